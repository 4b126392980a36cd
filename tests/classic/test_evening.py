"""An evening of two players of the classic game over sockets: moves are taken back, and the game holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from p2pduel.bots import make_bot
from p2pduel.kernel.moves import Move
from p2pduel.table.seat import Seat
from p2pduel.table.verify import verify
from tests.net.test_rematch import Evening, evening


async def _by_greedy(night: Evening, enough: Callable[[Seat, Move], bool]) -> tuple[Seat, str]:
    """Both play as greedy does until a move is enough; who made it, and the state before it."""
    bot = make_bot("greedy", random.Random(3), "classic")
    table = night.table
    while True:
        await table.until(lambda: any(one.to_decide for one in table.seats))
        asked = next(one for one in table.seats if one.to_decide)
        move, length, before = bot.choose(asked.view, asked.legal()), len(asked.session), asked.state.digest()
        await asked.play(move)
        await table.until(lambda: all(len(one.session) > length for one in table.seats))  # noqa: B023
        if enough(asked, move):
            await table.settle()
            return asked, before


def _held(seat: Seat) -> int:
    return len(seat.state.zones[f"hand{seat.seat}"])


def _laid(seat: Seat, move: Move) -> bool:
    """A card of the hand was built, and its builder goes on."""
    session = seat.session
    return (
        move.text.startswith("build ")
        and session.reader.transcript[len(session) - 1].kind == "play"
        and seat.to_decide
    )


async def test_moves_are_taken_back_between_two_players(tmp_path: Path) -> None:
    """An own plain move freely, a card of the hand once the other agrees, a look into a stack never."""
    async with evening(tmp_path, game="classic", variant="base") as night:
        table = night.table
        first = table.asked
        start, length = first.state.digest(), len(first.session)
        await table.move("swap T-2 B2")
        assert {one.state.digest() for one in table.seats} != {start}
        assert first.session.is_free_takeback(first.session.can_take_back()[-1])
        await first.take_back()
        await table.until(lambda: all(len(one.session) == length + 2 for one in table.seats))
        await table.settle()
        assert {one.state.digest() for one in table.seats} == {start} and first.to_decide

        searcher, _ = await _by_greedy(night, lambda _seat, move: move.text.startswith("take "))
        assert searcher.session.can_take_back() == [], "what was seen stays seen"

        builder, before = await _by_greedy(night, _laid)
        held = _held(builder)
        await night.agreed_back(builder)
        assert {one.state.digest() for one in table.seats} == {before}
        assert _held(builder) == held + 1 and builder.to_decide
        await builder.say("resign")
        await night.until(lambda: len(night.after) == 2)
        journals = [night.after[name].ending.journal for name in "AB"]
    assert [verify(journal).audit for journal in journals] == ["ok", "ok"]
