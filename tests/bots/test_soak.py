"""Many games of every variant: nothing breaks, hardly any stays open, and every face comes into play."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from p2pduel.bots import make_bot
from p2pduel.decks import load_deck, ready
from p2pduel.games.duel.rules.facts import all_faces, card_of, region_stack_faces
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.operations import Decision
from p2pduel.local import arena
from p2pduel.local.arena import Match
from tests.duel import duel_table

GAMES = 500
PAIRS = (("random", "random"), ("greedy", "random"), ("greedy", "greedy"))
SHARE = 0.9
"""Of the games greedy must win against random."""


def played(variant: str, bots: tuple[str, str], number: int) -> Counter[str]:
    """The faces that were built, played, turned up or laid in one game."""
    names = ready()
    decks = [load_deck(names[(number + seat) % len(names)]).to_choice() for seat in (0, 1)]
    table = duel_table(variant, number, decks if number % 2 and variant == "tournament" else None)
    seats = [make_bot(name, random.Random(f"{number}/{seat}")) for seat, name in enumerate(bots)]
    seen: Counter[str] = Counter()
    while isinstance(due := table.due(), Decision) and table.state.turn <= 1000:
        outcomes = table.play(due.seat, seats[due.seat].choose(table.view(due.seat), table.legal()))
        for outcome in outcomes:
            if outcome.kind in ("built", "played", "event"):
                seen[outcome.data["face"]] += 1
            elif outcome.kind == "laid":
                seen.update(outcome.data["regions"].values())
    return seen


def wanted() -> list[str]:
    """Every draw card, event, centre card and stack region of the box, by face."""
    regions = set(region_stack_faces())
    return [face for face in all_faces() if card_of(face).kind != "region" or face in regions]


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_five_hundred_games_without_an_error(variant: str) -> None:
    """No error, fewer than one game in a hundred open after 1000 turns, and greedy wins nine of ten."""
    figures = arena.run(Match(variant, ("greedy", "random"), seed=2), GAMES, jobs=2).summary()
    print(
        {name: figures[name] for name in ("variant", "games", "wins", "unfinished", "errors", "mean_turns")}
    )
    assert figures["errors"] == 0
    assert figures["unfinished"] < GAMES / 100
    assert figures["wins"]["greedy"] >= SHARE * GAMES


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_five_hundred_random_games_of_the_introduction() -> None:
    """D-13.2: without an error."""
    figures = arena.run(Match("intro", ("random", "random"), seed=2), GAMES, jobs=2).summary()
    print(
        {name: figures[name] for name in ("variant", "games", "wins", "unfinished", "errors", "mean_turns")}
    )
    assert figures["errors"] == 0


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_every_face_is_played_or_triggered_somewhere() -> None:
    """500 games of each variant, random and greedy together, leave no face unused."""
    seen: Counter[str] = Counter()
    for variant in sorted(VARIANTS):
        for number in range(GAMES):
            # two random players take many times longer to an end, so they have one game in eight
            seen += played(variant, PAIRS[0] if number % 8 == 0 else PAIRS[1 + number % 2], number)
    print("\n".join(f"{face:24} {seen[face]:6}" for face in wanted()))
    assert [face for face in wanted() if not seen[face]] == []


def test_a_few_games_already_use_most_faces() -> None:
    """A sample: two quick games of every variant bring nearly every face of the box into play."""
    seen: Counter[str] = Counter()
    for variant in sorted(VARIANTS):
        for number in range(2):
            seen += played(variant, PAIRS[2], number)
    assert set(seen) <= set(wanted())
    assert len(seen) >= 0.75 * len(wanted())


def test_random_games_of_the_introduction_end() -> None:
    """Even two players without a plan come to an end: no error, nothing open (D-13.2)."""
    figures = arena.run(Match("intro", ("random", "random"), seed=3), 5).summary()
    assert figures["errors"] == figures["unfinished"] == 0
