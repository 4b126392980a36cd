"""Joint dice: a chain cannot be changed, skipped, mirrored or started again."""

import pytest

from protocol import dice
from protocol.hashing import H32, H, u8, u32

GID, OTHER = H32("dice-game"), H32("another game")
SEEDS = (b"\x01" * 32, b"\x02" * 32)


def test_every_value_links_to_the_one_before() -> None:
    """Head first, then one value per roll."""
    values = dice.chain(SEEDS[0], GID, 0, 8)
    assert len(values) == 9
    assert all(dice.is_committed(GID, 0, k, values[k], values[k - 1]) for k in range(1, 9))


def test_a_link_holds_in_its_own_place_only() -> None:
    """Another game, seat, roll, value or predecessor, and a repeated or skipped value."""
    values = dice.chain(SEEDS[0], GID, 0, 8)
    assert not dice.is_committed(OTHER, 0, 3, values[3], values[2])
    assert not dice.is_committed(GID, 1, 3, values[3], values[2])
    assert not dice.is_committed(GID, 0, 4, values[3], values[2])
    assert not dice.is_committed(GID, 0, 3, values[4], values[2])
    assert not dice.is_committed(GID, 0, 3, values[3], values[1])
    assert not dice.is_committed(GID, 0, 3, values[3][:31], values[2])
    assert not dice.is_committed(GID, 0, 3, values[2], values[2])


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_value_of_another_length_is_none_even_if_it_was_committed_to(length: int) -> None:
    """A head made from a short value would leave fewer values to guess among."""
    value = bytes(length)
    assert not dice.is_committed(GID, 0, 3, value, dice.commitment(GID, 0, 3, value))


def test_chains_depend_on_seed_game_seat_and_number() -> None:
    """A further chain is not the first once more."""
    heads = {
        dice.chain(SEEDS[0], GID, 0, 4)[0],
        dice.chain(SEEDS[1], GID, 0, 4)[0],
        dice.chain(SEEDS[0], OTHER, 0, 4)[0],
        dice.chain(SEEDS[0], GID, 1, 4)[0],
        dice.chain(SEEDS[0], GID, 0, 4, m=1)[0],
        dice.chain(SEEDS[0], GID, 0, 4, m=2)[0],
        dice.chain(SEEDS[0], GID, 0, 4, start=4)[0],
    }
    assert len(heads) == 7


def test_a_further_chain_goes_on_counting() -> None:
    """After 4 rolls the next chain begins with roll 5."""
    values = dice.chain(SEEDS[0], GID, 0, 3, m=1, start=4)
    assert values[-1] == H32("dice-end", SEEDS[0], GID, u8(0), u32(1))
    assert all(dice.is_committed(GID, 0, 4 + k, values[k], values[k - 1]) for k in (1, 2, 3))
    assert not dice.is_committed(GID, 0, 1, values[1], values[0])


@pytest.mark.parametrize("length", [-1, 0, 65537])
def test_chain_lengths_are_bounded(length: int) -> None:
    """1 to 65536 rolls."""
    with pytest.raises(ValueError, match="65536"):
        dice.chain(SEEDS[0], GID, 0, length)


@pytest.mark.parametrize("sides", [(1,), (6, 257), (0,), (-6,)])
def test_sides_are_bounded(sides: tuple[int, ...]) -> None:
    """2 to 256 sides."""
    with pytest.raises(ValueError, match="256"):
        dice.result(GID, 1, SEEDS, sides)


def test_every_value_and_the_roll_enter_the_result() -> None:
    """Both seats in order, the number of the roll, the game."""
    many = (256,) * 8
    results = [
        dice.result(GID, 1, SEEDS, many),
        dice.result(OTHER, 1, SEEDS, many),
        dice.result(GID, 2, SEEDS, many),
        dice.result(GID, 1, SEEDS[::-1], many),
        dice.result(GID, 1, (SEEDS[0], SEEDS[0]), many),
    ]
    assert len({tuple(faces) for faces in results}) == 5


def test_bytes_above_the_bound_are_thrown_away() -> None:
    """Rejection, not modulo, and a second block when the first is used up."""
    blocks = [H("dice-roll", GID, u32(1), *SEEDS, u32(block)) for block in range(4)]
    expected = [byte % 129 + 1 for byte in b"".join(blocks) if byte < 129]
    assert len(expected) > 80
    assert dice.result(GID, 1, SEEDS, (129,) * 80) == expected[:80]


def test_no_dice_no_result() -> None:
    """Asking for nothing is harmless."""
    assert dice.result(GID, 1, SEEDS, ()) == []
