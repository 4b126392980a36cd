"""A small web server for one file, honest or not, in the process of a test."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ipaddress
import re
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from email.utils import formatdate
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

__all__ = ["Site", "certified", "site"]

Answer = Callable[["Site", asyncio.StreamWriter, int], Awaitable[None]]


class Site:
    """Serves `data` at any path; `answer` replaces what is said."""

    def __init__(self, data: bytes, secure: ssl.SSLContext | None = None) -> None:
        self.data = data
        self.secure = secure
        self.answer: Answer = ranged
        self.asked: list[int] = []
        """The place of every request."""
        self.paths: list[str] = []
        self.changed: float | None = None
        """When the file was changed, as the server says."""
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._news = asyncio.Event()

    @property
    def url(self) -> str:
        """Where the file is."""
        return f"http{'s' if self.secure else ''}://127.0.0.1:{self.port}/game.duel"

    async def start(self) -> None:
        """Listen, after a stop at the same port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, ssl=self.secure)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Close everything, as a server that is restarted does."""
        if self._server is not None:
            self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until requests have brought something about."""
        async with asyncio.timeout(60):
            while not done():
                self._news.clear()
                await self._news.wait()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while not writer.is_closing():
                head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
                found = re.search(r"Range: bytes=(\d+)-", head)
                self.asked.append(int(found[1]) if found else 0)
                self.paths.append(head.split(" ")[1])
                self._news.set()
                await self.answer(self, writer, self.asked[-1])
                await writer.drain()
        writer.close()
        self._writers.discard(writer)


async def ranged(site: Site, writer: asyncio.StreamWriter, start: int) -> None:
    """As a good server answers."""
    dated = "" if site.changed is None else f"Last-Modified: {formatdate(site.changed, usegmt=True)}\r\n"
    rest, size = site.data[start : start + (1 << 20)], len(site.data)
    if not rest:
        writer.write(
            f"HTTP/1.1 416 No\r\nContent-Range: bytes */{size}\r\nContent-Length: 0\r\n{dated}\r\n".encode()
        )
        return
    about = f"Content-Range: bytes {start}-{start + len(rest) - 1}/{size}\r\nContent-Length: {len(rest)}\r\n"
    writer.write(f"HTTP/1.1 206 Part\r\n{about}{dated}\r\n".encode() + rest)


@contextlib.asynccontextmanager
async def site(data: bytes, secure: ssl.SSLContext | None = None) -> AsyncIterator[Site]:
    """A server that listens."""
    made = Site(data, secure)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


def certified(folder: Path, days: int = 1) -> tuple[ssl.SSLContext, Path]:
    """What a server at 127.0.0.1 shows, and the file a reader must trust; with no days it has run out."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=2))
        .not_valid_after(now + datetime.timedelta(days=days, seconds=-1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    trusted, secret = folder / "trusted.pem", folder / "secret.pem"
    trusted.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(trusted, secret)
    return context, trusted
