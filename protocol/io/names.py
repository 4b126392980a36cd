"""Names for people and what a person may type to mean a table."""

from __future__ import annotations

import ipaddress

from protocol.limits import MAX_NAME
from protocol.text import clean_text

__all__ = ["AddressError", "clean", "host_port", "join_host_port", "split_mark"]

_MARKUP = set('[]<>{}`\\#%&|"')
"""Signs that mean something to a terminal, a markup reader, or in NAME#FINGERPRINT."""


class AddressError(ValueError):
    """This is no HOST:PORT."""


def clean(text: object, fallback: str = "someone") -> str:
    """A name without control characters, markup and needless space; bounded; never empty."""
    if not isinstance(text, str):
        return fallback
    words = "".join(char for char in text[: 8 * MAX_NAME] if char not in _MARKUP)
    words = clean_text(words, MAX_NAME)
    return words if any(char.isalnum() for char in words) else fallback


def split_mark(text: str) -> tuple[str, str]:
    """What stands before `#`, and the beginning of a fingerprint after it; empty if there is none."""
    place, _, mark = text.partition("#")
    return place, mark.strip().casefold()


def host_port(text: str) -> tuple[str, int] | None:
    """`HOST:PORT`, `[V6]:PORT`: the pair; None for a plain name; AddressError for a bad port."""
    host, colon, tail = text.rpartition(":")
    if not colon or not tail.isascii() or not tail.isdigit():
        return None
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
        _check_v6(host)
    elif ":" in host:
        raise AddressError(f"write an IPv6 address as [{text.rpartition(':')[0]}]:{tail}")
    if not host or not 1 <= int(tail) <= 65535:
        raise AddressError(f"{text!r} is no HOST:PORT: the port is 1 to 65535")
    return host, int(tail)


def _check_v6(host: str) -> None:
    try:
        ipaddress.IPv6Address(host)
    except ValueError as error:
        raise AddressError(f"{host!r} is no IPv6 address") from error


def join_host_port(host: str, port: int) -> str:
    """The inverse of `host_port`."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
