"""Mutated frames and envelopes: only named refusals, and whatever is accepted has one encoding."""

from __future__ import annotations

import random
import tracemalloc
from collections import Counter

import pytest

from protocol import limits, schema
from protocol.envelope import Envelope, Note, decode_record
from protocol.io.frames import FRAMES, Frame
from protocol.shapes import Record
from protocol.transcript import ChainError, Transcript
from protocol.wire import Body, FrameReader, WireError, frame, pack, unpack
from tests.protocol.mutations import mutated, rounds
from tests.protocol.samples import BLUE, RED, acted, begun, body_of, chat, example


def bodies() -> list[tuple[str, Body]]:
    """One right body of every kind of envelope."""
    return [(kind, body_of(record, kind)) for kind, record in schema.ENVELOPES.items()]


def frames() -> list[bytes]:
    """One right frame of every kind, with real envelopes in the batch."""
    made = [Frame(kind, _body(record)).encode() for kind, record in FRAMES.items()]
    batch: Body = {"first": 0, "items": [one.encode() for one in acted(3)]}
    return [*made, Frame("envelopes", batch).encode()]


def _body(record: Record) -> Body:
    body = example(record)
    assert isinstance(body, dict)
    return body


def judge_frame(payload: bytes) -> str:
    """What became of a payload: accepted, or the code of its refusal."""
    try:
        read = Frame.decode(payload)
    except WireError as error:
        return error.code
    assert read.encode() == payload
    return "accepted"


def judge_record(data: bytes, chain: Transcript) -> str:
    """What became of an envelope or note that may be the chain's next."""
    try:
        record = decode_record(data)
        if isinstance(record, Note):
            schema.check_note(record.kind, record.body)
            chain.check_note(record)
        else:
            chain.check(record)
            schema.check(record.kind, record.body)
    except (WireError, ChainError) as error:
        return error.code
    assert record.encode() == data
    return "accepted"


def fuzz_frames(count: int) -> Counter[str]:
    """Mutate frames one by one."""
    source = random.Random(31)
    originals = frames()
    return Counter(judge_frame(mutated(source, source.choice(originals))) for _ in range(count))


def fuzz_records(count: int) -> tuple[Counter[str], int]:
    """Mutate envelopes and notes; also say how many accepted ones differ from what was signed."""
    source = random.Random(32)
    chain = begun()
    originals = [chain.next(0, kind, body).sign(RED).encode() for kind, body in bodies() if kind != "hello"]
    originals += [chat(chain).encode(), chain[0].encode()]
    signed = set(originals)
    outcome: Counter[str] = Counter()
    forged = 0
    for _ in range(count):
        data = mutated(source, source.choice(originals))
        verdict = judge_record(data, chain)
        outcome[verdict] += 1
        forged += verdict == "accepted" and data not in signed
    return outcome, forged


def fuzz_resigned(count: int) -> Counter[str]:
    """Mutate bodies and sign the result: a peer that is well-behaved in all but the content."""
    source = random.Random(33)
    chain = begun()
    outcome: Counter[str] = Counter()
    choices = bodies()
    for _ in range(count):
        kind, body = source.choice(choices)
        try:
            value = unpack(mutated(source, pack(body)))
        except WireError as error:
            outcome[error.code] += 1
            continue
        if isinstance(value, dict):
            outcome[judge_record(chain.next(1, kind, value).sign(BLUE).encode(), chain)] += 1
    return outcome


def fuzz_streams(count: int) -> Counter[str]:
    """Mutate streams of several frames, cut anywhere."""
    source = random.Random(34)
    originals = frames()
    outcome: Counter[str] = Counter()
    for _ in range(count):
        stream = mutated(source, b"".join(frame(one) for one in source.choices(originals, k=3)))
        reader = FrameReader()
        try:
            for place in range(0, len(stream), 97):
                for payload in reader.feed(stream[place : place + 97]):
                    outcome[judge_frame(payload)] += 1
                assert reader.waiting <= limits.MAX_FRAME + 4
        except WireError as error:
            outcome[error.code] += 1
    return outcome


def run(count: int) -> None:
    """All of it; each part must meet many different refusals, else it shows nothing."""
    seen = fuzz_frames(count)
    assert len(seen) >= 10, seen
    outcome, forged = fuzz_records(count)
    assert forged == 0
    assert len(outcome) >= 10, outcome
    assert outcome["chain/signature"] > 0
    resigned = fuzz_resigned(count)
    assert resigned["wire/shape"] > 0, resigned
    assert len(fuzz_streams(count // 3)) >= 8


def test_mutated_messages_meet_named_refusals() -> None:
    """A short run with fixed seeds."""
    run(4_000)


@pytest.mark.slow
def test_two_hundred_thousand_mutated_messages() -> None:
    """The long run."""
    run(rounds(20_000, 65_000))


@pytest.mark.parametrize(
    "payload",
    [
        b"\x91" * limits.MAX_FRAME,
        (b"\xdc\x02\x00" + b"\x90" * 509) * 1000,
        b"\xdc\x02\x00" + (b"\xdc\x02\x00" + b"\x90" * 512) * 512,
        b"\xdd\xff\xff\xff\xff" * 100_000,
        b"\x81\xa0" * 250_000,
        b"\xc6\x7f\xff\xff\xff" + bytes(500_000),
        b"\xdc\x02\x00" + b"\xa1\xff" * 512,
    ],
    ids=["nested", "cut rows", "rows of lists", "huge lists", "nested maps", "huge bytes", "bad text"],
)
def test_the_worst_frames_cost_little_memory(payload: bytes) -> None:
    """Whatever fits a frame is refused with a few objects, not with millions."""
    payload = payload[: limits.MAX_FRAME]
    tracemalloc.start()
    try:
        with pytest.raises(WireError):
            Frame.decode(payload)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 4 * limits.MAX_FRAME


def test_the_largest_envelope_costs_little_memory() -> None:
    """Also what is accepted stays within a small multiple of its bytes."""
    many: list[object] = [b"\x07" * 32] * limits.MAX_DECK
    proof = [[[b"\x07" * 32] * 2] * limits.MAX_DECK, many, many, *[b"\x07" * 32] * 5, many, many]
    body: Body = {"zone": "hand0", "remasks": [proof] * limits.MAX_PROOFS}  # type: ignore[list-item]
    data = Envelope(bytes(32), 0, bytes(32), 0, "offer", body).sign(RED).encode()
    tracemalloc.start()
    try:
        Envelope.decode(data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 8 * limits.MAX_FRAME
