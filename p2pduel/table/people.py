"""Who sits here: the identity and the name of this data folder, or of a guest."""

from __future__ import annotations

import getpass
from typing import TYPE_CHECKING

from p2pduel import paths, settings
from p2pduel.catalogue import faults, files
from p2pduel.catalogue.speech import anew
from protocol.io.names import clean

if TYPE_CHECKING:  # the lobby asks for a name before its first paint, for keys after it
    from protocol.identity import Identity
    from protocol.io.keyring import BadKeyFileError
    from protocol.reader import Reader
    from protocol.wire import Body

__all__ = ["IdentityError", "identity", "own_name", "set_name", "shown_name", "shown_names", "why_no_key"]


class IdentityError(OSError):
    """The key of this data folder can't be read or made."""


def identity(guest: bool = False) -> Identity:
    """The key of this data folder, made on first use; a guest's is new and kept nowhere."""
    from protocol.identity import Identity
    from protocol.io.keyring import BadKeyFileError, load_or_create

    if guest:
        return Identity.generate()
    try:
        return load_or_create(paths.identity())
    except (OSError, BadKeyFileError) as error:
        raise IdentityError(anew(files.key_unusable, why_no_key(error))) from error


def why_no_key(error: OSError | BadKeyFileError) -> str:
    """Why a file of keys, the own one or those met before, can't be used."""
    from protocol.io.keyring import BadKeyFileError
    from protocol.io.private import ExposedFileError

    if isinstance(error, ExposedFileError):
        return anew(files.exposed, str(error.path))
    return (
        anew(files.holds_other, str(error.path))
        if isinstance(error, BadKeyFileError)
        else faults.whole(error)
    )


def own_name() -> str:
    """The name other people see: the one that was set, else the login name."""
    chosen = settings.load().settings.name
    if chosen:
        return clean(chosen, "Player")
    try:
        return clean(getpass.getuser(), "Player")
    except (OSError, KeyError, ImportError):
        return "Player"


def set_name(name: str) -> str:
    """Keep a name for later games; returns what others will see."""
    plain = clean(name, "Player")
    settings.update(name=plain)
    return plain


def shown_names(reader: Reader) -> tuple[str, ...]:
    """The names of a game's players as they may be shown."""
    return tuple(shown_name(hello) for hello in reader.transcript.hellos)


def shown_name(hello: Body) -> str:
    """The name in a hello as it may be shown: a signed name is still a stranger's words."""
    from protocol.wire import as_text

    return clean(as_text(hello, "name"))
