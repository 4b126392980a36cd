"""Evidence files: confirmed from their bytes alone, refused when they prove nothing."""

from __future__ import annotations

import pytest

from protocol.envelope import Envelope
from protocol.events import Rejected, Violated
from protocol.evidence import MAGIC, EvidenceError, confirm, make
from tests.protocol.attackers import Attacker, honest_game
from tests.protocol.attackers_all import ATTACKERS
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import identity, seat_session, watcher

_BY_CODE = {cheat.code: cheat for cheat in reversed(ATTACKERS)}


def _evidence(cheat: type[Attacker]) -> tuple[Envelope, bytes]:
    attacker = cheat()
    honest = attacker.found_at()
    records = [envelope.encode() for envelope in honest_game()[: honest.seq]]
    liar = seat_session(honest.seat if attacker.as_seat is None else attacker.as_seat)
    liar.load(records, trusted=True)
    forged = attacker.sent(liar)
    eve = watcher()
    eve.load(records, trusted=True)
    (event,) = eve.receive_envelope(forged.encode())
    assert isinstance(event, Violated)
    return forged, event.evidence


@pytest.mark.parametrize("cheat", _BY_CODE.values(), ids=lambda cls: cls.code.value)
def test_every_kind_of_violation_is_confirmed_from_the_file_alone(cheat: type[Attacker]) -> None:
    """Nothing but the bytes and the rules of the game: the same code, seat and place."""
    forged, evidence = _evidence(cheat)
    verdict = confirm(evidence, toy_games)
    assert (verdict.code, verdict.seat, verdict.seq) == (cheat.code, forged.seat, forged.seq)
    assert str(cheat.code) in str(verdict)


def _file(count: int, offence: bytes) -> bytes:
    return make(honest_game()[:count], 2, offence)


def _act() -> Envelope:
    return next(e for e in honest_game() if e.kind == "act" and e.seat == 0)


def test_an_honest_envelope_proves_nothing() -> None:
    """The accuser shows a perfectly good envelope."""
    act = _act()
    with pytest.raises(EvidenceError, match="breaks no rule"):
        confirm(_file(act.seq, act.encode()), toy_games)
    with pytest.raises(EvidenceError, match="breaks no rule"):
        confirm(_file(act.seq + 1, act.encode()), toy_games)


def test_an_envelope_the_accuser_made_himself_proves_nothing() -> None:
    """Whoever cannot sign for a seat cannot accuse it."""
    act = _act()
    for forger in (identity(1), identity(5)):
        bad = Envelope(act.gid, act.seq, act.prev, 0, "act", act.body | {"act": b"win"}).sign(forger)
        with pytest.raises(EvidenceError, match="breaks no rule"):
            confirm(_file(act.seq, bad.encode()), toy_games)


def test_unsigned_greetings_convict_nobody() -> None:
    """A hello that fails before its signature is looked at is no evidence unless its key has signed it."""
    hello = honest_game()[1]
    copied = hello.body | {"key": honest_game()[0].body["key"]}
    for body in (copied, hello.body | {"extra": 1}, hello.body | {"seat": 0}):
        bad = Envelope(hello.gid, 1, hello.prev, 1, "hello", body, bytes(64))
        eve = watcher()
        eve.load([honest_game()[0].encode()])
        (event,) = eve.receive_envelope(bad.encode())
        assert isinstance(event, Rejected) and event.reason.seat is None
        with pytest.raises(EvidenceError, match="breaks no rule"):
            confirm(_file(1, bad.encode()), toy_games)


def test_a_seat_without_a_key_can_be_held_to_its_hello_only() -> None:
    """Anybody can put a key of his own into a body and sign with it: that names no seat of the table."""
    stranger = identity(5)
    first = honest_game()[0]
    hello = honest_game()[1].body | {"key": stranger.public, "seat": 5}
    for seat, kind in ((1, "act"), (5, "hello"), (5, "act")):
        bad = Envelope(first.gid, 1, first.hash, seat, kind, hello).sign(stranger)
        eve = watcher()
        eve.load([first.encode()])
        (event,) = eve.receive_envelope(bad.encode())
        assert isinstance(event, Rejected) and event.reason.seat is None
        with pytest.raises(EvidenceError, match="breaks no rule"):
            confirm(_file(1, bad.encode()), toy_games)
    late = Envelope(_act().gid, _act().seq, _act().prev, 5, "act", hello).sign(stranger)
    with pytest.raises(EvidenceError, match="breaks no rule"):
        confirm(_file(_act().seq, late.encode()), toy_games)


def test_leaving_out_what_came_before_frames_nobody() -> None:
    """A later envelope shown on a shortened transcript names another predecessor."""
    act = _act()
    with pytest.raises(EvidenceError, match="breaks no rule"):
        confirm(_file(act.seq - 2, act.encode()), toy_games)


def test_a_transcript_that_does_not_hold_itself_proves_nothing() -> None:
    """Evidence must stand on ground everybody signed."""
    forged, _ = _evidence(_BY_CODE[next(iter(_BY_CODE))])
    chain = [*honest_game()[: forged.seq], forged]
    later = honest_game()[forged.seq + 1]
    with pytest.raises(EvidenceError, match="does not hold"):
        confirm(make(chain, 2, later.encode()), toy_games)


def test_two_hellos_of_one_key_are_two_games_not_a_fork() -> None:
    """Before there is a game id nothing can be signed twice for one place of it."""
    hello = honest_game()[0]
    other = Envelope(hello.gid, 0, hello.prev, 0, "hello", hello.body | {"name": "again"})
    with pytest.raises(EvidenceError, match="breaks no rule"):
        confirm(_file(4, other.sign(identity(0)).encode()), toy_games)


def test_a_file_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused by its length, before a record of it is built."""
    _, evidence = _evidence(_BY_CODE[next(iter(_BY_CODE))])
    monkeypatch.setattr("protocol.limits.MAX_JOURNAL", len(evidence) - 1)
    with pytest.raises(EvidenceError, match="too long"):
        confirm(evidence, toy_games)


@pytest.mark.parametrize("spoil", ["empty", "magic", "cut", "more", "rubbish", "seats"])
def test_a_damaged_file_is_refused(spoil: str) -> None:
    """Whatever the bytes are, the answer is an EvidenceError."""
    _, evidence = _evidence(_BY_CODE[next(iter(_BY_CODE))])
    damaged = {
        "empty": b"",
        "magic": b"x" + evidence,
        "cut": evidence[:-1],
        "more": evidence + b"\0\0",
        "rubbish": MAGIC + b"\2" + b"\0\0\0\5hello",
        "seats": MAGIC + b"\0" + evidence[len(MAGIC) + 1 :],
    }[spoil]
    with pytest.raises(EvidenceError):
        confirm(damaged, toy_games)
