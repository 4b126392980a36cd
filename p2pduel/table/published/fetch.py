"""A file on a web server, read piece by piece: HTTP/1.1 over TCP or TLS, with a bound on everything.

A server is believed nothing but bytes. It may be slow, endless, stale, lead elsewhere or speak nonsense: each
of these is a WebError with a sentence, within a known time and a known memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import ssl
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Final
from urllib.parse import SplitResult, quote, urljoin, urlsplit

from p2pduel import __version__
from p2pduel.catalogue import faults, publishing
from p2pduel.catalogue.speech import anew
from protocol.limits import MIB
from protocol.text import clean_text

__all__ = ["Piece", "WebError", "WebFile"]

ANSWER_SECONDS: Final = 20.0
"""Time for an answer, and what its bytes need beyond that at the slowest pace. A server: drips for ever."""
SLOWEST: Final = 32 * 1024
"""Bytes per second a server must send on average after that."""
HEAD_BYTES: Final = 16 * 1024
"""Bytes of an answer before its content. A server: headers without end."""
REST_BYTES: Final = 64 * 1024
"""Bytes of an answer that are of no interest, read to keep the connection; beyond that it is closed."""
REDIRECTS: Final = 3
"""Times a server may send us on, within itself. A server: sends us in circles, or on others."""
PIECE: Final = MIB
"""Bytes asked for at once."""
FILE_BYTES: Final = 64 * MIB
"""The longest file that is followed; a long game has three. A server: sends without end."""
_LATER: Final = frozenset({404, 408, 425, 429, 500, 502, 503, 504})
"""Answers that may be another one soon: a server that starts, a file that is still to come."""


class WebError(Exception):
    """A piece could not be had; `final`: nor will it be by asking again."""

    def __init__(self, words: str, final: bool = False) -> None:
        super().__init__(words)
        self.final = final


@dataclass(frozen=True, slots=True)
class Piece:
    """Some bytes of a file, from the place that was asked for."""

    data: bytes
    size: int | None
    """How long the whole file is, as the server says."""
    age: float | None
    """Seconds since it was changed last, by the clock of the server."""
    whole: bool = False
    """The server gives whole files only: to look again costs all of it."""


@dataclass(frozen=True, slots=True)
class _Head:
    status: int
    fields: dict[str, str]


class WebFile:
    """One file on a web server; a connection is kept as long as the server keeps it."""

    def __init__(self, url: str) -> None:
        """`url`: what was typed; WebError if it leads to no file on the web."""
        self.url = url.partition("#")[0]
        self._where = _split(self.url)
        self._stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._got = 0
        """Bytes of content in this answer, and when it was asked for."""
        self._begun = 0.0
        self._deadline: asyncio.Timeout | None = None

    async def fetch(self, start: int, most: int = PIECE) -> Piece:
        """What there is from a place on, `most` bytes of it; empty if there is nothing yet."""
        self._got, self._begun = 0, asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(ANSWER_SECONDS) as self._deadline:
                for _ in range(REDIRECTS + 1):
                    piece = await self._ask(start, most)
                    if piece is not None:
                        return piece
        except TimeoutError:
            self.close()
            raise WebError(anew(lambda: publishing.TOO_SLOW)) from None
        except BaseException:
            self.close()
            raise
        raise WebError(anew(publishing.redirected, self._where.geturl()), final=True)

    def close(self) -> None:
        """Let the connection go."""
        if self._stream is not None:
            self._stream[1].transport.abort()
            self._stream = None

    # --- one question -------------------------------------------------------------------------------------

    async def _ask(self, start: int, most: int) -> Piece | None:
        """One answer; None if the file is elsewhere on this server, which is remembered."""
        kept = self._stream is not None
        try:
            head = await self._request(start, most)
        except (ConnectionError, asyncio.IncompleteReadError) as error:
            self.close()
            if not kept:
                raise self._closed() from error
            head = await self._again(start, most)
        if head.status in (301, 302, 303, 307, 308):
            self._redirect(head)
            return None
        if head.status == 416:
            await self._skip(head)
            found = re.fullmatch(r"bytes \*/(\d{1,18})", head.fields.get("content-range", ""))
            return Piece(b"", int(found[1]) if found else None, _age(head))
        if head.status not in (200, 206):
            self.close()
            raise WebError(anew(publishing.not_served, head.status), head.status not in _LATER)
        if head.fields.get("content-encoding", "identity") != "identity":
            raise WebError(anew(lambda: publishing.ENCODED), final=True)
        return await (self._part if head.status == 206 else self._whole)(head, start, most)

    async def _again(self, start: int, most: int) -> _Head:
        """The server had closed the connection it kept: one more time over a new one."""
        try:
            return await self._request(start, most)
        except (ConnectionError, asyncio.IncompleteReadError) as error:
            raise self._closed() from error

    @property
    def _host(self) -> str:
        return self._where.netloc

    def _closed(self) -> WebError:
        return WebError(anew(publishing.no_connection, self._host, anew(lambda: publishing.WAS_CLOSED)))

    async def _request(self, start: int, most: int) -> _Head:
        reader, writer = self._stream or await self._connect()
        target = quote(self._where.path or "/", safe="/%:@!$&'()*+,;=~-._")
        if self._where.query:
            target += "?" + quote(self._where.query, safe="/%:@!$&'()*+,;=~-._?")
        lines = (
            f"GET {target} HTTP/1.1",
            f"Host: {self._host}",
            f"User-Agent: p2pduel/{__version__}",
            "Accept-Encoding: identity",
            f"Range: bytes={start}-{start + most - 1}",
        )
        writer.write("\r\n".join((*lines, "", "")).encode("ascii"))
        await writer.drain()
        try:
            text = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            raise WebError(anew(lambda: publishing.NO_WEB_SERVER), final=True) from None
        return _read_head(text.decode("latin-1"))

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        secure = self._where.scheme == "https"
        host, port = self._where.hostname or "", self._where.port or (443 if secure else 80)
        try:
            context = ssl.create_default_context() if secure else None
            self._stream = await asyncio.open_connection(host, port, ssl=context, limit=HEAD_BYTES)
        except ssl.SSLError as error:
            why = getattr(error, "verify_message", "") or error.reason or "TLS"
            final = isinstance(error, ssl.SSLCertVerificationError)
            raise WebError(anew(publishing.no_connection, self._host, clean_text(why, 100)), final) from error
        except (OSError, UnicodeError) as error:
            raise WebError(anew(publishing.no_connection, self._host, faults.why(error))) from error
        return self._stream

    def _redirect(self, head: _Head) -> None:
        """Follow within the same host, never from https to http."""
        self.close()
        there = urljoin(self._where.geturl(), head.fields.get("location", ""))
        try:
            found = _split(there)
        except WebError:
            raise WebError(anew(publishing.redirected, clean_text(there, 200)), final=True) from None
        if self._where.scheme == "https" != found.scheme:
            raise WebError(anew(lambda: publishing.NO_PLAIN), final=True)
        same = found.hostname == self._where.hostname
        ports = {self._where.port, found.port}
        if not same or (found.scheme == self._where.scheme and len(ports) > 1):
            raise WebError(anew(publishing.redirected, clean_text(there, 200)), final=True)
        self._where = found

    # --- what an answer holds -----------------------------------------------------------------------------

    async def _part(self, head: _Head, start: int, most: int) -> Piece:
        found = re.fullmatch(
            r"bytes (\d{1,18})-(\d{1,18})/(\d{1,18}|\*)", head.fields.get("content-range", "")
        )
        if found is None or int(found[1]) != start or int(found[2]) - start >= most:
            raise WebError(anew(lambda: publishing.NO_WEB_SERVER), final=True)
        size = None if found[3] == "*" else int(found[3])
        if size is not None and size > FILE_BYTES:
            raise WebError(anew(lambda: publishing.ENDLESS), final=True)
        data = await self._body(head, most)
        return Piece(data, size, _age(head))

    async def _whole(self, head: _Head, start: int, _most: int) -> Piece:
        data = await self._body(head, FILE_BYTES)
        return Piece(data[start:], len(data), _age(head), whole=True)

    async def _body(self, head: _Head, most: int) -> bytes:
        """All of an answer's content; WebError if it has more than `most`."""
        assert self._stream is not None
        reader = self._stream[0]
        data = bytearray()
        try:
            if "chunked" in head.fields.get("transfer-encoding", "").lower():
                while (size := _hex(await reader.readuntil(b"\r\n"))) > 0:
                    await self._take(data, size, most)
                    await reader.readexactly(2)
                await reader.readuntil(b"\r\n")
            elif (length := head.fields.get("content-length", "")).isdecimal():
                await self._take(data, int(length[:18]), most)
            else:
                while piece := await reader.read(HEAD_BYTES):
                    self._add(data, piece, most)
                self.close()
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise self._closed() from error
        except (asyncio.LimitOverrunError, ValueError) as error:
            raise WebError(anew(lambda: publishing.NO_WEB_SERVER), final=True) from error
        if head.fields.get("connection", "").lower() == "close":
            self.close()
        return bytes(data)

    async def _take(self, data: bytearray, size: int, most: int) -> None:
        assert self._stream is not None
        if len(data) + size > most:
            raise WebError(anew(lambda: publishing.ENDLESS), final=True)
        left = size
        while left:
            piece = await self._stream[0].read(min(left, HEAD_BYTES))
            if not piece:
                raise asyncio.IncompleteReadError(bytes(piece), left)
            left -= len(piece)
            self._add(data, piece, most)

    def _add(self, data: bytearray, piece: bytes, most: int) -> None:
        if len(data) + len(piece) > most:
            raise WebError(anew(lambda: publishing.ENDLESS), final=True)
        data += piece
        self._got += len(piece)
        if self._deadline is not None:
            self._deadline.reschedule(self._begun + ANSWER_SECONDS + self._got / SLOWEST)

    async def _skip(self, head: _Head) -> None:
        """Read content that is of no interest, if it is short."""
        length = head.fields.get("content-length", "")
        if not length.isdecimal() or int(length[:18]) > REST_BYTES:
            self.close()
            return
        await self._body(head, REST_BYTES)


