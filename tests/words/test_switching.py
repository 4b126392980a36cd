"""The language is switched in the settings, and every open screen says everything anew: the log, too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.binding import Binding
from textual.pilot import Pilot
from textual.widgets import Static

from p2pduel import games, settings
from p2pduel.bots import make_bot
from p2pduel.catalogue import lesson, links, lobby, playing, replay, seats, speech, table
from p2pduel.catalogue import settings as words
from p2pduel.decks.draft import Draft
from p2pduel.games import Game
from p2pduel.games.duel.screens.bench import BENCH
from p2pduel.local.driver import LocalTable
from p2pduel.realm.deck.screen import DeckScreen
from p2pduel.table.errors import TableError
from p2pduel.tui import keymap
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.replay.reel import Reel
from p2pduel.tui.replay.screen import ReplayScreen
from p2pduel.tui.settings.screen import SettingsScreen
from p2pduel.tui.table.end import EndScreen
from p2pduel.tui.table.playing import PlayScreen
from p2pduel.tui.table.screen import TableScreen
from tests.duel import load_duel
from tests.sampling import sampled
from tests.toy.entry import TOY
from tests.toy.rules.ruleset import RULESET
from tests.tui.hands import Hands, app_at, calm, until
from tests.tui.localseat import LocalSeat
from tests.tui.rooms import duel, screen_of
from tests.tui.sight import lines

NAMES = ("Anna", "Bert")
OTHERS = sampled(("de", "cs", "sk"), ("sk",))
KNOWN = Path(__file__).parents[1] / "known"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Game]:
    """A game that says everything in four languages, a data folder of its own, English afterwards."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    monkeypatch.setitem(games._GAMES, TOY.name, TOY)
    yield games.game(TOY.name)
    speech.speak("en")


async def switch(pilot: Pilot[Any], language: str, key: str = "comma") -> None:
    """Turn the line of the settings to a language; the screens below hear of it at once."""
    await pilot.press(key)
    sheet = await screen_of(pilot, SettingsScreen)
    sheet.query_one("#settings", Rows).point("language")
    while settings.load().settings.language != language:
        await pilot.press("right")
    await until(pilot, lambda: words.LABELS["language"] in "\n".join(lines(pilot.app)), "the settings stay")
    assert str(sheet.query_one(".sheet").border_title) == words.SETTINGS
    assert words.CHANGE in lines(pilot.app)[-1]
    await pilot.press("escape")


@pytest.mark.parametrize("language", OTHERS)
async def test_a_table_is_told_anew_in_another_language(language: str, toy: Game) -> None:
    """Log, captions, question, moves, line of keys; and back again."""
    local = LocalTable(RULESET, "long", 4, seats=2, history=True)
    chair = LocalSeat(
        local, make_bot("greedy", random.Random(1), "toy"), names=NAMES, pace=lambda: 0.0, game=toy
    )
    screen = TableScreen(chair, game=toy, seats=2, wait=lambda: 0.0)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen)
        for _ in range(3):
            await hands.my_turn()
            update = screen.update_now
            assert update is not None
            await calm(pilot)
            await hands.play(toy.hands.wishes(update)[0].moves[0])
        await hands.my_turn()
        await calm(pilot)
        log = screen.query_one("#log", Rows)
        english = [row.text.plain for row in log.rows]
        await switch(pilot, language)
        assert speech.spoken() == language
        await until(
            pilot, lambda: str(screen.query_one("#log").border_title) == table.LOG, "the log's caption"
        )
        told = [row.text.plain for row in log.rows]
        assert len(told) == len(english) and not set(told) & set(english)
        update = screen.update_now
        assert update is not None and update.decision is not None
        shown = "\n".join(lines(app))
        assert toy.words.prompt(update.decision)[:12] in shown
        assert toy.hands.wishes(update)[0].label in shown
        assert table.HELP in lines(app)[-1] and table.K_RULES in lines(app)[-1]
        await switch(pilot, "en")
        await until(pilot, lambda: [row.text.plain for row in log.rows] == english, "not English again")


