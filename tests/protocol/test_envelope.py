"""Envelopes and notes: every field is signed, every field is checked, and one cannot pass for the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

import pytest

from protocol import limits, schema
from protocol.envelope import ENVELOPE_FIELDS, NO_GAME, NOTE_FIELDS, Envelope, Note, decode_record, game_id
from protocol.hashing import H32
from protocol.identity import verify
from protocol.shapes import Shape
from protocol.wire import Body, Value, WireCode, WireError, pack, unpack
from tests.protocol.samples import BLUE, RED, acted, chat, hello, wrong

ENVELOPE = acted()[3]
NOTE = chat(acted())
TAGS: dict[str, tuple[Envelope | Note, Mapping[str, Shape]]] = {
    "envelope": (ENVELOPE, ENVELOPE_FIELDS),
    "note": (NOTE, NOTE_FIELDS),
}
CASES = [
    (tag, field, name, value)
    for tag, (_, shapes) in TAGS.items()
    for field, shape in shapes.items()
    for name, value in wrong(shape)
    if not (isinstance(value, int) and value > limits.MAX_INT)  # does not even travel, see test_wire
]


def message(tag: str, name: str, value: Value) -> bytes:
    """An encoded message with one entry of its signed list replaced; its signature is a real one."""
    original, shapes = TAGS[tag]
    inner = unpack(original.signed_bytes)
    assert isinstance(inner, list)
    inner[["tag", *shapes, "body"].index(name)] = value
    signed = pack(inner)
    return pack([signed, RED.sign(signed)])


def refusal(data: bytes, tag: str) -> WireCode:
    """The code with which a message is refused."""
    with pytest.raises(WireError) as caught:
        Envelope.decode(data) if tag == "envelope" else Note.decode(data)
    return caught.value.code


def test_what_is_signed_byte_for_byte() -> None:
    """The specification's layout, spelled out once more."""
    one = ENVELOPE
    entries: Value = ["envelope", 1, one.gid, one.seq, one.prev, one.seat, one.kind, one.body]
    assert one.signed_bytes == pack(entries)
    assert one.hash == H32("envelope", one.signed_bytes)
    assert one.encode() == pack([one.signed_bytes, one.signature])
    assert verify((RED, BLUE)[one.seat].public, one.signature, one.signed_bytes)
    said: Value = ["note", 1, NOTE.gid, NOTE.head, NOTE.seat, NOTE.kind, NOTE.body]
    assert NOTE.signed_bytes == pack(said)
    assert NOTE.hash == H32("note", NOTE.signed_bytes)


def test_messages_are_read_back() -> None:
    """Reading undoes writing, for both kinds and for whoever does not know which it is."""
    assert Envelope.decode(ENVELOPE.encode()) == ENVELOPE
    assert Note.decode(NOTE.encode()) == NOTE
    assert decode_record(ENVELOPE.encode()) == ENVELOPE
    assert decode_record(NOTE.encode()) == NOTE


@pytest.mark.parametrize(("tag", "field", "name", "value"), CASES)
def test_a_wrong_field_is_refused(tag: str, field: str, name: str, value: Value) -> None:
    """Each field is given every value that just does not fit, signed as it stands."""
    assert refusal(message(tag, field, value), tag) == WireCode.SHAPE


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("body", [None, [], b"", 0, "act"])
def test_a_body_is_a_map(tag: str, body: Value) -> None:
    """Nothing else has named fields."""
    assert refusal(message(tag, "body", body), tag) == WireCode.SHAPE


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("version", [0, 2, 99])
def test_other_versions_are_refused_as_such(tag: str, version: int) -> None:
    """A future peer is told the reason."""
    assert refusal(message(tag, "version", version), tag) == WireCode.VERSION


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("word", ["", "Envelope", "envelopes", None, 1])
def test_the_tag_is_part_of_what_is_signed(tag: str, word: Value) -> None:
    """Another first word is another thing."""
    assert refusal(message(tag, "tag", word), tag) == WireCode.SHAPE


def test_a_note_is_no_envelope_and_an_envelope_no_note() -> None:
    """A signature under one can never be shown as the other."""
    assert refusal(NOTE.encode(), "envelope") == WireCode.SHAPE
    assert refusal(ENVELOPE.encode(), "note") == WireCode.SHAPE


@pytest.mark.parametrize("tag", TAGS)
def test_a_missing_or_extra_entry_is_refused(tag: str) -> None:
    """The signed list has exactly its length."""
    inner = unpack(TAGS[tag][0].signed_bytes)
    assert isinstance(inner, list)
    for entries in (inner[:-1], [*inner, 0], []):
        assert refusal(pack([pack(entries), bytes(64)]), tag) == WireCode.SHAPE


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(
    "outer",
    [
        [],
        [b""],
        [b"", b"", b""],
        {},
        None,
        ["text", bytes(64)],
        [b"\x90", bytes(63)],
        [b"\x90", bytes(65)],
        [b"\x90", "x" * 64],
        [b"\x90", None],
    ],
)
def test_the_outside_is_two_byte_strings(tag: str, outer: Value) -> None:
    """Signed bytes and 64 bytes of signature."""
    assert refusal(pack(outer), tag) == WireCode.SHAPE


