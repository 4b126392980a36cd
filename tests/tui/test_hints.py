"""Hints on the screen: a move and a reason on one key; between people only if the terms say so."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from p2pduel.bots import make_bot
from p2pduel.cli import peering
from p2pduel.cli.dispatch import main
from p2pduel.games.duel.bots.advice import advice
from p2pduel.games.duel.words.advising import hint
from p2pduel.games.duel.words.moves import describe
from p2pduel.person.chair import Update
from p2pduel.person.sitting import Sitting
from p2pduel.table.brains import BotBrain
from p2pduel.table.local import local
from p2pduel.table.options import Ending
from p2pduel.tui.running import Program
from p2pduel.tui.table.playing import PlayScreen
from protocol.identity import Identity
from tests.tui.hands import calm
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import compare_lines, lines
from tests.tui.test_lobby_people import hosted, notices

SIZES = ((80, 24), (120, 40), (200, 50))


def same_game(folder: Path, *, hints: bool = True) -> Any:
    """A sitting whose cards and dice are the same every time."""

    async def begin(on_seat: Any, on_event: Any) -> Ending:
        _, task = await local(
            "intro",
            (None, BotBrain(make_bot("merchant", random.Random(1)))),
            ("Ann", "Bob"),
            identity=Identity(bytes(32)),
            journal=folder / "game.duel",
            on_seat=on_seat,
            on_event=on_event,
            seeds=(b"a" * 32, b"b" * 32),
            hints=hints,
        )
        return await task

    def sitting(_house: Program) -> Sitting:
        return Sitting(begin, kind="bot", name="Ann", mark="", acquaint=False)

    return sitting


async def my_action(pilot: Pilot[Any]) -> PlayScreen:
    """As the hints say up to the first question of an action phase."""
    screen = await screen_of(pilot, PlayScreen)
    while True:
        await until(pilot, lambda: bool(screen.update_now and screen.update_now.legal), "not asked")
        update = screen.update_now
        assert update is not None
        if update.decision is not None and update.decision.kind == "action":
            return screen
        seat = screen.chair.table_seat
        assert seat.view is not None
        if len(update.legal) > 1:  # what has one answer the screen answers by itself
            await seat.play(advice(seat.view, seat.legal()).move)
        await until(pilot, partial(_moved_on, screen, update), "not shown")


def _moved_on(screen: PlayScreen, update: Update) -> bool:
    return screen.update_now is not update


async def test_a_hint_at_three_sizes(tmp_path: Path) -> None:
    """One key: the move the merchant would make and why; nothing is done."""
    app = duel(sitting=same_game(tmp_path))
    async with app.run_test(size=SIZES[0], notifications=True) as pilot:
        screen = await my_action(pilot)
        view = screen.chair.table_seat.view
        assert view is not None and screen.update_now is not None
        wanted = advice(view, screen.chair.table_seat.legal())
        number = len(screen.chair.table_seat.session)
        await pilot.press("s")
        await until(pilot, lambda: bool(notices(pilot)), "no hint")
        assert notices(pilot) == [f"{describe(wanted.move, view.state)}: {hint(wanted)}."]
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await until(pilot, partial(_in_sight, app, size), "no hint in sight")
            await calm(pilot)
            compare_lines(slip(app), f"hint-{size[0]}x{size[1]}")
        assert len(screen.chair.table_seat.session) == number


def _in_sight(app: Program, size: tuple[int, int]) -> bool:
    return app.screen.size == size and bool(slip(app))


def slip(app: Program) -> list[str]:
    """The hint as it lies over the table, without the table."""
    found = [toast.region for toast in app.screen.query("Toast") if toast.region.height > 1]
    if not found:
        return []
    x, y, width, height = found[0]
    return [line[x : x + width].rstrip() for line in lines(app)[y : y + height]]


async def test_no_hints_where_the_terms_have_none(tmp_path: Path) -> None:
    """A table of one's own has none unless they were wished for: the key is not offered and does nothing."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await hosted(pilot, tmp_path)
        assert screen.chair.table_seat.terms["hints"] is False
        assert bob.seat.terms == screen.chair.table_seat.terms
        await pilot.press("s")
        await pilot.pause()
        assert not notices(pilot) and not any("s Hint" in line for line in lines(app))
        await bob.leave()


async def test_hints_between_people_who_agreed_on_them(tmp_path: Path) -> None:
    """Chosen in the lobby's form, they are in the terms of both and the key works."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        _, bob = await hosted(pilot, tmp_path, hints="yes")
        assert bob.seat.terms["hints"] is True
        await pilot.press("s")
        await until(pilot, lambda: bool(notices(pilot)), "no hint")
        await bob.leave()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_command_line_has_the_term(wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """`host --hints` allows them, `host` does not."""
    seen: list[bool] = []

    def play(options: Any, *_more: Any) -> int:
        seen.append(options.hints)
        return 0

    monkeypatch.setattr(peering, "play", play)
    more = ["--hints"] if wanted else []
    assert main(["host", "--headless", "--bot", "random", "--no-mdns", *more]) == 0
    assert seen == [wanted]
