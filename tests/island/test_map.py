"""The map in the terminal: every place has its cells, and nothing hides anything else (I-2, I-3)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from p2pduel.games.island.rules.facts import COLOURS
from p2pduel.games.island.rules.geometry import CORNERS, EDGE_NAMES, HEX_NAMES, VERTEX_NAMES
from p2pduel.games.island.screens.chart import Chart, chart_of
from p2pduel.games.island.screens.mapping import paint_map, ways
from p2pduel.games.island.screens.shape import lay_map
from p2pduel.games.island.screens.signs import ASCII as LETTERS
from p2pduel.games.island.screens.signs import INKS, PIECES, RICH
from p2pduel.tui.boards.paint import Marks
from p2pduel.tui.glyphs import ASCII
from p2pduel.tui.settings.themes import LOOKS, contrast, look, wear
from tests.island.scenes import random_game
from tests.tui.sight import compare_lines

ROOMS = ((78, 14), (80, 20), (83, 26), (83, 28), (142, 36))
rooms = pytest.mark.parametrize(("width", "height"), ROOMS)


def played() -> Chart:
    """A map with pieces of four colours, cities among them."""
    found: Chart | None = None
    for table, _, _ in random_game("base", 4, 5, 900):
        found = chart_of(table.state)
    assert found is not None
    return found


@rooms
def test_a_map_looks_as_it_did(width: int, height: int) -> None:
    """Hexes, numbers, harbours, pieces and the robber (I-2.1, I-3.2, I-9.10)."""
    lit = Marks("V10", frozenset({"V10", "V30", "30-36", "H10"}), changed={"V1": "new"})
    seen = paint_map(played(), lay_map(width, height), lit, caption="what lies here").text()
    compare_lines(seen.split("\n"), f"island-map-{width}x{height}")


def test_a_map_in_letters() -> None:
    """The same in signs every terminal has."""
    seen = paint_map(played(), lay_map(*ROOMS[0]), None, ASCII).text()
    assert seen.isascii()
    compare_lines(seen.split("\n"), "island-map-ascii")


@rooms
def test_every_place_can_be_clicked(width: int, height: int) -> None:
    """Every hex, intersection and edge has cells of its own inside the room."""
    laid, chart = lay_map(width, height), played()
    assert (laid.width, laid.height) == (width, height)
    assert {*laid.shape.spots.values()} == {*HEX_NAMES, *VERTEX_NAMES, *EDGE_NAMES}
    for (x, y), place in laid.shape.spots.items():
        assert 0 <= x < width and 0 <= y < height
        tile = laid.hit(chart, x, y)
        assert tile is not None and tile.place == place


@rooms
def test_hexes_do_not_overlap_and_lie_between_their_corners(width: int, height: int) -> None:
    """A cell of a hex's ground is no other's, and lies between its corners (I-2.3)."""
    shape = lay_map(width, height).shape
    seen: set[tuple[int, int]] = set()
    for hex_, spans in enumerate(shape.inside):
        corners = [shape.vertices[corner] for corner in CORNERS[hex_]]
        for span in spans:
            cells = {(x, span.y) for x in range(span.x, span.x + span.width)}
            assert not cells & seen
            seen |= cells
            assert min(x for x, _ in corners) < span.x
            assert span.x + span.width <= max(x for x, _ in corners)
    assert not seen & {(x, y) for cells in shape.edges for x, y, _ in cells}


@rooms
def test_harbours_stand_whole_in_the_sea(width: int, height: int) -> None:
    """Four of 3:1 and five of 2:1 are read whole at every size (I-1.4)."""
    text = paint_map(played(), lay_map(width, height)).text()
    assert text.count("3:1") == 4
    assert all(f"2:1{sign}" in text for sign in RICH.terrain[:5])


@pytest.mark.parametrize("signs", [RICH, LETTERS])
def test_colours_have_shapes(signs: object) -> None:
    """No two seats have the same road or the same mark, and every sign fills one cell."""
    assert isinstance(signs, type(RICH))
    assert len({*signs.marks}) == len({*signs.roads}) == len(COLOURS)
    assert len({*signs.terrain}) == 6 and signs.settlement != signs.city
    single = [*signs.marks, *signs.terrain, signs.robber, signs.settlement, signs.city, signs.site]
    assert all(cell_len(sign) == 1 for sign in single)
    assert all(len(line) == len(PIECES) == cell_len(line) for line in (*signs.roads, signs.free))


@pytest.fixture
def usual() -> Iterator[None]:
    """The usual colours again, whatever was worn."""
    yield
    wear("dark")


@pytest.mark.usefixtures("usual")
@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("theme", sorted(LOOKS))
def test_everything_on_the_map_can_be_read(theme: str, safe: bool) -> None:
    """Letters, numbers, signs and roads stand out in every room; only free edges are faint."""
    wear(theme, safe)
    lit = Marks("V10", frozenset({"V10", "V30", "30-36", *HEX_NAMES}), changed={"V1": "new"})
    canvas = paint_map(played(), lay_map(83, 28), lit, caption="what lies here")
    faint = {*RICH.free, RICH.corner, " "}
    for line in range(canvas.height):
        for text, style, _ in canvas.strip(line)._segments:
            assert style is not None and style.color is not None and style.bgcolor is not None
            ink, ground = (one.get_truecolor().hex for one in (style.color, style.bgcolor))
            if {*text} - faint:
                assert contrast(ink, ground) >= 4.5, (text, ink, ground)


@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("theme", sorted(LOOKS))
def test_colours_of_seats_differ(theme: str, safe: bool) -> None:
    """Four inks, none twice."""
    palette = look(theme, safe).palette
    assert len({palette[ink] for ink in INKS}) == 4


def test_dots_count_the_ways_to_roll_a_number() -> None:
    """As printed on the tokens (I-5.4)."""
    assert [ways(number) for number in (0, 2, 6, 8, 12)] == [0, 1, 5, 5, 1]
