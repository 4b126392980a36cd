"""Since your last turn: marks on both boards, two lines above the moves, a log that speaks to its reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.dom import DOMNode
from textual.pilot import Pilot

from p2pduel.catalogue.account import account
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.screens.principality import principality
from p2pduel.games.duel.words import summary
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import card_name
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Entry, Update
from p2pduel.person.since import Baseline
from p2pduel.realm.marks import changes
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.boards.layout import lay_out
from p2pduel.tui.boards.paint import Marks, paint
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.glyphs import ASCII, RICH, Glyphs
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.log import Journal
from p2pduel.tui.table.messages import Updated
from p2pduel.tui.table.playing import PlayScreen
from p2pduel.tui.table.screen import TableScreen
from tests.duel import load_duel
from tests.tui.gallery import SCENES, scene, settled
from tests.tui.hands import calm, until
from tests.tui.localseat import LocalSeat
from tests.tui.rooms import duel, screen_of
from tests.tui.sight import lines
from tests.tui.test_replay import _all_read, _app, _journal
from tests.tui.test_resume_screen import play_moves, ready, saved


def load(**more: Any) -> State:
    return load_duel({"variant": "gold", "active": "red", "phase": "action", **more}).state


def test_new_lost_fuller_and_emptier_places_are_told_apart() -> None:
    regions = {"T4": "mountains-4", "B4": "gold_field-2"}
    stored = {"T-2": 1, "T0": 1, "T2": 1, "B-2": 1, "B0": 1, "B2": 1}
    before = load(red={"sites": {"T1": ["abbey"], "B1": ["harald"]}, "stored": stored})
    now = load(
        red={
            "centre": {"2": "road", "3": "settlement"},
            "regions": regions,
            "sites": {"B1": ["harald"], "B-1": ["inga"]},
            "stored": {**stored, "T0": 3, "B2": 0},
        }
    )
    found = changes(before, now, 0)
    assert found.marks == {
        "C2": "new",
        "C3": "new",
        "T4": "new",
        "B4": "new",
        "B-1.0": "new",
        "T1.0": "gone",
        "T0": "more",
        "B2": "less",
    }
    assert found.gone == {"T1.0": "abbey"}
    assert not changes(before, now, 1).marks and not changes(now, now, 0).marks


def test_two_cards_gone_from_one_side_of_a_city_are_both_marked() -> None:
    """Riots may come twice between two turns; what is left moves to the inner site and is not new."""
    centre = {"centre": {"1": "city"}}
    before = load(red={**centre, "sites": {"T1": ["harald", "inga"], "B1": ["abbey", "osmund"]}})
    now = load(red={**centre, "sites": {"B1": ["osmund"]}})
    found = changes(before, now, 0)
    assert found.marks == dict.fromkeys(("T1.0", "T1.1", "B1.1"), "gone")
    assert found.gone == {"T1.0": "harald", "T1.1": "inga", "B1.1": "abbey"}
    picture = principality(now, 0, RICH, gone=found.gone)
    painted = paint(picture, lay_out(picture, 120, 20), Marks(changed=found.marks)).text()
    assert all(f"{RICH.gone}{name}" in painted for name in ("Harald", "Inga", "Abbey"))


def test_swapped_regions_are_marked() -> None:
    before = load(red={"regions": {"T0": "forest-2", "T-2": "gold_field-1"}})
    now = load(red={"regions": {"T0": "gold_field-1", "T-2": "forest-2"}})
    marks = changes(before, now, 0).marks
    assert (marks["T0"], marks["T-2"]) == ("moved", "moved")


def test_the_account_begins_where_the_own_turn_ends_and_survives_a_takeback() -> None:
    states = []
    for ply, (turn, active) in enumerate([(1, 0), (1, 0), (2, 1), (2, 1), (3, 0), (3, 0), (4, 1)]):
        state = load(turn=turn, active=("red", "blue")[active])
        state.ply = ply
        states.append(state)
    line = Baseline(0)
    seen = []
    for state in states:
        line.note(state)
        assert line.state is not None
        seen.append(line.state.ply)
    assert seen == [0, 0, 2, 2, 2, 2, 6]
    line.back(states[5])
    assert line.state is states[2]
    assert Baseline.of(states[:4], None) is states[2] and Baseline.of(states[:4], 1) is states[0]


def test_two_lines_say_what_the_other_side_did() -> None:
    told = [
        Outcome("turn", {"seat": 1, "turn": 8}),
        Outcome("dice", {"seat": 1, "production": 4, "symbol": "trade"}),
        Outcome("built", {"seat": 1, "face": "abbey", "site": "T1"}),
        Outcome("traded", {"seat": 1, "amount": 3, "given": "wool", "wanted": "ore"}),
        Outcome("traded", {"seat": 1, "amount": 3, "given": "wool", "wanted": "ore"}),
        Outcome("played", {"seat": 1, "face": "archer", "target": ""}),
        Outcome("removed", {"seat": 0, "face": "harald", "site": "B1"}),
        Outcome("robbed", {"seat": 0, "counted": 9, "lost": {"wool": 2}}),
    ]
    first, second = account(told, 0, "Bob", summary)
    assert first == "Bob played Archer, built an Abbey, traded 2 times and rolled 4."
    assert second.startswith("You lost") and "Harald" in second and "2 wool" in second
    assert account(told[:1], 0, "Bob", summary) == []


@pytest.mark.parametrize("glyphs", [RICH, ASCII], ids=["rich", "ascii"])
async def test_marks_have_shapes_of_their_own(glyphs: Glyphs) -> None:
    """On both boards, in colour or without."""
    signs = [glyphs.new, glyphs.more, glyphs.less, glyphs.moved, glyphs.gone]
    assert len({*signs, glyphs.here, glyphs.touched, glyphs.bar}) == len(signs) + 3
    async with scene("table-full", (200, 50)) as app:
        assert isinstance(app.screen, TableScreen)
        app.screen.restyle(glyphs)
        own, foe = (app.screen.query_one(ident, Board)._ensure()[0].text() for ident in ("#own", "#foe"))
        assert f"{glyphs.new}Brick" in foe and f"{glyphs.new}Lumber" in foe and f"{glyphs.less}Hills" in foe
        assert f"{glyphs.more}Pasture" in own and f"{glyphs.less}Fields" in own
        assert f"{glyphs.gone}Iron" in own  # a card that is gone is named where it stood


@pytest.mark.parametrize("width", [60, 120])
def test_a_new_road_is_marked_however_narrow_it_is(width: int) -> None:
    before, now = load(), load(red={"centre": {"2": "road"}})
    picture = principality(now, 0, RICH)
    marks = Marks(changed=changes(before, now, 0).marks)
    assert RICH.new in paint(picture, lay_out(picture, width, 13), marks).text()


async def test_the_two_lines_stand_above_the_moves() -> None:
    for size in ((80, 24), (120, 40), (200, 50)):
        async with scene("table-full", size) as app:
            shown = " ".join(" ".join(lines(app)).replace("│", " ").split())
            assert "Bob played Goldsmith, built a" in shown, size


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)], ids=str)
async def test_whom_one_waits_for_is_said_below_the_two_lines(size: tuple[int, int]) -> None:
    async with scene("table-full", size) as app:
        screen = app.screen
        assert isinstance(screen, TableScreen) and screen.update_now is not None
        screen.post_message(
            Updated(replace(screen.update_now, legal=(), due=Decision(1, "action"), fresh=()))
        )
        pilot = Pilot(app)
        await until(pilot, lambda: screen.update_now is not None and not screen.update_now.legal)
        await settled(pilot)
        shown = " ".join(" ".join(lines(app)).replace("│", " ").split())
        assert "Bob played Goldsmith" in shown and "Bob is thinking" in shown


async def _two_turns(pilot: Pilot[Any], screen: PlayScreen) -> None:
    """Play on until this seat's second turn has begun and the other side has had one in between."""
    while True:
        await play_moves(pilot, screen, 1)
        await until(pilot, lambda: ready(screen), "nobody asks")
        update = screen.update_now
        assert update is not None
        if update.state.turn >= 3 and update.state.active == 0 and update.state.phase == "action":
            return


