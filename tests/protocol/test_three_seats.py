"""Seats are lists: three play the same game with the same code."""

from __future__ import annotations

from protocol.audit import audit
from protocol.events import Violated
from protocol.seam import hand, held
from protocol.stages import Stage
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import DECK_ORDER, choice, table

SCRIPT = (
    choice("", order=DECK_ORDER),
    choice("say hello"),
    choice("look deck"),
    choice("take deck", 1),
    choice("play", 0),
    choice("bury deck", 0),
    choice("pass"),
    choice("spy"),
    choice("pick 0"),
    choice("pay deck", 0),
    choice("roll"),
    choice("pass"),
    choice("flip deck"),
    choice("fetch"),
    choice("gift", 1),
    choice("shuffle deck"),
    choice("stop"),
)


def test_three_seats_and_a_spectator_play_to_a_clean_audit() -> None:
    """Three keys, three shuffles a stack, two shares a draw, three halves a roll."""
    ends = table(seats=3)
    ends.start()
    ends.play(SCRIPT)
    assert ends.violated() == []
    assert {s.head for s in ends.sessions} == {ends.sessions[0].head} and len(ends.sessions) == 4
    assert all(s.stage is Stage.DONE for s in ends.sessions)
    assert audit(ends.journals[3], toy_games, seats=3).clean
    kinds = [e.kind for e in ends.sessions[3].reader.transcript]
    assert kinds.count("hello") == kinds.count("key") == kinds.count("open") == 3
    assert len(ends.sessions[3].roll_record(1).values) == 3


def test_a_hand_is_known_to_its_owner_and_a_shown_one_to_the_viewer_alone() -> None:
    """Two others and a spectator see backs only."""
    ends = table(seats=3)
    ends.start()
    ends.play(SCRIPT[:8])
    for seat in range(3):
        assert None not in ends.sessions[seat].known(hand(seat))
    assert ends.sessions[1].known(hand(2)) == ends.sessions[2].known(hand(2))  # shown by "spy"
    assert set(ends.sessions[0].known(hand(2))) == set(ends.sessions[3].known(hand(2))) == {None}
    ends.play(SCRIPT[8:9])
    assert None not in ends.sessions[1].known(held(1)) and ends.sessions[0].known(held(1)) == [None]


def test_with_three_seats_a_resignation_ends_without_a_winner() -> None:
    """Nobody can be named the winner by one of three leaving."""
    ends = table(seats=3)
    ends.start()
    ends.play(SCRIPT[:2])
    ends.take(2, ends.sessions[2].say("resign"))
    ends.pump()
    assert all(s.stage is Stage.DONE for s in ends.sessions)
    assert not any(isinstance(e, Violated) for events in ends.events for e in events)
