"""The Race in words, as far as anybody asks."""

from p2pduel.kernel.errors import IllegalMove


def reason(error: IllegalMove) -> str:
    """In its own words."""
    return f"race: {error.words}"


def card_name(face: str) -> str:
    """As the rules call it."""
    return face
