"""What is said about connections: who is there, who is not, and what the other side claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import listed

__all__ = [
    "COMPARE",
    "GIVE_ADDRESS",
    "NOBODY_ANSWERS",
    "NO_SEARCHING",
    "NO_TABLE",
    "REFUSALS",
    "SAME_VERSION",
    "STATES",
    "UNKEPT",
    "USE_GUEST",
    "WRITE_MARK",
    "ambiguous",
    "another_key",
    "busy",
    "differs",
    "halted",
    "known_peers",
    "no_address",
    "no_link",
    "no_port",
    "no_search",
    "no_table_called",
    "others_there",
    "positions_differ",
    "said",
    "wrong_key",
]

UNKEPT: Final = (
    "The other side says that it has more of this game than it sends. The connection was closed; whatever it "
    "holds back counts only when it shows it."
)


def halted(words: str) -> str:
    """The other player has stopped the game and gives a reason, which is its own."""
    return f"the other side has stopped the game and says: “{words}”"


COMPARE: Final = "compare fingerprints with the person you mean; `p2pduel identity` shows the own one"


def differs(words: str) -> str:
    """The other player has stopped the game because the positions differ; where, both have found out."""
    return f"the other side has stopped the game: {words}"


def said(words: str) -> str:
    """Another program does not let us in, in its own words."""
    return f"the table says: “{words}”"


def wrong_key(wanted: str, found: str) -> str:
    """Somebody else answers where a certain key was expected."""
    return f"somebody else answers there: the fingerprint is {found}, not {wanted}"


def no_link(details: str) -> str:
    """There is no link to the table; the protocol says why."""
    return f"there is no link to the table: {details}"


NOBODY_ANSWERS: Final = "nobody answers"
SAME_VERSION: Final = "both sides need the same version of p2pduel"
USE_GUEST: Final = "use --guest for a throw-away identity"

REFUSALS: Final[Mapping[str, str]] = {
    "link/version": "the table speaks another version of the protocol",
    "table/closing": "the game at this table is over",
    "table/full": "there is no room at this table",
    "table/lost": "the table watched there is lost at the moment",
    "table/no-spectators": "spectators are not welcome at this table",
    "table/other-game": "another game is played at this table",
    "table/rules": "the table has other rules",
    "table/same-key": "both sides have the same identity",
    "table/taken": "this table is taken",
}
"""Code by which a table does not let us in -> why."""


def positions_differ(details: str) -> str:
    """The two programs disagree about the position."""
    return f"the positions differ: {details}"


def another_key(name: str, mark: str) -> str:
    """A known name with another key, said to a program that asks nobody."""
    return f"{name} had another key before; the fingerprint now is {mark}"


def known_peers(details: str) -> str:
    """The list of people met before can't be used."""
    return f"the people met before can't be read: {details}"


def no_port(details: str) -> str:
    """Nobody can be let in here."""
    return f"no table can be opened here: {details}"


# --- tables on the network --------------------------------------------------------------------------------

STATES: Final[Mapping[str, str]] = {
    "waiting": "waiting for a player",
    "playing": "in the middle of a game",
    "finished": "closing",
    "unknown": "in an unknown state",
}
"""State of a table -> what is said of it."""

WRITE_MARK: Final = "write NAME#FINGERPRINT"
NO_SEARCHING: Final = "HOST:PORT works without searching"
GIVE_ADDRESS: Final = "give HOST:PORT instead"
NO_TABLE: Final = "no free table was found"


def no_search(details: str) -> str:
    """The network can't be searched, or the table not be announced."""
    return f"the network can't be searched: {details}"


def no_address(text: str) -> str:
    """What was typed is no address."""
    return f"“{text}” is no HOST:PORT; an IPv6 address is written [ADDRESS]:PORT, and the port is 1 to 65535"


def ambiguous(tables: Sequence[str]) -> str:
    """Several tables fit; each by name and fingerprint."""
    return f"several tables fit: {listed(tables)}"


def busy(name: str, state: str, watch: bool) -> str:
    """The table that was meant is there, but not free; state is a key of STATES."""
    said = f"{name} is there, but that table is {STATES[state]}"
    return said if watch else f"{said}, without spectators"


def no_table_called(name: str) -> str:
    """Nobody of that name."""
    return f"no table called {name} was found"


def others_there(nobody: str, tables: Sequence[tuple[str, str]]) -> str:
    """Who is there instead, by name and state (a key of STATES)."""
    return f"{nobody}; there is {listed([f'{name} ({STATES[state]})' for name, state in tables])}"
