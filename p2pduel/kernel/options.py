"""Options of a variant: what players settle about its rules before a game, as part of the terms.

A value is a number, a word or a flag, as terms carry it. As a person types it, it is a text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol

from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove

__all__ = [
    "MOST",
    "TAKEN",
    "USUAL",
    "Choice",
    "Chosen",
    "Number",
    "Option",
    "Several",
    "Switch",
    "Value",
    "settled",
    "typed",
]

Value = int | str | bool
Chosen = Mapping[str, Value]
"""Name of an option -> its value; what is left out is as usual."""
USUAL: Final[Chosen] = MappingProxyType({})
"""Every option as usual."""

TAKEN: Final = frozenset({"game", "variant", "seats", "hints", "claim", "policy"})
"""What no option may be called: the terms say something else under these names."""
MOST: Final = 10
"""Options a variant may have: terms have no room for more."""


class Option(Protocol):
    """One thing about the rules that can be chosen."""

    @property
    def name(self) -> str:
        """What is typed for it: lower-case letters, digits and hyphens."""

    @property
    def usual(self) -> Value:
        """The value one gets without asking."""

    @property
    def range(self) -> str:
        """What may be typed as its value."""

    def allows(self, value: object) -> bool:
        """Whether this is one of its values, in the one form that terms may have."""

    def parse(self, text: str) -> Value:
        """The value that a text means; one that is not allowed if it means none."""

    def text(self, value: Value) -> str:
        """A value as it is typed."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two bounds."""

    name: str
    usual: int
    least: int
    most: int

    @property
    def range(self) -> str:
        """The bounds."""
        return f"{self.least}…{self.most}"

    def allows(self, value: object) -> bool:
        """Whether it is a number within the bounds."""
        return type(value) is int and self.least <= value <= self.most

    def parse(self, text: str) -> Value:
        """A number in figures."""
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text

    def text(self, value: Value) -> str:
        """In figures."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words, of which the first is the usual one."""

    name: str
    values: tuple[str, ...]

    @property
    def usual(self) -> str:
        """The first word."""
        return self.values[0]

    @property
    def range(self) -> str:
        """The words."""
        return "|".join(self.values)

    def allows(self, value: object) -> bool:
        """Whether it is one of the words."""
        return type(value) is str and value in self.values

    def parse(self, text: str) -> Value:
        """The word itself."""
        return text

    def text(self, value: Value) -> str:
        """The word itself."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Switch:
    """A rule that holds or does not."""

    name: str
    usual: bool = False

    @property
    def range(self) -> str:
        """Yes or no."""
        return "yes|no"

    def allows(self, value: object) -> bool:
        """Whether it is a flag."""
        return type(value) is bool

    def parse(self, text: str) -> Value:
        """Yes or no."""
        return text == "yes" if text in ("yes", "no") else text

    def text(self, value: Value) -> str:
        """Yes or no."""
        return "yes" if value else "no"


@dataclass(frozen=True, slots=True)
class Several:
    """Some words of a list, none twice; its value is one text of them, in their order, with commas."""

    name: str
    values: tuple[str, ...]
    usual: str = ""
    least: int = 0
    most: int = 99
    """So many words may be taken; more than there are means all."""

    @property
    def range(self) -> str:
        """How many of which words may be taken, in no language."""
        most = min(self.most, len(self.values))
        count = f"{self.least}" if self.least == most else f"{self.least}…{most}"
        return f"{count} × {','.join(self.values)}"

    def allows(self, value: object) -> bool:
        """Whether it names so many of the words, each once and in their order."""
        if type(value) is not str or value != self.together(self.parts(value)):
            return False
        return self.least <= len(self.parts(value)) <= self.most

    def parse(self, text: str) -> Value:
        """The words in their order, however they are typed; `none` is none of them."""
        parts = [] if text in ("", "none") else text.split(",")
        known = set(parts) <= set(self.values) and len(set(parts)) == len(parts)
        return self.together(parts) if known else ",".join(parts) + ","

    def text(self, value: Value) -> str:
        """The words with commas, or `none`."""
        return str(value) or "none"

    def parts(self, value: Value) -> tuple[str, ...]:
        """The words of a value."""
        return tuple(str(value).split(",")) if value else ()

    def together(self, parts: Iterable[str]) -> str:
        """The value of some words."""
        wanted = set(parts)
        return ",".join(word for word in self.values if word in wanted)


def settled(options: Iterable[Option], chosen: Chosen, where: str) -> dict[str, Value]:
    """The value of every option, in their order; IllegalMove for one that is not there or not allowed."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise _unknown(name, known.values(), where)
        if not known[name].allows(value):
            raise _wrong(known[name], value, where)
    return {name: chosen.get(name, option.usual) for name, option in known.items()}


def typed(options: Iterable[Option], said: Iterable[tuple[str, str]], where: str) -> dict[str, Value]:
    """The values of options by name and text; IllegalMove for one that is not there, not allowed or twice."""
    known = {option.name: option for option in options}
    chosen: dict[str, Value] = {}
    for name, text in said:
        if name in chosen:
            raise IllegalMove(Code.OPTION_VALUE, "", option=name)
        value = known[name].parse(text) if name in known else text
        if name in known and not known[name].allows(value):
            raise _wrong(known[name], text, where)
        chosen[name] = value
    settled(known.values(), chosen, where)
    return chosen


def _unknown(name: str, known: Iterable[Option], where: str) -> IllegalMove:
    """No such option; the data has those there are, as they are typed."""
    there = [f"{option.name}={option.range}" for option in known]
    return IllegalMove(Code.OPTION_UNKNOWN, "", option=name, where=where, known=there)


def _wrong(option: Option, value: object, where: str) -> IllegalMove:
    """A value it can't have; the data has what it can be."""
    return IllegalMove(
        Code.OPTION_VALUE, "", option=option.name, where=where, range=option.range, value=value
    )
