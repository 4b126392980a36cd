"""The classic game's bots: small choices they must get right, and whole games they must win."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from p2pduel import games
from p2pduel.bots.planner.imagined import Imagined
from p2pduel.catalogue import speech
from p2pduel.games.classic.bots import crew
from p2pduel.games.classic.bots.advice import advice
from p2pduel.games.classic.bots.guesses import guesses
from p2pduel.games.classic.bots.mind import MIND
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.variants import VARIANTS
from p2pduel.games.classic.words import bots as words
from p2pduel.games.classic.words.advising import hint
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local import arena
from p2pduel.local.arena import Match
from tests.classic.entry import CLASSIC
from tests.classic.helpers import RED, Table, full
from tests.classic.helpers import table as table_at
from tests.classic.test_properties import options_of

GAMES = 6
"""Of each variant; the arena's seed fixes them, so this can't turn out differently tomorrow."""
everywhere = pytest.mark.parametrize("variant", sorted(VARIANTS))


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The classic game is known by its name, for the arena."""
    monkeypatch.setitem(games._GAMES, "classic", CLASSIC)


def choice(table: Table) -> str:
    """What greedy does at a table."""
    seat, _ = table.asked()
    legal = table.legal()
    assert len(legal) > 1
    return str(crew.make("greedy", random.Random(1)).choose(table.view(seat), legal))


def at(hand: list[str], variant: str = "base", **red: Any) -> Table:
    """Red to act with these cards."""
    return table_at(variant, red=red, hands={"red": hand, "blue": ["scout"]})


@everywhere
def test_greedy_beats_random_nearly_always(variant: str) -> None:
    """At most one of six games is lost, none breaks, none stays open (C-9.4, C-20.12)."""
    match = Match(variant, ("greedy", "random"), seed=11, max_turns=400, game="classic")
    figures = arena.run(match, GAMES).summary()
    assert figures["errors"] == figures["unfinished"] == 0
    assert figures["wins"]["greedy"] >= GAMES - 1


@pytest.mark.slow
@pytest.mark.timeout(0)
@everywhere
def test_greedy_wins_ninety_five_of_a_hundred(variant: str) -> None:
    """The same with a hundred games."""
    match = Match(variant, ("greedy", "random"), seed=1, max_turns=600, game="classic")
    figures = arena.run(match, 100).summary()
    assert figures["errors"] == figures["unfinished"] == 0
    assert figures["wins"]["greedy"] >= 95


def test_a_city_is_built_when_it_can_be_paid() -> None:
    """Two grain and three ore make a city (C-3.8), the dearest thing in sight."""
    assert choice(at(["scout"], stored=full(RED, grain=2, ore=3))).startswith("build city")


def test_a_mill_is_built_where_it_touches_its_region() -> None:
    """The Foundry goes below column 1, beside the Mountains at B2 (C-3.6)."""
    assert choice(at(["foundry"], stored=full(RED, brick=1, ore=1))) == "build foundry B1"


def test_it_trades_for_what_is_missing() -> None:
    """Three wool buy the one ore that a city lacks (C-6.1)."""
    assert choice(at(["scout"], stored=full(RED, grain=2, ore=2, wool=3))) == "trade 3 wool ore"


def test_a_wizard_in_the_hand_asks_for_a_citadel() -> None:
    """A citadel with a wizard is worth 2 points (C-56.1): with Ira held it is built next to the ore."""
    table = at(["ira"], "wizards", stored=full(RED, brick=2, ore=2, gold=1))
    assert choice(table) == "build citadel 1"


def test_trade_points_are_made_for_the_trade_fair() -> None:
    """With the Trade Fair in the hand grain becomes trade points (CR-57)."""
    red = {
        "centre": {"1": "city"},
        "sites": {"T1": ["counting_house"], "TT2": ["distillery"]},
        "stored": full(RED, grain=3),
    }
    table = at(["trade_fair"], "trade", **red)
    assert choice(table) == "use distillery@TT2"


def test_the_arch_rises_after_a_victory_over_the_barbarians() -> None:
    """CR-4: a point on the arch is better than two resources."""
    red = {
        "centre": {"1": "city"},
        "sites": {"T1": ["triumphal_arch", "karl"], "B1": ["falk", "fleet_ore"]},
        "stored": full(RED),
    }
    table = table_at("barbarians", red=red, hands={"red": ["barbarian_campaign"], "blue": []}, unlocked=1)
    assert choice(table) == "play barbarian_campaign"
    table.do("play barbarian_campaign")
    while table.asked()[1] != "triumph":
        table.do("pass")
    assert choice(table) == "raise"


def test_a_tournament_ground_rises_where_knights_take_the_lead_with_it() -> None:
    """Two knights who count a point more each win the tournaments (C-5.4)."""
    red = {"sites": {"T1": ["conrad"], "B1": ["roland"]}, "stored": full(RED, lumber=3, grain=1)}
    table = table_at(
        "knights",
        red=red,
        blue={"sites": {"T1": ["otto"]}},
        hands={"red": ["tournament_ground"], "blue": []},
    )
    assert choice(table).startswith("build tournament_ground")


