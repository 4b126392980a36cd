"""A card in the words of a small one."""

from __future__ import annotations

from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.words import names, texts

__all__ = ["card_name", "effect", "short_name"]


def card_name(face: str) -> str:
    """The name on a face."""
    return names.noun(face).nom


def short_name(face: str) -> str:
    """The name without a title; a region's number stands elsewhere."""
    card = CARD[face]
    return names.SHORT.get(card.id) or names.noun(card.id).nom


def effect(face: str) -> str:
    """What a card does."""
    return texts.TEXTS[CARD[face].id].effect
