"""All text of the screens goes through the catalogue: outside of it no screen says anything."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2pduel import tui

FOLDER = Path(tui.__file__).parent
PROSE = re.compile(
    r"[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]+( [a-z]+)+$|[a-z]{2,} [a-z]+ ?[.…!?]$"
)
"""Three words in a row, a capital and further words, or something that ends as a sentence does."""


def _spoken(tree: ast.Module) -> Iterator[ast.Constant]:
    """Strings a person might read: no docstrings, no style sheets, nothing raised."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        styles = isinstance(node, ast.Assign) and "CSS" in ast.unparse(node.targets[0])
        remark = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if styles or remark or isinstance(node, ast.Raise | ast.Assert):
            silent.update(id(part) for part in ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node


MODULES = sorted(FOLDER.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_screen_says_anything_by_itself(path: Path) -> None:
    """Whoever wants another language or wording finds all of it in the catalogue."""
    found = [node for node in _spoken(ast.parse(path.read_text("utf-8"))) if PROSE.search(node.value)]  # type: ignore[arg-type]
    assert not found, [f"line {node.lineno}: {node.value!r}" for node in found]
