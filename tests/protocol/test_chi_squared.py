"""Dice and shuffles are uniform, also when one seat's randomness never changes. Fixed seeds: no luck."""

import math
from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import permutations

import pytest

from protocol import dice
from protocol.hashing import H32, u32
from protocol.proofs import shuffle
from protocol.secrets import Secrets
from tests.protocol.setting import DECK, GID, SEEDS, Y, ctx_at, faces


def chi_squared(samples: Sequence[Hashable], outcomes: int) -> float:
    """Σ (seen − expected)² / expected over all outcomes, unseen ones included."""
    expected = len(samples) / outcomes
    seen = Counter(samples)
    assert len(seen) <= outcomes
    return sum((n - expected) ** 2 for n in seen.values()) / expected + (outcomes - len(seen)) * expected


def critical(outcomes: int) -> float:
    """The value a uniform source exceeds once in a thousand times (Wilson–Hilferty)."""
    dof = outcomes - 1
    return dof * (1 - 2 / (9 * dof) + 3.09 * math.sqrt(2 / (9 * dof))) ** 3


def pairs(constant: int | None, rolls: int) -> list[tuple[bytes, bytes]]:
    """Chain values of both seats; a constant seat sends the same value for every roll."""
    chains = [dice.chain(seed, GID, seat, rolls) for seat, seed in enumerate(SEEDS)]
    if constant is not None:
        chains[constant] = [bytes(32)] * (rolls + 1)
    return list(zip(chains[0][1:], chains[1][1:], strict=True))


@pytest.mark.parametrize("constant", [None, 0, 1])
@pytest.mark.parametrize("sides", [2, 5, 6, 20, 200])
def test_dice_are_uniform(constant: int | None, sides: int) -> None:
    """Single dice of several sizes; 200 sides would show a missing rejection at once."""
    values = pairs(constant, 4000)
    rolled = [dice.result(GID, k, pair, (sides,))[0] for k, pair in enumerate(values, 1)]
    assert chi_squared(rolled, sides) < critical(sides)


@pytest.mark.parametrize("constant", [None, 0, 1])
def test_two_dice_are_independent(constant: int | None) -> None:
    """All 36 pairs, and all 36 pairs of one roll with the next."""
    values = pairs(constant, 5000)
    rolled = [dice.result(GID, k, pair, (6, 6)) for k, pair in enumerate(values, 1)]
    assert chi_squared([tuple(roll) for roll in rolled], 36) < critical(36)
    following = [(a[0], b[0]) for a, b in zip(rolled[::2], rolled[1::2], strict=True)]
    assert chi_squared(following, 36) < critical(36)


def test_the_measure_notices_modulo() -> None:
    """A byte modulo 200 favours the low faces: the test above can fail."""
    biased = [byte % 200 for k in range(125) for byte in H32("biased", u32(k))]
    assert chi_squared(biased, 200) > critical(200)


def order_after_both(k: int, n: int, constant: int | None) -> tuple[int, ...]:
    """The joint order of n cards after both seats' shuffles; a constant seat repeats its own."""
    first, second = (
        Secrets(SEEDS[seat], ctx_at(0 if seat == constant else k, seat, "shuffle")).perm(n) for seat in (0, 1)
    )
    return tuple(first[i] for i in second)


@pytest.mark.parametrize("constant", [None, 0, 1])
def test_orders_are_uniform(constant: int | None) -> None:
    """All 24 orders of four cards."""
    orders = [order_after_both(k, 4, constant) for k in range(1, 3001)]
    assert chi_squared(orders, 24) < critical(24)


@pytest.mark.parametrize("constant", [None, 0, 1])
def test_every_card_comes_to_every_place(constant: int | None) -> None:
    """A stack of 36: which card lies on top, at the bottom and in the middle."""
    orders = [order_after_both(k, 36, constant) for k in range(1, 1501)]
    for place in (0, 17, 35):
        assert chi_squared([order[place] for order in orders], 36) < critical(36)


@pytest.mark.parametrize("constant", [None, 0, 1])
def test_sealed_shuffles_are_uniform(constant: int | None) -> None:
    """The cards themselves, sealed, shuffled by both seats and opened."""
    found = []
    for k in range(1, 97):
        E: Sequence[tuple[bytes, bytes]] = [DECK.seal(face, Y) for face in range(3)]
        for seat in (0, 1):
            place = ctx_at(0 if seat == constant else k, seat, "shuffle")
            E = shuffle.prove(Secrets(SEEDS[seat], place), Y, E)[0].F
        found.append(tuple(faces(E)))
    assert set(found) == set(permutations(range(3)))
    assert chi_squared(found, 6) < critical(6)
