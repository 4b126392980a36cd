"""The program starts itself once more from wherever it runs: a zip, a frozen build, a strange folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipapp
from pathlib import Path

import pytest

from p2pduel import children

ROOT = Path(__file__).parents[1]
MAIN = "import sys\nfrom p2pduel.cli import main\nsys.exit(main())\n"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole program in one zip."""
    tree = tmp_path_factory.mktemp("tree")
    for package in ("p2pduel", "protocol"):
        for path in (ROOT / package).rglob("*"):
            if path.is_file() and path.suffix != ".pyc":
                target = tree / path.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(path.read_bytes())
    (tree / "__main__.py").write_text(MAIN, "utf-8")
    about = tree / "p2pduel" / "__init__.py"
    about.write_text(about.read_text("utf-8") + '__version__ = "of the zip"\n', "utf-8")
    made = tmp_path_factory.mktemp("zip") / "p2pduel.pyz"
    zipapp.create_archive(tree, made)
    return made


def run(archive: Path, folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Runs code in a fresh interpreter that knows the program from the archive only, in a folder of traps."""
    for name in ("random", "json", "p2pduel"):
        (folder / f"{name}.py").write_text("raise SystemExit('the wrong module')\n", "utf-8")
    start = f"import sys; sys.path.insert(0, {str(archive)!r})\n"
    return subprocess.run(
        [sys.executable, "-P", "-c", start + code],
        cwd=folder,
        env={**os.environ, "P2PDUEL_HOME": str(folder / "home")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_child_of_a_zip_runs_the_zip(archive: Path, tmp_path: Path) -> None:
    """The command names the archive the parent came from, and traps in the current folder catch nobody."""
    code = (
        "import subprocess\n"
        "from p2pduel.children import command\n"
        "for words in (['--version'], ['deck', 'list']): subprocess.run(command(*words), check=True)"
    )
    done = run(archive, tmp_path, code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("p2pduel of the zip\n") and "merchants" in done.stdout


@pytest.mark.slow
def test_demo_and_the_check_beside_a_replay_run_from_a_zip(archive: Path, tmp_path: Path) -> None:
    """Three processes and three verifications, none of which finds p2pduel installed."""
    done = run(
        archive,
        tmp_path,
        "from p2pduel.cli import main; sys.exit(main(['demo', '--json', '--bots', 'random,random']))",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"ok":true' in done.stdout.replace(" ", "")


def test_the_screens_find_their_style_in_a_zip(archive: Path, tmp_path: Path) -> None:
    """What lies beside the code is read from the archive, too."""
    done = run(
        archive, tmp_path, "from p2pduel.tui.table.view import TableView; print(len(TableView.CSS) > 100)"
    )
    assert done.stdout == "True\n", done.stderr


def test_the_planner_thinks_from_a_zip(archive: Path, tmp_path: Path) -> None:
    """Its process is one more child."""
    code = (
        "from p2pduel.cli import main\n"
        "sys.exit(main('arena --games 1 --bots planner,random --seed 1 --max-turns 2'.split()))"
    )
    done = run(archive, tmp_path, code)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"errors +0", done.stdout), done.stdout


def test_a_frozen_program_is_its_own_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the executable is the program: it takes words, no -c."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert children.command("verify", "x.duel") == [sys.executable, "verify", "x.duel", "--language", "en"]


def test_only_one_place_starts_children() -> None:
    """No other module of the program asks for the interpreter's path."""
    named = [path for path in (ROOT / "p2pduel").rglob("*.py") if "sys.executable" in path.read_text("utf-8")]
    assert [path.name for path in named] == ["children.py"]
