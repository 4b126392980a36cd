"""What the table screen promises, one promise per test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest
from textual import events
from textual.command import CommandList, CommandPalette
from textual.pilot import Pilot

from p2pduel.games.duel.rules.state import Player
from p2pduel.games.duel.words.numbered import RULES
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.person.chair import Connected, Entry, Update, Waiting
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.boards.widget import Board, Shelf
from p2pduel.tui.dialogs import Choose, Confirm, Page
from p2pduel.tui.dialogs.compose import Compose
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.reading.handbook import Handbook
from p2pduel.tui.reading.help import HelpPage
from p2pduel.tui.table.messages import Updated
from p2pduel.tui.table.screen import TableScreen
from tests.duel import DuelTable, load_duel
from tests.tui.hands import Hands, app_at, calm, click, seat_at, until
from tests.tui.sight import lines


def _table(**parts: object) -> DuelTable:
    """Red to act, with an Abbey and a Storehouse in hand and plenty on the regions."""
    position: dict[str, object] = {
        "variant": "intro",
        "active": "red",
        "phase": "action",
        "turn": 3,
        "production": 4,
        "symbol": "celebration",
        "hands": {"red": ["abbey", "storehouse", "goldsmith"], "blue": ["scout", "harald", "inga"]},
        "red": {"stored": {"T-2": 3, "T0": 1, "T2": 3, "B-2": 3, "B0": 3, "B2": 3}},
    }
    return load_duel({**position, **parts}, history=True)


async def _ready(pilot: Pilot[int], screen: TableScreen) -> Hands:
    hands = Hands(pilot, screen)
    await hands.my_turn()
    return hands


async def test_news_are_not_lost_when_an_update_without_news_follows_at_once() -> None:
    """Updates that wait together: the log has the line of the first, the table the state of the last."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        now = screen.update_now
        assert now is not None
        starts = Entry(900, 3, 0, Outcome("starts", {"seat": 0}))
        last = replace(now, fresh=(), reset=False)
        screen.post_message(Updated(replace(now, fresh=(starts,), reset=True)))
        screen.post_message(Updated(replace(last, watchers=1)))
        screen.post_message(Updated(last))
        await until(pilot, lambda: screen.update_now is last)
        assert [row.key for row in screen.journal.rows()] == ["900"]


async def test_from_the_card_to_the_place() -> None:
    """A hand card is chosen first, then its site; it is paid and stands there."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        hand = screen.query_one("#hand", Shelf)
        hand.focus()
        await until(pilot, lambda: hand.tile() is not None)
        while (tile := hand.tile()) is None or tile.face != "abbey":
            await pilot.press("right")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Compose), "no dialogue for the card")
        await pilot.press("up", "right", "space")
        await until(pilot, lambda: _standing(screen, "abbey"), "the Abbey does not stand")


def _red(screen: TableScreen) -> Player:
    update = screen.update_now
    assert update is not None
    player: Player = update.state.players[0]
    return player


def _standing(screen: TableScreen, face: str) -> bool:
    return any(card.face == face for cards in _red(screen).sites.values() for card in cards)


async def test_from_the_place_to_the_card() -> None:
    """A free site is chosen first, then what to build there."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        own = screen.query_one("#own", Board)
        region = own.region_of("B1.0")
        assert region is not None
        await pilot.click(own, offset=(region.x + 4, region.y + 2))
        await until(pilot, lambda: isinstance(app.screen, Choose), "nothing is offered for the site")
        rows = app.screen.query_one("#choices", Rows)
        assert {"Abbey", "Storehouse"} <= {row.text.plain for row in rows.rows}
        await Hands(pilot, screen).pick(rows, rows.rows[0].key)

        def built() -> bool:
            return bool(screen.update_now and screen.update_now.state.players[0].sites.get("B1"))

        await until(pilot, lambda: isinstance(app.screen, Compose) or built())
        if isinstance(app.screen, Compose):
            await pilot.press("space")
        await until(pilot, built)