def _told(screen: PlayScreen) -> tuple[list[str], list[str], list[Any]]:
    update = screen.update_now
    assert update is not None
    log = [row.text.plain for row in screen.journal.rows()]
    return log, screen.journal.since(update), [changes(update.before, update.state, seat) for seat in (0, 1)]


async def test_a_game_that_goes_on_another_day_tells_the_same() -> None:
    """Marks, the two lines and the log with the own draws come from the journal, not from having looked."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await _two_turns(pilot, screen)
        told = _told(screen)
        log, since, found = told
        assert since and any(one.marks for one in found)
        assert any(line.startswith("· You roll") for line in log), log
        drawn = [line for line in log if line.startswith(("· You draw", "· You take"))]
        assert drawn and not any("card" in line for line in drawn), drawn
        assert not any(screen.chair.names[0] in line for line in log), log
    again = duel()
    async with again.run_test(size=(120, 40)) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        await until(pilot, lambda: len(saved(lobby)) == 1, "the game is not in the lobby")
        lobby.query_one("#menu", Rows).point(saved(lobby)[0])
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: ready(screen), "the game does not go on")
        assert _told(screen) == told


async def test_a_replay_tells_it_to_the_seat_whose_eyes_one_has(tmp_path: Path) -> None:
    """From red's eyes the log says you and names red's draws; blue's stay backs."""
    app, screen = _app(await _journal(tmp_path))
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        screen._seek(lambda: screen.reel.turn(7))
        await pilot.press("s")
        await calm(pilot)
        update = screen.update_now
        assert update is not None and update.seat == 0 and update.before is not None
        assert update.before.turn < update.state.turn
        log = [row.text.plain for row in screen.journal.rows()]
        assert any("You roll" in line for line in log)
        assert not any(" draws a " in line and "card" not in line for line in log if "Bob" in line), log
        assert not any("You draw 1 card" in line for line in log), log


