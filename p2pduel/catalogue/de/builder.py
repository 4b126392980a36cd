"""The words of the deck builder, in German."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards

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

TITLE: Final = "Deckbau"
UNNAMED: Final = "ein Deck ohne Namen"
POOL: Final = " Karten zur Wahl "
DECK: Final = " Dein Deck "
CARD: Final = " Karte "
K_MORE: Final = "Eine mehr"
K_LESS: Final = "Eine weniger"
K_HAND: Final = "Hand"
K_SEARCH: Final = "Suchen"
K_CLEAR: Final = "Alle"
K_NAME: Final = "Name"
K_STYLE: Final = "Stil"
K_SAVE: Final = "Speichern"
K_OPEN: Final = "Öffnen"
K_DELETE: Final = "Löschen"
K_RULES: Final = "Regeln"
K_CARD: Final = "Karte"
K_OWNED: Final = "Meine Sets"
K_BACK: Final = "Zurück"
K_SETS: Final = "Set"
K_KINDS: Final = "Art"
K_COSTS: Final = "Preis"
K_POINTS: Final = "Punkte"
K_CHOSEN: Final = "Zeigen"
FILTERS: Final = {"sets": K_SETS, "kinds": K_KINDS, "costs": K_COSTS, "points": K_POINTS, "chosen": K_CHOSEN}
"""The filters and what they are called."""
ALL: Final = "alle"
ANY: Final = "beliebig"
NONE: Final = "keine"
MINE: Final = "meine"
OTHERS: Final = "andere"
"""Values of the filters that are no set, kind, cost or points."""
SEARCHING: Final = "Name oder Text einer Karte"
CARDS: Final = "Karten"
HAND: Final = "Hand"
EVENTS: Final = "Ereignisse"
PART_CARDS: Final = "Nachziehstapel"
PART_EVENTS: Final = "Ereignisse"
EVENT_APART: Final = "ein Ereignis kommt nie auf die Hand"
CURVE: Final = "Karten nach ihrem Preis"
LEGAL: Final = "Ein erlaubtes Deck."
NOT_YET: Final = "Noch nicht erlaubt:"
NOTHING_FITS: Final = "Keine Karte passt. x zeigt wieder alle Karten."
ASK_NAME: Final = "Der Name des Decks; er lässt sich später ändern"
ASK_STYLE: Final = "Eine Zeile dazu, wie es sich spielt"
OPEN_TITLE: Final = "Welches Deck?"
OPEN_ASK: Final = "Ein fertiges Deck wird kopiert und bleibt, wie es ist; ein eigenes wird geöffnet."
EMPTY: Final = "Ein leeres Deck"
OWNED_TITLE: Final = "Welche Sets besitzt du?"
OWNED_DO: Final = "So merken"
ABOUT_OWNED: Final = "Karten aus Sets, die du nicht besitzt, werden weder gezeigt noch erlaubt. Ein Deck mit solchen bleibt trotzdem erhalten."
NOT_FINISHED: Final = "noch nicht erlaubt"
REPLACE_TITLE: Final = "Das andere Deck ersetzen?"
LEAVE_TITLE: Final = "Ohne Speichern gehen?"
LEAVE_ASK: Final = "Was du seit dem letzten Speichern geändert hast, geht verloren."
LEAVE_YES: Final = "Gehen"
LEAVE_NO: Final = "Bleiben"
DELETE_TITLE: Final = "Dieses Deck löschen?"
NO_DECK_TO_DELETE: Final = "Dieses Deck wurde nie gespeichert."
QUIT_QUESTION: Final = "Dein Deck hat Änderungen, die nicht gespeichert sind. Trotzdem gehen?"
HELP: Final = (
    "Baue ein Turnierdeck: 33 Karten, 3 davon deine Starthand, und 4 Ereignisse. Rechts oder Enter "
    "nimmt eine mehr von "
    "der markierten Karte, links nimmt eine heraus, die Leertaste legt sie in deine Starthand. Die "
    "Buchstaben über der "
    "Liste wählen, was gezeigt wird; mit Umschalt gehen sie rückwärts. Neben der Liste steht, was "
    "noch fehlt: ein Deck "
    "lässt sich unfertig speichern und spielen, sobald es erlaubt ist."
)
HELP_OWNED: Final = (
    "Mit e sagst du ein für alle Mal, welche Sets du besitzt: Liste, Filter und Regeln richten sich danach."
)


def part_of(some: int, all_of: int) -> str:
    """So many of so many sets."""
    return f"{some} von {all_of}"


def copy_of(name: str, style: str) -> str:
    """A ready deck to copy."""
    return f"Kopie von {name}: {style}"


def found(shown: int, of: int) -> str:
    """How many cards the filters leave."""
    return f" {shown} von {counted_cards(of)} "


def heading(kind: str, number: int) -> str:
    """Over the cards of a kind."""
    return f"{kind} ({number})"


def saved(name: str, faults: Sequence[str]) -> str:
    """It is on the shelf."""
    if not faults:
        return f"„{name}“ ist gespeichert. Es steht in der Lobby in der Liste der Decks."
    return f"„{name}“ ist unfertig gespeichert. Es lässt sich spielen, wenn nichts mehr daran falsch ist."


def replace_ask(name: str) -> str:
    """Another deck has the name."""
    return f"Du hast ein anderes Deck mit dem Namen „{name}“. Wenn du dieses speicherst, wird es ersetzt."


def delete_ask(name: str) -> str:
    """Really?"""
    return f"„{name}“ wird für immer aus deinen Decks gelöscht."


def deleted(name: str) -> str:
    """Gone."""
    return f"„{name}“ ist gelöscht. Was du hier siehst, ist nicht mehr gespeichert."
