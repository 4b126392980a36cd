"""Resource cards that change hands, and how they are written: 2 ore 1 grain."""

from collections.abc import Sequence
from functools import lru_cache

from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import KINDS, RESOURCES
from p2pduel.games.island.rules.state import State
from p2pduel.kernel.errors import IllegalMove

__all__ = [
    "Cards",
    "card_at",
    "check_bank",
    "check_held",
    "format_cards",
    "kind_of",
    "parse_cards",
    "selections",
    "take",
]

Cards = tuple[int, ...]
"""How many cards of each kind."""

_KIND_OF = {name: kind for kind, name in enumerate(RESOURCES)}


def kind_of(word: str) -> int:
    """The kind a word names; IllegalMove if there is none."""
    if word not in _KIND_OF:
        raise IllegalMove(IslandCode.KIND_UNKNOWN, "I-1.2", word=word)
    return _KIND_OF[word]


@lru_cache(1 << 12)
def format_cards(cards: Cards) -> str:
    """Cards as a move writes them."""
    return " ".join(f"{count} {RESOURCES[kind]}" for kind, count in enumerate(cards) if count)


def parse_cards(words: Sequence[str]) -> Cards:
    """The cards that pairs of a number and a kind say; IllegalMove for anything else."""
    found = [0] * KINDS
    if len(words) % 2:
        raise IllegalMove(IslandCode.CARDS_FORM, "", words_said=" ".join(words))
    for count, word in zip(words[::2], words[1::2], strict=True):
        kind = kind_of(word)
        if not count.isdecimal() or count[0] == "0" or len(count) > 2 or found[kind]:
            raise IllegalMove(IslandCode.CARDS_FORM, "", words_said=" ".join(words))
        found[kind] = int(count)
    return tuple(found)


def check_held(s: State, seat: int, cards: Sequence[int], rule: str) -> None:
    """Raise IllegalMove if a seat does not have these cards."""
    hand = s.hands[seat]
    for kind, count in enumerate(cards):
        if count > hand[kind]:
            missing = tuple(max(0, need - have) for need, have in zip(cards, hand, strict=True))
            raise IllegalMove(IslandCode.CARDS_MISSING, rule, seat=seat, cards=missing)


def check_bank(s: State, cards: Sequence[int], rule: str) -> None:
    """Raise IllegalMove if the bank does not have these cards (I-10.12)."""
    for kind, count in enumerate(cards):
        if count > s.bank[kind]:
            raise IllegalMove(IslandCode.BANK_SHORT, rule, resource=kind, left=s.bank[kind])


def take(source: list[int], target: list[int], cards: Sequence[int]) -> None:
    """Cards go from one hand, or the bank, to another."""
    for kind, count in enumerate(cards):
        if count:
            source[kind] -= count
            target[kind] += count


def card_at(hand: Sequence[int], place: int) -> int:
    """The kind of the card at a place of a hand, from 1, in canonical order (T-5.8)."""
    for kind, count in enumerate(hand):
        if place <= count:
            return kind
        place -= count
    raise ValueError("the hand has no such card")


@lru_cache(1 << 10)
def selections(hand: Cards, count: int) -> tuple[Cards, ...]:
    """Every way to take so many cards out of a hand, in canonical order."""
    if not hand:
        return () if count else ((),)
    rest = sum(hand[1:])
    return tuple(
        (first, *others)
        for first in range(min(hand[0], count), max(0, count - rest) - 1, -1)
        for others in selections(hand[1:], count - first)
    )
