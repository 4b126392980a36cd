"""The first lesson, from the first word to the first victory, done by a learner's own keys and clicks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from textual.pilot import Pilot

from p2pduel import settings
from p2pduel.catalogue.steps import Deed, Step
from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import CARDS, RESOURCES
from p2pduel.games.duel.screens.lesson import course
from p2pduel.games.duel.screens.wishes import missing
from p2pduel.games.duel.words.cards import card_name
from p2pduel.games.duel.words.lesson import STEPS
from p2pduel.games.duel.words.nouns import POINT_WORDS
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update
from p2pduel.settings import Settings
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs.sheet import Sheet
from p2pduel.tui.lesson.memory import remember
from p2pduel.tui.lesson.screen import LessonScreen, Resume
from p2pduel.tui.lesson.seat import LessonSeat
from p2pduel.tui.parts.rows import Rows
from tests.tui.hands import Hands, calm, until
from tests.tui.lessons import do, lesson_of, resumed, told, typed, up_to, wanted
from tests.tui.sight import lines

pytestmark = pytest.mark.timeout(300)

NAMED_KEYS = {"build": "b", "play": "p", "trade": "t", "end": "e", "inspect": "i", "help": "question_mark"}
"""Keys the script names, as they are usually set."""
SAID = {"enter": "enter", "space": "space"}
CARAVAN: Deed = ("play merchant_caravan", "pay T-2 T-2", "take grain T2", "take ore B2")
"""What step 33 asks for, after a gain in step 32 that had no room."""
KNOWN = {*CARDS, *POINT_WORDS, "trade_points", "enter", "space"} - {"trade"}
"""What else stands in braces."""


async def test_the_whole_lesson_by_keys() -> None:
    """Every step is told in order, the keys it names work there, and doing what it asks wins the game."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot, screen)
        for number, step in enumerate(STEPS):
            await told(pilot, screen, number)
            assert any(step.title in line for line in lines(app)), step.title
            for name in re.findall(r"{(\w+)}", f"{step.tell} {step.task}"):
                assert name in KNOWN or NAMED_KEYS[name] in screen.active_bindings, (step.title, name)
            if number + 1 < len(STEPS):
                await do(pilot, screen, hands)
        update = screen.update_now
        assert update is not None and update.finished is not None and update.finished.winner == 0
        assert victory(update.state, 0) == 7
        await pilot.press("space")
    assert app.return_value == 0


@pytest.mark.slow
async def test_the_first_turns_by_mouse() -> None:
    """A click on the words goes on, clicks on the table do the rest."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen, mouse=True)
        for number, step in enumerate(STEPS[:15]):
            await told(pilot, screen, number)
            assert any(step.title in line for line in lines(app)), step.title
            await do(pilot, screen, hands, mouse=True)
        await until(pilot, lambda: screen.step.title == "Ending your turn", "no hero")


async def _until_titled(pilot: Pilot[int], screen: LessonScreen, title: str) -> None:
    await up_to(pilot, screen, lambda screen: screen.step.title == title, Hands(pilot, screen))


async def test_something_else_is_answered_kindly_and_changes_nothing() -> None:
    """A legal move that is not the step's: the task is said again, and the table stays as it was."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await _until_titled(pilot, screen, "What a roll brings")
        before = screen.update_now
        assert before is not None
        wool = next(move for move in before.legal if move.text.startswith("take wool"))
        await Hands(pilot, screen).pick(screen.query_one("#options", Rows), screen.wish_for(wool).key)
        await until(pilot, lambda: any("For the lesson" in line for line in lines(app)), "no word of it")
        voice = screen.query_one("#voice").region
        told = " ".join(
            line[voice.x + 1 : voice.right - 1].strip() for line in lines(app)[voice.y : voice.bottom]
        )
        assert "so you get 1 lumber. Every roll counts for both of you: Blue gets 1 brick." in told
        assert screen.update_now is before and screen.step.title == "What a roll brings"
        await Hands(pilot, screen).play(wanted(screen))
        await until(pilot, lambda: screen.step.title == "Building a road", "it does not go on")


