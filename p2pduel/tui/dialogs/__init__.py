"""Dialogues that return a value; their words come from the caller."""

from p2pduel.tui.dialogs.choose import Choose
from p2pduel.tui.dialogs.confirm import Confirm
from p2pduel.tui.dialogs.page import Page
from p2pduel.tui.dialogs.sheet import Sheet

__all__ = ["Choose", "Confirm", "Page", "Sheet"]
