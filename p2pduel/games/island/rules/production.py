"""What the hexes of a number bring, and what happens when the bank is short (I-8)."""

from p2pduel.games.island.rules.facts import KINDS
from p2pduel.games.island.rules.geometry import CORNERS
from p2pduel.games.island.rules.state import State, Yield
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.slots import emit

__all__ = ["produce"]


def produce(s: State, number: int) -> None:
    """Every hex with that number but the robber's pays all players around it (I-8.1 to I-8.3)."""
    found = s.yields[number]
    if found is None:
        found = s.yields[number] = _yield(s, number)
    bank = s.bank
    for kind, total in found.totals:
        if total > bank[kind]:
            _pay_short(s, found)
            return
    for seat, kind, count in found.claims:
        s.hands[seat][kind] += count
        bank[kind] -= count
    s.outcomes += found.outcomes


def _yield(s: State, number: int) -> Yield:
    """What a number brings as the board stands now."""
    seats, owners, levels = s.seats, s.owners, s.levels
    claims: dict[tuple[int, int], int] = {}
    for hex_ in s.by_number[number]:
        if hex_ == s.robber:
            continue
        kind = s.terrain[hex_]
        for vertex in CORNERS[hex_]:
            level = levels[vertex]
            if level and owners[vertex] < seats:  # neutral colours get nothing (T-1.3e)
                claim = (owners[vertex], kind)
                claims[claim] = claims.get(claim, 0) + level
    listed = tuple((seat, kind, count) for (seat, kind), count in sorted(claims.items()))
    return Yield(listed, _totals(listed), _told(listed))


def _totals(claims: tuple[tuple[int, int, int], ...]) -> tuple[tuple[int, int], ...]:
    totals: dict[int, int] = {}
    for _, kind, count in claims:
        totals[kind] = totals.get(kind, 0) + count
    return tuple(totals.items())


def _told(claims: tuple[tuple[int, int, int], ...]) -> tuple[Outcome, ...]:
    """Who gets what, seat by seat."""
    gains: dict[int, list[int]] = {}
    for seat, kind, count in claims:
        gains.setdefault(seat, [0] * KINDS)[kind] += count
    return tuple(
        Outcome("gained", {"seat": seat, "cards": tuple(cards), "why": "roll"})
        for seat, cards in gains.items()
    )


def _pay_short(s: State, found: Yield) -> None:
    """Each kind by itself: what the bank cannot pay in full nobody gets, or one alone the rest (I-8.4)."""
    paid: list[tuple[int, int, int]] = []
    for kind, total in found.totals:
        claims = [claim for claim in found.claims if claim[1] == kind]
        left = s.bank[kind]
        if total > left:
            emit(s, "short", resource=kind, left=left)
            alone = len(claims) == 1 and left and s.options.shortage == "rest"
            claims = [(claims[0][0], kind, left)] if alone else []
        paid += claims
    for seat, kind, count in paid:
        s.hands[seat][kind] += count
        s.bank[kind] -= count
    s.outcomes += _told(tuple(sorted(paid)))
