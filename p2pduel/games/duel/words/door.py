"""The Duel in words: the door that everything outside this game uses.

The lobby asks for titles before any rule is loaded, so what is larger is imported when it is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from p2pduel.games.duel.words import nouns, variants

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice
    from p2pduel.catalogue.book import Book, CardEntry
    from p2pduel.catalogue.chapters import CardText
    from p2pduel.catalogue.options import OptionWords
    from p2pduel.kernel.errors import IllegalMove
    from p2pduel.kernel.moves import Move
    from p2pduel.kernel.operations import Decision, Outcome

__all__ = [
    "TARGETS",
    "account",
    "blurb",
    "book",
    "called",
    "card_name",
    "card_text",
    "cards",
    "describe",
    "documents",
    "hint",
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


TARGETS: Final = {"intro": 7, "gold": 12, "turmoil": 12, "progress": 12, "princes": 13, "tournament": 13}
"""The points that win, said once more: the first paint of the lobby would wait for the rules."""


def title() -> str:
    """The name of the game."""
    return nouns.TITLE


def blurb(variant: str) -> str:
    """One line about a variant, with the points it takes to win."""
    return variants.blurb(variant, TARGETS[variant])


def variant_title(variant: str) -> str:
    """The name of a variant; what was given, if there is none."""
    return variants.TITLES.get(variant, variant)


def options() -> Mapping[str, OptionWords]:
    """No variant leaves anything open."""
    return {}


def seat_name(seat: int) -> str:
    """The colour of a seat."""
    return nouns.SEATS[seat]


def phase(phase: str) -> str:
    """A part of the turn."""
    return nouns.PHASES.get(phase, phase)


def prompt(decision: Decision, state: Any = None, names: Sequence[str] | None = None) -> str:
    """What a seat is asked."""
    from p2pduel.games.duel.words import prompts

    return nouns.ACTION if decision.kind == "action" else prompts.prompt(decision, state, names)


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


def hint(advice: Advice) -> str:
    """Why a move is suggested."""
    from p2pduel.games.duel.words import advising

    return advising.hint(advice)


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


def card_text(face: str) -> CardText:
    """What a card does, and its small print."""
    from p2pduel.games.duel.words import cards

    return cards.card_text(face)


def sheet(face: str) -> Sequence[str]:
    """Everything about a card but the numbers of its rules, line by line."""
    from p2pduel.games.duel.words import cards

    return cards.sheet(face)


def named(text: str) -> str:
    """The text itself: what the Duel says names its cards in every language."""
    return text


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
    from p2pduel.games.duel.words import book as found

    return found.book()


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
