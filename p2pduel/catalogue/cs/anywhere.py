"""What is said about tables that are reached across the internet."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BAD_TICKET",
    "CHOOSE_RELAY",
    "CHOOSE_RELAY_HINT",
    "CODE_HELP",
    "CODE_HINT",
    "K_CODE",
    "MISSING",
    "MISSING_HINT",
    "NOT_THERE",
    "NO_RELAY",
    "RELAY_ASK",
    "RELAY_NEEDS",
    "RELAY_NO",
    "RELAY_TITLE",
    "RELAY_YES",
    "TICKET",
    "bad_relay",
    "code_too_small",
    "no_endpoint",
]

MISSING: Final = "ke hře přes internet chybí doplněk `anywhere`; není nainstalovaný"
MISSING_HINT: Final = (
    "nainstaluj ho: pip install 'p2pduel[anywhere]'; jak hrát bez něj, je v docs/anywhere.md"
)
BAD_TICKET: Final = "tuto pozvánku nelze přečíst; zkopíruj ji celou, od „endpoint“"
NOT_THERE: Final = "na tuto pozvánku nikdo neodpovídá"
NO_RELAY: Final = (
    "žádný zprostředkovací server neodpovídá; kdo je za jiným routerem, možná tento stůl nenajde"
)
CHOOSE_RELAY: Final = (
    "dva notebooky za routery se najdou přes zprostředkovací server; ten vidí jejich adresy a kdy "
    "spolu mluví, ze hry nic. Řekni jednou, zda se smějí používat veřejné servery n0"
)
CHOOSE_RELAY_HINT: Final = (
    "--relay n0 znamená souhlas a pamatuje se; --relay URL vezme jiný; --no-relay žádný"
)
RELAY_NEEDS: Final = "--relay a --no-relay se týkají pozvánek: přidej --anywhere, nebo u join uveď pozvánku"
TICKET: Final = "Pozvánka pro někoho na dálku:"

RELAY_TITLE: Final = "V dálce"
RELAY_ASK: Final = "Dva notebooky za routery se najdou přes relay. Vidí jejich adresy a kdy spolu mluví, ze hry nic. Smí se používat veřejné relay od n0, teď i později?"
RELAY_YES: Final = "Používat"
RELAY_NO: Final = "Bez relay"
K_CODE: Final = "QR kód"
CODE_HINT: Final = "c ukáže lístek jako QR kód, celý a černě na bílé."
CODE_HELP: Final = (
    "Lístek pro fotoaparát. Kdo ho načte, má lístek: posadí hráče k tvému stolu. Esc vede zpět."
)


def code_too_small(columns: int, lines: int, width: int, height: int) -> str:
    """A code that would be cut is not shown."""
    return f"Kód potřebuje {columns} sloupců a {lines} řádků; tento terminál má {width} a {height}. Zvětši ho, nebo zmenši písmo. Esc vede zpět."


def bad_relay(url: str) -> str:
    """What was typed is no relay."""
    return f"{url} není adresa zprostředkovacího serveru: vypadá jako https://relay.example.org"


def no_endpoint(why: str) -> str:
    """This machine cannot be reached from afar."""
    return f"tento stůl není na dálku dosažitelný: {why}"
