"""Many games of every variant: nothing breaks, hardly any stays open, and every face comes into play."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from p2pduel.bots import make_bot
from p2pduel.decks import load_deck, ready
from p2pduel.local import arena
from p2pduel.local.arena import Match
from p2pduel.local.driver import LocalTable
from p2pduel.rules import VARIANTS, Decision
from p2pduel.rules.facts import CARDS, card_of
from p2pduel.rules.variants import faces

GAMES = 500
PAIRS = (("random", "random"), ("greedy", "random"), ("greedy", "greedy"))


def played(variant: str, bots: tuple[str, str], number: int) -> Counter[str]:
    """The cards that were built, played or turned up in one game."""
    names = ready()
    decks = [load_deck(names[(number + seat) % len(names)]).to_choice() for seat in (0, 1)]
    table = LocalTable(variant, number, decks if number % 2 and variant == "tournament" else None)
    seats = [make_bot(name, random.Random(f"{number}/{seat}")) for seat, name in enumerate(bots)]
    seen: Counter[str] = Counter()
    while isinstance(due := table.due(), Decision) and table.state.turn <= 1000:
        outcomes = table.play(due.seat, seats[due.seat].choose(table.view(due.seat), table.legal()))
        for outcome in outcomes:
            if outcome.kind in ("built", "played", "event"):
                seen[card_of(outcome.data["face"]).id] += 1
    return seen


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("bots", PAIRS[1:], ids="-".join)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_five_hundred_games_without_an_error(variant: str, bots: tuple[str, str]) -> None:
    """No error, and fewer than one game in a hundred is open after 1000 turns."""
    figures = arena.run(Match(variant, bots, seed=2), GAMES, jobs=2).summary()
    print(figures)
    assert figures["errors"] == 0
    assert figures["unfinished"] < GAMES / 100


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_every_face_is_played_or_triggered_somewhere() -> None:
    """Over all variants, random and greedy games together leave no card unused."""
    seen: Counter[str] = Counter()
    for variant in sorted(VARIANTS):
        for number in range(120):
            seen += played(variant, PAIRS[number % 3], number)
    wanted = {card_of(face).id for variant in VARIANTS for face in faces(variant)}
    wanted = {name for name in wanted if CARDS[name].is_drawn or CARDS[name].kind == "event"}
    print("\n".join(f"{name:24} {seen[name]:6}" for name in sorted(wanted)))
    assert not [name for name in wanted if not seen[name]]


def test_random_games_of_the_introduction_end() -> None:
    """Even two players without a plan come to an end: no error, nothing open (D-13.2)."""
    figures = arena.run(Match("intro", ("random", "random"), seed=3), 5).summary()
    assert figures["errors"] == figures["unfinished"] == 0