def test_signed_bytes_are_canonical_too() -> None:
    """A second encoding inside would give one content two hashes."""
    loose = b"\xdc\x00\x08" + ENVELOPE.signed_bytes[1:]
    assert refusal(pack([loose, RED.sign(loose)]), "envelope") == WireCode.CANONICAL


ALTERED: dict[str, Envelope | Note] = {
    "envelope gid": replace(ENVELOPE, gid=bytes(32)),
    "envelope seq": replace(ENVELOPE, seq=9),
    "envelope prev": replace(ENVELOPE, prev=bytes(32)),
    "envelope seat": replace(ENVELOPE, seat=0),
    "envelope kind": replace(ENVELOPE, kind="open"),
    "envelope body": replace(ENVELOPE, body={"act": b"other", "before": bytes(32)}),
    "envelope version": replace(ENVELOPE, version=2),
    "note gid": replace(NOTE, gid=bytes(32)),
    "note head": replace(NOTE, head=bytes(32)),
    "note seat": replace(NOTE, seat=0),
    "note kind": replace(NOTE, kind="resign"),
    "note body": replace(NOTE, body={"text": "bad game"}),
    "note version": replace(NOTE, version=2),
}


@pytest.mark.parametrize("name", ALTERED)
def test_every_field_is_signed_and_hashed(name: str) -> None:
    """Any change breaks the signature and changes the hash."""
    original, other = TAGS[name.split()[0]][0], ALTERED[name]
    assert original.signed_by(BLUE.public)
    assert not other.signed_by(BLUE.public)
    assert other.hash != original.hash


def test_no_field_is_forgotten_above() -> None:
    """A field added to a message must be added to the test."""
    named = {"envelope": Envelope, "note": Note}
    expected = {
        f"{tag} {f.name}" for tag, kind in named.items() for f in fields(kind) if f.name != "signature"
    }
    assert set(ALTERED) == expected


@pytest.mark.parametrize("place", range(64))
def test_every_byte_of_a_signature_counts(place: int) -> None:
    """One altered byte and it is nobody's."""
    broken = bytearray(ENVELOPE.signature)
    broken[place] ^= 1
    assert not replace(ENVELOPE, signature=bytes(broken)).signed_by(BLUE.public)


@pytest.mark.parametrize("tag", sorted(TAGS))
def test_who_signed_is_remembered_of_this_object_alone(tag: str) -> None:
    """A signature found good stays good: for that key, and for nothing that is not this very message."""
    data = TAGS[tag][0].encode()
    one = Envelope.decode(data) if tag == "envelope" else Note.decode(data)
    signer, other = (RED, BLUE) if one.seat == 0 else (BLUE, RED)
    for _ in range(2):
        assert one.signed_by(signer.public) and not one.signed_by(other.public)
    assert not replace(one, signature=bytes(64)).signed_by(signer.public)
    assert not replace(one, kind="another").signed_by(signer.public)


def test_the_hash_leaves_the_signature_out() -> None:
    """Two signatures of the same bytes are one link of the chain."""
    assert replace(ENVELOPE, signature=bytes(64)).hash == ENVELOPE.hash


def test_too_long_messages_are_refused_on_both_sides() -> None:
    """Size is looked at before content."""
    long: Body = {"text": "x" * limits.MAX_NOTE}
    with pytest.raises(WireError) as caught:
        replace(NOTE, body=long).sign(BLUE).encode()
    assert caught.value.code == WireCode.FRAME_SIZE
    assert refusal(bytes(limits.MAX_NOTE + 1), "note") == WireCode.FRAME_SIZE
    assert refusal(bytes(limits.MAX_ENVELOPE + 1), "envelope") == WireCode.FRAME_SIZE
    with pytest.raises(WireError):
        decode_record(bytes(limits.MAX_ENVELOPE + 1))


@pytest.mark.parametrize("field", sorted(schema.ENVELOPES["hello"].fields))
@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_id_covers_every_field_of_both_hellos(field: str, seat: int) -> None:
    """Two games are the same only if both sides said exactly the same."""
    bodies = [hello(0, RED), hello(1, BLUE)]
    before = game_id(bodies)
    assert before == H32("game", pack(bodies[0]), pack(bodies[1]))
    bodies[seat] = bodies[seat] | {field: "other"}
    assert game_id(bodies) not in (before, NO_GAME)
