"""The toy game's rooms fit the doors, and have words for everything that can happen."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.kernel.record import replay_entry
from tests.toy.driver import random_game
from tests.toy.rules.codes import ToyCode
from tests.toy.rules.ruleset import RULESET
from tests.toy.rules.state import WEIGHT
from tests.toy.rules.steps import ENGINE
from tests.toy.screens.hands import HANDS
from tests.toy.screens.lines import LINES
from tests.toy.words import tables
from tests.toy.words.door import WORDS

if TYPE_CHECKING:
    from p2pduel.games import Game
    from p2pduel.games.door.hands import Hands
    from p2pduel.games.door.lines import Lines
    from p2pduel.games.door.words import Words

    _DOORS: tuple[Words, Hands, Lines] = (WORDS, HANDS, LINES)

NAMES = ("Anna", "Bert", "Cleo")


def test_the_doors_are_found_by_the_games_name(toy: Game) -> None:
    """Room by room."""
    assert (toy.words, toy.hands, toy.lines) == (WORDS, HANDS, LINES)


@pytest.mark.parametrize("seats", [2, 3])
def test_everything_that_happens_has_words(seats: int) -> None:
    """Questions, moves, outcomes for every reader, the table, the hand."""
    told: set[str] = set()
    for seed in range(8):
        for table, seat, _ in random_game("short", seats, seed):
            due, state = table.due(), table.state
            assert isinstance(due, Decision) and WORDS.prompt(due).endswith("?")
            assert all(WORDS.describe(each, state) for each in table.legal())
            assert HANDS.prefer(state, due, table.legal()) in table.legal()
            assert len(LINES.board(state, NAMES, seat)) == 2 * seats + 1
            assert len(LINES.hand(state, table.known[seat], seat)) == len(state.zones[f"hand{seat}"])
        following = RULESET.new("short", seats)
        for entry in table.record:
            replay_entry(ENGINE, following, entry)
            told |= {outcome.kind for outcome in following.outcomes}
            for outcome, you in product(following.outcomes, (None, *range(seats))):
                said = WORDS.sentence(outcome, NAMES, you=you)
                assert WORDS.tells(outcome.kind) and "{" not in said and said[0].isupper()
    assert {"turn", "won", *tables.OUTCOMES} - {"drawn"} <= told


def test_a_sentence_speaks_to_its_reader() -> None:
    """Anna loads; you load."""
    outcome = Outcome("loaded", {"seat": 0, "face": "goat"})
    assert WORDS.sentence(outcome, NAMES) == "Anna loads the Goat"
    assert WORDS.sentence(outcome, NAMES, you=0) == "You load the Goat"
    drawn = Outcome("drew", {"seat": 0, "zone": "stack", "count": 2, "faces": ["goat", "ox"]})
    assert WORDS.sentence(drawn, NAMES, you=0) == "You draw Goat and Ox from the stack"
    assert WORDS.sentence(HANDS.unseen(drawn, 1), NAMES, you=1) == "Anna draws 2 cards from the stack"


def test_a_refusal_names_the_card_and_the_rule() -> None:
    """The engine gives data; the words make a sentence of it."""
    error = IllegalMove(ToyCode.LOAD_HEAVY, "T-4", face="ox", room=3)
    assert WORDS.refusal(error) == "The Ox is too heavy: the ferry carries 3. (T-4)"
    assert set(ToyCode) <= set(tables.REFUSALS)
    assert all(rule in WORDS.book().rules for rule in ("T-1", "T-2", "T-4", "T-5", "T-9"))
    assert {face for _, face in WORDS.called()} == set(WEIGHT)