async def test_what_cannot_be_done_says_why() -> None:
    """The wish stays in the list with its reason, in the rules' words."""
    poor = {"stored": {"T-2": 0, "T0": 0, "T2": 0, "B-2": 0, "B0": 0, "B2": 0}}
    app, screen = app_at(_table(red=poor))
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        options = screen.query_one("#options", Rows)
        city = next(row for row in options.rows if row.key == "card city")
        assert city.why == "Needs 2 grain and 3 ore more (D-4.6)."
        refused = [wish for wish in screen.wishes_now if wish.why]
        assert {"card city", "trade"} <= {wish.key for wish in refused}
        assert all(wish.rule in RULES and f"({wish.rule})" in wish.why for wish in refused)
        before = screen.update_now
        await Hands(pilot, screen).pick(options, "card city")
        await until(pilot, lambda: bool(app._notifications), "no reason is given")
        assert screen.update_now is before


async def test_a_trade_shows_rates_and_is_sent_whole() -> None:
    """Give and get are two choices of one dialogue; nothing happens before it is done."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        hands = await _ready(pilot, screen)
        assert "3 ore (3)" in next(wish.note for wish in screen.wishes_now if wish.key == "trade")
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Compose), "no trade dialogue")
        before = screen.update_now
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        assert screen.update_now is before
        await hands.play(Move("trade 3 ore gold"))
        stored = _red(screen).stored
        assert (stored["B2"], stored["T0"]) == (0, 2)


async def test_undo_takes_back_what_revealed_nothing() -> None:
    """A road can be taken back; at the beginning there is nothing to take back, and the screen says so."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        hands = await _ready(pilot, screen)
        await pilot.press("u")
        await until(pilot, lambda: bool(app._notifications), "no word on why")
        await hands.play(Move("build road 2"))
        assert 2 in _red(screen).centre
        await until(pilot, lambda: app.screen is screen and not screen.sending)
        await pilot.press("u")
        await until(pilot, lambda: 2 not in _red(screen).centre, "the road is still there")


async def test_ending_a_turn_with_things_left_to_do_asks_first() -> None:
    """Enter on "end" opens a question; no leaves everything as it is."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        await pilot.press("e")
        await until(pilot, lambda: isinstance(app.screen, Confirm), "it did not ask")
        before = screen.update_now
        await pilot.press("n")
        await until(pilot, lambda: app.screen is screen)
        assert screen.update_now is before


async def test_a_question_hidden_cards_answer_is_passed_after_the_wait() -> None:
    """Without Brigitta in hand the roll needs no key; how long it waits is asked of one function (R-45)."""
    waits: list[float] = []
    table = _table(phase="preroll", production=0, symbol="")
    screen = seat_at(table)

    def wait() -> float:
        waits.append(0.0)
        return 0.0

    screen.set_wait(wait)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: screen.update_now is not None and screen.update_now.state.production > 0)
    assert waits


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_every_size_shows_what_decides_a_move(size: tuple[int, int]) -> None:
    """Numbers, stores, points, hand, question and keys are in sight at every size."""
    app, screen = app_at(_table())
    async with app.run_test(size=size) as pilot:
        await _ready(pilot, screen)
        seen = "\n".join(lines(app))
        for word in (
            "Forest",
            "Mountains",
            "●●●",
            "★ 2/7",
            "Abbey",
            "Storehouse",
            "Your hand",
            "turn 3",
            "Ann",
            "Bob",
        ):
            assert word in seen, word
        assert "Build" in seen and "Help" in seen


async def test_resizing_at_any_time_is_safe() -> None:
    """The table follows the window, says when there is too little room, and comes back."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        for size in ((80, 24), (40, 10), (200, 50), (79, 23), (120, 40)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda s=size: app.size == s and screen.has_class("-tiny") == (s[0] < 76))  # type: ignore[misc]
            assert ("at least" in "\n".join(lines(app))) == (size[0] < 76)


