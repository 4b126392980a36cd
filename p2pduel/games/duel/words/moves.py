"""Moves in words, for menus: what would happen if I chose this?"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from p2pduel.catalogue.words import listed, upper
from p2pduel.games.duel.rules.engine import due
from p2pduel.games.duel.rules.facts import CARDS, RESOURCES, card_of
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.tokens import split_token
from p2pduel.games.duel.words.cards import a_name, card_name, the_name
from p2pduel.games.duel.words.nouns import SET_WORDS, amounts
from p2pduel.games.duel.words.places import centre_words, end_words, place_words, zone_words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision

__all__ = ["VERBS", "describe", "referred"]

_SEATS: Final = ("Red", "Blue")


class _Scene:
    """What a move is said about: the state, who decides, and which question is open."""

    def __init__(self, state: State) -> None:
        asked = due(state)
        self.state = state
        self.kind = asked.kind if isinstance(asked, Decision) else ""
        self.seat = asked.seat if isinstance(asked, Decision) else 0

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    @property
    def other(self) -> Player:
        return self.state.players[1 - self.seat]

    def place(self, place: str) -> str:
        return place_words(self.me, place)

    def zone(self, zone: str) -> str:
        words = zone_words(self.state, zone, _SEATS)
        words = words.replace(f"{_SEATS[self.seat]}'s", "your")
        return words.replace(f"{_SEATS[1 - self.seat]}'s", "your opponent's")


def _face(token: str) -> str:
    return split_token(token)[0]


def _back(token: str) -> str:
    """The back of a card, said only where it is not the usual one."""
    back = split_token(token)[1]
    return f" ({SET_WORDS[back]})" if back else ""


def _a(token: str) -> str:
    return a_name(_face(token)) + _back(token)


def _name(token: str) -> str:
    return card_name(_face(token)) + _back(token)


def referred(player: Player, word: str) -> str:
    """A standing card or a region a text refers to: "the Abbey above the left city", "Forest 2"."""
    token, _, site = word.partition("@")
    if not site:
        return place_words(player, token)
    article = "" if CARDS[card_of(_face(token)).id].named_unit else "the "
    return f"{article}{_name(token)} {place_words(player, site)}"


_Words = list[str]
_Describe = Callable[[_Scene, _Words, str | None], str]


def _build(scene: _Scene, words: _Words, _: str | None) -> str:
    face = _face(words[0])
    cost = card_of(face).cost
    price = f" ({amounts(cost)})" if cost else ""
    if face == "city":
        where = f"on {centre_words(scene.me, int(words[1]))}"
    elif face in ("road", "settlement"):
        where = end_words(int(words[1]))
    else:
        where = scene.place(words[1])
    helper = f" with {_a(words[3])}" if len(words) > 3 else ""
    return f"build {_a(words[0])} {where}{helper}{price}"


_PLAYS: Final[dict[str, Callable[[_Scene, _Words], str]]] = {
    "brigitta": lambda _, words: f": set the production die to {words[0]}",
    "relocation": lambda scene, words: f": swap {listed([referred(scene.me, word) for word in words])}",
    "brigands": lambda scene, words: f": fill {scene.place(words[0])}",
    "doctor": lambda scene, words: f": at {referred(scene.me, words[0])}",
}


def _play(scene: _Scene, words: _Words, _: str | None) -> str:
    face, target = _face(words[0]), words[1:]
    aim = _PLAYS[face](scene, target) if target and face in _PLAYS else " ".join(["", *target])
    return f"play {_name(words[0])}{aim}"


def _trade(scene: _Scene, words: _Words, _: str | None) -> str:
    given, _at, place = words[1].partition("@")
    source = f" from {scene.place(place)}" if place else ""
    return f"trade {words[0]} {given}{source} for 1 {words[2]}"


def _stores(scene: _Scene, words: _Words) -> str:
    counts = Counter(word for word in words if word != "none")
    return listed([f"{number} {_store(scene, place)}" for place, number in counts.items()])


def _store(scene: _Scene, place: str) -> str:
    return f"in {the_name('gold_cache')}" if place[:2] in ("TT", "BB") else f"on {scene.place(place)}"


def _source(scene: _Scene, place: str) -> str:
    return f"from {the_name('gold_cache')}" if place[:2] in ("TT", "BB") else f"from {scene.place(place)}"


def _pay(scene: _Scene, words: _Words, _: str | None) -> str:
    if not words:
        return "pay the gold"
    return f"pay {listed([f'{number} {_source(scene, place)}' for place, number in Counter(words).items()])}"


def _give(scene: _Scene, words: _Words, _: str | None) -> str:
    return f"give 1 {words[0]} {_source(scene, words[1])}"


def _take(scene: _Scene, words: _Words, secret: str | None) -> str:
    if secret is not None:
        return f"take {_name(secret)} from {scene.zone(words[0])}"
    if words[0] not in RESOURCES:
        return f"take a card from {scene.zone(words[0])}"
    if len(words) == 1:
        return f"take 1 {words[0]} (no room: it is lost)"
    return f"take 1 {words[0]}, {_store(scene, words[1])}"


def _put(scene: _Scene, words: _Words, _: str | None) -> str:
    where = _stores(scene, words)
    return f"put {where}" if where else "let it go: there is no room"


def _bury(scene: _Scene, words: _Words, secret: str | None) -> str:
    card = _name(secret) if secret else "a card"
    return f"put {card} under {scene.zone(words[0])}"


def _swap(scene: _Scene, words: _Words, _: str | None) -> str:
    return f"swap {listed([referred(scene.me, word) for word in words])}"


def _lay(_scene: _Scene, words: _Words, _: str | None) -> str:
    return f"lay {card_name(words[0])} {'above' if words[1].startswith('T') else 'below'}"


def _pick(_scene: _Scene, words: _Words, secret: str | None) -> str:
    if not secret:
        return f"take {len(words)} of the cards"
    return f"take {listed([_name(token) for token in secret.split()])}"


def _zone_move(verb: str) -> _Describe:
    return lambda scene, words, _: f"{verb} {scene.zone(words[0])}"


_PASSES: Final = {
    "exchange": "keep your cards",
    "prepare": "build nothing",
    "reaction": "play no card against it",
    "defend": "let it happen, without a roll",
    "buy": "buy nothing more",
    "library": "look through no stack",
    "rob": "take no card",
}
_DONE: Final = {"demand": "that is all", "rearrange": "leave the regions as they are", "name": "these"}

VERBS: Final[dict[str, _Describe]] = {
    "roll": lambda *_: "roll the dice",
    "end": lambda *_: "end the action phase",
    "pass": lambda scene, *_: _PASSES.get(scene.kind, "pass"),
    "done": lambda scene, *_: _DONE.get(scene.kind, "done"),
    "build": _build,
    "play": _play,
    "trade": _trade,
    "demolish": lambda scene, words, _: f"demolish {referred(scene.me, words[0])}",
    "lose": lambda scene, words, _: f"give up {referred(scene.me, words[0])}",
    "name": lambda scene, words, _: f"name {referred(scene.other, words[0])}",
    "pay": _pay,
    "give": _give,
    "tithe": lambda _scene, words, _: f"take {words[0]}",
    "take": _take,
    "store": _put,
    "draw": _zone_move("draw from"),
    "search": _zone_move("search"),
    "under": _zone_move("put it under"),
    "bury": _bury,
    "swap": _swap,
    "demand": lambda _scene, words, _: f"demand 1 {words[0]}",
    "spare": lambda _scene, words, _: f"leave out 1 {words[0]}",
    "buy": lambda _scene, words, _: f"buy 1 {words[0]} for 1 gold",
    "defend": lambda *_: "roll the die against it",
    "fetch": lambda _scene, words, _: f"take {_name(words[0])}",
    "lay": _lay,
    "pick": _pick,
}
"""The first word of a move's text to its description."""


def describe(move: Move, state: State) -> str:
    """A legal move of the deciding seat in words: "Build an Abbey above the left settlement (…)"."""
    verb, *words = move.text.split()
    return upper(VERBS[verb](_Scene(state), words, move.secret))
