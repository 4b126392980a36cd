"""Options of a game in words: the lines of a form, the terms one agrees to, lists of tables, refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from p2pduel.catalogue import refusals, settling
from p2pduel.catalogue.words import listed
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.options import Chosen, Option, Several, Value

__all__ = ["SETTLING", "OptionWords", "sentences", "typed", "value_words", "why"]

SETTLING: Final = (Code.OPTION_UNKNOWN, Code.OPTION_VALUE)
"""Refusals of options, which have the same words in every game."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What an option is called, a line about it, and its values in words."""

    title: str
    about: str
    values: Mapping[str, str] = field(default_factory=dict)
    """A value as it is typed -> what it is called; what is not here is said as it is typed."""

    def part(self, word: str) -> str:
        """What one word of a value is called."""
        usual = {"yes": settling.YES, "no": settling.NO, "none": settling.NONE}
        return self.values.get(word, usual.get(word, word))


def value_words(said: OptionWords | None, option: Option, value: Value) -> str:
    """A value as a person reads it."""
    known = said or OptionWords(option.name, "")
    if isinstance(option, Several) and value:
        return listed([known.part(word) for word in option.parts(value)])
    return known.part(option.text(value))


def sentences(words: Mapping[str, OptionWords], options: Iterable[Option], chosen: Chosen) -> tuple[str, ...]:
    """What is settled about the rules, one sentence for every option."""
    return tuple(
        settling.sentence(
            words[option.name].title if option.name in words else option.name,
            value_words(words.get(option.name), option, chosen.get(option.name, option.usual)),
        )
        for option in options
    )


def typed(title: str, options: Mapping[str, Value]) -> str:
    """A variant with the options of a game, for whoever reads records: by the names that are typed."""
    shown = {True: "yes", False: "no"}
    said = [f"{name}={shown[value] if isinstance(value, bool) else value}" for name, value in options.items()]
    return f"{title} ({', '.join(said)})" if said else title


def why(error: IllegalMove) -> str:
    """Why a game can't be begun so: its variant, its seats, or one of its options."""
    data = error.data
    if error.code == Code.OPTION_UNKNOWN:
        return settling.unknown(data["option"], data["where"], data["known"])
    if error.code == Code.OPTION_VALUE and "range" in data:
        return settling.wrong(data["option"], data["where"], data["range"], str(data["value"]))
    if error.code == Code.OPTION_VALUE:
        return settling.twice(data["option"])
    return refusals.REASONS[error.code]