async def test_small_terminals_swap_sides() -> None:
    """At 80 by 24 the other principality is one key away."""
    app, screen = app_at(_table())
    async with app.run_test(size=(80, 24)) as pilot:
        await _ready(pilot, screen)
        assert not screen.query_one("#foe").display and screen.query_one("#own").display
        await pilot.press("o")
        await until(pilot, lambda: screen.query_one("#foe", Board).has_focus)
        assert not screen.query_one("#own").display


async def test_q_asks_and_y_leaves_from_everywhere() -> None:
    """Also out of a dialogue; the exit code is 0."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Compose))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Confirm), "it did not ask")
        await pilot.press("y")
    assert app.return_value == 0
    assert app.return_code == 0


async def test_help_inspector_log_and_palette_open_and_close() -> None:
    """The question mark, i, l and the palette; Esc closes each."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        hands = await _ready(pilot, screen)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpPage))
        assert "End turn" in "\n".join(lines(app))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await pilot.press("i")
        await until(pilot, lambda: isinstance(app.screen, Page))
        await pilot.press("escape")
        await hands.play(Move("build road 2"))
        await until(pilot, lambda: app.screen is screen and not screen.sending)
        await pilot.press("l", "enter")
        await until(pilot, lambda: isinstance(app.screen, Page), "the log line does not open")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        names = {command.title for command in app.get_system_commands(screen)}
        assert {
            "Build",
            "Trade",
            "End turn",
            "Undo",
            "Inspect",
            "Log",
            "Verify",
            "Help",
            "Leave",
            "Resign",
        } <= names


class _Told:
    """A link that says what the test tells it."""

    def __init__(self, *updates: Update) -> None:
        self._updates = updates

    async def updates(self) -> AsyncIterator[Update]:
        for update in self._updates:
            yield update
        await asyncio.Event().wait()

    async def send(self, moves: Sequence[Move]) -> None:
        raise AssertionError(f"nobody asked for {moves}")

    async def undo(self) -> str:
        return ""

    async def resign(self) -> None:
        return None

    async def verify(self) -> str:
        return "fine"

    async def close(self) -> None:
        return None


async def test_a_strangers_name_cannot_inject_anything() -> None:
    """Markup, control sequences and direction marks of a peer are shown as letters or not at all."""
    table = _table()
    evil = "[bold red]Bob[/] \x1b[2J\u202e\x07end"
    update = Update(table.state, {}, 0, table.due(), names=("Ann", evil), link=Connected(3), proofs=12)
    screen = TableScreen(_Told(update))
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "[bold red]Bob[/]" in "\n".join(lines(app)))
        seen = "\n".join(lines(app))
        assert not {"\x1b", "\x07", "\u202e"} & set(seen)
        assert "12 proofs checked" in seen


async def test_a_lost_link_is_a_calm_banner() -> None:
    """It says what happens next, and goes away when the link is back."""
    table = _table()
    fine = Update(table.state, {}, 0, table.due(), link=Connected())
    screen = TableScreen(_Told(fine, replace(fine, link=Waiting(2))))
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "connecting again (attempt 2)" in "\n".join(lines(app)))
        assert "nothing is lost" in "\n".join(lines(app))


async def test_a_watcher_sees_backs_and_may_turn_the_table() -> None:
    """Without a seat no hand is open, nothing can be done, and o changes sides."""
    table = _table()
    screen = TableScreen(
        _Told(Update(table.state, {}, None, table.due(), names=("Ann", "Bob"), link=Connected()))
    )
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Ann's hand" in "\n".join(lines(app)))
        assert "Abbey" not in "\n".join(lines(app))
        assert not screen.query_one("#options", Rows).rows
        await pilot.press("o")
        await until(pilot, lambda: "Bob's hand" in "\n".join(lines(app)))


