"""Exported games: how large the files are, how long they take to make, and a browser to open one."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from p2pduel.tui.export.making import make
from tests.known.make import FOLDER
from tests.web.browser import Page, browser

FORMATS = ("html", "md", "txt", "cast")


def opened(tab: Page, path: Path) -> float:
    """Seconds until a page shows its first step."""
    begun = time.perf_counter()
    tab.open(path.as_uri())
    return time.perf_counter() - begun


def rows(tab: Page | None) -> None:
    """Two games in every format."""
    print("| game | steps | format | size | made in | opens in |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for variant in ("intro", "gold"):
            for wanted in FORMATS:
                begun = time.process_time()
                steps, data = make(FOLDER / f"{variant}.duel", wanted)
                made = time.process_time() - begun
                path = Path(folder) / f"{variant}.{wanted}"
                path.write_bytes(data)
                shown = f"{opened(tab, path):.2f} s" if tab is not None and wanted == "html" else ""
                size = f"{len(data) / 1024:.0f} KiB"
                print(f"| {variant} | {steps} | {wanted} | {size} | {made:.1f} s | {shown} |", flush=True)


if __name__ == "__main__":
    try:
        with browser() as tab:
            rows(tab)
    except AssertionError:  # there is no browser here
        rows(None)
