"""How a game ended, in words."""

from typing import Final

__all__ = ["ended", "gone", "how", "unlawful"]

_HOW: Final = {"target": "by victory points", "resign": "by resignation", "draw": "by agreement"}
"""The reason of an end, as transcripts have it."""


def how(reason: str) -> str:
    """What a reason means, with a space before it; nothing where it says no more than the end itself."""
    return f" {_HOW[reason]}" if reason in _HOW else ""


def ended(winner: str | None, reason: str) -> str:
    """How a game ended, for whoever did not play: the winner by name, or a draw."""
    who = "A draw" if winner is None else f"{winner} won"
    return f"{who}{how(reason)}"


def gone(last: str) -> str:
    """What a spectator is told who finds nobody that shows its game any more; with the last answer it got."""
    return f"this game is gone, or was continued where it cannot be watched: {last}"


def unlawful(path: str, why: str) -> str:
    """A file that goes on with a step which does not hold."""
    return f"{path} is not a game by the rules: {why}"
