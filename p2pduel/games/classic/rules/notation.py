"""Notation: how moves are written down.

    roll | end | pass | done | keep              nothing more to do here
    build road 2 · build city -1 · build citadel 1 · build metropolis 1
    build settlement 3 [with scout]
    build abbey T-1 · build bordello T1          an expansion; a foreign card stands at the opponent's
    play merchant · cast magic_eye@T1 · use inn@B1 · sell spy
    trade 3 ore wool · trade 2 grain@T2 ore      with the bank
    offer · give ore · want wool · accept | decline
    demolish abbey@T-1 · redeem library@T1 · lift s2
    name karl@T1 · name s2 · name ore            whatever a card asks to be named
    pay T2 T2 B4 · take grain T2 · store B4 · demand ore · spare grain
    draw s1 · search s1 · bury s2 <karl> · take s1 <scout> · pick 0 2 · arrange <2 0 1>

A standing card is its face and its site: abbey@T1; with ~ it stands at the other player's: embassy~T1.
"""

from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.state import State
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import Carrier, PlainAct, PlayCard
from p2pduel.kernel.slots import forget, leave
from p2pduel.kernel.steps import Known

__all__ = ["BACK", "hand_cards", "hand_carrier", "open_card", "read_card"]

BACK = "draw"
"""The one back of all cards that are drawn (C-20.15)."""


def hand_cards(s: State, seat: int, known: Known) -> list[str]:
    """The different known cards in a hand, in a fixed order."""
    return sorted({known[slot] for slot in s.zones[f"hand{seat}"] if slot in known})


def read_card(word: str) -> Card:
    """The card a word of a move names."""
    try:
        card = CARD[word]
    except KeyError:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="card", word=word) from None
    if card.id != word:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="card", word=word)
    return card


def hand_carrier(s: State, seat: int, word: str) -> Carrier:
    """The carrier of a move that opens the named hand card; a plain act if it cannot be in a hand."""
    if word in CARDS and CARDS[word].is_drawn and s.zones[f"hand{seat}"]:
        return PlayCard(seat, f"hand{seat}", BACK)
    return PlainAct()


def check_held(s: State, seat: int, card: Card, opened: str | None) -> None:
    """Raise IllegalMove unless a hand card was opened and is the one named."""
    if not card.is_drawn or not s.zones[f"hand{seat}"]:
        raise IllegalMove(Code.CARD_NOT_HELD, "C-70.2", face=card.id)
    if opened != card.id:
        raise IllegalMove(Code.CARD_NOT_HELD, "C-70.2", face=card.id)


def open_card(s: State, seat: int, card: Card, opened: str | None, index: int | None) -> None:
    """The named card leaves the hand; what was opened must be what was named."""
    check_held(s, seat, card, opened)
    forget(s, leave(s, f"hand{seat}", BACK, index))
