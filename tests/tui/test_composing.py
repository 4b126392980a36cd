"""The window in which a wish is composed: arrows, clicks on the table, suggestions, rows that follow."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from p2pduel.games.duel.screens.rows import rows_for
from p2pduel.person.wishes import Wish
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.dialogs.compose import Compose
from p2pduel.tui.glyphs import RICH
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.screen import TableScreen
from tests.duel import DuelTable, load_duel
from tests.tui.hands import Hands, app_at, calm, press, until

RICH_LAND = {"T-2": 3, "T0": 3, "T2": 3, "B-2": 3, "B0": 3, "B2": 3}


def _table(hand: list[str], stored: dict[str, int] | None = None, sites: tuple[str, ...] = ()) -> DuelTable:
    document: dict[str, Any] = {
        "variant": "intro",
        "turn": 3,
        "phase": "action",
        "active": "red",
        "hands": {"red": hand, "blue": ["scout", "austin", "siglind"]},
        "red": {
            "stored": stored or RICH_LAND,
            "sites": dict(zip(sites, (["inga"], ["harald"], ["candamir"]), strict=False)),
        },
    }
    return load_duel(document, strict=False)


async def _window(pilot: Pilot[int], screen: TableScreen, wish: str) -> Compose:
    hands = Hands(pilot, screen)
    await hands.my_turn()
    await hands.pick(screen.query_one("#options", Rows), wish)
    await until(pilot, lambda: isinstance(pilot.app.screen, Compose), "no window")
    await calm(pilot)
    found = pilot.app.screen
    assert isinstance(found, Compose)
    return found


def _row(window: Compose, key: str) -> str:
    return next(row.text.plain for row in window.query_one("#answers", Rows).rows if row.key == key)


async def test_the_arrows_work_where_the_cursor_starts() -> None:
    """The footer offers them, so the first one already changes something; on doing it they do too."""
    app, screen = app_at(_table(["abbey", "storehouse", "scout"]))
    async with app.run_test(size=(120, 40)) as pilot:
        window = await _window(pilot, screen, "card abbey")
        before = window.plan.moves
        press(pilot, "right")
        await calm(pilot)
        assert window.plan.moves != before
        press(pilot, "left")
        await calm(pilot)
        assert window.plan.moves == before
        press(pilot, "end")
        press(pilot, "right")
        await calm(pilot)
        assert window.plan.moves != before


async def test_without_a_choice_the_window_opens_and_offers_no_arrows() -> None:
    """What costs something is shown before it is done; the first Enter in it only goes to doing it."""
    app, screen = app_at(_table(["storehouse", "abbey", "scout"], sites=("T-1", "B-1", "T1")))
    async with app.run_test(size=(120, 40)) as pilot:
        window = await _window(pilot, screen, "card storehouse")
        assert not window.check_action("turn", (1,))
        rows = window.query_one("#answers", Rows)
        assert rows.current is not None and rows.current.key == "0 0"
        press(pilot, "enter")
        await calm(pilot)
        assert app.screen is window and rows.current is not None and rows.current.key == "do"
        press(pilot, "enter")
        await until(pilot, lambda: app.screen is screen)
        await until(pilot, lambda: "B1" in screen.update_now.state.players[0].sites)  # type: ignore[union-attr]


async def test_a_click_on_the_table_chooses_the_place() -> None:
    """The window is open and the site can be seen: clicking it is choosing it."""
    app, screen = app_at(_table(["abbey", "storehouse", "scout"]))
    async with app.run_test(size=(120, 40)) as pilot:
        window = await _window(pilot, screen, "card abbey")
        own = screen.query_one("#own", Board)
        for site in ("B1", "B-1"):
            region = own.region_of(f"{site}.0")
            assert region is not None
            inside = own.content_region
            await pilot.click(offset=(inside.x + region.x + 4, inside.y + region.y + 1))
            await calm(pilot)
            assert app.screen is window
            assert window.plan.moves[0].text == f"build abbey {site}"


async def test_what_was_paid_with_is_not_suggested_to_be_taken() -> None:
    """Merchant Caravan: two brick given, so something else is proposed to be got."""
    app, screen = app_at(_table(["merchant_caravan", "abbey", "scout"], {**RICH_LAND, "B-2": 2}))
    async with app.run_test(size=(120, 40)) as pilot:
        window = await _window(pilot, screen, "card merchant_caravan")
        paying = next(i for i, one in enumerate(window.plan.answers) if one.decision.kind == "pay")
        brick = next(move for move in window.plan.answers[paying].moves if move.text == "pay B-2 B-2")
        window.plan.choose(paying, brick)
        takes = [move.text.split()[1] for move in window.plan.moves if move.text.startswith("take")]
        assert takes and "brick" not in takes


async def test_a_row_that_changes_with_another_says_so() -> None:
    """A trade that would give and take the same thing takes another, and the row tells."""
    app, screen = app_at(_table(["abbey", "storehouse", "scout"]))
    async with app.run_test(size=(120, 40)) as pilot:
        window = await _window(pilot, screen, "trade")
        wanted = window.plan.moves[0].text.split()[3]
        for _ in range(6):
            if window.plan.moves[0].text.split()[2] == wanted:
                break
            before = _row(window, "0 1")
            assert "changed with it" not in before
            press(pilot, "right")
            await calm(pilot)
        assert _row(window, "0 1") != before and "changed with it" in _row(window, "0 1")


async def test_an_answer_that_was_given_stays() -> None:
    """Changing the first row does not undo what was chosen in the last."""
    app, screen = app_at(
        _table(["merchant_caravan", "abbey", "scout"], {**RICH_LAND, "T2": 0, "T0": 0, "B2": 2})
    )
    async with app.run_test(size=(120, 40)) as pilot:
        window = await _window(pilot, screen, "card merchant_caravan")
        plan = window.plan
        taking = next(i for i, one in enumerate(plan.answers) if one.decision.kind == "take")
        other = next(m for m in plan.answers[taking].moves if m.text == "take ore B2")
        plan.choose(taking, other)
        paying = next(i for i, one in enumerate(plan.answers) if one.decision.kind == "pay")
        instead = next(m for m in plan.answers[paying].moves if m != plan.answers[paying].chosen)
        plan.choose(paying, instead)
        assert other in plan.moves


def test_a_price_stays_in_sight_when_all_of_it_is_missing() -> None:
    """A settlement of which nothing can be paid still says what it costs."""
    table = _table(["abbey", "storehouse", "scout"], dict.fromkeys(RICH_LAND, 0))
    wish = Wish("card settlement", "build", "Settlement", "settlement", (), "Needs much.")
    for width in (24, 26, 29, 32, 48):
        row = rows_for([wish], table.state.players[0], RICH, width)[-1]
        assert all(letters in row.text.plain for letters in ("Lu", "Gr", "Br", "Wo")), row.text.plain
        assert row.text.cell_len <= width
        assert row.text.plain.startswith("✗ Se")
