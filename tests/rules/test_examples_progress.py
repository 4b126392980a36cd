"""Worked examples best seen with the events of a Progress game."""

import pytest

from tests.rules.helpers import scene

EMPTY = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 0)


@pytest.mark.parametrize(
    ("sites", "fed"),
    [
        ({"T1": ["storehouse"]}, {"T0", "T2"}),
        ({"T1": ["grain_ship", "storehouse"]}, {"T0", "T2"}),
        ({"B1": ["storehouse"]}, {"B0", "B2"}),
    ],
)
def test_which_regions_a_card_touches(sites: dict[str, list[str]], fed: set[str]) -> None:
    """E-03, D-3.5, D-3.6: two on its side of the city; both sites of a side are alike."""
    red = {"centre": {"1": "city"}, "sites": sites, "stored": EMPTY}
    game = scene(
        variant="progress",
        phase="preroll",
        red=red,
        blue={"stored": EMPTY},
        stacks={"events": ["year_of_plenty"]},
        dice=[(4, "event_card")],
    ).until("action")
    gained = {place for place, held in game.stored(0).items() if held}
    assert gained == fed | {"B0"}
    assert game.stored(0)["B0"] == 1 + ("B0" in fed)


def test_which_regions_a_city_borders() -> None:
    """E-03, D-3.7: the four around it; the others keep what they have when a Plague comes."""
    full = dict.fromkeys(EMPTY, 3)
    game = scene(
        variant="progress",
        phase="preroll",
        red={"centre": {"1": "city"}, "stored": full},
        stacks={"events": ["plague"]},
        dice=[(4, "event_card")],
    ).until("action")
    struck = {place for place, held in game.stored(0).items() if held < 3}
    assert struck == {"T0", "T2", "B0", "B2"}
