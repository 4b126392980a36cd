"""The words of a simple game, from tables of sentences: what a game's own words need not write again.

In a sentence {seat} is whose outcome it is, {face} a card's name, {card} the card of a move; any other field
of the outcome, the question or the refusal may stand in braces, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from p2pduel.catalogue.book import Book, CardEntry, Topic
from p2pduel.catalogue.chapters import CardText, Chapter
from p2pduel.catalogue.options import OptionWords
from p2pduel.catalogue.words import counted, listed, second_person, upper
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome

__all__ = ["AnyWords"]

_KERNEL: Final[Mapping[str, str]] = {
    "shuffled": "The cards of {zone} are shuffled",
    "drew": "{seat} draws {cards} from {zone}",
    "looked": "{seat} looks through {zone}",
    "showed": "{seat} shows {to} a hand",
    "gave": "{seat} gives {cards} to {to}",
    "returned": "{face} goes face down into {zone}",
    "turn": "Turn {turn}: {seat}",
}
"""Outcomes of the kernel's steps, and of a turn that begins."""


@dataclass(frozen=True)
class AnyWords:
    """What a game's `words.door` must have, made of what the game says in these tables."""

    name: str
    """The name of the game."""
    variants: Mapping[str, tuple[str, str]]
    """Variant -> its name, and a line about it."""
    seats: Sequence[str]
    """What a seat is called whose player has no name."""
    faces: Mapping[str, tuple[str, str]]
    """Face -> its name, and what the card does."""
    questions: Mapping[str, str]
    """Kind of a decision -> what is asked."""
    moves: Mapping[str, str]
    """First word of a move -> what it does, with {card}."""
    outcomes: Mapping[str, str]
    """Kind of an outcome -> its sentence; one that begins with {seat} goes on with the verb."""
    refusals: Mapping[str, str]
    """Code of a refusal -> why."""
    numbered: Mapping[str, str]
    """Number of a rule -> its text."""
    zones: Mapping[str, str] = field(default_factory=dict)
    """Stack -> what it is called."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """Part of the turn -> what it is called."""
    settled: Mapping[str, OptionWords] = field(default_factory=dict)
    """Option -> what it and its values are called."""

    # --- the game -----------------------------------------------------------------------------------------

    def title(self) -> str:
        """The name of the game."""
        return self.name

    def variant_title(self, variant: str) -> str:
        """The name of a variant; what was given, if there is none."""
        return self.variants[variant][0] if variant in self.variants else variant

    def blurb(self, variant: str) -> str:
        """One line about a variant."""
        return self.variants[variant][1]

    def options(self) -> Mapping[str, OptionWords]:
        """The options of all variants, by name."""
        return self.settled

    def seat_name(self, seat: int) -> str:
        """What a seat is called whose player has no name."""
        return self.seats[seat]

    def phase(self, phase: str) -> str:
        """A part of the turn."""
        return self.phases.get(phase, phase)

    # --- playing ------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, state: Any = None, names: Sequence[str] | None = None) -> str:
        """What a seat is asked."""
        del state, names
        return self.questions[decision.kind].format_map(decision.data)

    def describe(self, move: Move, state: Any) -> str:
        """A legal move of the deciding seat."""
        del state
        verb, _, rest = move.text.partition(" ")
        return self.moves[verb].format(card=self.card_name(move.secret or rest), rest=rest)

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused, and the rule."""
        said = f"{upper(self.reason(error))}."
        return f"{said} ({error.rule})" if error.rule else said

    def reason(self, error: IllegalMove) -> str:
        """Why a move was refused, in a few words."""
        if error.words or error.code not in self.refusals:
            return error.words or error.code
        return self.refusals[error.code].format_map(self._fields(error.data))

    def _fields(self, data: Mapping[str, Any], names: Sequence[str] = (), you: int | None = None) -> Any:
        """The fields of an outcome or a refusal, with names where there were ids."""
        said = dict(data)
        for key in ("seat", "to"):
            if key in said and names:
                said[key] = "you" if said[key] == you else names[said[key]]
        if "face" in said:
            said["face"] = self.card_name(said["face"])
        if "count" in said:
            cards = [self.card_name(face) for face in said.get("faces", ())]
            said["cards"] = listed(cards) if cards else counted(said["count"], "card")
        if "zone" in said:
            said["zone"] = self.zone(None, said["zone"], names)
        return said

    # --- what happened ------------------------------------------------------------------------------------

    def tells(self, kind: str) -> bool:
        """Whether there is a sentence for outcomes of this kind."""
        return kind in self.outcomes or kind in _KERNEL

    def sentence(
        self, outcome: Outcome, names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> str:
        """One outcome, for a reader at seat you."""
        del state
        said = self.outcomes.get(outcome.kind) or _KERNEL[outcome.kind]
        if you is not None and outcome.data.get("seat") == you and said.startswith("{seat} "):
            _, verb, rest = f"{said} ".split(" ", 2)
            said = f"{{seat}} {second_person(verb)} {rest}".rstrip()
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
        others = [each for each in outcomes if each.kind in self.outcomes and each.data.get("seat") != seat]
        told = [self.sentence(each, names, you=seat) for each in others if each.kind != "turn"]
        return [f"{'; '.join(told)}."] if told else []

    # --- things and places --------------------------------------------------------------------------------

    def card_name(self, face: str) -> str:
        """The name of a card; what was given, if there is none."""
        return self.faces[face][0] if face in self.faces else face

    def a_name(self, face: str) -> str:
        """The name with an article."""
        name = self.card_name(face)
        return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"

    def card_text(self, face: str) -> CardText:
        """What a card does."""
        return CardText(self.faces[face][1])

    def sheet(self, face: str) -> Sequence[str]:
        """Everything about a card, line by line."""
        return self.faces[face]

    def named(self, text: str) -> str:
        """A text in which [face] has become the card's name and [a face] its name with an article."""
        for face in self.faces:
            text = text.replace(f"[{face}]", self.card_name(face)).replace(f"[a {face}]", self.a_name(face))
        return text

    def place(self, state: Any, seat: int, place: str) -> str:
        """A place of a seat's board: its own name."""
        del state, seat
        return place

    def zone(self, state: Any, zone: str, names: Sequence[str]) -> str:
        """A stack or a hand."""
        del state
        if zone.startswith("hand") and names:
            return f"{names[int(zone[4:])]}'s hand"
        return self.zones.get(zone, zone)

    # --- looking things up --------------------------------------------------------------------------------

    def book(self) -> Book:
        """The rules by number, and as one chapter."""
        topic = Topic("rules", self.name, self.numbered)
        chapter = Chapter(
            "rules", self.name, (tuple(f"**{key}** {text}" for key, text in topic.rules.items()),)
        )
        return Book((chapter,), (topic,), self.named, self.cards)

    def cards(self) -> Sequence[CardEntry]:
        """Every kind of card."""
        return [
            CardEntry(face, name, (name,), "", self.name, (text,))
            for face, (name, text) in self.faces.items()
        ]

    def called(self) -> Iterable[tuple[str, str]]:
        """The names of cards, and how moves write them."""
        return [
            *((name, face) for face, (name, _) in self.faces.items()),
            *((face, face) for face in self.faces),
        ]

    def documents(self) -> Mapping[str, Callable[[], str]]:
        """None."""
        return {}
