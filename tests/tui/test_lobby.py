"""The lobby: one Enter begins, tables come and go, strangers are compared, everything is left by q and y."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.pilot import Pilot

from p2pduel import games, paths
from p2pduel.games import Game
from p2pduel.games.duel.words.variants import TITLES
from p2pduel.person.sitting import Sitting
from p2pduel.table.join import join
from p2pduel.table.options import Ending
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.dialogs.forms import Ask, Form, Warned
from p2pduel.tui.lobby import setting_up
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.lobby.setting_up import SettingUp
from p2pduel.tui.lobby.tables import Found, row
from p2pduel.tui.lobby.unfinished import Saved
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.reading.help import HelpPage
from p2pduel.tui.settings.screen import SettingsScreen
from p2pduel.tui.table.playing import PlayScreen
from protocol.identity import Identity, meeting_code
from protocol.io.keyring import KnownPeers
from protocol.io.tables import Table
from tests.tui.rooms import bot_options, duel, screen_of, until

SIZE = (120, 40)


def table(name: str, mark: str, **more: Any) -> Table:
    """A table as discovery tells of it."""
    fields: dict[str, Any] = {
        "host": "127.0.0.1",
        "port": 4455,
        "variant": "gold",
        "state": "waiting",
        "spectators": True,
        "game": "",
        "bot": False,
        "version": 1,
        "hosts": ("127.0.0.1",),
    }
    return Table(name=name, fingerprint=mark, **{**fields, **more})


def words(screen: LobbyScreen) -> list[str]:
    """What the rows of the tables say."""
    return [row.text.plain for row in screen.query_one("#tables", Rows).rows]


async def test_a_window_of_a_few_columns_only_says_that_it_is_too_small() -> None:
    """However narrow it is made, the lobby stays and comes back with the room."""
    app = duel()
    async with app.run_test(size=(20, 5)) as pilot:
        screen = await screen_of(pilot, LobbyScreen)
        for size in ((40, 10), (3, 3), (1, 1), SIZE):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda s=size: app.size == s and screen.has_class("-tiny") == (s != SIZE))  # type: ignore[misc]


async def test_a_key_that_cannot_be_used_ends_the_lobby_with_the_reason() -> None:
    """No crash of the screen: whoever started it gets the error that says what to mend."""
    paths.identity().mkdir(parents=True)
    (paths.identity() / "identity.key").write_text("nonsense", "utf-8")
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.fault is not None, "the key is not looked at")
    assert "identity.key" in str(app.fault) and app.return_value == 1


async def test_the_table_is_loaded_beside_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by the thread that paints, of the game that is played, and before the table is shown."""
    begun, go = threading.Event(), threading.Event()
    seen: list[tuple[str, bool]] = []

    def load(game: Game) -> None:
        seen.append((game.name, threading.current_thread() is threading.main_thread()))
        begun.set()
        go.wait(60)

    monkeypatch.setattr(setting_up, "load", load)
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        await screen_of(pilot, LobbyScreen)
        app.play_bot("base", "random", "", game="island")
        await until(pilot, begun.is_set)
        chair = app.sitting.chair if app.sitting is not None else None
        await until(pilot, lambda: chair is not None and chair.ready)
        await pilot.pause()
        assert isinstance(app.screen, SettingUp) and seen == [("island", False)]
        go.set()
        await screen_of(pilot, PlayScreen)


async def test_a_guest_who_learns_of_another_game_waits_for_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual game is still being loaded when the host says another, and is there last: no matter."""
    go, loaded = threading.Event(), list[str]()

    def load(game: Game) -> None:
        if game.name == games.DEFAULT:
            go.wait(60)
        loaded.append(game.name)

    async def begin(_on_seat: object, _on_event: object) -> Ending:
        raise AssertionError("nobody sits down here")

    monkeypatch.setattr(setting_up, "load", load)
    chair: Any = SimpleNamespace(setup=(9, 22), ready=False, table_seat=None, game=games.game(games.DEFAULT))
    sitting, seated = Sitting(begin, kind="join"), list[bool]()
    sitting.chair, sitting.start = chair, lambda: None  # type: ignore[method-assign]
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        await screen_of(pilot, LobbyScreen)
        nothing = list[bool]().clear
        await app.push_screen(
            SettingUp(sitting, seated=lambda: seated.append(True), back=nothing, failed=nothing)
        )
        chair.game = games.game("island")
        sitting.on_change()
        await until(pilot, lambda: loaded == ["island"])
        go.set()
        await until(pilot, lambda: len(loaded) == 2)
        await app.workers.wait_for_complete()
        chair.ready = True
        sitting.on_change()
        await until(pilot, lambda: bool(seated), "the table never comes")


async def test_one_enter_begins_a_game_and_q_y_leaves_it() -> None:
    """From the first screen one key leads to a real table; leaving is a question and an answer."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: screen.update_now is not None, "the table stays empty")
        await pilot.press("q")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: app.return_value is not None, "the program does not end")
    assert app.return_value == 0


