"""The recipes for newcomers, followed word for word on a copy of the tree: a first card and a first bot."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from p2pduel.games.duel.rules.facts import CARDS

pytestmark = pytest.mark.slow
"""The gate runs these by themselves."""

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the program."""
    for package in ("p2pduel", "protocol"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def blocks(page: str, heading: str, kind: str) -> list[str]:
    """The code of one kind under a heading, without the indentation of its list."""
    text = (DOCS / page).read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [
        dedent(block) for block in re.findall(rf"^ *```{kind}\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    ]


def into_table(tree: Path, place: str, name: str, rows: str) -> None:
    """Put rows into the table of that name."""
    path = tree / place
    opened = re.compile(rf"^{name}\b.*[({{]$", re.MULTILINE)
    text, found = opened.subn(lambda line: line[0] + "\n" + rows, path.read_text("utf-8"))
    assert found == 1, name
    path.write_text(text, "utf-8")


def run(tree: Path, *words: str, typed: str = "") -> str:
    """What a command of the copy prints."""
    done = subprocess.run(
        [sys.executable, "-m", "p2pduel", *words],
        cwd=tree,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def by_language(rows: str) -> dict[str, str]:
    """The rows of a block, each under a comment that names its language."""
    found = dict(re.findall(r"^# (\w\w)\n(.*)\n", rows, re.MULTILINE))
    assert list(found) == ["en", "de", "cs", "sk"]
    return found


CARD = "A first card in ten minutes"


def invent(tree: Path) -> None:
    """The four additions of the recipe."""
    facts, effect, text, names = blocks("contributing.md", CARD, "python")
    if names.split('"')[1] in CARDS:
        pytest.skip("somebody has invented that very card")
    into_table(tree, "p2pduel/games/duel/rules/facts/gold.py", "GOLD", facts.partition("= (\n")[2])
    for place, table, rows in (("texts/gold.py", "GOLD_TEXTS", text), ("names.py", "NOUNS", names)):
        for language, row in by_language(rows).items():
            into_table(tree, f"p2pduel/games/duel/words/{language}/{place}", table, row)
    with (tree / "p2pduel/games/duel/rules/effects/gold.py").open("a", encoding="utf-8") as file:
        file.write("\n\n" + effect)


def test_a_first_card(tree: Path) -> None:
    """Four additions make a card that is built, works and is explained; nothing else is touched."""
    invent(tree)
    session = blocks("contributing.md", CARD, "session")[0].splitlines()
    typed = "\n".join(line[2:] for line in session if line.startswith("> "))
    answers = [json.loads(line) for line in run(tree, "engine", typed=typed).splitlines()]
    shown = [json.loads(line[2:]) for line in session if line.startswith("< ")]
    assert [answer["ok"] for answer in answers] == [answer["ok"] for answer in shown] == [True] * 3
    assert answers[-1]["outcomes"][-2:] == shown[-1]["outcomes"][-2:]
    run(tree, "arena", "--variant", "gold", "--games", "2", "--bots", "greedy,greedy", "--seed", "1")


def test_an_invented_card_is_missed_by_the_count_of_the_box_alone(tree: Path) -> None:
    """Everything else that ever counted cards asks the program how many there are."""
    invent(tree)
    for folder in ("tests", "docs"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tree)
    run(tree, "--version")
    counting = [
        "box",
        "facts",
        "core_setup",
        "core_position",
        "hidden",
        "tournament",
        "perft_eras",
        "princes",
    ]
    files = [f"tests/rules/test_{name}.py" for name in counting]
    files += ["tests/test_catalogue.py", "tests/test_decks.py"]
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", "not made_of_the_catalogue"]
    command = [sys.executable, "-m", "pytest", *options, *files]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+?)(?:::|$)", done.stdout, re.MULTILINE)
    assert set(failed) == {"tests/rules/test_box.py"}, done.stdout[-2000:]


def test_a_first_bot(tree: Path) -> None:
    """One file and two lines make a bot that plays in the arena by its name."""
    (code,) = blocks("bots.md", "A bot of your own in ten minutes", "python")
    (tree / "p2pduel/games/duel/bots/builder.py").write_text(code, "utf-8")
    line = '"builder": ("p2pduel.games.duel.bots.builder", "BuilderBot"),'
    assert f"`{line}`" in (DOCS / "bots.md").read_text("utf-8")
    into_table(tree, "p2pduel/games/duel/bots/crew.py", "CLASSES", line)
    for language in ("en", "de", "cs", "sk"):
        place = f"p2pduel/games/duel/words/{language}/bots.py"
        into_table(tree, place, "ABOUT", '"builder": "builds whenever it can",')
    said = run(tree, "arena", "--bots", "builder,random", "--games", "6", "--json", "--seed", "1")
    assert "builder" in said