ATTACK = {
    "variant": "turmoil",
    "active": "blue",
    "phase": "action",
    "turn": 6,
    "red": {"sites": {"T1": ["osmund"]}},
    "blue": {"centre": {"1": "city"}, "sites": {"T1": ["hedge_tavern"]}},
    "hands": {"red": [], "blue": ["archer"]},
}


class Attacker:
    """Plays its card, then whatever comes first."""

    def choose(self, _view: Any, legal: Sequence[Move]) -> Move:
        return next((move for move in legal if move.text.startswith("play")), legal[0])


@pytest.mark.parametrize(
    ("face", "told"), [("archer", "You lose Osmund"), ("traitor", "Bob sees your hand")], ids=str
)
async def test_an_attack_gets_a_notice_with_the_card_and_what_it_did(face: str, told: str) -> None:
    position = {**ATTACK, "hands": {"red": ["scout"], "blue": [face]}}
    link = LocalSeat(load_duel(position), Attacker(), names=("Ann", "Bob"), pace=lambda: 0.0)
    screen = TableScreen(link, wait=lambda: 3600.0)
    app = ScreenApp(lambda: screen)

    def noticed() -> bool:
        title = f"Attack: {card_name(face)}"
        return any(one.title == title and told in one.message for one in app._notifications)

    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, noticed, "no notice of the attack")


