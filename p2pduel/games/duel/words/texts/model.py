"""The shape of a card's words."""

from dataclasses import dataclass

__all__ = ["CardText"]


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card does, in one sentence, and the small print."""

    effect: str
    notes: tuple[str, ...] = ()
