"""Refusals of the Race."""

from p2pduel.kernel.errors import IllegalMove


def reason(error: IllegalMove) -> str:
    """In its own words."""
    return f"race: {error.words}"
