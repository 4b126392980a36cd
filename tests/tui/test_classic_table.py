"""The classic game through the screen and in plain words: questions, ends of games, whole games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from p2pduel import games
from p2pduel.games.classic.rules.state import State
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local.driver import LocalTable
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.table.screen import TableScreen
from tests.classic.room import GAME, KINDS, VARIANTS, asked, lively, table
from tests.tui.hands import Hands, until
from tests.tui.localseat import LocalSeat

pytestmark = pytest.mark.timeout(1200)
"""A whole game is long on a machine that does much else."""


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the game."""
    monkeypatch.setitem(games._GAMES, "classic", GAME)


class _Lively:
    """Plays by chance, and much."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """One of them."""
        del view
        return lively(legal, self._chance)


def _screen(played: LocalTable[State], seat: int = 0) -> TableScreen:
    link = LocalSeat(played, _Lively(7), seat=seat, names=("Ann", "Bob"), pace=lambda: 0.0, game=GAME)
    return TableScreen(link, game=GAME, wait=lambda: 0.0)


async def _answer_all(wanted: set[str], games_played: Sequence[tuple[str, int, int]]) -> set[str]:
    """Answer one question of each of these kinds by keys on the smallest terminal; those never asked."""
    left = set(wanted)
    app = ScreenApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for variant, seed, moves in games_played:
            for played, due, _ in asked(variant, seed, moves, 1):
                if due.kind not in left:
                    continue
                left.discard(due.kind)
                screen = _screen(played.copy(), due.seat)
                await app.push_screen(screen)
                hands = Hands(pilot, screen)
                assert (await hands.my_turn()) == due
                update = screen.update_now
                assert update is not None
                await hands.play(update.legal[-1])
                await until(pilot, lambda s=screen, d=due: s.update_now.due is not d, due.kind)  # type: ignore[misc]
                await app.pop_screen()
            if not left:
                break
    return left


async def test_common_questions_are_answered_by_keys() -> None:
    """Paying, taking, naming, looking through a stack: on the smallest terminal."""
    wanted = {"starting_stack", "take_card", "take", "draw", "exchange", "action", "pay"}
    assert not await _answer_all(wanted, [("base", 0, 400)])


@pytest.mark.slow
async def test_every_kind_of_question_is_answered_by_keys() -> None:
    """Whatever is asked, the answers are listed in words and one of them can be given."""
    plan = [(variant, seed, 900) for seed in range(40) for variant in VARIANTS]
    assert await _answer_all(KINDS, plan) <= {"hand_in"}  # the Trade Fair hardly ever comes by chance


async def _to_the_end(played: LocalTable[State], size: tuple[int, int]) -> None:
    """Play Red by keys, as chance guides, until somebody has won."""
    screen, guide = _screen(played), _Lively(3)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot, screen)
        while await hands.my_turn() is not None:
            assert screen.update_now is not None
            await hands.play(guide.choose(None, screen.update_now.legal))
        assert screen.update_now is not None and isinstance(screen.update_now.due, Finished)


def _near_the_end(variant: str, seed: int, short_of: int) -> LocalTable[State]:
    """A game that chance has brought so many points short of its end, in Red's action part."""
    played, chance = table(variant, seed), random.Random(seed)
    while isinstance(due := played.due(), Decision):
        score = max(GAME.rules.score(played.state, at) for at in (0, 1))
        if due.kind == "action" and due.seat == 0 and score >= GAME.rules.target(played.state) - short_of:
            break
        played.play(due.seat, lively(played.legal(), chance))
    return played


@pytest.mark.parametrize(
    ("variant", "seed", "size"),
    [("base", 15, (80, 24)), pytest.param("wizards", 11, (120, 40), marks=pytest.mark.slow)],
)
async def test_the_end_of_a_game_by_keys(variant: str, seed: int, size: tuple[int, int]) -> None:
    """From a point before the end, without touching the mouse."""
    await _to_the_end(_near_the_end(variant, seed, 1), size)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seed"), [("base", 0), ("wizards", 4)])
async def test_a_whole_game_by_keys(variant: str, seed: int) -> None:
    """From the deal to the end."""
    await _to_the_end(table(variant, seed), (110, 34))
