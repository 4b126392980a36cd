"""The vectors of the byte layer, read back as another program would read them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import protocol
from protocol import schema
from protocol.envelope import Envelope, Note
from protocol.hashing import H32
from protocol.identity import Identity, verify
from protocol.io.certificate import key_of
from protocol.io.frames import Frame
from protocol.io.journal import MAGIC, JournalDamagedError, parse
from protocol.io.meeting import statement
from protocol.transcript import ChainError, Transcript
from protocol.wire import FrameReader, WireError, as_bytes, as_int, pack, unpack

FOLDER = Path(protocol.__file__).parent / "vectors"


def load(name: str) -> Any:
    """One file of vectors."""
    return json.loads((FOLDER / name).read_text("ascii"))


def value_of(plain: Any) -> Any:
    """JSON back to a value."""
    if isinstance(plain, dict):
        if set(plain) == {"hex"}:
            return bytes.fromhex(plain["hex"])
        return {key: value_of(one) for key, one in plain.items()}
    return [value_of(one) for one in plain] if isinstance(plain, list) else plain


def test_encodings() -> None:
    """Each value has its encoding, both ways; each bad encoding its refusal."""
    data = load("wire.json")
    for row in data["valid"]:
        assert pack(value_of(row["value"])).hex() == row["encoding"]
        assert unpack(bytes.fromhex(row["encoding"])) == value_of(row["value"])
    for row in data["invalid"]:
        with pytest.raises(WireError) as caught:
            unpack(bytes.fromhex(row["encoding"]))
        assert caught.value.code == row["code"]
    for row in data["frames"]:
        assert FrameReader().feed(bytes.fromhex(row["frame"])) == [bytes.fromhex(row["payload"])]


def test_a_chain() -> None:
    """The chain is accepted link by link, with hashes, game id and signatures as written."""
    data = load("envelopes.json")
    people = [Identity(bytes.fromhex(secret)) for secret in data["secrets"]]
    assert [one.public.hex() for one in people] == data["keys"]
    assert [one.fingerprint for one in people] == data["fingerprints"]
    chain = Transcript()
    for row in data["chain"]:
        envelope = Envelope.decode(bytes.fromhex(row["encoding"]))
        schema.check(envelope.kind, envelope.body)
        chain.append(envelope)
        assert envelope.body == value_of(row["body"])
        assert envelope.signed_bytes.hex() == row["signed"]
        assert envelope.hash.hex() == row["hash"] == chain.head.hex()
        assert people[envelope.seat].sign(envelope.signed_bytes).hex() == row["signature"]
    assert chain.gid.hex() == data["game"]
    note = Note.decode(bytes.fromhex(data["note"]["encoding"]))
    schema.check_note(note.kind, note.body)
    chain.check_note(note)
    assert note.hash.hex() == data["note"]["hash"]


def test_envelopes_that_do_not_fit() -> None:
    """One per field, refused with the code written beside it."""
    data = load("envelopes.json")
    for row in data["invalid"]:
        chain = Transcript()
        for good in data["chain"][:2]:
            chain.append(Envelope.decode(bytes.fromhex(good["encoding"])))
        with pytest.raises((WireError, ChainError)) as caught:
            envelope = Envelope.decode(bytes.fromhex(row["encoding"]))
            chain.append(envelope)
            schema.check(envelope.kind, envelope.body)
        assert getattr(caught.value, "code", None) == row["code"]


def test_links() -> None:
    """The certificate holds the listener's key and is signed by it; the player's proofs hold for it alone."""
    data = load("links.json")
    listener, player = (Identity(bytes.fromhex(data["secrets"][who])) for who in ("listener", "player"))
    certificate = bytes.fromhex(data["certificate"])
    assert key_of(certificate) == listener.public
    assert hashlib.sha256(certificate).hexdigest() == data["binding"]
    greeting = Frame.decode(bytes.fromhex(data["welcome"]))
    welcome = greeting.body
    assert welcome["key"] == listener.public and data["alpn"] == f"p2pduel/{as_int(welcome, 'version')}"
    for row in data["proofs"]:
        first = Frame.decode(bytes.fromhex(row["first"]))
        gid = as_bytes(first.body, "game") if "game" in first.body else b""
        nonces = as_bytes(first.body, "nonce"), as_bytes(welcome, "nonce")
        signed = H32("link-proof", first.kind.encode(), *nonces, bytes.fromhex(data["binding"]), gid)
        assert signed.hex() == row["signed"]
        assert signed == statement(first, greeting, bytes.fromhex(data["binding"]))
        answer = Frame.decode(bytes.fromhex(row["prove"]))
        assert answer.kind == "prove" and first.body["key"] == player.public
        assert verify(player.public, as_bytes(answer.body, "signature"), signed)


def test_journals() -> None:
    """The whole file, its cuts, and its damaged copies."""
    data = load("journal.json")
    path = Path("vector")
    assert bytes.fromhex(data["magic"]) == MAGIC
    whole = parse(path, bytes.fromhex(data["file"]))
    assert [one.hex() for one in whole.records] == data["records"]
    for row in data["torn"]:
        contents = parse(path, bytes.fromhex(row["file"]))
        assert contents.torn
        assert [one.hex() for one in contents.records] == data["records"][: row["records"]]
    for row in data["damaged"]:
        with pytest.raises(JournalDamagedError) as caught:
            parse(path, bytes.fromhex(row["file"]))
        assert caught.value.place == row["place"]
