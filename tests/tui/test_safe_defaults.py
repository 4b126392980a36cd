"""A question begins on the harmless answer: Enter hit twice never loses anything."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.screens.planning import harmless
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.plan import ahead
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.table.screen import TableScreen
from tests.duel import duel_table, load_duel
from tests.tui.hands import Hands, app_at, calm, press, seat_at, until
from tests.tui.questions import KINDS, VARIANTS, lively, positions


def _less(before: State, after: State, seat: int) -> str:
    """What a seat has lost between two states; empty if it has everything still, where it was."""
    was, now = before.players[seat], after.players[seat]
    hand = f"hand{seat}"
    if any(now.stored.get(place, 0) < held for place, held in was.stored.items()):
        return "resources"
    if len(after.zones[hand]) < len(before.zones[hand]):
        return "a hand card"
    if any(now.regions.get(place) != face for place, face in was.regions.items()):
        return "a region"
    if any(list(now.sites.get(site, ()))[: len(cards)] != list(cards) for site, cards in was.sites.items()):
        return "a card"
    due = engine.due(after)
    if isinstance(due, Decision) and due.seat == seat and due.kind in ("pay", "lose", "reduce"):
        return f"what it must {due.kind}"
    return ""


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_counts_as_harmless_takes_nothing_away(variant: str) -> None:
    """The rules are asked: after such a move the seat has every card, region and resource it had."""
    table, chance, tried = duel_table(variant, seed=3), random.Random(3), set()
    for _ in range(500):
        due = table.due()
        if not isinstance(due, Decision):
            break
        legal = table.legal()
        for move in [move for move in legal if harmless(due, move)][:12]:
            if move.text.split()[0] == "store" or due.kind == "action":
                continue  # a gain, and what comes after the end of a turn, may both be many steps
            tried.add(move.text.split()[0])
            assert not _less(table.state, ahead(RULESET, table.state, due.seat, move), due.seat), (
                due.kind,
                move,
            )
        table.play(due.seat, lively(legal, chance) if due.kind == "action" else chance.choice(legal))
    assert {"draw", "pass", "roll", "take"} <= tried


def _overhear(screen: TableScreen, sent: list[tuple[Decision, Move]]) -> None:
    """Note what a screen sends, and in answer to what."""
    deliver = screen._chair.send

    async def send(moves: Sequence[Move]) -> None:
        assert screen.update_now is not None and screen.update_now.decision is not None
        decision = screen.update_now.decision
        sent.extend((decision, move) for move in moves)
        await deliver(moves)

    screen._chair.send = send  # type: ignore[method-assign]


@pytest.mark.slow
async def test_enter_twice_gives_nothing_away() -> None:
    """Whatever is asked, two Enters send harmless moves or none; nothing starts on a costly answer."""
    found, app = positions(), ScreenApp()
    async with app.run_test(size=(100, 30)) as pilot:
        for kind in sorted(KINDS):
            table = load_duel(found[kind], history=True)
            due = table.due()
            assert isinstance(due, Decision)
            screen = seat_at(table, seat=due.seat)
            sent: list[tuple[Decision, Move]] = []
            _overhear(screen, sent)
            await app.push_screen(screen)
            await Hands(pilot, screen).my_turn()
            for _ in range(2):
                await calm(pilot)
                press(pilot, "enter")
            await calm(pilot)
            costly = [(one.kind, str(move)) for one, move in sent if not harmless(one, move)]
            assert not costly, (kind, costly)
            while app.screen is not screen:
                await app.pop_screen()
            await app.pop_screen()


async def test_a_dangerous_question_begins_on_no() -> None:
    """Resigning is asked about, and Enter keeps playing; only y or the other button gives up."""
    app, screen = app_at(load_duel(positions()["action"], history=True), seat=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: screen.update_now is not None)
        press(pilot, "ctrl+r")
        await until(pilot, lambda: isinstance(app.screen, Confirm), "it does not ask")
        await calm(pilot)
        assert app.screen.query_one("#no").has_focus
        press(pilot, "enter")
        await until(pilot, lambda: app.screen is screen)
        await calm(pilot)
        assert screen.update_now is not None and screen.update_now.finished is None