async def test_the_focus_waits_on_a_found_table() -> None:
    """Somebody who has just opened the lobby finds the cursor on the table that turns up."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        await until(pilot, lambda: lobby.query_one("#menu").has_focus, "no focus")
        lobby.heard((table("Bob", "abcd-efgh"),))
        await until(pilot, lambda: lobby.query_one("#tables").has_focus, "the table has no focus")


async def test_the_cursor_stays_when_tables_come_and_go() -> None:
    """After the first key the cursor is the person's: no table moves it, above or below."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        await pilot.press("down")
        lobby.heard((table("Bob", "bbbb"), table("Dora", "dddd")))
        await pilot.pause()
        assert lobby.query_one("#menu").has_focus
        tables = lobby.query_one("#tables", Rows)
        tables.focus()
        tables.point("table dddd 4455")
        lobby.heard((table("Anna", "aaaa"), table("Bob", "bbbb"), table("Dora", "dddd", state="playing")))
        await pilot.pause()
        assert tables.current is not None and tables.current.key == "table dddd 4455"
        lobby.heard((table("Dora", "dddd", state="playing"),))
        await pilot.pause()
        assert tables.current.key == "table dddd 4455"
        lobby.heard(())
        await until(pilot, lambda: lobby.query_one("#menu").has_focus, "the focus is lost")
        assert "Listening" in words(lobby)[0]


async def test_rows_tell_known_new_and_changed_keys_in_words(home: Path) -> None:
    """Known, new and changed keys differ by words, not by colour; a bot is marked."""
    old, other = Identity.generate(), Identity.generate()
    people = KnownPeers(paths.known_peers())
    people.remember("Carla", old.public, "")
    people.remember("Bob", other.public, "")
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        robot = table("Robot", "rrrr", bot=True, watchers=3)
        lobby.heard((table("Carla", old.fingerprint), table("Bob", "evil"), robot))
        await pilot.pause()
        carla, bob, other_bot = words(lobby)
        assert "known" in carla and "OTHER KEY" in bob
        assert "new" in other_bot and "bot" in other_bot and "3 watching" in other_bot


async def test_whoever_watches_is_no_table() -> None:
    """Spectators announce the game they watch, for others to find it; the lobby shows tables only."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        watcher = table("Cleo", "cccc", state="playing", watching=True)
        lobby.heard((table("Anna", "aaaa", state="playing"), watcher))
        await pilot.pause()
        assert len(words(lobby)) == 1 and words(lobby)[0].startswith("Anna")


async def test_the_settings_are_a_row_of_the_menu() -> None:
    """Whoever does not know the key finds them where everything else is."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        lobby.query_one("#menu", Rows).point("settings")
        await pilot.press("enter")
        await screen_of(pilot, SettingsScreen)


async def test_a_first_game_is_against_the_apprentice_and_a_second_is_not() -> None:
    """Whoever has never played here is offered the gentlest bot by one Enter."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        assert "apprentice" in _first_row(lobby)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        assert screen.chair.other == "Apprentice"
    again = duel()
    async with again.run_test(size=SIZE) as pilot:
        assert "merchant" in _first_row(await screen_of(pilot, LobbyScreen))


@pytest.mark.parametrize("variant", TITLES)
def test_a_row_of_a_table_says_its_whole_title_or_that_there_is_more(variant: str) -> None:
    """In 46 columns, with every mark: the lobby's list in a small terminal."""
    for own in (None, Saved(Path("x"), ("Anna", "Bob"), variant, 1, 9, False, 0.0, "ab")):
        said = str(row(Found(table("Anna", "abcd-efgh", variant=variant), "known", own), True).text)
        title = TITLES[variant].removeprefix("The ")
        assert f" {title} " in said or "…" in said, said
        assert len(said) <= 46, said


def _first_row(lobby: LobbyScreen) -> str:
    return next(row.text.plain for row in lobby.query_one("#menu", Rows).rows if row.key == "bot")


async def test_a_name_given_at_the_start_holds_until_the_program_is_left() -> None:
    """It is the name at every table of this session, and the next one has the old name again."""
    usual = duel().own_name
    app = duel(name="Anna")
    async with app.run_test(size=SIZE) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        assert screen.chair.names[0] == "Anna"
        await pilot.press("ctrl+l")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await screen_of(pilot, LobbyScreen)
        await pilot.press("h")
        await screen_of(pilot, Form)
        await pilot.press("enter")
        setting_up = await screen_of(pilot, SettingUp)
        assert setting_up.sitting.name == "Anna"
    assert duel().own_name == usual


