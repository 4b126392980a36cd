"""The secure channel: who listens has proved its key, and nobody in between can read, change or pretend."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ssl
import stat
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from protocol import limits
from protocol.identity import Identity
from protocol.io import bounds, certificate
from protocol.io.certificate import ALPN, BadCertificateError, Badge, key_of, visitor
from protocol.io.frames import VERSION, Frame
from protocol.io.link import LinkLostError, StreamLink, connect
from protocol.io.listener import Listener, ListenError
from protocol.wire import FrameReader, frame
from tests.net.false_tls import Rekeying, serve_false_signature

WATCH = Frame("watch", {"version": VERSION, "name": "Eve", "game": b""})
SAID = Frame("bye", {"code": "test/said", "words": "a very particular sentence"})
Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@contextlib.asynccontextmanager
async def listening(identity: Identity) -> AsyncIterator[Listener]:
    """A listener that answers every first frame with the same word."""

    async def welcome(link: StreamLink, want: Frame) -> None:
        await link.send(SAID)
        with contextlib.suppress(LinkLostError):
            while True:
                await link.receive()

    listener = Listener(welcome, identity)
    await listener.start(0, "127.0.0.1")
    try:
        yield listener
    finally:
        await listener.close()


@contextlib.asynccontextmanager
async def serving(handler: Handler) -> AsyncIterator[int]:
    """Somebody who listens and is none of ours; the port."""
    server = await asyncio.start_server(handler, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def test_the_key_of_the_listener_is_known_before_a_word_is_said() -> None:
    """It is the identity's own key, the same on every connection."""
    anna = Identity.generate()
    async with listening(anna) as listener:
        links = [await connect("127.0.0.1", listener.port) for _ in range(2)]
        assert [link.key for link in links] == [anna.public] * 2
        assert (
            links[0].binding == links[1].binding == Badge(anna).binding != Badge(Identity.generate()).binding
        )
        for link in links:
            await link.close()


class Tap:
    """A man in the middle who hands every byte on, unless he is told to change some."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.seen = b""
        self.change: Callable[[bytes], bytes] = bytes

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                self.seen += data
                writer.write(self.change(data))
        writer.close()


async def test_whoever_listens_in_reads_nothing() -> None:
    """Neither names nor keys nor what is said."""
    anna = Identity.generate()
    async with listening(anna) as listener:
        tap = Tap(listener.port)
        async with serving(tap) as port:
            link = await connect("127.0.0.1", port)
            assert link.key == anna.public  # he hands on, and can do no more
            await link.send(WATCH)
            assert await link.receive() == SAID
            await link.close()
        assert len(tap.seen) > 500
        for secret in (b"Eve", b"particular", b"watch", anna.public):
            assert secret not in tap.seen


async def test_a_changed_byte_is_a_lost_link() -> None:
    """What does not arrive as it was sent does not arrive at all."""
    async with listening(Identity.generate()) as listener:
        tap = Tap(listener.port)
        async with serving(tap) as port:
            link = await connect("127.0.0.1", port)
            tap.change = lambda data: data[:-1] + bytes([data[-1] ^ 1])
            await link.send(WATCH)
            with pytest.raises(LinkLostError):
                await link.receive()
            await link.close()


async def test_a_copied_certificate_is_worth_nothing_without_its_key() -> None:
    """Everybody may see Anna's certificate; who shows it must sign with her key, and Eve cannot."""
    anna, eve = Identity.generate(), Identity.generate()

    def handler(sign: Callable[[bytes], bytes]) -> Handler:
        return lambda reader, writer: serve_false_signature(reader, writer, shown, sign)

    shown = certificate.certificate_of(anna)
    async with serving(handler(anna.sign)) as port:  # the false server is a good one with the right key
        link = await connect("127.0.0.1", port)
        assert link.key == anna.public
        await link.close()
    async with serving(handler(eve.sign)) as port:
        with pytest.raises(LinkLostError, match="signature"):
            await connect("127.0.0.1", port)


def _foreign(private: Any) -> ssl.SSLContext:
    """A listener of our protocol with a key of another kind."""
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "p2pduel")])
    begin = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)
    end = begin + datetime.timedelta(days=36500)
    made = x509.CertificateBuilder(name, name, private.public_key(), 1, begin, end).sign(private, SHA256())
    key = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_alpn_protocols([ALPN])
    with tempfile.NamedTemporaryFile() as file:
        file.write(made.public_bytes(Encoding.PEM) + key)
        file.flush()
        context.load_cert_chain(file.name)
    return context


