"""Plain statements no card and no worked example is about, and that every one is cited by a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from p2pduel.games.classic.rules.effects.registry import EFFECTS
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import SETS
from p2pduel.principality.resources import RESOURCES
from tests.classic.helpers import BLUE, RED, full, rich, table

HERE = Path(__file__).parent
NUMBERS = (HERE / "numbers.txt").read_text("ascii").split()
"""Every statement, decision and worked example there is."""
BEYOND = {
    "C-20.17": "advice on learning",
    "CR-18": "Czech words and what they mean",
}
"""What there is nothing to test about."""


def test_sets_and_resources() -> None:
    """C-0.1, C-0.4: seven sets, six resources; magic power is none."""
    assert SETS == ("base", "knights", "politics", "barbarians", "science", "wizards", "trade")
    assert sorted(RESOURCES) == ["brick", "gold", "grain", "lumber", "ore", "wool"]
    assert "magic" not in RESOURCES


def test_actions_in_any_number_and_order() -> None:
    """C-4.3, base-road, base-city, base-settlement: building, trading, playing, building again."""
    game = table(
        red={"stored": rich(RED)},
        hands={"red": ["caravan", "garrison"], "blue": []},
        stacks={"regions": ["hills-1", "hills-2"]},
    )
    game.do("build road 2", "play caravan", "give gold", "give gold", "take brick B-2", "take brick B-2")
    game.do("build settlement 3", "lay hills-1 T4", "build garrison T3", "trade 3 ore gold")
    assert game.player(RED).centre == {
        -1: "settlement",
        0: "road",
        1: "settlement",
        2: "road",
        3: "settlement",
    }
    assert game.at(RED, "T3") == ["garrison"]


def test_regions_store_what_they_yield() -> None:
    """base-region-fields, base-region-forest, base-region-gold, base-region-hills, base-region-mountains,
    base-region-pasture, C-3.4: on its number each gains 1 of its kind."""
    numbers = {"lumber": 4, "gold": 6, "grain": 1, "brick": 5, "wool": 3, "ore": 2}
    for kind, number in numbers.items():
        game = table(
            phase="preroll",
            red={"stored": full(RED)},
            blue={"stored": full(BLUE)},
            dice=[[number, "tournament"]],
        )
        assert game.stored(RED) == full(RED, **{kind: 1})


def test_a_region_belongs_to_all_it_touches() -> None:
    """C-41.3, C-55.5: between a citadel and a metropolis a region carries a wizard or a unit, not both."""
    position = {"centre": {"-1": "metropolis", "1": "citadel"}, "stored": rich(RED)}
    game = table(
        "mixed",
        sets=[["base", "politics", "wizards"]],
        red=position,
        hands={"red": ["hor", "siegfried"], "blue": []},
    )
    assert {"build hor BB0", "build siegfried BB0"} <= set(game.texts())
    game.do("build hor BB0")
    assert "build siegfried BB0" not in game.texts()
    assert "build siegfried BB-2" in game.texts()


def test_wizards_are_no_units() -> None:
    """C-56.13, CR-4: what acts on units has no effect on them."""
    game = table(
        "mixed",
        sets=[["base", "knights", "wizards"]],
        blue={"centre": {"1": "citadel"}, "sites": {"BB2": ["ira"]}},
        hands={"red": ["black_knight", "imelda"], "blue": ["ira"]},
    )
    assert game.refused("play black_knight", "C-7.4") == "card/no-effect"
    assert game.refused("play imelda", "C-7.4") == "card/no-effect"
    spied = table("wizards", hands={"red": ["spy"], "blue": ["ira", "elixir"]})
    spied.do("play spy")
    assert spied.texts() == ["pass"], "neither wizards nor spell books can be taken"


def test_plague_and_citadels() -> None:
    """C-56.4, base-plague, wf-plague: a citadel is no city; a region it shares with one is hit."""
    game = table(
        "wizards",
        phase="preroll",
        red={"centre": {"-1": "city", "1": "citadel"}},
        stacks={"events": ["plague"]},
        dice=[[6, "mystery"]],
    )
    assert game.stored(RED) == {"T-2": 0, "T0": 1, "T2": 1, "B-2": 0, "B0": 0, "B2": 1}


@cache
def cited() -> set[str]:
    """Every number and card id that a test's own words name."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = ast.get_docstring(node) or ""
                found |= set(re.findall(r"(?<![\w-])[A-Za-z]{1,4}-[\w.-]*\w", words))
    return found


def test_every_number_is_cited_by_a_test() -> None:
    """Statements, decisions and worked examples."""
    assert [number for number in NUMBERS if number not in cited() and number not in BEYOND] == []


def test_every_card_is_cited_by_a_test() -> None:
    """By its id in the reference."""
    assert [ref for card in CARDS.values() for ref in card.refs if ref not in cited()] == []


def test_every_number_in_the_rules_exists() -> None:
    """What a refusal or a docstring cites can be looked up."""
    rules = HERE.parents[1] / "p2pduel" / "games" / "classic"
    known = {*NUMBERS, *(number.partition(".")[0] for number in NUMBERS)}
    strays = {
        f"{path.name}: {number}"
        for path in rules.rglob("*.py")
        for number in re.findall(r"(?<![\w-])(?:C|CR|CE)-\d+(?:\.\d+)?", path.read_text("utf-8"))
        if number not in known
    }
    assert not strays


def test_every_card_that_says_something_does_something() -> None:
    """No blank: only knights, points and doublers go without an effect of their own."""
    blank = [
        card for card in CARDS.values() if (card.is_drawn or card.kind == "event") and card.id not in EFFECTS
    ]
    silent = {
        card.id
        for card in blank
        if not (card.is_knight or card.kind == "unit_dragon" or card.doubles or card.id == "metropolis")
    }
    assert silent == {
        "cannon",
        "colossus",
        "counting_house",
        "marketplace",
        "merchant_guild",
        "trade_fair",
        "university",
    }
