"""Shuffles in the log: each is told where it happened, also when the whole game is known from the start."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from p2pduel import games
from p2pduel.games.duel.rules.engine import new
from p2pduel.kernel.operations import Outcome
from p2pduel.person.live import LiveChair
from p2pduel.table.game import Happening
from p2pduel.table.seat import Seat


def _resumed(rounds: int) -> Seat:
    """A seat whose reader knows so many shuffles of the regions already."""
    records = [
        SimpleNamespace(zone="regions", kind="shuffle", seat=seat) for _ in range(rounds) for seat in (0, 1)
    ]
    reader = SimpleNamespace(seats=2, board=SimpleNamespace(shuffles=records))
    session = SimpleNamespace(reader=reader, shuffles=records)
    game = games.game("duel")
    memory = SimpleNamespace(faces={})
    seat = SimpleNamespace(seat=0, session=session, played=game, memory=memory, observe=lambda _told: None)
    return cast(Seat, seat)


def _shuffled(turn: int) -> Happening:
    state = new("intro")
    state.turn = turn
    return Happening(None, "", (Outcome("shuffled", {"zone": "regions"}),), state)


def test_a_game_that_goes_on_tells_a_later_shuffle_in_its_turn() -> None:
    """The set-up has one line for the stack, and the shuffle of turn 3 stands in turn 3."""
    chair: Any = LiveChair(_resumed(rounds=2))
    for turn in (0, 3):
        chair._changed(_shuffled(turn))
    told = [(entry.turn, entry.outcome.kind) for _, entry in chair._entries]
    assert told == [(0, "shuffled"), (3, "shuffled")]
