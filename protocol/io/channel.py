"""The secure channel under a link: TLS 1.3, in which whoever listens proves its key.

Made by hand from the library's state machine and the plain streams, so that strangers are bounded while they
shake hands as they are before: by time, by bytes, and by the longest silent one making room.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Awaitable, Callable

from protocol import limits
from protocol.io import bounds
from protocol.io.bucket import Bucket
from protocol.io.certificate import ALPN, BadCertificateError, Badge, binding, key_of, visitor

__all__ = ["Channel", "ChannelError", "OtherProtocolError", "PlainTextError", "Turn"]

_HANDSHAKE = 0x16
"""The first byte of whoever speaks TLS."""
_HEADER, _KINDS, _MAJOR = 5, range(20, 24), 3
"""How a record of TLS begins: its kind, the version, the length in the last two bytes."""
_CLOSED = "the other side closed the connection"
Turn = Callable[[], Awaitable[None]]


class ChannelError(Exception):
    """There is no secure channel to the other end, or there is none any more."""


class PlainTextError(ChannelError):
    """The other end does not speak TLS at all."""


class OtherProtocolError(ChannelError):
    """There is a channel, but the other end wants to say something else in it."""


class Channel:
    """Bytes that only the two ends can read and nobody can change."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, badge: Badge | None = None
    ) -> None:
        """With a badge this is the end that listens; without, the one that connects."""
        self._reader = reader
        self._writer = writer
        self._badge = badge
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        context = visitor() if badge is None else badge.context
        self._tls = context.wrap_bio(self._incoming, self._outgoing, server_side=badge is not None)
        self._pace = Bucket(bounds.BYTES_PER_SECOND, bounds.BYTES_BURST)
        self._taken = 0
        self._unread = bytearray()
        """What has come and is not a whole record yet, or waits behind one."""
        self._given = False
        """Whether a record was handed over of which nothing has come out yet."""
        self._idle = 0
        """Records that held nothing for us."""
        self.sent = 0
        """Bytes that have gone out, as they travel."""
        self.key = b""
        """The key the listener has proved; empty at the listener's own end."""
        self.binding = b""
        """What both ends know of the listener's certificate once there is a channel."""
        writer.transport.set_write_buffer_limits(high=bounds.WRITE_BUFFER)

    # --- opening ------------------------------------------------------------------------------------------

    async def open(self, turn: Turn | None = None) -> None:
        """Shake hands; `turn` is waited for before the costly part. ChannelError if nothing comes of it."""
        if self._badge is not None:
            await self._first_bytes()
            if turn is not None:
                await turn()
        while not self._step():
            await self._fill()
        self._given = False
        self._look()

    async def _first_bytes(self) -> None:
        data = await self._raw()
        if data[0] != _HANDSHAKE:
            raise PlainTextError("this is no TLS")
        self._unread += data

    def _step(self) -> bool:
        """Go on with the handshake; whether it is done."""
        try:
            self._tls.do_handshake()
        except ssl.SSLWantReadError:
            return False
        except ssl.SSLError as error:
            if self._badge is None and error.reason in ("WRONG_VERSION_NUMBER", "HTTP_REQUEST"):
                raise PlainTextError("the other side does not speak TLS") from error
            raise ChannelError(f"no secure channel: {_reason(error)}") from error
        finally:
            self._flush()
        return True

    def _look(self) -> None:
        """Who is there, and does it want to say what we understand."""
        if self._badge is not None:
            self.binding = self._badge.binding
        else:
            certificate = self._tls.getpeercert(binary_form=True)
            try:
                self.key = key_of(certificate)
            except BadCertificateError as error:
                raise ChannelError(str(error)) from error
            self.binding = binding(certificate or b"")
        if self._tls.selected_alpn_protocol() != ALPN:
            raise OtherProtocolError("the other side speaks another version, or is no table")

    # --- bytes --------------------------------------------------------------------------------------------

    async def read(self, size: int) -> bytes:
        """At least one byte and at most so many; ChannelError when there will be none."""
        while True:
            try:
                data = self._tls.read(size)
                if not data:
                    raise ChannelError(_CLOSED)
                self._given = False
                return data
            except ssl.SSLWantReadError:
                self._count_idle()
            except ssl.SSLError as error:
                raise ChannelError(f"the channel is broken: {_reason(error)}") from error
            if self._outgoing.pending:  # new keys, asked for by the other side
                self._flush()
                await self.drain()
            await self._fill()

    def _count_idle(self) -> None:
        """New keys cost a hundred times what bytes do, and nobody needs them in one evening."""
        self._idle += self._given
        self._given = False
        if self._idle > bounds.IDLE_RECORDS:
            raise ChannelError("the other side says nothing in too many records")

    async def _fill(self) -> None:
        """Hand over the next record from the other end; what is taken is not lost if a wait is cut short."""
        while not (record := self._record()):
            data = await self._raw()
            self._unread += data
            await self._pace.pace(len(data))
        self._incoming.write(record)
        self._given = True

    def _record(self) -> bytes:
        """The first whole record of what has come, empty if there is none; of no TLS everything."""
        waiting = self._unread
        if len(waiting) < _HEADER:
            return b""
        known = waiting[0] in _KINDS and waiting[1] == _MAJOR
        size = _HEADER + int.from_bytes(waiting[3:_HEADER], "big") if known else len(waiting)
        if len(waiting) < size:
            return b""
        record = bytes(waiting[:size])
        del waiting[:size]
        return record

    async def _raw(self) -> bytes:
        try:
            data = await self._reader.read(limits.READ_CHUNK if self.binding else bounds.HANDSHAKE_BYTES)
        except OSError as error:
            raise ChannelError(str(error)) from error
        if not data:
            raise ChannelError(_CLOSED)
        self._taken += len(data)
        if not self.binding and self._taken > bounds.HANDSHAKE_BYTES:
            raise ChannelError("the other side does not come to an end shaking hands")
        return data

    def write(self, data: bytes) -> None:
        """Put bytes on their way."""
        try:
            self._tls.write(data)
        except ssl.SSLError as error:
            raise ChannelError(f"the channel is broken: {_reason(error)}") from error
        self._flush()

    def write_plainly(self, data: bytes) -> None:
        """Say something to an end that does not speak TLS."""
        self._writer.write(data)

    def _flush(self) -> None:
        if self._outgoing.pending:
            data = self._outgoing.read()
            self.sent += len(data)
            self._writer.write(data)

    async def drain(self) -> None:
        """Wait while the other end takes nothing; TimeoutError after too long."""
        if self._writer.transport.get_write_buffer_size():
            async with asyncio.timeout(bounds.WRITE_SECONDS):
                await self._writer.drain()

    # --- the end ------------------------------------------------------------------------------------------

    @property
    def closing(self) -> bool:
        """Whether this end is closed already."""
        return self._writer.is_closing()

    def abort(self) -> None:
        """Close at once; whoever reads here notices."""
        self._writer.transport.abort()

    async def close(self) -> None:
        """Close; what was written still goes out."""
        if self.binding and not self._writer.is_closing():
            with contextlib.suppress(ssl.SSLError):
                self._tls.unwrap()
            self._flush()
        self._writer.close()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self._writer.wait_closed()
            return
        self.abort()


def _reason(error: ssl.SSLError) -> str:
    """The library's word for it, without its file and line."""
    return (error.reason or "unknown").replace("_", " ").lower()
