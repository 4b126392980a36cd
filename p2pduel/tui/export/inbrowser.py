"""Runs in a page, in a Python for browsers: lends this program two native libraries and verifies a game.

It stands alone: nothing of the program may be imported before `lend` has put libsodium in the place of the
native modules. What is computed is the same; a self-test of the group runs as everywhere.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

__all__ = ["judge", "lend"]

_GROUP = (
    "crypto_core_ed25519_add",
    "crypto_core_ed25519_from_uniform",
    "crypto_core_ed25519_sub",
    "crypto_scalarmult_ed25519_base_noclamp",
    "crypto_scalarmult_ed25519_noclamp",
)
_KEYS = "cryptography.hazmat.primitives.asymmetric.ed25519"


class _NotSignedError(Exception):
    """A signature does not hold."""


def lend(sodium: Any, given: Any) -> None:
    """Put libsodium's functions where the program looks for them; `given` makes arguments for them."""

    def lent(name: str) -> Any:
        function = getattr(sodium, name)
        return lambda *args: function(*[given(bytes(one)) for one in args]).to_bytes()

    valid = sodium.crypto_core_ed25519_is_valid_point
    group = _module("nacl.bindings", **{name: lent(name) for name in _GROUP})
    group.__dict__["crypto_core_ed25519_is_valid_point"] = lambda point: bool(valid(given(bytes(point))))
    _module("cryptography.exceptions", InvalidSignature=_NotSignedError)
    _module(_KEYS, Ed25519PublicKey=_public(sodium, given), Ed25519PrivateKey=object)
    _module("fcntl", flock=lambda *_: None, LOCK_EX=0, LOCK_NB=0)


def _module(name: str, **content: Any) -> ModuleType:
    """A module of that name, with the packages it lies in."""
    *packages, _ = name.split(".")
    for number in range(1, len(packages) + 1):
        package = sys.modules.setdefault(".".join(packages[:number]), ModuleType(packages[number - 1]))
        package.__path__ = []
    made = sys.modules[name] = ModuleType(name)
    made.__dict__.update(content)
    return made


def _public(sodium: Any, given: Any) -> type:
    class Public:
        """A public key; browsers sign nothing."""

        def __init__(self, key: bytes) -> None:
            self._key = given(bytes(key))

        from_public_bytes = classmethod(lambda cls, key: cls(key))

        def verify(self, signature: bytes, data: bytes) -> None:
            """Raise where the signature does not hold."""
            if not sodium.crypto_sign_verify_detached(given(bytes(signature)), given(bytes(data)), self._key):
                raise _NotSignedError

    return Public


def judge(path: str, language: str) -> str:
    """What the program's own verification says of a journal, as JSON; `envelope` is where it fails."""
    from p2pduel.catalogue import speech
    from p2pduel.table.verify import verify

    speech.speak(language)
    verdict = verify(Path(path))
    found = verdict.to_json()
    bad = verdict.violation.seq if verdict.violation is not None else None
    if bad is None and not verdict.ok:
        bad = verdict.findings[0].seq if verdict.findings else verdict.envelopes
    return json.dumps({**found, "words": verdict.words(), "envelope": bad})
