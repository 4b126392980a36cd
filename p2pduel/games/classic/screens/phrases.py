"""A move of the classic game taken apart: the places, cards and choices it is made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.words import listed
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.words import table as words
from p2pduel.games.classic.words.cards import card_name
from p2pduel.games.classic.words.moves import describe
from p2pduel.games.classic.words.places import place_words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Update
from p2pduel.principality.resources import resource_named

__all__ = [
    "CENTRE",
    "across",
    "aims_across",
    "card_of_move",
    "cards_in",
    "faces_in",
    "facet_words",
    "facets",
    "only_shown",
    "places_in",
    "reference",
]

CENTRE: Final = ("road", "settlement", "city", "citadel", "metropolis")
"""What is built on the centre line."""
_PLACE: Final = re.compile(r"(?:TT?|BB?|R)-?\d+")
_STANDING: Final = re.compile(r"([a-z_]+)[@~]((?:TT?|BB?|R)-?\d+)(?:#\d+)?")
_ABOUT: Final = ("build", "play", "cast", "use", "sell")
"""Verbs of moves that are about one card."""
_THEIRS: Final = frozenset({"leave_for", "bribed", "dispute_won", "duel", "lay_on", "blow", "steal"})
"""What follows when something of the other player is named."""
_LISTED: Final = ("name", "fetch", "discard")
"""Verbs whose card is chosen from a list."""


def reference(word: str) -> tuple[str, str]:
    """Face and site of a standing card that a word names; both empty if it names none."""
    found = _STANDING.fullmatch(word)
    return (found[1], found[2]) if found else ("", "")


def places_in(move: Move) -> tuple[str, ...]:
    """The tiles a move points at, by their places on the board."""
    verb, *rest = move.text.split()
    if verb == "build" and len(rest) >= 2 and rest[0] in CENTRE:
        return (f"C{rest[1]}",)
    found = (word if _PLACE.fullmatch(word) else reference(word)[1] for word in rest)
    return tuple(place for place in found if place)


def across(asked: Decision | None, move: Move) -> bool:
    """Whether an answer to a question points at the other side of the table."""
    verb, *rest = move.text.split()
    if verb == "build" and rest and rest[0] in CARDS:
        return CARDS[rest[0]].foreign
    theirs = verb == "name" and asked is not None and _names_theirs(asked)
    return theirs != any("~" in word for word in rest)


def _names_theirs(asked: Decision) -> bool:
    """Whether what is named is the other player's; who was raided names an own building."""
    if "next" not in asked.data:
        return True  # several buildings for a Raid
    return asked.data["next"] in _THEIRS and asked.data["why"] != "raid"


def aims_across(move: Move) -> bool:
    """Whether a move points at the other side, as far as it says so itself."""
    return across(None, move)


def cards_in(move: Move) -> dict[str, str]:
    """The cards, hidden or open, a move chooses among others; their keys tell equal ones apart."""
    verb, *rest = move.text.split()
    if verb == "arrange":
        return {}
    if move.secret is not None:
        keys = rest if verb == "pick" else [move.secret]
        return dict(zip(keys, move.secret.split(), strict=True))
    if verb in _LISTED and rest:
        face = reference(rest[0])[0] or rest[0]
        return {rest[0]: face} if face in CARDS else {}
    return {}


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
    if facet == 0 and cards_in(move):
        return listed([card_name(face) for face in cards_in(move).values()])
    return describe(move, state, near=True)


def card_of_move(move: Move) -> str | None:
    """The card a move builds, plays, casts, uses or sells."""
    verb, *rest = move.text.split()
    if verb not in _ABOUT or not rest:
        return None
    face = reference(rest[0])[0] or rest[0]
    return face if face in CARDS else None


def faces_in(outcome: Outcome) -> list[str]:
    """The cards an outcome speaks of."""
    found: list[str] = []
    for value in outcome.data.values():
        for item in value if isinstance(value, list | tuple) else [value]:
            if isinstance(item, str):
                face = reference(item)[0] or item
                if face.partition("-")[0] in CARDS and face not in found:
                    found.append(face)
    return found


def only_shown(update: Update, decision: Decision, moves: Sequence[Move]) -> dict[str, str]:
    """The cards shown to this seat that it may not take, by their places where they lie."""
    zones = {"rob": f"hand{1 - decision.seat}", "new_land": "regions", "banish": "events"}
    if decision.kind not in zones:
        return {}
    open_to_it = {key for move in moves for key in cards_in(move)}
    lying = enumerate(update.state.zones[zones[decision.kind]])
    shown = {str(at): update.knowledge[slot] for at, slot in lying if slot in update.knowledge}
    return {key: face for key, face in shown.items() if key not in open_to_it and CARD[face]}
