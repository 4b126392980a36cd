"""An exported game of the island: the map of the table, in every step."""

from __future__ import annotations

from pathlib import Path

from p2pduel.bots import make_bot
from p2pduel.games.island.screens.signs import RICH
from p2pduel.table.brains import SeededBrain
from p2pduel.table.local import local
from p2pduel.tui.export.story import Story
from protocol.identity import Identity


async def test_an_exported_game_shows_the_map(tmp_path: Path) -> None:
    """Hexes with their numbers, harbours and pieces as on the screen, not a list of places (I-2.1, I-3.2)."""
    bots = [
        SeededBrain(lambda chance: make_bot("greedy", chance, "island"), bytes([seed]) * 32)
        for seed in (1, 2)
    ]
    journal = tmp_path / "game.duel"
    _, task = await local(
        "base",
        (bots[0], bots[1]),
        ("Anna", "Bert"),
        identity=Identity.generate(),
        journal=journal,
        game="island",
        options={"target": 3},
    )
    assert (await task).finished
    view = Story.of(journal).views[0]
    maps = [next(block for block in boards if block.key == "map") for boards in view.boards]
    first, last = (
        ["".join(text for text, _ in line) for line in block.lines] for block in (maps[1], maps[-1])
    )
    seen = "\n".join(last)
    assert seen.count("3:1") == 4 and seen.count("[6]") == seen.count("[8]") == 2
    assert f"{RICH.marks[0]}{RICH.settlement}" in seen and RICH.robber in seen
    assert first != last and "V1" not in seen
