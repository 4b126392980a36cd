"""The words of the replay screen."""

from __future__ import annotations

from typing import Final

from p2pduel.catalogue.cs import games
from p2pduel.catalogue.cs.words import counted_proofs
from p2pduel.catalogue.grammar import Who, comma

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

K_NEXT: Final = "Další krok"
K_BACK: Final = "Krok zpět"
K_TURN: Final = "Další tah"
K_TURN_BACK: Final = "Předchozí tah"
K_GOTO: Final = "Tah …"
K_FIRST: Final = "Začátek"
K_LAST: Final = "Konec"
K_PLAY: Final = "Spustit / stop"
K_FASTER: Final = "Rychleji"
K_SLOWER: Final = "Pomaleji"
K_SEAT: Final = "Čí oči"
K_FLIP: Final = "Druhá strana"
K_DICE: Final = "Kostky"
K_VERDICT: Final = "Verdikt"
K_CLOSE: Final = "Zavřít"
TITLE: Final = "Záznam hry"
LEAVE: Final = "Přestat si prohlížet tuto hru a opustit program?"
NEUTRAL: Final = "všichni"
SEALED: Final = "Semínka této hry nejsou odkrytá, takže karty v ruce zůstávají zakryté."
NOT_YET: Final = "Čte se …"
NOTHING_MORE: Final = "Tímto směrem už nic takového není."
ASK_TURN: Final = "Na který tah?"
NO_TURN: Final = "To není číslo tahu."
CHECKING: Final = "Ještě neověřeno: ověřuje se na pozadí …"
DICE: Final = "Kostky dosud"
DICE_NOTE: Final = (
    "Sloupec je to, co padlo, značka to, co se po tolika hodech čeká od poctivých kostek. Málo hodů se "
    "liší hodně; to ještě nic neznamená."
)
HELP: Final = (
    "Zaznamenaná hra, krok za krokem. Vpřed a zpět jdeš šipkami nebo klávesami n a p, skočit můžeš na "
    "další tah, hod, stavbu nebo událost, nebo hru nech běžet. Dívej se očima kteréhokoli hráče nebo "
    "všech: karty v ruce jsou odkryté, jakmile jsou v souboru obě semínka. Celá hra se mezitím na pozadí "
    "ověřuje."
)


def not_checked(code: int) -> str:
    """The process that verifies has ended without an answer."""
    return f"Ověření nedošlo do konce ({code})."


def step_of(position: int, count: int, reading: bool) -> str:
    """Where on the reel we are."""
    return f"Krok {position + 1}/{count}{' …' if reading else ''}"


def seen_by(name: str) -> str:
    """Whose eyes."""
    return f"pohled: {name}"


def pace_words(pace: float, running: bool) -> str:
    """How fast it runs."""
    speed = f"kroků za sekundu: {comma(f'{pace:g}')}"
    return f"běží, {speed}" if running else f"stojí ({speed})"


def move_words(name: str, move: str) -> str:
    """Whose act, and what it was."""
    return f"{name}: {move}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} bere tahy zpět, až k obálce {envelope}."


def ended(winner: str | None, reason: str) -> str:
    """How it ended: the winner's name, or a draw."""
    return f"{games.ended(None if winner is None else Who(winner), reason)}."


UNFINISHED: Final = "Tady záznam končí; hra není dohraná."


def stopped(problem: str) -> str:
    """The file goes wrong somewhere."""
    return f"Dál záznam sledovat nelze. {problem}"


def violated(seat: int, words: str) -> str:
    """Somebody broke a rule of the protocol."""
    return f"Porušení je dokázáno, místo {seat}: {words}"


def audit_found(what: str) -> str:
    """The audit does not agree with the game."""
    return f"Audit něco našel: {what}"


def hold_so_far(proofs: int) -> str:
    """Nothing is wrong with a game that is not finished."""
    return f"Všechno zatím platí: {counted_proofs(proofs)}."


def hold(proofs: int, audited: bool) -> str:
    """Nothing is wrong with a finished game."""
    told = "audit také" if audited else "semínka odkrytá nejsou"
    return f"Všechno platí: {counted_proofs(proofs)}; {told}."
