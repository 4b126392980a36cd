"""Trading with the supply (D-10)."""

from functools import cache

from p2pduel.games.duel.rules.building import stocks
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import effect_of, hooked, resource_at
from p2pduel.games.duel.rules.facts import RESOURCES, Resource, resource_named
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.resources import pay, pay_from, take
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.slots import emit, push

__all__ = ["offers", "trade", "trade_moves"]

NORMAL_RATE = 3
"""So many of one type for one of another (D-10.2)."""


Offer = tuple[Resource, str, int]
"""Resource, the one place it comes from or "", and how many of it for 1 of another type."""


def _better(s: State, seat: int) -> dict[Offer, None]:
    """What the seat's standing cards offer, each offer once."""
    rates: list[Offer] = []
    for site, card in hooked(s.players[seat], "rates"):
        rates += effect_of(card.face).rates(s, seat, site)
    return dict.fromkeys(rates)


def offers(s: State, seat: int, have: dict[Resource, int]) -> list[Offer]:
    """Every trade the seat, having so much, may make for 1 of another type."""
    stored = s.players[seat].stored
    found = [(resource, "", NORMAL_RATE) for resource in RESOURCES if have[resource] >= NORMAL_RATE]
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
    """Every legal trade of a seat that has so much."""
    return [move for offer in offers(s, seat, have) for move in _moves(*offer)]


def _read(text: str) -> tuple[int, Resource, str, Resource]:
    words = text.split()
    if len(words) != 4 or not words[1].isdecimal():
        raise IllegalMove(Code.MOVE_UNKNOWN, "D-10.1", why="trade")
    given, _, place = words[2].partition("@")
    wanted = words[3]
    for word in (given, wanted):
        if word not in RESOURCES:
            raise IllegalMove(Code.MOVE_UNKNOWN, "D-10.1", why="resource", word=word)
    amount = int(words[1])
    if str(amount) != words[1]:
        raise IllegalMove(Code.MOVE_UNKNOWN, "D-10.1", why="amount", word=words[1])
    return amount, resource_named(given), place, resource_named(wanted)


def trade(s: State, seat: int, text: str) -> None:
    """Check a trade, then pay and receive (D-10.8)."""
    amount, given, place, wanted = _read(text)
    if given == wanted:
        raise IllegalMove(DuelCode.TRADE_SAME, "D-10.2", why="same")
    have = stocks(s.players[seat])
    if (given, place, amount) not in offers(s, seat, have):
        every = [(given, "", NORMAL_RATE), *_better(s, seat)]
        rates = [rate for resource, at, rate in every if (resource, at) == (given, place)]
        if amount in rates:
            held = s.players[seat].stored[place] if place else have[given]
            raise IllegalMove(
                DuelCode.TRADE_SHORT, "D-10.2", amount=amount, resource=given, place=place, have=held
            )
        raise IllegalMove(
            DuelCode.TRADE_RATE, "D-10.2", amount=amount, resource=given, place=place, rates=rates
        )
    if amount < 2:
        any(effect_of(card.face).on_trade(s, seat, amount) for _, card in hooked(s.players[seat], "on_trade"))
    emit(s, "traded", seat=seat, amount=amount, given=given, wanted=wanted)
    gain = take(seat, 1, "trade", (wanted,))
    if place:
        assert resource_at(s.players[seat], place) == given
        pay_from(s, seat, (place,) * amount, "trade")
        push(s, gain)
    else:
        push(s, pay(seat, ((given, amount),), "trade"), gain)
