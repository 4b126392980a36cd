"""Frames and the canonical encoding: one value, one encoding, and limits before anything is built."""

from __future__ import annotations

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol import limits
from protocol.text import FORBIDDEN, clean_text
from protocol.wire import (
    Body,
    FrameReader,
    Value,
    WireCode,
    WireError,
    _walked,
    as_bytes,
    as_int,
    as_list,
    as_map,
    as_text,
    frame,
    pack,
    unpack,
)

plain = (
    st.none()
    | st.booleans()
    | st.integers(0, limits.MAX_INT)
    | st.binary(max_size=80)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
)
values: st.SearchStrategy[Value] = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abcé", max_size=3), inner, max_size=4)
    ),
).filter(lambda value: _depth(value) <= limits.MAX_DEPTH)


def _depth(value: Value) -> int:
    if isinstance(value, list):
        return 1 + max(map(_depth, value), default=0)
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    return 0


def refusal(data: bytes) -> WireCode:
    """The code with which these bytes are refused."""
    with pytest.raises(WireError) as caught:
        unpack(data)
    return caught.value.code


@settings(deadline=None, derandomize=True)
@given(values)
def test_what_is_packed_is_read_back(value: Value) -> None:
    """Reading undoes writing, and writing again gives the same bytes."""
    data = pack(value)
    assert unpack(data) == value
    assert pack(unpack(data)) == data


def test_encoding_of_a_sample_is_fixed() -> None:
    """Another language finds the bytes here."""
    value: Value = {"b": [1, 300, b"\x01"], "a": "é", "c": {"x": None, "t": True}}
    assert pack(value).hex() == "83a161a2c3a9a1629301cd012cc40101a16382a174c3a178c0"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("cc01", WireCode.CANONICAL),  # 1 in two bytes
        ("cd0001", WireCode.CANONICAL),
        ("cf0000000000000001", WireCode.CANONICAL),
        ("c5000101", WireCode.CANONICAL),  # one byte with a length of two
        ("d90161", WireCode.CANONICAL),
        ("dc000101", WireCode.CANONICAL),
        ("de0001a16101", WireCode.CANONICAL),
        ("82a16201a16101", WireCode.CANONICAL),  # keys descending
        ("82a16101a16101", WireCode.CANONICAL),  # a key twice
        ("cb3ff0000000000000", WireCode.TYPE),  # a float
        ("ca3f800000", WireCode.TYPE),
        ("d6ff00000000", WireCode.TYPE),  # a date
        ("c70100ff", WireCode.TYPE),  # an extension
        ("ff", WireCode.TYPE),  # -1
        ("d080", WireCode.TYPE),
        ("c1", WireCode.TYPE),  # never used in MessagePack
        ("cfffffffffffffffff", WireCode.TYPE),  # above 2^63 - 1
        ("810101", WireCode.KEY),
        ("81c4016101", WireCode.KEY),  # a key of bytes
        ("a1ff", WireCode.TEXT),
        ("a3eda080", WireCode.TEXT),  # a surrogate
        ("", WireCode.TRUNCATED),
        ("92", WireCode.TRUNCATED),
        ("9201", WireCode.TRUNCATED),
        ("c405", WireCode.TRUNCATED),
        ("dc00", WireCode.TRUNCATED),
        ("cd01", WireCode.TRUNCATED),
        ("0101", WireCode.TRAILING),
        ("9000", WireCode.TRAILING),
        ("ddffffffff", WireCode.LIST),
        ("dfffffffff", WireCode.LIST),
        ("dc0201" + "01" * 513, WireCode.LIST),
        ("91" * 9 + "01", WireCode.DEPTH),
        ("91" * 100_000, WireCode.DEPTH),
    ],
)
def test_every_other_encoding_is_refused_by_name(data: str, code: WireCode) -> None:
    """Whatever is not the one encoding of a permitted value has a named refusal."""
    assert refusal(bytes.fromhex(data)) == code


@settings(deadline=None, derandomize=True)
@given(st.one_of(st.binary(max_size=40), values.map(pack)), st.integers(0, 39), st.integers(0, 255))
def test_the_short_way_reads_and_refuses_what_the_long_way_does(data: bytes, place: int, byte: int) -> None:
    """Short data is not walked first: the same values and the same refusals come of it."""
    changed = data[:place] + bytes([byte]) + data[place + 1 :]
    for one in (data, changed):
        found: list[object] = []
        for way in (unpack, _walked):
            try:
                found.append(way(one))
            except WireError as error:
                found.append((error.code, error.words))
        assert repr(found[0]) == repr(found[1])


