"""Every statement about the island has a test that cites it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.words import tables
from p2pduel.games.island.words.numbered import RULES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CHAPTERS = {
    1: 10, 2: 6, 3: 3, 4: 6, 5: 10, 6: 10, 7: 7, 8: 6, 9: 13, 10: 13, 11: 7, 12: 8, 13: 10, 14: 13, 15: 3,
    16: 6,
    17: 6,
}  # fmt: skip
"""Chapter of the board game -> how many statements it has."""
TABLE = {
    "1": (2, 3), "2": (1, 2, 3), "3": (1, 2, 3, 10, 11, 12, 13), "4": (1, 2, 3, 4, 5, 8, 10, 13), "5": (8,),
    "6": (1, 3), "7": (1, 2, 3, 4, 6, 7),
}  # fmt: skip
"""Chapter of the table -> its statements that concern these variants; the others are the protocol's."""
EXAMPLES = [f"IE-{number}" for number in range(1, 14)]


@cache
def cited() -> dict[str, list[str]]:
    """Id -> the tests whose own words cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = ast.get_docstring(node) or ""
                for ident in re.findall(r"\b(?:IE-\d+|[IT]-\d+\.\d+[a-g]?)", said):
                    found.setdefault(ident, []).append(node.name)
    return found


def test_the_numbers_run_without_gaps() -> None:
    """A statement that falls out of the book is missed here."""
    board = [f"I-{chapter}.{n}" for chapter, most in CHAPTERS.items() for n in range(1, most + 1)]
    table = [f"T-{chapter}.{n}" for chapter, numbers in TABLE.items() for n in numbers]
    assert set(RULES) == {*board, *table, *(f"T-1.3{letter}" for letter in "abcdefg")}


def test_every_statement_and_example_is_tested() -> None:
    """Of the board game, of the game for two and of what is hidden."""
    assert [number for number in (*RULES, *EXAMPLES) if number not in cited()] == []


def test_every_number_the_rules_cite_is_in_the_book() -> None:
    """In the island's own source: what a reader meets can be looked up; I-19 is the list of options."""
    strays = {}
    for path in sorted((ROOT / "p2pduel/games/island").rglob("*.py")):
        for number in re.findall(r"(?<![\w-])[IT]-\d+\.\d+[a-g]?", path.read_text("utf-8")):
            if number not in RULES:
                strays[number] = str(path.relative_to(ROOT))
    assert strays == {}


def test_every_refusal_has_words() -> None:
    """No code without a sentence."""
    assert [code for code in IslandCode if code not in tables.REFUSALS] == []


def test_every_refusal_is_used() -> None:
    """No code without a rule that refuses with it."""
    source = "".join(path.read_text("utf-8") for path in (ROOT / "p2pduel/games/island/rules").glob("*.py"))
    assert [code.name for code in IslandCode if f"IslandCode.{code.name}" not in source] == []
