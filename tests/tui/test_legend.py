"""Help explains every sign and abbreviation that a table shows."""

from __future__ import annotations

import string
from dataclasses import fields

import pytest

from p2pduel import games
from p2pduel.catalogue import legend as any_game
from p2pduel.games.duel.rules.facts import SETS
from p2pduel.games.duel.screens.signs import Signs, signs_of
from p2pduel.games.duel.words.legend import LEGEND
from p2pduel.games.duel.words.table import LETTERS
from p2pduel.tui.glyphs import ASCII, RICH, Glyphs
from p2pduel.tui.reading.help import HelpPage
from p2pduel.tui.reading.legend import legend as plain_legend
from tests.duel import duel_table
from tests.tui.hands import Hands, app_at, until
from tests.tui.sight import KEPT, lines

FRAME = frozenset("▁▂▃▄▅▆▇█▊▎▔") | {chr(code) for code in range(0x2500, 0x2580)}
"""Borders, fields and scroll bars."""


def legend(glyphs: Glyphs) -> list[tuple[str, str]]:
    """The Duel's."""
    return list(games.game("duel").screens.legend(glyphs))


@pytest.mark.parametrize("glyphs", [RICH, ASCII])
def test_every_sign_has_a_meaning_in_both_sets(glyphs: Glyphs) -> None:
    """A sign without words fails here; so do words for a sign that is gone."""
    assert {field.name for field in (*fields(Glyphs), *fields(Signs))} == set(LEGEND)
    assert {field.name for field in fields(Glyphs)} == set(any_game.LEGEND)
    shown = [sign for sign, _ in legend(glyphs)]
    own = signs_of(glyphs)
    for of, field in [(glyphs, field) for field in fields(glyphs)] + [(own, field) for field in fields(own)]:
        sign = getattr(of, field.name)
        for one in [sign] if isinstance(sign, str) else sign.values() if hasattr(sign, "values") else sign:
            assert any(one in each.split() for each in shown), field.name
    plainly = [sign for sign, _ in plain_legend(glyphs)]
    assert len(plainly) == len(fields(glyphs)) + len(any_game.MORE)
    assert set(own.backs) == set(SETS) and set(LETTERS.values()) <= set(shown)
    assert all(meaning for _, meaning in legend(glyphs))


def test_no_picture_of_a_table_shows_a_sign_that_is_not_explained() -> None:
    """Also those that somebody painted without asking the glyphs."""
    explained = {char for sign, _ in legend(RICH) for char in sign}
    pictures = [path for kind in ("table", "spectator", "dialogue") for path in KEPT.glob(f"{kind}-*.txt")]
    assert len(pictures) > 15
    seen = {char for path in pictures for char in path.read_text("utf-8")}
    assert seen & explained > {"★", "⚀"}
    assert seen - explained - FRAME - set(string.printable) == set()


async def test_help_at_the_table_shows_the_legend() -> None:
    """Below the keys, down to its last line."""
    app, screen = app_at(duel_table("intro", 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await Hands(pilot, screen).my_turn()
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpPage), "no help")
        await pilot.press("end")
        await until(pilot, lambda: any("ctrl and r together" in line for line in lines(app)), "no legend")
        assert any(f"{LETTERS['ore']} " in line and " ore" in line for line in lines(app))


@pytest.mark.parametrize("glyphs", [RICH, ASCII])
def test_what_can_be_done_looks_different_from_what_has_changed(glyphs: Glyphs) -> None:
    """Ticks, crosses and the marks of changes stand on one screen."""
    signs = [glyphs.kind(name) for name in ("yes", "no", "new", "more", "less", "moved", "gone")]
    assert len(set(signs)) == len(signs)
