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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from p2pduel.cli.common import EXIT_NO, EXIT_OK, emit, has_screen
from protocol.group import SelfTestError, self_test

__all__ = ["EXAMPLE", "SUMMARY", "Check", "arguments", "checks", "run"]

SUMMARY = "Look at terminal, network, key and folders, and say what to do."
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
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Look at everything; exit 1 if something must be mended."""
    found = list(checks())
    ok = all(check.state != MEND for check in found)
    if args.json:
        emit({"ok": ok, "checks": [check._asdict() for check in found]})
    else:
        for check in found:
            print(f"{check.state:<5} {check.name:<12} {check.words}")
            if check.hint:
                print(f"{'':<18} → {check.hint}")
        print("\nThis machine can play." if ok else "\nWhat is marked “mend” stands in the way.")
    return EXIT_OK if ok else EXIT_NO


def checks() -> Iterator[Check]:
    """Every check, each safe on its own."""
    for name, look in _CHECKS:
        try:
            yield Check(name, *look())
        except OSError as error:
            yield Check(name, MEND, str(error), "see docs/troubleshooting.md")


def _python() -> tuple[str, ...]:
    words = f"Python {platform.python_version()} on {platform.system()}"
    return (GOOD, words) if sys.version_info >= (3, 11) else (MEND, words, "install Python 3.11 or later")


def _library() -> tuple[str, ...]:
    try:
        self_test()
    except (SelfTestError, ValueError) as error:
        return MEND, str(error), "install PyNaCl 1.6.2 or later; until then no game is played or verified"
    return GOOD, "the library for sealed cards computes and refuses as it must"


def _links() -> tuple[str, ...]:
    from protocol.identity import Identity
    from protocol.io.certificate import Badge

    try:
        Badge(Identity.generate())
    except OSError as error:  # the library's own errors are such, too
        return MEND, f"no secure links: {error}", "OpenSSL with TLS 1.3 and Ed25519, and a place for a file"
    return GOOD, f"TLS 1.3 by {ssl.OPENSSL_VERSION}"


def _terminal() -> tuple[str, ...]:
    if not has_screen():
        return MIND, "no terminal here: only --plain, --headless and --json work"
    if os.environ.get("TERM", "") in ("", "dumb"):
        return (
            MEND,
            f"TERM={os.environ.get('TERM', '')!r}",
            "set TERM, for example to xterm-256color, or play with --plain",
        )
    return GOOD, os.environ["TERM"]


def _signs() -> tuple[str, ...]:
    encoding = (sys.stdout.encoding or locale.getpreferredencoding(False)).lower()
    if "utf" in encoding:
        return GOOD, f"the terminal takes {encoding}"
    return MEND, f"the terminal takes {encoding}", "set LANG to a UTF-8 locale, for example C.UTF-8"


def _colours() -> tuple[str, ...]:
    if os.environ.get("NO_COLOR"):
        return GOOD, "NO_COLOR is set: no colours, nothing is lost"
    if os.environ.get("COLORTERM") in ("truecolor", "24bit") or "256color" in os.environ.get("TERM", ""):
        return GOOD, "256 colours or more"
    return MIND, "few colours; nothing is said by colour alone", "TERM=xterm-256color, if yours can do it"


def _size() -> tuple[str, ...]:
    if not sys.stdout.isatty():
        return MIND, "no window to measure"
    width, height = shutil.get_terminal_size()
    if width < _WIDTH or height < _HEIGHT:
        return MEND, f"{width} × {height}", f"make it at least {_WIDTH} × {_HEIGHT}, or play with --plain"
    return GOOD, f"{width} × {height}"


def _port() -> tuple[str, ...]:
    with (
        socket.create_server(("", 0)) as server,
        socket.create_connection(("127.0.0.1", server.getsockname()[1]), timeout=_HEAR_SECONDS),
    ):
        return GOOD, "can listen and be reached on this machine; a firewall may still keep others out"


def _multicast() -> tuple[str, ...]:
    hint = "tables are not found by name; HOST:PORT works. See docs/troubleshooting.md"
    try:
        heard = _hears_itself()
    except OSError as error:
        return MIND, f"no multicast: {error}", hint
    return (GOOD, "sends and hears itself") if heard else (MIND, "multicast is sent but not heard", hint)


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
            return GOOD, str(folder) if there == folder else f"{folder} (will be made)"
    except OSError as error:
        return (
            MEND,
            f"{folder}: {error.strerror}",
            "make it writable, or set P2PDUEL_HOME to a folder of yours",
        )


def _key() -> tuple[str, ...]:
    """The identity and the secrets of games: nobody else may read them."""
    from p2pduel import paths

    keys = [path for folder in (paths.identity(), paths.games()) for path in sorted(folder.glob("*.key"))]
    posix = os.name == "posix"  # elsewhere files have no permissions to look at
    readable = [path for path in keys if posix and stat.S_IMODE(path.stat().st_mode) & 0o077]
    if readable:
        return (
            MEND,
            f"others can read {', '.join(path.name for path in readable)}",
            "chmod 600 " + shlex.join(map(str, readable)),
        )
    if not any(paths.identity().glob("*.key")):
        return GOOD, "no key yet; one is made when you first play"
    from p2pduel.table import people

    try:
        mark = people.identity().fingerprint
    except people.IdentityError as error:
        return MEND, str(error), "move it away: you get another key, and friends are warned that it changed"
    return GOOD, f"{mark}; only you can read it" if posix else mark


def _settings() -> tuple[str, ...]:
    from p2pduel import paths, settings

    problem = settings.load().problem
    if problem:
        return MIND, problem, "mend the file, or change any setting: then it is written anew"
    return GOOD, str(paths.settings()) if paths.settings().exists() else "the usual ones"


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
