"""Every kind of question the rules can ask has a dialogue."""

from __future__ import annotations

import pytest
from textual.app import App
from textual.widgets import Static

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.words.prompts import PROMPTS
from p2pduel.kernel.operations import Decision
from p2pduel.tui.app import DuelApp
from p2pduel.tui.table.messages import Updated
from p2pduel.tui.table.prompts import prompt
from tests.duel import load_duel
from tests.tui.hands import Hands, calm, seat_at, until
from tests.tui.questions import KINDS, positions


def test_every_kind_has_a_question_in_words() -> None:
    """No question is shown by its code name."""
    assert PROMPTS.keys() >= KINDS


async def test_a_question_out_of_turn_is_loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """It rings once, stands under its own heading, and is asked in words."""
    rung: list[int] = []
    monkeypatch.setattr(App, "bell", lambda _self: rung.append(1))
    tables = (load_duel(position, history=True) for position in positions().values())
    asked = ((one, due) for one in tables if isinstance(due := one.due(), Decision))
    table, due = next((one, due) for one, due in asked if due.seat != one.state.active)
    screen = seat_at(table, seat=due.seat)
    app = DuelApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await Hands(pilot, screen).my_turn()
        await calm(pilot)
        assert screen.query_one("#move").border_title == "You are asked"
        assert screen.query_one("#move").has_class("-asked")
        assert prompt(table.state, due) in str(screen.query_one("#question", Static).render())
        screen._paint()
        screen.post_message(Updated(screen.update_now))  # type: ignore[arg-type]
        await calm(pilot)
    assert rung == [1]


async def test_every_kind_of_question_is_answered_by_keys() -> None:
    """Whatever is asked, the answers are listed in words and one of them can be given."""
    found = positions()
    assert found.keys() >= KINDS, f"never came up: {KINDS - found.keys()}"
    app = DuelApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for kind in sorted(KINDS):
            table = load_duel(found[kind], history=True)
            due = table.due()
            assert isinstance(due, Decision) and due.kind == kind
            screen = seat_at(table, seat=due.seat)
            await app.push_screen(screen)
            hands = Hands(pilot, screen)
            assert (await hands.my_turn()) == due
            assert screen.update_now is not None
            before = engine.due(screen.update_now.state)
            await hands.play(screen.update_now.legal[-1])
            await until(pilot, lambda s=screen, b=before: engine.due(s.update_now.state) is not b, kind)  # type: ignore[misc]
            await app.pop_screen()
