"""Limits: each has a reason and an attacker written beside it, and each is enforced somewhere."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import protocol
from protocol import limits

ROOT = Path(protocol.__file__).parent
UNITS = {"KIB", "MIB"}
OWN_CHOICE = {"DICE_CHAIN", "PING_SECONDS", "SILENT_SECONDS"}
"""What we decide for ourselves: a reason, but nobody to hold off."""


def documented() -> dict[str, str]:
    """Every limit with the text that stands under it."""
    body = ast.parse((ROOT / "limits.py").read_text("utf-8")).body
    found = {}
    for statement, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            text = following.value if isinstance(following, ast.Expr) else None
            found[statement.target.id] = text.value if isinstance(text, ast.Constant) else ""
    return {name: str(text) for name, text in found.items() if name not in UNITS}


@cache
def used() -> set[str]:
    """Every name read from the limits by the protocol's own modules."""
    names: set[str] = set()
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "limits"
            ):
                names.add(node.attr)
            if isinstance(node, ast.ImportFrom) and node.module == "protocol.limits":
                names |= {alias.name for alias in node.names}
    return names


@pytest.mark.parametrize("name", documented())
def test_every_limit_has_reason_and_attacker(name: str) -> None:
    """Somebody would profit from its absence, or it is our own choice."""
    text = documented()[name]
    assert len(text) > 40
    if name not in OWN_CHOICE:
        assert any(who in text for who in ("Stranger", "Peer", "File")), text


@pytest.mark.parametrize("name", documented())
def test_every_limit_is_enforced(name: str) -> None:
    """A limit nobody reads protects nobody."""
    assert name in used()


def test_limits_fit_into_each_other() -> None:
    """What may be stored may be sent, and what may be quoted fits the envelope that quotes it."""
    assert limits.MAX_FIRST_FRAME < limits.MAX_ENVELOPE < limits.MAX_FRAME
    assert limits.MAX_RECORD >= limits.MAX_ENVELOPE >= limits.MAX_QUOTES * limits.MAX_NOTE
    assert limits.MAX_NOTE > 4 * limits.MAX_CHAT + 300
    assert max(limits.MAX_DECK, limits.MAX_BATCH, limits.MAX_TERMS) <= limits.MAX_LIST
    assert limits.MAX_CONNECTIONS > limits.MAX_SPECTATORS + limits.MAX_HALF_OPEN
    assert limits.SILENT_SECONDS > 2 * limits.PING_SECONDS
