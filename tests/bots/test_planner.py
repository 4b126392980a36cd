"""`planner`: its guesses fit what the seat knows, its games repeat themselves, and it can be stopped."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from p2pduel.bots import make_bot
from p2pduel.bots.planner.imagined import Imagined
from p2pduel.bots.planner.player import PlannerBot
from p2pduel.bots.planner.search import Budget, search
from p2pduel.bots.planner.worker import Worker
from p2pduel.games.duel.bots.guesses import guesses
from p2pduel.games.duel.bots.mind import MIND
from p2pduel.games.duel.rules.engine import due as due_of
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local import arena
from p2pduel.local.arena import Match
from tests.duel import DuelTable, duel_table, load_duel

PATIENCE = 120.0
"""Seconds until a test gives up waiting; nothing is measured by it."""


def played(variant: str, seed: int, decisions: int) -> DuelTable:
    """A table after so many decisions of greedy players."""
    table = duel_table(variant, seed)
    bot = make_bot("greedy", random.Random(seed))
    for _ in range(decisions):
        due = table.due()
        assert isinstance(due, Decision)
        table.play(due.seat, bot.choose(table.view(due.seat), table.legal()))
    return table


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_guesses_fit_what_the_seat_knows(variant: str) -> None:
    """Known cards stay, every other face-down card gets a face, and no back has other cards than it has.

    In a tournament the other player's deck and events were chosen in secret: there only the size fits.
    """
    table = played(variant, 3, 90)
    for seat in (0, 1):
        guess = guesses(table.view(seat))
        dealt = [guess.deal(random.Random(number)) for number in range(6)]
        for truth in dealt:
            assert set(truth) == set(table.state.backs)
            for slot, face in (*table.known[seat].items(), *table.state.faces.items()):
                assert slot not in truth or truth[slot] == face
            for back in set(table.state.backs.values()) - ({"deck0", "deck1", "event"} & _chosen(variant)):
                slots = [slot for slot, other in table.state.backs.items() if other == back]
                assert Counter(truth[slot] for slot in slots) == Counter(table.truth[slot] for slot in slots)
        assert any(truth != dealt[0] for truth in dealt)


def _chosen(variant: str) -> set[str]:
    return {"deck0", "deck1", "event"} if VARIANTS[variant].own_decks else set()


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_an_imagined_game_can_be_played_to_its_end(variant: str) -> None:
    """Every operation and every sort of move is carried out on guessed cards (D-13)."""
    table = played(variant, 5, 12)
    truth = guesses(table.view(0)).deal(random.Random(1))
    before = table.state.digest()
    game = Imagined(MIND, table.state, truth, 7)
    game.until(400, 20_000)
    assert isinstance(due_of(game.state), Finished)
    assert set(game.state.backs) <= set(game.truth)
    assert table.state.digest() == before


def test_equal_faces_with_different_backs_are_buried_under_their_own_stacks() -> None:
    """Brigitta is in two sets: whichever comes first in the hand, each goes where it belongs (D-14.10)."""
    for hand in (["brigitta/progress", "brigitta", "scout"], ["brigitta", "brigitta/progress", "scout"]):
        table = load_duel(
            {"variant": "princes", "active": "red", "phase": "action", "hands": {"red": hand, "blue": []}}
        )
        table.play(0, Move("end", None))
        while isinstance(due := table.due(), Decision) and due.kind != "exchange":
            table.play(due.seat, table.legal()[0])
        buried = [move for move in table.legal() if move.text.startswith("bury")]
        assert {move.secret for move in buried} >= {"brigitta", "brigitta/progress"}
        for move in buried:
            game = Imagined(MIND, table.state, table.truth, 3)
            game.play(move)
            zone = move.text.split()[1]
            backs = {stack.zone: stack.back for stack in VARIANTS["princes"].stacks}
            lowest = game.state.zones[zone][-1]
            assert game.state.backs[lowest] == backs[zone] and set(game.state.backs) <= set(game.truth)


def test_the_same_seed_rolls_the_same_dice_for_every_candidate() -> None:
    """Moves are compared in the same luck: the next roll does not depend on which one was made."""
    table = played("princes", 8, 60)
    while (due := table.due()) and not (isinstance(due, Decision) and due.kind == "action"):
        assert isinstance(due, Decision)
        table.play(due.seat, table.legal()[0])
    assert isinstance(due, Decision)
    truth = guesses(table.view(due.seat)).deal(random.Random(1))
    rolls = set()
    for move in table.legal():
        game = Imagined(MIND, table.state, truth, 99)
        game.play(move)
        game.until(table.state.turn + 1, 400)
        while game.state.turn == table.state.turn + 1 and not game.state.production:
            game.until(game.state.turn + 1, 1)
        rolls.add((game.state.production, game.state.symbol))
    assert len(table.legal()) > 1 and len(rolls) == 1


def test_with_a_number_of_nodes_a_match_repeats_itself_and_is_won() -> None:
    """Chance comes from the seed alone; with this seed two of three short games against greedy are won."""
    match = Match("intro", ("planner:10n", "greedy"), seed=1)
    first = arena.run(match, 3)
    again = arena.run(match, 1)
    assert again.results == first.results[:1]
    figures = first.summary()
    assert figures["errors"] == figures["unfinished"] == 0
    assert figures["wins"]["planner:10n"] == 2


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_random_never_wins_against_it(variant: str) -> None:
    """Two games of every variant, none lost, none broken; random players lead it into odd corners."""
    figures = arena.run(Match(variant, ("planner:2n", "random"), seed=4), 2).summary()
    assert figures["errors"] == 0 and figures["wins"]["planner:2n"] == 2


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_random_never_breaks_it(variant: str) -> None:
    """The same with a hundred games."""
    figures = arena.run(Match(variant, ("planner:4n", "random"), seed=9), 100, jobs=2).summary()
    assert figures["errors"] == figures["unfinished"] == 0
    assert figures["wins"]["planner:4n"] >= 95


def test_the_budget_is_kept() -> None:
    """A search ends after its imagined games, not some time later."""
    table = played("gold", 2, 40)
    while not (isinstance(due := table.due(), Decision) and due.kind == "action" and len(table.legal()) > 2):
        assert isinstance(due, Decision)
        table.play(due.seat, table.legal()[0])
    found = search(MIND, table.view(due.seat), table.legal(), random.Random(1), Budget(None, 17))
    assert found.nodes == 17 and found.chance is not None and 0 <= found.chance <= 1


def test_its_own_process_decides_alike() -> None:
    """Where it thinks makes no difference."""
    table = played("intro", 6, 30)
    budget = Budget(None, 12)
    here = PlannerBot(MIND, random.Random(3), budget)
    there = PlannerBot(MIND, random.Random(3), budget, own_process=True)
    for _ in range(12):
        due = table.due()
        assert isinstance(due, Decision)
        legal = table.legal()
        chosen = here.choose(table.view(due.seat), legal)
        assert there.choose(table.view(due.seat), legal) == chosen
        table.play(due.seat, chosen)


def test_a_folder_with_other_modules_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process imports ours, wherever the program was started from."""
    (tmp_path / "random.py").write_text("raise SystemExit('not this one')")
    monkeypatch.chdir(tmp_path)
    table = played("intro", 6, 30)
    due = table.due()
    assert isinstance(due, Decision)
    worker = Worker()
    try:
        found = worker.ask("duel", table.view(due.seat), table.legal(), 7, Budget(None, 3))
        assert found.move in table.legal()
    finally:
        worker.stop()


