"""The terms of a table in words, before anybody signs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.sk.words import counted_minutes, counted_seconds

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

DECLINED: Final = "podmienky tohto stola nie sú prijaté"
NEEDS_DECK: Final = (
    "pri tomto stole sa hrá turnaj: skôr než si sadneš, vyber si vlastný balíček (--deck NAME)"
)
NO_VARIANT: Final = "podmienky neuvádzajú žiadny tu známy variant hry"
HINTS_YES_NO: Final = "podmienky musia o radách hovoriť yes alebo no"
POLICY: Final = "policy je open alebo closed"
FORM: Final = (
    "podmienky sú game=NAME, variant=NAME, hints=yes|no, claim=SEKUNDY, policy=open|closed a voľby hry "
    "(p2pduel games)"
)
DECK_NEEDED: Final = "tento turnaj potrebuje tvoj vlastný balíček a žiadny nie je vybraný"
_SECONDS_PER_MINUTE: Final = 60


def unknown_term(key: str) -> str:
    """A term that this program does not know."""
    return f"podmienky obsahujú „{key}“, čo táto hra nepozná"


def claim_range(most: int) -> str:
    """A time to claim that is out of range."""
    return f"lehota na nárok v sekundách musí byť 0 až {most}"


def no_hello(details: str) -> str:
    """What the other side proposes can't be played here."""
    return f"podmienky druhej strany nemožno prijať: {details}"


def name_a_deck(journal: str) -> str:
    """How to go on with a game that waits for a deck."""
    return f"pokračuj s voľbami --journal {journal} --deck NAME"


def has_deck(journal: str) -> str:
    """A game that has its deck can't have another."""
    return f"hra v súbore {journal} už svoj balíček má; pokračuj bez voľby --deck"


def deck_outside(card: str) -> str:
    """A deck with a card that this game, by its terms, does not have so often."""
    return f"tvoj balíček obsahuje kartu {card}; podľa podmienok tejto hry ich toľko nie je"


def declined(term: str) -> str:
    """Why a program that nobody asks does not sit down."""
    return f"podmienky tohto stola nie sú prijaté: {term} (prijmeš ich voľbou --accept {term})"


def asked(title: str, options: Sequence[str], hints: bool, claim: int, policy: str) -> tuple[str, ...]:
    """What a person who sits down at a game of that title agrees to, with its options: one sentence each."""
    return (
        f"Hra: {title}.",
        *options,
        "Rady: obaja hráči o ne môžu požiadať." if hints else "Rady: žiadne.",
        _claim(claim),
        _OPEN if policy == "open" else _CLOSED,
    )


_OPEN: Final = "Audit: na konci oba programy odkryjú svoje tajomstvá a všetko sa overí znova."
_CLOSED: Final = (
    "Bez auditu: tajomstvá zostanú aj na konci skryté. Overia sa všetky dôkazy, ale čo mohla vidieť len "
    "jedna strana, to už nikto nezistí."
)


def _claim(seconds: int) -> str:
    if not seconds:
        return "Nárok voči tomu, kto je preč, možno uplatniť hneď."
    minutes, rest = divmod(seconds, _SECONDS_PER_MINUTE)
    time = counted_seconds(seconds) if rest else counted_minutes(minutes)
    return f"Nárok možno uplatniť voči tomu, kto je preč aspoň {time}."
