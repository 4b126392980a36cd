"""What is said about connections: who is there, who is not, and what the other side claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import listed

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
    "Druhá strana tvrdí, že má z této hry víc, než posílá. Spojení je uzavřeno; co si nechává pro sebe, "
    "platí, až to ukáže."
)


def halted(words: str) -> str:
    """The other player has stopped the game and gives a reason, which is its own."""
    return f"druhá strana hru zastavila a říká: „{words}“"


COMPARE: Final = "porovnej otisk klíče s člověkem, kterého máš na mysli; vlastní ukáže `p2pduel identity`"


def differs(words: str) -> str:
    """The other player has stopped the game because the positions differ; where, both have found out."""
    return f"druhá strana hru zastavila: {words}"


def said(words: str) -> str:
    """Another program does not let us in, in its own words."""
    return f"stůl hlásí: „{words}“"


def wrong_key(wanted: str, found: str) -> str:
    """Somebody else answers where a certain key was expected."""
    return f"odpovídá tam někdo jiný: otisk klíče je {found}, ne {wanted}"


def no_link(details: str) -> str:
    """There is no link to the table; the protocol says why."""
    return f"se stolem není spojení: {details}"


NOBODY_ANSWERS: Final = "nikdo neodpovídá"
SAME_VERSION: Final = "obě strany potřebují stejnou verzi p2pduel"
USE_GUEST: Final = "s --guest dostaneš identitu na jedno použití"

REFUSALS: Final[Mapping[str, str]] = {
    "link/version": "stůl mluví jinou verzí protokolu",
    "table/closing": "hra u tohoto stolu je u konce",
    "table/full": "u tohoto stolu není místo",
    "table/lost": "sledovaný stůl je právě bez spojení",
    "table/no-spectators": "u tohoto stolu nejsou diváci vítáni",
    "table/other-game": "u tohoto stolu se hraje jiná hra",
    "table/rules": "stůl má jiná pravidla",
    "table/same-key": "obě strany mají stejnou identitu",
    "table/taken": "tento stůl je obsazený",
}
"""Code by which a table does not let us in -> why."""


def positions_differ(details: str) -> str:
    """The two programs disagree about the position."""
    return f"pozice se liší: {details}"


def another_key(name: str, mark: str) -> str:
    """A known name with another key, said to a program that asks nobody."""
    return f"{name}: klíč je jiný než dřív; otisk je teď {mark}"


def known_peers(details: str) -> str:
    """The list of people met before can't be used."""
    return f"seznam známých hráčů nelze číst: {details}"


def no_port(details: str) -> str:
    """Nobody can be let in here."""
    return f"tady nelze otevřít stůl: {details}"


# --- tables on the network --------------------------------------------------------------------------------

STATES: Final[Mapping[str, str]] = {
    "waiting": "čeká na hráče",
    "playing": "právě se hraje",
    "finished": "zavírá se",
    "unknown": "v neznámém stavu",
}
"""State of a table -> what is said of it."""

WRITE_MARK: Final = "napiš JMÉNO#OTISK"
NO_SEARCHING: Final = "HOST:PORT funguje i bez hledání"
GIVE_ADDRESS: Final = "zadej místo toho HOST:PORT"
NO_TABLE: Final = "žádný volný stůl tu není"


def no_search(details: str) -> str:
    """The network can't be searched, or the table not be announced."""
    return f"síť nelze prohledat: {details}"


def no_address(text: str) -> str:
    """What was typed is no address."""
    return f"„{text}“ není HOST:PORT; adresa IPv6 se píše [ADRESA]:PORT a port je 1 až 65535"


def ambiguous(tables: Sequence[str]) -> str:
    """Several tables fit; each by name and fingerprint."""
    return f"odpovídá tomu víc stolů: {listed(tables)}"


def busy(name: str, state: str, watch: bool) -> str:
    """The table that was meant is there, but not free; state is a key of STATES."""
    said = f"{name} je tu, ale stav stolu je: {STATES[state]}"
    return said if watch else f"{said}, bez diváků"


def no_table_called(name: str) -> str:
    """Nobody of that name."""
    return f"žádný stůl se nejmenuje {name}"


def others_there(nobody: str, tables: Sequence[tuple[str, str]]) -> str:
    """Who is there instead, by name and state (a key of STATES)."""
    return f"{nobody}; jsou tu: {listed([f'{name} ({STATES[state]})' for name, state in tables])}"
