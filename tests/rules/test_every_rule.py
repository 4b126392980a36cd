"""Every statement, ruling and worked example has a test that cites it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
STATEMENTS = {
    1: 12, 2: 10, 3: 18, 4: 10, 5: 8, 6: 14, 7: 10, 8: 8, 9: 15,
    10: 8, 11: 11, 12: 10, 13: 7, 14: 12, 15: 8, 16: 16, 17: 15, 18: 12,
}  # fmt: skip
"""Chapter of the rules -> how many statements it has: D-1.1 to D-18.12."""
RULINGS = 53
EXAMPLES = 78
BEYOND = {
    "D-1.12": "card holders have no function",
    "D-16.6": "events of later sets",
    "R-32": "cards of later sets",
}
"""What there is nothing to test about."""


@cache
def cited() -> dict[str, list[str]]:
    """Id -> the tests whose own words cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for ident in re.findall(r"\b[DER]-\d+(?:\.\d+)?", ast.get_docstring(node) or ""):
                    found.setdefault(ident, []).append(f"{path.name}::{node.name}")
    return found


def test_every_worked_example_is_played() -> None:
    """E-01 to E-78."""
    wanted = [f"E-{number:02}" for number in range(1, EXAMPLES + 1)]
    assert [ident for ident in wanted if ident not in cited()] == []


def test_every_statement_and_ruling_is_tested() -> None:
    """D-1.1 to D-18.12 and R-1 to R-53."""
    wanted = [f"D-{chapter}.{n}" for chapter, most in STATEMENTS.items() for n in range(1, most + 1)]
    wanted += [f"R-{number}" for number in range(1, RULINGS + 1)]
    assert [ident for ident in wanted if ident not in cited() and ident not in BEYOND] == []


def test_no_test_cites_what_does_not_exist() -> None:
    """An id with a slip of the pen would make a rule look tested."""
    known = {f"D-{chapter}.{n}" for chapter, most in STATEMENTS.items() for n in range(1, most + 1)}
    known |= {f"R-{number}" for number in range(1, RULINGS + 1)}
    known |= {f"E-{number:02}" for number in range(1, EXAMPLES + 1)} | {
        f"D-{chapter}" for chapter in STATEMENTS
    }
    assert {ident: tests for ident, tests in cited().items() if ident not in known} == {}
