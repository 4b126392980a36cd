"""Bytes on the line: frames with a length in front, and one canonical MessagePack encoding per value."""

from __future__ import annotations

import enum
import struct
from typing import Final, TypeAlias

import msgpack

from protocol import limits

__all__ = [
    "Body",
    "FrameReader",
    "Value",
    "WireCode",
    "WireError",
    "as_bytes",
    "as_int",
    "as_list",
    "as_map",
    "as_text",
    "frame",
    "pack",
    "unpack",
]

Value: TypeAlias = "bool | int | bytes | str | list[Value] | dict[str, Value] | None"
"""What may travel. Integers are 0 … 2^63 − 1; there are no floats, no extension types, no dates."""

Body: TypeAlias = dict[str, Value]
"""The named fields of one message."""

_LENGTH: Final = struct.Struct(">I")


class WireCode(enum.StrEnum):
    """Why bytes were refused before anybody asked what they mean."""

    FRAME_EMPTY = "wire/frame-empty"
    """A frame of no bytes says nothing."""
    FRAME_SIZE = "wire/frame-size"
    """The frame is longer than this connection may send."""
    TRUNCATED = "wire/truncated"
    """The value ends before it is complete."""
    TRAILING = "wire/trailing"
    """Bytes follow after the value."""
    DEPTH = "wire/depth"
    """Lists or maps are nested too deeply."""
    ITEMS = "wire/items"
    """The message holds too many values."""
    LIST = "wire/list"
    """A list or map is longer than any message needs."""
    TYPE = "wire/type"
    """A type that does not travel: float, extension, date, negative or huge number."""
    KEY = "wire/key"
    """A map key that is not text."""
    TEXT = "wire/text"
    """Text that is not UTF-8."""
    CANONICAL = "wire/not-canonical"
    """The same value has a shorter or differently ordered encoding."""
    SHAPE = "wire/shape"
    """A field is missing, unknown, or of the wrong type, length or range."""
    VERSION = "wire/version"
    """Another version of the protocol."""
    KIND = "wire/kind"
    """No such kind of message."""


class WireError(ValueError):
    """Bytes or a body that no honest program sends; `code` is stable, `words` are for people."""

    def __init__(self, code: WireCode, words: str) -> None:
        super().__init__(f"{code.value}: {words}")
        self.code = code
        self.words = words


_LEAVES: Final = frozenset({bytes, str, bool, type(None)})
"""Types of which every value travels; a surrogate in a text is refused by the library."""


def pack(value: Value) -> bytes:
    """Return the one encoding of a value: shortest forms, map keys ascending."""
    try:
        encoded: bytes = msgpack.packb(_ordered(value, 0), use_bin_type=True, strict_types=True)
    except UnicodeEncodeError:
        raise WireError(WireCode.TEXT, "text holds a surrogate") from None
    return encoded


def _ordered(value: Value, depth: int) -> Value:
    """Return the value with map keys ascending, or refuse what does not travel."""
    if type(value) in _LEAVES:
        return value
    if type(value) is int:
        if not 0 <= value <= limits.MAX_INT:
            raise WireError(WireCode.TYPE, "number out of range")
        return value
    if depth >= limits.MAX_DEPTH:
        raise WireError(WireCode.DEPTH, "nested too deeply")
    depth += 1
    if type(value) is list:  # most entries are leaves: no call for those
        return [item if type(item) in _LEAVES else _ordered(item, depth) for item in value]
    if type(value) is dict:
        for key in value:
            if type(key) is not str:
                raise WireError(WireCode.KEY, "map keys are text")
        return {
            key: item if type(item := value[key]) in _LEAVES else _ordered(item, depth)
            for key in sorted(value)
        }
    raise WireError(WireCode.TYPE, f"{type(value).__name__} does not travel")


_STRICT: Final = {
    "raw": False,
    "strict_map_key": True,
    "use_list": True,
    "max_array_len": limits.MAX_LIST,
    "max_map_len": limits.MAX_LIST,
}


def unpack(data: bytes) -> Value:
    """Read exactly one value in its canonical encoding; what is too large is refused before it is built.

    Every value takes a byte, so short data holds few enough to be built at once. It is walked only where
    something is wrong, to say what: nothing the walk refuses is what `pack` makes of any value.
    """
    if len(data) <= limits.MAX_ITEMS:
        try:
            value: Value = msgpack.unpackb(data, **_STRICT)
            if pack(value) == data:
                return value
        except ValueError:  # of the library or of `pack`: the walk has the name for it
            return _walked(data)
    return _walked(data)


def _walked(data: bytes) -> Value:
    """The same for data of any length, with a name for everything that can be wrong."""
    _survey(data)
    try:
        value: Value = msgpack.unpackb(data, **_STRICT)
    except UnicodeDecodeError:
        raise WireError(WireCode.TEXT, "text is not UTF-8") from None
    except ValueError as error:
        raise WireError(WireCode.KEY, str(error)[: limits.MAX_WORDS]) from None
    if pack(value) != data:
        raise WireError(WireCode.CANONICAL, "not the canonical encoding of this value")
    return value


_SIZES: Final = {
    # leading byte: (bytes of the number that follows, kind of value)
    0xC4: (1, "raw"),
    0xC5: (2, "raw"),
    0xC6: (4, "raw"),
    0xD9: (1, "raw"),
    0xDA: (2, "raw"),
    0xDB: (4, "raw"),
    0xDC: (2, "list"),
    0xDD: (4, "list"),
    0xDE: (2, "map"),
    0xDF: (4, "map"),
}
_FIXED: Final = {0xC0: 0, 0xC2: 0, 0xC3: 0, 0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8}


