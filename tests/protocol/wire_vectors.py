"""Vectors of the byte layer: the canonical encoding, signed messages, the chain, the journal, links."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from protocol.envelope import Envelope, Note
from protocol.io.certificate import ALPN, binding, certificate_of
from protocol.io.frames import VERSION as LINK_VERSION
from protocol.io.frames import Frame
from protocol.io.journal import MAGIC, Journal
from protocol.io.meeting import proof, statement
from protocol.wire import Body, Value, WireCode, frame, pack
from tests.protocol.samples import BLUE, RED, acted, begun, chat, hello

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

VALUES: list[Value] = [
    None,
    False,
    True,
    0,
    127,
    128,
    256,
    65_536,
    2**32,
    2**63 - 1,
    "",
    "é" * 20,
    b"",
    bytes(range(32)),
    b"x" * 300,
    [],
    [1, [2, [3]]],
    list(range(20)),
    {"b": 1, "a": 2, "é": 3, "aa": 4},
]
REFUSED: list[tuple[str, WireCode]] = [
    ("cc01", WireCode.CANONICAL),
    ("c5000101", WireCode.CANONICAL),
    ("dc000101", WireCode.CANONICAL),
    ("82a16201a16101", WireCode.CANONICAL),
    ("82a16101a16101", WireCode.CANONICAL),
    ("cb3ff0000000000000", WireCode.TYPE),
    ("d6ff00000000", WireCode.TYPE),
    ("ff", WireCode.TYPE),
    ("cf8000000000000000", WireCode.TYPE),
    ("810101", WireCode.KEY),
    ("a1ff", WireCode.TEXT),
    ("9201", WireCode.TRUNCATED),
    ("0101", WireCode.TRAILING),
    ("ddffffffff", WireCode.LIST),
    ("91" * 9 + "01", WireCode.DEPTH),
]


def plain(value: Value) -> Json:
    """A value as JSON; bytes as {"hex": …}."""
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value


def wire() -> Json:
    """Values with their one encoding, encodings that are refused, and frames."""
    return {
        "valid": [{"value": plain(one), "encoding": pack(one).hex()} for one in VALUES],
        "invalid": [{"encoding": data, "code": code.value} for data, code in REFUSED],
        "frames": [{"payload": one.hex(), "frame": frame(one).hex()} for one in (b"\xc0", pack(VALUES[17]))],
    }


def _message(message: Envelope | Note) -> Json:
    return {
        "body": plain(message.body),
        "signed": message.signed_bytes.hex(),
        "hash": message.hash.hex(),
        "signature": message.signature.hex(),
        "encoding": message.encode().hex(),
    }


def misfits() -> list[tuple[str, Envelope]]:
    """Envelopes in the place of the third that are wrong in one field, by the code that names it."""
    good = begun().next(0, "act", {"act": b"move", "before": bytes(32)})
    return [
        ("chain/game", replace(good, gid=bytes(32)).sign(RED)),
        ("chain/seq", replace(good, seq=3).sign(RED)),
        ("chain/prev", replace(good, prev=bytes(32)).sign(RED)),
        ("chain/seat", replace(good, seat=2).sign(RED)),
        ("chain/signature", replace(good, seat=1).sign(RED)),
        ("chain/signature", replace(good.sign(RED), body={"act": b"other", "before": bytes(32)})),
        ("chain/hello", replace(good, kind="hello", body=hello(0, RED)).sign(RED)),
        ("wire/version", replace(good, version=2).sign(RED)),
        ("wire/kind", replace(good, kind="return").sign(RED)),
        ("wire/shape", replace(good, body={"act": b"move", "before": b""}).sign(RED)),
    ]


def envelopes() -> Json:
    """A short chain, a note beside it, and envelopes that do not fit as the third."""
    chain = acted(3)
    return {
        "secrets": [one.secret().hex() for one in (RED, BLUE)],
        "keys": [one.public.hex() for one in (RED, BLUE)],
        "fingerprints": [one.fingerprint for one in (RED, BLUE)],
        "game": chain.gid.hex(),
        "chain": [_message(one) for one in chain],
        "note": _message(chat(chain)),
        "invalid": [{"code": code, "encoding": one.encode().hex()} for code, one in misfits()],
    }


def journal() -> Json:
    """A journal of three records, where each begins, and what cuts and changes make of it."""
    records = [b"first", bytes(20), b"last"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal"
        starts: list[Json] = []
        with Journal.create(path) as made:
            for record in records:
                starts.append(path.stat().st_size)
                made.append(record)
        data = path.read_bytes()
    altered = [bytes([*data[:n], data[n] ^ 1, *data[n + 1 :]]) for n in (0, 30, 40, 70, len(data) - 1)]
    return {
        "magic": MAGIC.hex(),
        "records": [one.hex() for one in records],
        "starts": starts,
        "file": data.hex(),
        "torn": [
            {"file": data[:cut].hex(), "records": count}
            for cut, count in ((10, 0), (60, 1), (len(data) - 1, 2))
        ],
        "damaged": [
            {"file": one.hex(), "place": place}
            for one, place in zip(altered, [0, *_sections(starts, (30, 40, 70, len(data) - 1))], strict=True)
        ],
    }


def _sections(starts: list[Json], places: tuple[int, ...]) -> list[int]:
    """The beginning of the record each place lies in."""
    numbers = [one for one in starts if isinstance(one, int)]
    return [max(one for one in numbers if one <= place) for place in places]


def links() -> Json:
    """What a player signs to prove its key on a link, for both wishes, with the listener's certificate."""
    certificate = certificate_of(RED)
    welcome = Frame(
        "welcome",
        {
            "version": LINK_VERSION,
            "name": "Red",
            "key": RED.public,
            "game": bytes([7]) * 32,
            "terms": {"variant": "intro"},
            "nonce": bytes([2]) * 32,
        },
    )
    who: Body = {"version": LINK_VERSION, "name": "Blue", "key": BLUE.public, "nonce": bytes([1]) * 32}
    who["program"] = bytes([3]) * 16
    wishes = [
        Frame("play", who | {"rules": bytes([9]) * 32}),
        Frame("resume", who | {"game": bytes([7]) * 32, "take": False}),
    ]
    return {
        "secrets": {"listener": RED.secret().hex(), "player": BLUE.secret().hex()},
        "alpn": ALPN,
        "certificate": certificate.hex(),
        "binding": binding(certificate).hex(),
        "welcome": welcome.encode().hex(),
        "proofs": [
            {
                "first": want.encode().hex(),
                "signed": statement(want, welcome, binding(certificate)).hex(),
                "prove": proof(BLUE, want, welcome, binding(certificate)).encode().hex(),
            }
            for want in wishes
        ],
    }


FILES: dict[str, Callable[[], Json]] = {
    "wire.json": wire,
    "envelopes.json": envelopes,
    "journal.json": journal,
    "links.json": links,
}
