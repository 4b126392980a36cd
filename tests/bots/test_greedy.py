"""`greedy`: small choices it must get right, and whole games it must win."""

from __future__ import annotations

import random
from typing import Any

import pytest

from p2pduel.bots import make_bot
from p2pduel.games.duel.bots.advice import advice
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words.advising import hint
from p2pduel.kernel.operations import Decision
from p2pduel.local import arena
from p2pduel.local.arena import Match
from tests.duel import load_duel

GAMES = 8
"""Of each variant; the arena's seed fixes them, so this can't turn out differently tomorrow."""


def choice(position: dict[str, Any]) -> str:
    """What greedy does at a position."""
    table = load_duel(position)
    due = table.due()
    assert isinstance(due, Decision)
    legal = table.legal()
    assert len(legal) > 1
    return str(make_bot("greedy", random.Random(1)).choose(table.view(due.seat), legal))


def stored(**amounts: int) -> dict[str, int]:
    """Red's resources by name; what is not named is 0."""
    places = {"lumber": "T-2", "gold": "T0", "grain": "T2", "brick": "B-2", "wool": "B0", "ore": "B2"}
    return {place: amounts.get(name, 0) for name, place in places.items()}


HEROES = ["harald", "goldsmith", "parish_hall"]


def at(resources: dict[str, int], hand: list[str], **more: Any) -> dict[str, Any]:
    """Red to act with these resources and cards."""
    return {"red": {"stored": resources}, "hands": {"red": hand, "blue": HEROES}, **more}


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_greedy_beats_random_nearly_always(variant: str) -> None:
    """At most one of eight games is lost, none breaks, none stays open (D-13)."""
    figures = arena.run(Match(variant, ("greedy", "random"), seed=11), GAMES).summary()
    assert figures["errors"] == figures["unfinished"] == 0
    assert figures["wins"]["greedy"] >= GAMES - 1


def test_a_city_is_built_when_it_can_be_paid() -> None:
    """Two grain and three ore make a city (D-4.7), the dearest thing in sight."""
    assert choice(at(stored(grain=2, ore=3), ["scout", "brigitta"])).startswith("build city")


def test_a_booster_is_built_where_it_touches_its_region() -> None:
    """The Iron Foundry goes below column 1, beside the Mountains at B2 (D-3.6, D-8.2)."""
    assert choice(at(stored(brick=1, ore=1), ["iron_foundry", "scout"])) == "build iron_foundry B1"


def test_it_trades_for_what_is_missing() -> None:
    """Three wool buy the one ore that a city lacks (D-10.2)."""
    assert choice(at(stored(grain=2, ore=2, wool=3), ["scout", "brigitta"])) == "trade 3 wool ore"


def test_it_does_not_trade_what_the_goal_needs() -> None:
    """Grain and ore for a city are not given away, and nothing else can be traded."""
    assert choice(at(stored(grain=1, ore=3, lumber=1), ["scout", "brigitta"])) == "end"


def test_it_takes_what_it_needs_when_it_may_choose() -> None:
    """Of a celebration's resource of choice (D-6.10) it takes the grain its city lacks."""
    table = load_duel(at(stored(grain=1, ore=3), ["scout", "brigitta"], phase="preroll"))
    table.force_dice(1, 3)
    table.play(0, "roll")
    due = table.due()
    assert isinstance(due, Decision) and due.kind == "take"
    chosen = make_bot("greedy", random.Random(1)).choose(table.view(0), table.legal())
    assert chosen.text == "take grain T2"


def test_the_weakest_card_is_put_away() -> None:
    """A second Harald may never stand beside the first (D-9.5): he goes."""
    position = {
        "phase": "exchange",
        "red": {"sites": {"T-1": ["harald"]}, "stored": stored()},
        "hands": {"red": ["harald", "iron_foundry", "candamir"], "blue": ["scout"]},
    }
    assert choice(position).endswith("<harald>")


def _after(position: dict[str, Any], move: str) -> tuple[str, str]:
    """What greedy, and the hint, say to the question a move of red's leads to."""
    table = load_duel(position)
    table.play(0, move)
    due = table.due()
    assert isinstance(due, Decision)
    view, legal = table.view(due.seat), table.legal()
    return str(make_bot("greedy", random.Random(1)).choose(view, legal)), hint(advice(view, legal))


@pytest.mark.parametrize(
    ("blue", "answer", "reason"),
    [
        ({"T-1": ["harald"], "B-1": ["lookout_tower"]}, "defend", "a roll may stop it and costs nothing"),
        (
            {"T-1": ["harald", "irmgard"], "B-1": ["lookout_tower"]},
            "defend",
            "a roll may stop it and costs nothing",
        ),
        (
            {"T-1": ["austin", "irmgard"], "B-1": ["candamir", "carl_forkbeard"], "T1": ["lookout_tower"]},
            "pass",
            "Irmgard, Keeper of the Light, brings more than the least of your heroes is worth",
        ),
    ],
)
def test_it_defends_unless_irmgard_pays_better(blue: dict[str, Any], answer: str, reason: str) -> None:
    """R-20, D-18.10: Tower and Heinrich are used, except where a weak hero is worth less than her reward."""
    position = {
        "variant": "turmoil",
        "red": {"centre": {"1": "city"}, "sites": {"T1": ["hedge_tavern"]}},
        "blue": {"centre": {"-1": "city"}, "sites": blue},
        "hands": {"red": ["archer"], "blue": []},
    }
    assert _after(position, "play archer") == (answer, reason)


def test_it_fetches_the_best_card_of_the_pile() -> None:
    """R-24: what it could use most, whatever lies on top."""
    position = {
        "variant": "progress",
        "blue": {"centre": {"1": "city"}},
        "discard": ["candamir", "relocation"],
        "hands": {"red": ["gustav"], "blue": []},
    }
    assert _after(position, "play gustav") == ("fetch candamir", "Candamir is the best of them")


def test_an_unknown_bot_is_a_key_error() -> None:
    """There is no bot of that name."""
    with pytest.raises(KeyError):
        make_bot("nobody", random.Random(0))