def test_a_process_that_dies_is_replaced_by_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody said stop: the question is answered all the same, with the same move."""
    table = played("intro", 6, 30)
    while not (isinstance(due := table.due(), Decision) and due.kind == "action" and len(table.legal()) > 2):
        assert isinstance(due, Decision)
        table.play(due.seat, table.legal()[0])
    dead = Worker()
    dead.stop()
    monkeypatch.setattr(Worker, "borrow", lambda: dead)
    view, legal, budget = table.view(due.seat), table.legal(), Budget(None, 6)
    there = PlannerBot(MIND, random.Random(3), budget, own_process=True).choose(view, legal)
    assert there == PlannerBot(MIND, random.Random(3), budget).choose(view, legal)


def test_it_can_be_stopped_at_once() -> None:
    """An hour's thought ends when somebody says so, and the next question is answered all the same."""
    table = played("princes", 4, 60)
    while not (isinstance(due := table.due(), Decision) and due.kind == "action" and len(table.legal()) > 2):
        assert isinstance(due, Decision)
        table.play(due.seat, table.legal()[0])
    legal = table.legal()
    bot = PlannerBot(MIND, random.Random(1), Budget(3600.0), own_process=True)
    thinker = threading.Thread(target=bot.choose, args=(table.view(due.seat), legal), daemon=True)
    thinker.start()
    deadline = time.monotonic() + PATIENCE
    while thinker.is_alive() and time.monotonic() < deadline:
        bot.stop()
        thinker.join(0.05)
    assert not thinker.is_alive()
    quick = PlannerBot(MIND, random.Random(1), Budget(None, 4), own_process=True)
    assert quick.choose(table.view(due.seat), legal) in legal