def test_a_trade_that_a_residence_counts_comes_first() -> None:
    """Of two trades for the same ore the one in wool is marked on the residence (CR-23)."""
    red = {
        "centre": {"1": "city"},
        "sites": {"B1": ["harbor"], "BB0": ["residence_cloth"]},
        "stored": full(RED, ore=2, grain=2, lumber=3, wool=3),
    }
    table = at([], "barbarians", **red)
    assert choice(table) == "trade 3 wool ore"


def test_a_free_spell_book_is_laid_where_a_wizard_can_cast_it() -> None:
    """It costs nothing, and a card comes for it (C-8.1)."""
    red = {"centre": {"1": "citadel"}, "sites": {"BB2": ["ira"]}, "stored": full(RED)}
    assert choice(at(["divination"], "wizards", **red)).startswith("build divination")


def test_cards_change_places_where_one_doubles_more() -> None:
    """A Grain Mill beside no Fields moves to where they are (C-3.6); then there is nothing to gain."""
    red = {
        "centre": {"1": "citadel"},
        "sites": {
            "BB2": [["ira", 3]],
            "T1": ["garrison"],
            "B1": ["change_places"],
            "T-1": ["grain_mill"],
        },
        "stored": full(RED),
    }
    table = at([], "wizards", **red)
    assert choice(table).startswith("cast change_places")
    table.do(choice(table))
    while table.asked()[1] != "action":
        table.do(choice(table))
    assert table.at(RED, "T1") == ["grain_mill"]
    assert not choice(table).startswith("cast change_places")


def test_regions_change_places_where_one_is_doubled_then() -> None:
    """A Land Reform brings the Fields to a Grain Mill that touches none (CR-82)."""
    table = at(
        ["land_reform"],
        "science",
        sites={"T-1": ["grain_mill"]},
        stored=full(RED),
    )
    table.state.unlocked = 1
    assert choice(table) == "play land_reform"
    table.do("play land_reform")
    while table.asked()[1] != "action":
        table.do(choice(table))
    lands = table.player(RED).holds
    assert "grain" in (lands["T-2"], lands["T0"])


def played(variant: str, seed: int, decisions: int) -> Table:
    """A table after so many decisions of greedy players, in an action part."""
    table = Table(RULESET, variant, seed, options=options_of(variant, random.Random(seed)))
    bot = crew.make("greedy", random.Random(seed))
    made = 0
    while made < decisions or table.state.agenda[-1][0] != "action":
        due = table.due()
        assert isinstance(due, Decision)
        table.play(due.seat, bot.choose(table.view(due.seat), table.legal()))
        made += 1
    return table


@everywhere
def test_guesses_fit_what_the_seat_knows(variant: str) -> None:
    """Known cards stay, every other card gets a face, and no back has other cards than it has (C-70).

    In a tournament the other player's deck and events were chosen in secret: there only the size fits.
    """
    table = played(variant, 3, 90)
    for seat in (0, 1):
        guess = guesses(table.view(seat))
        dealt = [guess.deal(random.Random(number)) for number in range(4)]
        for truth in dealt:
            assert set(truth) == set(table.state.backs)
            assert all(truth[slot] == face for slot, face in table.knowledge(seat).items() if slot in truth)
            if not VARIANTS[variant].own_decks:
                assert Counter(truth.values()) == Counter(table.truth.values())
        assert any(truth != dealt[0] for truth in dealt)


@everywhere
def test_an_imagined_game_can_be_played_to_its_end(variant: str) -> None:
    """Every operation and every sort of move is carried out on guessed cards (C-70)."""
    table = played(variant, 5, 12)
    truth = guesses(table.view(0)).deal(random.Random(1))
    before = table.state.digest()
    game = Imagined(MIND, table.state, truth, 7)
    game.until(400, 20_000)
    assert isinstance(RULESET.engine.due(game.state), Finished)
    assert table.state.digest() == before


def test_the_planner_repeats_itself() -> None:
    """With a number of imagined games chance comes from the seed alone."""
    match = Match("wizards", ("planner:2n", "random"), seed=4, max_turns=16, game="classic")
    first, again = arena.run(match, 1), arena.run(match, 1)
    assert again.results == first.results
    assert first.results[0].error is None


@everywhere
def test_every_decision_of_a_game_has_its_reason_in_words(variant: str) -> None:
    """The advice is a legal move, and the hint a phrase (C-4.3)."""
    table = Table(RULESET, variant, 8, options=options_of(variant, random.Random(8)))
    with speech.speaking("en"):
        for _ in range(400):
            due = table.due()
            if isinstance(due, Finished):
                break
            legal = table.legal()
            found = advice(table.view(due.seat), legal)
            assert found.move in legal
            assert hint(found)
            table.play(due.seat, found.move)


def test_every_bot_has_a_line_about_it() -> None:
    """Names and lines belong together, and nobody else is made."""
    assert set(words.ABOUT) == set(crew.BOTS)
    assert set(crew.LEVELS) <= set(crew.BOTS)
    with pytest.raises(KeyError):
        crew.make("nobody", random.Random(0))
