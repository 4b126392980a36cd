"""A ticket as a QR code: whole or not at all, black on white in every theme, with blocks and without."""

from __future__ import annotations

import importlib.util
from typing import Any

import pytest

from p2pduel import settings
from p2pduel.person.sitting import Sitting
from p2pduel.table.anywhere import is_ticket, qr
from p2pduel.table.options import Ending
from p2pduel.tui.lobby.code import CodeScreen, drawn, least
from p2pduel.tui.lobby.setting_up import SettingUp
from p2pduel.tui.parts.keybar import KeyBar
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import lines

pytestmark = pytest.mark.skipif(importlib.util.find_spec("segno") is None, reason="NO SEGNO: no QR code")

TICKET = "endpoint" + "ab2c" * 40
"""As long as one with a relay and two addresses."""


def squares(app: Any) -> list[list[bool]]:
    """What a camera sees of the screen, two squares for each cell: dark ones and light ones, nothing else."""
    strips = app.screen._compositor.render_strips()
    if app.screen.query_one(KeyBar).display:
        strips = strips[:-1]
    seen: list[list[bool]] = []
    for strip in strips:
        upper: list[bool] = []
        lower: list[bool] = []
        for segment in strip:
            style = segment.style
            ink, ground = (one.get_truecolor().hex if one else "" for one in (style.color, style.bgcolor))
            for sign in segment.text:
                if sign != " ":
                    assert (ink, ground) == ("#000000", "#ffffff"), (sign, ink, ground)
                assert sign in " ▀▄█" and ground in ("#000000", "#ffffff")
                upper.append(sign in "▀█" or ground == "#000000")
                lower.append(sign in "▄█" or ground == "#000000")
        seen += [upper, lower]
    return seen


def found(seen: list[list[bool]], code: tuple[tuple[bool, ...], ...]) -> bool:
    """Whether a code is somewhere in the picture, with a light square on every side."""
    side = len(code)
    rows = range(len(seen) - side + 1)
    columns = range(len(seen[0]) - side + 1)
    return any(
        all(seen[top + n][left : left + side] == list(code[n]) for n in range(side))
        for top in rows
        for left in columns
    )


async def open_code(pilot: Any) -> None:
    """A table that has given out a ticket, and the key for its code."""

    async def begin(_on_seat: object, _on_event: object) -> Ending:
        raise AssertionError("nobody sits down here")

    sitting = Sitting(begin, kind="host")
    sitting.ticket = TICKET
    sitting.start = lambda: None  # type: ignore[method-assign]
    nothing = list[bool]().clear
    await pilot.app.push_screen(SettingUp(sitting, seated=nothing, back=nothing, failed=nothing))
    await screen_of(pilot, SettingUp)
    await until(pilot, lambda: any("QR" in line for line in lines(pilot.app)), "nobody says there is a code")
    await pilot.press("c")
    await screen_of(pilot, CodeScreen)


@pytest.mark.parametrize("theme", settings.CHOICES["theme"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_whole_code_is_shown_black_on_white(theme: str, size: tuple[int, int]) -> None:
    """At the smallest size as well; Esc leads back to the table."""
    settings.update(theme=theme)
    app = duel()
    async with app.run_test(size=size) as pilot:
        await open_code(pilot)
        await until(pilot, lambda: any("█" in line for line in lines(app)), "no code")
        assert found(squares(app), qr(TICKET, 1))
        await pilot.press("escape")
        await screen_of(pilot, SettingUp)


async def test_a_code_that_would_be_cut_is_not_shown() -> None:
    """Without blocks it takes four times the room: how much is said instead."""
    settings.update(ascii=True)
    app = duel()
    async with app.run_test(size=(80, 24)) as pilot:
        await open_code(pilot)
        wide, high = least(TICKET, plain=True)
        words = f"needs {wide} columns and {high} lines"
        await until(pilot, lambda: words in " ".join(" ".join(lines(app)).split()), "not said")
        await pilot.resize_terminal(wide, high)
        await until(pilot, lambda: not any(line.strip() for line in lines(app)), "no squares")
        assert {True, False} == {dark for line in squares(app) for dark in line}


def test_a_code_has_the_ticket_in_capitals_and_takes_the_border_that_fits() -> None:
    """Capitals are a ticket all the same."""
    assert is_ticket(TICKET.upper()) and len(qr(TICKET, 1)) < 50
    wide, high = least(TICKET, plain=False)
    assert drawn(TICKET, wide - 1, high, False) is None and drawn(TICKET, wide, high - 1, False) is None
    sides = [len(drawn(TICKET, wide + more, 99, False).plain.split("\n")[0]) for more in (0, 2, 4, 9)]  # type: ignore[union-attr]
    assert sides == [wide, wide + 2, wide + 4, wide + 6]
