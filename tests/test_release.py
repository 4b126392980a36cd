"""`make release` refuses what should not go out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small repository that could be released."""
    for name in (".ci", "p2pduel"):
        (tmp_path / name).mkdir()
    script = (ROOT / ".ci" / "release.py").read_text("utf-8")
    (tmp_path / ".ci" / "release.py").write_text(script, "utf-8")
    (tmp_path / "p2pduel" / "__init__.py").write_text('__version__ = "1.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## 1.2.0\n\nNew cards.\n\n## 1.1.0\n\nOld.\n", "utf-8"
    )
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(tree: Path, *words: str) -> None:
    """Runs git there, as nobody in particular."""
    who = ["-c", "user.name=test", "-c", "user.email=test@example.invalid"]
    subprocess.run(["git", *who, *words], cwd=tree, check=True, capture_output=True)


def commit(tree: Path) -> None:
    """Everything as it is."""
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--message", "all")


def asked(tree: Path) -> tuple[int, str]:
    """Exit code and words of the check."""
    command = [sys.executable, str(tree / ".ci" / "release.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_clean_tree_with_an_entry_and_a_new_version_goes_out(tree: Path) -> None:
    """Nothing speaks against it."""
    assert asked(tree) == (0, "1.2.0 can be released\n")


def test_a_dirty_tree_is_refused(tree: Path) -> None:
    """Also for a file that git does not know."""
    (tree / "stray.txt").write_text("?", "utf-8")
    code, words = asked(tree)
    assert code == 1 and "not clean" in words


def test_a_version_without_an_entry_is_refused(tree: Path) -> None:
    """A heading alone says nothing."""
    (tree / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0\n\n## 1.1.0\n\nOld.\n", "utf-8")
    commit(tree)
    code, words = asked(tree)
    assert code == 1 and "'## 1.2.0'" in words


def test_a_version_that_is_out_is_refused(tree: Path) -> None:
    """A tag is never moved."""
    git(tree, "tag", "v1.2.0")
    code, words = asked(tree)
    assert code == 1 and "v1.2.0 is tagged already" in words
