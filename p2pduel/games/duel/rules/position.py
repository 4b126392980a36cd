"""Positions as documents: the whole of a table, or only what differs from the set-up.

Whole: {"public": state, "private": {"red": {slot: face}, "blue": …, "sealed": …}}; any private part may
be missing, unknown cards are then dealt from what is left. Partial: no "zones"; see `docs/engine.md`.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD, recount
from p2pduel.games.duel.rules.engine import settle
from p2pduel.games.duel.rules.facts import COLOURS
from p2pduel.games.duel.rules.geometry import check_player
from p2pduel.games.duel.rules.soundness import check_shape, check_strict, open_faces, pool
from p2pduel.games.duel.rules.state import Placed, Player, State
from p2pduel.games.duel.rules.steps.setup import EVENTS_BELOW_YULE, starting_player
from p2pduel.games.duel.rules.steps.turn import turn_steps
from p2pduel.games.duel.rules.tokens import home_back, split_token
from p2pduel.games.duel.rules.variants import VARIANTS, Variant, event_pool, half_moon_events
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.position import Position
from p2pduel.kernel.ruleset import Shuffle
from p2pduel.kernel.slots import mint

__all__ = ["build_position"]

BEGINNINGS = ("preroll", "action", "draw", "exchange")
FIELDS = {
    "variant", "active", "starter", "phase", "turn", "ply", "production", "symbol", "roads", "settlements",
    "cities", "faceup", "discards", "discard", "players", "red", "blue", "hands", "stacks", "sizes", "dice",
}  # fmt: skip


Built = Position[State]


def build_position(position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool) -> Built:
    """The position a document says; IllegalMove if it says none."""
    try:
        public = position.get("public", position)
        whole = "zones" in public
        built = _whole(position, shuffle) if whole else _partial(public, shuffle)
        check_shape(built.state, built.truth)
        for seat in (0, 1):
            check_player(built.state.players[seat], COLOURS[seat], corners=not whole)
        if strict:
            check_strict(built.state, built.truth, complete=not whole)
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


# -- whole documents -----------------------------------------------------------------------------


def _whole(position: Mapping[str, Any], shuffle: Shuffle) -> Built:
    state = State.from_json(position["public"])
    if state.variant not in VARIANTS:
        raise IllegalMove(DuelCode.POSITION_VARIANT, "", variant=state.variant)
    recount(state)
    state.outcomes.clear()
    lying = [slot for slots in state.zones.values() for slot in slots]
    if sorted(lying) != sorted(state.backs):
        raise IllegalMove(Code.POSITION_SLOTS, "", why="zones")
    private = position.get("private") or {}
    tables = [
        {int(slot): face for slot, face in (private.get(name) or {}).items() if int(slot) in state.backs}
        for name in ("red", "blue", "sealed")
    ]
    truth = {**state.faces, **tables[0], **tables[1], **tables[2]}
    for table in (*tables, state.faces):
        for slot, face in table.items():
            if truth[slot] != face:
                raise IllegalMove(
                    Code.POSITION_FACES, "", why="both", slot=slot, card=face, other=truth[slot]
                )
    _deal_unknown(state, truth, shuffle)
    for seat in (0, 1):
        for zone in (f"hand{seat}", *_looked_at(state, seat)):
            tables[seat].update((slot, truth[slot]) for slot in state.zones.get(zone, ()))
        tables[seat].update(state.faces)
    return Position(state, truth, tables[:2])


def _looked_at(state: State, seat: int) -> list[str]:
    """The zones whose cards a seat must have before its eyes to answer the question on top."""
    name, *rest = state.agenda[-1]
    if rest[:1] != [seat]:
        return []
    if name in ("take_card", "put_away"):
        return [rest[1]]
    return {"survey": ["regions"], "rob": [f"hand{1 - seat}"]}.get(name, [])


def _next(rest: list[str], back: str) -> str:
    """One of the cards that are left."""
    if not rest:
        raise IllegalMove(Code.POSITION_CARDS, "D-1.1", back=back)
    return rest.pop()


def _deal_unknown(state: State, truth: dict[int, str], shuffle: Shuffle) -> None:
    """Slots of which the document says nothing get what is left of their back."""
    unknown = [slot for slots in state.zones.values() for slot in slots if slot not in truth]
    for back in dict.fromkeys(state.backs[slot] for slot in unknown):
        rest = _left(state, back, [truth[slot] for slot in truth if state.backs[slot] == back])
        shuffle(rest)
        for slot in unknown:
            if state.backs[slot] == back:
                truth[slot] = _next(rest, back)


def _left(state: State, back: str, used: list[str]) -> list[str]:
    """The cards of a back that are nowhere else; cards the box does not have are not missed."""
    rest = Counter(pool(VARIANTS[state.variant], back))
    rest.subtract(open_faces(state, back) + used)
    return sorted(rest.elements())


# -- partial documents ---------------------------------------------------------------------------


def _seat(value: Any) -> int:
    return COLOURS.index(value) if value in COLOURS else int(value)


def _card(word: Any, seat: int, variant: Variant) -> tuple[str, str]:
    """A card in a document: "abbey", "storehouse/gold" or ["storehouse", "gold"]."""
    if not isinstance(word, str):
        face, back = word[0], word[1]
        CARD[face]
        return face, back
    face, explicit = split_token(word)
    return face, explicit or (f"deck{seat}" if variant.own_decks else home_back(face))


def _partial(public: Mapping[str, Any], shuffle: Shuffle) -> Built:
    unknown = set(public) - FIELDS
    if unknown:
        raise IllegalMove(Code.POSITION_FIELD, "", fields=sorted(unknown))
    state = State(public.get("variant", "intro"))
    if state.variant not in VARIANTS:
        raise IllegalMove(DuelCode.POSITION_VARIANT, "", variant=state.variant)
    variant = VARIANTS[state.variant]
    players = public.get("players") or [public.get(colour) for colour in COLOURS]
    state.players = [_player(players[seat] or {}, seat, variant) for seat in (0, 1)]
    _open_part(state, public, variant)
    dealt = _Dealing(state, public, shuffle)
    return dealt.position()


def _player(data: Mapping[str, Any], seat: int, variant: Variant) -> Player:
    """A principality: the set-up, changed by what the document mentions."""
    player = starting_player(seat, int(variant.own_decks))
    for col, what in data.get("centre", {}).items():
        player.centre[int(col)] = what
    for place, face in data.get("regions", {}).items():
        player.regions[place] = face
        player.stored.setdefault(place, 0)
    for site, cards in data.get("sites", {}).items():
        standing = []
        for word in cards:
            covered = _card(word[2], seat, variant) if not isinstance(word, str) and len(word) > 2 else None
            standing.append(Placed(*_card(word, seat, variant), covered))
            if site[1:2] in ("T", "B"):
                player.stored.setdefault(site, 0)
        player.sites[site] = tuple(sorted(standing, key=lambda card: (card.face, card.back)))
    player.stored.update(data.get("stored", {}))
    player.used = dict(data.get("used", {}))
    player.arrange()
    return player


def _open_part(state: State, public: Mapping[str, Any], variant: Variant) -> None:
    """Everything that lies openly beside the principalities, and whose turn it is."""
    for name, full, given in (("road", 7, 2), ("settlement", 5, 4), ("city", 7, 0)):
        built = sum(what == name for player in state.players for what in player.centre.values())
        built += sum(what == "city" for p in state.players for what in p.centre.values()) * (
            name == "settlement"
        )
        field = {"road": "roads", "settlement": "settlements", "city": "cities"}[name]
        setattr(state, field, int(public.get(field, max(0, full - (built - given)))))
    standing = sum(
        card.face == variant.face_up for p in state.players for cs in p.sites.values() for card in cs
    )
    faceup = public.get("faceup", [variant.face_up] * (2 - standing) if variant.face_up else [])
    state.faceup = [_card(word, 0, variant) for word in faceup]
    piles = public.get("discards") or [public.get("discard", [])]
    state.discards = [[_card(word, seat, variant) for word in pile] for seat, pile in enumerate(piles)]
    while len(state.discards) < 1 + variant.own_decks:
        state.discards.append([])
    state.active = _seat(public.get("active", 0))
    state.starter = _seat(public.get("starter", state.active))
    state.turn = int(public.get("turn", 1))
    state.ply = state.barrier = state.opened = int(public.get("ply", 0))
    state.phase = public.get("phase", "action")
    if state.phase not in BEGINNINGS:
        raise IllegalMove(DuelCode.POSITION_PHASE, "D-5.2", why="begin", phases=list(BEGINNINGS))
    before = state.phase == "preroll"
    state.production = int(public.get("production", 0 if before else 1))
    state.symbol = str(public.get("symbol", "" if before else "celebration"))
    state.agenda = list(reversed(turn_steps(state.active, state.phase)))


class _Dealing:
    """Hands and stacks of a partial document: what it names first, then what is left."""

    def __init__(self, state: State, public: Mapping[str, Any], shuffle: Shuffle) -> None:
        self.state = state
        self.variant = VARIANTS[state.variant]
        self.shuffle = shuffle
        self.hands = public.get("hands", {})
        self.tops: Mapping[str, list[str]] = public.get("stacks", {})
        self.sizes: Mapping[str, int] = public.get("sizes", {})
        self.truth: dict[int, str] = {}
        self.known: list[dict[int, str]] = [{}, {}]
        zones = ["hand0", "hand1", "regions", "events", *(stack.zone for stack in self.variant.stacks)]
        state.zones = {zone: [] for zone in zones}
        unknown = (set(self.tops) | set(self.sizes)) - set(zones[2:])
        if unknown:
            raise IllegalMove(DuelCode.POSITION_STACK, "", stacks=sorted(unknown))

    def put(self, zone: str, face: str, back: str) -> None:
        """One more card at the bottom of a zone."""
        CARD[face]
        slot = mint(self.state, back)
        self.state.zones[zone].append(slot)
        self.truth[slot] = face

    def position(self) -> Built:
        """Deal everything."""
        named: dict[str, list[str]] = {}
        hands: list[list[tuple[str, str]] | None] = []
        for seat, colour in enumerate(COLOURS):
            words = self.hands.get(colour)
            hands.append(None if words is None else [_card(word, seat, self.variant) for word in words])
            for face, back in hands[seat] or ():
                named.setdefault(back, []).append(face)
        for stack in self.variant.stacks:
            named.setdefault(stack.back, []).extend(self.tops.get(stack.zone, ()))
        for seat in (0, 1):
            for face, back in hands[seat] or ():
                self.put(f"hand{seat}", face, back)
        for back in dict.fromkeys(stack.back for stack in self.variant.stacks):
            self._stacks(back, named.get(back, []), hands)
        self._simple("regions", "region")
        self._events()
        for seat in (0, 1):
            for slot in self.state.zones[f"hand{seat}"]:
                self.known[seat][slot] = self.truth[slot]
        return Position(self.state, self.truth, self.known)

    def _rest(self, back: str, named: list[str]) -> list[str]:
        rest = _left(self.state, back, named)
        self.shuffle(rest)
        return rest

    def _stacks(self, back: str, named: list[str], hands: list[list[tuple[str, str]] | None]) -> None:
        """The draw stacks of one back: named tops, given sizes, the others share the rest evenly."""
        rest = self._rest(back, named)
        stacks = [stack for stack in self.variant.stacks if stack.back == back]
        for seat in (0, 1):
            own = f"deck{seat}" if self.variant.own_decks else "basic"
            if hands[seat] is None and back == own:
                for _ in range(3):
                    self.put(f"hand{seat}", _next(rest, back), back)
        piles = {stack.zone: list(self.tops.get(stack.zone, ())) for stack in stacks}
        sized = [stack for stack in stacks if stack.zone in self.sizes]
        for stack in sized:
            while len(piles[stack.zone]) < self.sizes[stack.zone]:
                piles[stack.zone].append(_next(rest, back))
        free = [stack.zone for stack in stacks if stack.zone not in self.sizes]
        total = sum(stack.size for stack in stacks if stack.zone in free)
        while free and rest and sum(len(piles[zone]) for zone in free) < total:
            smallest = min(free, key=lambda zone: (len(piles[zone]), zone))
            piles[smallest].append(rest.pop())
        for stack in stacks:
            for face in piles[stack.zone]:
                self.put(stack.zone, face, back)

    def _simple(self, zone: str, back: str) -> None:
        top = list(self.tops.get(zone, ()))
        rest = self._rest(back, top)
        size = self.sizes.get(zone, len(top) + len(rest))
        for face in (top + rest)[:size]:
            self.put(zone, face, back)

    def _events(self) -> None:
        """Named events on top; Yule is the fourth from the bottom unless it is named (D-2.5)."""
        top = list(self.tops.get("events", ()))
        rest = self._rest("event", top)
        size = len(event_pool(self.variant)) + self.variant.random_events + 1
        if self.variant.own_decks:
            rest += [face for face in half_moon_events() if face not in rest][:8]
            size = 13
        yule = "yule" not in top
        rest = [face for face in rest if face != "yule"][: size - len(top) - yule]
        order = top + rest
        if yule:
            order.insert(max(len(top), len(order) - EVENTS_BELOW_YULE), "yule")
        for face in order:
            self.put("events", face, "event")
