"""A tour of the program: every screen, dialogue and question, one stop after another."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from p2pduel import games
from p2pduel.catalogue import anywhere as far
from p2pduel.decks.draft import Draft, copied
from p2pduel.games.classic.screens.bench import BENCH as CLASSIC_BENCH
from p2pduel.games.classic.screens.lesson import course as classic_course
from p2pduel.games.duel.screens.bench import BENCH
from p2pduel.games.duel.screens.lesson import course as duel_course
from p2pduel.games.island.rules.ruleset import RULESET as ISLAND
from p2pduel.games.island.screens.lesson import course as island_course
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from p2pduel.person.chair import Lost, Update, Waiting
from p2pduel.realm.deck.screen import DeckScreen
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.lesson.course import Course
from p2pduel.tui.lesson.screen import LessonScreen
from p2pduel.tui.lobby.code import CodeScreen
from p2pduel.tui.reading.handbook import Handbook
from p2pduel.tui.replay.reel import Reel
from p2pduel.tui.replay.screen import ReplayScreen
from p2pduel.tui.table.screen import TableScreen
from tests.classic import gallery as classics
from tests.classic import room
from tests.duel import duel_table
from tests.island.gallery import MIDDLE
from tests.island.scenes import GAMES, random_game
from tests.tui.gallery import SCENES, settled
from tests.tui.hands import press, until
from tests.tui.questions import VARIANTS
from tests.tui.questions import lively as lively_duel

__all__ = ["NAMES", "Stop", "stops"]

NAMES = (
    "Annabella von und zu Gut",
    "Bartholomäus von Wacken",
    "Wilhelmine Mathildenhöhe",
    "Maximilian Großmann-Weiß",
)
"""The longest names there are: 24 letters at most."""
KNOWN = Path(__file__).parents[1] / "known"

Stop = Callable[[Pilot[Any]], Awaitable[None]]
"""Shows something; the screens below it stay."""


class Still:
    """A chair at which one thing is to be seen, and nothing happens."""

    def __init__(self, update: Update) -> None:
        """What is to be seen."""
        self._update = update

    async def updates(self) -> AsyncIterator[Update]:
        """One."""
        yield self._update
        await asyncio.Event().wait()

    async def send(self, moves: Sequence[Any]) -> None:
        """Nobody plays."""

    async def undo(self) -> str:
        """Nor takes anything back."""
        return ""

    async def resign(self) -> None:
        """Nor gives up."""

    async def verify(self) -> str:
        """Nor checks."""
        return ""

    async def close(self) -> None:
        """Nothing to close."""


# -- questions ---------------------------------------------------------------------------------------------


def _seen(game: str, table: LocalTable[Any], due: Decision, **more: Any) -> Update:
    return Update(
        state=table.state.clone(),
        knowledge=dict(table.knowledge(due.seat)),
        seat=due.seat,
        due=due,
        legal=tuple(table.legal()),
        names=NAMES[: table.state.seats],
        game=games.game(game),
        **more,
    )


def _asked_in_duels() -> Iterator[tuple[str, LocalTable[Any], Decision]]:
    for variant in VARIANTS:
        table, chance = duel_table(variant, seed=2), random.Random(2)
        for _ in range(300):
            due = table.due()
            if not isinstance(due, Decision):
                break
            yield "duel", table, due
            legal = table.legal()
            table.play(due.seat, lively_duel(legal, chance) if due.kind == "action" else chance.choice(legal))


def _asked_in_classics() -> Iterator[tuple[str, LocalTable[Any], Decision]]:
    for variant in room.VARIANTS:
        for table, due, _ in room.asked(variant, 1, 250, 2):
            yield "classic", table, due


def _asked_on_islands() -> Iterator[tuple[str, LocalTable[Any], Decision]]:
    for variant, seats in GAMES:
        for table, _, _ in random_game(variant, seats, 1, 250):
            due = table.due()
            assert isinstance(due, Decision)
            yield f"island of {seats}", table, due


@cache
def questions() -> dict[str, Update]:
    """For every kind of question of every game one whose words are long."""
    longest: dict[str, int] = {}
    found: dict[str, Update] = {}
    for game, table, due in chain(_asked_in_duels(), _asked_in_classics(), _asked_on_islands()):
        said = games.game(game.split()[0]).words.prompt(due, table.state, NAMES)
        name = f"{game}: {due.kind}"
        if len(said) > longest.get(name, -1) and len(table.legal()) > 1:
            longest[name] = len(said)
            found[name] = _seen(game.split()[0], table, due)
    return found


async def _table_of(pilot: Pilot[Any], update: Callable[[], Update]) -> None:
    shown = update()
    screen = TableScreen(Still(shown), game=shown.game, seats=shown.state.seats, wait=lambda: 3600.0)
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.update_now is not None, "nothing to see")


def _island() -> Update:
    table = LocalTable.load(ISLAND, MIDDLE, strict=True)
    table.play(0, "roll")
    due = table.due()
    assert isinstance(due, Decision)
    return _seen("island", table, due)


def _other(name: str, **more: Any) -> Update:
    """A question as somebody sees it who is not asked, or whose link is lost."""
    update = questions()[name]
    return replace(update, **{"legal": (), "seat": 1 - (update.seat or 0), **more})


# -- other screens -----------------------------------------------------------------------------------------


async def _deck(pilot: Pilot[Any], bench: Any, draft: Callable[[], Draft]) -> None:
    screen = DeckScreen(bench, draft())
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: bool(screen.pool.rows), "the pool stays empty")


async def _replay(pilot: Pilot[Any]) -> None:
    async def holds(_path: Path) -> dict[str, Any]:
        return {"ok": True, "finished": True, "proofs": 7, "audit": "ok"}

    screen = ReplayScreen(Reel(KNOWN / "intro.duel"), verifying=holds)
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.reel.done and bool(screen.verdict), "not read")


async def _lesson(pilot: Pilot[Any], course: Callable[[], Course]) -> None:
    screen = LessonScreen(course(), pace=lambda: 0.0)
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.update_now is not None, "no lesson")


async def _handbook(pilot: Pilot[Any], game: str) -> None:
    await pilot.app.push_screen(Handbook(games.game(game), "a"))


# -- the tour ----------------------------------------------------------------------------------------------

_OVER: dict[str, tuple[str, ...]] = {
    "lobby": ("h", "b", "a", "n", "s", "r", "q", "delete", "question_mark"),
    "table-middle": ("t", "e", "i", "h", "x", "c", "ctrl+r", "q", "question_mark", "comma"),
    "end": ("q", "question_mark"),
    "classic-wonders": ("t", "e", "d", "question_mark"),
    "island": ("t", "b", "p", "e", "question_mark"),
    "replay": ("g", "d", "v", "question_mark"),
    "deck": ("o", "n", "i", "x", "question_mark"),
    "classic deck": ("e", "i"),
    "lesson of duel": ("space", "escape", "question_mark"),
}
"""Screens, and the keys that open something over them."""


async def _far(pilot: Pilot[Any]) -> None:
    """What is asked before a table across the internet."""
    question = Confirm(far.RELAY_TITLE, far.RELAY_ASK, far.RELAY_YES, far.RELAY_NO)
    await pilot.app.push_screen(question)


async def _code(pilot: Pilot[Any], letters: int) -> None:
    """A ticket as a QR code, and one for which there is no room."""
    await pilot.app.push_screen(CodeScreen("endpoint" + "a2" * (letters // 2), plain=False))


def _courses() -> dict[str, Callable[[], Course]]:
    return {"duel": duel_course, "classic": classic_course, "island": island_course}


async def _over(pilot: Pilot[Any], base: Stop, keys: Sequence[str]) -> None:
    await base(pilot)
    await settled(pilot)
    for key in keys:
        press(pilot, key)
        await settled(pilot)


async def _seated(pilot: Pilot[Any], name: str) -> None:
    await classics.sit(pilot, name)


@cache
def stops() -> dict[str, Stop]:
    """Everything there is to see, by name."""
    plain: dict[str, Stop] = dict(SCENES)
    plain |= {name: partial(_seated, name=name) for name in classics.MOMENTS}
    plain |= {"island": partial(_table_of, update=_island)}
    plain |= {"deck": partial(_deck, bench=BENCH, draft=lambda: Draft("mine"))}
    plain |= {
        "classic deck": partial(_deck, bench=CLASSIC_BENCH, draft=lambda: copied("sorcerers", "classic"))
    }
    plain |= {"replay": _replay}
    plain |= {f"lesson of {name}": partial(_lesson, course=course) for name, course in _courses().items()}
    plain |= {f"handbook of {name}": partial(_handbook, game=name) for name in ("duel", "classic", "island")}
    plain |= {"relays": _far, "code": partial(_code, letters=160), "long code": partial(_code, letters=1500)}
    over = {
        f"{name} {key}": partial(_over, base=plain[name], keys=(key,))
        for name, keys in _OVER.items()
        for key in keys
    }
    asked: dict[str, Stop] = {
        name: partial(_table_of, update=partial(questions().__getitem__, name)) for name in questions()
    }
    away: dict[str, Stop] = {
        f"{name} {link}": partial(_table_of, update=partial(_other, name, link=link))
        for name in ("duel: action", "classic: action", "island of 2: action", "island of 4: action")
        for link in (Waiting(2), Lost("gone"))
    }
    return {**plain, **over, **asked, **away}
