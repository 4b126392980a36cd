"""Screens that know no game: the plain board, seats beyond two, games to choose among."""

from __future__ import annotations

import ast
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import p2pduel.tui
from p2pduel import games
from p2pduel.cli import lesson, main
from p2pduel.decks import read_text
from p2pduel.decks.shelf import keep
from p2pduel.games.door.screens import Screens
from p2pduel.kernel.operations import Outcome
from p2pduel.person.chair import Entry, Update
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.boards.anygame import AnyGame
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.dialogs import Page
from p2pduel.tui.dialogs.forms import Form
from p2pduel.tui.here import game_here
from p2pduel.tui.keymap import actions
from p2pduel.tui.lobby.fields import bot_fields, deck_field
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.lobby.titles import about, title
from p2pduel.tui.parts.chart import chart
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.replay.nobody import Shelved
from p2pduel.tui.table.log import Journal
from p2pduel.tui.table.screen import TableScreen
from tests.duel import duel_table
from tests.tui.hands import Hands, calm, until
from tests.tui.localseat import LocalSeat
from tests.tui.rooms import duel, screen_of
from tests.tui.sight import lines
from tests.tui.test_lobby import table as announced


def plain_duel() -> games.Game:
    """The Duel with the screens of any game."""
    known = games.game("duel")
    made = replace(known)
    made.__dict__["screens"] = AnyGame("duel")
    return made


@pytest.fixture
def second() -> Iterator[games.Game]:
    """Another game beside the Duel, for two or three: the Duel's rooms under another name."""
    known = dict(games._GAMES)
    yield games.register(replace(games.game("duel"), name="other", own_decks=()))
    games._GAMES.clear()
    games._GAMES.update(known)


def test_no_screen_knows_a_game() -> None:
    """Neither by an import nor by an import inside a function."""
    root = Path(p2pduel.tui.__file__).parent
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                ours = name.startswith("p2pduel.games.") and not name.startswith("p2pduel.games.door")
                assert not ours, f"{path.name} imports {name}"


async def test_a_table_of_any_game_can_be_played() -> None:
    """Players, stacks and hand from the state alone; a wish is chosen, a card is looked at."""
    table = duel_table("intro", 3)
    bot = games.game("duel").crew.make("random", random.Random(1), None, own_process=False)
    screen = TableScreen(LocalSeat(table, bot, pace=lambda: 0.0), game=plain_duel(), wait=lambda: 0.0)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen)
        await hands.my_turn()
        await calm(pilot)
        seen = "\n".join(lines(app))
        assert "Players" in seen and "On the table" in seen and "Your hand" in seen
        assert {board.id for board in screen.query(Board)} == {"seats", "zones", "hand"}
        ply = table.state.ply
        await pilot.press("down", "enter")
        await until(pilot, lambda: table.state.ply > ply or app.screen is not screen, "nothing happens")
        while app.screen is not screen:
            await pilot.press("escape")
        screen.query_one("#hand", Board).focus()
        await pilot.press("i")
        page = await screen_of(pilot, Page)
        assert page is not None


def _four(seat: int | None) -> Update:
    state: Any = SimpleNamespace(seats=4, turn=3, active=0)
    return Update(state=state, knowledge={}, seat=seat, due=None, names=("A", "B", "C", "D"))  # type: ignore[arg-type]


def test_watchers_turn_the_table_and_players_look_at_everybody() -> None:
    """At a table for four every seat comes to the lower edge, and every other seat across."""
    screen = TableScreen(Shelved(), seats=4)
    screen.update_now = _four(None)
    seen = []
    for turned in range(5):
        screen._turned = turned
        seen.append(screen.near)
    assert seen == [0, 1, 2, 3, 0]
    screen.update_now, screen._turned = _four(2), 0
    across = []
    for further in range(4):
        screen._across = further
        across.append(screen.far)
    assert screen.near == 2 and across == [3, 0, 1, 3]


def test_what_others_did_is_kept_until_the_next_own_turn_ends() -> None:
    """Between two own turns of a table for three lie two others'; neither is forgotten."""
    log = Journal(games.game("duel"))
    for number, seat in enumerate((0, 1, 2, 0, 1, 2)):
        log._note(Entry(number, number, seat, Outcome("turn", {"seat": seat})), 0)
        assert [one.outcome.data["seat"] for one in log._since] == [[0], [1], [1, 2], [1, 2, 0], [1], [1, 2]][
            number
        ]


def test_a_chart_has_as_many_lines_as_players() -> None:
    """Each with its own shape."""
    plain: Screens = AnyGame("duel")
    players = [(name, plain.ink(seat), plain.mark(seat)) for seat, name in enumerate("ABCD")]
    drawn = chart({turn: (1, 2, 3, turn) for turn in range(1, 9)}, 10, players, 60, 13).plain
    assert all(f"{plain.mark(seat)} {name}" in drawn for seat, name in enumerate("ABCD"))


