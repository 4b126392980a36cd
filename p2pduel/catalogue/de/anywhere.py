"""What is said about tables that are reached across the internet."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BAD_TICKET",
    "CHOOSE_RELAY",
    "CHOOSE_RELAY_HINT",
    "CODE_HELP",
    "CODE_HINT",
    "K_CODE",
    "MISSING",
    "MISSING_HINT",
    "NOT_THERE",
    "NO_RELAY",
    "RELAY_ASK",
    "RELAY_NEEDS",
    "RELAY_NO",
    "RELAY_TITLE",
    "RELAY_YES",
    "TICKET",
    "bad_relay",
    "code_too_small",
    "no_endpoint",
]

MISSING: Final = "zum Spielen über das Internet braucht es den Zusatz `anywhere`; er ist nicht installiert"
MISSING_HINT: Final = (
    "installiere ihn: pip install 'p2pduel[anywhere]'; Wege ohne ihn stehen in docs/anywhere.md"
)
BAD_TICKET: Final = "dieses Ticket ist nicht zu lesen; kopiere es ganz, ab „endpoint“"
NOT_THERE: Final = "auf dieses Ticket antwortet niemand"
NO_RELAY: Final = (
    "kein Relay antwortet; wer hinter einem anderen Router sitzt, findet diesen Tisch vielleicht nicht"
)
CHOOSE_RELAY: Final = (
    "zwei Laptops hinter Routern finden einander über ein Relay; es sieht ihre Adressen und wann sie "
    "miteinander reden, vom Spiel nichts. Sag einmal, ob die öffentlichen von n0 benutzt werden "
    "dürfen"
)
CHOOSE_RELAY_HINT: Final = (
    "--relay n0 stimmt zu und wird gemerkt; --relay URL nimmt ein anderes; --no-relay keines"
)
RELAY_NEEDS: Final = (
    "bei --relay und --no-relay geht es um Tickets: dazu gehört --anywhere oder ein Ticket bei join"
)
TICKET: Final = "Ticket für jemanden in der Ferne:"

RELAY_TITLE: Final = "In der Ferne"
RELAY_ASK: Final = "Zwei Laptops hinter Routern finden einander über ein Relay. Es sieht ihre Adressen und wann sie sprechen, und nichts vom Spiel. Dürfen die öffentlichen von n0 benutzt werden, jetzt und später?"
RELAY_YES: Final = "Benutzen"
RELAY_NO: Final = "Ohne Relay"
K_CODE: Final = "QR-Code"
CODE_HINT: Final = "c zeigt das Ticket als QR-Code, ganz und schwarz auf weiß."
CODE_HELP: Final = "Das Ticket für eine Kamera. Wer es einliest, hat das Ticket: Es setzt einen Spieler an deinen Tisch. Esc führt zurück."


def code_too_small(columns: int, lines: int, width: int, height: int) -> str:
    """A code that would be cut is not shown."""
    return f"Der Code braucht {columns} Spalten und {lines} Zeilen; dieses Terminal hat {width} und {height}. Mach es größer oder seine Schrift kleiner. Esc führt zurück."


def bad_relay(url: str) -> str:
    """What was typed is no relay."""
    return f"{url} ist keine Adresse eines Relays: eine solche sieht aus wie https://relay.example.org"


def no_endpoint(why: str) -> str:
    """This machine cannot be reached from afar."""
    return f"dieser Tisch ist aus der Ferne nicht zu erreichen: {why}"
