"""Every statement, ruling and worked example has a test that cites it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from p2pduel.games.duel.words.numbered import RULES, TOPICS

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
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


def test_every_statement_ruling_and_worked_example_is_tested() -> None:
    """Every number of docs/rules.md."""
    assert [number for number in RULES if number not in cited() and number not in BEYOND] == []


def test_the_numbers_run_without_gaps() -> None:
    """D-1.1 to D-18.12, R-1 to R-53, E-01 to E-78: a rule that falls out of the book is missed here."""
    chapters = [topic for topic in TOPICS if topic.key.startswith("D-")]
    assert [topic.key for topic in chapters] == [f"D-{n}" for n in range(1, 19)]
    for topic in chapters:
        assert list(topic.rules) == [f"{topic.key}.{n}" for n in range(1, len(topic.rules) + 1)]
    assert sum(len(topic.rules) for topic in chapters) == 204
    assert {rule for rule in RULES if rule.startswith("R")} == {f"R-{n}" for n in range(1, 54)}
    assert {rule for rule in RULES if rule.startswith("E")} == {f"E-{n:02}" for n in range(1, 79)}
    assert len(RULES) == sum(len(topic.rules) for topic in TOPICS), "a number stands in two topics"


def test_every_number_cited_anywhere_is_in_the_book() -> None:
    """In the source, the tests, the documents and the protocol: what a reader meets can be looked up."""
    known = {*RULES, *(topic.key for topic in TOPICS)}
    strays: dict[str, str] = {}
    seen = 0
    for folder in ("p2pduel", "tests", "docs", "protocol"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".md", ".json", ".toml", ".tcss") and "_cache" not in str(path):
                for number in re.findall(r"(?<![\w-])[DER]-\d+(?:\.\d+)?", path.read_text("utf-8")):
                    seen += 1
                    if number not in known:
                        strays[number] = str(path.relative_to(ROOT))
    assert seen > 1000
    assert strays == {}
