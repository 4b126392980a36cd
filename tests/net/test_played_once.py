"""Two readers of one transcript: what one has played the other need not; other steps it plays itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from p2pduel.table.game import TableGame, from_terms, played_once
from p2pduel.table.terms import Terms
from protocol.seam import Decision, Done, Refused, Roll
from protocol.wire import Body

TERMS = Terms("base", game="island").to_wire()


def asked(begin: Callable[[Body], TableGame], dice: int = 5) -> TableGame:
    """A game at its first question, with these dice on the way there."""
    game = begin(TERMS)
    while not isinstance(due := game.due(), Decision):
        values = (
            tuple((dice + n) % most + 1 for n, most in enumerate(due.sides)) if isinstance(due, Roll) else ()
        )
        game.apply(Done(values=values))
    return game


def moves(game: TableGame) -> list[bytes]:
    """What may be done."""
    return [move.text.encode() for move in game.game.rules.engine.legal(game.state, {})]


def test_the_same_steps_lead_to_the_same_states_without_playing_them_again() -> None:
    """State, log and hash are those of a game that remembers nothing."""
    begin = played_once()
    first, second, alone = asked(begin), asked(begin), asked(from_terms)
    for game in (first, second, alone):
        due = game.due()
        assert isinstance(due, Decision)
        game.act(due.seat, moves(game)[0], None)
    assert first.state is second.state and second.state is not alone.state
    assert first.digest() == second.digest() == alone.digest()
    told = [[(one.seat, one.move, one.outcomes) for one in game.log] for game in (first, second, alone)]
    assert told[0] == told[1] == told[2]


def test_another_step_from_the_same_state_is_played_for_itself() -> None:
    """Another act and other dice lead where they lead alone; what the rules refuse is refused to both."""
    begin = played_once()
    first, second, alone = asked(begin), asked(begin), asked(from_terms)
    due = first.due()
    assert isinstance(due, Decision)
    first.act(due.seat, moves(first)[0], None)
    for game in (second, alone):
        game.act(due.seat, moves(game)[1], None)
    assert first.digest() != second.digest() == alone.digest()
    assert asked(begin, 4).digest() == asked(from_terms, 4).digest()
    for game in (asked(begin), asked(begin), asked(from_terms)):
        with pytest.raises(Refused):
            game.act(due.seat, b"end", None)
