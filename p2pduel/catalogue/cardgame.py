"""The door to the words of a card game, over modules that all such games call alike.

The lobby asks for titles before any rule is loaded, so whatever is larger is imported when it is first used.
A game's package of words has the topics nouns and variants, and the modules advising, book, cards, handbook,
log, moves, places, prompts, refusals and summary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice
    from p2pduel.catalogue.book import Book, CardEntry
    from p2pduel.catalogue.chapters import CardText
    from p2pduel.catalogue.options import OptionWords
    from p2pduel.kernel.errors import IllegalMove
    from p2pduel.kernel.moves import Move
    from p2pduel.kernel.operations import Decision, Outcome

__all__ = ["CardGameWords"]


@dataclass(frozen=True)
class CardGameWords:
    """What a game's `words.door` must have, made of the modules in a package of words."""

    home: str
    targets: Mapping[str, int]
    """Variant -> the points that win, said once more: the first paint of the lobby can't wait for rules."""

    def _from(self, module: str) -> Any:
        return import_module(f"{self.home}.{module}")

    # --- the game -----------------------------------------------------------------------------------------

    def title(self) -> str:
        """The name of the game."""
        return str(self._from("nouns").TITLE)

    def variant_title(self, variant: str) -> str:
        """The name of a variant; what was given, if there is none."""
        return str(self._from("variants").TITLES.get(variant, variant))

    def blurb(self, variant: str) -> str:
        """One line about a variant, with the points it takes to win."""
        return str(self._from("variants").blurb(variant, self.targets[variant]))

    def options(self) -> Mapping[str, OptionWords]:
        """The options of all variants, by name; none, where no variant leaves anything open."""
        found: Mapping[str, OptionWords] = getattr(self._from("variants"), "OPTIONS", {})
        return found

    def seat_name(self, seat: int) -> str:
        """The colour of a seat."""
        return str(self._from("nouns").SEATS[seat])

    def phase(self, phase: str) -> str:
        """A part of the turn."""
        return str(self._from("nouns").PHASES.get(phase, phase))

    # --- playing ------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, state: Any = None, names: Sequence[str] | None = None) -> str:
        """What a seat is asked; in the action phase in a few words."""
        if decision.kind == "action":
            return str(self._from("nouns").ACTION)
        return str(self._from("prompts").prompt(decision, state, names))

    def describe(self, move: Move, state: Any) -> str:
        """A legal move of the deciding seat."""
        return str(self._from("moves").describe(move, state))

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused, and the rule."""
        return str(self._from("refusals").refusal(error))

    def reason(self, error: IllegalMove) -> str:
        """Why a move was refused, in a few words."""
        return str(self._from("refusals").reason(error))

    def hint(self, advice: Advice) -> str:
        """Why a move is suggested."""
        return str(self._from("advising").hint(advice))

    # --- what happened ------------------------------------------------------------------------------------

    def tells(self, kind: str) -> bool:
        """Whether there is a sentence for outcomes of this kind."""
        return kind in self._from("log").KINDS

    def sentence(
        self, outcome: Outcome, names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> str:
        """One outcome."""
        return str(self._from("log").sentence(outcome, names, state=state, you=you))

    def story(
        self, outcomes: Iterable[Outcome], names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> list[str]:
        """The outcomes of a move, as far as they are worth telling and there are words for them."""
        log = self._from("log")
        known = [outcome for outcome in outcomes if outcome.kind in log.KINDS]
        told: list[str] = log.story(known, names, state=state, you=you)
        return told

    def account(self, outcomes: Sequence[Outcome], seat: int, names: Sequence[str]) -> list[str]:
        """What the other one did since a seat's last turn, and what became of that seat."""
        from p2pduel.catalogue.account import account

        return account(outcomes, seat, names[1 - seat], self._from("summary"))

    # --- things and places --------------------------------------------------------------------------------

    def card_name(self, face: str) -> str:
        """The name of a card, in the language spoken."""
        return str(self._from("cards").card_name(face))

    def card_text(self, face: str) -> CardText:
        """What a card does, and its small print."""
        text: CardText = self._from("cards").card_text(face)
        return text

    def sheet(self, face: str) -> Sequence[str]:
        """Everything about a card but the numbers of its rules, line by line."""
        lines: Sequence[str] = self._from("cards").sheet(face)
        return lines

    def named(self, text: str) -> str:
        """The text itself: what such a game says names its cards in every language."""
        return text

    def place(self, state: Any, seat: int, place: str) -> str:
        """A region or a site of a principality."""
        return str(self._from("places").place_words(state.players[seat], place))

    def zone(self, state: Any, zone: str, names: Sequence[str]) -> str:
        """A stack or a hand."""
        return str(self._from("places").zone_words(state, zone, names))

    # --- looking things up --------------------------------------------------------------------------------

    def book(self) -> Book:
        """The rules."""
        found: Book = self._from("book").book()
        return found

    def cards(self) -> Sequence[CardEntry]:
        """Every kind of card, set by set."""
        found: Sequence[CardEntry] = self._from("book").cards()
        return found

    def called(self) -> Iterable[tuple[str, str]]:
        """The names of all faces, in every language, and how moves write them."""
        found: Iterable[tuple[str, str]] = self._from("book").called()
        return found

    def documents(self) -> Mapping[str, Callable[[], str]]:
        """How to play, and the rules by number."""
        found: Mapping[str, Callable[[], str]] = self._from("handbook").DOCUMENTS
        return found
