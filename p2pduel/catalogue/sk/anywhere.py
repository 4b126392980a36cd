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

MISSING: Final = "na hru cez internet chýba doplnok `anywhere`; nie je nainštalovaný"
MISSING_HINT: Final = (
    "nainštaluj ho: pip install 'p2pduel[anywhere]'; ako hrať bez neho, je v docs/anywhere.md"
)
BAD_TICKET: Final = "túto pozvánku nemožno prečítať; skopíruj ju celú, od „endpoint“"
NOT_THERE: Final = "na túto pozvánku nikto neodpovedá"
NO_RELAY: Final = (
    "žiadny sprostredkovací server neodpovedá; kto je za iným routerom, možno tento stôl nenájde"
)
CHOOSE_RELAY: Final = (
    "dva notebooky za routermi sa nájdu cez sprostredkovací server; ten vidí ich adresy a kedy spolu "
    "hovoria, z hry nič. Povedz raz, či sa smú používať verejné servery n0"
)
CHOOSE_RELAY_HINT: Final = "--relay n0 je súhlas a zapamätá sa; --relay URL vezme iný; --no-relay žiadny"
RELAY_NEEDS: Final = (
    "--relay a --no-relay sa týkajú pozvánok: pridaj --anywhere, alebo pri join uveď pozvánku"
)
TICKET: Final = "Pozvánka pre niekoho na diaľku:"

RELAY_TITLE: Final = "V diaľke"
RELAY_ASK: Final = "Dva notebooky za routermi sa nájdu cez relay. Vidí ich adresy a kedy spolu hovoria, z hry nič. Smú sa používať verejné relay od n0, teraz aj neskôr?"
RELAY_YES: Final = "Používať"
RELAY_NO: Final = "Bez relay"
K_CODE: Final = "QR kód"
CODE_HINT: Final = "c ukáže lístok ako QR kód, celý a čiernym na bielom."
CODE_HELP: Final = (
    "Lístok pre fotoaparát. Kto ho načíta, má lístok: posadí hráča k tvojmu stolu. Esc vedie späť."
)


def code_too_small(columns: int, lines: int, width: int, height: int) -> str:
    """A code that would be cut is not shown."""
    return f"Kód potrebuje {columns} stĺpcov a {lines} riadkov; tento terminál má {width} a {height}. Zväčši ho, alebo zmenši písmo. Esc vedie späť."


def bad_relay(url: str) -> str:
    """What was typed is no relay."""
    return f"{url} nie je adresa sprostredkovacieho servera: vyzerá ako https://relay.example.org"


def no_endpoint(why: str) -> str:
    """This machine cannot be reached from afar."""
    return f"tento stôl nie je na diaľku dosiahnuteľný: {why}"
