"""The words of the deck builder, in Czech."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import few

__all__ = [
    "ABOUT_OWNED",
    "ALL",
    "ANY",
    "ASK_NAME",
    "ASK_STYLE",
    "CARD",
    "CARDS",
    "CURVE",
    "DECK",
    "DELETE_TITLE",
    "EMPTY",
    "EVENTS",
    "EVENT_APART",
    "FILTERS",
    "HAND",
    "HELP",
    "HELP_OWNED",
    "K_BACK",
    "K_CARD",
    "K_CHOSEN",
    "K_CLEAR",
    "K_COSTS",
    "K_DELETE",
    "K_HAND",
    "K_KINDS",
    "K_LESS",
    "K_MORE",
    "K_NAME",
    "K_OPEN",
    "K_OWNED",
    "K_POINTS",
    "K_RULES",
    "K_SAVE",
    "K_SEARCH",
    "K_SETS",
    "K_STYLE",
    "LEAVE_ASK",
    "LEAVE_NO",
    "LEAVE_TITLE",
    "LEAVE_YES",
    "LEGAL",
    "MINE",
    "NONE",
    "NOTHING_FITS",
    "NOT_FINISHED",
    "NOT_YET",
    "NO_DECK_TO_DELETE",
    "OPEN_ASK",
    "OPEN_TITLE",
    "OTHERS",
    "OWNED_DO",
    "OWNED_TITLE",
    "PART_CARDS",
    "PART_EVENTS",
    "POOL",
    "QUIT_QUESTION",
    "REPLACE_TITLE",
    "SEARCHING",
    "TITLE",
    "UNNAMED",
    "copy_of",
    "delete_ask",
    "deleted",
    "found",
    "heading",
    "part_of",
    "replace_ask",
    "saved",
]

TITLE: Final = "Stavba balíčku"
UNNAMED: Final = "balíček bez názvu"
POOL: Final = " Karty na výběr "
DECK: Final = " Tvůj balíček "
CARD: Final = " Karta "
K_MORE: Final = "Přidat"
K_LESS: Final = "Ubrat"
K_HAND: Final = "Do ruky"
K_SEARCH: Final = "Hledat"
K_CLEAR: Final = "Vše"
K_NAME: Final = "Název"
K_STYLE: Final = "Styl"
K_SAVE: Final = "Uložit"
K_OPEN: Final = "Otevřít"
K_DELETE: Final = "Smazat"
K_RULES: Final = "Pravidla"
K_CARD: Final = "Karta"
K_OWNED: Final = "Moje sady"
K_BACK: Final = "Zpět"
K_SETS: Final = "Sada"
K_KINDS: Final = "Druh"
K_COSTS: Final = "Cena"
K_POINTS: Final = "Body"
K_CHOSEN: Final = "Výběr"
FILTERS: Final = {"sets": K_SETS, "kinds": K_KINDS, "costs": K_COSTS, "points": K_POINTS, "chosen": K_CHOSEN}
"""The filters and what they are called."""
ALL: Final = "vše"
ANY: Final = "libovolné"
NONE: Final = "žádné"
MINE: Final = "moje"
OTHERS: Final = "ostatní"
"""Values of the filters that are no set, kind, cost or points."""
SEARCHING: Final = "název nebo text karty"
CARDS: Final = "Karty"
HAND: Final = "V ruce"
EVENTS: Final = "Události"
PART_CARDS: Final = "dobírací balíčky"
PART_EVENTS: Final = "události"
EVENT_APART: Final = "událost nikdy není v ruce"
CURVE: Final = "Karty podle ceny"
LEGAL: Final = "Balíček odpovídá pravidlům."
NOT_YET: Final = "Ještě neodpovídá pravidlům:"
NOTHING_FITS: Final = "Nevyhovuje žádná karta. x ukáže zase všechny."
ASK_NAME: Final = "Název balíčku; později se dá změnit"
ASK_STYLE: Final = "Jeden řádek o tom, jak se s ním hraje"
OPEN_TITLE: Final = "Který balíček?"
OPEN_ASK: Final = "Hotový balíček se zkopíruje a zůstane, jaký je; vlastní se otevře."
EMPTY: Final = "Prázdný balíček"
OWNED_TITLE: Final = "Které sady máš?"
OWNED_DO: Final = "Zapamatovat"
ABOUT_OWNED: Final = (
    "Karty ze sad, které nemáš, se neukazují a nejsou dovolené. Balíček s nimi přesto zůstane zachovaný."
)
NOT_FINISHED: Final = "ještě neodpovídá pravidlům"
REPLACE_TITLE: Final = "Nahradit druhý balíček?"
LEAVE_TITLE: Final = "Odejít bez uložení?"
LEAVE_ASK: Final = "Změny od posledního uložení se ztratí."
LEAVE_YES: Final = "Odejít"
LEAVE_NO: Final = "Zůstat"
DELETE_TITLE: Final = "Smazat tento balíček?"
NO_DECK_TO_DELETE: Final = "Tento balíček ještě nikdy nebyl uložen."
QUIT_QUESTION: Final = "Tvůj balíček má neuložené změny. Přesto odejít?"
HELP: Final = (
    "Sestav balíček pro turnajovou hru: 33 karet, z nich 3 počáteční karty v ruce, a 4 události. Šipka "
    "vpravo nebo Enter přidá další označenou kartu, šipka vlevo jednu ubere, mezerník ji zařadí mezi "
    "počáteční karty v ruce. Písmena nad seznamem vybírají, co je vidět; se Shiftem jdou opačně. Vedle "
    "seznamu stojí, co ještě chybí: uložit lze i nehotový balíček, hrát s ním, až odpovídá pravidlům."
)
HELP_OWNED: Final = "Klávesou e jednou provždy určíš, které sady máš: řídí se tím seznam, filtry i pravidla."


def part_of(some: int, all_of: int) -> str:
    """So many of so many sets."""
    return f"{some} z {all_of}"


def copy_of(name: str, style: str) -> str:
    """A ready deck to copy."""
    return f"Kopie – {name}: {style}"


def found(shown: int, of: int) -> str:
    """How many cards the filters leave."""
    return f" {few(shown, 'karta', 'karty', 'karet')} / {of} "


def heading(kind: str, number: int) -> str:
    """Over the cards of a kind."""
    return f"{kind} ({number})"


def saved(name: str, faults: Sequence[str]) -> str:
    """It is on the shelf."""
    if not faults:
        return f"Balíček „{name}“ je uložený. Najdeš ho v lobby v seznamu balíčků."
    return f"Balíček „{name}“ je uložený nehotový. Hrát s ním půjde, až na něm nebude nic špatně."


def replace_ask(name: str) -> str:
    """Another deck has the name."""
    return f"Máš jiný balíček s názvem „{name}“. Uložením tohoto se nahradí."


def delete_ask(name: str) -> str:
    """Really?"""
    return f"Balíček „{name}“ se z tvých balíčků navždy smaže."


def deleted(name: str) -> str:
    """Gone."""
    return f"Balíček „{name}“ je smazaný. Co tu vidíš, už není uložené."
