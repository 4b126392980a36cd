"""docs/adding-a-game.md shows nothing but what is in the files of the toy game."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from p2pduel.cli.dispatch import command_parser

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


def typed(page: str) -> list[str]:
    """The lines of a page's shell examples."""
    return [
        line
        for block in re.findall(r"^```sh\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
        for line in block.splitlines()
    ]


@pytest.mark.parametrize("line", typed(PAGE))
def test_what_is_typed_is_understood(line: str) -> None:
    """Every example of the page gets past the parser of its command."""
    python, option, program, command, *words = shlex.split(line)
    assert (python, option, program) == ("python", "-m", "tests.toy")
    command_parser(command).parse_args(words)


def test_the_rooms_of_the_page_are_those_of_the_game() -> None:
    """Nothing is left out that a stranger would need, and no test that is worth copying."""
    files = [*(ROOT / "tests" / "toy").rglob("*.py")]
    named = {place for place, _ in quoted(PAGE)} | set(re.findall(r"`(tests/toy/\w+\.py)`", PAGE))
    missing = {path.relative_to(ROOT).as_posix() for path in files} - named
    missing -= {f"tests/toy/words/{language}/tables.py" for language in ("de", "sk")}  # like the two shown
    helpers = {"conftest.py", "driver.py", "test_page.py", "position.py"}
    assert {Path(place).name for place in missing} <= helpers
