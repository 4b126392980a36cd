"""The rules of a game to be looked up: chapters to read, rules by number, cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from p2pduel.catalogue import reading
from p2pduel.catalogue.chapters import Chapter

__all__ = ["Book", "CardEntry", "Topic"]

_TYPED = re.compile(r"([a-z]{1,2})-?(\d{1,2})(?:\.(\d{1,2})?)?([a-z])?", re.IGNORECASE)
"""A rule's number as people type it; some have a letter behind it."""
_NUMBER = re.compile(r"([A-Z]{1,2})-(\d+)(?:\.(\d+))?([a-z]?)")
"""A rule's number as the rules have it."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Rules that belong together."""

    key: str
    title: str
    rules: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One kind of card as the handbook has it."""

    face: str
    title: str
    names: Sequence[str]
    """What it is called in every language."""
    kind: str
    """What sort of card, in a word."""
    group: str
    """The set it belongs to."""
    lines: Sequence[str]
    """What is searched beside the names."""
    rules: Sequence[str] = ()
    """The numbers of rules it names."""


def _same(text: str) -> str:
    return text


def _none() -> Sequence[CardEntry]:
    return ()


@dataclass(frozen=True)
class Book:
    """Chapters, numbered rules by topic, and the cards that name them."""

    chapters: tuple[Chapter, ...]
    topics: tuple[Topic, ...] = ()
    retold: Callable[[str], str] = field(default=_same)
    """A rule's text with the cards named in the language spoken."""
    cards: Callable[[], Sequence[CardEntry]] = field(default=_none)

    @cached_property
    def rules(self) -> dict[str, str]:
        """Number -> text."""
        return {number: text for topic in self.topics for number, text in topic.rules.items()}

    @cached_property
    def _letters(self) -> frozenset[str]:
        """What numbers begin with here."""
        return frozenset(number.partition("-")[0] for number in self.rules)

    def said(self, number: str) -> str:
        """What a rule says."""
        return self.retold(self.rules[number])

    def title_of(self, number: str) -> str:
        """A rule's number and what it is about."""
        return f"{number} · {next(topic.title for topic in self.topics if number in topic.rules)}"

    def related(self, number: str) -> list[str]:
        """The rules a rule names, in order; a whole chapter ("as in C-20") is none."""
        written = re.compile(rf"\b(?:{'|'.join(sorted(self._letters))})-\d+(?:\.\d+)?(?:[a-z]\b)?")
        chapters = {rule.partition(".")[0] for rule in self.rules if "." in rule} - self.rules.keys()
        named = dict.fromkeys(written.findall(self.rules[number]))
        return [other for other in named if other != number and other not in chapters]

    def citing(self, numbers: Iterable[str]) -> list[CardEntry]:
        """The cards that name one of the rules."""
        wanted = set(numbers)
        return [card for card in self.cards() if not wanted.isdisjoint(card.rules)]

    def meant(self, typed: str) -> list[str] | None:
        """The rules whose numbers were typed: one, several, a whole chapter; None if they are no numbers."""
        found: list[str] = []
        for word in re.split(r"[\s,;]+", typed.strip()):
            number = _TYPED.fullmatch(word)
            if number is None or number[1].upper() not in self._letters:
                return None
            found += self._numbered(number[1].upper(), int(number[2]), number[3], (number[4] or "").lower())
        return list(dict.fromkeys(found))

    def _numbered(self, letters: str, number: int, part: str | None, letter: str) -> list[str]:
        """The rule with this number and what stands under it; of one without parts any part is the rule."""
        found, lettered = [], []
        for rule in self.rules:
            written = _NUMBER.fullmatch(rule)
            if written is None or written[1] != letters or int(written[2]) != number:
                continue
            if part is None or written[3] in (None, part):
                found.append(rule)
                if written[4] == letter:
                    lettered.append(rule)
        return (lettered or found) if letter else found

    def as_chapter(self, topic: Topic) -> Chapter:
        """A topic as a chapter to read; one whose key begins its numbers shows it."""
        numbered = any(rule.startswith(f"{topic.key}.") for rule in topic.rules)
        heading = f"{topic.key} {topic.title}" if numbered else topic.title
        return Chapter(topic.key, heading, (tuple(f"**{rule}** {self.said(rule)}" for rule in topic.rules),))

    def page(self, number: str) -> Chapter:
        """One rule to read, with the rules it names and the cards that name it."""
        body: list[str | tuple[str, ...]] = [self.said(number)]
        if others := self.related(number):
            body += [reading.SEE_ALSO, tuple(f"**{other}** {self.said(other)}" for other in others)]
        if cards := self.citing([number]):
            body.append(reading.cards_with([card.title for card in cards]))
        return Chapter(number, self.title_of(number), tuple(body))
