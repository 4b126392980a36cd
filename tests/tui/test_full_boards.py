"""Six settlements a side, two of them cities: boards that stay readable in every window."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len
from textual.app import App
from textual.pilot import Pilot

from p2pduel.tui.boards.canvas import wrapped
from p2pduel.tui.boards.picture import LINE
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.glyphs import ASCII, RICH, Glyphs
from p2pduel.tui.table.screen import TableScreen
from tests.tui.gallery import scene
from tests.tui.hands import calm, press
from tests.tui.sight import lines

WINDOWS = ((80, 24), (100, 30), (120, 40), (160, 45), (200, 50))
REGIONS = ("Forest", "Gold Field", "Fields", "Hills", "Pasture", "Mountains")


def card(board: Board, place: str) -> list[str]:
    """The rows of one card as painted, without its left edge."""
    painted = board._ensure()[0].text().splitlines()
    region = board.region_of(place)
    assert region is not None
    rows = [
        line.ljust(region.right)[region.x + 1 : region.right] for line in painted[region.y : region.bottom]
    ]
    return [row.rstrip() for row in rows]


def words(rows: list[str]) -> str:
    """Rows as one text, hyphens at their ends taken out."""
    return re.sub(r"(?<=\w)- ", "", " ".join(row.strip() for row in rows))


@pytest.mark.parametrize("size", WINDOWS[1:], ids=str)
async def test_names_wrap_instead_of_being_cut(size: tuple[int, int]) -> None:
    """What stands on the widest boards can be read; 160 columns show all of it, some words short."""
    async with scene("table-full", size) as app:
        for board in (app.screen.query_one(ident, Board) for ident in ("#own", "#foe")):
            for tile in board.picture.tiles if board.display else ():
                if tile.face is None or tile.shape == LINE:
                    continue
                said, name = words(card(board, tile.place)), re.sub("^[⌂▣] ", "", tile.name)
                short = [word[:5] for word in name.split(" ")] if size == (160, 45) else [name]
                town = re.fullmatch("[⌂▣] +★[12]", said)
                assert town or all(part in said for part in short), card(board, tile.place)


@pytest.mark.few(5)
@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("moment", ["table-full", "zoom-boards"])
@pytest.mark.parametrize("glyphs", [RICH, ASCII], ids=["rich", "ascii"])
async def test_what_a_card_brings_is_said_short_rather_than_cut(
    size: tuple[int, int], moment: str, glyphs: Glyphs
) -> None:
    """Points, harvest and rates of standing cards, prices of the hand, the name of a card that is gone."""
    async with scene(moment, size) as app:
        assert isinstance(app.screen, TableScreen)
        app.screen.restyle(glyphs)
        for board in (app.screen.query_one(ident, Board) for ident in ("#own", "#foe", "#hand")):
            for tile in board.picture.tiles if board.display else ():
                rows = card(board, tile.place)
                told = rows if not tile.solid else [row for row in rows if _about_it(row)]
                assert not any("…" in row for row in told), rows
        price = words(card(app.screen.query_one("#hand", Board), "h0"))
        assert re.search("1 ?br.* 2 ?lu.* 2 ?or", price.lower()), price


def _about_it(row: str) -> bool:
    """Whether a row says what a card brings or costs: signs of points, figures, no words of its text."""
    return bool(re.match(r"[★⚔⚖♪▤*STKP]\d|\d ?(×|x|lu|br|gr|wo|or|go)", row.strip(), re.IGNORECASE))


@pytest.mark.few(3)
@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("glyphs", [RICH, ASCII], ids=["rich", "ascii"])
async def test_every_region_has_its_die_in_one_corner_and_says_its_resource_or_none_does(
    size: tuple[int, int], glyphs: Glyphs
) -> None:
    for moment in ("table-early", "table-full"):
        async with scene(moment, size) as app:
            board = app.screen.query_one("#own", Board)
            assert isinstance(app.screen, TableScreen)
            app.screen.restyle(glyphs)
            regions = [tile for tile in board.picture.tiles if tile.name in REGIONS]
            found = [
                [row for row in card(board, tile.place) if row and row[0] not in "▀-"] for tile in regions
            ]
            for tile, rows in zip(regions, found, strict=True):
                assert rows[-1].endswith(tile.badge[-1]) or rows[-1].endswith(f"[{tile.badge[-2:-1]}]"), rows
                assert not any(tile.badge[0] in row for row in rows[:-1] if glyphs is RICH), rows
            named = {bool(re.search("lumber|gold|grain|brick|wool|ore", rows[-1])) for rows in found}
            assert len(named) == 1, found


@pytest.mark.few(2)
@pytest.mark.parametrize("size", WINDOWS, ids=str)
async def test_a_town_says_its_points_wherever_a_row_is_free(size: tuple[int, int]) -> None:
    for moment in ("table-early", "table-full"):
        async with scene(moment, size) as app:
            board = app.screen.query_one("#own", Board)
            for tile in board.picture.tiles:
                if re.match("[⌂▣] ", tile.name) and tile.solid:
                    rows = [row for row in card(board, tile.place) if not row.startswith("▀")]
                    assert tile.badge in " ".join(rows) or all(row.strip() for row in rows), rows


@pytest.mark.parametrize("size", WINDOWS[:3], ids=str)
async def test_what_runs_off_the_edge_says_that_there_is_more(size: tuple[int, int]) -> None:
    """On every part of the table that scrolls, whether it has a frame or not."""
    async with scene("table-full", size) as app:
        for board in app.screen.query(Board):
            if not board.display or not board.max_scroll_x:
                continue
            area = "\n".join(line[board.region.x : board.region.right] for line in _of(app, board))
            assert "more ▸" in area, board.id
            board.scroll_to(x=1, animate=False, force=True, immediate=True)
            await calm(Pilot(app))
            area = "\n".join(line[board.region.x : board.region.right] for line in _of(app, board))
            assert "◂" in area, board.id
        assert app.screen.query_one("#own", Board).max_scroll_x


@pytest.mark.few(2)
@pytest.mark.parametrize("key", ["z", "y"])
@pytest.mark.parametrize("size", WINDOWS[:3], ids=str)
async def test_a_board_that_runs_off_names_the_key_that_makes_room(size: tuple[int, int], key: str) -> None:
    """There the line of keys is too short for it; on a board alone the key makes no more room."""
    async with scene("table-full", size) as app:
        app.set_keymap({"table.zoom": key})
        pilot: Pilot[Any] = Pilot(app)
        board = app.screen.query_one("#own", Board)
        for said in (True, True, False):
            await calm(pilot)
            board.restyle(RICH)
            await calm(pilot)
            area = "\n".join(_of(app, board))
            assert (f" {key}: zoom · more ▸" in area) == (said and bool(board.max_scroll_x)), area
            press(pilot, key)


async def test_the_key_covers_no_words_of_a_card() -> None:
    """Without a frame the hint stands on the last line of the board, where an Ore Ship may be."""
    async with scene("table-late", (80, 24)) as app:
        last = _of(app, app.screen.query_one("#own", Board))[-1]
        assert "⚖1 2 ore→1  more ▸" in last


async def test_no_number_is_cut_where_a_board_runs_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Czech the hint ends inside the count of the regions: ten of them must not look like one."""
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    async with scene("table-middle", (80, 24)) as app:
        assert any(line.endswith("▌◈5  10 ▌krajiny     více ▸") for line in lines(app))


