"""What is said about connections: who is there, who is not, and what the other side claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import listed

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
    "Die andere Seite sagt, sie habe mehr von diesem Spiel, als sie schickt. Die Verbindung wurde "
    "geschlossen; was "
    "sie zurückhält, zählt erst, wenn sie es zeigt."
)


def halted(words: str) -> str:
    """The other player has stopped the game and gives a reason, which is its own."""
    return f"die andere Seite hat das Spiel angehalten und sagt: „{words}“"


COMPARE: Final = (
    "vergleiche die Fingerabdrücke mit der Person, die du meinst; `p2pduel identity` zeigt den eigenen"
)


def differs(words: str) -> str:
    """The other player has stopped the game because the positions differ; where, both have found out."""
    return f"die andere Seite hat das Spiel angehalten: {words}"


def said(words: str) -> str:
    """Another program does not let us in, in its own words."""
    return f"der Tisch sagt: „{words}“"


def wrong_key(wanted: str, found: str) -> str:
    """Somebody else answers where a certain key was expected."""
    return f"dort antwortet jemand anderes: der Fingerabdruck ist {found}, nicht {wanted}"


def no_link(details: str) -> str:
    """There is no link to the table; the protocol says why."""
    return f"es gibt keine Verbindung zum Tisch: {details}"


NOBODY_ANSWERS: Final = "niemand antwortet"
SAME_VERSION: Final = "beide Seiten brauchen dieselbe Fassung von p2pduel"
USE_GUEST: Final = "nimm --guest für eine Identität zum Wegwerfen"

REFUSALS: Final[Mapping[str, str]] = {
    "link/version": "der Tisch spricht eine andere Fassung des Protokolls",
    "table/closing": "das Spiel an diesem Tisch ist vorbei",
    "table/full": "an diesem Tisch ist kein Platz",
    "table/lost": "der Tisch, dem dort zugesehen wird, ist gerade nicht zu erreichen",
    "table/no-spectators": "Publikum ist an diesem Tisch nicht willkommen",
    "table/other-game": "an diesem Tisch wird ein anderes Spiel gespielt",
    "table/rules": "der Tisch hat andere Regeln",
    "table/same-key": "beide Seiten haben dieselbe Identität",
    "table/taken": "dieser Tisch ist besetzt",
}
"""Code by which a table does not let us in -> why."""


def positions_differ(details: str) -> str:
    """The two programs disagree about the position."""
    return f"die Stellungen unterscheiden sich: {details}"


def another_key(name: str, mark: str) -> str:
    """A known name with another key, said to a program that asks nobody."""
    return f"{name} hatte früher einen anderen Schlüssel; der Fingerabdruck ist jetzt {mark}"


def known_peers(details: str) -> str:
    """The list of people met before can't be used."""
    return f"die Liste der Bekannten lässt sich nicht lesen: {details}"


def no_port(details: str) -> str:
    """Nobody can be let in here."""
    return f"hier lässt sich kein Tisch öffnen: {details}"


# --- tables on the network --------------------------------------------------------------------------------

STATES: Final[Mapping[str, str]] = {
    "waiting": "wartet auf jemanden",
    "playing": "mitten in einem Spiel",
    "finished": "schließt gerade",
    "unknown": "in unbekanntem Zustand",
}
"""State of a table -> what is said of it."""

WRITE_MARK: Final = "schreibe NAME#FINGERABDRUCK"
NO_SEARCHING: Final = "HOST:PORT geht ohne Suche"
GIVE_ADDRESS: Final = "gib stattdessen HOST:PORT an"
NO_TABLE: Final = "es wurde kein freier Tisch gefunden"


def no_search(details: str) -> str:
    """The network can't be searched, or the table not be announced."""
    return f"das Netz lässt sich nicht durchsuchen: {details}"


def no_address(text: str) -> str:
    """What was typed is no address."""
    return (
        f"„{text}“ ist kein HOST:PORT; eine IPv6-Adresse schreibt sich [ADRESSE]:PORT, und der Port liegt "
        "zwischen 1 und 65535"
    )


def ambiguous(tables: Sequence[str]) -> str:
    """Several tables fit; each by name and fingerprint."""
    return f"mehrere Tische passen: {listed(tables)}"


def busy(name: str, state: str, watch: bool) -> str:
    """The table that was meant is there, but not free; state is a key of STATES."""
    said = f"{name} ist da, aber der Tisch ist nicht frei: {STATES[state]}"
    return said if watch else f"{said}, ohne Publikum"


def no_table_called(name: str) -> str:
    """Nobody of that name."""
    return f"es wurde kein Tisch mit dem Namen {name} gefunden"


def others_there(nobody: str, tables: Sequence[tuple[str, str]]) -> str:
    """Who is there instead, by name and state (a key of STATES)."""
    return f"{nobody}; da sind: {listed([f'{name} ({STATES[state]})' for name, state in tables])}"