@pytest.mark.parametrize("kind", ["rsa", "ec"])
async def test_a_certificate_with_another_kind_of_key_is_refused(kind: str) -> None:
    """An identity is an Ed25519 key and nothing else."""
    private = (
        rsa.generate_private_key(65537, 2048) if kind == "rsa" else ec.generate_private_key(ec.SECP256R1())
    )
    server = await asyncio.start_server(_hear_out, "127.0.0.1", 0, ssl=_foreign(private))
    with pytest.raises(LinkLostError, match="another kind"):
        await connect("127.0.0.1", server.sockets[0].getsockname()[1])
    server.close()


async def _hear_out(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        await reader.read()
    writer.close()


@pytest.mark.parametrize("data", [b"", b"nonsense", bytes(300)])
def test_what_is_no_certificate_is_refused(data: bytes) -> None:
    """Whatever the bytes are."""
    with pytest.raises(BadCertificateError):
        key_of(data)


@pytest.mark.parametrize("key", [b"\x01" + bytes(31), bytes(32)], ids=["neutral", "of order four"])
def test_a_key_under_which_anybody_can_sign_is_no_identity(key: bytes) -> None:
    """Whoever shows such a certificate has proved nothing."""
    signer = Ed25519PrivateKey.generate()
    public = Ed25519PublicKey.from_public_bytes(key)
    name = x509.Name([])
    begin, end = datetime.datetime(2000, 1, 1), datetime.datetime(2100, 1, 1)
    made = x509.CertificateBuilder(name, name, public, 1, begin, end).sign(signer, None)
    with pytest.raises(BadCertificateError):
        key_of(made.public_bytes(Encoding.DER))


async def test_an_older_tls_is_not_spoken() -> None:
    """Neither to whoever connects nor to whoever listens."""
    async with listening(Identity.generate()) as listener:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        with pytest.raises(ssl.SSLError):
            await asyncio.open_connection("127.0.0.1", listener.port, ssl=context)
    context = _foreign(rsa.generate_private_key(65537, 2048))
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    server = await asyncio.start_server(_hear_out, "127.0.0.1", 0, ssl=context)
    with pytest.raises(LinkLostError):
        await connect("127.0.0.1", server.sockets[0].getsockname()[1])
    server.close()


@pytest.mark.parametrize("first", [frame(WATCH.encode()), b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
async def test_plain_text_is_answered_with_a_reason_and_closed(first: bytes) -> None:
    """A program from before the channels understands the refusal, and nothing else is said in the open."""
    async with listening(Identity.generate()) as listener:
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        writer.write(first)
        async with asyncio.timeout(60):
            payloads = FrameReader().feed(await reader.read())
        (answer,) = [Frame.decode(payload) for payload in payloads]
        assert (answer.kind, answer.body["code"]) == ("refusal", "link/version")
        writer.close()


async def test_a_listener_that_speaks_plain_text_is_named() -> None:
    """An older program is there: nothing of ours is said to it in the open."""
    heard = asyncio.Queue[bytes]()

    async def old(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.put_nowait(await reader.read(4096))
        writer.write(frame(Frame("refusal", {"code": "wire/frame-size", "words": "no"}).encode()))
        writer.close()

    async with serving(old) as port:
        with pytest.raises(LinkLostError, match="older p2pduel"):
            await connect("127.0.0.1", port)
    assert b"Eve" not in await heard.get()


@pytest.mark.parametrize("protocols", [[], ["h2", "http/1.1"], ["p2pduel/99"]])
async def test_who_wants_to_speak_something_else_is_told_what_is_spoken(protocols: list[str]) -> None:
    """A web browser, or another version of ours."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if protocols:
        context.set_alpn_protocols(protocols)
    async with listening(Identity.generate()) as listener:
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port, ssl=context)
        async with asyncio.timeout(60):
            payloads = FrameReader().feed(await reader.read())
        assert [Frame.decode(payload).body["code"] for payload in payloads] == ["link/version"]
        writer.close()


@pytest.mark.parametrize("data", [b"\x16" + bytes(200), b"\x16\x03\x01\x40\x00" + b"\x01" * 20_000])
async def test_a_nonsensical_handshake_is_closed(data: bytes) -> None:
    """Wrong bytes at once, too many after some."""
    async with listening(Identity.generate()) as listener:
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        with contextlib.suppress(OSError):
            writer.write(data)
            async with asyncio.timeout(60):
                assert len(await reader.read()) < 100  # an alert at most
        writer.close()
        assert listener.turned_away == 1


def greeting() -> bytes:
    """How whoever connects begins."""
    said = ssl.MemoryBIO()
    with contextlib.suppress(ssl.SSLWantReadError):
        visitor().wrap_bio(ssl.MemoryBIO(), said).do_handshake()
    return said.read()


async def test_a_handshake_that_does_not_end_loses_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of it, or all of it and then nothing: the time for the first frame is for both."""
    monkeypatch.setattr(limits, "FIRST_FRAME_SECONDS", 0.2)
    async with listening(Identity.generate()) as listener:
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        writer.write(greeting()[:50])
        link = await connect("127.0.0.1", listener.port)
        async with asyncio.timeout(60):
            assert await reader.read() == b""
            with pytest.raises(LinkLostError, match="closed"):
                await link.receive()
        writer.close()
        assert listener.turned_away == 2


async def test_half_finished_handshakes_are_bounded_like_silent_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The longest silent makes room, whatever of the handshake it has done."""
    monkeypatch.setattr(limits, "FIRST_FRAME_SECONDS", 600.0)  # it is not time that ends them
    async with listening(Identity.generate()) as listener:
        pairs = []
        for _ in range(bounds.STRANGERS_PER_ADDRESS):
            pairs.append(await asyncio.open_connection("127.0.0.1", listener.port))
            pairs[-1][1].write(greeting()[:50])
        link = await connect("127.0.0.1", listener.port)
        await link.send(WATCH)
        assert await link.receive() == SAID
        async with asyncio.timeout(60):
            with contextlib.suppress(OSError):
                assert await pairs[0][0].read() == b""
        await link.close()
        for _, writer in pairs:
            writer.close()


async def test_handshakes_are_paced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many at once wait for their turn; those who were put out meanwhile cost nobody a turn."""
    monkeypatch.setattr(bounds, "HANDSHAKE_BURST", 1)
    monkeypatch.setattr(bounds, "HANDSHAKES_PER_SECOND", 20)
    async with listening(Identity.generate()) as listener:
        loop = asyncio.get_running_loop()
        start = loop.time()
        links = await asyncio.gather(*(connect("127.0.0.1", listener.port) for _ in range(5)))
        assert loop.time() - start >= 4 / 20
        for link in links:
            await link.close()


async def test_the_secret_key_never_lies_readable_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library wants a file: it is private, locked by a password nobody knows, and gone at once."""
    anna = Identity.generate()
    files: list[tuple[Path, int, bytes]] = []
    plain = ssl.SSLContext.load_cert_chain

    def load(self: ssl.SSLContext, name: str, **more: Any) -> None:
        path = Path(name)
        files.append((path, stat.S_IMODE(path.stat().st_mode), path.read_bytes()))
        plain(self, name, **more)

    monkeypatch.setattr(ssl.SSLContext, "load_cert_chain", load)
    Badge(anna)
    ((path, mode, content),) = files
    assert mode == 0o600 and not path.exists()
    assert b"ENCRYPTED PRIVATE KEY" in content and b"-----BEGIN PRIVATE KEY" not in content
    assert anna.secret() not in content


async def test_no_place_for_that_file_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full or read-only folder for temporary files is no crash."""

    def full(**_more: Any) -> tuple[int, str]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "mkstemp", full)
    with pytest.raises(ListenError, match="No space left"):
        async with listening(Identity.generate()):
            pass


@pytest.mark.parametrize("times", [bounds.IDLE_RECORDS, bounds.IDLE_RECORDS + 1])
async def test_who_asks_for_new_keys_without_end_is_sent_away(tmp_path: Path, times: int) -> None:
    """A few are taken, as TLS wants it; each costs more than a frame, and no pace counts them."""
    async with listening(Identity.generate()) as listener:
        stranger = Rekeying(tmp_path)
        reader, writer = await stranger.open(listener.port)
        flood = b"".join(stranger.new_keys() for _ in range(times))
        writer.write(flood + stranger.record(23, frame(WATCH.encode())))
        writer.write_eof()
        async with asyncio.timeout(60):
            await reader.read()
        assert listener.turned_away == (times > bounds.IDLE_RECORDS)
        writer.close()