def _of(app: App[Any], board: Board) -> list[str]:
    return [line.ljust(board.region.right) for line in lines(app)[board.region.y : board.region.bottom]]


async def test_a_key_hides_the_lists_then_shows_one_board_then_the_other_then_all() -> None:
    async with scene("table-full", (120, 40)) as app:
        pilot: Pilot[Any] = Pilot(app)
        seen = []
        for _ in range(5):
            shown = {
                ident
                for ident in ("own", "foe", "right", "hand")
                if app.screen.query_one(f"#{ident}").display
            }
            seen.append(shown)
            press(pilot, "z")
            await calm(pilot)
        everything = {"own", "foe", "right", "hand"}
        assert seen == [everything, everything - {"right"}, {"own"}, {"foe"}, everything]


async def test_without_the_lists_120_columns_show_the_whole_of_both_boards() -> None:
    async with scene("zoom-boards", (120, 40)) as app:
        assert [app.screen.query_one(ident, Board).max_scroll_x for ident in ("#own", "#foe")] == [0, 0]


@pytest.mark.few(2)
@pytest.mark.parametrize("key", ["b", "m", "l", "escape"])
async def test_keys_for_the_lists_and_escape_bring_them_back(key: str) -> None:
    async with scene("zoom-own", (120, 40)) as app:
        press(Pilot(app), key)
        await calm(Pilot(app))
        assert app.screen.query_one("#right").display and app.focused is not None


@pytest.mark.parametrize(
    ("name", "room", "rows"),
    [
        ("Settlement", 7, ["Settle-", "ment"]),
        ("Mountains", 7, ["Moun-", "tains"]),
        ("Marketplace", 10, ["Market-", "place"]),
        ("Brick Factory", 7, ["Brick", "Factory"]),
        ("Merchant Guild", 7, ["Mercha.", "Guild"]),
        ("Gold Field", 10, ["Gold Field"]),
        ("Settlement", 3, ["Se-", "tt…"]),
    ],
)
def test_words_break_where_people_would_break_them(name: str, room: int, rows: list[str]) -> None:
    found = wrapped(name, room, 2)
    assert list(found) == rows and all(cell_len(row) <= room for row in found)
