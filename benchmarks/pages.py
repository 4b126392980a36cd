"""Exported games: how large the files are, how long they take to make, and a browser to open them.

A page that verifies itself is opened and its button clicked; a live page is opened beside the whole journal
of a game that is over. Both times go to the last word of the verdict, by the clock and by the processor time
of all the browser's processes. Pages that verify need two libraries from npm (`tests/web/libraries.py`).
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from p2pduel.tui.export.making import live, make
from tests.known.make import FOLDER
from tests.web.browser import Page, browser
from tests.web.libraries import NotThereError, installed
from tests.web.served import Served

FORMATS = ("html", "md", "txt", "cast")
GAMES = ("intro", "gold")
PATIENCE = 300.0


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
        for variant in GAMES:
            for wanted in FORMATS:
                begun = time.process_time()
                steps, data = make(FOLDER / f"{variant}.duel", wanted)
                made = time.process_time() - begun
                path = Path(folder) / f"{variant}.{wanted}"
                path.write_bytes(data)
                shown = f"{opened(tab, path):.2f} s" if tab is not None and wanted == "html" else ""
                size = f"{len(data) / 1024:.0f} KiB"
                print(f"| {variant} | {steps} | {wanted} | {size} | {made:.1f} s | {shown} |", flush=True)


def seconds_of(session: int) -> float:
    """Processor time of all processes of a session, those that have ended included."""
    total = 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            fields = place.read_text("utf-8", "replace").rpartition(")")[2].split()
            if int(fields[3]) == session:
                total += sum(int(field) for field in fields[11:15])
    return total / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def measured(tab: Page) -> Iterator[list[str]]:
    """Seconds by the clock and of the browser's processors, there afterwards."""
    taken: list[str] = []
    begun, before = time.perf_counter(), seconds_of(tab.process)
    yield taken
    taken += [f"{time.perf_counter() - begun:.1f} s", f"{seconds_of(tab.process) - before:.1f} s"]


def verifying(tab: Page, libraries: Path) -> None:
    """Pages that verify, with the same two games."""
    print("\n| page that verifies | size | opens in | verified in | browser's processor time |")
    print("|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for variant in GAMES:
            path = Path(folder) / f"{variant}.html"
            path.write_bytes(make(FOLDER / f"{variant}.duel", "html", libraries)[1])
            shown = f"{opened(tab, path):.2f} s"
            tab.until("document.querySelector('#check')")
            with measured(tab) as taken:
                tab.click("#check")
                tab.until("document.getElementById('verdict').dataset.seconds", PATIENCE)
            print(_row(f"export --verify, {variant}", path.stat().st_size, shown, taken), flush=True)
    page = live(libraries)
    for variant in GAMES:
        served = Served(page)
        served.files["/game.duel"] = (FOLDER / f"{variant}.duel").read_bytes()
        with contextlib.closing(served), measured(tab) as taken:
            tab.open(served.url, "document.getElementById('verdict')?.textContent")
            tab.until("document.getElementById('verdict').dataset.over", PATIENCE)
        print(_row(f"live.html, {variant}", len(page), "", taken), flush=True)


def _row(what: str, size: int, shown: str, taken: list[str]) -> str:
    return f"| {what} | {size / 1e6:.1f} MB | {shown} | {' | '.join(taken)} |"


def main() -> None:
    """What can be measured here, and plainly what cannot."""
    with contextlib.ExitStack() as stack:
        try:
            tab = stack.enter_context(browser("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"))
        except AssertionError:
            rows(None)
            print(
                "\nthere is no browser here: pages were not opened, and those that verify were not measured"
            )
            return
        rows(tab)
        try:
            libraries = installed(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        except NotThereError as error:
            print(f"\n{error}: pages that verify were not measured")
            return
        verifying(tab, libraries)


if __name__ == "__main__":
    main()
