"""`p2pduel doctor`: can this machine play, and what should be mended?"""

from __future__ import annotations

import argparse
import locale
import os
import platform
import shlex
import shutil
import socket
import ssl
import stat
import struct
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import cli_doctor as words
from p2pduel.catalogue import faults, files
from p2pduel.cli.common import EXIT_NO, EXIT_OK, emit, has_screen
from protocol.group import SelfTestError, self_test

__all__ = ["EXAMPLE", "Check", "arguments", "checks", "run"]

EXAMPLE = """
p2pduel doctor
p2pduel doctor --json
"""

GOOD, MIND, MEND = "ok", "note", "mend"
_GROUP = "224.0.0.251"
"""The group of multicast DNS; another port, so that a running responder is not in the way."""
_HEAR_SECONDS = 2.0
_WIDTH, _HEIGHT = 80, 24


class Check(NamedTuple):
    """One thing looked at: `mend` makes the exit code 1, `note` is only said."""

    name: str
    state: str
    words: str
    hint: str = ""


def arguments(parser: argparse.ArgumentParser) -> None:
    """How it is told."""
    parser.add_argument("--json", action="store_true", help=helps.JSON_OBJECT)


def run(args: argparse.Namespace) -> int:
    """Look at everything; exit 1 if something must be mended."""
    found = list(checks())
    ok = all(check.state != MEND for check in found)
    if args.json:
        emit({"ok": ok, "checks": [check._asdict() for check in found]})
    else:
        _tell(found)
        print(f"\n{words.CAN_PLAY if ok else words.CANNOT_PLAY}")
    return EXIT_OK if ok else EXIT_NO


def _tell(found: Iterable[Check]) -> None:
    state, name = (max(map(len, table.values())) for table in (words.STATES, words.CHECKS))
    for check in found:
        print(f"{words.STATES[check.state]:<{state}}  {words.CHECKS[check.name]:<{name}}  {check.words}")
        if check.hint:
            print(f"{'':<{state + name + 4}}→ {check.hint}")


def checks() -> Iterator[Check]:
    """Every check, each safe on its own."""
    for name, look in _CHECKS:
        try:
            yield Check(name, *look())
        except OSError as error:
            yield Check(name, MEND, faults.whole(error), words.TROUBLE)


def _python() -> tuple[str, ...]:
    found = words.python(platform.python_version(), platform.system())
    return (GOOD, found) if sys.version_info >= (3, 11) else (MEND, found, words.NEWER_PYTHON)


def _library() -> tuple[str, ...]:
    try:
        self_test()
    except (SelfTestError, ValueError) as error:
        return MEND, words.library_broken(str(error)), words.NEWER_LIBRARY
    return GOOD, words.LIBRARY


def _links() -> tuple[str, ...]:
    from protocol.identity import Identity
    from protocol.io.certificate import Badge

    try:
        Badge(Identity.generate())
    except OSError as error:  # the library's own errors are such, too
        return MEND, words.no_links(faults.why(error)), words.NEWER_TLS
    return GOOD, words.links(ssl.OPENSSL_VERSION)


def _terminal() -> tuple[str, ...]:
    if not has_screen():
        return MIND, words.NO_TERMINAL
    if os.environ.get("TERM", "") in ("", "dumb"):
        return MEND, f"TERM={os.environ.get('TERM', '')!r}", words.SET_TERM
    return GOOD, os.environ["TERM"]


def _signs() -> tuple[str, ...]:
    encoding = (sys.stdout.encoding or locale.getpreferredencoding(False)).lower()
    if "utf" in encoding:
        return GOOD, words.takes(encoding)
    return MEND, words.takes(encoding), words.SET_LANG


def _colours() -> tuple[str, ...]:
    if os.environ.get("NO_COLOR"):
        return GOOD, words.NO_COLOR
    if os.environ.get("COLORTERM") in ("truecolor", "24bit") or "256color" in os.environ.get("TERM", ""):
        return GOOD, words.MANY_COLOURS
    return MIND, words.FEW_COLOURS, words.MORE_COLOURS


def _size() -> tuple[str, ...]:
    if not sys.stdout.isatty():
        return MIND, words.NO_WINDOW
    width, height = shutil.get_terminal_size()
    if width < _WIDTH or height < _HEIGHT:
        return MEND, f"{width} × {height}", words.make_larger(_WIDTH, _HEIGHT)
    return GOOD, f"{width} × {height}"


def _port() -> tuple[str, ...]:
    with (
        socket.create_server(("", 0)) as server,
        socket.create_connection(("127.0.0.1", server.getsockname()[1]), timeout=_HEAR_SECONDS),
    ):
        return GOOD, words.LISTENS


def _multicast() -> tuple[str, ...]:
    hint = words.NOT_FOUND_BY_NAME
    try:
        heard = _hears_itself()
    except OSError as error:
        return MIND, words.no_multicast(faults.why(error)), hint
    return (GOOD, words.HEARS_ITSELF) if heard else (MIND, words.NOT_HEARD, hint)


def _hears_itself() -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        ear.bind(("", 0))
        group = struct.pack("=4sl", socket.inet_aton(_GROUP), socket.INADDR_ANY)
        ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)
        ear.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
        ear.settimeout(_HEAR_SECONDS)
        word = os.urandom(16)
        ear.sendto(word, (_GROUP, ear.getsockname()[1]))
        try:
            return any(ear.recv(64) == word for _ in range(8))
        except TimeoutError:
            return False


def _folder() -> tuple[str, ...]:
    from p2pduel import paths

    return _writable(paths.home())


def _games() -> tuple[str, ...]:
    from p2pduel import paths

    return _writable(paths.games())


def _writable(folder: Path) -> tuple[str, ...]:
    """Whether files can be made there, or in what is there of the way to it; makes nothing that stays."""
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            return GOOD, str(folder) if there == folder else words.will_be_made(str(folder))
    except OSError as error:
        return MEND, files.strange(str(folder), faults.why(error)), words.MAKE_WRITABLE


def _key() -> tuple[str, ...]:
    """The identity and the secrets of games: nobody else may read them."""
    from p2pduel import paths

    keys = [path for folder in (paths.identity(), paths.games()) for path in sorted(folder.glob("*.key"))]
    posix = os.name == "posix"  # elsewhere files have no permissions to look at
    readable = [path for path in keys if posix and stat.S_IMODE(path.stat().st_mode) & 0o077]
    if readable:
        mend = "chmod 600 " + shlex.join(map(str, readable))
        return MEND, words.readable([path.name for path in readable]), mend
    if not any(paths.identity().glob("*.key")):
        return GOOD, words.NO_KEY
    from p2pduel.table import people

    try:
        mark = people.identity().fingerprint
    except people.IdentityError as error:
        return MEND, str(error), words.MOVE_KEY
    return GOOD, words.only_you(mark) if posix else mark


def _settings() -> tuple[str, ...]:
    from p2pduel import paths
    from p2pduel.decks.boxes import problems

    found = problems()
    if found:
        return MIND, "; ".join(found), words.MEND_SETTINGS
    return GOOD, str(paths.settings()) if paths.settings().exists() else words.USUAL_SETTINGS


_CHECKS: tuple[tuple[str, Callable[[], tuple[str, ...]]], ...] = (
    ("python", _python),
    ("cards", _library),
    ("links", _links),
    ("terminal", _terminal),
    ("signs", _signs),
    ("colours", _colours),
    ("size", _size),
    ("port", _port),
    ("multicast", _multicast),
    ("folder", _folder),
    ("journals", _games),
    ("key", _key),
    ("settings", _settings),
)
