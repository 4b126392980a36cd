"""The terms of a table in words, before anybody signs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_minutes, counted_seconds

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

DECLINED: Final = "du hast den Bedingungen dieses Tisches nicht zugestimmt"
NEEDS_DECK: Final = (
    "an diesem Tisch wird ein Turnier gespielt: wähle dein Deck, bevor du dich setzt (--deck NAME)"
)
NO_VARIANT: Final = "die Bedingungen nennen keine Variante, die hier bekannt ist"
HINTS_YES_NO: Final = "in den Bedingungen muss bei hints yes oder no stehen"
POLICY: Final = "bei policy muss open oder closed stehen"
FORM: Final = (
    "Bedingungen sind game=NAME, variant=NAME, hints=yes|no, claim=SEKUNDEN, policy=open|closed und "
    "die Optionen eines Spiels (p2pduel games)"
)
DECK_NEEDED: Final = "dieses Turnier braucht ein Deck von dir, und keines wurde gewählt"
_SECONDS_PER_MINUTE: Final = 60


def unknown_term(key: str) -> str:
    """A term that this program does not know."""
    return f"die Bedingungen enthalten „{key}“, das dieses Spiel nicht kennt"


def claim_range(most: int) -> str:
    """A time to claim that is out of range."""
    return f"die Wartezeit muss zwischen 0 und {most} Sekunden liegen"


def no_hello(details: str) -> str:
    """What the other side proposes can't be played here."""
    return f"die Bedingungen der anderen Seite lassen sich nicht annehmen: {details}"


def name_a_deck(journal: str) -> str:
    """How to go on with a game that waits for a deck."""
    return f"mach weiter mit --journal {journal} --deck NAME"


def has_deck(journal: str) -> str:
    """A game that has its deck can't have another."""
    return f"das Spiel in {journal} hat sein Deck schon; mach weiter, ohne eines zu nennen"


def deck_outside(card: str) -> str:
    """A deck with a card that this game, by its terms, does not have so often."""
    return f"dein Deck enthält die Karte {card} öfter, als die Bedingungen dieses Spiels erlauben"


def declined(term: str) -> str:
    """Why a program that nobody asks does not sit down."""
    return f"einer Bedingung dieses Tisches wurde nicht zugestimmt: {term} (zustimmen mit --accept {term})"


def asked(title: str, options: Sequence[str], hints: bool, claim: int, policy: str) -> tuple[str, ...]:
    """What a person who sits down at a game of that title agrees to, with its options: one sentence each."""
    return (
        f"Das Spiel: {title}.",
        *options,
        "Tipps: beide dürfen danach fragen." if hints else "Tipps: keine.",
        _claim(claim),
        _OPEN if policy == "open" else _CLOSED,
    )


_OPEN: Final = "Prüfung: am Ende öffnen beide Programme ihre Geheimnisse, und alles wird noch einmal geprüft."
_CLOSED: Final = (
    "Keine Prüfung: die Geheimnisse bleiben am Ende geschlossen. Alle Beweise werden geprüft, aber "
    "was nur eine "
    "Seite sehen konnte, kommt nie heraus."
)


def _claim(seconds: int) -> str:
    if not seconds:
        return "Ist eine Seite weg, darf die andere das Spiel sofort beanspruchen."
    minutes, rest = divmod(seconds, _SECONDS_PER_MINUTE)
    time = counted_seconds(seconds) if rest else counted_minutes(minutes)
    return f"Ist eine Seite {time} lang weg, darf die andere das Spiel beanspruchen."
