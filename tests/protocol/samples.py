"""Right and wrong values made from the shapes themselves, so that no field of a schema can be forgotten."""

from __future__ import annotations

import copy
from collections.abc import Iterator

from protocol.envelope import Note
from protocol.identity import Identity
from protocol.shapes import Blob, Choice, Flag, ListOf, MapOf, Maybe, Number, Record, Row, Shape, Text, Word
from protocol.transcript import Transcript
from protocol.wire import Body, Value

RED = Identity(b"\x01" * 32)
BLUE = Identity(b"\x02" * 32)


def example(shape: Shape) -> Value:
    """A value that fits."""
    match shape:
        case Number(low=low):
            return low
        case Flag():
            return True
        case Blob(low=low):
            return bytes(range(low % 251)) if low else b""
        case Text(low=low):
            return "ä" * max(low, 1)
        case Word():
            return "draw1"
        case Choice(words=words):
            return words[0]
        case Maybe(shape=inner):
            return example(inner)
        case ListOf(shape=inner, low=low):
            return [example(inner) if not shape.ascending else index for index in range(max(low, 1))]
        case Row(shapes=shapes):
            return [example(one) for one in shapes]
        case MapOf():
            return {"hints": True, "seconds": 7, "variant": "toy"}
        case Record(fields=fields):
            return {name: example(one) for name, one in fields.items()}
    raise AssertionError(shape)


def body_of(record: Record, kind: str) -> Body:
    """A body that fits its kind."""
    body = example(record)
    assert isinstance(body, dict)
    if "before" in body and kind != "act":
        body["act"], body["before"] = b"", b""
    return body


def wrong(shape: Shape) -> Iterator[tuple[str, Value]]:
    """Values that just do not fit, each with a name."""
    if not isinstance(shape, Maybe):
        yield "nil", None
    match shape:
        case Number(low=low, high=high):
            yield from (("text", "1"), ("bool", True), ("above", high + 1))
            if low:
                yield "below", low - 1
        case Flag():
            yield "number", 1
        case Blob(low=low, high=high):
            yield from (("text", "x" * high), ("long", bytes(high + 1)))
            if low:
                yield "short", bytes(low - 1) or b""
        case Text(low=low, high=high):
            yield from (
                ("bytes", b"x"),
                ("long", "x" * (high + 1)),
                ("control", "a\x1b[2J"),
                ("bidi", "a\u202eb"),
            )
            if low:
                yield "empty", ""
        case Word(high=high):
            yield from (("bytes", b"x"), ("long", "x" * (high + 1)), ("blank", "a b"), ("newline", "a\n"))
            if not shape.or_empty:
                yield "empty", ""
        case Choice():
            yield from (("other", "maybe"), ("number", 0))
        case Maybe(shape=inner):
            yield from ((name, value) for name, value in wrong(inner) if value is not None)
        case ListOf(shape=inner, low=low, high=high):
            yield from (("map", {}), ("long", [example(inner)] * (high + 1)))
            if low:
                yield "short", [example(inner)] * (low - 1)
            if shape.ascending:
                yield "twice", [3, 3]
                yield "descending", [4, 2]
            yield from ((f"entry {name}", [value]) for name, value in wrong(inner))
        case Row(shapes=shapes):
            right = example(shape)
            assert isinstance(right, list)
            yield from (("short", right[:-1]), ("long", [*right, right[-1]]), ("bytes", b""))
            for index, one in enumerate(shapes):
                for name, value in wrong(one):
                    yield f"{index} {name}", [*right[:index], value, *right[index + 1 :]]
            for index in shape.alike:
                longer = copy.deepcopy(right)
                entry = longer[index]
                assert isinstance(entry, list)
                entry.append(entry[0])
                yield f"{index} longer than the rest", longer
        case MapOf(high=high):
            yield "list", []
            yield "key", {"a b": 1}
            yield "value", {"a": b"x"}
            yield "nested", {"a": {}}
            yield "many", {f"k{n}": n for n in range(high + 1)}
            yield "control", {"a": "\n"}
        case Record(fields=fields):
            yield "list", []
            right = example(shape)
            assert isinstance(right, dict)
            yield "extra", right | {"extra": 0}
            for field in fields:
                yield f"{field} missing", {name: right[name] for name in right if name != field}
            for field, one in fields.items():
                yield from ((f"{field} {name}", right | {field: value}) for name, value in wrong(one))


def hello(seat: int, identity: Identity) -> Body:
    """A hello body; what is not looked at here is plain."""
    fill = bytes([seat + 1]) * 32
    return {
        "version": 1,
        "seat": seat,
        "key": identity.public,
        "nonce": fill,
        "params": bytes(32),
        "rules": bytes(32),
        "commit": fill,
        "policy": "open",
        "name": f"Player {seat}",
        "terms": {"variant": "toy"},
    }


def begun() -> Transcript:
    """A chain in which both have said hello."""
    chain = Transcript()
    for seat, identity in enumerate((RED, BLUE)):
        chain.append(chain.next(seat, "hello", hello(seat, identity)).sign(identity))
    return chain


def acted(count: int = 3) -> Transcript:
    """A chain with some acts, the seats in turn."""
    chain = begun()
    for number in range(count):
        seat = number % 2
        body: Body = {"act": b"move %d" % number, "before": bytes([number]) * 32}
        chain.append(chain.next(seat, "act", body).sign((RED, BLUE)[seat]))
    return chain


def chat(chain: Transcript, seat: int = 1, text: str = "good game") -> Note:
    """A signed note on the chain's head."""
    return Note(chain.gid, chain.head, seat, "chat", {"text": text}).sign((RED, BLUE)[seat])
