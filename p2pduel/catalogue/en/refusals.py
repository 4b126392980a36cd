"""Why the program itself refuses something, by its codes; what a game refuses stands with the game."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.en.words import counted_seconds

__all__ = [
    "NOT_DUE",
    "REASONS",
    "claim_after",
]

REASONS: Final[Mapping[str, str]] = {
    "act/index": "no such card leaves the hand",
    "act/opened": "another card was opened than the move is about",
    "act/secret": "hidden cards are not named here",
    "card/missing": "the card is not there",
    "card/not-held": "you do not hold this card",
    "card/unnamed": "say which card",
    "deck/pool": "the card is not there so often",
    "deck/size": "so many cards are not chosen",
    "done/faces": "these cards can't be turned up",
    "done/none": "nothing is due",
    "done/values": "this can't be what came of it",
    "force/dice": "these are no dice",
    "force/face": "there is no such card left",
    "force/known": "everybody knows that card",
    "force/stack": "there is no such stack",
    "game/over": "the game is over",
    "move/form": "this is no move",
    "move/not-offered": "this is not possible here",
    "move/refused": "the table refuses this",
    "move/turn": "it is not your turn to decide",
    "move/unknown": "there is no such move",
    "position/cards": "the cards can't lie like that",
    "position/faces": "the faces can't lie like that",
    "position/field": "the position has a wrong field",
    "position/form": "this is no position",
    "position/slots": "the face-down cards can't lie like that",
    "seat/unknown": "there is no such seat",
    "seats/number": "the game is not for so many",
    "stack/back": "the backs don't match",
    "turn/nobody": "nobody is to move now",
    "turn/not-yours": "it is not your turn to decide",
    "undo/ply": "there is no such move to go back to",
    "variant/unknown": "there is no such variant",
}
"""Code of a refusal that is not one game's alone -> why."""

NOT_DUE: Final[Mapping[str, str]] = {
    "nothing": "This is not possible now.",
    "not-playing": "Only a player of a running game can say that.",
    "not-asked": "You have nothing to decide now.",
    "no-way-back": "No way leads back past a roll, a card that came to light or another player's move.",
    "takebacks": "So many moves were taken back since the last roll or card that no more can be: play on.",
    "no-room": "The game is too long for another move: resign, or agree on a draw.",
    "moved-on": "The game has moved on meanwhile.",
    "talkative": "You talk too quickly: wait a moment and say it again.",
    "asked-often": "The other player was asked for that often enough in this turn.",
}
"""Why something can't be done now."""


def claim_after(seconds: int) -> str:
    """A claim that comes too early."""
    return f"A claim is possible after {counted_seconds(seconds)} without the other player."
