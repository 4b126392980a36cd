"""The words of the deck builder, in Slovak."""

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

TITLE: Final = "Stavba balíčka"
UNNAMED: Final = "balíček bez názvu"
POOL: Final = " Karty na výber "
DECK: Final = " Tvoj balíček "
CARD: Final = " Karta "
K_MORE: Final = "Pridať"
K_LESS: Final = "Ubrať"
K_HAND: Final = "Do ruky"
K_SEARCH: Final = "Hľadať"
K_CLEAR: Final = "Všetko"
K_NAME: Final = "Názov"
K_STYLE: Final = "Štýl"
K_SAVE: Final = "Uložiť"
K_OPEN: Final = "Otvoriť"
K_DELETE: Final = "Zmazať"
K_RULES: Final = "Pravidlá"
K_CARD: Final = "Karta"
K_OWNED: Final = "Moje súpravy"
K_BACK: Final = "Späť"
K_SETS: Final = "Súprava"
K_KINDS: Final = "Druh"
K_COSTS: Final = "Cena"
K_POINTS: Final = "Body"
K_CHOSEN: Final = "Výber"
FILTERS: Final = {"sets": K_SETS, "kinds": K_KINDS, "costs": K_COSTS, "points": K_POINTS, "chosen": K_CHOSEN}
"""The filters and what they are called."""
ALL: Final = "všetko"
ANY: Final = "ľubovoľné"
NONE: Final = "žiadne"
MINE: Final = "moje"
OTHERS: Final = "ostatné"
"""Values of the filters that are no set, kind, cost or points."""
SEARCHING: Final = "názov alebo text karty"
CARDS: Final = "Karty"
HAND: Final = "V ruke"
EVENTS: Final = "Udalosti"
PART_CARDS: Final = "doberajúce balíčky"
PART_EVENTS: Final = "udalosti"
EVENT_APART: Final = "udalosť nikdy nie je v ruke"
CURVE: Final = "Karty podľa ceny"
LEGAL: Final = "Balíček zodpovedá pravidlám."
NOT_YET: Final = "Ešte nezodpovedá pravidlám:"
NOTHING_FITS: Final = "Nevyhovuje žiadna karta. x ukáže zase všetky."
ASK_NAME: Final = "Názov balíčka; neskôr sa dá zmeniť"
ASK_STYLE: Final = "Jeden riadok o tom, ako sa s ním hrá"
OPEN_TITLE: Final = "Ktorý balíček?"
OPEN_ASK: Final = "Hotový balíček sa skopíruje a zostane, aký je; vlastný sa otvorí."
EMPTY: Final = "Prázdny balíček"
OWNED_TITLE: Final = "Ktoré súpravy máš?"
OWNED_DO: Final = "Zapamätať"
ABOUT_OWNED: Final = "Karty zo súprav, ktoré nemáš, sa neukazujú a nie sú dovolené. Balíček s nimi napriek tomu zostane zachovaný."
NOT_FINISHED: Final = "ešte nezodpovedá pravidlám"
REPLACE_TITLE: Final = "Nahradiť druhý balíček?"
LEAVE_TITLE: Final = "Odísť bez uloženia?"
LEAVE_ASK: Final = "Zmeny od posledného uloženia sa stratia."
LEAVE_YES: Final = "Odísť"
LEAVE_NO: Final = "Zostať"
DELETE_TITLE: Final = "Zmazať tento balíček?"
NO_DECK_TO_DELETE: Final = "Tento balíček ešte nikdy nebol uložený."
QUIT_QUESTION: Final = "Tvoj balíček má neuložené zmeny. Napriek tomu odísť?"
HELP: Final = (
    "Zostav balíček pre turnajovú hru: 33 kariet, z nich 3 počiatočné karty v ruke, a 4 udalosti. Šípka "
    "vpravo alebo Enter pridá kus označenej karty, šípka vľavo jeden uberie, medzerník ju zaradí medzi "
    "počiatočné karty v ruke. Písmená nad zoznamom vyberajú, čo je vidieť; so Shiftom idú opačne. Vedľa "
    "zoznamu sa ukazuje, čo ešte chýba: uložiť možno aj nehotový balíček, hrať s ním, až keď zodpovedá "
    "pravidlám."
)
HELP_OWNED: Final = "Klávesom e raz navždy určíš, ktoré súpravy máš: riadi sa tým zoznam, filtre aj pravidlá."


def part_of(some: int, all_of: int) -> str:
    """So many of so many sets."""
    return f"{some} z {all_of}"


def copy_of(name: str, style: str) -> str:
    """A ready deck to copy."""
    return f"Kópia – {name}: {style}"


def found(shown: int, of: int) -> str:
    """How many cards the filters leave."""
    return f" {few(shown, 'karta', 'karty', 'kariet')} / {of} "


def heading(kind: str, number: int) -> str:
    """Over the cards of a kind."""
    return f"{kind} ({number})"


def saved(name: str, faults: Sequence[str]) -> str:
    """It is on the shelf."""
    if not faults:
        return f"Balíček „{name}“ je uložený. Nájdeš ho v lobby v zozname balíčkov."
    return f"Balíček „{name}“ je uložený nehotový. Hrať sa s ním bude dať, keď na ňom už nebude nič zle."


def replace_ask(name: str) -> str:
    """Another deck has the name."""
    return f"Máš iný balíček s názvom „{name}“. Uložením tohto sa nahradí."


def delete_ask(name: str) -> str:
    """Really?"""
    return f"Balíček „{name}“ sa z tvojich balíčkov navždy zmaže."


def deleted(name: str) -> str:
    """Gone."""
    return f"Balíček „{name}“ je zmazaný. Čo tu vidíš, už nie je uložené."
