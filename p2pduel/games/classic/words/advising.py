"""Why a move is suggested, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from p2pduel.catalogue import advising
from p2pduel.catalogue.advising import ABOUT
from p2pduel.games.classic.words import hints

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice

__all__ = ["ABOUT", "hint"]


def hint(advice: Advice) -> str:
    """The reason of an advice, as a phrase."""
    return advising.hint(hints, advice)
