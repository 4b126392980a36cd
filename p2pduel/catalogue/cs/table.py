"""The words of every table; cards, prompts and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_cards, counted_proofs, listed
from p2pduel.catalogue.grammar import few

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

CLOSE: Final = "Zavřít"
HELP: Final = "Nápověda"
LEAVE: Final = "Odejít"
LEAVE_TITLE: Final = "Opustit program?"
LEAVE_QUESTION: Final = "Opustit teď p2pduel?"
LEAVE_YES: Final = "Odejít"
STAY: Final = "Zůstat"
YES: Final = "Ano"
NO: Final = "Ne"
KEY: Final = "klávesa"
ALL_ACTIONS: Final = "Vše"
SEARCH_ACTIONS: Final = "Hledat akci …"
NO_ACTION: Final = "Taková akce tu není"
CHOOSE_PLACE: Final = "Vybrat místo"
COMMON_KEYS: Final = (
    ("Tab", "další část obrazovky (Shift+Tab: předchozí)"),
    ("šipky", "pohyb uvnitř části"),
    ("Enter", "vybrat, co je označené"),
    ("Esc", "zavřít, co je otevřené, a nic neudělat"),
    ("^p", "všechny akce podle názvu"),
    ("myš", "klikni na kartu, místo, řádek nebo klávesu; kolečko posouvá"),
)


def too_small(width: int, height: int, least_width: int, least_height: int) -> str:
    """The notice for a terminal without room for the table."""
    return (
        f"Toto okno má šířku {width} a výšku {height} znaků.\n"
        f"Stůl potřebuje aspoň {least_width} × {least_height}.\n"
        "Zvětši ho a hra pokračuje; nic se neztratí."
    )


CARD: Final = "Karta"
CARDS: Final = "Karty"
POINTS: Final = "body"
PLAYERS: Final = "Hráči"
ON_TABLE: Final = "Na stole"
YOU: Final = "– ty"
WATCHING: Final = "sleduješ"
LOCAL: Final = "na tomto počítači"
RECONNECTING: Final = "bez spojení, další pokus"
LINK_LOST: Final = "bez spojení"
SWAP_HINT: Final = "o: ukázat"


def hand_size(count: int) -> str:
    """How many cards a hand holds."""
    return few(count, "karta v ruce", "karty v ruce", "karet v ruce")


def cards(count: int) -> str:
    """How many cards stand."""
    return counted_cards(count)


def proofs(number: int, short: bool) -> str:
    """How many proofs of the other side were checked here."""
    return counted_proofs(number) if short else f"ověřeno: {counted_proofs(number)}"


def watchers(count: int) -> str:
    """How many people watch."""
    return few(count, "divák", "diváci", "diváků")


def turn_words(turn: int, name: str, phase: str) -> str:
    """Number of the turn, whose it is, and its phase."""
    return f"tah {turn} · {name}: {phase}"


def waiting(attempt: int) -> str:
    """The banner while the link is being restored."""
    tries = f" (pokus {attempt})" if attempt else ""
    return f"Spojení vypadlo; navazuje se znovu{tries}. Hra je uložená, nic se neztrácí a žádný čas neběží."


def lost(reason: str) -> str:
    """The banner when the link was given up, with the reason if one is known."""
    what = f"Zastaveno: {reason}" if reason else "Druhá strana je pryč"
    return f"{what}. Hra je uložená; pokračujte v ní z lobby, kdykoli budete oba chtít."


READ_FIRST: Final = (
    "Šipkami nebo kliknutím procházíš karty; tady si je přečteš. Enter nebo druhé kliknutí vybírá."
)
TAKE_THESE: Final = "Vzít tyto"
WHICH_STACK: Final = "Který balíček?"
NOT_OFFERED: Final = "Tuto kartu vidíš, ale vzít ji nelze."


def chosen_so_far(names: Sequence[str]) -> str:
    """What is marked in a list from which several cards are taken."""
    return f"Označeno: {listed(names)}." if names else "Zatím není nic označeno."


NOT_NOW: Final = "Teď to nejde."


DO_IT: Final = "Provést"
WHICH_ONE: Final = "Co z toho?"
CHANGED_TOO: Final = "změní se s tím"
NOT_THERE: Final = "Na tomto místě to nejde."
OTHER_CHOICE: Final = "Jiná volba"


def of_choices(number: int, count: int) -> str:
    """Which of how many choices is shown."""
    return f"({number}/{count})"


K_INSPECT: Final = "Karta"
K_UNDO: Final = "Vzít zpět"
K_LOG: Final = "Záznam"
K_SWAP: Final = "Druhá strana"
K_ZOOM: Final = "Lupa"
K_WHOLE: Final = "Celý stůl"
K_VERIFY: Final = "Ověřit"
K_MOVES: Final = "Můj tah"
K_RESIGN: Final = "Vzdát se"
K_RULES: Final = "Pravidla"
HANDBOOK: Final = "Pravidla a karty"
HANDBOOK_ASK: Final = "Napiš slovo …"
HANDBOOK_HELP: Final = (
    "Všechna pravidla a všechny karty. Piš a v seznamu zůstane jen to, co tvá slova obsahuje. Enter "
    "otevře první položku, šipky procházejí seznam."
)
INTO_LIST: Final = "Do seznamu"
RULES_HEADING: Final = "Pravidla"
NUMBERS_HEADING: Final = "Pravidla podle čísel"
CHAPTER: Final = "pravidla"
LESSON: Final = "Lekce"
NO_LESSON: Final = "Pro tuto hru žádná lekce není."
LOG: Final = "Záznam tahů"
YOUR_MOVE: Final = "Tvůj tah"
NOW: Final = "Teď"
ASKED: Final = "Otázka pro tebe"
SENDING: Final = "…"
LEAVE_GAME: Final = "Opustit tuto hru? Uloží se, kde to jde; najdeš ji v lobby."
HERE: Final = "Tady"
WHAT_HERE: Final = "Co se tu má stát?"
NOTHING_FITS: Final = "Nic z toho, co máš, tu teď nelze postavit:"
ANY_HELP: Final = (
    "Nahoře jsou hráči a jejich body, pod nimi to, co leží na stole, pak tvoje karty v ruce. Seznam vedle "
    "obsahuje všechno, co teď můžeš udělat: ✓ lze udělat, ✗ říká, proč ne."
)
NOTHING_TO_INSPECT: Final = "Nejdřív ukaž na kartu: tab mění část obrazovky, šipky posouvají."
RESIGN_TITLE: Final = "Vzdát se?"
RESIGN_ASK: Final = "Druhá strana hned vítězí."
CHANCE_EXPLAINED: Final = (
    "O náhodě tu nikdo nerozhoduje sám. Každá strana se zavázala dřív, než znala hodnotu té druhé; "
    "výsledek se počítá z obou a kdokoli ho může přepočítat."
)
LOCAL_CHANCE: Final = "Tato hra běží na jediném počítači, který sám hází a míchá."


def cards_of(name: str) -> str:
    """The heading of a set."""
    return f"Karty: {name}"


def nothing_found(query: str) -> str:
    """No rule and no card holds what was typed."""
    return f"O tomto tu nic není: „{query}“."


def hand_of(name: str, own: bool) -> str:
    """The caption of the hand."""
    return "Tvoje karty v ruce" if own else f"Karty v ruce: {name}"


def waits_for(name: str) -> str:
    """Somebody else decides."""
    return f"{name} přemýšlí …"


def finished(winner: str | None) -> str:
    """How the game ended: the winner's name, or a draw."""
    return "Hra končí remízou." if winner is None else f"Hru vyhrává {winner}."


def inspect_card(name: str) -> str:
    """The row that shows a card."""
    return f"Prohlédnout kartu: {name}"


def turn_number(turn: int) -> str:
    """A turn as a title."""
    return f"Tah {turn}" if turn else "Příprava hry"


UNDO_NOTHING: Final = "Nemáš nic, co by šlo vzít zpět."
UNDO_LIMIT: Final = "Od posledního hodu nebo karty je už tolik tahů vzato zpět, že další nejdou: hraj dál."
UNDO_BARRIER: Final = "To nelze vzít zpět: padla kostka nebo se odkryla skrytá karta. Druhý hod není."


def more(left: str, right: str, key: str = "") -> str:
    """There is more to see on one side, and the key that makes room for it."""
    said = (f"{key}: lupa ·" if key else "", left, "více", right)
    return f" {' '.join(part for part in said if part)} "
