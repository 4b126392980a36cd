"""The words of a simple game, from tables of sentences: what a game's own words need not write again.

The tables stand in one module per language beside a switch. In a sentence {seat} is whose outcome it is,
{face} a card and {zone} a stack, {card} the card of a move; any other field of the outcome, the question or
the refusal may stand in braces, too. Cards and stacks are nouns: a language with cases writes {face.acc}.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from p2pduel.catalogue import anytable, refusals, speech
from p2pduel.catalogue.book import Book, CardEntry, Topic
from p2pduel.catalogue.chapters import CardText, Chapter
from p2pduel.catalogue.grammar import Noun, upper
from p2pduel.catalogue.options import OptionWords
from p2pduel.catalogue.words import counted_cards, listed
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice

__all__ = ["AnyWords", "Tables"]

Said = str | tuple[str, str]
"""One sentence, or one about a player and one to the reader."""


class Tables(Protocol):
    """What a simple game says: a switch over one module per language fits it."""

    @property
    def NAME(self) -> str:
        """The name of the game."""

    @property
    def VARIANTS(self) -> Mapping[str, tuple[str, str]]:
        """Variant -> its name, and a line about it."""

    @property
    def SEATS(self) -> Sequence[str]:
        """What a seat is called whose player has no name."""

    @property
    def FACES(self) -> Mapping[str, tuple[Noun, str]]:
        """Face -> its name, and what the card does."""

    @property
    def QUESTIONS(self) -> Mapping[str, str]:
        """Kind of a decision -> what is asked."""

    @property
    def MOVES(self) -> Mapping[str, str]:
        """First word of a move -> what it does, with {card}."""

    @property
    def OUTCOMES(self) -> Mapping[str, Said]:
        """Kind of an outcome -> what is said of it."""

    @property
    def REFUSALS(self) -> Mapping[str, str]:
        """Code of a refusal -> why."""

    @property
    def NUMBERED(self) -> Mapping[str, str]:
        """Number of a rule -> its text."""

    @property
    def ZONES(self) -> Mapping[str, Noun]:
        """Stack -> what it is called."""

    @property
    def SETTLED(self) -> Mapping[str, OptionWords]:
        """Option -> what it and its values are called."""

    @property
    def PHASES(self) -> Mapping[str, str]:
        """Part of the turn -> what it is called."""


@dataclass(frozen=True)
class AnyWords:
    """What a game's `words.door` must have, made of what the game says in its tables."""

    tables: Tables

    # --- the game -----------------------------------------------------------------------------------------

    def title(self) -> str:
        """The name of the game."""
        return self.tables.NAME

    def variant_title(self, variant: str) -> str:
        """The name of a variant; what was given, if there is none."""
        known = self.tables.VARIANTS
        return known[variant][0] if variant in known else variant

    def blurb(self, variant: str) -> str:
        """One line about a variant."""
        return self.tables.VARIANTS[variant][1]

    def options(self) -> Mapping[str, OptionWords]:
        """The options of all variants, by name."""
        return self.tables.SETTLED

    def seat_name(self, seat: int) -> str:
        """What a seat is called whose player has no name."""
        return self.tables.SEATS[seat]

    def phase(self, phase: str) -> str:
        """A part of the turn."""
        return self.tables.PHASES.get(phase, phase)

    # --- playing ------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, state: Any = None, names: Sequence[str] | None = None) -> str:
        """What a seat is asked."""
        del state, names
        return self.tables.QUESTIONS[decision.kind].format_map(decision.data)

    def describe(self, move: Move, state: Any) -> str:
        """A legal move of the deciding seat."""
        del state
        verb, _, rest = move.text.partition(" ")
        return self.tables.MOVES[verb].format(card=self._card(move.secret or rest), rest=rest)

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused, and the rule."""
        said = f"{upper(self.reason(error))}."
        return f"{said} ({error.rule})" if error.rule else said

    def reason(self, error: IllegalMove) -> str:
        """Why a move was refused, in a few words: the game's, else those for its code."""
        own = self.tables.REFUSALS
        if error.code in own and not error.words:  # who gives words gives no data to make others of
            return own[error.code].format_map(self._fields(error.data))
        return refusals.REASONS.get(error.code) or error.words or error.code

    def hint(self, advice: Advice) -> str:
        """Why a move is suggested."""
        return self.named(advice.reason)

    def _fields(self, data: Mapping[str, Any], names: Sequence[str] = (), you: int | None = None) -> Any:
        """The fields of an outcome or a refusal, with names and nouns where there were ids."""
        said = dict(data)
        for key in ("seat", "to"):
            if key in said and names:
                said[key] = anytable.TO_YOU if said[key] == you else names[said[key]]
        if "face" in said:
            said["face"] = self._card(said["face"])
        if "count" in said:
            cards = [self.card_name(face) for face in said.get("faces", ())]
            said["cards"] = listed(cards) if cards else counted_cards(said["count"])
        if "zone" in said:
            said["zone"] = self._zone(said["zone"], names)
        return said

    # --- what happened ------------------------------------------------------------------------------------

    def tells(self, kind: str) -> bool:
        """Whether there is a sentence for outcomes of this kind."""
        return kind in self.tables.OUTCOMES or kind in anytable.OUTCOMES

    def sentence(
        self, outcome: Outcome, names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> str:
        """One outcome, for a reader at seat you."""
        del state
        said = self.tables.OUTCOMES.get(outcome.kind) or anytable.OUTCOMES[outcome.kind]
        if not isinstance(said, str):
            said = said[you is not None and outcome.data.get("seat") == you]
        return upper(said.format_map(self._fields(outcome.data, names, you)))

    def story(
        self, outcomes: Iterable[Outcome], names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> list[str]:
        """The outcomes of a move for which there are words."""
        return [
            self.sentence(each, names, state=state, you=you) for each in outcomes if self.tells(each.kind)
        ]

    def account(self, outcomes: Sequence[Outcome], seat: int, names: Sequence[str]) -> list[str]:
        """What the others did since a seat's last turn, in a line."""
        own = self.tables.OUTCOMES
        others = [each for each in outcomes if each.kind in own and each.data.get("seat") != seat]
        told = [self.sentence(each, names, you=seat) for each in others if each.kind != "turn"]
        return [f"{'; '.join(told)}."] if told else []

    # --- things and places --------------------------------------------------------------------------------

    def _card(self, face: str) -> Noun:
        """A card by its name; what was given, if there is none."""
        known = self.tables.FACES
        return known[face][0] if face in known else Noun(face)

    def card_name(self, face: str) -> str:
        """The name of a card; what was given, if there is none."""
        return self._card(face).nom

    def a_name(self, face: str) -> str:
        """The name with an article."""
        return anytable.a_name(self._card(face))

    def card_text(self, face: str) -> CardText:
        """What a card does."""
        return CardText(self.tables.FACES[face][1])

    def sheet(self, face: str) -> Sequence[str]:
        """Everything about a card, line by line."""
        return self.card_name(face), self.tables.FACES[face][1]

    def named(self, text: str) -> str:
        """A text in which [face] has become the card's name and [a face] its name with an article."""
        for face in self.tables.FACES:
            text = text.replace(f"[{face}]", self.card_name(face)).replace(f"[a {face}]", self.a_name(face))
        return text

    def place(self, state: Any, seat: int, place: str) -> str:
        """A place of a seat's board: its own name."""
        del state, seat
        return place

    def zone(self, state: Any, zone: str, names: Sequence[str]) -> str:
        """A stack or a hand."""
        del state
        return self._zone(zone, names).nom

    def _zone(self, zone: str, names: Sequence[str]) -> Noun:
        if zone.startswith("hand") and names:
            return anytable.hand_of(names[int(zone[4:])])
        return self.tables.ZONES.get(zone) or Noun(zone)

    # --- looking things up --------------------------------------------------------------------------------

    def book(self) -> Book:
        """The rules by number, and as one chapter."""
        name = self.tables.NAME
        topic = Topic("rules", name, self.tables.NUMBERED)
        lines = tuple(f"**{key}** {text}" for key, text in topic.rules.items())
        return Book((Chapter("rules", name, (lines,)),), (topic,), self.named, self.cards)

    def cards(self) -> Sequence[CardEntry]:
        """Every kind of card."""
        names = self._everywhere()
        return [
            CardEntry(face, name.nom, names[face], "", self.tables.NAME, (text,))
            for face, (name, text) in self.tables.FACES.items()
        ]

    def _everywhere(self) -> dict[str, list[str]]:
        """Face -> its names in all languages, that of the one spoken first."""
        found: dict[str, list[str]] = {face: [self.card_name(face)] for face in self.tables.FACES}
        for language in speech.LANGUAGES:
            with speech.speaking(language):
                for face, names in found.items():
                    names.append(self.card_name(face))
        return {face: list(dict.fromkeys(names)) for face, names in found.items()}

    def called(self) -> Iterable[tuple[str, str]]:
        """The names of cards in every language, and how moves write them."""
        names = self._everywhere()
        return [*((name, face) for face in names for name in names[face]), *((face, face) for face in names)]

    def documents(self) -> Mapping[str, Callable[[], str]]:
        """None."""
        return {}
