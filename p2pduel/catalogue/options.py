"""Options of a game in words: the lines of a form, the terms one agrees to, lists of tables, refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue import refusals, settling
from p2pduel.catalogue.words import listed
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.options import Chosen, Option, Several, Value

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = ["SETTLING", "OptionWords", "sentences", "titled", "value_words", "why"]

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
        settling.sentence(*_in_words(words, option, chosen.get(option.name, option.usual)))
        for option in options
    )


def titled(game: Game, variant: str, chosen: Chosen) -> str:
    """A variant of a game with what is not as usual about it."""
    words, title = game.words.options(), game.words.variant_title(variant)
    values = {one: chosen.get(one.name, one.usual) for one in game.rules.options(variant)} if chosen else {}
    said = [settling.setting(*_in_words(words, one, v)) for one, v in values.items() if v != one.usual]
    return f"{title} ({'; '.join(said)})" if said else title


def _in_words(words: Mapping[str, OptionWords], option: Option, value: Value) -> tuple[str, str]:
    """What an option and its value are called."""
    said = words.get(option.name)
    return (said.title if said is not None else option.name, value_words(said, option, value))


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
