"""The island in sentences: plain mode tells of everything that the screen shows."""

from __future__ import annotations

import pytest

from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.games.island.rules.geometry import EDGE_NAMES, VERTEX_NAMES
from p2pduel.games.island.screens.lines import LINES
from p2pduel.games.island.words import goods, screen
from tests.island.scenes import random_game

NAMES = ("Ann", "Bob", "Cid", "Dan")


def test_a_board_tells_of_everything_the_screen_shows() -> None:
    """Bank, hands, cards, roads, knights, tokens, dice, harbours, neutral colours (T-1.3)."""
    *_, (table, _, _) = random_game("two", 2, 11, 900)
    state = table.state
    state.army, state.largest_army = [3, 0], 0
    assert LINES.side(state, 0, NAMES, own=True) == [
        "Ann (you) has 10 of 10 points and 5 cards.",
        "Resources: 2 lumber, 2 brick and 1 wool.",
        "Development cards: 1.",
        "Settlements: V12, V13, V23 and V35.",
        "Cities: V45.",
        "Roads: 4-8, 5-9, 8-12, 8-13, 9-13, 13-18, 17-23, 18-23, 23-29, 29-34, 29-35, 30-35, 35-40, 40-44 "
        "and 40-45.",
        "Length of road: 8.",
        "Harbours: 3:1.",
        "Knights: 3 (Largest Army).",
        "Trade tokens: 3.",
    ]
    _, coast, robber, bank, dice, white, red = LINES.stacks(state, NAMES)
    assert coast.startswith("Harbours on the coast: wool 2:1 (V1 and V4), ore 2:1 (V2 and V6), brick 2:1")
    assert robber == "The robber stands on H11 (fields 10)."
    assert bank == "The bank: 15 lumber, 12 brick, 17 wool, 18 grain and 19 ore; development cards: 8."
    assert dice == "The dice: 6 + 2 = 8."
    assert white.startswith("White: Settlements: V3, V5, V15 and V19. Roads: 1-5, ")
    assert white.endswith(" Length of road: 8 (Longest Road).")
    assert red.endswith(" Length of road: 7.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "seats"), [("base", 3), ("two", 2)])
def test_it_is_so_in_every_language(variant: str, seats: int, language: str) -> None:
    """Every piece, every number of cards and both special cards; what is new is told of its turn (I-14.3)."""
    with speaking(language):
        for number, (table, asked, _) in enumerate(random_game(variant, seats, 5, 1200)):
            if number % 150:
                continue
            state = table.state
            said = "\n".join(LINES.board(state, NAMES[:seats], asked))
            assert "{" not in said
            built = [VERTEX_NAMES[at] for at, owner in enumerate(state.owners) if owner >= 0]
            laid = [EDGE_NAMES[at] for at, owner in enumerate(state.roads) if owner >= 0]
            assert all(place in said for place in (*built, *laid))
            sides = [LINES.side(state, seat, NAMES, own=seat == asked) for seat in range(seats)]
            for seat, lines in enumerate(sides):
                held = len(state.zones[f"{seat}:dev"]) + len(state.zones[f"{seat}:new"])
                assert any(f": {held}" in line for line in lines)
                assert any(f"{state.lengths[seat]}" in line for line in lines)
                road = screen.POINTS["road"] in "\n".join(lines)
                army = screen.POINTS["army"] in "\n".join(lines)
                assert (road, army) == (state.longest_road == seat, state.largest_army == seat)
            if any(state.rolled):
                assert goods.dice(state.rolled) in said
