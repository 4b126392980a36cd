"""Plain mode, and everything that joins a person to a seat, works without the screens' libraries."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from p2pduel import games
from p2pduel.games.door.hands import Hands
from p2pduel.games.door.lines import Lines
from p2pduel.games.door.words import Words
from p2pduel.games.duel.screens import hands, lines
from p2pduel.games.duel.words.door import WORDS as DUEL_WORDS

WORDS: Words = DUEL_WORDS
HANDS: Hands = hands
LINES: Lines = lines
"""The type checker compares the Duel's rooms with the doors here."""

_ALL = (
    "import importlib, pkgutil, sys\n"
    "for name in sys.argv[1:]:\n"
    "    found = importlib.import_module(name)\n"
    "    for one in pkgutil.walk_packages(getattr(found, '__path__', ()), f'{name}.'):\n"
    "        importlib.import_module(one.name)\n"
)


def _loaded(names: list[str], prefix: tuple[str, ...]) -> list[str]:
    """The modules with such names that importing all of these brings along."""
    code = f"{_ALL}print(*[one for one in sorted(sys.modules) if one.startswith({prefix!r})])"
    return subprocess.check_output([sys.executable, "-c", code, *names], text=True).split()


def test_no_textual_is_loaded_for_plain_mode() -> None:
    """All of plain mode, of a person's side, and a game's rooms that they use."""
    rooms = [f"{game.home}.{room}" for game in games.known() for room in ("screens.hands", "screens.lines")]
    assert _loaded(["p2pduel.plain", "p2pduel.person", *rooms], ("textual", "p2pduel.tui")) == []


def test_a_games_hands_and_lines_need_no_rich() -> None:
    """What a person can do is no matter of colours."""
    rooms = [f"{game.home}.{room}" for game in games.known() for room in ("screens.hands", "screens.lines")]
    assert _loaded([*rooms, "p2pduel.catalogue.search"], ("textual", "rich", "p2pduel.tui")) == []


def test_a_broken_copy_would_be_noticed() -> None:
    """The same look finds Textual where it is loaded."""
    assert _loaded(["p2pduel.tui.glyphs", "p2pduel.tui.theme"], ("textual",))


def test_a_plain_game_is_played_without_textual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few answers against a bot, then the process tells what it has loaded."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    code = (
        "import sys\n"
        "from p2pduel import plain\n"
        "plain.play('random', 'intro')\n"
        "print('loaded:', *[one for one in sys.modules if one.startswith(('textual', 'p2pduel.tui'))])\n"
    )
    answers = "1\n1\nboard\nhand\nstacks\nwhy\nhint\ncard abbey\nrules trade\nrule d-8.5\n?\nquit\n"
    said = subprocess.run(
        [sys.executable, "-c", code], input=answers, text=True, capture_output=True, timeout=120, check=True
    ).stdout
    assert "Your choice" in said and "You hold" in said
    assert said.splitlines()[-1].strip() == "loaded:"


@pytest.mark.parametrize("package", ["p2pduel.person", "p2pduel.plain", "p2pduel.catalogue"])
def test_nobody_here_names_a_game(package: str) -> None:
    """Only the registry leads to a game; the words of single screens are not looked at here."""
    home = importlib.import_module(package)
    for one in pkgutil.iter_modules(home.__path__):
        file = Path(home.__path__[0]) / f"{one.name}.py"
        if file.exists():
            assert "games.duel" not in file.read_text(encoding="utf-8"), file
