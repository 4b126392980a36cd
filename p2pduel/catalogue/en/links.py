"""What is said about connections: who is there, who is not, and what the other side claims."""

from __future__ import annotations

from typing import Final

__all__ = [
    "COMPARE",
    "TALKATIVE",
    "UNKEPT",
    "differs",
    "halted",
    "said",
    "wrong_key",
]

UNKEPT: Final = (
    "The other side says that it has more of this game than it sends. The connection was closed; whatever it "
    "holds back counts only when it shows it."
)


def halted(words: str) -> str:
    """The other player has stopped the game and gives a reason, which is its own."""
    return f"the other side has stopped the game and says: “{words}”"


TALKATIVE: Final = "You talk too quickly: wait a moment and say it again."
COMPARE: Final = "compare fingerprints with the person you mean; `p2pduel identity` shows the own one"


def differs(words: str) -> str:
    """The other player has stopped the game because the positions differ; where, both have found out."""
    return f"the other side has stopped the game: {words}"


def said(words: str) -> str:
    """Another program does not let us in, in its own words."""
    return f"the table says: “{words}”"


def wrong_key(wanted: str, found: str) -> str:
    """Somebody else answers where a certain key was expected."""
    return f"somebody else answers there: the fingerprint is {found}, not {wanted}"
