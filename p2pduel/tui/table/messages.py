"""Messages between the parts of the screen."""

from __future__ import annotations

from dataclasses import dataclass

from textual.message import Message

from p2pduel.person.chair import Update

__all__ = ["LastUpdate", "Updated"]


@dataclass
class Updated(Message):
    """The game moved on; a newer one replaces an older one that still waits."""

    update: Update

    def can_replace(self, message: Message) -> bool:
        """Asked of the one that waits, about the next: only an update without news of its own is skipped."""
        return isinstance(message, Updated) and not self.update.fresh and not self.update.reset


@dataclass
class LastUpdate(Message):
    """No more updates will come; why, when it was not the end of the game."""

    reason: str = ""
