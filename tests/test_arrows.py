"""A game is known by its folder alone: nothing outside it imports it or spells where it lives."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def folders(root: Path) -> list[str]:
    """The games of a tree, by the names of their folders."""
    return sorted(path.parent.name for path in (root / "p2pduel" / "games").glob("*/rules"))


def named(path: Path) -> set[str]:
    """Every dotted name that a file imports, or spells in a text to import it later."""
    tree = ast.parse(path.read_text("utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            deeper = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= deeper if node.module == "p2pduel.games" else {node.module}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= set(re.findall(r"\bp2pduel(?:\.\w+)+", node.value))
    return found


def strays(root: Path) -> dict[str, list[str]]:
    """File -> what it names of a game that is not its own; the registry alone may say where games live."""
    found: dict[str, list[str]] = {}
    for path in sorted([*(root / "p2pduel").rglob("*.py"), *(root / "protocol").rglob("*.py")]):
        place = path.relative_to(root).as_posix()
        if place == "p2pduel/games/__init__.py":
            continue
        others = [game for game in folders(root) if not place.startswith(f"p2pduel/games/{game}/")]
        homes = tuple(f"p2pduel.games.{game}" for game in others)
        wrong = sorted(name for name in named(path) if f"{name}.".startswith(tuple(f"{h}." for h in homes)))
        if wrong:
            found[place] = wrong
    return found


def test_nothing_outside_a_game_knows_it() -> None:
    """What is left knows no game: it asks p2pduel.games by a name somebody typed."""
    assert folders(ROOT)
    found = strays(ROOT)
    assert not found, "\n".join(f"{place}: {', '.join(names)}" for place, names in found.items())


@pytest.mark.parametrize(
    "line",
    [
        "import p2pduel.games.duel.rules.core",
        "from p2pduel.games import duel",
        "from p2pduel.games.duel.rules.state import State",
        "def late() -> None:\n    from p2pduel.games.duel import words",
        'HOME = "p2pduel.games.duel.bots.greedy"',
    ],
)
@pytest.mark.parametrize("place", ["p2pduel/table/seat.py", "p2pduel/games/classic/rules/core.py"])
def test_a_file_that_learns_of_a_game_is_named(tmp_path: Path, place: str, line: str) -> None:
    """A broken copy: in a shared package, and in another game; beside it what is allowed."""
    for folder in ("p2pduel/games/duel/rules", "p2pduel/games/classic/rules", "p2pduel/table", "protocol"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "p2pduel/games/__init__.py", tmp_path / "p2pduel/games/__init__.py")
    (tmp_path / "p2pduel/games/duel/rules/core.py").write_text("from p2pduel.games.duel.rules import state\n")
    (tmp_path / "p2pduel/table/game.py").write_text(
        "from p2pduel import games\nfrom p2pduel.games import game\n"
    )
    assert strays(tmp_path) == {}
    (tmp_path / place).write_text(f"{line}\n")
    assert list(strays(tmp_path)) == [place]
