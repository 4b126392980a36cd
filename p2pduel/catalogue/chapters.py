"""The shape of what is looked up: chapters of rules, and what a card does."""

from dataclasses import dataclass

__all__ = ["CardText", "Chapter"]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: text is a paragraph, a tuple of texts is a list; [road] stands for a card's name."""

    key: str
    title: str
    body: tuple[str | tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card does, in one sentence, and the small print."""

    effect: str
    notes: tuple[str, ...] = ()
