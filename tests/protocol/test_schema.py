"""One strict shape per message kind: every field of every kind is tried with every value that just fails."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from protocol import limits, schema
from protocol.envelope import Envelope
from protocol.io.frames import FRAMES, Frame
from protocol.shapes import Flag, MapOf, Record
from protocol.wire import Body, Value, WireCode, WireError, pack, unpack
from tests.protocol.samples import RED, body_of, wrong

TABLES: dict[str, Mapping[str, Record]] = {
    "envelope": schema.ENVELOPES,
    "note": schema.NOTES,
    "frame": FRAMES,
}
KINDS = [(table, kind) for table, kinds in TABLES.items() for kind in kinds]
FIELDS = [(table, kind, field) for table, kind in KINDS for field in TABLES[table][kind].fields]


def check_frame(kind: str, body: Body) -> None:
    """Frames are checked on the way out as on the way in."""
    Frame(kind, body).encode()


CHECKS = {"envelope": schema.check, "note": schema.check_note, "frame": check_frame}


def refused(table: str, kind: str, body: Value) -> bool:
    """Whether a body is refused, and by name."""
    assert isinstance(body, dict)
    try:
        CHECKS[table](kind, body)
    except WireError as error:
        return error.code == WireCode.SHAPE
    return False


@pytest.mark.parametrize(("table", "kind"), KINDS)
def test_a_right_body_passes_and_travels(table: str, kind: str) -> None:
    """The sample of every kind fits, and so does what comes out at the other end."""
    body = body_of(TABLES[table][kind], kind)
    CHECKS[table](kind, body)
    assert unpack(pack(body)) == body


@pytest.mark.parametrize(("table", "kind"), KINDS)
def test_an_extra_field_is_refused(table: str, kind: str) -> None:
    """A field nobody asked for is refused, also an empty one."""
    assert refused(table, kind, body_of(TABLES[table][kind], kind) | {"extra": None})


@pytest.mark.parametrize(("table", "kind", "field"), FIELDS)
def test_a_missing_field_is_refused(table: str, kind: str, field: str) -> None:
    """There are no optional fields: what may be absent is nil."""
    body = body_of(TABLES[table][kind], kind)
    del body[field]
    assert refused(table, kind, body)


@pytest.mark.parametrize(("table", "kind", "field"), FIELDS)
def test_a_wrong_field_is_refused(table: str, kind: str, field: str) -> None:
    """Each field is given every value that just does not fit: type, length, range, order, content."""
    record = TABLES[table][kind]
    tried = 0
    for name, value in wrong(record.fields[field]):
        body = body_of(record, kind)
        if field in ("act", "before"):
            body |= {"act": b"x", "before": bytes(32)}
        assert refused(table, kind, body | {field: value}), f"{kind}.{field}: {name}"
        tried += 1
    assert tried >= 2


@pytest.mark.parametrize("kind", sorted(schema.ACTING - {"act"}))
def test_an_act_comes_with_the_state_it_acts_on(kind: str) -> None:
    """`before` is there exactly when `act` is."""
    body = body_of(schema.ENVELOPES[kind], kind)
    schema.check(kind, body | {"act": b"x", "before": bytes(32)})
    for act, before in ((b"x", b""), (b"", bytes(32))):
        assert refused("envelope", kind, body | {"act": act, "before": before})


@pytest.mark.parametrize(
    ("kind", "field"), [("play", "remask"), ("bury", "remask"), ("give", "remask"), ("end", "winner")]
)
def test_what_may_be_absent_is_nil(kind: str, field: str) -> None:
    """A hand of one is not re-masked, a drawn game has no winner."""
    schema.check(kind, body_of(schema.ENVELOPES[kind], kind) | {field: None})


def test_a_give_after_a_pick_names_no_back() -> None:
    """The slots were named by the other side; there is no group to re-mask."""
    schema.check("give", body_of(schema.ENVELOPES["give"], "give") | {"back": "", "remask": None})


def test_the_plain_act_is_never_empty() -> None:
    """An `act` that says nothing is no decision."""
    assert refused("envelope", "act", {"act": b"", "before": b""})


@pytest.mark.parametrize("kind", ["", "HELLO", "__class__", "return", "move", "resign", "hello\n"])
def test_unknown_kinds_are_refused(kind: str) -> None:
    """No name of a peer leads anywhere but into the table."""
    with pytest.raises(WireError) as caught:
        schema.check(kind, {})
    assert caught.value.code == WireCode.KIND


@pytest.mark.parametrize("kind", ["hello", "act", "envelope", ""])
def test_envelope_kinds_are_no_note_kinds(kind: str) -> None:
    """The two tables do not mix."""
    with pytest.raises(WireError) as caught:
        schema.check_note(kind, {})
    assert caught.value.code == WireCode.KIND


def test_kinds_are_those_of_the_specification() -> None:
    """A kind added or lost is a change of the protocol."""
    chain = """hello key shuffle choose draw share look take arrange renew play plays bury offer show pick
            give roll dice-head act takeback end open"""
    beside = "resign draw takeback adjourn claim opening chat"
    assert set(schema.ENVELOPES) == set(chain.split())
    assert set(schema.NOTES) == set(beside.split())


@pytest.mark.parametrize(("name", "value"), list(wrong(MapOf(3))))
def test_terms_are_small_and_plain(name: str, value: Value) -> None:
    """Terms a game names itself are words with flags, numbers and short texts."""
    with pytest.raises(WireError):
        MapOf(3).check(value, "terms")


def test_flags_are_no_numbers() -> None:
    """1 is not true on the wire."""
    with pytest.raises(WireError):
        Flag().check(1, "flag")


def _largest() -> Iterator[tuple[str, Value]]:
    proof: Value = [[[bytes(32), bytes(32)]] * limits.MAX_DECK]
    assert isinstance(proof, list)
    many: Value = [bytes(32)] * limits.MAX_DECK
    proof += [many, many, *[bytes(32)] * 5, many, many]
    one: Value = [
        [[bytes(32), bytes(32)]],
        [bytes(32)],
        [bytes(32)],
        *[bytes(32)] * 5,
        [bytes(32)],
        [bytes(32)],
    ]
    yield "offer", {"zone": "hand0", "remasks": [proof] * limits.MAX_PROOFS}
    yield "renew", {"zone": "draw1", "proofs": [one] * limits.MAX_DECK}
    yield "show", {"zone": "hand0", "to": 1, "proofs": [[bytes(32)] * 5] * limits.MAX_DECK}


@pytest.mark.parametrize(("kind", "body"), list(_largest()))
def test_the_largest_honest_envelopes_fit_all_limits(kind: str, body: Value) -> None:
    """No honest operation ever meets the limits on size, depth and number of values."""
    assert isinstance(body, dict)
    schema.check(kind, body)
    envelope = Envelope(bytes(32), 0, bytes(32), 0, kind, body).sign(RED)
    assert Envelope.decode(envelope.encode()).body == body
