"""What the hexes of a number bring, and what happens when the bank is short (I-8)."""

from p2pduel.games.island.rules.facts import KINDS
from p2pduel.games.island.rules.geometry import CORNERS
from p2pduel.games.island.rules.state import State
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.slots import emit

__all__ = ["produce"]


def produce(s: State, number: int) -> None:
    """Every hex with that number but the robber's pays all players around it (I-8.1 to I-8.4)."""
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
    if claims:
        _pay(s, claims)


def _pay(s: State, claims: dict[tuple[int, int], int]) -> None:
    """Each kind by itself: what the bank cannot pay in full nobody gets (I-8.4)."""
    bank = s.bank
    gains: dict[int, list[int]] = {}
    for (seat, kind), count in claims.items():
        if count > bank[kind] or _claimed(claims, kind) > bank[kind]:
            count = _rest(s, claims, kind)
        if count:
            gains.setdefault(seat, [0] * KINDS)[kind] += count
    for seat in sorted(gains):
        hand = s.hands[seat]
        for kind, count in enumerate(gains[seat]):
            if count:
                hand[kind] += count
                bank[kind] -= count
        s.outcomes.append(Outcome("gained", {"seat": seat, "cards": tuple(gains[seat]), "why": "roll"}))


def _claimed(claims: dict[tuple[int, int], int], kind: int) -> int:
    return sum(count for (_, other), count in claims.items() if other == kind)


def _rest(s: State, claims: dict[tuple[int, int], int], kind: int) -> int:
    """What a claimant gets of a kind that is short: nothing, or all that is left where nobody else claims."""
    alone = sum(other == kind for _, other in claims) == 1
    emit(s, "short", resource=kind, left=s.bank[kind])
    return s.bank[kind] if alone and s.options.shortage == "rest" else 0
