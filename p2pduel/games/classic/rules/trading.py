"""Trading with the bank (C-6.1)."""

from functools import cache

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import hooked, stocks
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.resources import pay, pay_from, take
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.principality.resources import RESOURCES, Resource, resource_named

__all__ = ["offers", "trade", "trade_moves"]

NORMAL_RATE = 3
"""So many of one kind for one of another."""

Offer = tuple[Resource, str, int]
"""Resource, the one place it comes from or "", and how many of it for 1 of another kind."""


def _better(s: State, seat: int) -> dict[Offer, None]:
    """What the seat's standing cards offer, each offer once."""
    rates: list[Offer] = []
    for spot in hooked(s, seat, "rates"):
        rates += effect_of(spot.card.face).rates(s, spot)
    return dict.fromkeys(rates)


def offers(s: State, seat: int, have: dict[Resource, int]) -> list[Offer]:
    """Every trade the seat, having so much, may make for 1 of another kind."""
    stored = s.players[seat].stored
    found: list[Offer] = [
        (resource, "", NORMAL_RATE) for resource in RESOURCES if have[resource] >= NORMAL_RATE
    ]
    for offer in _better(s, seat):
        resource, place, amount = offer
        if (stored[place] if place else have[resource]) >= amount:
            found.append(offer)
    return found


@cache
def _moves(resource: Resource, place: str, amount: int) -> list[Move]:
    given = f"{resource}@{place}" if place else resource
    return [Move(f"trade {amount} {given} {wanted}") for wanted in RESOURCES if wanted != resource]


def trade_moves(s: State, seat: int, have: dict[Resource, int]) -> list[Move]:
    """Every legal bank trade of a seat that has so much."""
    return [move for offer in offers(s, seat, have) for move in _moves(*offer)]


def _read(text: str) -> tuple[int, Resource, str, Resource]:
    words = text.split()
    if len(words) != 4 or not words[1].isdecimal():
        raise IllegalMove(Code.MOVE_UNKNOWN, "C-6.1", why="trade")
    given, _, place = words[2].partition("@")
    wanted = words[3]
    for word in (given, wanted):
        if word not in RESOURCES:
            raise IllegalMove(Code.MOVE_UNKNOWN, "C-6.1", why="resource", word=word)
    amount = int(words[1])
    if str(amount) != words[1]:
        raise IllegalMove(Code.MOVE_UNKNOWN, "C-6.1", why="amount", word=words[1])
    return amount, resource_named(given), place, resource_named(wanted)


def trade(s: State, seat: int, text: str) -> None:
    """Check a bank trade, then pay and receive; cards that look at trades follow (C-52.3)."""
    amount, given, place, wanted = _read(text)
    if given == wanted:
        raise IllegalMove(ClassicCode.TRADE_SAME, "C-6.1", resource=given)
    have = stocks(s.players[seat])
    if (given, place, amount) not in offers(s, seat, have):
        every = [(given, "", NORMAL_RATE), *_better(s, seat)]
        rates = [rate for resource, at, rate in every if (resource, at) == (given, place)]
        if amount in rates:
            held = s.players[seat].stored[place] if place else have[given]
            raise IllegalMove(
                ClassicCode.TRADE_SHORT, "C-6.1", amount=amount, resource=given, place=place, have=held
            )
        raise IllegalMove(
            ClassicCode.TRADE_RATE, "C-6.1", amount=amount, resource=given, place=place, rates=rates
        )
    emit(s, "traded", seat=seat, amount=amount, given=given, wanted=wanted)
    after: list[Step] = [take(seat, 1, "trade", (wanted,))]
    for owner in (seat, 1 - seat):
        for spot in hooked(s, owner, "on_trade"):
            after += effect_of(spot.card.face).on_trade(s, spot, seat, given)
    push(s, *([] if place else [pay(seat, ((given, amount),), "trade")]), *after)
    if place:
        pay_from(s, seat, (place,) * amount, "trade")
