"""Many games of every variant of the classic game: nothing breaks, and every card comes into play."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from p2pduel.games.classic.bots import crew
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import SETS, THEMES
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.variants import VARIANTS, faces
from p2pduel.kernel.operations import Decision, Finished
from tests.classic.helpers import Table
from tests.classic.test_properties import options_of

TURNS = 600
"""Then a random game is left; only a few are so long."""
RANDOM = {"mixed": 100, "tournament": 100}
"""Random games of a variant, where they are not 500: with random sets and decks."""
SELDOM = 10
"""A card that came into play so seldom in all those games is named."""
FURTHER = 500
"""Random games of a variant in which a card is looked for that the shorter run did not bring."""
EVERYWHERE: Counter[str] = Counter()
"""What came into play in the random games of every variant that ran in this process."""


def options(variant: str, number: int) -> dict[str, str]:
    """Random pairs of sets for mixed, any sets for each player of a tournament."""
    rng = random.Random(f"{variant}/{number}")
    if variant == "mixed":
        pair = rng.sample(THEMES, 2)
        return {"sets": ",".join(theme for theme in THEMES if theme in pair)}
    return options_of(variant, rng)


def played(variant: str, bots: tuple[str, str], number: int) -> tuple[Counter[str], bool]:
    """The cards that were built, played, cast or turned up in one game, and whether it came to an end."""
    table = Table(RULESET, variant, number, options=options(variant, number))
    seats = [crew.make(name, random.Random(f"{number}/{seat}")) for seat, name in enumerate(bots)]
    seen: Counter[str] = Counter()
    while isinstance(due := table.due(), Decision) and table.state.turn <= TURNS:
        for outcome in table.play(due.seat, seats[due.seat].choose(table.view(due.seat), table.legal())):
            if outcome.kind in ("built", "played", "cast", "event"):
                seen[outcome.data["face"]] += 1
    return seen, isinstance(due, Finished)


def wanted(variant: str) -> set[str]:
    """Every card and event that can come into play in a variant; those of a tournament only in one."""
    own = VARIANTS[variant].own_decks
    known = [CARDS[face] for face in faces(variant) if face in CARDS]
    return {card.id for card in known if own or not card.tournament_only}


def report(what: str, games: int, left: int, seen: Counter[str], due: set[str]) -> None:
    """Say what came of it: games without an error, those left open, cards nobody saw, cards seen seldom."""
    missed, seldom = sorted(due - set(seen)), sorted(face for face in due if 0 < seen[face] < SELDOM)
    print(f"{what}: {games} games, 0 errors, {left} open after {TURNS} turns,", end=" ")
    print(f"{len(due) - len(missed)} of {len(due)} cards came into play; never: {missed or 'none'};", end=" ")
    print(f"fewer than {SELDOM} times: {[f'{face} {seen[face]}' for face in seldom] or 'none'}", flush=True)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_few_games_of_each_pair_of_bots(variant: str) -> None:
    """No error, and greedy games come to an end (C-9.4, C-20.12)."""
    played(variant, ("random", "apprentice"), 1)
    seen, over = played(variant, ("greedy", "greedy"), 2)
    assert over and len(seen) > 10


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_hundreds_of_random_games_without_an_error(variant: str) -> None:
    """500 of each variant, 100 of mixed with random pairs, 100 tournaments with random sets and decks."""
    seen: Counter[str] = Counter()
    games = RANDOM.get(variant, 500)
    left = 0
    for number in range(games):
        cards, over = played(variant, ("random", "random"), number)
        seen += cards
        left += not over
    report(f"{variant}, random", games, left, seen, wanted(variant))
    EVERYWHERE.update(seen)


def searched(face: str) -> int:
    """How often a card comes into play in the first of the many random games that brings it; 0: in none."""
    homes = [variant for variant in VARIANTS if face in wanted(variant)]
    for number in range(FURTHER):
        for variant in homes:
            seen, _ = played(variant, ("random", "random"), number)
            if seen[face]:
                print(f"{face}: first in random game {number} of {variant}", flush=True)
                return seen[face]
    return 0


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_every_card_of_every_set_comes_into_play() -> None:
    """No card of the seven boxes, no event is left over (C-0.2): random and greedy games together.

    With decks of chance greedy players may come to a stand a point or two before the end.
    """
    games, seen = Counter[bool](), Counter[str]()
    for variant in VARIANTS:
        for number in range(60 if variant == "tournament" else 30):
            for bots in (("random", "random"), ("greedy", "random"), ("greedy", "greedy")):
                cards, over = played(variant, bots, number)
                assert over or bots != ("greedy", "greedy") or VARIANTS[variant].own_decks, (variant, number)
                seen += cards
                games[over] += 1
    every = set().union(*(wanted(variant) for variant in VARIANTS))
    report("every variant, every pair of bots", games.total(), games[False], seen, every)
    for face in sorted(every - set(seen)):
        seen[face] += searched(face)
    if EVERYWHERE:
        report("with the random games before", games.total(), games[False], seen + EVERYWHERE, every)
    assert len(every) > len(SETS) * 20
    assert every <= set(+seen), sorted(every - set(+seen))
