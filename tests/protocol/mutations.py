"""Ways to spoil bytes: blind ones, and ones that know MessagePack. Every run with one seed is the same."""

from __future__ import annotations

import os
import random

import msgpack

from protocol.wire import WireError, unpack

NASTY = [
    b"\xdd\xff\xff\xff\xff",
    b"\xdf\xff\xff\xff\xff",
    b"\xc6\xff\xff\xff\xff",
    b"\xdb\x7f\xff\xff\xff",
    b"\x91" * 40,
    b"\x81\xa0" * 40,
    b"\xc9\x00\x00\x00\x04\x7f",
    b"\xcb\x7f\xf8\x00\x00\x00\x00\x00\x00",
    b"\xcf" + b"\xff" * 8,
    b"\xd3" + b"\xff" * 8,
    b"\xc1",
    b"\x00\x00\x00\x00",
    b"\xff\xff\xff\xff",
]
ODD: list[object] = [
    None,
    True,
    0,
    -1,
    2**63,
    2**64 - 1,
    1.5,
    b"",
    b"\0" * 33,
    "",
    "\u202e",
    "x" * 70,
    [],
    {},
    [[]],
    {"a": 1},
]


def rounds(ci: int, full: int) -> int:
    """How many mutations: few in CI, all in a soak."""
    return full if os.environ.get("P2PDUEL_SOAK") == "full" else ci


def spoil(source: random.Random, data: bytes) -> bytes:
    """Bytes changed in one to three places without knowing what they mean."""
    out = bytearray(data)
    for _ in range(source.choice((1, 1, 1, 2, 3))):
        place = source.randrange(len(out) + 1)
        span = source.choice((1, 1, 2, 8, 40))
        match source.randrange(7):
            case 0 if place < len(out):
                out[place] ^= 1 << source.randrange(8)
            case 1 if place < len(out):
                out[place] = source.randrange(256)
            case 2:
                del out[place : place + span]
            case 3:
                out[place:place] = source.randbytes(span)
            case 4:
                out[place:place] = out[place : place + span]
            case 5:
                nasty = source.choice(NASTY)
                out[place : place + source.choice((0, len(nasty)))] = nasty
            case _:
                del out[place:]
    return bytes(out)


def twist(source: random.Random, data: bytes) -> bytes:
    """The value inside changed at one place and encoded again, correctly but for key order and odd types."""
    try:
        value: object = unpack(data)
    except WireError:
        return spoil(source, data)
    packed: bytes = msgpack.packb(_twisted(source, value), use_bin_type=True)
    return packed


def _twisted(source: random.Random, value: object) -> object:
    """The value with one odd thing in it, some way down."""
    if isinstance(value, list) and value and source.random() < 0.85:
        out = list(value)
        index = source.randrange(len(out))
        match source.randrange(8):
            case 0:
                del out[index]
            case 1:
                out.insert(index, out[index])
            case _:
                out[index] = _twisted(source, out[index])
        return out
    if isinstance(value, dict) and value and source.random() < 0.85:
        keys = list(value)
        source.shuffle(keys)
        changed = {key: value[key] for key in keys}
        match source.randrange(8):
            case 0:
                del changed[keys[0]]
            case 1:
                changed[source.choice(["extra", "", "act\0"])] = source.choice(ODD)
            case _:
                changed[keys[0]] = _twisted(source, changed[keys[0]])
        return changed
    if isinstance(value, bytes) and value and source.random() < 0.6:
        return twist(source, value) if value[0] in (0x92, 0x97, 0x98) else spoil(source, value)
    return source.choice(ODD)


def mutated(source: random.Random, data: bytes) -> bytes:
    """Bytes spoiled one way or the other."""
    return spoil(source, data) if source.random() < 0.5 else twist(source, data)
