"""Every card of the base set: position, move, position."""

from typing import Any

from tests.classic.helpers import BLUE, RED, dice, full, rich, table


def test_sawmill_doubles_and_a_full_region_loses() -> None:
    """CE-02, C-3.4, C-4.2, C-5.4, R-33, base-sawmill."""
    game = table(
        phase="preroll",
        red={"sites": {"T-1": ["sawmill"]}, "stored": {"T-2": 2}},
        blue={"stored": {"B0": 3}},
        dice=[[4, "tournament"]],
    )
    assert game.asked() == (RED, "action")
    assert game.stored(RED)["T-2"] == 3
    assert game.stored(BLUE)["B0"] == 3


def test_black_knight_and_herb_woman() -> None:
    """CE-07, C-7.5, C-7.6, C-7.7, C-9.1, R-36, R-37, base-black-knight, base-herb-woman."""
    sides: dict[str, Any] = {
        "red": {"sites": {"T-1": ["siegfried"], "B-1": ["conrad"]}},
        "blue": {"sites": {"T1": ["karl"]}},
        "hands": {"red": ["black_knight"], "blue": ["herb_woman", "abbey"]},
    }
    game = table(**sides)
    assert game.state.tokens[0] == BLUE
    dice(game, (3,))
    game.do("play black_knight")
    assert game.asked() == (BLUE, "reaction")
    game.do("play herb_woman")
    assert game.asked() == (BLUE, "name")
    game.do("name conrad@B-1")
    assert game.hand(RED) == ["conrad"]
    assert (game.strength(RED), game.strength(BLUE)) == (1, 7)
    assert game.pile() == ["herb_woman", "black_knight"]

    game = table(**sides)
    dice(game, (2,))
    game.do("play black_knight", "play herb_woman")
    assert game.hand(BLUE) == ["abbey", "karl"]
    assert (game.strength(RED), game.strength(BLUE), game.state.tokens[0]) == (3, 0, RED)


def test_a_city_from_full_stores() -> None:
    """C-3.8, C-9.5: 3 ore and 2 grain."""
    game = table(red={"stored": rich(RED)})
    game.do("build city 1")
    assert game.stored(RED) == full(RED, lumber=3, gold=3, grain=1, brick=3, wool=3)
    assert game.points(RED) == 3
