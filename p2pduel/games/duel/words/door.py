"""The Duel in words: the door that everything outside this game uses.

The lobby asks for titles before any rule is loaded, so what is larger is imported when it is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from p2pduel.games.duel.words.nouns import ACTION, PHASES, SEATS
from p2pduel.games.duel.words.variants import TITLES, blurb
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome

if TYPE_CHECKING:
    from p2pduel.catalogue.book import Book, CardEntry
    from p2pduel.catalogue.chapters import CardText
    from p2pduel.catalogue.options import OptionWords

__all__ = [
    "a_name",
    "account",
    "blurb",
    "book",
    "called",
    "card_name",
    "card_text",
    "cards",
    "describe",
    "documents",
    "named",
    "options",
    "phase",
    "place",
    "prompt",
    "reason",
    "refusal",
    "seat_name",
    "sentence",
    "sheet",
    "story",
    "tells",
    "title",
    "variant_title",
    "zone",
]


def title() -> str:
    """The name of the game."""
    return "Catan Duel"


def variant_title(variant: str) -> str:
    """The name of a variant; what was given, if there is none."""
    return TITLES.get(variant, variant)


def options() -> Mapping[str, OptionWords]:
    """No variant leaves anything open."""
    return {}


def seat_name(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat]


def phase(phase: str) -> str:
    """A part of the turn."""
    return PHASES.get(phase, phase)


def prompt(decision: Decision, state: Any = None, names: Sequence[str] | None = None) -> str:
    """What a seat is asked."""
    from p2pduel.games.duel.words import prompts

    if decision.kind == "action":
        return ACTION
    if decision.kind not in prompts.PROMPTS:
        return f"{decision.kind.replace('_', ' ').capitalize()}: choose."
    return prompts.prompt(decision, state) if names is None else prompts.prompt(decision, state, names)


def describe(move: Move, state: Any) -> str:
    """A legal move of the deciding seat."""
    from p2pduel.games.duel.words import moves

    return moves.describe(move, state)


def refusal(error: IllegalMove) -> str:
    """Why a move was refused, and the rule."""
    from p2pduel.games.duel.words import refusals

    return refusals.refusal(error)


def reason(error: IllegalMove) -> str:
    """Why a move was refused, in a few words."""
    from p2pduel.games.duel.words import refusals

    return refusals.reason(error)


def tells(kind: str) -> bool:
    """Whether there is a sentence for outcomes of this kind."""
    from p2pduel.games.duel.words import log

    return kind in log.KINDS


def sentence(outcome: Outcome, names: Sequence[str], *, state: Any = None, you: int | None = None) -> str:
    """One outcome."""
    from p2pduel.games.duel.words import log

    return log.sentence(outcome, names, state=state, you=you)


def story(
    outcomes: Iterable[Outcome], names: Sequence[str], *, state: Any = None, you: int | None = None
) -> list[str]:
    """The outcomes of a move, as far as they are worth telling and there are words for them."""
    from p2pduel.games.duel.words import log

    known = [outcome for outcome in outcomes if outcome.kind in log.KINDS]
    return log.story(known, names, state=state, you=you)


def account(outcomes: Sequence[Outcome], seat: int, names: Sequence[str]) -> list[str]:
    """What the other one did since a seat's last turn, and what became of that seat."""
    from p2pduel.games.duel.words import account as told

    return told.account(outcomes, seat, names[1 - seat])


def card_name(face: str) -> str:
    """The name of a card, in the language spoken."""
    from p2pduel.games.duel.words import cards

    return cards.card_name(face)


def a_name(face: str) -> str:
    """The name with an article where one is wanted."""
    from p2pduel.games.duel.words import cards

    return cards.a_name(face)


def card_text(face: str) -> CardText:
    """What a card does, and its small print."""
    from p2pduel.games.duel.words import cards

    return cards.card_text(face)


def sheet(face: str) -> Sequence[str]:
    """Everything about a card, line by line."""
    from p2pduel.games.duel.words import cards

    return cards.sheet(face)


def named(text: str) -> str:
    """A text in which [face] has become the card's name and [a face] its name with an article."""
    from p2pduel.games.duel.words import cards

    return cards.named(text)


def place(state: Any, seat: int, place: str) -> str:
    """A region or a site of a principality."""
    from p2pduel.games.duel.words.places import place_words

    return place_words(state.players[seat], place)


def zone(state: Any, zone: str, names: Sequence[str]) -> str:
    """A stack or a hand."""
    from p2pduel.games.duel.words.places import zone_words

    return zone_words(state, zone, names)


def book() -> Book:
    """The rules."""
    from p2pduel.games.duel.words.book import BOOK

    return BOOK


def cards() -> Sequence[CardEntry]:
    """Every kind of card, set by set."""
    from p2pduel.games.duel.words import book

    return book.cards()


def called() -> Iterable[tuple[str, str]]:
    """The names of all faces, in every language, and how moves write them."""
    from p2pduel.games.duel.words import book

    return book.called()


def documents() -> Mapping[str, Callable[[], str]]:
    """How to play, and the rules by number."""
    from p2pduel.games.duel.words.handbook import DOCUMENTS

    return DOCUMENTS
