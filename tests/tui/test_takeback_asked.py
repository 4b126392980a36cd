"""Undo with consent: whoever is asked is asked, whoever has asked is told, whoever watches reads words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from p2pduel.games.duel.rules.engine import carrier
from p2pduel.kernel.operations import PlayCard
from p2pduel.tui.dialogs import Choose, Confirm
from p2pduel.tui.table.playing import PlayScreen
from tests.tui.hands import calm
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import lines
from tests.tui.test_lobby_people import hosted, notices
from tests.tui.test_resume_screen import play_moves, ready
from tests.tui.test_spectator import Game, watched


def _opened_a_card(screen: PlayScreen) -> bool:
    """Whether the last thing that can be taken back is a card this seat has played."""
    session = screen.chair.table_seat.session
    back = session.can_take_back()
    last = session.reader.transcript[back[-1] + 1] if back else None
    return last is not None and (last.seat, last.kind) == (screen.chair.seat, "play")


async def _play_a_card(pilot: Pilot[Any], screen: PlayScreen) -> int:
    """Own moves until one of them has opened a card; the ply before it."""
    while True:
        await until(pilot, lambda: ready(screen), "nobody asks")
        update = screen.update_now
        assert update is not None and update.decision is not None
        cards = [one for one in update.legal if isinstance(carrier(update.state, one), PlayCard)]
        if cards and update.decision.kind == "action":  # before the roll the screen would roll by itself
            await screen.chair.send(cards[:1])
        else:
            await play_moves(pilot, screen, 1)
        await until(pilot, lambda: ready(screen) and _ply(screen) > update.state.ply, "nobody asks again")  # noqa: B023
        if update.decision.kind == "action" and _opened_a_card(screen):
            return int(update.state.ply)


def _ply(screen: PlayScreen) -> int:
    return screen.update_now.state.ply if screen.update_now is not None else -1


async def test_a_bot_that_agreed_to_an_undo_asks_for_none() -> None:
    """The move is undone and the asker is told so: no question is left on the screen."""
    app = duel(sitting=lambda house: house.bot_sitting("intro", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        before = await _play_a_card(pilot, screen)
        await pilot.press("u")
        await until(pilot, lambda: _ply(screen) == before, "not taken back")
        await calm(pilot)
        assert app.screen is screen
        assert any("Random agrees" in words for words in notices(pilot))


async def test_the_other_laptop_agrees_and_asks_nothing_in_turn(tmp_path: Path) -> None:
    """Over a socket: Bob hears the wish, says yes, and no question comes back to the asker."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await hosted(pilot, tmp_path)
        before = await _play_a_card(pilot, screen)
        await pilot.press("u")
        await until(pilot, lambda: bool(_asked(bob.heard)), "Bob is not asked")
        await pilot.press("u")
        await until(pilot, lambda: any("Bob has not agreed" in one for one in notices(pilot)), "not said")
        assert app.screen is screen
        await bob.seat.say("takeback", to=_asked(bob.heard)[0]["to"])
        await until(pilot, lambda: _ply(screen) == before, "not taken back")
        await calm(pilot)
        assert app.screen is screen
        assert any("Bob agrees" in words for words in notices(pilot))
        await bob.leave()


async def test_whoever_said_no_can_still_agree(tmp_path: Path) -> None:
    """Enter on the question is a no; the wish stays among the offers until something happens."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await hosted(pilot, tmp_path)
        back = len(bob.seat.session) - 1
        await bob.seat.say("takeback", to=back)
        await until(pilot, lambda: isinstance(app.screen, Confirm), "nobody asks")
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen, "the question stays")
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, Choose), "no offers")
        await until(pilot, lambda: any("Let Bob take" in line for line in lines(app)), "no way to agree")
        await pilot.press("home", "enter")
        await until(pilot, lambda: bool(_asked(bob.heard)), "Bob hears nothing of it")
        assert _asked(bob.heard)[0]["to"] == back
        await bob.leave()


def _asked(heard: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [note for note in heard if note["kind"] == "takeback"]


async def test_spectators_read_words(tmp_path: Path) -> None:
    """A wish for a takeback and its answer, a draw and its answer: sentences, no names of notes."""
    game = Game(tmp_path)
    await game.start()
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await watched(pilot, game.port)
        await until(pilot, lambda: screen.caught_up, "never caught up")
        for seat in game.seats:
            await seat.say("takeback", to=len(seat.session) - 1)
        await until(pilot, lambda: len(notices(pilot)) == 2, "nothing was heard")
        assert notices(pilot) == [
            "Anna asks to take the last move back.",
            "Bob agrees: the move is taken back.",
        ]
    await game.stop()