async def test_a_strangers_name_is_only_text() -> None:
    """Markup and control signs in an announced name are shown as text or dropped."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        lobby.heard((table("[red]x[/]\x1b[2J", "abcd"),))
        await pilot.pause()
        assert "[red]x[/]" in words(lobby)[0] and "\x1b" not in words(lobby)[0]


@pytest.mark.parametrize(
    ("keys", "kind", "leave"),
    [
        (["h"], Form, "q"),
        (["b"], Form, "q"),
        (["a"], Ask, "ctrl+q"),
        (["n"], Ask, "ctrl+q"),
        (["question_mark"], HelpPage, "q"),
    ],
    ids=["host", "bot", "address", "name", "help"],
)
async def test_esc_closes_and_q_y_leaves_every_dialogue(keys: list[str], kind: Any, leave: str) -> None:
    """Esc closes what is open without doing anything; q and y end the program with code 0."""
    app = duel()
    async with app.run_test(size=(80, 24)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press(*keys)
        await screen_of(pilot, kind)
        await pilot.press("escape")
        await screen_of(pilot, LobbyScreen)
        await pilot.press(*keys)
        await screen_of(pilot, kind)
        await pilot.press(leave)
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: app.return_value is not None, "the program does not end")
    assert app.return_value == 0


async def test_another_name_is_kept() -> None:
    """The name typed is the one others see, and the next start knows it."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("n")
        ask = await screen_of(pilot, Ask)
        ask.query_one("#line").value = "Annabel"  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: app.own_name == "Annabel", "the name is not taken over")
    assert duel().own_name == "Annabel"


async def host_and_meet(pilot: Pilot[Any], tmp_path: Path, name: str = "Bob") -> asyncio.Task[Any]:
    """Host through the screen; a bot in this process sits down."""
    await screen_of(pilot, LobbyScreen)
    await pilot.press("h")
    await screen_of(pilot, Form)
    await pilot.press("enter")
    setting_up = await screen_of(pilot, SettingUp)
    await until(pilot, lambda: setting_up.sitting.port > 0, "no table is open")
    options = bot_options(name, tmp_path)
    return asyncio.create_task(join(f"127.0.0.1:{setting_up.sitting.port}", options))


async def rise(task: asyncio.Task[Any]) -> None:
    """The other side gets up."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_fingerprints_are_compared_before_the_first_game(tmp_path: Path) -> None:
    """Somebody new is shown with one code of both keys; after yes the table opens and the key is known."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        other = await host_and_meet(pilot, tmp_path)
        dialogue = await screen_of(pilot, Confirm)
        question = str(dialogue.query_one(".question").render())
        assert app.sitting is not None and app.sitting.chair is not None
        theirs = app.sitting.chair.table_seat.opponent
        assert "Bob" in question and meeting_code(theirs, app.public) in question
        assert app.mark not in question
        assert [one.name for one in KnownPeers(paths.known_peers())] == []
        await pilot.press("y")
        await screen_of(pilot, PlayScreen)
        assert [one.name for one in KnownPeers(paths.known_peers())] == ["Bob"]
        await rise(other)


async def test_a_changed_key_is_a_loud_warning_and_no_is_the_default(tmp_path: Path) -> None:
    """A known name with another key: Enter alone declines, and the old key stays known."""
    old = Identity.generate()
    KnownPeers(paths.known_peers()).remember("Bob", old.public, "")
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        other = await host_and_meet(pilot, tmp_path)
        dialogue = await screen_of(pilot, Warned)
        assert old.fingerprint in str(dialogue.query_one(".question").render())
        await until(pilot, lambda: dialogue.query_one("#no").has_focus, "the safe answer has no focus")
        await pilot.press("enter")
        await screen_of(pilot, LobbyScreen)
        assert [one.public for one in KnownPeers(paths.known_peers())] == [old.public]
        await rise(other)


def test_the_first_paint_waits_for_no_engine_key_or_network() -> None:
    """The lobby is on the screen before the rules' engine, the protocol and the search are even loaded."""
    program = (
        "import sys; from p2pduel.tui.running import Program; Program(search=False)._first_screen(); "
        "print(*sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    heavy = {
        "p2pduel.games.duel.rules.engine",
        "p2pduel.games.duel.rules.core",
        "protocol.session",
        "protocol.reader",
    }
    heavy |= {
        "cryptography",
        "nacl",
        "zeroconf",
        "p2pduel.tui.table.screen",
        "p2pduel.games.duel.screens.door",
        "p2pduel.games.duel.words.cards",
        "p2pduel.games.duel.bots.greedy",
    }
    loaded = set(done.stdout.split())
    assert not heavy & loaded
    assert not [name for name in loaded if name.startswith("p2pduel.kernel")]
