"""Every row of the cheat tables: caught by opponent, spectator and offline verifier with the same code."""

from __future__ import annotations

import pytest

from protocol.envelope import Envelope
from protocol.events import Violated
from protocol.evidence import PROVABLE, offence_of
from protocol.reader import Reader
from protocol.session import Session
from tests.protocol.attackers import Attacker, honest_game
from tests.protocol.attackers_all import ATTACKERS
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import seat_session, watcher


def _loaded(session: Session, seq: int) -> Session:
    session.load([envelope.encode() for envelope in honest_game()[:seq]], trusted=True)
    return session


def _offline(seq: int) -> Reader:
    reader = Reader(toy_games)
    for envelope in honest_game()[:seq]:
        reader.accept(envelope, trusted=True)
    return reader


@pytest.mark.parametrize("cheat", ATTACKERS, ids=lambda cls: f"{cls.row}-{cls.__name__}")
def test_the_cheat_is_caught_by_everybody(cheat: type[Attacker]) -> None:
    """Opponent, spectator and verifier name the same check, the same seat and the same envelope."""
    attacker = cheat()
    honest = attacker.found_at()
    liar = honest.seat if attacker.as_seat is None else attacker.as_seat
    forged = attacker.sent(_loaded(seat_session(liar), honest.seq))
    assert forged.signed_bytes != honest.signed_bytes
    opponent = _loaded(seat_session(1 - liar), honest.seq)
    spectator = _loaded(watcher(), honest.seq)
    for session in (opponent, spectator):
        effects = session.receive_envelope(forged.encode())
        assert len(effects) == 1
        (event,) = effects
        assert isinstance(event, Violated)
        assert event.violation.code is attacker.code
        assert (event.violation.seat, event.violation.seq) == (liar, honest.seq)
        assert len(session) == honest.seq
    verdict = offence_of(_offline(honest.seq), forged)
    assert verdict is not None and verdict.code is attacker.code and verdict.seat == liar
    assert attacker.code in PROVABLE


@pytest.mark.parametrize("seq", sorted({cheat().found_at().seq for cheat in ATTACKERS}))
def test_the_honest_envelope_in_its_place_is_accepted(seq: int) -> None:
    """So the refusal is of the cheat and of nothing else."""
    assert offence_of(_offline(seq), Envelope.decode(honest_game()[seq].encode())) is None
