"""The classic game's screens as lines of text, and what must stand on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from p2pduel.catalogue import speech
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.words import cards
from p2pduel.tui.boards.widget import Board
from tests.classic.gallery import SIZES, scene
from tests.tui.sight import compare

SHOWN = [*(("classic-wonders", size) for size in SIZES), ("classic-tournament", SIZES[0])]


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language, and English again."""
    speech.speak(request.param)
    yield request.param
    speech.speak("en")


@pytest.mark.parametrize(("name", "size"), SHOWN, ids=[f"{name}-{size[0]}" for name, size in SHOWN])
async def test_every_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    """A changed picture prints what changed; make pictures keeps the new one."""
    async with scene(name, size) as app:
        compare(app, f"{name}-{size[0]}x{size[1]}")


async def test_a_tournaments_stacks_piles_and_citadels_say_whose_they_are() -> None:
    """By the colour, or its first letter where there is little room (C-30.3, C-30.7, C-30.8)."""
    for size, red, blue in (((120, 40), "R", "B"), ((200, 50), "Red ", "Blue ")):
        async with scene("classic-tournament", size) as app:
            tiles = app.screen.query_one("#market", Board).picture.tiles
        names, badges = [tile.name for tile in tiles], {tile.place: tile.badge for tile in tiles}
        assert sum(name.startswith(f"{red}▒") for name in names) == 4, names
        assert sum(name.startswith(f"{blue}▒") for name in names) == 4, names
        assert any(name.startswith(f"{red.strip()} discard: Caravan") for name in names), names
        assert any(name.startswith(f"{blue.strip()} discard: Alchemist") for name in names), names
        assert badges["citadels"] == "R5 B5"


async def test_what_the_open_row_has_no_more_of_says_so() -> None:
    """The last Church was built: it must not look like one that can be had (C-20.3)."""
    async with scene("classic-wonders", (120, 40)) as app:
        market = app.screen.query_one("#market", Board)
        assert " open: Church ×0 " in market._ensure()[0].text()


@pytest.mark.parametrize("language", speech.LANGUAGES, indirect=True)
def test_a_card_on_a_road_has_a_name_for_one_narrow_row(language: str) -> None:
    """Ten cells: what a card of the usual size has for words (C-42)."""
    on_roads = [card for card in CARDS if CARDS[card].site == "road"]
    assert on_roads and all(cell_len(cards.short_name(card)) <= 10 for card in on_roads), language


async def test_a_place_for_a_settlement_has_a_sign_where_its_word_has_no_room() -> None:
    """Half a word helps nobody; the sign is the one of the settlements beside it."""
    async with scene("classic-narrow", (120, 40)) as app:
        painted = app.screen.query_one("#own", Board)._ensure()[0].text()
    assert "…" not in painted and "· ⌂ ·" in painted
