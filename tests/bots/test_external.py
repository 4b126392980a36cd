"""Programs as bots: the examples play whole games; whatever goes wrong with one, its seat resigns."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
from pathlib import Path

import pytest

from p2pduel.bots import check_bot, make_bot
from p2pduel.bots.base import BotResignsError
from p2pduel.bots.external import ExternalBot
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local import arena
from p2pduel.local.arena import Match
from p2pduel.table.brains import BotBrain
from p2pduel.table.local import local
from protocol.identity import Identity
from tests.bots.crew import EXAMPLES, PYTHON_EXAMPLE, SHELL_EXAMPLE
from tests.duel import DuelTable, duel_table

SLOW = 120.0
"""For programs that are meant to answer: a busy machine may take its time."""

FAULTS = {
    "ends at once": ("pass", "ended"),
    "crashes when asked": ("input(); raise SystemExit(3)", "ended"),
    "says no JSON": ("input(); print('end', flush=True); input()", "not JSON"),
    "says something else": ("input(); print('[1]', flush=True); input()", "no move in the answer"),
    "makes up a move": ('input(); print(\'{"move": "win"}\', flush=True); input()', "not a legal move"),
    "says no text": ("input(); print('{\"move\": 7}', flush=True); input()", "no move in the answer"),
    "nests deeply": ("input(); print('[' * 4000, flush=True); input()", "not JSON"),
}


def program(tmp_path: Path, code: str) -> str:
    """A command that runs this code."""
    file = tmp_path / "program.py"
    file.write_text(code, encoding="utf-8")
    return f"{sys.executable} {file}"


def table_with_a_choice() -> DuelTable:
    """A table at a decision between several moves."""
    table = duel_table("intro", 1)
    assert len(table.legal()) > 1
    return table


def ask(bot: ExternalBot, table: DuelTable) -> str:
    """What the bot answers at a table."""
    due = table.due()
    assert isinstance(due, Decision)
    return str(bot.choose(table.view(due.seat), table.legal()))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_program_resigns(fault: str, tmp_path: Path) -> None:
    """Every fault has its words, and there is no second chance."""
    code, words = FAULTS[fault]
    bot = ExternalBot(program(tmp_path, code), seconds=SLOW)
    table = table_with_a_choice()
    for _ in range(2):
        with pytest.raises(BotResignsError, match=words):
            ask(bot, table)


@pytest.mark.parametrize("code", ["input(); input()", "import time; time.sleep(3600)"])
def test_a_silent_or_late_program_resigns(code: str, tmp_path: Path) -> None:
    """It is not waited for longer than its time, whether it reads the question or not."""
    bot = ExternalBot(program(tmp_path, code), seconds=0.3)
    with pytest.raises(BotResignsError, match="no answer"):
        ask(bot, table_with_a_choice())


def test_a_program_that_talks_without_end_hurts_nobody(tmp_path: Path) -> None:
    """Its lines are not stored; the first one is its answer, and a wrong one."""
    bot = ExternalBot(program(tmp_path, "while True: print('x' * 100_000)"), seconds=SLOW)
    with pytest.raises(BotResignsError, match="not JSON"):
        ask(bot, table_with_a_choice())


def test_a_program_that_cannot_be_started_resigns() -> None:
    """A missing program is a lost game, not a crash."""
    with pytest.raises(BotResignsError, match="cannot start"):
        ask(ExternalBot("no-such-program-anywhere"), table_with_a_choice())


def test_in_the_arena_the_other_bot_wins(tmp_path: Path) -> None:
    """Counted as resigned, not as an error."""
    figures = arena.run(Match("intro", ("greedy", f"cmd:{program(tmp_path, 'pass')}"), seed=1), 2).summary()
    assert figures["wins"]["greedy"] == figures["resigned"] == 2 and figures["errors"] == 0


async def test_at_a_real_table_its_seat_resigns(tmp_path: Path) -> None:
    """The game ends properly for both: a signed resignation, no violation."""
    brains = (
        BotBrain(make_bot("random", random.Random(1))),
        BotBrain(ExternalBot(program(tmp_path, "pass"), seconds=SLOW)),
    )
    _, game = await local(
        "intro", brains, ("Ann", "Program"), identity=Identity.generate(), journal=tmp_path / "game.duel"
    )
    ending = await asyncio.wait_for(game, SLOW)
    assert ending.finished and ending.winner == 0 and ending.violation is None


@pytest.mark.parametrize(
    "command",
    [
        PYTHON_EXAMPLE,
        pytest.param(SHELL_EXAMPLE, marks=pytest.mark.skipif(not shutil.which("sh"), reason="no shell here")),
    ],
)
def test_the_examples_win_against_random(command: str) -> None:
    """A whole game, every answer legal."""
    table = duel_table("intro", 6)
    bots = (ExternalBot(command, seconds=SLOW), make_bot("random", random.Random(2)))
    while isinstance(due := table.due(), Decision):
        table.play(due.seat, bots[due.seat].choose(table.view(due.seat), table.legal()))
    bots[0].stop()
    assert isinstance(due, Finished) and due.winner == 0


def test_the_python_example_has_forty_lines() -> None:
    """As promised."""
    assert len((EXAMPLES / "builder.py").read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    "text", ["nobody", "greedy:1", "planner:", "planner:0", "planner:-3n", "planner:x", "cmd: "]
)
def test_wrong_specifications_are_refused_with_words(text: str) -> None:
    """Before a game begins."""
    with pytest.raises(ValueError, match=r"no bot|no time|needs"):
        check_bot(text)


@pytest.mark.parametrize("text", ["prince", "planner:0.1", "prince:40n", "cmd:awk -f bot.awk", "apprentice"])
def test_right_specifications_are_taken(text: str) -> None:
    """All forms there are."""
    assert check_bot(text) == text
