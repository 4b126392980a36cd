"""The certificate of a listener: its identity key in the form TLS wants, and how it is read again.

Nobody vouches for it and nothing in it counts but the key: who listens is who holds that key.
"""

from __future__ import annotations

import datetime
import hashlib
import os
import secrets
import ssl
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat

from protocol.identity import BadKeyError, Identity, check_public
from protocol.io.frames import VERSION

__all__ = ["ALPN", "BadCertificateError", "Badge", "binding", "certificate_of", "key_of", "visitor"]

ALPN: Final = f"p2pduel/{VERSION}"
"""What both sides say they speak inside the channel."""
_NAME: Final = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "p2pduel")])
_FROM: Final = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)
_UNTIL: Final = datetime.datetime(9999, 12, 31, 23, 59, 59, tzinfo=datetime.UTC)


class BadCertificateError(ValueError):
    """A certificate that holds no key of ours."""


class Badge:
    """What a listener shows to everybody who connects: its certificate, and the settings to prove it."""

    def __init__(self, identity: Identity) -> None:
        certificate = certificate_of(identity)
        self.binding = binding(certificate)
        self.context = _settings(ssl.PROTOCOL_TLS_SERVER)
        self.context.num_tickets = 0  # a link that is lost is opened anew, nothing of it is kept
        _load(self.context, certificate, _private(identity))


@cache
def visitor() -> ssl.SSLContext:
    """The settings of whoever connects: any certificate will do, for its key is looked at afterwards."""
    context = _settings(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _settings(side: int) -> ssl.SSLContext:
    context = ssl.SSLContext(side)
    context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_3
    context.set_alpn_protocols([ALPN])
    return context


def _private(identity: Identity) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(identity.secret())


def certificate_of(identity: Identity) -> bytes:
    """The certificate of a key, the same every time: number and dates say nothing."""
    private = _private(identity)
    builder = x509.CertificateBuilder(_NAME, _NAME, private.public_key(), 1, _FROM, _UNTIL)
    return builder.sign(private, None).public_bytes(Encoding.DER)


def _load(context: ssl.SSLContext, certificate: bytes, private: Ed25519PrivateKey) -> None:
    """Hand both over by a file, for the library takes no other way; the key in it is locked, then gone."""
    password = secrets.token_bytes(32).hex().encode()
    key = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(password))
    handle, name = tempfile.mkstemp(prefix="p2pduel-")  # mkstemp makes it 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(ssl.DER_cert_to_PEM_cert(certificate).encode("ascii") + key)
        context.load_cert_chain(name, password=password)
    finally:
        Path(name).unlink(missing_ok=True)


def key_of(certificate: bytes | None) -> bytes:
    """The Ed25519 key in a certificate; anything else is refused."""
    try:
        key = x509.load_der_x509_certificate(certificate or b"").public_key()
        if not isinstance(key, Ed25519PublicKey):
            raise BadCertificateError("the key in the certificate is of another kind")
        public = key.public_bytes_raw()
        check_public(public)
    except (UnsupportedAlgorithm, BadKeyError) as error:
        raise BadCertificateError("the certificate holds no usable key") from error
    except BadCertificateError:
        raise
    except ValueError as error:
        raise BadCertificateError("this is no certificate") from error
    return public


def binding(certificate: bytes) -> bytes:
    """What names a listener's end of a channel inside a proof."""
    return hashlib.sha256(certificate).digest()
