"""Positions as documents: the whole of a table, or only what differs from the set-up.

Whole: {"public": state, "private": {"red": {slot: face}, "blue": …, "sealed": …}}; any private part may
be missing, unknown cards are then dealt from what is left. Partial: no "zones"; see `docs/engine.md`.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.engine import settle
from p2pduel.games.classic.rules.facts.faces import CARD, region_stack_faces
from p2pduel.games.classic.rules.facts.model import COLOURS, SETS
from p2pduel.games.classic.rules.facts.numbers import SUPPLY
from p2pduel.games.classic.rules.points import recount, set_site
from p2pduel.games.classic.rules.soundness import check_player, check_shape, check_strict, open_faces, pool
from p2pduel.games.classic.rules.state import Placed, Player, State
from p2pduel.games.classic.rules.steps.setup import starting_player
from p2pduel.games.classic.rules.steps.turn import turn_steps
from p2pduel.games.classic.rules.variants import VARIANTS, Sets
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.position import Position, load_private
from p2pduel.kernel.ruleset import Shuffle
from p2pduel.kernel.slots import mint

__all__ = ["build_position"]

BEGINNINGS = ("preroll", "action", "hand")
FIELDS = {
    "variant", "sets", "active", "starter", "phase", "turn", "ply", "production", "rolled", "symbol",
    "unlocked", "roads", "settlements", "cities", "citadels", "row", "discards", "discard", "bans",
    "open_tops", "players", "red", "blue", "hands", "stacks", "sizes", "dice",
}  # fmt: skip

Built = Position[State]


def build_position(position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool) -> Built:
    """The position a document says; IllegalMove if it says none."""
    try:
        public = position.get("public", position)
        whole = "zones" in public
        built = _whole(position, shuffle) if whole else _partial(public, shuffle)
        check_shape(built.state, built.truth)
        for player in built.state.players:
            check_player(player, corners=not whole)
        if strict:
            check_strict(built.state, built.truth)
        if not whole:
            recount(built.state)
            built.state.outcomes.clear()
        settle(built.state)
    except IllegalMove:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise IllegalMove(
            Code.POSITION_FORM, "", why="unreadable", error=f"{type(error).__name__}: {error}"
        ) from None
    return built


def _check_variant(name: Any) -> str:
    if name not in VARIANTS:
        raise IllegalMove(ClassicCode.POSITION_VARIANT, "", variant=name)
    return str(name)


def _sets(variant: str, said: Any) -> Sets | None:
    """The sets of a document; IllegalMove if there is one that is none."""
    if said is None:
        return None
    sets = tuple(tuple(own) for own in said)
    known = all(name in SETS and own.count(name) == 1 for own in sets for name in own)
    if not known or len(sets) != len(VARIANTS[variant].sets) or any("base" not in own for own in sets):
        raise IllegalMove(ClassicCode.POSITION_SETS, "C-30.1", variant=variant, sets=said)
    return sets


# -- whole documents -----------------------------------------------------------------------------


def _whole(position: Mapping[str, Any], shuffle: Shuffle) -> Built:
    public = position["public"]
    _sets(_check_variant(public["variant"]), public["sets"])
    state = State.from_json(public)
    recount(state)
    state.outcomes.clear()
    private = {name: part for name, part in (position.get("private") or {}).items() if part}
    built = load_private(state, private, COLOURS, lambda back: _left(state, back, []), shuffle)
    for seat in (0, 1):
        for zone in _looked_at(state, seat):
            built.known[seat].update((slot, built.truth[slot]) for slot in state.zones.get(zone, ()))
    return built


def _looked_at(state: State, seat: int) -> list[str]:
    """The zones whose cards a seat must have before its eyes to answer the question on top."""
    name, *rest = state.agenda[-1]
    if rest[:1] != [seat]:
        return []
    if name in ("take_card", "put_away", "put_under"):
        return [rest[1]]
    if name == "sort_cards":
        return [rest[1]]
    return {
        "survey": ["regions"],
        "new_land": ["regions"],
        "banish": ["events"],
        "rob": [f"hand{1 - seat}"],
        "keep": [f"{seat}:drawn"],
    }.get(name, [])


def _left(state: State, back: str, used: list[str]) -> list[str]:
    """The cards of a back that are nowhere else; cards the game does not have are not missed."""
    rest = Counter(pool(state, back))
    rest.subtract(open_faces(state, back) + used)
    return sorted(rest.elements())


# -- partial documents ---------------------------------------------------------------------------


def _seat(value: Any) -> int:
    return COLOURS.index(value) if value in COLOURS else int(value)


def _partial(public: Mapping[str, Any], shuffle: Shuffle) -> Built:
    unknown = set(public) - FIELDS
    if unknown:
        raise IllegalMove(Code.POSITION_FIELD, "", why="fields", names=sorted(unknown))
    variant = _check_variant(public.get("variant", "base"))
    state = State(variant, _sets(variant, public.get("sets")))
    players = public.get("players") or [public.get(colour) for colour in COLOURS]
    state.players = [_player(players[seat] or {}, seat) for seat in (0, 1)]
    _open_part(state, public)
    return _Dealing(state, public, shuffle).position()


def _player(data: Mapping[str, Any], seat: int) -> Player:
    """A principality: the set-up, changed by what the document mentions."""
    player = starting_player(seat)
    for col, what in data.get("centre", {}).items():
        player.centre[int(col)] = what
    for place, face in data.get("regions", {}).items():
        player.regions[place] = face
        player.stored.setdefault(place, 0)
    for site, cards in data.get("sites", {}).items():
        set_site(player, site, [_card(word, seat) for word in cards])
        if site[1:2] in ("T", "B") and player.sites[site][0].face == "colonial_base":
            player.stored.setdefault(site, 0)
    player.stored.update(data.get("stored", {}))
    player.used = dict(data.get("used", {}))
    player.arrange()
    return player


def _card(word: Any, host: int) -> Placed:
    """A standing card of a document: its face, or a list of face, amount, note and marks."""
    face, amount, note, marks = (
        (word, None, "", ()) if isinstance(word, str) else (*word, *(None, "", ())[len(word) - 1 :])
    )
    card = CARD[face]
    usual = card.magic[0] if card.magic else 0
    owner = 1 - host if card.foreign else host
    return Placed(face, owner, usual if amount is None else amount, note, tuple(sorted(marks)))


def _open_part(state: State, public: Mapping[str, Any]) -> None:
    """Everything that lies openly beside the principalities, and whose turn it is."""
    lying = [what for player in state.players for what in player.centre.values()]
    built = {what: lying.count(what) for what in ("road", "settlement", "city", "metropolis", "citadel")}
    cities = built["city"] + built["metropolis"]
    spent = {
        "road": built["road"] - 2,
        "settlement": built["settlement"] + cities + built["citadel"] - 4,
        "city": cities,
    }
    for name, field in (("road", "roads"), ("settlement", "settlements"), ("city", "cities")):
        setattr(state, field, int(public.get(field, max(0, SUPPLY[name] - spent[name]))))
    if state.citadels:
        usual = [max(0, state.citadels[0] - built["citadel"]), *state.citadels[1:]]
        state.citadels = [int(left) for left in public.get("citadels", usual)]
    standing = [spot.card.face for player in state.players for spot in (*player.own, *player.foreign)]
    row = Counter(state.layout.row)
    row.subtract(face for face in standing if face in row)
    state.row = list(public.get("row", sorted((+row).elements())))
    piles = public.get("discards") or [public.get("discard", [])]
    state.discards = [list(heap) for heap in piles]
    while len(state.discards) < 1 + state.layout.own_decks:
        state.discards.append([])
    state.bans = [(str(name), _seat(seat)) for name, seat in public.get("bans", ())]
    state.open_tops = list(public.get("open_tops", ()))
    state.active = _seat(public.get("active", 0))
    state.starter = _seat(public.get("starter", state.active))
    state.turn = int(public.get("turn", 5))
    state.ply = state.barrier = state.opened = int(public.get("ply", 0))
    state.unlocked = int(public.get("unlocked", 1))
    state.phase = public.get("phase", "action")
    if state.phase not in BEGINNINGS:
        raise IllegalMove(ClassicCode.POSITION_PHASE, "C-4.1", why="begin", phases=list(BEGINNINGS))
    before = state.phase == "preroll"
    state.production = int(public.get("production", 0 if before else 1))
    state.rolled = int(public.get("rolled", state.production))
    state.symbol = str(public.get("symbol", "" if before else "sun"))
    state.agenda = list(reversed(turn_steps(state.active, state.phase)))


class _Dealing:
    """Hands and stacks of a partial document: what it names first, then what is left."""

    def __init__(self, state: State, public: Mapping[str, Any], shuffle: Shuffle) -> None:
        self.state, self.shuffle = state, shuffle
        self.hands: Mapping[str, list[str]] = public.get("hands", {})
        self.tops: Mapping[str, list[str]] = public.get("stacks", {})
        self.sizes: Mapping[str, int] = public.get("sizes", {})
        self.truth: dict[int, str] = {}
        self.known: list[dict[int, str]] = [{}, {}]
        stacks = [stack.zone for stack in state.layout.stacks]
        state.zones = {zone: [] for zone in ("hand0", "hand1", "regions", "events", *stacks)}
        odd = (set(self.tops) | set(self.sizes)) - set(state.zones)
        if odd:
            raise IllegalMove(Code.POSITION_FIELD, "", why="stacks", names=sorted(odd))

    def put(self, zone: str, face: str, back: str) -> None:
        """A card lies at the bottom of a zone."""
        slot = mint(self.state, back)
        self.state.zones[zone].append(slot)
        self.truth[slot] = face

    def position(self) -> Built:
        """Deal everything."""
        state = self.state
        hands = [list(self.hands.get(colour, ())) for colour in COLOURS]
        for seat in (0, 1):
            for face in hands[seat]:
                self.put(f"hand{seat}", face, "draw")
        self._stacks([face for hand in hands for face in hand])
        for zone, back in (("regions", "region"), ("events", "event")):
            self._simple(zone, back)
        for seat in (0, 1):
            for slot in state.zones[f"hand{seat}"]:
                self.known[seat][slot] = self.truth[slot]
        return Position(state, self.truth, self.known)

    def _rest(self, back: str, named: list[str]) -> list[str]:
        rest = _left(self.state, back, named)
        if back == "region":  # a starting region is in the stack only where the document says so
            rest = [face for face in rest if face in region_stack_faces()]
        self.shuffle(rest)
        return rest

    def _stacks(self, held: list[str]) -> None:
        """The stacks: named tops, given sizes, the others share the rest evenly."""
        stacks = [stack.zone for stack in self.state.layout.stacks]
        tops = {zone: list(self.tops.get(zone, ())) for zone in stacks}
        rest = self._rest("draw", [*held, *(face for top in tops.values() for face in top)])
        rest = [face for face in rest if face not in self.state.layout.row]
        for stack in self.state.layout.stacks:
            size = self.sizes.get(stack.zone, stack.size)
            while len(tops[stack.zone]) < size and rest:
                tops[stack.zone].append(rest.pop())
            for face in tops[stack.zone]:
                self.put(stack.zone, face, "draw")

    def _simple(self, zone: str, back: str) -> None:
        top = list(self.tops.get(zone, ()))
        rest = self._rest(back, top)
        usual = 13 if back == "event" and self.state.layout.own_decks else len(top) + len(rest)
        for face in (top + rest)[: self.sizes.get(zone, usual)]:
            self.put(zone, face, back)
