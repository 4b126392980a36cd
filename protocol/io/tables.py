"""What is told about tables on the local network: sent as an announcement, read from one, meant by a name."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from protocol.io.names import clean, split_mark

if TYPE_CHECKING:  # the library is heavy, and whoever only shows tables does without
    from zeroconf import ServiceInfo

__all__ = [
    "STATES",
    "AmbiguousError",
    "Announcement",
    "DiscoveryError",
    "NobodyThereError",
    "Table",
    "ordered",
    "pick",
    "read_table",
]

STATES = ("waiting", "playing", "finished")
_MOST_OPTIONS = 200
"""Signs that are announced about the options of a game; one entry of the record holds 255."""
_TEXT = set("abcdefghijklmnopqrstuvwxyz0123456789-")


class DiscoveryError(Exception):
    """The local network can't be searched."""


class NobodyThereError(DiscoveryError):
    """No table of that name was found."""


class AmbiguousError(DiscoveryError):
    """More than one table has that name."""

    def __init__(self, text: str, tables: Iterable[Table]) -> None:
        self.tables = tuple(tables)
        listed = ", ".join(f"{table.name}#{table.fingerprint}" for table in self.tables)
        what = f"{text!r} fits more than one table" if text else "there is more than one table"
        super().__init__(f"{what}: {listed}")


MOST_SEATS = 16
"""No table is for more, whatever it announces."""
MOST_WATCHERS = 999
"""More are announced as so many: a lobby shows three figures."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a peer tells everybody about its table."""

    version: int
    name: str
    fingerprint: str
    variant: str
    state: str = "waiting"
    spectators: bool = True
    game: str = ""
    bot: bool = False
    watchers: int = 0
    watching: bool = False
    """Told by a spectator: the game can be watched there, but nobody sits at a table."""
    plays: str = ""
    """The name of the game, of which `variant` is one; `game` is the number of the one that is played."""
    seats: int = 2
    free: int = 0
    """Seats where nobody sits yet."""
    options: str = ""
    """What is settled about the game, for whoever looks for a table: the terms say it again, and bind."""

    def properties(self) -> dict[str, str]:
        """The TXT record; short keys, plain text."""
        return {
            "v": str(self.version),
            "name": self.name,
            "fp": self.fingerprint,
            "variant": self.variant,
            "state": self.state,
            "watch": "1" if self.spectators else "0",
            "game": self.game,
            "bot": "1" if self.bot else "0",
            "n": str(min(self.watchers, MOST_WATCHERS)),
            "by": "spectator" if self.watching else "player",
            "plays": self.plays,
            "seats": str(self.seats),
            "free": str(self.free),
            "opt": _options(self.options),
        }


@dataclass(frozen=True, slots=True)
class Table:
    """A table somebody announced; every field cleaned and bounded."""

    name: str
    fingerprint: str
    host: str
    port: int
    variant: str
    state: str
    spectators: bool
    game: str
    bot: bool
    version: int
    hosts: tuple[str, ...] = ()
    watchers: int = 0
    watching: bool = False
    plays: str = ""
    """The name of the game; empty where the announcement does not say it."""
    seats: int = 2
    free: int = 0
    options: str = ""
    """What is said to be settled about the game, as `name=value;…`."""

    def to_json(self) -> dict[str, object]:
        """The fields `p2pduel peers --json` shows."""
        fields = asdict(self)
        del fields["version"], fields["hosts"], fields["watching"]
        return fields


def read_table(info: ServiceInfo) -> Table | None:
    """The table an mDNS answer describes, or None if it makes no sense."""
    texts = {key: value for key, value in info.decoded_properties.items() if value is not None}
    hosts = ordered(info.parsed_scoped_addresses())
    if not hosts or not info.port or not _plain(texts.get("fp", "")):
        return None
    state = texts.get("state", "")
    version, watchers = texts.get("v", ""), texts.get("n", "")
    seats, free = _seats(texts, state)
    return Table(
        name=clean(texts.get("name")),
        fingerprint=_plain(texts["fp"]),
        host=hosts[0],
        port=info.port,
        variant=_plain(texts.get("variant", "")),
        state=state if state in STATES else "unknown",
        spectators=texts.get("watch") == "1",
        game=_plain(texts.get("game", "")),
        bot=texts.get("bot") == "1",
        version=_number(version),
        hosts=tuple(hosts),
        watchers=min(_number(watchers), MOST_WATCHERS),
        watching=texts.get("by") == "spectator",
        plays=_plain(texts.get("plays", "")),
        seats=seats,
        free=free,
        options=_options(texts.get("opt", "")),
    )


def _seats(texts: Mapping[str, str], state: str) -> tuple[int, int]:
    """How many sit at a table and how many still may; without a word of it two, as in programs before."""
    if not texts.get("seats"):
        return 2, int(state == "waiting")
    seats = min(_number(texts["seats"]), MOST_SEATS)
    return seats, min(_number(texts.get("free", "")), seats)


def _number(text: str) -> int:
    """A short number; anything else is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def _plain(text: str) -> str:
    """Lower-case words and hex only; anything else is no identifier of ours."""
    return text if len(text) <= 80 and set(text) <= _TEXT else ""


def _options(text: str) -> str:
    """Names with values, parted by semicolons; nothing if it is anything else, or too long."""
    return text if len(text) <= _MOST_OPTIONS and set(text) <= _TEXT | set("=;,") else ""


def ordered(hosts: Iterable[str]) -> list[str]:
    """IPv4 first, then routed IPv6, then link-local, loopback last; at most eight."""

    def rank(host: str) -> tuple[bool, bool, int]:
        address = ipaddress.ip_address(host.partition("%")[0])
        return (address.is_loopback, address.is_link_local, address.version)

    return sorted(hosts, key=rank)[:8]


def pick(text: str, tables: Iterable[Table]) -> Table:
    """The one table meant by NAME or NAME#FINGERPRINT (a beginning of it is enough)."""
    name, mark = split_mark(text)
    wanted = clean(name, "").casefold()
    found = [
        table
        for table in tables
        if table.name.casefold() == wanted and (not mark or table.fingerprint.startswith(mark))
    ]
    if not found:
        raise NobodyThereError(f"no table called {text!r} was found")
    if len({(table.fingerprint, table.port, table.host) for table in found}) > 1:
        raise AmbiguousError(text, found)
    return found[0]
