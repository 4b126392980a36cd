"""The program with a table whose log fails: for the test of what a crash leaves behind."""

from __future__ import annotations

import sys

from p2pduel import tui
from p2pduel.tui.table.screen import TableScreen


def _fail(self: TableScreen) -> None:
    raise RuntimeError("the log fell off the table")


if __name__ == "__main__":
    TableScreen.action_log = _fail  # type: ignore[method-assign]
    sys.exit(tui.play("random", "intro", None, None))
