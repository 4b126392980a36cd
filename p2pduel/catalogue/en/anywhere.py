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

MISSING: Final = "playing across the internet needs the extra `anywhere`, which is not installed"
MISSING_HINT: Final = "install it: pip install 'p2pduel[anywhere]'; docs/anywhere.md has ways without it"
BAD_TICKET: Final = "this ticket can't be read; copy all of it, from “endpoint” on"
NOT_THERE: Final = "nobody answers at this ticket"
NO_RELAY: Final = "no relay answers; who is behind another router may not find this table"
CHOOSE_RELAY: Final = (
    "two laptops behind routers find each other by a relay; it sees their addresses and when they "
    "talk, and nothing of the game. Say once whether the public ones of n0 may be used"
)
CHOOSE_RELAY_HINT: Final = "--relay n0 agrees and is remembered; --relay URL takes another; --no-relay none"
RELAY_NEEDS: Final = "--relay and --no-relay are about tickets: add --anywhere, or join a ticket"
TICKET: Final = "Ticket for somebody far away:"

RELAY_TITLE: Final = "Far away"
RELAY_ASK: Final = "Two laptops behind routers find each other by a relay. It sees their addresses and when they talk, and nothing of the game. May the public ones of n0 be used, now and later?"
RELAY_YES: Final = "Use them"
RELAY_NO: Final = "Without a relay"
K_CODE: Final = "QR code"
CODE_HINT: Final = "c shows the ticket as a QR code, whole and black on white."
CODE_HELP: Final = "The ticket for a camera. Whoever scans it has the ticket: it seats a player at your table. Esc goes back."


def code_too_small(columns: int, lines: int, width: int, height: int) -> str:
    """A code that would be cut is not shown."""
    return f"The code needs {columns} columns and {lines} lines; this terminal has {width} and {height}. Make it larger or its letters smaller. Esc goes back."


def bad_relay(url: str) -> str:
    """What was typed is no relay."""
    return f"{url} is no address of a relay: it looks like https://relay.example.org"


def no_endpoint(why: str) -> str:
    """This machine cannot be reached from afar."""
    return f"this table can't be reached from afar: {why}"
