"""No bot sees more than its seat: other faces under the hidden cards change none of its decisions."""

from __future__ import annotations

import random

import pytest

from p2pduel.bots import make_bot
from p2pduel.bots.external import ExternalBot
from p2pduel.games.duel.bots.advice import advice
from p2pduel.kernel.operations import Decision, Finished
from tests.bots.crew import BOTS, PYTHON_EXAMPLE
from tests.disguise import disguised
from tests.duel import DuelTable, duel_table

MOST_TURNS = 400
"""Random players need long; a game that is longer than this is cut off."""


def moved(table: DuelTable, other: DuelTable) -> bool:
    """Whether the disguise changed a face."""
    return table.truth != other.truth


GAMES = [*((name, "intro") for name in BOTS), ("greedy", "tournament"), ("planner:2n", "princes")]
"""Every bot in the shortest game; those that think also where most lies hidden."""


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_hidden_faces_change_no_decision(name: str, variant: str) -> None:
    """Over a whole game, for both seats: same view, same choice, same hint."""
    rng = random.Random(2)
    table = duel_table(variant, 4)
    changed = decisions = 0
    while isinstance(due := table.due(), Decision) and table.state.turn < MOST_TURNS:
        legal = table.legal()
        chosen = make_bot(name, random.Random(decisions), own_process=False).choose(
            table.view(due.seat), legal
        )
        if len(legal) > 1:
            other = disguised(table, due.seat, rng)
            again = make_bot(name, random.Random(decisions), own_process=False)
            assert other.legal() == legal
            assert again.choose(other.view(due.seat), legal) == chosen
            if name == "greedy":
                assert advice(other.view(due.seat), legal) == advice(table.view(due.seat), legal)
            changed += moved(table, other)
            decisions += 1
        table.play(due.seat, chosen)
    assert decisions > 20 and changed > decisions // 2


def test_hidden_faces_do_not_reach_a_program() -> None:
    """Over a whole game: what is written to an external bot is the view alone; same question, same answer."""
    rng = random.Random(5)
    table = duel_table("intro", 9)
    bots = [ExternalBot(PYTHON_EXAMPLE, seconds=120) for _ in range(2)]
    try:
        while isinstance(due := table.due(), Decision):
            legal, other = table.legal(), disguised(table, due.seat, rng)
            assert other.view(due.seat).to_json() == table.view(due.seat).to_json()
            chosen = bots[0].choose(table.view(due.seat), legal)
            assert bots[1].choose(other.view(due.seat), other.legal()) == chosen
            table.play(due.seat, chosen)
    finally:
        for bot in bots:
            bot.stop()
    assert isinstance(due, Finished)


@pytest.mark.parametrize("name", BOTS)
def test_bots_are_pure_but_for_their_source(name: str) -> None:
    """Two bots with the same source make the same choices."""
    table = duel_table("gold", 7)
    one = make_bot(name, random.Random(5), own_process=False)
    two = make_bot(name, random.Random(5), own_process=False)
    for _ in range(40):
        due = table.due()
        assert isinstance(due, Decision)
        legal = table.legal()
        chosen = one.choose(table.view(due.seat), legal)
        assert two.choose(table.view(due.seat), legal) == chosen
        table.play(due.seat, chosen)
