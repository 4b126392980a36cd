"""A game nobody knows but its folder, exported: for three, by its own boards, words and log."""

from __future__ import annotations

from pathlib import Path

from p2pduel.bots import make_bot
from p2pduel.table.brains import SeededBrain
from p2pduel.table.local import local
from p2pduel.tui.export.making import make
from p2pduel.tui.export.story import Story
from protocol.identity import Identity


async def test_any_game_is_exported_by_what_its_folder_says(tmp_path: Path) -> None:
    """Every step, one pair of eyes for each of three players and one for everybody, in all formats."""
    path = tmp_path / "toy.duel"

    def brain(number: int) -> SeededBrain:
        return SeededBrain(lambda rng: make_bot("greedy", rng, "toy"), bytes([number]))

    names = ("Ann", "Bob", "Cleo")
    _, task = await local(
        "short",
        [brain(number) for number in range(3)],
        names,
        identity=Identity(bytes(32)),
        game="toy",
        journal=path,
    )
    await task
    story = Story.of(path)
    assert [view.name for view in story.views] == ["everybody", *names]
    assert all(len(view.boards) == len(story.steps) for view in story.views)
    assert {block.key for block in story.views[0].boards[-1]} == {spread.key for spread in story.spreads}
    for wanted in ("html", "md", "txt", "cast"):
        steps, made = make(path, wanted)
        assert steps == len(story.steps) and b"Cleo" in made
