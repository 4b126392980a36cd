"""Refusals name the true reason: a stable code, the rule, and data the catalogue makes words of."""

from itertools import combinations
from typing import Any

import pytest

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.facts import CARDS
from p2pduel.games.duel.words.refusals import refusal
from p2pduel.kernel.errors import IllegalMove
from tests.duel import duel_table
from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
POOR = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 0)


def _said(game: Scene, line: str, code: str, rule: str) -> str:
    return refusal(game.refuse(line, code, rule))


# -- the phase is the reason ---------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["draw", "exchange"])
@pytest.mark.parametrize("line", ["build road 2", "trade 3 ore wool", "play goldsmith", "end"])
def test_the_action_phase_is_over(phase: str, line: str) -> None:
    """D-5.5: nothing is said about a card that was not named."""
    hand = ["goldsmith", "abbey", "scout", "inga"]
    game = scene(phase=phase, hands={"red": hand}, red={"stored": {"B2": 3}})
    words = _said(game, line, "move/phase", "D-5.5")
    assert "action phase" in words and "<" not in words


def test_before_the_dice_nothing_is_built() -> None:
    """D-5.3."""
    game = scene(phase="preroll", hands={"red": ["brigitta"]})
    assert "the dice come first" in _said(game, "build road 2", "move/phase", "D-5.3")
    assert "the dice come first" in _said(game, "bury draw1 <brigitta>", "move/phase", "D-5.3")


def test_whoever_searches_must_take_before_anything_else() -> None:
    """D-5.5, D-11.6: also while a looked-at stack lies open."""
    game = Scene(duel_table("gold", 1)).play("search draw1")
    _said(game, "build road 2", "move/phase", "D-5.5")
    _said(game, "take draw1", "card/unnamed", "D-11.6")
    _said(game, "abbey please", "move/not-offered", "D-11.6")


def test_only_a_card_that_is_put_away_need_be_named() -> None:
    """D-11.3: nonsense is not asked for the name of a card."""
    game = scene(phase="exchange", hands={"red": ["goldsmith", "abbey", "scout"]})
    _said(game, "bury draw1", "card/unnamed", "D-11.3")
    _said(game, "abbey please", "move/not-offered", "D-11.3")


# -- when a card is played -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "variant", "when"),
    [
        ("brigitta", "intro", "before the dice"),
        ("scout", "intro", "together with a settlement"),
        ("reiner", "gold", "before the dice"),
        ("sebastian", "turmoil", "when Riots, Feud or Fraternal Feuds is turned up"),
    ],
)
def test_a_card_at_the_wrong_moment_says_its_own(face: str, variant: str, when: str) -> None:
    """D-9.9."""
    game = scene(variant=variant, hands={"red": [face]})
    assert when in _said(game, f"play {face}", "card/timing", "D-9.9")


def test_an_action_before_the_dice_waits_for_the_action_phase() -> None:
    """D-5.3, D-9.9."""
    game = scene(phase="preroll", hands={"red": ["merchant_caravan", "brigitta"]})
    assert "in your action phase" in _said(game, "play merchant_caravan", "card/timing", "D-9.9")


# -- which condition -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("red", "blue", "missing", "met"),
    [
        ({}, {"stored": {"T0": 2}}, "a Pirate Ship of yours", "opposing gold"),
        (
            {"sites": {"T-1": ["pirate_ship"]}},
            {},
            "gold on an opposing region that you have room for",
            "Pirate",
        ),
    ],
)
def test_an_unmet_condition_is_named_and_the_others_are_not(
    red: dict[str, Any], blue: dict[str, Any], missing: str, met: str
) -> None:
    """D-9.6."""
    game = scene(variant="gold", red=red, blue=blue, hands={"red": ["gudrun"]})
    words = _said(game, "play gudrun", "card/requirement", "D-9.6")
    assert missing in words and met not in words


def test_all_unmet_conditions_are_named() -> None:
    """D-9.6."""
    words = _said(
        scene(variant="gold", hands={"red": ["gudrun"]}), "play gudrun", "card/requirement", "D-9.6"
    )
    assert "a Pirate Ship of yours and gold on an opposing region" in words


@pytest.mark.parametrize("face", sorted(face for face, card in CARDS.items() if card.requires))
def test_every_part_of_every_condition_has_words(face: str) -> None:
    """D-9.6: whichever of them are unmet."""
    parts = (CARDS[face].requires or "").split(" AND ")
    for count in range(1, len(parts) + 1):
        for chosen in combinations(parts, count):
            error = IllegalMove(DuelCode.CARD_REQUIREMENT, "D-9.6", face=face, missing=" AND ".join(chosen))
            assert not set(refusal(error).partition(": ")[2]) & set("_:<>=")


