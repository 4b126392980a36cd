"""Signs and colours of the boards say what is so: a loss is no gain, a title has the colour of its seat."""

from __future__ import annotations

from typing import Any

import pytest
from textual.color import Color

from p2pduel.kernel.moves import Move
from p2pduel.realm.marks import changes
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.theme import PALETTE
from tests.duel import DuelTable, load_duel
from tests.tui.hands import Hands, app_at, calm, until
from tests.tui.sight import lines


def _table(active: str = "red") -> DuelTable:
    document: dict[str, Any] = {"variant": "intro", "turn": 3, "phase": "action", "active": active}
    stored = {"T-2": 2, "T0": 2, "T2": 2, "B-2": 2, "B0": 2, "B2": 2}
    return load_duel({**document, "red": {"stored": stored}, "blue": {"stored": stored}}, strict=False)


def _sign(app: Any, board: Board, place: str) -> str:
    """The sign at the left edge of a card."""
    region = board.region_of(place)
    assert region is not None
    x, y = board.content_region.x + region.x, board.content_region.y + region.y
    return "".join(line[x] for line in lines(app)[y : y + region.height])


async def test_a_region_that_paid_is_marked_as_such() -> None:
    """A road is paid with lumber and brick: those regions have a minus, nothing has a plus but the road."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen)
        await hands.my_turn()
        await hands.play(Move("build road 2"))
        await until(pilot, lambda: app.screen is screen and not screen.sending)
        await calm(pilot)
        own = screen.query_one("#own", Board)
        assert all("-" in _sign(app, own, place) for place in ("T-2", "B-2"))
        assert not any("+" in _sign(app, own, place) for place in ("T-2", "B-2", "T0", "B0"))


def test_brigands_mark_what_they_took() -> None:
    """Gold is gone from its region, though no outcome says from which; what came in its place is no loss."""
    before, after = _table().state, _table().state.clone()
    player = after.players[0]
    player.stored["T0"], player.stored["B0"] = 0, 3
    assert changes(before, after, 0).marks == {"T0": "less", "B0": "more"}


@pytest.mark.parametrize(("seat", "own", "other"), [(0, "red", "blue"), (1, "blue", "red")])
async def test_titles_have_the_colour_of_their_seat(seat: int, own: str, other: str) -> None:
    """Red's land has a red title, also when Blue looks at it."""
    app, screen = app_at(_table("red" if seat == 0 else "blue"), seat=seat)
    async with app.run_test(size=(120, 40)) as pilot:
        await Hands(pilot, screen).my_turn()
        await calm(pilot)
        for ident, colour in (("#own", own), ("#foe", other)):
            assert screen.query_one(ident).styles.border_title_color == Color.parse(PALETTE[colour])