def _survey(data: bytes) -> None:
    """Walk the encoding without building it: complete, nothing after it, not too deep, not too many."""
    open_lists: list[int] = []
    place = items = 0
    size = len(data)
    while True:
        if place >= size:
            raise WireError(WireCode.TRUNCATED, f"ends at byte {place} inside a value")
        items += 1
        if items > limits.MAX_ITEMS:
            raise WireError(WireCode.ITEMS, f"more than {limits.MAX_ITEMS} values")
        place, inside = _step(data, place)
        if inside:
            if len(open_lists) >= limits.MAX_DEPTH:
                raise WireError(WireCode.DEPTH, f"nested more than {limits.MAX_DEPTH} deep")
            open_lists.append(inside)
            continue
        while open_lists:
            open_lists[-1] -= 1
            if open_lists[-1]:
                break
            open_lists.pop()
        if not open_lists:
            break
    if place > size:
        raise WireError(WireCode.TRUNCATED, "ends inside a value")
    if place < size:
        raise WireError(WireCode.TRAILING, f"{size - place} bytes after the value")


def _step(data: bytes, place: int) -> tuple[int, int]:
    """Return where the value at `place` (or its first entry) ends, and how many values lie inside it."""
    lead = data[place]
    place += 1
    if lead < 0x80:
        return place, 0
    if lead < 0x90:
        return place, 2 * (lead & 0x0F)
    if lead < 0xA0:
        return place, lead & 0x0F
    if lead < 0xC0:
        return place + (lead & 0x1F), 0
    if lead in _FIXED:
        return place + _FIXED[lead], 0
    if lead not in _SIZES:
        raise WireError(WireCode.TYPE, f"byte {place - 1} opens a type that does not travel")
    width, kind = _SIZES[lead]
    if place + width > len(data):
        raise WireError(WireCode.TRUNCATED, "ends inside a length")
    count = int.from_bytes(data[place : place + width], "big")
    place += width
    if kind == "raw":
        return place + count, 0
    if count > limits.MAX_LIST:
        raise WireError(WireCode.LIST, f"a list of {count}")
    return place, count if kind == "list" else 2 * count


def frame(payload: bytes) -> bytes:
    """Return the payload with its length in front (u32, big-endian)."""
    if not payload:
        raise WireError(WireCode.FRAME_EMPTY, "an empty frame says nothing")
    if len(payload) > limits.MAX_FRAME:
        raise WireError(WireCode.FRAME_SIZE, f"{len(payload)} bytes in one frame")
    return _LENGTH.pack(len(payload)) + payload


class FrameReader:
    """Cuts a stream into payloads, holding at most one incomplete frame; the first has its own limit."""

    def __init__(self, first: int = limits.MAX_FIRST_FRAME, limit: int = limits.MAX_FRAME) -> None:
        self._allowed = first
        self._limit = limit
        self._buffer = bytearray()
        self._refused: WireError | None = None

    @property
    def waiting(self) -> int:
        """Bytes of an incomplete frame held back."""
        return len(self._buffer)

    def feed(self, data: bytes) -> list[bytes]:
        """Take bytes as they came and return the payloads now complete; a refused stream stays refused."""
        if self._refused is not None:
            raise self._refused
        self._buffer += data
        payloads: list[bytes] = []
        place = 0
        while len(self._buffer) - place >= _LENGTH.size:
            (size,) = _LENGTH.unpack_from(self._buffer, place)
            self._check(size)
            end = place + _LENGTH.size + size
            if end > len(self._buffer):
                break
            payloads.append(bytes(self._buffer[place + _LENGTH.size : end]))
            self._allowed = self._limit
            place = end
        del self._buffer[:place]
        return payloads

    def _check(self, size: int) -> None:
        """Refuse a length before a byte of it is waited for."""
        if not size:
            self._refused = WireError(WireCode.FRAME_EMPTY, "a frame of no bytes")
        elif size > self._allowed:
            self._refused = WireError(
                WireCode.FRAME_SIZE, f"a frame of {size} bytes, {self._allowed} are allowed"
            )
        if self._refused is not None:
            self._buffer.clear()
            raise self._refused


def _wrong(key: str, wanted: str) -> WireError:
    return WireError(WireCode.SHAPE, f"{key} must be {wanted}")


def as_bytes(body: Body, key: str) -> bytes:
    """Return a field that must be bytes."""
    value = body.get(key)
    if not isinstance(value, bytes):
        raise _wrong(key, "bytes")
    return value


def as_int(body: Body, key: str) -> int:
    """Return a field that must be a number."""
    value = body.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(key, "a number")
    return value


def as_text(body: Body, key: str) -> str:
    """Return a field that must be text."""
    value = body.get(key)
    if not isinstance(value, str):
        raise _wrong(key, "text")
    return value


def as_list(body: Body, key: str) -> list[Value]:
    """Return a field that must be a list."""
    value = body.get(key)
    if not isinstance(value, list):
        raise _wrong(key, "a list")
    return value


def as_map(body: Body, key: str) -> Body:
    """Return a field that must be a map."""
    value = body.get(key)
    if not isinstance(value, dict):
        raise _wrong(key, "a map")
    return value
