"""The written specification and the program agree on kinds, fields, limits and codes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import protocol
from protocol import limits, schema
from protocol.io.frames import FRAMES
from protocol.reader import CHAIN_CODES
from protocol.shapes import Record
from protocol.text import FORBIDDEN
from protocol.transcript import ChainCode
from protocol.wire import WireCode

ROOT = Path(protocol.__file__).parent
SPEC = (ROOT / "SPEC.md").read_text("utf-8")


def section(number: int) -> str:
    """The text of one numbered section."""
    found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", SPEC, re.MULTILINE | re.DOTALL)
    assert found, number
    return found[0]


def table(text: str, heading: str) -> dict[str, str]:
    """The rows of the table with that first column: each kind named in it, with its body."""
    rows = text.split(f"| {heading} | body |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    cells = [row.strip("| ").split(" | ", 1) for row in rows]
    return {kind: body for kinds, body in cells for kind in re.findall(r"`([a-z-]+)`", kinds)}


@pytest.mark.parametrize(
    ("number", "heading", "kinds"),
    [(9, "envelope", schema.ENVELOPES), (9, "note", schema.NOTES), (7, "kind", FRAMES)],
)
def test_kinds_and_fields_are_those_of_the_program(
    number: int, heading: str, kinds: Mapping[str, Record]
) -> None:
    """Every kind is in the table, and every field of it in its row."""
    rows = table(section(number), heading)
    assert set(rows) == set(kinds)
    for kind, record in kinds.items():
        for field in record.fields:
            assert re.search(rf"\b{field}\b", rows[kind]), f"{kind}.{field}"


def test_limits_are_those_of_the_program() -> None:
    """Every number in the table is the one that is enforced, and every limit named anywhere exists."""
    rows = re.findall(r"^\| `([A-Z_]+)` \| (\d+) \|", section(11), re.MULTILINE)
    assert len(rows) > 15
    for name, value in rows:
        assert getattr(limits, name) == int(value), name
    for name in set(re.findall(r"`(MAX_[A-Z_]+)(?: − 1)?`", SPEC)):
        assert name in dict(rows), name


def test_codes_are_those_of_the_program() -> None:
    """Every refusal of the byte layer is written down, and none that does not exist."""
    written = set(re.findall(r"\b((?:wire|chain)/[a-z-]+)", SPEC))
    assert written == {code.value for code in (*WireCode, *ChainCode)}


def test_refusals_of_the_chain_become_the_written_violations() -> None:
    """One table says how a judge of whole games names what the chain refuses."""
    rows = (
        section(8).split("| refusal of the chain | violation |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    )
    written: dict[str, str] = {}
    for row in rows:
        refusals, violation = row.strip("| ").split(" | ")
        code = re.findall(r"`([a-z/-]+)`", violation)[0]
        written |= dict.fromkeys(re.findall(r"`(chain/[a-z]+)`", refusals), code)
    assert written == {chain.value: code.value for chain, code in CHAIN_CODES.items()}


def test_forbidden_signs_are_those_of_the_program() -> None:
    """Text is refused by a written list, not by a program's tables."""
    ranges = re.findall(r"U\+([0-9A-F]{4,5})(?:–([0-9A-F]{4,5}))?", section(9))
    written = {sign for low, high in ranges for sign in range(int(low, 16), int(high or low, 16) + 1)}
    assert written == FORBIDDEN


def test_every_hash_label_is_in_the_table() -> None:
    """A label that is used has one line, and every line is used."""
    used: set[str] = set()
    for path in [*ROOT.rglob("*.py"), *(ROOT.parent / "p2pduel").rglob("*.py")]:
        used |= set(re.findall(r'\b(?:H|H32|Hs|h2g)\(\s*"([a-z0-9-]+)"', path.read_text("utf-8")))
    rows = re.findall(r"^\| (`.*`) \| (?:§|P\d|choices of)", section(2), re.MULTILINE)
    assert {label for row in rows for label in re.findall(r"`([a-z-]+)`", row)} == used


def test_refusals_on_a_connection_are_those_of_the_program() -> None:
    """The codes a link can hear."""
    source = "".join(path.read_text("utf-8") for path in (ROOT / "io").glob("*.py"))
    used = set(re.findall(r'"((?:link|table)/[a-z-]+)"', source))
    assert set(re.findall(r"`((?:link|table)/[a-z-]+)`", section(7))) == used