def test_values_are_counted_before_they_are_built() -> None:
    """Many short lists in long lists hit the count, although each list is permitted."""
    row = b"\xdc\x01\xf4" + b"\x90" * 500
    data = b"\xdc\x01\xf4" + row * 500
    assert len(data) < limits.MAX_FRAME
    assert refusal(data) == WireCode.ITEMS


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (1.5, WireCode.TYPE),
        (-1, WireCode.TYPE),
        (2**63, WireCode.TYPE),
        ((1, 2), WireCode.TYPE),
        (bytearray(b"x"), WireCode.TYPE),
        ({1: 2}, WireCode.KEY),
        ("\ud800", WireCode.TEXT),
        ([[[[[[[[[0]]]]]]]]], WireCode.DEPTH),
    ],
)
def test_what_does_not_travel_is_not_packed(value: Value, code: WireCode) -> None:
    """The own side cannot send what the other must refuse."""
    with pytest.raises(WireError) as caught:
        pack(value)
    assert caught.value.code == code


def test_canonical_is_what_plain_messagepack_makes_of_sorted_maps() -> None:
    """Any MessagePack library that sorts its keys makes the same bytes."""
    value: Value = {"a": [1, 2**40], "b": b"x" * 300}
    assert pack(value) == msgpack.packb(value)


def test_frames_come_out_whole_however_they_are_cut() -> None:
    """A stream cut at every place gives the same payloads."""
    payloads = [b"a", b"b" * 300, b"c" * 70_000]
    stream = b"".join(map(frame, payloads))
    for step in (1, 3, 1000, len(stream)):
        reader = FrameReader()
        got: list[bytes] = []
        for place in range(0, len(stream), step):
            got += reader.feed(stream[place : place + step])
        assert got == payloads
        assert reader.waiting == 0


@pytest.mark.parametrize("size", [0, limits.MAX_FIRST_FRAME + 1, limits.MAX_FRAME + 1, 2**32 - 1])
def test_first_frame_of_wrong_size_is_refused_before_it_arrives(size: int) -> None:
    """Four bytes are enough to say no, and the stream stays refused."""
    reader = FrameReader()
    code = WireCode.FRAME_SIZE if size else WireCode.FRAME_EMPTY
    for data in (size.to_bytes(4, "big"), frame(b"fine")):
        with pytest.raises(WireError) as caught:
            reader.feed(data)
        assert caught.value.code == code
        assert reader.waiting == 0


def test_later_frames_may_be_as_long_as_the_limit_and_no_longer() -> None:
    """The small limit holds for the first frame alone."""
    reader = FrameReader()
    longest = bytes(limits.MAX_FRAME)
    assert reader.feed(frame(b"first") + frame(longest)) == [b"first", longest]
    with pytest.raises(WireError):
        reader.feed((limits.MAX_FRAME + 1).to_bytes(4, "big"))


@pytest.mark.parametrize("size", [0, limits.MAX_FRAME + 1])
def test_no_frame_is_made_that_would_be_refused(size: int) -> None:
    """The sender meets the same limits."""
    with pytest.raises(WireError):
        frame(bytes(size))


def test_field_access_gives_the_type_or_a_refusal() -> None:
    """Every accessor refuses every other type, and a missing field."""
    body: Body = {"bytes": b"", "int": 1, "text": "", "list": [], "map": {}, "bool": True}
    readers = {"bytes": as_bytes, "int": as_int, "text": as_text, "list": as_list, "map": as_map}
    for name, reader in readers.items():
        assert reader(body, name) == body[name]
        for other in (set(body) - {name}) | {"missing"}:
            with pytest.raises(WireError) as caught:
                reader(body, other)
            assert caught.value.code == WireCode.SHAPE


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("\x1b[31mred", "[31mred"),
        ("abc\u202edcba", "abcdcba"),
        ("a\u200bb\ufeffc", "abc"),
        ("e\u0301", "é"),
        ("z" + "\u0300" * 50, "z\u0300\u0300"),
        ("x" * 100, "x" * 12),
        ("line\u2028two", "linetwo"),
        ("\x00\x07", ""),
        ("\U000e0041b", "b"),
        ("王様 🙂", "王様 🙂"),
    ],
)
def test_words_of_strangers_are_cleaned(raw: str, clean: str) -> None:
    """Nothing invisible, no direction tricks, one line, bounded."""
    assert clean_text(raw, 12) == clean


@settings(deadline=None, derandomize=True)
@given(st.text(max_size=200))
def test_clean_text_is_clean(text: str) -> None:
    """Cleaning twice changes nothing more, and what is left may travel."""
    once = clean_text(text, 20)
    assert len(once) <= 20
    assert not FORBIDDEN & set(map(ord, once))
    assert clean_text(once, 20) == once
