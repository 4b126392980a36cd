"""Snapshots: every screen at three sizes, games early, in the middle and late, as lines of text."""

from __future__ import annotations

import pytest

from tests.tui.gallery import SCENES, scene, sizes
from tests.tui.sight import compare, difference


@pytest.mark.few(11)
@pytest.mark.parametrize(
    ("name", "size"),
    [pytest.param(name, size, id=f"{name}-{size[0]}x{size[1]}") for name in SCENES for size in sizes(name)],
)
async def test_every_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    """A changed picture prints what changed; make pictures keeps the new one."""
    async with scene(name, size) as app:
        compare(app, f"{name}-{size[0]}x{size[1]}")


def test_a_changed_line_is_shown_as_it_was_and_as_it_is() -> None:
    """Whoever broke a picture sees where."""
    told = difference(["same", "● Forest 2"], ["same", "● Forest 3", "more"])
    assert told.splitlines() == [
        "line 2:",
        "  was ● Forest 2",
        "  is  ● Forest 3",
        "               ^",
        "line 3:",
        "  is  more",
    ]
