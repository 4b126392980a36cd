"""The glossary speaks of code that is there: every word is at home where it says."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "glossary.md"
ROWS = [
    tuple(cell.strip() for cell in line.strip("|").split("|"))
    for line in PAGE.read_text("utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word")
]


def found(name: str) -> object:
    """The module, or what a module has under the last part of a dotted name."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        return getattr(importlib.import_module(module), last)


def test_the_page_has_the_words_and_each_once() -> None:
    """Forty or so, in three columns."""
    words = [row[0] for row in ROWS]
    assert all(len(row) == 3 for row in ROWS) and len(words) == len(set(words)) >= 40
    asked = {"seat", "slot", "owes", "carrier", "feed", "desk", "eyes", "agenda", "barrier", "takeback"}
    assert asked <= set(words)


@pytest.mark.parametrize(("word", "meaning", "home"), ROWS, ids=[row[0] for row in ROWS])
def test_a_word_is_at_home_where_it_says(word: str, meaning: str, home: str) -> None:
    """The name can be imported, and whoever reads it there meets the word."""
    assert meaning.endswith(".") and len(meaning) > 20
    (name,) = re.findall(r"`([\w.]+)`", home)
    module = inspect.getmodule(found(name))
    assert module is not None and name.startswith(module.__name__)
    source = inspect.getsource(module)
    assert re.search(rf"(?<![a-z]){word}", source, re.IGNORECASE), f"{name} does not say {word}"