async def test_nothing_can_be_done_before_it_is_explained() -> None:
    """While a step is to be read, moves wait."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await told(pilot, screen, 0)
        before = screen.update_now
        await Hands(pilot, screen).pick(screen.query_one("#options", Rows), "roll")
        await until(pilot, lambda: any("read this step" in line for line in lines(app)), "no word of it")
        assert screen.update_now is before


async def test_it_speaks_the_language_of_the_settings_and_names_their_keys() -> None:
    """A learner with other keys and another language reads those."""
    settings.save(Settings(language="de", keys={"table.build": "y"}))
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40)) as pilot:
        await _until_titled(pilot, screen, "Eine Straße bauen")
        seen = _beside(app, "#voice")
        assert "Die Straße ist markiert" in seen and "y geht durch alles, was du bauen kannst" in seen
        options = screen.query_one("#options", Rows)
        marked = set()
        for _ in range(3):
            await pilot.press("y")
            assert options.current is not None
            marked.add(options.current.key)
        assert marked == {"card road", "card harald", "card toll_bridge"}
        await Hands(pilot, screen).play(wanted(screen))
        await until(pilot, lambda: screen.step.title == "Deinen Zug beenden", "the road is not built")
        await _until_titled(pilot, screen, "Eine Karte tauschen")
        assert any("Goldschmied" in line for line in lines(app))


def _beside(app: ScreenApp, ident: str) -> str:
    """The words inside a frame on the screen, in one line."""
    frame = app.screen.query_one(ident).region
    inside = [line[frame.x + 1 : frame.right - 1] for line in lines(app)[frame.y : frame.bottom]]
    return " ".join(" ".join(inside).split())


async def test_the_keys_of_step_six_build_the_road() -> None:
    """Pressed as its words name them, from the row that is marked when they are read."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await _until_titled(pilot, screen, "Building a road")
        await typed(pilot, "space")
        marked = screen.query_one("#options", Rows).current
        assert marked is not None and marked.key == "card road"
        assert "Road is marked" in " ".join(lines(app))
        await typed(pilot, "enter", "up", "right", "space")
        await until(pilot, lambda: screen.step.title == "Ending your turn", "the road is not built")


async def _after(done: Sequence[Deed]) -> Update:
    """The table after these steps."""
    seat = LessonSeat(course(), lambda: 0.0)
    seat.rewind(done)
    async for update in seat.updates():
        return update
    raise AssertionError("no table")


async def _deeds(number: int) -> list[Deed]:
    """What a learner does who takes the first way in every step before this one."""
    done: list[Deed] = []
    for step, following in pairwise(STEPS[:number]):
        if step.keeps:
            done.append(CARAVAN)
            continue
        moves: list[Move] = []
        while step.wants and not (moves and _settled(await _after([*done, _lines(moves)]), following)):
            update = await _after([*done, _lines(moves)])
            fitting = [move for move in update.legal if moves or step.accepts((move,))]
            moves.append(fitting[0])
        done.append(_lines(moves) if step.wants else step.then)
    return done


def _lines(moves: Sequence[Move]) -> Deed:
    return tuple(map(str, moves))


def _settled(update: Update, following: Step) -> bool:
    """Whether nothing of this step is left to decide."""
    return not update.legal or not following.wants or any(following.accepts((m,)) for m in update.legal)


@pytest.mark.few(4)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize("number", [6, 8, 23, 25, 33])
async def test_a_window_does_not_cover_what_is_to_be_done(number: int, size: tuple[int, int]) -> None:
    """The whole task can be read while the window that it speaks of is open."""
    remember(course(), await _deeds(number))
    app, screen = lesson_of(course())
    async with app.run_test(size=size) as pilot:
        await resumed(pilot, screen, number)
        if screen.reading:
            await typed(pilot, "space")
        wish = screen.wish_for(wanted(screen))
        await Hands(pilot, screen).pick(screen.query_one("#options", Rows), wish.key)
        await until(pilot, lambda: isinstance(app.screen, Sheet), "no window")
        await calm(pilot)
        task = screen.step.task.format_map(
            {**NAMED_KEYS, **{card: card_name(card) for card in CARDS}, **SAID}
        )
        seen = _beside(app, ".sheet")
        assert task in seen
        assert number != 8 or "Goldsmith" in seen.replace(task, ""), "the card it names is out of sight"