def _captioned(menu: Rows) -> bool:
    return str(menu.border_title) == lobby.WHAT_NOW


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_lobby_speaks_another_language_at_once(language: str, size: tuple[int, int]) -> None:
    """Captions, rows, what is said about the marked one, the keys; after a restart, too."""
    for restarted in (False, True):
        app = duel()
        async with app.run_test(size=size) as pilot:
            screen = await screen_of(pilot, LobbyScreen)
            if not restarted:
                await switch(pilot, language, "s")
            menu = screen.query_one("#menu", Rows)
            await until(pilot, partial(_captioned, menu), "the lobby stays as it was")
            assert speech.spoken() == language
            rows = [row.text.plain for row in menu.rows]
            assert lobby.OTHER_BOT_GAME in rows and lobby.SETTINGS_ROW in rows
            assert lobby.K_JOIN in lines(app)[-1]


@pytest.mark.parametrize("language", OTHERS)
async def test_the_end_is_told_anew(language: str) -> None:
    """Who has won, whether it was fair, what next."""
    app = duel(sitting=lambda house: house.bot_sitting("short", "random", game="toy"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        await until(
            pilot, lambda: screen.update_now is not None and bool(screen.update_now.legal), "not asked"
        )
        await pilot.press("ctrl+r")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        end = await screen_of(pilot, EndScreen)
        await until(pilot, lambda: bool(end.verdict), "no audit")
        english = end.verdict
        await switch(pilot, language)
        await until(
            pilot, lambda: str(end.query_one("#trust").border_title) == playing.TRUST, "not told anew"
        )
        assert end.verdict != english
        assert end.verdict.splitlines()[0] in str(end.query_one("#trust", Static).render())
        rows = [row.text.plain for row in end.query_one("#next", Rows).rows]
        assert rows == [playing.REMATCH, playing.TO_LOBBY, playing.SEE_TABLE]


@pytest.mark.parametrize("language", OTHERS)
async def test_a_replay_is_told_anew(language: str) -> None:
    """Its log, the ways to go on, where it stands, and the verdict."""

    async def holds(_path: Path) -> dict[str, Any]:
        return {"ok": True, "finished": True, "proofs": 7, "audit": "ok"}

    screen = ReplayScreen(Reel(KNOWN / "intro.duel"), verifying=holds)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: screen.reel.done and bool(screen.verdict), "not read")
        screen.show(40)
        log = screen.query_one("#log", Rows)
        english, verdict = [row.text.plain for row in log.rows], screen.verdict
        await switch(pilot, language)
        await until(pilot, lambda: str(screen.query_one("#move").border_title) == replay.TITLE, "its caption")
        told = [row.text.plain for row in log.rows]
        assert len(told) == len(english) and not set(told) & set(english)
        assert screen.query_one("#options", Rows).rows[0].text.plain == replay.K_NEXT
        assert screen.verdict == replay.hold(7, True) != verdict
        assert screen.verdict[:12] in "\n".join(lines(app))


def _shows(app: ScreenApp, text: str) -> bool:
    """Whether the beginning of a text is in sight; long ones are broken over lines."""
    return text[:24] in "\n".join(lines(app))


@pytest.mark.parametrize("language", OTHERS)
async def test_an_error_in_sight_is_told_anew(language: str) -> None:
    """Nobody answers where a table was looked for: what went wrong, why, and what to try."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        app.join_table("127.0.0.1:0")
        await until(pilot, lambda: _shows(app, links.no_address("127.0.0.1:0")), "no error")
        english = links.no_address("127.0.0.1:0")
        await switch(pilot, language)
        await until(pilot, lambda: _shows(app, links.no_address("127.0.0.1:0")), "the error stays as it was")
        assert _shows(app, lobby.WENT_WRONG) and _shows(app, lobby.BACK_HINT)
        assert english != links.no_address("127.0.0.1:0") and not _shows(app, english)


@pytest.mark.parametrize("language", OTHERS)
async def test_the_banner_of_a_lost_table_is_told_anew(language: str) -> None:
    """Why a game can't go on stands above the table in the language spoken."""
    app = duel(sitting=lambda house: house.bot_sitting("short", "random", game="toy"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: screen.update_now is not None, "no table")
        screen.chair.lost = TableError(speech.anew(lambda: seats.DOUBLED)).words
        screen.chair.tell()
        await until(pilot, lambda: _shows(app, table.lost(seats.DOUBLED)), "no banner")
        await switch(pilot, language)
        await until(pilot, lambda: _shows(app, table.lost(seats.DOUBLED)), "the banner stays as it was")
        reason = str(screen.query_one("#banner", Static).render())
        assert seats.DOUBLED[:40] in reason


@pytest.mark.parametrize("language", OTHERS)
async def test_a_notice_in_sight_is_told_anew(language: str) -> None:
    """What was said at the edge of the screen stays there, in other words; peers' words stay as typed."""
    app = duel()
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        screen = await screen_of(pilot, LobbyScreen)
        screen.notify(speech.anew(lambda: lobby.TAKEN), title="Anna", timeout=60, markup=False)
        screen.notify("typed [by] a peer", timeout=60, markup=False)
        await until(pilot, lambda: _shows(app, lobby.TAKEN) and _shows(app, "typed [by]"), "no notices")
        english = lobby.TAKEN
        await switch(pilot, language, "s")
        await until(pilot, lambda: _shows(app, lobby.TAKEN), "the notice stays as it was")
        assert not _shows(app, english) and _shows(app, "typed [by] a peer") and _shows(app, "Anna")


@pytest.mark.parametrize("language", OTHERS)
async def test_why_a_wish_is_refused_is_told_anew(language: str) -> None:
    """A card that can't be played now: which one, and why not."""
    poor = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 0)
    position = {"variant": "intro", "active": "red", "phase": "action", "red": {"stored": poor}}
    app, screen = app_at(load_duel(position, history=True))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        hands = Hands(pilot, screen)
        await hands.my_turn()
        await calm(pilot)
        rows = screen.query_one("#options", Rows)
        refused = next(wish for wish in screen.wishes_now if wish.why)
        await hands.pick(rows, refused.key)
        await until(pilot, lambda: _shows(app, refused.why), "no reason")
        await switch(pilot, language)
        again = next(wish for wish in screen.wishes_now if wish.key == refused.key)
        assert again.why != refused.why and again.label != refused.label
        await until(pilot, lambda: _shows(app, again.why) and _shows(app, again.label), "still English")
        assert not _shows(app, refused.why)


@pytest.mark.parametrize("language", OTHERS)
async def test_what_the_deck_builder_refuses_is_told_anew(language: str) -> None:
    """One card too many; and what is still wrong with the deck."""
    screen = DeckScreen(BENCH, Draft("mine"), shut=lambda: None)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await until(pilot, lambda: bool(screen.pool.rows) and screen.pool.has_focus, "the pool stays empty")
        screen.pool.point("abbey")
        await pilot.press("right", "right", "right")
        english = screen.draft.add("abbey")
        await until(pilot, lambda: _shows(app, english), "no word why not")
        await switch(pilot, language)
        await until(pilot, lambda: _shows(app, screen.draft.add("abbey")), "the refusal stays as it was")
        assert not _shows(app, english)
        assert str(screen.query_one("#law", Static).render()).count(screen.draft.faults()[0][:20])


def test_the_space_bar_is_called_as_people_call_it() -> None:
    """In the line of keys, in the help and in refusals; letters and signs are the same everywhere."""
    app = ScreenApp()
    called = set()
    for language in speech.LANGUAGES:
        speech.speak(language)
        assert app.get_key_display(Binding("space", "next", "")) == keymap.spoken("space") == lesson.SPACE
        assert keymap.spoken("h") == "h"
        called.add(lesson.SPACE)
    assert len(called) == len(speech.LANGUAGES)
