"""What an error of the operating system says to people: its reason, in the language spoken."""

from __future__ import annotations

import errno
import re
from typing import Final

from p2pduel.catalogue import files, system
from p2pduel.catalogue.speech import anew, told

__all__ = ["whole", "why"]

_LIKE: Final = {
    "EAGAIN": "EBUSY",
    "EAI_FAIL": "EAI_AGAIN",
    "EAI_NODATA": "EAI_NONAME",
    "EHOSTDOWN": "EHOSTUNREACH",
    "ENFILE": "EMFILE",
    "ENXIO": "ENODEV",
    "ESHUTDOWN": "EPIPE",
    "ETXTBSY": "EBUSY",
    "EWOULDBLOCK": "EBUSY",
}
"""Errors that mean what another one means."""

_NUMBER: Final = re.compile(r"\[Errno (\d+)\]")
"""How the number of an error stands in a text that names several."""


def why(error: BaseException) -> str:
    """Why something failed, told in whatever language is spoken later on.

    An error that the system is the cause of gives the system's reason; any other one its own words.
    """
    return _reason(error) or _own(error)


def whole(error: BaseException, place: str = "") -> str:
    """The same with the file or the place it is about; an error with words of its own names that itself."""
    reason, about = _reason(error), getattr(error, "filename", None) or getattr(error, "path", place)
    if reason is None:
        return _own(error)
    return anew(files.strange, str(about), reason) if about else reason


def _reason(error: BaseException | None) -> str | None:
    """What the system says, if it is the cause; what is said in words of this program already is left so."""
    while error is not None and told(own := _own(error)) is own:
        name = _name(error)
        if name in system.FAULTS:
            return anew(_named, name)
        if name:
            return anew(system.unnamed, getattr(error, "strerror", None) or str(error))
        error = error.__cause__
    return None


def _named(name: str) -> str:
    """An error that has words here."""
    return system.FAULTS[name]


def _name(error: BaseException) -> str:
    """How the system calls an error; empty if it is none of the system's."""
    import socket  # not before something failed: every command has the catalogue
    import ssl

    if isinstance(error, TimeoutError) and error.errno is None:
        return "ETIMEDOUT"
    if not isinstance(error, OSError) or isinstance(error, ssl.SSLError):
        return ""
    if isinstance(error, socket.gaierror):
        named = {getattr(socket, name): name for name in dir(socket) if name.startswith("EAI_")}
        found = named.get(error.errno, "EAI_AGAIN")
    else:
        several = _NUMBER.search(str(error)) if error.errno is None else None
        number = int(several[1]) if several is not None else error.errno
        found = "" if number is None else errno.errorcode.get(number, str(number)).removeprefix("WSA")
    return _LIKE.get(found, found)


def _own(error: BaseException) -> str:
    """What an error says itself, still to be told anew if it was made so."""
    if len(error.args) == 1 and isinstance(error.args[0], str):
        return error.args[0]
    return str(error)
