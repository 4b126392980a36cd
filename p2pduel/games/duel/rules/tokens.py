"""Notation: how the Duel writes its moves down, and cards in them.

    end | pass | done | roll                     nothing more to do here
    build road 2 · build city -1                 a centre card at a column
    build settlement 3 [with scout]
    build abbey T-1                              an expansion at a site
    play merchant_caravan · play brigitta 5      an action card and what it aims at
    trade 3 ore wool · trade 2 grain@T2 ore      give, receive
    demolish abbey@T-1 · lose abbey@T-1          a card that stands
    pay T2 T2 B4 · take grain T2 · store B4      regions
    draw draw1 · search draw1 · bury draw2 <inga> · take draw1 <scout>

A card is its face, with "/back" behind it when the back is not the usual one: storehouse/gold.
"""

from p2pduel.games.duel.rules.facts import CARDS, SETS, card_of

__all__ = ["home_back", "reference", "split_token", "token"]


_HOME = {ident: next((s for s in SETS if card.copies[s]), "basic") for ident, card in CARDS.items()}


def home_back(face: str) -> str:
    """The back that needs no mention: that of the first set that has the card."""
    return _HOME[face.partition("-")[0]]


def token(face: str, back: str, seat: int) -> str:
    """A card in a text: its face, and its back where it is not the usual one for that seat."""
    usual = f"deck{seat}" if back.startswith("deck") else _HOME[face.partition("-")[0]]
    return face if back == usual else f"{face}/{back}"


def split_token(text: str) -> tuple[str, str | None]:
    """Face and explicit back of a token; KeyError when there is no such card."""
    face, _, back = text.partition("/")
    card_of(face)
    return face, back or None


def reference(face: str, back: str, site: str, seat: int) -> str:
    """A card standing in the seat's principality, in a text."""
    return f"{token(face, back, seat)}@{site}"