async def test_whatever_the_race_brings_the_next_steps_make_sense() -> None:
    """The choice of step 32 is free: after each of them the action card is needed, and is enough."""
    done = await _deeds(32)
    assert (STEPS[31].title, STEPS[32].title) == ("An event card", "An action card")
    choices = (await _after(done)).legal
    assert {move.text.split()[1] for move in choices} == set(RESOURCES)
    for move in choices:
        player = (await _after([*done, (str(move),)])).state.players[0]
        assert 1 <= sum(missing(player, "osmund").values()) <= 2, move
        assert stock(player, "lumber") >= 2, move


async def test_the_last_choice_is_one() -> None:
    """A card may be changed there as well; the game is won all the same."""
    remember(course(), await _deeds(38))
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await resumed(pilot, screen, 38)
        assert screen.step.title == "The last choice"
        for verb in ("bury", "draw"):
            if screen.reading:
                await typed(pilot, "space")
            update = screen.update_now
            assert update is not None
            await Hands(pilot, screen).play(next(m for m in update.legal if m.text.startswith(verb)))
            await until(pilot, lambda: screen.at_rest, "the table is busy")
        await told(pilot, screen, 38)
        update = screen.update_now
        assert update is not None and update.finished is not None and update.finished.winner == 0


async def test_one_step_back_and_on_again() -> None:
    """The road is not built any more; built again, the lesson goes on, also over a turn of Blue's."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await _until_titled(pilot, screen, "Ending your turn")
        assert screen.update_now is not None and 2 in screen.update_now.state.players[0].centre
        stored = dict(screen.update_now.state.players[0].stored)
        await typed(pilot, "space", "backspace")
        assert screen.reading and screen.step.title == "Ending your turn", "first the words once more"
        await typed(pilot, "backspace")
        await told(pilot, screen, 5)
        update = screen.update_now
        assert 2 not in update.state.players[0].centre and dict(update.state.players[0].stored) != stored
        await _until_titled(pilot, screen, "Brigands")
        await typed(pilot, *["backspace"] * 3)
        await told(pilot, screen, 7)
        await _until_titled(pilot, screen, "Plentiful Harvest")


async def test_a_lesson_goes_on_where_it_was_left(home: Path) -> None:
    """Another start of the program asks; whoever does not begin again has the same step and table."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40)) as pilot:
        await _until_titled(pilot, screen, "A settlement")
        assert screen.update_now is not None
        left = screen.update_now.state
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Resume), "nobody asks")
        await calm(pilot)
        assert any("step 13 of 39: A settlement" in line for line in lines(app))
        await typed(pilot, "n")
        await told(pilot, screen, 12)
        assert screen.update_now is not None and screen.update_now.state == left
        await Hands(pilot, screen).play(wanted(screen))
        await until(pilot, lambda: screen.step.title == "New regions", "it does not go on")
    app, screen = lesson_of(course())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Resume), "nobody asks")
        await typed(pilot, "y")
        await told(pilot, screen, 0)
    assert (home / "lesson-duel.json").exists()


@pytest.mark.parametrize("text", ["", "[]", '{"done": [["roll"]]}', "\x00", '{"edition": 1, "done": 5}'])
async def test_a_memory_that_makes_no_sense_is_none(home: Path, text: str) -> None:
    """The lesson begins at its beginning."""
    home.mkdir()
    (home / "lesson-duel.json").write_text(text)
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await told(pilot, screen, 0)
        assert app.screen is screen


async def test_deeds_that_cannot_have_been_done_lead_to_the_beginning() -> None:
    """Somebody has written into the file."""
    remember(course(), [(), (), (), ("build city 1",)])
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Resume), "nobody asks")
        await typed(pilot, "n")
        await told(pilot, screen, 0)


async def test_one_can_leave_at_any_time() -> None:
    """Esc asks, then the lesson is over."""
    app, screen = lesson_of(course())
    async with app.run_test(size=(80, 24)) as pilot:
        await told(pilot, screen, 0)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen, "nobody asks")
        await pilot.press("y")
        await until(pilot, lambda: not app.is_running or app.return_value == 0, "it stays")
    assert app.return_value == 0


def test_no_step_says_more_than_fits_a_small_terminal() -> None:
    """Six lines of 78 columns hold the words of every step, two hold its task."""
    from textwrap import wrap

    for step in STEPS:
        assert len(wrap(step.tell, 76)) <= 6, step.title
        assert len(wrap(f"> {step.task}", 77)) <= 2, step.title
