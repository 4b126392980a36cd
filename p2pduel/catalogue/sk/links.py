"""What is said about connections: who is there, who is not, and what the other side claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.sk.words import listed

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
    "Druhá strana tvrdí, že má z tejto hry viac, než posiela. Spojenie je ukončené; čo si necháva pre "
    "seba, platí, až keď to ukáže."
)


def halted(words: str) -> str:
    """The other player has stopped the game and gives a reason, which is its own."""
    return f"druhá strana hru zastavila a hovorí: „{words}“"


COMPARE: Final = "porovnaj odtlačok kľúča s človekom, ktorého máš na mysli; vlastný ukáže `p2pduel identity`"


def differs(words: str) -> str:
    """The other player has stopped the game because the positions differ; where, both have found out."""
    return f"druhá strana hru zastavila: {words}"


def said(words: str) -> str:
    """Another program does not let us in, in its own words."""
    return f"odpoveď od stola: „{words}“"


def wrong_key(wanted: str, found: str) -> str:
    """Somebody else answers where a certain key was expected."""
    return f"odpovedá tam niekto iný: odtlačok kľúča je {found}, nie {wanted}"


def no_link(details: str) -> str:
    """There is no link to the table; the protocol says why."""
    return f"so stolom nie je spojenie: {details}"


NOBODY_ANSWERS: Final = "nikto neodpovedá"
SAME_VERSION: Final = "obe strany potrebujú rovnakú verziu p2pduel"
USE_GUEST: Final = "s --guest dostaneš identitu na jedno použitie"

REFUSALS: Final[Mapping[str, str]] = {
    "link/version": "stôl hovorí inou verziou protokolu",
    "table/closing": "hra pri tomto stole sa skončila",
    "table/full": "pri tomto stole nie je miesto",
    "table/lost": "sledovaný stôl je práve bez spojenia",
    "table/no-spectators": "pri tomto stole nie sú diváci vítaní",
    "table/other-game": "pri tomto stole sa hrá iná hra",
    "table/rules": "stôl má iné pravidlá",
    "table/same-key": "obe strany majú rovnakú identitu",
    "table/taken": "tento stôl je obsadený",
}
"""Code by which a table does not let us in -> why."""


def positions_differ(details: str) -> str:
    """The two programs disagree about the position."""
    return f"pozície sa líšia: {details}"


def another_key(name: str, mark: str) -> str:
    """A known name with another key, said to a program that asks nobody."""
    return f"{name}: kľúč je iný než predtým; odtlačok je teraz {mark}"


def known_peers(details: str) -> str:
    """The list of people met before can't be used."""
    return f"zoznam známych hráčov nemožno čítať: {details}"


def no_port(details: str) -> str:
    """Nobody can be let in here."""
    return f"tu nemožno otvoriť stôl: {details}"


# --- tables on the network --------------------------------------------------------------------------------

STATES: Final[Mapping[str, str]] = {
    "waiting": "čaká na hráča",
    "playing": "práve sa hrá",
    "finished": "zatvára sa",
    "unknown": "v neznámom stave",
}
"""State of a table -> what is said of it."""

WRITE_MARK: Final = "napíš MENO#ODTLAČOK"
NO_SEARCHING: Final = "HOST:PORT funguje aj bez hľadania"
GIVE_ADDRESS: Final = "zadaj namiesto toho HOST:PORT"
NO_TABLE: Final = "žiadny voľný stôl tu nie je"


def no_search(details: str) -> str:
    """The network can't be searched, or the table not be announced."""
    return f"sieť sa nedá prehľadať: {details}"


def no_address(text: str) -> str:
    """What was typed is no address."""
    return f"„{text}“ nie je HOST:PORT; adresa IPv6 sa píše [ADRESA]:PORT a port je 1 až 65535"


def ambiguous(tables: Sequence[str]) -> str:
    """Several tables fit; each by name and fingerprint."""
    return f"zodpovedá tomu viac stolov: {listed(tables)}"


def busy(name: str, state: str, watch: bool) -> str:
    """The table that was meant is there, but not free; state is a key of STATES."""
    said = f"{name} je tu, ale stav stola je: {STATES[state]}"
    return said if watch else f"{said}, bez divákov"


def no_table_called(name: str) -> str:
    """Nobody of that name."""
    return f"žiadny stôl sa nevolá {name}"


def others_there(nobody: str, tables: Sequence[tuple[str, str]]) -> str:
    """Who is there instead, by name and state (a key of STATES)."""
    return f"{nobody}; sú tu: {listed([f'{name} ({STATES[state]})' for name, state in tables])}"
