"""One changed bit in any envelope is refused with its place, also when its sender signs the change."""

from __future__ import annotations

import pytest

from protocol.audit import audit
from protocol.envelope import Envelope
from protocol.reader import Reader
from protocol.violation import Breach, Code
from protocol.wire import WireError, pack
from tests.protocol.attackers import honest_game
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import identity


def _flipped(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit // 8 % len(data)] ^= 1 << bit % 8
    return bytes(changed)


def _bits(envelope: Envelope, count: int) -> list[int]:
    """Places spread over the whole envelope, the same ones in every run."""
    size = 8 * len(envelope.signed_bytes)
    return [(envelope.seq * 7919 + part * size // count + part) % size for part in range(count)]


def _refusal(reader: Reader, data: bytes) -> Code | None:
    """Why the reader refuses these bytes in place of the next envelope; None if it would take them."""
    try:
        envelope = Envelope.decode(data)
    except WireError:
        return Code.WIRE
    if envelope.seat >= 2:
        return Code.TURN
    try:
        reader.accept(envelope)
    except Breach as breach:
        return breach.code
    return None


def _resigned(envelope: Envelope, bit: int) -> bytes:
    signed = _flipped(envelope.signed_bytes, bit)
    return pack([signed, identity(envelope.seat).sign(signed)])


def test_every_flipped_bit_is_refused_at_its_place() -> None:
    """As stored, without a new signature: the reader stands at that envelope and takes only the true one."""
    reader = Reader(toy_games)
    for envelope in honest_game():
        encoded = envelope.encode()
        for bit in _bits(envelope, 4):
            refusal = _refusal(reader, _flipped(encoded, bit % (8 * len(encoded))))
            assert refusal in (
                Code.WIRE,
                Code.SIGNATURE,
                Code.GID,
                Code.SEQ,
                Code.PREV,
                Code.TURN,
                Code.HELLO,
                Code.SAME,
            )
            assert len(reader.transcript) == envelope.seq
        reader.accept(envelope, trusted=True)


def test_every_change_its_sender_signs_is_refused_there_or_by_the_next_envelope() -> None:
    """Some changes make another honest envelope (a name, a word); then the chain breaks right after."""
    whole = honest_game()
    reader = Reader(toy_games)
    harmless: list[tuple[int, bytes]] = []
    for envelope in whole:
        for bit in _bits(envelope, 1 if envelope.kind in ("act", "choose") else 3):
            data = _resigned(envelope, bit)
            probe = Reader(toy_games)
            if envelope.kind in ("hello", "key", "act", "choose"):
                for before in whole[: envelope.seq]:
                    probe.accept(before, trusted=True)
            else:
                probe = reader  # a change in a proof or a share never passes: the reader stays as it is
            if _refusal(probe, data) is None:
                assert probe is not reader, f"a changed {envelope.kind} was accepted"
                harmless.append((envelope.seq, data))
                assert _refusal(probe, whole[envelope.seq + 1].encode()) in (Code.PREV, Code.GID)
        reader.accept(envelope, trusted=True)
    assert len(harmless) < len(whole) // 4


@pytest.mark.parametrize("seq", [1, 5, 40, 80])
def test_the_report_names_the_place(seq: int) -> None:
    """A journal with one changed envelope: the offline verifier stops exactly there."""
    records = [envelope.encode() for envelope in honest_game()]
    signed = bytearray(honest_game()[seq].signed_bytes)
    signed[-1] ^= 1
    records[seq] = pack([bytes(signed), honest_game()[seq].signature])
    report = audit(records, toy_games)
    assert report.violation is not None and report.envelopes == seq == report.violation.seq
