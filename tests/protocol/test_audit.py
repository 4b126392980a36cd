"""The audit: clean for honest seats, and what it says when a seat was not."""

from __future__ import annotations

import pytest

from protocol.audit import Finding, FindingCode, _Auditor, audit
from protocol.board import Eyes
from protocol.identity import verify
from protocol.secrets import Secrets
from protocol.stages import Stage
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import SCRIPT, choice, seed, table


def test_an_honest_game_audits_clean_byte_for_byte() -> None:
    """Every envelope is what its seed gives, and every card is still there."""
    ends = table()
    ends.start()
    ends.play(SCRIPT)
    report = audit(ends.journals[2], toy_games)
    assert report.violation is None and report.findings == () and report.clean
    assert report.envelopes == len(ends.sessions[0]) and report.proofs >= ends.sessions[2].proofs


def test_closed_seeds_are_reported_as_unaudited() -> None:
    """Where the terms keep seeds closed the proofs still hold; nobody is called clean."""
    ends = table(policy="closed")
    ends.start()
    ends.play(SCRIPT)
    report = audit(ends.journals[2], toy_games)
    assert report.stage is Stage.DONE and report.violation is None
    assert [(f.code, f.seat) for f in report.findings] == [
        (FindingCode.UNAUDITED, 0),
        (FindingCode.UNAUDITED, 1),
    ]
    assert not report.clean


def test_a_seat_that_leaves_before_opening_is_named() -> None:
    """Seat 0 has opened its seed and is audited; seat 1 is not."""
    ends = table()
    ends.start()
    ends.play(SCRIPT)
    report = audit(ends.journals[2][:-1], toy_games)
    assert [(f.code, f.seat) for f in report.findings] == [(FindingCode.UNAUDITED, 1)]


def test_a_game_under_way_is_verified_as_far_as_it_goes() -> None:
    """No end, no audit, no complaint."""
    ends = table()
    ends.start()
    ends.play(SCRIPT[:6])
    report = audit(ends.journals[0], toy_games)
    assert report.violation is None and report.findings == () and not report.clean
    assert report.stage is Stage.PLAY


class _OtherNonces(Secrets):
    """A program that chooses its nonces itself: every proof holds, a confederate may read them."""

    def nonce(self, what: str, st: bytes, j: int) -> int:
        """Not the specified one."""
        return super().nonce(what, st, j) + 1


class _LeakyEyes(Eyes):
    def secrets(self, place: object, item: int) -> Secrets:
        """Secrets with other nonces."""
        return _OtherNonces(self.seed, place.ctx(item))  # type: ignore[attr-defined]


def test_chosen_nonces_are_found_at_the_first_envelope_that_has_them() -> None:
    """§12 row 43: the proofs hold, the audit differs."""
    ends = table()
    ends.start()
    ends.play(SCRIPT[:4])
    board = ends.sessions[0].reader.board
    assert board.eyes is not None
    board.eyes = _LeakyEyes(0, board.eyes.seed, board.eyes.x)
    first = len(ends.sessions[0])
    ends.play(SCRIPT[4:5])
    board.eyes = Eyes(0, board.eyes.seed, board.eyes.x)
    ends.play(SCRIPT[5:])
    assert ends.violated() == []
    report = audit(ends.journals[1], toy_games)
    assert [(f.code, f.seat, f.seq) for f in report.findings] == [(FindingCode.DIFFERS, 0, first)]


@pytest.mark.parametrize("opened", [(0, 1), (1,)])
def test_an_order_that_is_not_in_normal_form_is_found(
    opened: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which of two equal cards comes first would be a channel to a confederate; one open seed is enough."""
    ends = table()
    ends.start()
    with monkeypatch.context() as patch:
        patch.setattr("protocol.prover.shuffle.normal_form", lambda order, faces: list(order))
        ends.play([choice("", order=(1, 0, 3, 2, 5, 4, 6, 7))])
    seq = next(e.seq for e in ends.sessions[1].reader.transcript if e.kind == "choose")
    ends.play([choice("stop")])
    assert ends.violated() == []
    envelopes = list(ends.sessions[2].reader.transcript)
    found = _Auditor(toy_games, 2, {seat: seed(seat) for seat in opened}).run(envelopes)
    assert [(f.code, f.seat, f.seq) for f in found] == [(FindingCode.DIFFERS, 1, seq)]


def test_a_hidden_choice_against_the_rules_is_found() -> None:
    """§12 row 44: a buried card above five is nobody's business before the seeds are open."""
    ends = table(salt=3)
    ends.start()
    ends.play([SCRIPT[0], choice("look deck")])
    red = ends.sessions[0]
    stack = red.known("deck")
    large = next(p for p, face in enumerate(stack) if face is not None and face > 5)
    ends.play([choice("take deck", large), choice("bury deck", len(red.known("hand0")))])
    seq = len(red) - 1
    ends.play([choice("stop")])
    report = audit(ends.journals[2], toy_games)
    assert report.findings == (Finding(FindingCode.HIDDEN, 0, seq, report.findings[0].words),)


def test_a_signature_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second reader of an audit reads the very envelopes the first one found signed."""
    ends = table()
    ends.start()
    ends.play(SCRIPT)
    checked: list[bytes] = []

    def counting(public: bytes, signature: bytes, data: bytes) -> bool:
        checked.append(data)
        return verify(public, signature, data)

    monkeypatch.setattr("protocol.envelope.verify", counting)
    report = audit(ends.journals[2], toy_games)
    assert report.clean and len(checked) == report.envelopes
