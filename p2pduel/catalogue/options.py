"""Options of a game in words: the lines of a form, the terms one agrees to, lists of tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from p2pduel.catalogue.words import listed
from p2pduel.kernel.options import Chosen, Option, Several, Value

__all__ = ["NO", "YES", "OptionWords", "sentences", "typed", "value_words"]

YES: Final = "yes"
NO: Final = "no"
_NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What an option is called, a line about it, and its values in words."""

    title: str
    about: str
    values: Mapping[str, str] = field(default_factory=dict)
    """A value as it is typed -> what it is called; what is not here is said as it is typed."""

    def part(self, word: str) -> str:
        """What one word of a value is called."""
        return self.values.get(word, {"yes": YES, "no": NO, "none": _NONE}.get(word, word))


def value_words(said: OptionWords | None, option: Option, value: Value) -> str:
    """A value as a person reads it."""
    known = said or OptionWords(option.name, "")
    if isinstance(option, Several) and value:
        return listed([known.part(word) for word in option.parts(value)])
    return known.part(option.text(value))


def sentences(words: Mapping[str, OptionWords], options: Iterable[Option], chosen: Chosen) -> tuple[str, ...]:
    """What is settled about the rules, one sentence for every option."""
    return tuple(
        f"{words[option.name].title if option.name in words else option.name}: "
        f"{value_words(words.get(option.name), option, chosen.get(option.name, option.usual))}."
        for option in options
    )


def typed(variant: str, options: Mapping[str, Value]) -> str:
    """A variant with the options of a game, for whoever reads records: by the names that are typed."""
    shown = {True: YES, False: NO}
    said = [f"{name}={shown[value] if isinstance(value, bool) else value}" for name, value in options.items()]
    return f"{variant} ({', '.join(said)})" if said else variant
