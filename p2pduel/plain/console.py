"""Lines in, lines out: no cursor movement, no colour, nothing but words and line ends."""

from __future__ import annotations

import asyncio
import codecs
import io
import os
import sys
import threading
import unicodedata

__all__ = ["Console", "ascii_words", "clean"]

_SPELLED = {
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "×": "x",
    "·": "-",
    "→": "to",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "✓": "yes",
    "✗": "no",
    "ß": "ss",
}
"""Signs that have a spelling of their own in ASCII; letters lose their accents."""

_LONGEST = 1000
"""Characters of a typed line that are read."""


def clean(text: str) -> str:
    """One line without control, direction or invisible characters, whoever wrote it."""
    return "".join(" " if c in "\t\n\r" else c for c in text if c in "\t\n\r" or _visible(c))


def _visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C"


def ascii_words(text: str) -> str:
    """The same in ASCII alone."""
    spelled = "".join(_SPELLED.get(sign, sign) for sign in text)
    bare = unicodedata.normalize("NFKD", spelled)
    return (
        "".join(sign for sign in bare if not unicodedata.combining(sign)).encode("ascii", "replace").decode()
    )


class Console:
    """Standard input and output as lines; what is typed is read beside the event loop."""

    def __init__(self, *, ascii_only: bool) -> None:
        """Reads from a file descriptor: a thread that waits in a buffered stream could not be left behind."""
        self._source = 0
        self._out = sys.stdout
        self._ascii = ascii_only
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._unread: list[str] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        if isinstance(self._out, io.TextIOWrapper):
            self._out.reconfigure(errors="replace")  # a sign the terminal lacks must not end the game

    @property
    def interactive(self) -> bool:
        """Whether somebody types; else a script has written everything down before."""
        return os.isatty(self._source)

    def say(self, *lines: str) -> None:
        """Print lines; they are out before this returns."""
        for line in lines:
            text = clean(line)
            self._out.write((ascii_words(text) if self._ascii else text) + "\n")
        self._out.flush()

    def listen(self) -> None:
        """Begin to read; the thread dies with the program, for nothing can interrupt a read."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, name="input", daemon=True).start()

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        pending = ""
        more = True
        while more:
            try:
                data = os.read(self._source, 4096)
            except OSError:
                data = b""
            more = bool(data)
            *lines, pending = (pending + decoder.decode(data, final=not more)).split("\n")
            pending = pending[:_LONGEST]
            if not more and pending:
                lines.append(pending)
            if not all(self._hand_over(line) for line in lines):
                return
        self._hand_over(None)

    def _hand_over(self, line: str | None) -> bool:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
        except RuntimeError:  # the loop has closed: nobody wants it any more
            return False
        return True

    async def line(self) -> str | None:
        """The next line without its end; None at the end of input, once and for all."""
        if self._unread:
            return self._unread.pop()
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            return None
        return clean(line[:_LONGEST]).strip()

    def unread(self, line: str) -> None:
        """Give a line back; it is the next one again."""
        self._unread.append(line)