async def test_two_lines_and_a_question_come_without_styling_the_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Working out the styles of the list of moves costs more than all else that is new in a turn."""
    screen = TableScreen(LocalSeat(load_duel(ATTACK), Attacker()), wait=lambda: 3600.0)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: screen.update_now is not None, "no update came")
        await settled(pilot)
        now, since, panel = screen.update_now, screen.query_one("#since"), screen.query_one("#move")
        assert now is not None and not since.display and panel.styles.border_top[0] == "round"
        styled: list[DOMNode] = []
        apply = app.stylesheet.apply

        def noted(node: DOMNode, **more: Any) -> None:
            styled.append(node)
            apply(node, **more)

        monkeypatch.setattr(app.stylesheet, "apply", noted)
        played = Outcome("played", {"seat": 1, "face": "scout", "back": "basic"})
        told = (Outcome("turn", {"seat": 1, "turn": 7}), played)
        fresh = tuple(Entry(1000 + at, 7, 1, one) for at, one in enumerate(told))
        screen.post_message(Updated(replace(now, fresh=fresh)))
        await until(pilot, lambda: since.display, "the lines are not shown")
        question = Decision(0, "draw", {"limit": 4})
        screen.post_message(
            Updated(replace(now, due=question, legal=(Move("draw draw1"), Move("draw draw2")), fresh=()))
        )
        await until(pilot, lambda: panel.styles.border_top[0] == "heavy", "the question does not stand out")
        assert not since.display and screen.query_one("#options") not in styled


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 50)], ids=str)
async def test_a_notice_covers_neither_the_question_nor_its_answers(size: tuple[int, int]) -> None:
    app = ScreenApp()
    async with app.run_test(size=size, notifications=True) as pilot:
        await SCENES["table-full"](pilot)
        await settled(pilot)
        before, panel = lines(app), app.screen.query_one("#move").region
        told = "What it did, in a sentence that is rather long. " * 2
        app.screen.notify(told, title=words.attacked(card_name("archer")), markup=False)
        await until(pilot, lambda: any("Attack: Archer" in line for line in lines(app)), "no notice is seen")
        seen = lines(app)
        for y in range(panel.y, panel.bottom):
            assert seen[y][panel.x : panel.right] == before[y][panel.x : panel.right]


@pytest.mark.parametrize("cut", range(4))
def test_what_is_told_together_is_told_so_however_it_arrives(cut: int) -> None:
    """Two gains of one seat for one reason are one line, in one update or in two."""
    state = load()
    gains = [
        Outcome(
            "gained", {"seat": 1, "resource": one, "places": ["T0"], "lost": 0, "why": "merchant_caravan"}
        )
        for one in ("brick", "wool")
    ]
    told = [Outcome("played", {"seat": 1, "face": "merchant_caravan", "back": "basic"}), *gains]
    entries = tuple(Entry(number, 3, 1, outcome) for number, outcome in enumerate(told))
    due = Decision(0, "action", {})
    base = Update(state=state, knowledge={}, seat=0, due=due, legal=(), names=("Ann", "Bob"), fresh=())
    journal = Journal(base.game)
    for part in (entries[:cut], entries[cut:]):
        journal.add(replace(base, fresh=part))
    assert [str(row.text) for row in journal.rows()][1:] == [
        "· Bob gets 1 brick and 1 wool (Merchant Caravan)."
    ]


def test_the_log_forgets_its_beginning_seldom_and_never_its_end() -> None:
    """A list whose first row has changed is written anew, so a full log drops many old lines at once."""
    due = Decision(0, "action", {})
    base = Update(state=load(), knowledge={}, seat=0, due=due, legal=(), names=("Ann", "Bob"), fresh=())
    journal = Journal(base.game)
    firsts = []
    for turn in range(1200):
        entry = Entry(turn, turn, turn % 2, Outcome("turn", {"seat": turn % 2, "turn": turn}))
        journal.add(replace(base, fresh=(entry,)))
        rows = journal.rows()
        firsts.append(rows[0].key)
        assert rows[-1].key == str(turn)
        assert min(turn + 1, 600) <= len(rows) <= 800
    assert len(set(firsts)) == 3
