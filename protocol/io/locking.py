"""One writer per file: a lock the system itself drops when its holder dies, also by kill -9."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

__all__ = ["FileBusyError", "lock"]


class FileBusyError(OSError):
    """Another program is using this file."""


def lock(file: IO[bytes], path: Path) -> None:
    """Lock an open file for this process until it is closed, or raise FileBusyError at once."""
    try:
        _lock(file)
    except OSError:
        raise FileBusyError(f"{path} is in use by another program") from None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        # Such a lock also keeps others from reading the byte, so it lies where no journal ever reaches.
        place = file.tell()
        file.seek(2**31 - 2)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
