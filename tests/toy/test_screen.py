"""The toy game on the table screen, by keys: shown as any game is."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from p2pduel.bots import make_bot
from p2pduel.games import Game
from p2pduel.local.driver import LocalTable
from p2pduel.table.brains import SeededBrain
from p2pduel.table.local import local
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.replay.reel import Reel
from p2pduel.tui.table.screen import TableScreen
from protocol.identity import Identity
from tests.cli.peers import in_terminal
from tests.toy.rules.ruleset import RULESET
from tests.tui.hands import Hands, calm
from tests.tui.localseat import LocalSeat
from tests.tui.sight import lines

NAMES = ("Anna", "Bert", "Cleo")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
@pytest.mark.parametrize("seats", [2, 3])
async def test_a_whole_game_by_keys(seats: int, size: tuple[int, int], toy: Game) -> None:
    """Everybody, the stack and what can be done are there, and keys play to the end."""
    table = LocalTable(RULESET, "short", 4, seats=seats, history=True)
    bot = make_bot("greedy", random.Random(1), "toy")
    chair = LocalSeat(table, bot, names=NAMES[:seats], pace=lambda: 0.0, game=toy)
    screen = TableScreen(chair, game=toy, seats=seats, wait=lambda: 0.0)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot, screen)
        while await hands.my_turn() is not None:
            update = screen.update_now
            assert update is not None
            await calm(pilot)
            shown = "\n".join(lines(app))
            wishes = toy.hands.wishes(update)
            assert any(wish.label in shown for wish in wishes)  # a long list may be scrolled
            if size[0] > 100:
                assert all(text in shown for text in (*NAMES[:seats], "stack", wishes[0].label)), shown
            await hands.play(wishes[0].moves[0])
        assert screen.update_now is not None and screen.update_now.finished is not None
    assert len([entry for entry in table.record if entry[:2] == ["act", 0]]) > 3


@pytest.mark.parametrize("players", ["2", "3"])
def test_a_table_against_bots_in_a_terminal(players: str, tmp_path: Path) -> None:
    """The program itself: sealed cards, bots across, and the first question."""
    words = ("play", "--game", "toy", "--players", players)
    shown = in_terminal(*words, home=tmp_path, until="You are asked", program="tests.toy")
    assert "You are asked" in shown


@pytest.mark.parametrize("seats", [2, 3])
async def test_a_record_is_read_for_the_replay_with_all_its_seats(
    seats: int, toy: Game, tmp_path: Path
) -> None:
    """To its end, with the hands of everybody open: the seeds are in the file."""
    brains = [SeededBrain(lambda chance: make_bot("greedy", chance, "toy"), bytes([n])) for n in range(seats)]
    journal = tmp_path / "game.duel"
    _, task = await local(
        "short", brains, NAMES[:seats], identity=Identity.generate(), journal=journal, game=toy.name
    )
    async with asyncio.timeout(120):
        ending = await task
    reel = Reel(journal).read_all()
    assert (reel.problem, reel.seats, reel.opened) == ("", seats, True)
    assert reel.end is not None and reel.end.winner == ending.winner
