"""Who somebody is: an Ed25519 key, shown as a fingerprint two people can read to each other."""

from __future__ import annotations

import base64
from functools import lru_cache
from typing import Final, final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from protocol.group import BadPointError, decode
from protocol.hashing import H32

__all__ = ["BadKeyError", "Identity", "check_public", "fingerprint", "meeting_code", "verify"]

_GROUPS: Final = 5
_MEETING_GROUPS = 8
_GROUP: Final = 4


class BadKeyError(ValueError):
    """These bytes are not a usable key."""


@final
class Identity:
    """A signing key. Its secret half never shows in a text form of this object."""

    __slots__ = ("_private", "public")

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise BadKeyError("a secret key has 32 bytes")
        self._private = Ed25519PrivateKey.from_private_bytes(secret)
        self.public: Final[bytes] = self._private.public_key().public_bytes_raw()

    @classmethod
    def generate(cls) -> Identity:
        """Make a new key from the system's randomness."""
        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    def secret(self) -> bytes:
        """Return the secret half, to be stored and nothing else."""
        return self._private.private_bytes_raw()

    def sign(self, data: bytes) -> bytes:
        """Return the signature of these bytes."""
        return self._private.sign(data)

    @property
    def fingerprint(self) -> str:
        """The name of the public half, to read aloud."""
        return fingerprint(self.public)

    def __repr__(self) -> str:
        return f"Identity({self.fingerprint})"

    def __reduce__(self) -> str:
        raise TypeError("a secret key is not copied into other processes or files")


def verify(public: bytes, signature: bytes, data: bytes) -> bool:
    """Return whether the signature of these bytes was made with that key."""
    if len(public) != 32 or len(signature) != 64:
        return False
    try:
        _key(public).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True


@lru_cache(64)
def _key(public: bytes) -> Ed25519PublicKey:
    """A key as the library wants it; a game has two, and thousands of signatures."""
    return Ed25519PublicKey.from_public_bytes(public)


def check_public(public: bytes) -> None:
    """Refuse a key outside the prime-order group: verifiers of different make may disagree about it."""
    try:
        decode(public)
    except BadPointError:
        raise BadKeyError("not a point of the prime-order group") from None


def fingerprint(public: bytes) -> str:
    """Return 100 bits of a key's hash as five groups of four letters and digits, e.g. `k3vq-7a2m-…`."""
    return _grouped(H32("fingerprint", public), _GROUPS)


def meeting_code(one: bytes, other: bytes) -> str:
    """Return 160 bits of two keys' hash, whichever comes first: what both see before their first game.

    Longer than a fingerprint, for whoever sits in between may try keys on both sides until two codes meet.
    """
    return _grouped(H32("meeting", *sorted((one, other))), _MEETING_GROUPS)


def _grouped(digest: bytes, groups: int) -> str:
    letters = base64.b32encode(digest).decode("ascii").lower()
    return "-".join(letters[index : index + _GROUP] for index in range(0, groups * _GROUP, _GROUP))
