"""The words of every table; cards, prompts and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.sk.words import counted_cards, counted_proofs, listed

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

CLOSE: Final = "Zavrieť"
HELP: Final = "Pomoc"
LEAVE: Final = "Odísť"
LEAVE_TITLE: Final = "Opustiť program?"
LEAVE_QUESTION: Final = "Opustiť teraz p2pduel?"
LEAVE_YES: Final = "Odísť"
STAY: Final = "Zostať"
YES: Final = "Áno"
NO: Final = "Nie"
KEY: Final = "kláves"
ALL_ACTIONS: Final = "Všetko"
SEARCH_ACTIONS: Final = "Hľadať akciu …"
NO_ACTION: Final = "Taká akcia tu nie je"
CHOOSE_PLACE: Final = "Vybrať miesto"
COMMON_KEYS: Final = (
    ("Tab", "ďalšia časť obrazovky (Shift+Tab: predošlá)"),
    ("šípky", "pohyb vnútri časti"),
    ("Enter", "vybrať, čo je označené"),
    ("Esc", "zavrieť, čo je otvorené, a nič neurobiť"),
    ("^p", "všetky akcie podľa názvu"),
    ("myš", "klikni na kartu, miesto, riadok alebo kláves; koliesko posúva"),
)


def too_small(width: int, height: int, least_width: int, least_height: int) -> str:
    """The notice for a terminal without room for the table."""
    return (
        f"Toto okno má šírku {width} a výšku {height} znakov.\n"
        f"Stôl potrebuje aspoň {least_width} × {least_height}.\n"
        "Zväčši ho a hra pokračuje; nič sa nestratí."
    )


CARD: Final = "Karta"
CARDS: Final = "Karty"
POINTS: Final = "body"
PLAYERS: Final = "Hráči"
ON_TABLE: Final = "Na stole"
YOU: Final = "– ty"
WATCHING: Final = "sleduješ"
LOCAL: Final = "na tomto počítači"
RECONNECTING: Final = "bez spojenia, ďalší pokus"
LINK_LOST: Final = "bez spojenia"
SWAP_HINT: Final = "o: ukázať"


def hand_size(count: int) -> str:
    """How many cards a hand holds."""
    return few(count, "karta v ruke", "karty v ruke", "kariet v ruke")


def cards(count: int) -> str:
    """How many cards stand."""
    return counted_cards(count)


def proofs(number: int, short: bool) -> str:
    """How many proofs of the other side were checked here."""
    return counted_proofs(number) if short else f"overené: {counted_proofs(number)}"


def watchers(count: int) -> str:
    """How many people watch."""
    return few(count, "divák", "diváci", "divákov")


def turn_words(turn: int, name: str, phase: str) -> str:
    """Number of the turn, whose it is, and its phase."""
    return f"ťah {turn} · {name}: {phase}"


def waiting(attempt: int) -> str:
    """The banner while the link is being restored."""
    tries = f" (pokus {attempt})" if attempt else ""
    return (
        f"Spojenie vypadlo; nadväzuje sa znova{tries}. Hra je uložená, nič sa nestráca a žiadny čas nebeží."
    )


def lost(reason: str) -> str:
    """The banner when the link was given up, with the reason if one is known."""
    what = f"Zastavené: {reason}" if reason else "Druhá strana je preč"
    return f"{what}. Hra je uložená; pokračujte v nej z lobby, kedykoľvek budete obaja chcieť."


READ_FIRST: Final = (
    "Šípkami alebo kliknutím prechádzaš karty; tu si ich prečítaš. Enter alebo druhé kliknutie vyberá."
)
TAKE_THESE: Final = "Vziať tieto"
WHICH_STACK: Final = "Ktorý balíček?"
NOT_OFFERED: Final = "Túto kartu vidíš, ale vziať sa nedá."


def chosen_so_far(names: Sequence[str]) -> str:
    """What is marked in a list from which several cards are taken."""
    return f"Označené: {listed(names)}." if names else "Zatiaľ nie je nič označené."


NOT_NOW: Final = "Teraz to nejde."


DO_IT: Final = "Vykonať"
WHICH_ONE: Final = "Čo z toho?"
CHANGED_TOO: Final = "zmení sa s tým"
NOT_THERE: Final = "Na tomto mieste to nejde."
OTHER_CHOICE: Final = "Iná voľba"


def of_choices(number: int, count: int) -> str:
    """Which of how many choices is shown."""
    return f"({number}/{count})"


K_INSPECT: Final = "Karta"
K_UNDO: Final = "Vziať späť"
K_LOG: Final = "Záznam"
K_SWAP: Final = "Druhá strana"
K_ZOOM: Final = "Lupa"
K_WHOLE: Final = "Celý stôl"
K_VERIFY: Final = "Overiť"
K_MOVES: Final = "Môj ťah"
K_RESIGN: Final = "Vzdať sa"
K_RULES: Final = "Pravidlá"
HANDBOOK: Final = "Pravidlá a karty"
HANDBOOK_ASK: Final = "Napíš slovo …"
HANDBOOK_HELP: Final = (
    "Všetky pravidlá a všetky karty. Píš a v zozname zostane len to, čo tvoje slová obsahuje. Enter "
    "otvorí prvú položku, šípky prechádzajú zoznam."
)
INTO_LIST: Final = "Do zoznamu"
RULES_HEADING: Final = "Pravidlá"
NUMBERS_HEADING: Final = "Pravidlá podľa čísel"
CHAPTER: Final = "pravidlá"
LESSON: Final = "Lekcia"
NO_LESSON: Final = "Pre túto hru žiadna lekcia nie je."
LOG: Final = "Záznam ťahov"
YOUR_MOVE: Final = "Tvoj ťah"
NOW: Final = "Teraz"
ASKED: Final = "Otázka pre teba"
SENDING: Final = "…"
LEAVE_GAME: Final = "Opustiť túto hru? Uloží sa, kde sa to dá; nájdeš ju v lobby."
HERE: Final = "Tu"
WHAT_HERE: Final = "Čo sa tu má stať?"
NOTHING_FITS: Final = "Nič z toho, čo máš, sa tu teraz nedá postaviť:"
ANY_HELP: Final = (
    "Hore sú hráči a ich body, pod nimi to, čo leží na stole, potom tvoje karty v ruke. Zoznam vedľa "
    "obsahuje všetko, čo teraz môžeš urobiť: ✓ dá sa urobiť, ✗ hovorí, prečo nie."
)
NOTHING_TO_INSPECT: Final = "Najprv ukáž na kartu: tab mení časť obrazovky, šípky posúvajú."
RESIGN_TITLE: Final = "Vzdať sa?"
RESIGN_ASK: Final = "Druhá strana hneď víťazí."
CHANCE_EXPLAINED: Final = (
    "O náhode tu nikto nerozhoduje sám. Každá strana sa zaviazala skôr, než poznala hodnotu tej druhej; "
    "výsledok sa počíta z oboch a ktokoľvek ho môže prepočítať."
)
LOCAL_CHANCE: Final = "Táto hra beží na jedinom počítači, ktorý sám hádže a mieša."


def cards_of(name: str) -> str:
    """The heading of a set."""
    return f"Karty: {name}"


def nothing_found(query: str) -> str:
    """No rule and no card holds what was typed."""
    return f"O tomto tu nič nie je: „{query}“."


def hand_of(name: str, own: bool) -> str:
    """The caption of the hand."""
    return "Tvoje karty v ruke" if own else f"Karty v ruke: {name}"


def waits_for(name: str) -> str:
    """Somebody else decides."""
    return f"{name} premýšľa …"


def finished(winner: str | None) -> str:
    """How the game ended: the winner's name, or a draw."""
    return "Hra sa končí remízou." if winner is None else f"Hru vyhráva {winner}."


def inspect_card(name: str) -> str:
    """The row that shows a card."""
    return f"Prezrieť si kartu: {name}"


def turn_number(turn: int) -> str:
    """A turn as a title."""
    return f"Ťah {turn}" if turn else "Príprava hry"


UNDO_NOTHING: Final = "Nemáš nič, čo by sa dalo vziať späť."
UNDO_LIMIT: Final = (
    "Od posledného hodu alebo karty je už toľko ťahov vzatých späť, že ďalšie nejdú: hraj ďalej."
)
UNDO_BARRIER: Final = "To sa nedá vziať späť: padla kocka alebo sa odkryla skrytá karta. Druhý hod nie je."


def more(left: str, right: str, key: str = "") -> str:
    """There is more to see on one side, and the key that makes room for it."""
    said = (f"{key}: lupa ·" if key else "", left, "viac", right)
    return f" {' '.join(part for part in said if part)} "
