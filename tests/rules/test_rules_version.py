"""RULES_VERSION stands for the source of a game's rules: nobody changes one without the other by accident."""

import shutil
from pathlib import Path

import pytest

from tests.rules_version import GAMES, RULES, WHEN, digest, now, recorded


@pytest.mark.parametrize("game", GAMES)
def test_the_version_stands_for_this_source(game: str) -> None:
    """A changed line of the rules is either harmless, and recorded as that, or counts the version up."""
    held = recorded()[game]
    assert now(game) == held, WHEN.format(game=game, version=held["version"])


def test_every_game_is_bound_to_its_version() -> None:
    """Whatever has a room of rules in the program."""
    assert set(GAMES) == set(recorded()) == {path.parent.name for path in RULES.parents[1].glob("*/rules")}
    assert all(path.is_dir() for packages in GAMES.values() for path in packages)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The rules, to be broken."""
    return Path(shutil.copytree(RULES, tmp_path / "rules", ignore=shutil.ignore_patterns("__pycache__")))


def _change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("steps/dice.py", "if count > BRIGAND_LIMIT:", "if count >= BRIGAND_LIMIT:"),
        ("steps/attack.py", 'return ["defend", "pass"]', 'return ["defend"]'),
        ("facts/disputed.py", '"forest": (6, 4)', '"forest": (6, 2)'),
        ("effects/gold.py", 'owns(s.players[seat], "pirate_ship")', "owns(s.players[seat], 'mint')"),
    ],
)
def test_one_changed_line_is_noticed(copy: Path, name: str, old: str, new: str) -> None:
    """Each of these would let two programs judge one move differently under one version."""
    assert digest(copy) == digest(RULES)
    _change(copy / name, old, new)
    assert digest(copy) != digest(RULES)


def test_what_changes_no_game_changes_no_digest(copy: Path) -> None:
    """Comments, docstrings, types, imports, file names and the order of definitions say nothing."""
    _change(copy / "steps" / "dice.py", "BRIGAND_LIMIT = 7\n", "BRIGAND_LIMIT: int = 7  # so many\n")
    _change(copy / "trading.py", '"""Trading with the supply (D-10)."""', '"""Other words."""')
    (copy / "elsewhere").mkdir()
    (copy / "steps" / "attack.py").rename(copy / "elsewhere" / "defence.py")
    text = (copy / "trading.py").read_text(encoding="utf-8")
    head, cut, tail = text.partition("def trade_moves(")
    (copy / "trading.py").write_text(head, encoding="utf-8")
    (copy / "more.py").write_text(f"import sys\n\n\n{cut}{tail}", encoding="utf-8")
    assert digest(copy) == digest(RULES)
