"""The island's table in a window: places chosen by keys and mouse, cards put together."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from textual.pilot import Pilot

from p2pduel import games
from p2pduel.games.island.rules.geometry import VERTEX_NAMES
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.screens.captions import caption
from p2pduel.games.island.screens.chart import chart_of
from p2pduel.games.island.screens.deal import Deal
from p2pduel.games.island.screens.mapboard import MapBoard, nearest
from p2pduel.games.island.screens.shape import lay_map
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from p2pduel.person.chair import Update
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Page
from p2pduel.tui.glyphs import RICH
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.screen import TableScreen
from tests.island.scenes import IslandTable, everywhere, random_game, scene
from tests.tui.hands import calm, until
from tests.tui.localseat import LocalSeat
from tests.tui.sight import lines

RICH_HAND = {"lumber": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}


@asynccontextmanager
async def at(
    table: IslandTable, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[tuple[Pilot[Any], TableScreen]]:
    """A table of the island in a window, a random bot across."""
    island = games.game("island")
    bot = island.crew.make("random", random.Random(1), None, own_process=False)
    seat = LocalSeat(table, bot, pace=lambda: 0.0, names=("Ann", "Bob", "Cid", "Dan"), game=island)
    screen = TableScreen(seat, game=island, seats=table.state.seats, wait=lambda: 0.0)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: screen.update_now is not None, "no update")
        await calm(pilot)
        yield pilot, screen


def acting() -> IslandTable:
    """Blue's turn on the beginner's board, with cards for everything."""
    blue = {"settlements": ["V40", "V42"], "roads": ["40-45", "37-42"], "hand": RICH_HAND}
    return scene(blue=blue, orange={"settlements": ["V15"], "hand": {"ore": 1}}).table


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_a_founding_by_keys(size: tuple[int, int]) -> None:
    """The map has the focus, arrows move among the free sites, Enter founds there (I-6.1, I-12.3)."""
    table = LocalTable(RULESET, "base", 3, seats=2)
    async with at(table, size) as (pilot, screen):
        board = screen.query_one(MapBoard)
        await until(pilot, lambda: board.has_focus and board.cursor is not None, "the map is not asked")
        first = board.cursor
        await pilot.press("right")
        assert board.cursor != first and board.cursor in VERTEX_NAMES
        chosen = VERTEX_NAMES.index(str(board.cursor))
        await pilot.press("enter")
        await until(pilot, lambda: table.state.owners[chosen] == 0, "nothing is founded")
        await until(pilot, lambda: board.has_focus and "-" in str(board.cursor), "no edge is asked for")
        await pilot.press("enter")
        await until(pilot, lambda: 0 in table.state.roads, "no road is built")


async def test_a_click_founds() -> None:
    """The mouse chooses a site, and one beside it means it, too."""
    table = LocalTable(RULESET, "base", 3, seats=2)
    async with at(table) as (pilot, screen):
        board = screen.query_one(MapBoard)
        await until(pilot, lambda: bool(board._choose), "nothing lights up")
        place = next(iter(sorted(board._choose)))
        region = board.region_of(place)
        assert region is not None
        await pilot.click(MapBoard, offset=(region.x + 2 + board.gutter.left, region.y + board.gutter.top))
        vertex = VERTEX_NAMES.index(place)
        await until(pilot, lambda: table.state.owners[vertex] == 0, "the click did nothing")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_the_mouse_tells_what_a_site_yields(size: tuple[int, int]) -> None:
    """What lies under it, also beside edges that light up; keys tell of their own place again (I-2.5)."""
    async with at(acting(), size) as (pilot, screen):
        board = screen.query_one(MapBoard)
        assert "35-40" in board._choose

        def under() -> list[str]:
            return [line.split("││")[0].strip("│ ") for line in lines(pilot.app) if " of 36 rolls" in line]

        async def over(place: str) -> None:
            region = board.region_of(place)
            assert region is not None
            x, y = region.x + region.width // 2, region.y + region.height // 2
            await pilot.hover(MapBoard, offset=(x + board.gutter.left, y + board.gutter.top))
            await calm(pilot)

        for place, said in (
            ("V40", "V40: settlement: Ann · forest 8, mountains 3, hills 5 · 11 of 36 rolls"),
            ("V30", "V30: free · forest 11, desert, mountains 3 · 4 of 36 rolls"),
            ("V1", "V1: free · mountains 10 · 3 of 36 rolls · harbour 3:1"),
        ):
            await over(place)
            assert under() == [said]
        await over("35-40")
        assert any("35-40: no road" in line for line in lines(pilot.app))
        await over("V30")
        board.focus()
        await pilot.press("right")
        await calm(pilot)
        assert board.cursor != "V30" and not under()
        assert any(f"{board.cursor}: no road" in line for line in lines(pilot.app))


async def test_a_click_on_a_site_does_not_build_the_road_beside_it() -> None:
    """The site was meant; what it yields is said, and why nothing can stand there (I-12.3)."""
    table = acting()
    async with at(table, (80, 24)) as (pilot, screen):
        board = screen.query_one(MapBoard)
        assert "40-45" not in board._choose and "35-40" in board._choose
        before = [*table.state.roads]
        region = board.region_of("V35")
        assert region is not None
        await pilot.click(MapBoard, offset=(region.x + 1 + board.gutter.left, region.y + board.gutter.top))
        await until(pilot, lambda: isinstance(pilot.app.screen, Page), "nothing is said")
        await calm(pilot)
        assert board.cursor == "V35" and table.state.roads == before
        assert any(
            "V35: free · forest 11, forest 8, mountains 3 · 9 of 36 rolls" in line
            for line in lines(pilot.app)
        )


async def test_a_city_is_built_on_the_map() -> None:
    """A wish lights up its sites; Enter on one builds at once (I-11.5)."""
    table = acting()
    async with at(table) as (pilot, screen):
        options, board = screen.query_one("#options", Rows), screen.query_one(MapBoard)
        options.focus()
        options.point("city")
        await pilot.press("enter")
        await until(pilot, lambda: board.has_focus, "the map is not asked")
        assert board._choose == {"V40", "V42"}
        await pilot.press("enter")
        await until(pilot, lambda: table.state.towns[0] != 0, "no city")
        await until(pilot, lambda: options.has_focus, "the list has not the focus again")


async def test_a_trade_is_put_together() -> None:
    """Four of a kind for one of the bank; what is no trade says why (I-10.6, I-10.13)."""
    table = acting()
    async with at(table) as (pilot, screen):
        options = screen.query_one("#options", Rows)
        options.focus()
        options.point("trade")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Deal), "no dialogue")
        rows = pilot.app.screen.query_one("#deal", Rows)
        await pilot.press("left", "left", "left")
        rows.point("ore")
        await pilot.press("right")
        assert any("bank wants 4 lumber" in row.why for row in rows.rows)
        rows.point("lumber")
        await pilot.press("left")
        rows.point("Trade with the bank")
        await pilot.press("enter")
        await until(pilot, lambda: table.state.hands[0][0] == 0, "no trade")
        assert table.state.hands[0][4] == 5


async def test_an_offer_goes_to_a_player() -> None:
    """Cards for cards, to somebody who answers (I-10.2)."""
    table = acting()
    async with at(table) as (pilot, screen):
        options = screen.query_one("#options", Rows)
        options.focus()
        options.point("offer")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Deal), "no dialogue")
        rows = pilot.app.screen.query_one("#deal", Rows)
        await pilot.press("left")
        rows.point("ore")
        await pilot.press("right")
        rows.point("Offer to Bob")
        await pilot.press("enter")
        await until(pilot, lambda: table.state.offers == 1, "nothing is offered")


async def test_an_offer_says_what_the_other_player_lacks() -> None:
    """With two players hands lie open, so who cannot answer is seen before asking (T-3.10)."""
    async with at(acting()) as (pilot, screen):
        options = screen.query_one("#options", Rows)
        options.focus()
        options.point("offer")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Deal), "no dialogue")
        rows = pilot.app.screen.query_one("#deal", Rows)
        await pilot.press("left")
        rows.point("ore")
        await pilot.press("right")
        await calm(pilot)
        offered = [line for line in lines(pilot.app) if "Offer to Bob" in line]
        assert offered and "Offer to Bob ·" not in offered[0]
        await pilot.press("right")
        await calm(pilot)
        assert any("Offer to Bob · missing: 1 ore" in line for line in lines(pilot.app))


async def test_a_bought_card_shows_what_it_leaves() -> None:
    """Its price is seen before it is paid (I-11.1)."""
    async with at(acting()) as (pilot, screen):
        options = screen.query_one("#options", Rows)
        options.focus()
        options.point("buy")
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is not screen, "no dialogue")
        await calm(pilot)
        assert any("wool 4 → 3  grain 4 → 3  ore 4 → 3" in line for line in lines(pilot.app))


def test_every_site_is_reached_by_arrows() -> None:
    """From any intersection to any other, at every size."""
    for room in ((78, 14), (83, 28), (142, 36)):
        shape = lay_map(*room).shape
        places = dict(zip(VERTEX_NAMES, shape.vertices, strict=True))
        seen, todo = {"V1"}, ["V1"]
        while todo:
            here = places[todo.pop()]
            found = (
                {nearest(places, here, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))} - {None} - seen
            )
            seen |= {str(place) for place in found}
            todo += [str(place) for place in found]
        assert seen == {*VERTEX_NAMES}


def test_the_cursor_says_what_a_site_yields() -> None:
    """Lands, numbers, chance and harbour (I-2.5, I-3.1)."""
    chart = chart_of(acting().state, ("Ann", "Bob", "white", "red"))
    said = "V40: settlement: Ann · forest 8, mountains 3, hills 5 · 11 of 36 rolls"
    assert caption(chart, "V40", RICH) == said
    assert caption(chart, "H14", RICH).endswith("settlement: Ann")
    assert "harbour" in caption(chart, "V1", RICH)
    assert caption(chart, "H10", RICH).endswith("the robber stands here")


@everywhere
def test_every_legal_move_belongs_to_a_wish(variant: str, seats: int) -> None:
    """What the rules list can be chosen; what cannot be had says why; words are found for all."""
    island = games.game("island")
    kinds: set[str] = set()
    for table, seat, move in random_game(variant, seats, 7, 500):
        due = table.due()
        assert isinstance(due, Decision)
        kinds.add(due.kind)
        update = Update(
            table.state.clone(), table.knowledge(seat), seat, due, tuple(table.legal()), game=island
        )
        found = island.hands.wishes(update)
        assert len({wish.key for wish in found}) == len(found)
        listed = [one for wish in found for one in wish.moves]
        assert {one.text for one in table.legal()} <= {one.text for one in listed}
        assert all(wish.moves or wish.why for wish in found), [w.key for w in found if not w.moves]
        for facet in range(len(island.hands.facets(move))):
            assert island.hands.facet_words(table.state, seat, move, facet)
        island.screens.rows(found, table.state, seat, RICH, 30)
    assert {"action", "rob"} <= kinds


@everywhere
def test_the_points_at_the_end_add_up(variant: str, seats: int) -> None:
    """Settlements, cities, Longest Road, Largest Army and victory cards are the total (I-16.2)."""
    last: Any = None
    for table, _, _ in random_game(variant, seats, 11, 1500):
        last = table.state
    total, *parts = games.game("island").screens.figures(last)
    assert total.total and [
        sum(counts) for counts in zip(*(one.counts for one in parts[:5]), strict=True)
    ] == [*total.counts]
    assert all(count >= 0 for one in parts for count in one.counts)


async def test_a_spectator_sees_the_table() -> None:
    """Somebody who has no seat sees the map and nobody's development cards."""
    table = acting()
    async with at(table, (120, 40)) as (pilot, screen):
        assert screen.update_now is not None
        screen.update_now = replace(screen.update_now, seat=None, legal=(), knowledge={})
        screen._wishes = []
        screen._paint()
        await calm(pilot)
        seen = "\n".join(lines(pilot.app))
        assert "The island" in seen and "Cards: Ann" in seen
