"""The words of plain mode that speak of the Duel's own things."""

from typing import Final

__all__ = ["HELP", "REPLAY_HELP", "WATCH_HELP", "how", "where"]

HELP: Final = (
    "board: both principalities in sentences. mine and theirs: one of them.",
    "hand: your cards. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card, for example: card abbey. card 3: the card of choice 3.",
    "rules WORD: what the rules say about something, for example: rules brigands. rules: their chapters.",
    "rule D-8.5: the rule with that number; refusals name them.",
)
WATCH_HELP: Final = (
    "board: both principalities in sentences. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card. rules WORD: what the rules say. rule D-8.5: a rule by its number.",
)
REPLAY_HELP: Final = (
    "board: both principalities in sentences. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card. rules WORD: what the rules say about something.",
)
WHICH_CARD: Final = "Which card? For example: card abbey."
TRADE_ASK: Final = ("What do you give?", "What do you take for it?")
DEMOLISH_WHICH: Final = "Which card do you demolish?"
NO_TRADE: Final = "You have too little of everything."
DEMOLISH_ASK: Final = (
    "Demolish: the card goes away and you get nothing for it. Type yes to do it, anything else to keep it."
)
EVENT: Final = "Event: "
TURN: Final = "Turn "


def where(card: str) -> str:
    """The question after a card to build was chosen."""
    return f"Where do you build {card}?"


def how(card: str) -> str:
    """The question after a card to play was chosen."""
    return f"How do you play {card}?"
