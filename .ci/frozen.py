"""Tries a program that is one file: its version, a verification, a page, a whole demonstration, a screen."""

import os
import pty
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 120.0


def run(program: str, *words: str) -> float:
    """One command that must succeed; how long it took."""
    begun = time.monotonic()
    done = subprocess.run([program, *words], capture_output=True, text=True, timeout=5 * PATIENCE)
    if done.returncode:
        sys.exit(f"{' '.join(words)} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return time.monotonic() - begun


def shows(program: str, words: list[str], wanted: str) -> None:
    """A screen in a terminal of its own must show these words."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(program, [program, *words])
    seen, deadline = b"", time.monotonic() + PATIENCE
    try:
        while wanted.encode() not in seen:
            if not select.select([terminal], [], [], max(0, deadline - time.monotonic()))[0]:
                sys.exit(f"{' '.join(words)} never showed {wanted!r}")
            seen += os.read(terminal, 65536)
    finally:
        os.killpg(child, 9)  # the one file runs as two processes: what unpacks it, and the program
        os.waitpid(child, 0)


if __name__ == "__main__":
    program, journal = (str(Path(name).resolve()) for name in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"P2PDUEL_HOME": home, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
        run(program, "--version")
        print(f"starts in {run(program, '--version'):.1f} s, {Path(program).stat().st_size / 2**20:.0f} MiB")
        run(program, "verify", journal)
        run(program, "export", journal, f"{home}/game.html")
        run(program, "demo", "--json")
        shows(program, ["replay", journal], "Anna")
        print("verify, export, demo and a screen work")
