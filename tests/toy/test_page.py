"""docs/adding-a-game.md shows nothing but what is in the files of the toy game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


def quoted(page: str) -> list[tuple[str, str]]:
    """File and code of every Python block of a page; its first line names the file."""
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    return [(block.partition("\n")[0].removeprefix("# "), block.partition("\n")[2]) for block in blocks]


def missing(code: str, source: str) -> list[str]:
    """The pieces of a block, parted by an ellipsis, that do not stand in a source in that order."""
    found, lacking = 0, []
    for piece in code.split("…\n"):
        at = source.find(piece, found)
        if at < 0:
            lacking.append(piece)
        else:
            found = at + len(piece)
    return lacking


@pytest.mark.parametrize(("place", "code"), quoted(PAGE))
def test_what_is_quoted_stands_in_the_file(place: str, code: str) -> None:
    """Line by line and in order."""
    assert not missing(code, (ROOT / place).read_text("utf-8"))


def test_a_quotation_that_has_changed_is_found() -> None:
    """Every quotation with its last letter changed, and every one of two pieces turned round."""
    assert len(quoted(PAGE)) > 8
    for place, code in quoted(PAGE):
        source = (ROOT / place).read_text("utf-8")
        assert missing(code.rstrip() + "x\n", source)
        if "…\n" in code:
            assert missing("…\n".join(reversed(code.split("…\n"))), source)
