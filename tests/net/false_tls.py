"""What OpenSSL refuses to be: a listener that shows any certificate, a visitor who wants new keys.

Just enough of TLS 1.3 (RFC 8446) for one client of ours: X25519 and AES-256-GCM with SHA-384.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import ssl
from collections.abc import Callable
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA384
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

from protocol.io.certificate import ALPN

__all__ = ["Rekeying", "serve_false_signature"]

_SUITE = b"\x13\x02"
_X25519 = b"\x00\x1d"
_ED25519 = b"\x08\x07"
_EMPTY = hashlib.sha384().digest()


def _u(number: int, size: int) -> bytes:
    return number.to_bytes(size, "big")


def _sized(data: bytes, size: int) -> bytes:
    return _u(len(data), size) + data


def _message(kind: int, body: bytes) -> bytes:
    return _u(kind, 1) + _sized(body, 3)


def _extension(kind: int, body: bytes) -> bytes:
    return _u(kind, 2) + _sized(body, 2)


def _expand(secret: bytes, label: str, context: bytes, size: int) -> bytes:
    info = _u(size, 2) + _sized(b"tls13 " + label.encode(), 1) + _sized(context, 1)
    return HKDFExpand(SHA384(), size, info).derive(secret)


def _client_hello(message: bytes) -> tuple[bytes, bytes]:
    """Session id and X25519 share of the client's greeting."""
    place = 4 + 2 + 32
    session = message[place + 1 : place + 1 + message[place]]
    share = message.index(_X25519 + b"\x00\x20") + 4
    return session, message[share : share + 32]


def _server_hello(session: bytes, public: bytes) -> bytes:
    extensions = _extension(0x2B, b"\x03\x04") + _extension(0x33, _X25519 + _sized(public, 2))
    body = b"\x03\x03" + secrets.token_bytes(32) + _sized(session, 1) + _SUITE + b"\x00"
    return _message(2, body + _sized(extensions, 2))


async def serve_false_signature(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    certificate: bytes,
    sign: Callable[[bytes], bytes],
) -> None:
    """Go through a handshake as the holder of that certificate; then wait until the other side leaves."""
    head = await reader.readexactly(5)
    hello = await reader.readexactly(int.from_bytes(head[3:], "big"))
    session, share = _client_hello(hello)
    private = X25519PrivateKey.generate()
    said = _server_hello(session, private.public_key().public_bytes_raw())
    writer.write(b"\x16\x03\x03" + _sized(said, 2))
    common = private.exchange(X25519PublicKey.from_public_bytes(share))
    early = hmac.digest(bytes(48), bytes(48), "sha384")
    handshake = hmac.digest(_expand(early, "derived", _EMPTY, 48), common, "sha384")
    so_far = hashlib.sha384(hello + said)
    traffic = _expand(handshake, "s hs traffic", so_far.digest(), 48)
    flight = _flight(so_far, traffic, certificate, sign)
    key, start = _expand(traffic, "key", b"", 32), _expand(traffic, "iv", b"", 12)
    inner = flight + b"\x16"
    header = b"\x17\x03\x03" + _u(len(inner) + 16, 2)
    writer.write(header + AESGCM(key).encrypt(start, inner, header))
    with contextlib.suppress(OSError):
        await reader.read()
    writer.close()


def _flight(
    so_far: hashlib._Hash, traffic: bytes, certificate: bytes, sign: Callable[[bytes], bytes]
) -> bytes:
    """What the listener says under the first keys: its certificate, its signature, and that it is done."""
    protocols = _sized(_sized(ALPN.encode(), 1), 2)
    flight = _message(8, _sized(_extension(0x10, protocols), 2))
    flight += _message(11, b"\x00" + _sized(_sized(certificate, 3) + b"\x00\x00", 3))
    so_far.update(flight)
    content = b" " * 64 + b"TLS 1.3, server CertificateVerify\x00" + so_far.digest()
    signed = _message(15, _ED25519 + _sized(sign(content), 2))
    so_far.update(signed)
    finished = hmac.digest(_expand(traffic, "finished", b"", 48), so_far.digest(), "sha384")
    return flight + signed + _message(20, finished)


class Rekeying:
    """A stranger with a channel, who asks for new keys: what the library never does by itself."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "keys"
        self._secret = b""
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()

    async def open(self, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Shake hands, and remember the secret under which we send."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols([ALPN])
        context.keylog_filename = str(self._log)
        tls = context.wrap_bio(self._incoming, self._outgoing)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while True:
            try:
                tls.do_handshake()
                break
            except ssl.SSLWantReadError:
                writer.write(self._outgoing.read())
                self._incoming.write(await reader.read(65536))
        writer.write(self._outgoing.read())
        assert tls.cipher() == ("TLS_AES_256_GCM_SHA384", "TLSv1.3", 256)
        lines = [line.split() for line in self._log.read_text().splitlines()]
        (self._secret,) = [bytes.fromhex(line[2]) for line in lines if line[0] == "CLIENT_TRAFFIC_SECRET_0"]
        return reader, writer

    def record(self, kind: int, content: bytes) -> bytes:
        """The first record under the present keys."""
        key, start = _expand(self._secret, "key", b"", 32), _expand(self._secret, "iv", b"", 12)
        inner = content + bytes([kind])
        header = b"\x17\x03\x03" + (len(inner) + 16).to_bytes(2, "big")
        return header + AESGCM(key).encrypt(start, inner, header)

    def new_keys(self) -> bytes:
        """New keys, and the wish that the other side take new ones too."""
        record = self.record(22, b"\x18\x00\x00\x01\x01")
        self._secret = _expand(self._secret, "traffic upd", b"", 48)
        return record
