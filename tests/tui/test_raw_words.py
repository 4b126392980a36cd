"""Nothing a player reads shows how the program writes things down: no weavers_shop, no events.spare."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from p2pduel.bots import make_bot
from p2pduel.games.duel.words.cards import card_name
from p2pduel.games.duel.words.log import KINDS, sentence
from p2pduel.games.duel.words.moves import describe
from p2pduel.games.duel.words.prompts import prompt
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.sitting import Sitting
from p2pduel.table.brains import BotBrain
from p2pduel.table.local import local
from p2pduel.table.options import Ending
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.replay.reel import Reel
from p2pduel.tui.replay.screen import ReplayScreen
from p2pduel.tui.table.playing import PlayScreen
from protocol.identity import Identity
from tests.duel import duel_table, load_duel
from tests.tui.hands import until
from tests.tui.questions import VARIANTS, lively
from tests.tui.rooms import duel, screen_of

RAW = re.compile(r"\b[a-z]+_[a-z_]+|\b[TB]{1,2}-?\d|\b(draw|hand|held|deck|events|fetched)\d|\w\.\w|[@<>]")
"""Identities of cards, places and zones as they are written in moves."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sentence_question_and_move_is_in_words(variant: str) -> None:
    """Whole games: the log, what is asked, every answer, also as those read it who see no hidden card."""
    table, chance = duel_table(variant, seed=2), random.Random(2)
    outcomes = list(table.outcomes)
    for _ in range(500):
        due = table.due()
        if not isinstance(due, Decision):
            break
        assert {outcome.kind for outcome in outcomes} <= KINDS
        legal = table.legal()
        said = [sentence(outcome, ("Ann", "Bob"), table.state) for outcome in outcomes]
        said.append(prompt(due, table.state))
        said += [describe(move, table.state) for move in legal]
        said += [describe(Move(move.text), table.state) for move in legal if move.secret is not None]
        raw = [words for words in said if RAW.search(words)]
        assert not raw, raw[:5]
        move = lively(legal, chance) if due.kind == "action" else chance.choice(legal)
        outcomes = list(table.play(due.seat, move))


async def test_the_log_of_a_real_game_begins_in_words(tmp_path: Path) -> None:
    """The protocol has a name of its own for the events that are left over; the log says what they are."""

    async def begin(on_seat: Any, on_event: Any) -> Ending:
        _, task = await local(
            "princes",
            (None, BotBrain(make_bot("random", random.Random(1)))),
            ("Ann", "Bob"),
            identity=Identity(bytes(32)),
            journal=tmp_path / "game.duel",
            on_seat=on_seat,
            on_event=on_event,
        )
        return await task

    app = duel(sitting=lambda _: Sitting(begin, kind="bot", name="Ann", mark="", acquaint=False))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: bool(screen.update_now and screen.update_now.legal), "not asked")
        told = [row.text.plain for row in screen.journal.rows()]
        assert any("spare events" in line for line in told)
        assert not [line for line in told if RAW.search(line)]


async def test_a_replay_says_every_act_in_words(tmp_path: Path) -> None:
    """Whoever built, passed or took a card: as the log would say it."""
    path = tmp_path / "game.duel"
    bots = [BotBrain(make_bot("greedy", random.Random(seed))) for seed in (1, 2)]
    _, task = await local(
        "intro", (bots[0], bots[1]), ("Ann", "Bob"), identity=Identity(bytes(32)), journal=path
    )
    await task
    reel = Reel(path).read_all()
    screen = ReplayScreen(reel, verifying=None)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: screen.position >= 0)
        acts = [place for place, frame in enumerate(reel.frames) if frame.seat is not None][:-1]
        said = []
        for place in acts:
            screen.position = place
            said.append(screen._place().plain)
        verbs = {reel.frames[place].move.split()[0] for place in acts}
        assert {"roll", "build", "end"} <= verbs
        assert not [words for words in said if RAW.search(words)]
        assert any("Ann: Roll the dice" in words or "Bob: Roll the dice" in words for words in said)


@pytest.mark.parametrize(
    ("card", "mine", "asked"),
    [
        ("archer", {"T1": ["harald"], "B1": ["austin"]}, "lose"),
        ("voyage_of_plunder", {}, "pay"),
        ("archer", {"T1": ["harald"], "B1": ["lookout_tower"]}, "defend"),
    ],
)
def test_a_question_names_the_card_that_asks_it_and_who_played_it(
    card: str, mine: dict[str, list[str]], asked: str
) -> None:
    """The victim of an attack reads whose card takes what; not only the log says so."""
    land = {"T-2": 2, "T0": 2, "T2": 2, "B-2": 2, "B0": 2, "B2": 2}
    document = {
        "variant": "turmoil",
        "turn": 9,
        "phase": "action",
        "active": "blue",
        "hands": {"red": ["scout"], "blue": [card]},
        "red": {
            "centre": {"2": "road", "3": "settlement"},
            "regions": {"T4": "forest-4", "B4": "forest-3"},
            "stored": {**land, "T4": 2, "B4": 2},
            "sites": mine,
        },
        "blue": {
            "centre": {"1": "city"},
            "stored": dict.fromkeys(land, 0),
            "sites": {"T1": ["hedge_tavern"], "B1": ["siglind"], "T-1": ["candamir"]},
        },
    }
    table = load_duel(document, strict=False)
    table.play(1, next(move for move in table.legal() if move.text.startswith(f"play {card}")))
    while isinstance(due := table.due(), Decision) and due.seat == 1:
        table.play(1, next((m for m in table.legal() if m.text == "demand lumber"), table.legal()[0]))
    assert isinstance(due, Decision) and due.kind == asked
    words = prompt(due, table.state, ("Ann", "Bob"))
    assert words.startswith(f"Bob plays {card_name(card)}. ")
    assert words.count(card_name(card)) == 1


def test_a_pirate_ship_is_named_with_its_builder() -> None:
    """The owner of two trade ships reads why one is lost."""
    document = {
        "variant": "gold",
        "turn": 9,
        "phase": "action",
        "active": "blue",
        "hands": {"red": ["scout"], "blue": ["pirate_ship"]},
        "red": {"sites": {"T1": ["ore_ship"], "B1": ["wool_ship"]}},
        "blue": {"stored": dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 3)},
    }
    table = load_duel(document, strict=False)
    table.play(1, next(move for move in table.legal() if move.text.startswith("build pirate_ship")))
    due = table.due()
    assert isinstance(due, Decision) and due.kind == "lose"
    assert prompt(due, table.state, ("Ann", "Bob")).startswith("Bob builds a Pirate Ship. You must give up")
