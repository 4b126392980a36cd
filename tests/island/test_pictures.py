"""The island's screens as lines of text, at three sizes."""

from __future__ import annotations

import pytest

from tests.island.gallery import SIZES, scene
from tests.tui.sight import compare

SHOWN = [*(("island-table", size) for size in SIZES), ("island-sites", SIZES[0]), ("island-trade", SIZES[1])]


@pytest.mark.parametrize(("name", "size"), SHOWN, ids=[f"{name}-{size[0]}" for name, size in SHOWN])
async def test_every_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    """A changed picture prints what changed; make pictures keeps the new one."""
    async with scene(name, size) as app:
        compare(app, f"{name}-{size[0]}x{size[1]}")