def test_with_several_games_titles_and_forms_say_which(second: games.Game) -> None:
    """With one game nobody is asked; with two the game comes first, and its variants follow it."""
    chosen = {"game": "duel", "variant": "gold", "players": "2", "bot": "merchant", "deck": ""}
    form = Form("", bot_fields, chosen, "")
    assert [row.key for row in form._rows()] == ["game", "variant", "bot", "deck", "do"]
    form.chosen["game"] = second.name
    form._fields = form._settled()
    assert [row.key for row in form._rows()] == ["game", "variant", "bot", "do"]
    assert title("duel", "gold") == "Catan Duel · The Era of Gold"
    assert about("chess", "blitz") == "A game this program lacks."
    assert len({action.name for action in actions()}) == len(actions())


def test_with_one_game_nobody_is_asked_which(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was before there could be others."""
    monkeypatch.setattr(games, "_GAMES", {"duel": games.game("duel")})
    chosen = {"game": "duel", "variant": "gold", "players": "2", "bot": "merchant", "deck": ""}
    assert [row.key for row in Form("", bot_fields, chosen, "")._rows()] == ["variant", "bot", "deck", "do"]
    assert title("duel", "gold") == "The Era of Gold"


async def test_a_table_of_an_unknown_game_is_listed_and_cannot_be_joined(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says so in words; Enter explains, and nobody sits down."""
    app, joined = duel(), []
    monkeypatch.setattr(app, "join_table", lambda *what: joined.append(what))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        lobby.heard((announced("Bob", "bbbb", plays="chess"),))
        rows = lobby.query_one("#tables", Rows)
        assert "“chess”, unknown" in rows.rows[0].text.plain
        rows.focus()
        await pilot.press("enter")
        await until(pilot, lambda: any("does not know the game" in line for line in lines(app)), "no words")
    assert not joined


def test_the_list_of_keys_loads_no_screen() -> None:
    """Keys are data: whoever lists or changes them waits for no table and no lobby."""
    code = "import sys, p2pduel.tui.keymap; print(*[n for n in sys.modules if n.startswith('p2pduel.tui.')])"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert sorted(loaded) == ["p2pduel.tui.keymap", "p2pduel.tui.keys"]


@pytest.fixture
def with_decks(monkeypatch: pytest.MonkeyPatch) -> games.Game:
    """Another game to which players bring decks: the Duel's rooms under another name."""
    made = replace(games.game("duel"), name="other")
    monkeypatch.setitem(games._GAMES, "other", made)
    return made


@pytest.mark.usefixtures("with_decks")
def test_decks_are_those_of_the_chosen_game() -> None:
    """One of the Duel's own is none of another game's, and the other way round."""
    text = read_text("merchants")
    keep("of-the-duel", text)
    keep("of-another", text, "other")
    for game, mine, theirs in (("duel", "of-the-duel", "of-another"), ("other", "of-another", "of-the-duel")):
        names = [name for name, _ in deck_field(game).values]
        assert mine in names and theirs not in names
        chosen = {"game": game, "variant": "tournament", "deck": theirs}
        assert Form("", bot_fields, chosen, "").chosen["deck"] == names[0]


def test_the_arena_takes_decks_of_its_game(
    with_decks: games.Game, capsys: pytest.CaptureFixture[str]
) -> None:
    """And of no other one."""
    keep("of-another", read_text("merchants"), "other")
    words = [
        "arena",
        "--variant",
        "tournament",
        "--games",
        "1",
        "--bots",
        "random,random",
        "--max-turns",
        "1",
    ]
    words += ["--decks", "of-another,merchants"]
    assert main([*words, "--game", "other"]) == 0
    assert main([*words, "--game", "duel"]) == 2 and "of-another" in capsys.readouterr().err


async def test_the_lobby_builds_and_teaches_the_chosen_game(with_decks: games.Game) -> None:
    """Where it has no decks, the first game that does."""
    built: list[str] = []
    program = SimpleNamespace(own_name="Anna", mark="abcd", public=b"", build_deck=built.append)
    lobby = LobbyScreen(program, search=False)
    app = ScreenApp(lambda: lobby)
    async with app.run_test(size=(100, 40)) as pilot:
        await calm(pilot)
        for chosen in ("duel", "other"):
            lobby._chosen["game"] = chosen
            assert game_here(app).name == chosen
            lobby.action_deck()
        games.register(replace(with_decks, own_decks=()))
        lobby.action_deck()
    assert built == ["duel", "other", "duel"]


def test_a_game_without_a_lesson_says_so(
    second: games.Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With exit code 1, and no screen opens."""
    second.__dict__["screens"] = AnyGame("other")
    monkeypatch.setattr(lesson, "has_screen", lambda: True)
    assert main(["lesson", "--game", "other"]) == 1
    assert capsys.readouterr().err == "There is no lesson for this game.\n"