def _split(url: str) -> SplitResult:
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise WebError(anew(publishing.no_address, clean_text(url, 200)), final=True) from None
    odd = found.username is not None or found.password is not None or port == 0
    if found.scheme not in ("http", "https") or not found.hostname or odd or not found.netloc.isascii():
        raise WebError(anew(publishing.no_address, clean_text(url, 200)), final=True)
    return found


def _read_head(text: str) -> _Head:
    first, *lines = text.split("\r\n")
    status = re.fullmatch(r"HTTP/1\.[01] (\d{3})(?: .*)?", first)
    if status is None:
        raise WebError(anew(lambda: publishing.NO_WEB_SERVER), final=True)
    fields: dict[str, str] = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if colon:
            fields.setdefault(name.strip().lower(), value.strip())
    return _Head(int(status[1]), fields)


def _hex(line: bytes) -> int:
    """The length in front of a chunk; ValueError if it is none."""
    digits = line.partition(b";")[0].strip()
    if not re.fullmatch(rb"[0-9a-fA-F]{1,12}", digits):
        raise ValueError
    return int(digits, 16)


def _age(head: _Head) -> float | None:
    """How old the file is by the server's own clock; None if it does not say."""
    with contextlib.suppress(KeyError, ValueError, TypeError, OverflowError):
        changed = parsedate_to_datetime(head.fields["last-modified"]).timestamp()
        now = parsedate_to_datetime(head.fields["date"]).timestamp() if "date" in head.fields else time.time()
        return max(0.0, now - changed)
    return None