# -- trades and demands ------------------------------------------------------------------------------


def test_too_few_and_no_such_rate_are_two_things() -> None:
    """D-10.2."""
    game = scene(red={"stored": {**POOR, "B2": 2}})
    assert "you have 2 ore" in _said(game, "trade 3 ore wool", "trade/short", "D-10.2")
    assert "3 for 1" in _said(game, "trade 2 ore wool", "trade/rate", "D-10.2")
    ship = scene(red={"stored": {**POOR, "B2": 1}, "sites": {"T-1": ["ore_ship"]}})
    assert "you have 1 ore" in _said(ship, "trade 2 ore wool", "trade/short", "D-10.2")
    assert "3 for 1 or 2 for 1" in _said(ship, "trade 1 ore wool", "trade/rate", "D-10.2")
    large = scene(red={"stored": {**POOR, "B2": 1}, "sites": {"B1": ["large_trade_ship"]}})
    assert "you have 1 ore" in _said(large, "trade 2 ore@B2 wool", "trade/short", "D-10.2")


def test_a_demand_says_who_lacks_what() -> None:
    """D-18.1, D-18.2: they have none, or you have no room."""
    red = {"centre": CITIES, "sites": {"T1": ["merchant_guild"]}, "stored": {**POOR, "B2": 3}}
    blue = {"stored": {**POOR, "B2": 2, "B0": 1, "T2": 1}}
    game = scene(variant="gold", red=red, blue=blue, hands={"red": ["trade_master"]}).play(
        "play trade_master"
    )
    assert "no room for ore" in _said(game, "demand ore", "demand/room", "D-18.2")
    assert "has no lumber" in _said(game, "demand lumber", "demand/none", "D-18.1")
    game.play("demand wool")
    assert "has no more wool" in _said(game, "demand wool", "demand/none", "D-18.1")
    game.refuse("demand fish", "move/not-offered")


# -- places --------------------------------------------------------------------------------------------


def test_a_wrong_site_says_where_the_card_stands() -> None:
    """D-3.12, D-3.13."""
    game = scene(
        variant="gold",
        red={"sites": {"T-1": ["harald"]}, "stored": dict.fromkeys(POOR, 3)},
        hands={"red": ["mint", "gold_cache", "abbey"]},
    )
    assert "stands at a city only" in _said(game, "build mint T1", "site/wrong", "D-3.13")
    assert "at the outer edge of a region" in _said(game, "build gold_cache T1", "site/wrong", "D-3.12")
    assert "at a settlement or city" in _said(game, "build abbey T0", "site/wrong", "D-3.13")


# -- Feud ------------------------------------------------------------------------------------------------


def test_a_feud_takes_names_in_any_order() -> None:
    """D-18.6: the same three buildings, whichever is named first."""
    blue = {
        "centre": CITIES,
        "sites": {
            "T-1": ["abbey", "storehouse"],
            "B-1": ["marketplace", "toll_bridge"],
            "T1": ["parish_hall"],
        },
    }
    names = ["parish_hall@T1", "abbey@T-1", "toll_bridge@B-1"]

    def named(order: list[str]) -> Scene:
        game = scene(
            phase="preroll",
            stacks={"events": ["feud"]},
            red={"sites": {"T-1": ["candamir"]}},
            blue=blue,
            hands={"red": ["scout"]},
        )
        return game.roll(3, "event_card").play(*(f"name {word}" for word in order))

    first = named(names)
    assert first.asked == (1, "lose")
    assert sorted(first.texts) == sorted(f"lose {word}" for word in names)
    again = named(names[::-1])
    assert again.texts == first.texts
    first.table.state.ply = again.table.state.ply
    assert first.table.state.digest() == again.table.state.digest()


# -- the error itself --------------------------------------------------------------------------------------


def test_a_refusal_travels_between_processes_with_its_data() -> None:
    """Code, rule, words and data survive."""
    import pickle

    error = IllegalMove(DuelCode.CARD_TIMING, "D-9.9", face="brigitta", timing="preroll")
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.code, copy.rule, copy.words, copy.data) == (error.code, error.rule, "", error.data)
    assert str(copy) == str(error) == "card/timing: face brigitta, timing preroll — D-9.9"
