"""Trading with the supply (D-10)."""

from p2pduel.rules.core import effect_of, emit, placed, push, resource_at, stock
from p2pduel.rules.errors import IllegalMove
from p2pduel.rules.facts import RESOURCES
from p2pduel.rules.state import State
from p2pduel.rules.steps.resources import pay_from

__all__ = ["offers", "trade", "trade_texts"]

NORMAL_RATE = 3
"""So many of one type for one of another (D-10.2)."""


def offers(s: State, seat: int) -> list[tuple[str, str, int]]:
    """Every (resource, place or "", amount) the seat may give for 1 of another type now."""
    player = s.players[seat]
    found = [(resource, "", NORMAL_RATE) for resource in RESOURCES]
    for site, card in placed(player):
        found += effect_of(card.face).rates(s, seat, site)
    return [
        offer
        for offer in dict.fromkeys(found)
        if (player.stored[offer[1]] if offer[1] else stock(player, offer[0])) >= offer[2]
    ]


def trade_texts(s: State, seat: int) -> list[str]:
    """Every legal trade, as text."""
    return [
        f"trade {amount} {resource}{'@' + place if place else ''} {wanted}"
        for resource, place, amount in offers(s, seat)
        for wanted in RESOURCES
        if wanted != resource
    ]


def _read(text: str) -> tuple[int, str, str, str]:
    words = text.split()
    if len(words) != 4 or not words[1].isdecimal():
        raise IllegalMove("move/unknown", "D-10.1", "a trade reads: trade 3 ore wool")
    given, _, place = words[2].partition("@")
    wanted = words[3]
    for resource in (given, wanted):
        if resource not in RESOURCES:
            raise IllegalMove("move/unknown", "D-10.1", f"there is no resource “{resource}”")
    return int(words[1]), given, place, wanted


def trade(s: State, seat: int, text: str) -> None:
    """Check a trade, then pay and receive (D-10.8)."""
    amount, given, place, wanted = _read(text)
    if given == wanted:
        raise IllegalMove("trade/same", "D-10.2", "a trade brings another type than it gives")
    if (given, place, amount) not in offers(s, seat):
        where = f" at {place}" if place else ""
        raise IllegalMove(
            "trade/rate", "D-10.2", f"you cannot trade {amount} {given}{where}: no such rate, or too few"
        )
    if amount < 2:
        any(effect_of(card.face).on_trade(s, seat, amount) for _, card in placed(s.players[seat]))
    emit(s, "traded", seat=seat, amount=amount, given=given, wanted=wanted)
    gain = ("take", seat, 1, "trade", (wanted,))
    if place:
        assert resource_at(s.players[seat], place) == given
        pay_from(s, seat, (place,) * amount, "trade")
        push(s, gain)
    else:
        push(s, ("pay", seat, ((given, amount),), "trade"), gain)
