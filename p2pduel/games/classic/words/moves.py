"""Moves in words, for menus: what would happen if I chose this?"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from p2pduel.games.classic.rules.core import find
from p2pduel.games.classic.rules.engine import ENGINE
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.facts.numbers import BAN_PRICE
from p2pduel.games.classic.rules.state import Player, State, Step
from p2pduel.games.classic.words import choices as say
from p2pduel.games.classic.words import spots
from p2pduel.games.classic.words.places import seen_by, spot_at, standing_at, town_at, zone_at
from p2pduel.games.classic.words.things import Spot, Standing, Zone
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.principality.board import touches
from p2pduel.principality.resources import RESOURCES, resource_named

__all__ = ["VERBS", "describe"]


class _Scene:
    """What a move is said about: the state, who decides, and which question is open."""

    def __init__(self, state: State, *, near: bool) -> None:
        """Near: a card to build is said with the regions it would touch."""
        asked = ENGINE.due(state)
        self.state = state
        self.near = near
        self.kind = asked.kind if isinstance(asked, Decision) else ""
        self.seat = asked.seat if isinstance(asked, Decision) else 0
        self.step: Step = state.agenda[-1] if state.agenda else ()

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    def thing(self, word: str, owner: int | None = None) -> Standing | str:
        """A standing card or a region of the deciding seat, or of another owner."""
        seat = self.seat if owner is None else owner
        return standing_at(self.state, seat, word, seen_by(self.seat))

    def things(self, words: Sequence[str]) -> list[tuple[int, Standing | str]]:
        """How many for each place: regions, or cards that hold something."""
        return [(number, self._holder(word)) for word, number in Counter(words).items()]

    def _holder(self, place: str) -> Standing | str:
        if place[:2] in ("TT", "BB"):
            return Standing("colonial_base", spot_at(self.me, place))
        return self.thing(place)

    def spot(self, site: str, face: str = "") -> Spot:
        """A site in the own principality, or where a foreign card would stand."""
        foreign = bool(face) and CARD[face].foreign
        host = 1 - self.seat if foreign else self.seat
        whose = seen_by(self.seat)[host] if foreign else None
        return spot_at(self.state.players[host], site, whose)

    def zone(self, zone: str) -> Zone:
        return zone_at(self.state, zone, seen_by(self.seat))


_Words = list[str]
_Describe = Callable[[_Scene, _Words, str | None], str]


# -- building and playing ------------------------------------------------------------------------


def _build(scene: _Scene, words: _Words, _: str | None) -> str:
    face, at = words[0], words[1]
    cost = CARD[face].cost
    if face in ("city", "citadel", "metropolis"):
        place = town_at(scene.me, int(at))
        assert place is not None  # it is built over another centre card
        return say.build_on(face, place, cost)
    if face in ("road", "settlement"):
        return say.build_end(face, spots.end(int(at) < 0), words[3] if len(words) > 3 else "", cost)
    return say.build(face, scene.spot(at, face), _near(scene, face, at), cost)


def _near(scene: _Scene, face: str, site: str) -> list[str]:
    """The regions a card at a site would touch, if they are wanted and do not follow from the site."""
    if not scene.near or site[0] == "R" or site[1] in "TB":
        return []
    regions = scene.state.players[1 - scene.seat if CARD[face].foreign else scene.seat].regions
    return [regions[place] for place in touches(site) if place in regions]


def _cast(scene: _Scene, words: _Words, _: str | None) -> str:
    thing = scene.thing(words[0])
    return say.cast(thing, CARD[words[0].partition("@")[0].partition("~")[0]].cast)


def _use(scene: _Scene, words: _Words, _: str | None) -> str:
    thing, spot = scene.thing(words[0]), find(scene.state, scene.seat, words[0])
    if spot is None:
        return say.use(thing, {})
    card = CARD[spot.card.face]
    if card.kind == "wizard":
        return say.conjure(thing, LAND[scene.state.players[spot.host].regions[spot.site[1:]]][0])
    if card.store and spot.card.amount:
        return say.empty_store(thing, spot.card.amount, resource_named(spot.card.note))
    return say.use(thing, card.use)


def _redeem(scene: _Scene, words: _Words, _: str | None) -> str:
    return say.redeem(scene.thing(words[0]), CARD[words[0].partition("@")[0].partition("~")[0]].cost)


# -- resources -----------------------------------------------------------------------------------


def _trade(scene: _Scene, words: _Words, _: str | None) -> str:
    given, _at, place = words[1].partition("@")
    source = scene.me.regions.get(place, "") if place else ""
    return say.trade(int(words[0]), resource_named(given), source, resource_named(words[2]))


def _store(scene: _Scene, words: _Words, _: str | None) -> str:
    stores = scene.things([word for word in words if word != "none"])
    return say.put(stores) if stores else say.LET_GO


def _take(scene: _Scene, words: _Words, secret: str | None) -> str:
    if words[0] not in RESOURCES:
        return say.take_card(secret or "", scene.zone(words[0]))
    region = scene.me.regions[words[1]] if len(words) > 1 else ""
    return say.take(resource_named(words[0]), region)


# -- naming --------------------------------------------------------------------------------------

_THEIRS: Final = frozenset({"bribed", "lay_on", "raided", "duel", "steal", "blow", "dispute_won"})
"""What follows from naming something of the other player."""


def _card(scene: _Scene, word: str, following: Step) -> str:
    if following[0] == "leave_for":
        return say.name(scene.thing(word, following[2]))
    return say.name(scene.thing(word, 1 - scene.seat if following[0] in _THEIRS else None))


def _zone(scene: _Scene, word: str, _following: Step) -> str:
    return say.name_zone(scene.zone(word))


def _site(scene: _Scene, word: str, _following: Step) -> str:
    return say.name_site(scene.spot(word))


def _kind(_scene: _Scene, word: str, _following: Step) -> str:
    return say.name_kind(resource_named(word))


def _amount(_scene: _Scene, word: str, _following: Step) -> str:
    kind, number = word.split()
    return say.name_amount(int(number), resource_named(kind))


def _town(scene: _Scene, word: str, _following: Step) -> str:
    place = town_at(scene.me, int(word))
    assert place is not None  # only settlements are offered
    return say.name_town(place)


_NAMES: Final[dict[str, Callable[[_Scene, str, Step], str]]] = {
    "set_production": lambda _, word, _following: say.set_die(int(word)),
    "set_symbol": lambda _, word, _following: say.set_face(word),
    "bury_fate": lambda _, word, _following: say.fates(int(word)),
    "turn_brewery": lambda _, word, _following: say.turn_to(word),
    "copy_title": lambda _, word, _following: say.copy(word),
    "work": lambda _, word, _following: say.WORK[word],
    "fetched": lambda _, word, _following: say.fetch(word),
    "materialize": _town,
    **dict.fromkeys(("monopoly", "fill_store"), _amount),
    **dict.fromkeys(("juggler_moves", "rides_to", "changes_sides", "stolen"), _site),
    **dict.fromkeys(("spread", "swap_pair", "bazaar", "voyage_home"), _kind),
    **dict.fromkeys(
        (
            "archive",
            "council_draws",
            "chancellor",
            "eye",
            "draw_named",
            "impact",
            "banned",
            "inspired",
            "divine",
        ),
        _zone,
    ),
}
"""What follows from naming -> how the word is said; of all others it is a card or a region."""


def _name(scene: _Scene, words: _Words, _: str | None) -> str:
    following: Step = scene.step[6] if scene.step[0] == "name_several" else scene.step[4]
    return _NAMES.get(following[0], _card)(scene, " ".join(words), following)


# -- cards of hands and stacks -------------------------------------------------------------------


def _pick(_scene: _Scene, words: _Words, secret: str | None) -> str:
    return say.pick(len(words), (secret or "").split())


def _arrange(scene: _Scene, words: _Words, secret: str | None) -> str:
    """The order by the places the cards had, from 1 at the top: their faces are no part of the move."""
    return say.arrange([int(at) + 1 for at in (secret or "").split()], scene.zone(words[0]))


VERBS: Final[dict[str, _Describe]] = {
    "roll": lambda *_: say.ROLL,
    "end": lambda *_: say.END,
    "keep": lambda *_: say.KEEP,
    "offer": lambda *_: say.OFFER,
    "accept": lambda *_: say.ACCEPT,
    "decline": lambda *_: say.DECLINE,
    "raise": lambda *_: say.RAISE,
    "plunder": lambda *_: say.PLUNDER,
    "defend": lambda *_: say.DEFEND,
    "pass": lambda scene, *_: say.PASSES.get(scene.kind, say.PASS),
    "done": lambda scene, *_: say.DONE.get(scene.kind, say.DONE_ELSE),
    "build": _build,
    "play": lambda _, words, _secret: say.play(words[0], CARD[words[0]].cost),
    "cast": _cast,
    "use": _use,
    "sell": lambda _, words, _secret: say.sell(words[0]),
    "demolish": lambda scene, words, _: say.demolish(scene.thing(words[0])),
    "redeem": _redeem,
    "lift": lambda scene, words, _: say.lift(scene.zone(words[0]), {"gold": BAN_PRICE}),
    "trade": _trade,
    "pay": lambda scene, words, _: say.pay(scene.things(words)),
    "lose": lambda scene, words, _: say.lose(scene.things(words)),
    "store": _store,
    "take": _take,
    "demand": lambda _, words, _secret: say.demand(resource_named(words[0])),
    "give": lambda _, words, _secret: say.give(resource_named(words[0])),
    "want": lambda _, words, _secret: say.want(resource_named(words[0])),
    "spare": lambda _, words, _secret: say.spare(resource_named(words[0])),
    "name": _name,
    "fetch": lambda _, words, _secret: say.fetch(words[0]),
    "discard": lambda _, words, _secret: say.discard(words[0]),
    "pick": _pick,
    "arrange": _arrange,
    "draw": lambda scene, words, _: say.draw(scene.zone(words[0])),
    "search": lambda scene, words, _: say.search(scene.zone(words[0])),
    "form": lambda scene, words, _: say.form(scene.zone(words[0])),
    "under": lambda scene, words, _: say.under(scene.zone(words[0])),
    "bury": lambda scene, words, secret: say.bury(secret or "", scene.zone(words[0])),
    "swap": lambda scene, words, _: say.swap([scene.me.regions[word] for word in words]),
    "lay": lambda _, words, _secret: say.lay(words[0], words[1].startswith("T")),
}
"""The first word of a move's text to its description."""


_LATER: Final = re.compile(r"#(\d+)")
"""The number of a standing card that is not the first of its name on one side."""


def describe(move: Move, state: State, *, near: bool = False) -> str:
    """A legal move of the deciding seat in words: "Build an Abbey above the left settlement (…)".

    Near: a card to build is said with the regions it would touch.
    """
    verb, *words = move.text.split()
    said = VERBS[verb](_Scene(state, near=near), words, move.secret)
    later = _LATER.findall(move.text)
    return f"{said} ({', '.join(later)})" if later else said
