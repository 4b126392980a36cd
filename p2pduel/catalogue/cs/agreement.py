"""The terms of a table in words, before anybody signs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_minutes, counted_seconds

__all__ = [
    "DECK_NEEDED",
    "DECLINED",
    "FORM",
    "HINTS_YES_NO",
    "NEEDS_DECK",
    "NO_VARIANT",
    "POLICY",
    "asked",
    "claim_range",
    "deck_outside",
    "declined",
    "has_deck",
    "name_a_deck",
    "no_hello",
    "unknown_term",
]

DECLINED: Final = "podmínky tohoto stolu nejsou přijaty"
NEEDS_DECK: Final = "u tohoto stolu se hraje turnaj: než si sedneš, vyber si vlastní balíček (--deck NAME)"
NO_VARIANT: Final = "podmínky neuvádějí žádnou variantu hry, která je tu známá"
HINTS_YES_NO: Final = "podmínky musí o radách říkat yes, nebo no"
POLICY: Final = "policy je open, nebo closed"
FORM: Final = (
    "podmínky jsou game=NAME, variant=NAME, hints=yes|no, claim=SEKUNDY, policy=open|closed a volby "
    "hry (p2pduel games)"
)
DECK_NEEDED: Final = "tento turnaj potřebuje tvůj vlastní balíček a žádný není vybrán"
_SECONDS_PER_MINUTE: Final = 60


def unknown_term(key: str) -> str:
    """A term that this program does not know."""
    return f"podmínky obsahují „{key}“, což tato hra nezná"


def claim_range(most: int) -> str:
    """A time to claim that is out of range."""
    return f"lhůta pro nárok musí být 0 až {most} sekund"


def no_hello(details: str) -> str:
    """What the other side proposes can't be played here."""
    return f"podmínky druhé strany nelze přijmout: {details}"


def name_a_deck(journal: str) -> str:
    """How to go on with a game that waits for a deck."""
    return f"pokračuj s volbami --journal {journal} --deck NAME"


def has_deck(journal: str) -> str:
    """A game that has its deck can't have another."""
    return f"hra v souboru {journal} už svůj balíček má; pokračuj bez volby --deck"


def deck_outside(card: str) -> str:
    """A deck with a card that this game, by its terms, does not have so often."""
    return f"tvůj balíček obsahuje kartu {card}; podle podmínek této hry jich tolik není"


def declined(term: str) -> str:
    """Why a program that nobody asks does not sit down."""
    return f"podmínky tohoto stolu nejsou přijaty: {term} (přijmeš je volbou --accept {term})"


def asked(title: str, options: Sequence[str], hints: bool, claim: int, policy: str) -> tuple[str, ...]:
    """What a person who sits down at a game of that title agrees to, with its options: one sentence each."""
    return (
        f"Hra: {title}.",
        *options,
        "Rady: oba hráči si o ně mohou říct." if hints else "Rady: žádné.",
        _claim(claim),
        _OPEN if policy == "open" else _CLOSED,
    )


_OPEN: Final = "Audit: na konci oba programy odkryjí svá tajemství a všechno se ověří znovu."
_CLOSED: Final = (
    "Bez auditu: tajemství zůstanou i na konci skrytá. Ověří se všechny důkazy, ale co mohla vidět jen "
    "jedna strana, to už nikdo nezjistí."
)


def _claim(seconds: int) -> str:
    if not seconds:
        return "Nárok proti tomu, kdo je pryč, lze uplatnit hned."
    minutes, rest = divmod(seconds, _SECONDS_PER_MINUTE)
    time = counted_seconds(seconds) if rest else counted_minutes(minutes)
    return f"Nárok lze uplatnit proti tomu, kdo je pryč aspoň {time}."
