"""Violations in words."""

from __future__ import annotations

from p2pduel.catalogue import violations
from protocol.violation import Violation

__all__ = ["told"]


def told(violation: Violation) -> str:
    """Who broke which rule with which envelope, in one line for people."""
    found = violation
    return violations.told(found.code, found.seat, found.seq, found.kind, found.words)
