"""The words of every table; cards, prompts and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, counted_proofs, listed
from p2pduel.catalogue.grammar import one

__all__ = [
    "ALL_ACTIONS",
    "ANY_HELP",
    "ASKED",
    "CARD",
    "CARDS",
    "CHANCE_EXPLAINED",
    "CHANGED_TOO",
    "CHAPTER",
    "CHOOSE_PLACE",
    "CLOSE",
    "COMMON_KEYS",
    "DO_IT",
    "HANDBOOK",
    "HANDBOOK_ASK",
    "HANDBOOK_HELP",
    "HELP",
    "HERE",
    "INTO_LIST",
    "KEY",
    "K_INSPECT",
    "K_LOG",
    "K_MOVES",
    "K_RESIGN",
    "K_RULES",
    "K_SWAP",
    "K_UNDO",
    "K_VERIFY",
    "K_WHOLE",
    "K_ZOOM",
    "LEAVE",
    "LEAVE_GAME",
    "LEAVE_QUESTION",
    "LEAVE_TITLE",
    "LEAVE_YES",
    "LESSON",
    "LINK_LOST",
    "LOCAL",
    "LOCAL_CHANCE",
    "LOG",
    "NO",
    "NOTHING_FITS",
    "NOTHING_TO_INSPECT",
    "NOT_NOW",
    "NOT_OFFERED",
    "NOT_THERE",
    "NOW",
    "NO_ACTION",
    "NO_LESSON",
    "NUMBERS_HEADING",
    "ON_TABLE",
    "OTHER_CHOICE",
    "PLAYERS",
    "POINTS",
    "READ_FIRST",
    "RECONNECTING",
    "RESIGN_ASK",
    "RESIGN_TITLE",
    "RULES_HEADING",
    "SEARCH_ACTIONS",
    "SENDING",
    "STAY",
    "SWAP_HINT",
    "TAKE_THESE",
    "UNDO_BARRIER",
    "UNDO_LIMIT",
    "UNDO_NOTHING",
    "WATCHING",
    "WHAT_HERE",
    "WHICH_ONE",
    "WHICH_STACK",
    "YES",
    "YOU",
    "YOUR_MOVE",
    "cards",
    "cards_of",
    "chosen_so_far",
    "finished",
    "hand_of",
    "hand_size",
    "inspect_card",
    "lost",
    "more",
    "nothing_found",
    "of_choices",
    "proofs",
    "too_small",
    "turn_number",
    "turn_words",
    "waiting",
    "waits_for",
    "watchers",
]

CLOSE: Final = "Schließen"
HELP: Final = "Hilfe"
LEAVE: Final = "Verlassen"
LEAVE_TITLE: Final = "Das Programm verlassen?"
LEAVE_QUESTION: Final = "p2pduel jetzt verlassen?"
LEAVE_YES: Final = "Verlassen"
STAY: Final = "Bleiben"
YES: Final = "Ja"
NO: Final = "Nein"
KEY: Final = "Taste"
ALL_ACTIONS: Final = "Alles"
SEARCH_ACTIONS: Final = "Eine Handlung suchen …"
NO_ACTION: Final = "Keine solche Handlung"
CHOOSE_PLACE: Final = "Platz wählen"
COMMON_KEYS: Final = (
    ("Tab", "nächster Teil des Bildschirms (Umschalt+Tab: voriger)"),
    ("Pfeile", "innerhalb eines Teils bewegen"),
    ("Enter", "das Markierte wählen"),
    ("Esc", "schließen, was offen ist, ohne etwas zu tun"),
    ("^p", "alle Handlungen mit Namen"),
    ("Maus", "klicke Karte, Platz, Zeile oder Taste; das Rad blättert"),
)


def too_small(width: int, height: int, least_width: int, least_height: int) -> str:
    """The notice for a terminal without room for the table."""
    return (
        f"Dieses Fenster hat {width} Spalten und {height} Zeilen.\n"
        f"Der Tisch braucht mindestens {least_width} × {least_height}.\n"
        "Mach es größer, und das Spiel geht weiter; nichts ist verloren."
    )


CARD: Final = "Karte"
CARDS: Final = "Karten"
POINTS: Final = "Punkte"
PLAYERS: Final = "Am Spiel"
ON_TABLE: Final = "Auf dem Tisch"
YOU: Final = "– du"
WATCHING: Final = "du siehst zu"
LOCAL: Final = "auf diesem Rechner"
RECONNECTING: Final = "Verbindung weg, neuer Versuch"
LINK_LOST: Final = "Verbindung weg"
SWAP_HINT: Final = "o: ansehen"


def hand_size(count: int) -> str:
    """How many cards a hand holds."""
    return one(count, "Handkarte", "Handkarten")


def cards(count: int) -> str:
    """How many cards stand."""
    return counted_cards(count)


def proofs(number: int, short: bool) -> str:
    """How many proofs of the other side were checked here."""
    return counted_proofs(number) if short else f"{counted_proofs(number)} geprüft"


def watchers(count: int) -> str:
    """How many people watch."""
    return f"{count} im Publikum"


def turn_words(turn: int, name: str, phase: str) -> str:
    """Number of the turn, whose it is, and its phase."""
    return f"Zug {turn} · {name}: {phase}"


def waiting(attempt: int) -> str:
    """The banner while the link is being restored."""
    tries = f" (Versuch {attempt})" if attempt else ""
    return (
        f"Die Verbindung ist weg; sie wird neu aufgebaut{tries}. Das Spiel ist gespeichert, nichts "
        "ist verloren, und "
        "keine Zeit läuft ab."
    )


def lost(reason: str) -> str:
    """The banner when the link was given up, with the reason if one is known."""
    what = f"Angehalten: {reason}" if reason else "Die andere Seite ist weg"
    return f"{what}. Das Spiel ist gespeichert; macht in der Lobby weiter, wann immer ihr beide mögt."


READ_FIRST: Final = (
    "Pfeiltasten oder ein Klick gehen durch die Karten; hier liest du sie. Enter oder ein zweiter "
    "Klick wählt."
)
TAKE_THESE: Final = "Diese nehmen"
WHICH_STACK: Final = "Welcher Stapel?"
NOT_OFFERED: Final = "Du siehst diese Karte, aber sie darf nicht genommen werden."


def chosen_so_far(names: Sequence[str]) -> str:
    """What is marked in a list from which several cards are taken."""
    return f"Markiert: {listed(names)}." if names else "Noch ist nichts markiert."


NOT_NOW: Final = "Jetzt nicht möglich."


DO_IT: Final = "Tun"
WHICH_ONE: Final = "Was davon?"
CHANGED_TOO: Final = "auch geändert"
NOT_THERE: Final = "An diesem Platz ist das nicht möglich."
OTHER_CHOICE: Final = "Andere Wahl"


def of_choices(number: int, count: int) -> str:
    """Which of how many choices is shown."""
    return f"({number} von {count})"


K_INSPECT: Final = "Lesen"
K_UNDO: Final = "Zurück"
K_LOG: Final = "Verlauf"
K_SWAP: Final = "Gegenüber"
K_ZOOM: Final = "Größe"
K_WHOLE: Final = "Ganzer Tisch"
K_VERIFY: Final = "Prüfen"
K_MOVES: Final = "Mein Zug"
K_RESIGN: Final = "Aufgeben"
K_RULES: Final = "Regeln"
HANDBOOK: Final = "Regeln und Karten"
HANDBOOK_ASK: Final = "Tippe ein Wort …"
HANDBOOK_HELP: Final = (
    "Alle Regeln und alle Karten. Tippe, und nur was deine Wörter enthält, bleibt in der Liste. "
    "Enter öffnet das "
    "erste, die Pfeiltasten gehen durch die Liste."
)
INTO_LIST: Final = "In die Liste"
RULES_HEADING: Final = "Die Regeln"
NUMBERS_HEADING: Final = "Regeln nach Nummern"
CHAPTER: Final = "Regeln"
LESSON: Final = "Lektion"
NO_LESSON: Final = "Für dieses Spiel gibt es keine Lektion."
LOG: Final = "Verlauf"
YOUR_MOVE: Final = "Dein Zug"
NOW: Final = "Jetzt"
ASKED: Final = "Du wirst gefragt"
SENDING: Final = "…"
LEAVE_GAME: Final = "Dieses Spiel verlassen? Es ist gespeichert, wo das geht; du findest es in der Lobby."
HERE: Final = "Hier"
WHAT_HERE: Final = "Was soll hier geschehen?"
NOTHING_FITS: Final = "Nichts, was du hast, lässt sich hier jetzt bauen:"
ANY_HELP: Final = (
    "Oben stehen alle am Spiel mit ihren Punkten, darunter liegt, was auf dem Tisch ist, dann "
    "deine Hand. Die Liste "
    "daneben enthält alles, was du jetzt tun kannst: ✓ geht, ✗ sagt, warum nicht."
)
NOTHING_TO_INSPECT: Final = (
    "Zeige erst auf eine Karte: Tab wechselt den Teil des Bildschirms, die Pfeile bewegen."
)
RESIGN_TITLE: Final = "Aufgeben?"
RESIGN_ASK: Final = "Die andere Seite gewinnt sofort."
CHANCE_EXPLAINED: Final = (
    "Niemand entscheidet hier allein über den Zufall. Jede Seite hatte sich festgelegt, bevor sie "
    "den Wert der "
    "anderen kannte; das Ergebnis wird aus beiden berechnet, und alle können es nachrechnen."
)
LOCAL_CHANCE: Final = "Dieses Spiel läuft auf einem einzigen Rechner, der selbst würfelt und mischt."


def cards_of(name: str) -> str:
    """The heading of a set."""
    return f"Die Karten: {name}"


def nothing_found(query: str) -> str:
    """No rule and no card holds what was typed."""
    return f"Nichts hier spricht von „{query}“."


def hand_of(name: str, own: bool) -> str:
    """The caption of the hand."""
    return "Deine Hand" if own else f"Hand: {name}"


def waits_for(name: str) -> str:
    """Somebody else decides."""
    return f"{name} überlegt …"


def finished(winner: str | None) -> str:
    """How the game ended: the winner's name, or a draw."""
    return "Das Spiel endet unentschieden." if winner is None else f"{winner} hat das Spiel gewonnen."


def inspect_card(name: str) -> str:
    """The row that shows a card."""
    return f"Karte ansehen: {name}"


def turn_number(turn: int) -> str:
    """A turn as a title."""
    return f"Zug {turn}" if turn else "Aufbau"


UNDO_NOTHING: Final = "Von dir gibt es nichts zurückzunehmen."
UNDO_LIMIT: Final = (
    "Seit dem letzten Wurf oder der letzten Karte wurde so oft zurückgenommen, dass nichts mehr geht: "
    "spiel weiter."
)
UNDO_BARRIER: Final = (
    "Das lässt sich nicht zurücknehmen: es wurde gewürfelt, oder eine verdeckte Karte kam ans "
    "Licht. Einen zweiten "
    "Wurf gibt es nicht."
)


def more(left: str, right: str, key: str = "") -> str:
    """There is more to see on one side, and the key that makes room for it."""
    said = (f"{key}: Größe ·" if key else "", left, "mehr", right)
    return f" {' '.join(part for part in said if part)} "
