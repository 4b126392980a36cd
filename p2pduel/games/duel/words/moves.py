"""Moves in words, for menus: what would happen if I chose this?"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from p2pduel.catalogue.grammar import Who
from p2pduel.games.duel.rules.board import touches
from p2pduel.games.duel.rules.engine import due
from p2pduel.games.duel.rules.facts import RESOURCES, card_of, resource_named
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.tokens import split_token
from p2pduel.games.duel.words import choices as say
from p2pduel.games.duel.words import spots
from p2pduel.games.duel.words.places import spot_at, town_at, zone_at
from p2pduel.games.duel.words.things import OPPONENT, Held, Standing, Zone
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision

__all__ = ["VERBS", "describe"]


class _Scene:
    """What a move is said about: the state, who decides, and which question is open."""

    def __init__(self, state: State, *, near: bool) -> None:
        """Near: a card to build is said with the regions it would touch."""
        asked = due(state)
        self.state = state
        self.near = near
        self.kind = asked.kind if isinstance(asked, Decision) else ""
        self.seat = asked.seat if isinstance(asked, Decision) else 0

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    @property
    def other(self) -> Player:
        return self.state.players[1 - self.seat]

    def store(self, place: str) -> str:
        """What stores resources at a place: a region, or the Gold Cache beyond it."""
        return "gold_cache" if place[:2] in ("TT", "BB") else self.me.regions.get(place, place)

    def stores(self, places: Sequence[str]) -> list[tuple[int, str]]:
        """How many for each place."""
        return [(number, self.store(place)) for place, number in Counter(places).items()]

    def zone(self, zone: str) -> Zone:
        owners = [Who("", you=True) if seat == self.seat else OPPONENT for seat in (0, 1)]
        return zone_at(self.state, zone, owners)


def _held(token: str) -> Held:
    face, back = split_token(token)
    return Held(face, back or "")


def _thing(player: Player, word: str) -> Standing | str:
    """A standing card or a region that a move refers to."""
    token, _, site = word.partition("@")
    if not site:
        return player.regions.get(token, token)
    return Standing(*_held(token), spot_at(player, site))


_Words = list[str]
_Describe = Callable[[_Scene, _Words, str | None], str]


def _build(scene: _Scene, words: _Words, _: str | None) -> str:
    card, at = _held(words[0]), words[1]
    cost = card_of(card.face).cost
    if card.face == "city":
        place = town_at(scene.me, int(at))
        assert place is not None  # a city is built over a settlement
        return say.build_city(place, cost)
    if card.face in ("road", "settlement"):
        helper = _held(words[3]) if len(words) > 3 else None
        return say.build_end(card.face, spots.end(int(at) < 0), helper, cost)
    regions = scene.me.regions
    near = (
        [regions[place] for place in touches(at) if place in regions]
        if scene.near and at[1] not in "TB"
        else []
    )
    return say.build(card, spot_at(scene.me, at), near, cost)


_PLAYS: Final[dict[str, Callable[[_Scene, Held, _Words], str]]] = {
    "brigitta": lambda _, card, words: say.play_die(card, words[0]),
    "relocation": lambda scene, card, words: say.play_swap(card, [_thing(scene.me, word) for word in words]),
    "brigands": lambda scene, card, words: say.play_fill(card, scene.store(words[0])),
    "doctor": lambda scene, card, words: say.play_at(card, _thing(scene.me, words[0])),
}


def _play(scene: _Scene, words: _Words, _: str | None) -> str:
    card, target = _held(words[0]), words[1:]
    if target and card.face in _PLAYS:
        return _PLAYS[card.face](scene, card, target)
    return say.play(card, " ".join(target))


def _trade(scene: _Scene, words: _Words, _: str | None) -> str:
    given, _at, place = words[1].partition("@")
    source = scene.store(place) if place else ""
    return say.trade(int(words[0]), resource_named(given), source, resource_named(words[2]))


def _pay(scene: _Scene, words: _Words, _: str | None) -> str:
    return say.pay(scene.stores(words)) if words else say.PAY_GOLD


def _take(scene: _Scene, words: _Words, secret: str | None) -> str:
    if secret is not None or words[0] not in RESOURCES:
        return say.take_card(_held(secret) if secret is not None else None, scene.zone(words[0]))
    return say.take(resource_named(words[0]), scene.store(words[1]) if len(words) > 1 else "")


def _put(scene: _Scene, words: _Words, _: str | None) -> str:
    stores = scene.stores([word for word in words if word != "none"])
    return say.put(stores) if stores else say.LET_GO


def _bury(scene: _Scene, words: _Words, secret: str | None) -> str:
    return say.bury(_held(secret) if secret else None, scene.zone(words[0]))


def _swap(scene: _Scene, words: _Words, _: str | None) -> str:
    return say.swap([_thing(scene.me, word) for word in words])


def _pick(_scene: _Scene, words: _Words, secret: str | None) -> str:
    return say.take_cards(len(words), [_held(token) for token in (secret or "").split()])


VERBS: Final[dict[str, _Describe]] = {
    "roll": lambda *_: say.ROLL,
    "end": lambda *_: say.END,
    "pass": lambda scene, *_: say.PASSES.get(scene.kind, say.PASS),
    "done": lambda scene, *_: say.DONE.get(scene.kind, say.DONE_ELSE),
    "build": _build,
    "play": _play,
    "trade": _trade,
    "demolish": lambda scene, words, _: say.demolish(_thing(scene.me, words[0])),
    "lose": lambda scene, words, _: say.lose(_thing(scene.me, words[0])),
    "name": lambda scene, words, _: say.name(_thing(scene.other, words[0])),
    "pay": _pay,
    "give": lambda scene, words, _: say.give(resource_named(words[0]), scene.store(words[1])),
    "tithe": lambda _scene, words, _: say.tithe(resource_named(words[0])),
    "take": _take,
    "store": _put,
    "draw": lambda scene, words, _: say.draw(scene.zone(words[0])),
    "search": lambda scene, words, _: say.search(scene.zone(words[0])),
    "under": lambda scene, words, _: say.under(scene.zone(words[0])),
    "bury": _bury,
    "swap": _swap,
    "demand": lambda _scene, words, _: say.demand(resource_named(words[0])),
    "spare": lambda _scene, words, _: say.spare(resource_named(words[0])),
    "buy": lambda _scene, words, _: say.buy(resource_named(words[0])),
    "defend": lambda *_: say.DEFEND,
    "fetch": lambda _scene, words, _: say.fetch(_held(words[0])),
    "lay": lambda _scene, words, _: say.lay(words[0], words[1].startswith("T")),
    "pick": _pick,
}
"""The first word of a move's text to its description."""


def describe(move: Move, state: State, *, near: bool = False) -> str:
    """A legal move of the deciding seat in words: "Build an Abbey above the left settlement (…)".

    Near: a card to build is said with the regions it would touch.
    """
    verb, *words = move.text.split()
    return VERBS[verb](_Scene(state, near=near), words, move.secret)
