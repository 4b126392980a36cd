"""The island in words: which goods, colours and places a sentence is about; languages say it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from p2pduel.catalogue.anygame import AnyWords
from p2pduel.catalogue.book import Book, Topic
from p2pduel.catalogue.grammar import Noun
from p2pduel.games.island.words import goods, hints, rulebook, tables
from p2pduel.games.island.words.moves import described
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.kernel.state import NOBODY

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice

__all__ = ["WORDS"]

_CARDS: Final = ("cards", "want", "give", "get")
"""Fields that are cards by kind; give and get of a trade with the bank are one kind."""


class IslandWords(AnyWords):
    """Fields of the island with names where there are numbers."""

    def prompt(self, decision: Decision, state: Any = None, names: Sequence[str] | None = None) -> str:
        """What a seat is asked."""
        del state, names
        said = dict(decision.data)
        if "what" in said:
            said["what"] = goods.PIECES[said["what"]]
        return self.tables.QUESTIONS[decision.kind].format_map(said)

    def describe(self, move: Move, state: Any) -> str:
        """A legal move of the deciding seat."""
        return described(move.text, state, self.seat_name)

    def hint(self, advice: "Advice") -> str:
        """Why a move is suggested."""
        data = advice.data
        match advice.reason:
            case "found":
                return hints.found(data["dots"])
            case "leads":
                return hints.leads(data["site"])
            case "saving":
                return hints.saving(data["goal"], goods.cards(data["lacking"]))
            case "then_pay":
                return hints.then_pay(data["goal"])
            case "nearer":
                return hints.nearer(data["goal"])
        return hints.FIXED[advice.reason]

    def book(self) -> Book:
        """Chapters to read, and the rules by number, topic by topic."""
        rules: dict[str, dict[str, str]] = {}
        for number, text in self.tables.NUMBERED.items():
            rules.setdefault(number.partition(".")[0], {})[number] = text
        topics = tuple(Topic(key, rulebook.TOPICS[key], found) for key, found in rules.items())
        return Book(rulebook.RULEBOOK, topics, self.named, self.cards)

    def sentence(
        self, outcome: Outcome, names: Sequence[str], *, state: Any = None, you: int | None = None
    ) -> str:
        """One outcome, for a reader at seat you; what a colour does, its seat does."""
        data = outcome.data
        if "seat" not in data and "colour" in data:
            outcome = Outcome(outcome.kind, {**data, "seat": data["colour"]})
        return super().sentence(outcome, names, state=state, you=you)

    def _fields(self, data: Mapping[str, Any], names: Sequence[str] = (), you: int | None = None) -> Any:
        plain = {key: value for key, value in data.items() if key not in ("seat", "to", "count")}
        said = super()._fields(plain, names, you)

        def player(number: int, reader: str) -> str:
            if number == NOBODY:
                return goods.NOBODY
            if number >= len(names):
                return self.seat_name(number)
            return reader if number == you else names[number]

        for key, reader in (("seat", goods.YOU), ("to", goods.FROM_YOU), ("victim", goods.FROM_YOU)):
            if isinstance(data.get(key), int):
                said[key] = player(data[key], reader)
        if isinstance(data.get("colour"), int):
            said["colour"] = self.seat_name(data["colour"])
        return said | _goods(data)


def _noun(face: str) -> Noun:
    return tables.FACES[face][0]


def _goods(data: Mapping[str, Any]) -> dict[str, str]:
    """What a sentence says of cards, pieces and dice."""
    said: dict[str, str] = {}
    count, kind = data.get("count"), data.get("resource")
    if count is not None:
        said["count"] = str(count)
    for key in _CARDS:
        value = data.get(key)
        if isinstance(value, int):  # a trade with the bank: so many of one kind for one of another
            said[key] = goods.amount(count if key == "give" and count else 1, value)
        elif value is not None:
            said[key] = goods.cards(value)
    if "faces" in data:
        said["cards"] = ", ".join(noun.acc or noun.nom for noun in map(_noun, data["faces"]))
    elif "to_zone" in data:
        said["cards"] = goods.DRAWN
    said["loot"] = goods.loot(1 if count is None else count, kind)
    if kind is not None:
        said["resource"] = goods.RESOURCES[kind]
    if "what" in data:
        said["what"] = goods.PIECES[data["what"]]
    if "answer" in data:
        said["answer"] = goods.ANSWERS[data["answer"]]
    if "dice" in data:
        said["dice"] = goods.dice(data["dice"])
    if "sums" in data:
        said["sums"] = ", ".join(map(str, data["sums"]))
    return said


WORDS = IslandWords(tables)
