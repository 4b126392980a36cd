"""Moves in words, and a move taken apart into the choices it is made of."""

from __future__ import annotations

from collections.abc import Sequence

from p2pduel.catalogue.words import listed
from p2pduel.games.duel.rules.facts import CARDS, resource_named
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import card_name
from p2pduel.games.duel.words.moves import describe
from p2pduel.games.duel.words.places import place_words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Update

__all__ = [
    "aims_across",
    "card_of_move",
    "card_words",
    "cards_in",
    "faces_in",
    "facet_words",
    "facets",
    "is_place",
    "only_shown",
    "places_in",
]

_CENTRE = ("road", "settlement", "city")


def is_place(token: str) -> bool:
    """Whether a word of a move names a site or a region."""
    rest = token.lstrip("TB")
    return token[:1] in ("T", "B") and rest.lstrip("-").isdigit()


def _is_face(token: str) -> bool:
    return token.partition("/")[0].partition("-")[0] in CARDS


def card_words(secret: str) -> str:
    """The hidden cards a move means."""
    return listed([card_name(_bare(token)) for token in secret.replace(",", " ").split()])


def places_in(move: Move) -> tuple[str, ...]:
    """The tiles a move points at, by their places on the board."""
    verb, *rest = move.text.split()
    found: list[str] = []
    if verb == "build" and len(rest) >= 2 and rest[0] in _CENTRE:
        found.append(f"C{rest[1]}")
    for token in rest:
        place = token.partition("@")[2] or token
        if is_place(place):
            found.append(place)
    return tuple(found)


def cards_in(move: Move) -> dict[str, str]:
    """The cards, hidden or standing, a move chooses among others; their keys tell equal ones apart."""
    verb, *rest = move.text.split()
    if move.secret is not None:
        keys = rest if verb == "pick" else [move.secret]
        return dict(zip(keys, (_bare(token) for token in move.secret.split()), strict=True))
    if verb in ("lose", "name") and "@" in rest[0]:
        return {rest[0]: _bare(rest[0])}
    if verb == "fetch":
        return {rest[0]: _bare(rest[0])}
    return {}


def _bare(token: str) -> str:
    """The face a word of a move means."""
    return token.partition("@")[0].partition("/")[0]


def aims_across(move: Move) -> bool:
    """Whether a move points at the other side of the table."""
    return move.text.split()[0] == "name"


def facets(move: Move) -> tuple[str, ...]:
    """The separate choices inside a move: a trade is what to give and what to get."""
    verb, *rest = move.text.split()
    if verb == "trade" and len(rest) == 3:
        return (f"{rest[0]} {rest[1]}", rest[2])
    if move.secret is not None:
        return (move.secret, move.text)
    return (move.text,)


def facet_words(state: State, seat: int, move: Move, facet: int) -> str:
    """One choice inside a move, in words."""
    verb, *rest = move.text.split()
    if verb == "trade" and len(rest) == 3:
        if facet == 1:
            return words.receive(resource_named(rest[2]))
        what, _, place = rest[1].partition("@")
        source = place_words(state.players[seat], place) if place else ""
        return words.give(int(rest[0]), resource_named(what), source)
    if move.secret is not None and facet == 0:
        return card_words(move.secret)
    return describe(move, state, near=True)


def card_of_move(move: Move) -> str | None:
    """The card a build or play move is about."""
    verb, *rest = move.text.split()
    if verb in ("build", "play") and rest and _is_face(rest[0]):
        return _bare(rest[0])
    return None


def faces_in(outcome: Outcome) -> list[str]:
    """The cards an outcome speaks of."""
    found: list[str] = []
    for value in outcome.data.values():
        for item in value if isinstance(value, list | tuple) else [value]:
            if isinstance(item, str):
                face = _bare(item)
                if face.partition("-")[0] in CARDS and face not in found:
                    found.append(face)
    return found


def only_shown(update: Update, decision: Decision, moves: Sequence[Move]) -> dict[str, str]:
    """The cards of a hand shown to this seat that it may not take, by their places in that hand."""
    if decision.kind != "rob":
        return {}
    open_to_it = {key for move in moves for key in cards_in(move)}
    hand = enumerate(update.state.zones[f"hand{1 - decision.seat}"])
    shown = {str(at): update.knowledge[slot] for at, slot in hand if slot in update.knowledge}
    return {key: face for key, face in shown.items() if key not in open_to_it}
