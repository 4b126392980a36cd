"""Small combinators that say exactly which values a field may have; each refuses naming the place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from protocol import limits
from protocol.text import forbidden
from protocol.wire import Value, WireCode, WireError

__all__ = [
    "Blob",
    "Choice",
    "Flag",
    "ListOf",
    "MapOf",
    "Maybe",
    "Number",
    "Record",
    "Row",
    "Shape",
    "Text",
    "Word",
]

_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:/+-]*", re.ASCII)


class Shape(Protocol):
    """What a value may look like."""

    def check(self, value: Value, place: str) -> None:
        """Return if the value fits; else raise WireError naming the place."""


def _refuse(place: str, wanted: str) -> WireError:
    return WireError(WireCode.SHAPE, f"{place}: {wanted}")


@dataclass(frozen=True, slots=True)
class Number:
    """An integer in a closed range; a boolean is none."""

    low: int = 0
    high: int = limits.MAX_INT

    def check(self, value: Value, place: str) -> None:
        """Refuse anything but an integer in range."""
        if type(value) is not int:
            raise _refuse(place, "must be a number")
        if not self.low <= value <= self.high:
            raise _refuse(place, f"must be {self.low} to {self.high}")


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def check(self, value: Value, place: str) -> None:
        """Refuse anything but a boolean."""
        if type(value) is not bool:
            raise _refuse(place, "must be true or false")


@dataclass(frozen=True, slots=True)
class Blob:
    """Bytes of a length in a closed range, or none at all if `or_empty`."""

    low: int
    high: int
    or_empty: bool = False

    def check(self, value: Value, place: str) -> None:
        """Refuse anything but bytes of a permitted length."""
        if type(value) is not bytes:
            raise _refuse(place, "must be bytes")
        if self.or_empty and not value:
            return
        if not self.low <= len(value) <= self.high:
            raise _refuse(place, f"must have {self.low} to {self.high} bytes")


@dataclass(frozen=True, slots=True)
class Text:
    """One line for people: bounded, without control or direction signs."""

    high: int
    low: int = 0

    def check(self, value: Value, place: str) -> None:
        """Refuse anything but a bounded, visible line."""
        if type(value) is not str:
            raise _refuse(place, "must be text")
        if not self.low <= len(value) <= self.high:
            raise _refuse(place, f"must have {self.low} to {self.high} characters")
        bad = forbidden(value)
        if bad is not None:
            raise _refuse(place, f"holds the forbidden sign U+{bad:04X}")


@dataclass(frozen=True, slots=True)
class Word:
    """A short name for programs: a zone, a reason, a code."""

    high: int = limits.MAX_WORD
    or_empty: bool = False

    def check(self, value: Value, place: str) -> None:
        """Refuse anything but a short word without blanks."""
        if type(value) is not str:
            raise _refuse(place, "must be text")
        if self.or_empty and not value:
            return
        if not 1 <= len(value) <= self.high or _WORD.fullmatch(value) is None:
            raise _refuse(place, f"must be a word of 1 to {self.high} signs a-z A-Z 0-9 . _ : / + -")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    def check(self, value: Value, place: str) -> None:
        """Refuse anything but one of the words."""
        if type(value) is not str or value not in self.words:
            raise _refuse(place, f"must be one of {', '.join(self.words)}")


@dataclass(frozen=True, slots=True)
class Maybe:
    """Nothing, or a value of that shape."""

    shape: Shape

    def check(self, value: Value, place: str) -> None:
        """Refuse what is neither nil nor of the shape."""
        if value is not None:
            self.shape.check(value, place)


@dataclass(frozen=True, slots=True)
class ListOf:
    """A bounded list of one shape; `ascending` refuses a number named twice: one card would become two."""

    shape: Shape
    low: int
    high: int
    ascending: bool = False

    def check(self, value: Value, place: str) -> None:
        """Refuse a list of the wrong length, order or content."""
        if type(value) is not list:
            raise _refuse(place, "must be a list")
        if not self.low <= len(value) <= self.high:
            raise _refuse(place, f"must have {self.low} to {self.high} entries")
        before = -1
        for index, entry in enumerate(value):
            self.shape.check(entry, f"{place}[{index}]")
            if self.ascending and isinstance(entry, int):
                if entry <= before:
                    raise _refuse(f"{place}[{index}]", "must be greater than the one before")
                before = entry


@dataclass(frozen=True, slots=True)
class Row:
    """A list with a fixed shape at every place; those named in `alike` are lists of one length."""

    shapes: tuple[Shape, ...]
    alike: tuple[int, ...] = ()

    def check(self, value: Value, place: str) -> None:
        """Refuse a row that is longer, shorter or different."""
        if type(value) is not list or len(value) != len(self.shapes):
            raise _refuse(place, f"must be a list of {len(self.shapes)}")
        for index, (shape, entry) in enumerate(zip(self.shapes, value, strict=True)):
            shape.check(entry, f"{place}[{index}]")
        if len({len(entry) for index in self.alike if isinstance(entry := value[index], list)}) > 1:
            raise _refuse(place, "has lists of different lengths")


@dataclass(frozen=True, slots=True)
class MapOf:
    """A small map from words to flags, numbers and lines of text, for terms a game names itself."""

    high: int
    values: tuple[Shape, ...] = field(default=(Flag(), Number(), Text(limits.MAX_WORDS)))

    def check(self, value: Value, place: str) -> None:
        """Refuse keys that are no words and values that are not plain."""
        if type(value) is not dict or len(value) > self.high:
            raise _refuse(place, f"must be a map of at most {self.high}")
        for key, entry in value.items():
            Word().check(key, f"{place} key")
            if not any(_fits(shape, entry) for shape in self.values):
                raise _refuse(f"{place}.{key}", "must be a flag, a number or a short text")


def _fits(shape: Shape, value: Value) -> bool:
    try:
        shape.check(value, "")
    except WireError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Record:
    """A map with exactly these fields."""

    fields: Mapping[str, Shape]

    def check(self, value: Value, place: str) -> None:
        """Refuse a missing field, an extra field, and every field that does not fit."""
        if type(value) is not dict:
            raise _refuse(place, "must be a map")
        for name in self.fields:
            if name not in value:
                raise _refuse(f"{place}.{name}", "is missing")
        if len(value) != len(self.fields):
            raise _refuse(place, "has a field too many")
        for name, shape in self.fields.items():
            shape.check(value[name], f"{place}.{name}")
