"""Can I trust these dice? Every roll and every shuffle of the log shows how it came about."""

from __future__ import annotations

import random
from typing import Any

from textual.pilot import Pilot

from p2pduel.bots import make_bot
from p2pduel.games.duel.rules.facts import EVENT_DIE
from p2pduel.games.duel.rules.view import View
from p2pduel.games.duel.screens.wishes import FREE_CHOICE
from p2pduel.person.chair import Entry
from p2pduel.tui.dialogs import Confirm, Page
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.end import EndScreen
from p2pduel.tui.table.playing import PlayScreen
from tests.tui.hands import calm, press
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import lines


def told(screen: PlayScreen, kind: str) -> list[Entry]:
    """The lines of the log about one kind of thing."""
    return [entry for _, entry in screen.chair._entries if entry.outcome.kind == kind]


async def play_until_rolls(pilot: Pilot[Any], screen: PlayScreen, rolls: int) -> None:
    """Moves of the greedy bot until the dice were rolled so often."""
    guide = make_bot("greedy", random.Random(2))
    table = screen.chair.table_seat
    while len(told(screen, "dice")) < rolls:
        await until(pilot, lambda: table.to_decide or len(told(screen, "dice")) >= rolls, "nobody is asked")
        state = table.state
        if table.to_decide and state is not None:
            legal = table.legal()
            asked = table.due
            if (
                len(legal) == 1 and getattr(asked, "kind", "") not in FREE_CHOICE
            ):  # the screen answers by itself
                await until(pilot, lambda s=state: table.state is not s, "no answer by itself")  # type: ignore[misc]
            else:
                await screen.chair.send([guide.choose(View(state, table.knowledge, 0), legal)])


async def test_rolls_and_shuffles_show_commitments_reveals_and_checks() -> None:
    """Opened by Enter from the log; the values fit what was rolled; the seeds follow at the end."""
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        await play_until_rolls(pilot, screen, 3)
        for entry in told(screen, "dice"):
            evidence = entry.evidence()
            rolled, *_, checks = evidence.values()
            *production, symbol = (int(word.split()[0]) for word in rolled.split(", "))
            data = entry.outcome.data
            assert EVENT_DIE[symbol - 1] == data["symbol"]
            assert production in ([data["production"]], [])  # after Brigitta only the other die is rolled
            assert sum("committed" in name for name in evidence) == 2
            assert sum("revealed" in name for name in evidence) == 2
            assert checks.startswith("✓")
        shuffled = told(screen, "shuffled")
        zones = {str(entry.outcome.data["zone"]) for entry in shuffled}
        assert {"draw1", "regions", "events"} <= zones
        assert all("opened at the end" in str(entry.evidence()) for entry in shuffled)
        log = screen.query_one("#log", Rows)
        await until(pilot, lambda: bool(log.rows), "no log")
        log.focus()
        log.point(str(shuffled[0].number))
        await calm(pilot)
        press(pilot, "enter")
        await screen_of(pilot, Page)
        seen = "\n".join(lines(app))
        assert "Red had committed to the seed" in seen and "Blue shuffled" in seen
        press(pilot, "escape")
        await screen_of(pilot, PlayScreen)
        press(pilot, "ctrl+r")
        await screen_of(pilot, Confirm)
        press(pilot, "y")
        end = await screen_of(pilot, EndScreen)
        await until(pilot, lambda: bool(end.verdict), "no verdict")
        seeds = [shuffled[0].evidence()[f"{name} revealed the seed"] for name in ("Red", "Blue")]
        assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds) and seeds[0] != seeds[1]


async def test_the_title_says_how_many_proofs_this_program_has_checked() -> None:
    """One figure that grows with the game and counts what was checked, not a fraction that cannot fail."""
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        await play_until_rolls(pilot, screen, 1)
        table = screen.chair.table_seat
        await until(pilot, lambda: f"{table.proofs} proofs checked" in lines(app)[0], "no figure")
        assert table.proofs >= 6 and "/" not in lines(app)[0]
