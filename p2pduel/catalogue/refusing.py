"""Refusals of a card game in words: of their codes, and of the data that comes with them.

A game keeps the words in its topic `reasons`, and makers of the words that need more than the data as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from p2pduel.catalogue import refusals as general
from p2pduel.catalogue.speech import LANGUAGES, spoken
from p2pduel.kernel.errors import IllegalMove

__all__ = ["Data", "Makers", "Reasons", "reason", "refusal"]

Data = Mapping[str, Any]
Makers = Mapping[str, Callable[[Data], str]]
"""Code and reason -> what makes the words of its data; the others are in the catalogue as they are."""


class Reasons(Protocol):
    """What a game's topic of that name has: a switch over one module per language fits it."""

    @property
    def HEADINGS(self) -> Mapping[str, str]:
        """Code -> what is wrong in general."""

    @property
    def FIXED(self) -> Mapping[str, str]:
        """Code and reason -> words that are always the same."""

    @property
    def TYPED(self) -> Mapping[str, str]:
        """Code and reason -> words with what was typed in braces."""

    def refusal(self, heading: str, reason: str, rule: str) -> str:
        """What is wrong in general, what here, and the rule; the last two may be empty."""


def _reason_key(error: IllegalMove) -> str:
    """The code of a refusal, and which of its reasons it is, where there are several."""
    why = error.data.get("why", "")
    return f"{error.code} {why}" if why else str(error.code)


def reason(error: IllegalMove, say: Reasons, makers: Makers) -> str:
    """Why a move is refused, in words."""
    key = _reason_key(error)
    if _bare(error):
        return general.REASONS[error.code]
    if error.words:
        return error.words
    if key in makers:
        return makers[key](error.data)
    return say.FIXED[key] if key in say.FIXED else say.TYPED[key].format_map(_typed(error.data))


def refusal(error: IllegalMove, say: Reasons, makers: Makers, rule: str) -> str:
    """A refusal for people: heading, details and the rule."""
    return say.refusal(say.HEADINGS[error.code], "" if _bare(error) else reason(error, say, makers), rule)


def _bare(error: IllegalMove) -> bool:
    """Whether the code is all there is to say: the kernel's own words beside it are English."""
    return not error.data and (not error.words or spoken() != LANGUAGES[0])


def _typed(data: Data) -> dict[str, Any]:
    """The data of a refusal with lists as one reads them."""
    return {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value for name, value in data.items()
    }
