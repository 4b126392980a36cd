"""Files only their owner may read: identities and seeds."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path

__all__ = ["ExposedFileError", "read_private", "sync_folder", "write_private"]


class ExposedFileError(PermissionError):
    """A secret file that others can read or replace: its secret may be known."""

    def __init__(self, path: Path, words: str) -> None:
        super().__init__(f"{path} {words}")
        self.path = path


def write_private(path: Path, data: bytes) -> None:
    """Create a file with mode 0600, whole and on disk on return; an existing one is never overwritten."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # mkstemp makes it 0600
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _give_name(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
    sync_folder(path.parent)


def _give_name(fresh: Path, path: Path) -> None:
    """Move a finished file to a name that must be free; a rename would overwrite what is there."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        raise
    except OSError:  # no hard links on this disk: take the name first, then put the file there
        path.open("xb").close()
        fresh.replace(path)


def read_private(path: Path, limit: int) -> bytes:
    """Return at most `limit` bytes of a file, refused if anybody but its owner could read or write it."""
    with path.open("rb") as file:
        about = os.fstat(file.fileno())
        if sys.platform != "win32":
            if stat.S_IMODE(about.st_mode) & 0o077:
                raise ExposedFileError(
                    path, "can be read by others: chmod 600 it, or delete it and start anew"
                )
            if about.st_uid not in (os.geteuid(), 0):
                raise ExposedFileError(path, "belongs to somebody else")
        return file.read(limit)


def sync_folder(folder: Path) -> None:
    """Have new names in a folder on disk, where the system lets folders be opened."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
