"""Before a table across the internet: which relays may be used, asked once."""

from __future__ import annotations

from typing import Any

from textual.app import App

from p2pduel.catalogue import anywhere as words
from p2pduel.table.anywhere import Relays, installed, relays
from p2pduel.table.errors import TableError
from p2pduel.tui.dialogs import Confirm

__all__ = ["agreed"]


async def agreed(app: App[Any]) -> Relays | None:
    """The relays a person agrees to, now or before; None, and a sentence, if there can be no such table."""
    if not installed():
        app.notify(f"{words.MISSING}. {words.MISSING_HINT}", severity="warning", timeout=20, markup=False)
        return None
    try:
        return relays([], none=False)
    except TableError:  # nobody has said anything yet
        question = Confirm(words.RELAY_TITLE, words.RELAY_ASK, words.RELAY_YES, words.RELAY_NO)
    yes = await app.push_screen_wait(question)
    try:
        return relays(["n0"] if yes else [], none=not yes)
    except TableError as error:
        app.notify(str(error), severity="warning", markup=False)
        return None