async def test_a_place_where_nothing_fits_says_why_card_by_card() -> None:
    """With nothing to pay, a free site names every card, what stands against it, and the rule."""
    poor = {"stored": {"T-2": 0, "T0": 0, "T2": 0, "B-2": 0, "B0": 0, "B2": 0}}
    app, screen = app_at(_table(red=poor))
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        await calm(pilot)
        own = screen.query_one("#own", Board)
        region = own.region_of("B1.0")
        assert region is not None
        inner = own.content_region.offset - own.region.offset
        click(pilot, own, (inner.x + region.x + 4, inner.y + region.y + 1))
        await until(pilot, lambda: isinstance(app.screen, Page), "no word on why")
        await calm(pilot)
        seen = " ".join("\n".join(lines(app)).replace("│", " ").split())
        assert "✗ Abbey: " in seen and "✗ Storehouse: " in seen and "(D-9.3)" in seen
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Handbook), "its rules can't be looked up")
        await until(pilot, lambda: "D-9.3 · Playing and building" in "".join(lines(app)), "not that rule")


async def test_the_rule_of_a_refusal_is_one_key_away() -> None:
    """On a wish that can't be done the handbook opens at the rule that forbids it; elsewhere at its front."""
    app, screen = app_at(_table())
    async with app.run_test(size=(120, 40)) as pilot:
        await _ready(pilot, screen)
        options = screen.query_one("#options", Rows)
        options.point("card goldsmith")
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Handbook), "no handbook")
        book = app.screen.query_one("#found", Rows)
        await until(pilot, lambda: bool(book.rows) and book.rows[0].key == "rule D-9.6", "not at the rule")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        options.point("end")
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Handbook), "no handbook")
        book = app.screen.query_one("#found", Rows)
        await until(pilot, lambda: len(book.rows) > 100, "not the whole book")


async def test_by_mouse_alone_every_action_is_two_clicks_away() -> None:
    """What does not fit into the key bar of a small terminal is in the palette, and a click runs it."""
    app, screen = app_at(_table())
    async with app.run_test(size=(80, 24)) as pilot:
        await _ready(pilot, screen)
        await calm(pilot)
        bar = screen.query_one(KeyBar)
        assert "Verify" not in lines(app)[-1]
        click(pilot, bar, (lines(app)[-1].index("^p") + 1, 0))
        await until(pilot, lambda: isinstance(app.screen, CommandPalette), "no palette")
        await calm(pilot)
        found = app.screen.query_one(CommandList)
        await until(pilot, lambda: found.option_count > 0, "the palette is empty")
        names = [str(found.get_option_at_index(n).prompt).split()[0] for n in range(found.option_count)]
        assert {"Build", "Trade", "End", "Undo", "Inspect", "Log", "Verify", "Resign"} <= set(names)
        found.highlighted = names.index("Verify")
        await calm(pilot)
        line = next(n for n, text in enumerate(lines(app)) if " Verify" in text)
        click(pilot, found, (4, line - found.region.y))
        await until(pilot, lambda: isinstance(app.screen, Page), "nothing came of the click")


async def test_the_wheel_looks_along_a_wide_principality() -> None:
    """Seven settlements do not fit into 80 columns: the wheel goes there and back."""
    centre = {str(col): "settlement" for col in (-5, -3, 3, 5, 7)}
    roads = {str(col): "road" for col in (-4, -2, 2, 4, 6)}
    regions = {f"{side}{col}": f"fields-{n}" for n, col in enumerate((-6, -4, 4, 6, 8), 1) for side in "TB"}
    rich = {"centre": {**centre, **roads}, "regions": regions}
    app, screen = app_at(_table(red=rich))
    async with app.run_test(size=(80, 24)) as pilot:
        await _ready(pilot, screen)
        await calm(pilot)
        own = screen.query_one("#own", Board)
        assert own.max_scroll_x > 0
        x, y = own.region.x + 5, own.region.y + 3
        for kind, there in ((events.MouseScrollDown, True), (events.MouseScrollUp, False)):
            screen._forward_event(kind(own, x, y, 0, 0, 0, False, False, False, x, y))
            await until(pilot, lambda wanted=there: (own.scroll_x > 0) == wanted, "the wheel does nothing")  # type: ignore[misc]
