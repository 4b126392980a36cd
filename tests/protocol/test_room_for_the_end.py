"""No seat fills the chain so that the end has no place in it: takebacks are counted, the last places kept."""

from __future__ import annotations

import pytest

from protocol import limits
from protocol.events import Violated
from protocol.evidence import confirm
from protocol.seam import Refused
from protocol.session import NotDueError
from protocol.stages import Stage
from protocol.violation import Code
from protocol.wire import Body
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import Ends, choice, identity, resumed


def _pair(ends: Ends) -> None:
    """An act, and back again."""
    red = ends.sessions[0]
    ends.play([choice("say one")])
    ends.take(0, red.take_back(len(red) - 2))
    ends.pump()


def _forged(ends: Ends, kind: str, body: Body) -> Violated:
    """What the other seat says to an envelope of seat 0 that its own program would not make."""
    transcript = ends.sessions[0].reader.transcript
    envelope = transcript.next(0, kind, body).sign(identity(0))
    (event,) = ends.sessions[1].receive_envelope(envelope.encode())
    assert isinstance(event, Violated)
    return event


def test_takebacks_are_counted_between_two_barriers() -> None:
    """So many, then the own program refuses in words; one more that is signed is a violation."""
    ends = resumed()
    red = ends.sessions[0]
    for _ in range(limits.MAX_TAKEBACKS):
        _pair(ends)
    ends.play([choice("say one")])
    to = len(red) - 2
    assert red.takebacks_left == 0
    with pytest.raises(NotDueError, match=str(limits.MAX_TAKEBACKS)):
        red.take_back(to)
    event = _forged(ends, "takeback", {"to": to, "notes": []})
    assert event.violation.code is Code.TAKEBACKS and event.violation.seat == 0
    assert confirm(event.evidence, toy_games).code is Code.TAKEBACKS


def test_a_barrier_begins_the_count_anew() -> None:
    """Dice have fallen; and an act of the other seat counts, too."""
    ends = resumed()
    red = ends.sessions[0]
    for _ in range(limits.MAX_TAKEBACKS):
        _pair(ends)
    ends.play([choice("roll")])
    assert red.takebacks_left == limits.MAX_TAKEBACKS
    _pair(ends)
    ends.play([choice("pass"), choice("say two"), choice("pass")])
    assert red.takebacks_left == limits.MAX_TAKEBACKS
    assert ends.violated() == []


def test_consent_does_not_make_them_more() -> None:
    """What both have agreed on is quoted only while there is one left; the program does not fall over it."""
    ends = resumed()
    red, blue, _ = ends.sessions
    for _ in range(limits.MAX_TAKEBACKS):
        _pair(ends)
    ends.play([choice("play", 0)])
    to, length = len(red) - 2, len(red)
    for end, session in ((0, red), (1, blue)):
        ends.take(end, session.say("takeback", to=to))
        ends.pump()
    assert len(red) == len(blue) == length and ends.violated() == []


def test_the_last_places_are_for_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the reserve nothing but an end can be sent, so a resignation and both seeds always fit."""
    ends = resumed()
    red, blue, _ = ends.sessions
    monkeypatch.setattr(limits, "MAX_ENVELOPES", len(red) + 2 + 4)
    ends.play([choice("say one"), choice("say two")])
    with pytest.raises((NotDueError, Refused), match="no room"):
        red.decide(choice("say three"))
    with pytest.raises((NotDueError, Refused), match="no room"):
        red.take_back(len(red) - 2)
    body: Body = {"act": b"say three", "before": red.game.digest()}
    copy = resumed()
    copy.play([choice("say one"), choice("say two")])
    event = _forged(copy, "act", body)
    assert event.violation.code is Code.FULL and event.violation.seat == 0
    ends.take(1, blue.say("resign"))
    ends.pump()
    assert [session.stage for session in ends.sessions] == [Stage.DONE] * 3
    assert len(red) == limits.MAX_ENVELOPES and ends.violated() == []


def test_a_forced_step_at_the_reserve_waits_for_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The roll the rules ask for finds no room: nobody breaks, and the game can still be ended."""
    ends = resumed()
    red = ends.sessions[0]
    monkeypatch.setattr(limits, "MAX_ENVELOPES", len(red) + 1 + 4)
    ends.play([choice("roll")])
    assert red.owes == (0, "roll") and ends.violated() == []
    ends.take(0, red.say("resign"))
    ends.pump()
    assert all(session.stage is Stage.DONE for session in ends.sessions)
