"""The words of the replay screen."""

from __future__ import annotations

from typing import Final

from p2pduel.catalogue.grammar import Who, comma
from p2pduel.catalogue.sk import games
from p2pduel.catalogue.sk.words import counted_proofs

__all__ = [
    "ASK_TURN",
    "CHECKING",
    "DICE",
    "DICE_NOTE",
    "HELP",
    "K_BACK",
    "K_CLOSE",
    "K_DICE",
    "K_FASTER",
    "K_FIRST",
    "K_FLIP",
    "K_GOTO",
    "K_LAST",
    "K_NEXT",
    "K_PLAY",
    "K_SEAT",
    "K_SLOWER",
    "K_TURN",
    "K_TURN_BACK",
    "K_VERDICT",
    "LEAVE",
    "NEUTRAL",
    "NOTHING_MORE",
    "NOT_YET",
    "NO_TURN",
    "SEALED",
    "TITLE",
    "UNFINISHED",
    "audit_found",
    "ended",
    "hold",
    "hold_so_far",
    "move_words",
    "not_checked",
    "pace_words",
    "seen_by",
    "step_of",
    "stopped",
    "taken_back",
    "violated",
]

K_NEXT: Final = "Ďalší krok"
K_BACK: Final = "Krok späť"
K_TURN: Final = "Ďalší ťah"
K_TURN_BACK: Final = "Predošlý ťah"
K_GOTO: Final = "Ťah …"
K_FIRST: Final = "Začiatok"
K_LAST: Final = "Koniec"
K_PLAY: Final = "Spustiť / stop"
K_FASTER: Final = "Rýchlejšie"
K_SLOWER: Final = "Pomalšie"
K_SEAT: Final = "Čie oči"
K_FLIP: Final = "Druhá strana"
K_DICE: Final = "Kocky"
K_VERDICT: Final = "Verdikt"
K_CLOSE: Final = "Zavrieť"
TITLE: Final = "Záznam hry"
LEAVE: Final = "Prestať si prezerať túto hru a opustiť program?"
NEUTRAL: Final = "všetci"
SEALED: Final = "Semienka tejto hry nie sú odkryté, takže karty v ruke zostávajú zakryté."
NOT_YET: Final = "Číta sa …"
NOTHING_MORE: Final = "Týmto smerom už nič také nie je."
ASK_TURN: Final = "Na ktorý ťah?"
NO_TURN: Final = "To nie je číslo ťahu."
CHECKING: Final = "Ešte neoverené: overuje sa na pozadí …"
DICE: Final = "Kocky doteraz"
DICE_NOTE: Final = (
    "Stĺpec je to, čo padlo, značka to, čo sa po toľkých hodoch čaká od poctivých kociek. Pri malom "
    "počte hodov býva rozdiel veľký; to ešte nič neznamená."
)
HELP: Final = (
    "Zaznamenaná hra, krok za krokom. Dopredu a dozadu ideš šípkami alebo klávesmi n a p, skočiť môžeš na "
    "ďalší ťah, hod, stavbu alebo udalosť, alebo hru nechaj bežať. Pozeraj sa očami ktoréhokoľvek hráča "
    "alebo všetkých: karty v ruke sú odkryté, len čo sú v súbore obe semienka. Celá hra sa medzitým na "
    "pozadí overuje."
)


def not_checked(code: int) -> str:
    """The process that verifies has ended without an answer."""
    return f"Overenie nedošlo do konca ({code})."


def step_of(position: int, count: int, reading: bool) -> str:
    """Where on the reel we are."""
    return f"Krok {position + 1}/{count}{' …' if reading else ''}"


def seen_by(name: str) -> str:
    """Whose eyes."""
    return f"pohľad: {name}"


def pace_words(pace: float, running: bool) -> str:
    """How fast it runs."""
    speed = f"krokov za sekundu: {comma(f'{pace:g}')}"
    return f"beží, {speed}" if running else f"stojí ({speed})"


def move_words(name: str, move: str) -> str:
    """Whose act, and what it was."""
    return f"{name}: {move}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} berie ťahy späť, až k obálke {envelope}."


def ended(winner: str | None, reason: str) -> str:
    """How it ended: the winner's name, or a draw."""
    return f"{games.ended(None if winner is None else Who(winner), reason)}."


UNFINISHED: Final = "Tu sa záznam končí; hra nie je dohraná."


def stopped(problem: str) -> str:
    """The file goes wrong somewhere."""
    return f"Ďalej sa záznam sledovať nedá. {problem}"


def violated(seat: int, words: str) -> str:
    """Somebody broke a rule of the protocol."""
    return f"Porušenie je dokázané, miesto {seat}: {words}"


def audit_found(what: str) -> str:
    """The audit does not agree with the game."""
    return f"Audit niečo našiel: {what}"


def hold_so_far(proofs: int) -> str:
    """Nothing is wrong with a game that is not finished."""
    return f"Všetko zatiaľ platí: {counted_proofs(proofs)}."


def hold(proofs: int, audited: bool) -> str:
    """Nothing is wrong with a finished game."""
    told = "audit tiež" if audited else "semienka odkryté nie sú"
    return f"Všetko platí: {counted_proofs(proofs)}; {told}."
