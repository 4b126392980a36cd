"""The first lesson as data: two prepared positions of the introductory game, and what is to be done."""

from __future__ import annotations

from functools import partial
from typing import Any

from p2pduel.catalogue.steps import LATER, OTHER, Part, Step
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words import script

__all__ = ["PARTS", "STEPS"]


def _said(key: str) -> tuple[str, str, str]:
    return script.STEPS[key]


_step = partial(Step, _said)


def _first(_before: State | None) -> dict[str, Any]:
    """The very beginning, with kind dice."""
    return {
        "variant": "intro",
        "turn": 1,
        "phase": "preroll",
        "active": "red",
        "hands": {"red": ["harald", "goldsmith", "toll_bridge"], "blue": ["abbey", "scout", "weavers_shop"]},
        "stacks": {
            "draw1": ["iron_foundry", "candamir"],
            "draw2": ["siglind", "storehouse"],
            "draw3": ["gold_ship", "parish_hall"],
            "draw4": ["wool_ship", "austin"],
            "regions": ["mountains-4", "fields-3"],
        },
        "dice": [[2, "celebration"], [4, "brigand_attack"], [3, "plentiful_harvest"]],
        "other_moves": [
            "take lumber T-2",
            *("roll", "build abbey T1", "end", "draw draw3", "draw draw4", "pass"),
            "take ore B2",
        ],
    }


def _second(before: State | None) -> dict[str, Any]:
    """Some turns later; the regions and the hero stay where the learner has put them."""
    above, below, hero = "mountains-4", "fields-3", "T-1"
    if before is not None:
        player = before.players[0]
        above, below = player.regions["T4"], player.regions["B4"]
        hero = next(site for site, cards in player.sites.items() if any(c.face == "harald" for c in cards))
    sites: dict[str, list[str]] = {
        "T-1": ["brick_ship"],
        "B-1": ["toll_bridge"],
        "T3" if hero == "T1" else "T1": ["grain_mill"],
    }
    sites.setdefault(hero, []).append("harald")
    ore = "T4" if above.startswith("mountains") else "B4"
    return {
        "variant": "intro",
        "turn": 15,
        "phase": "preroll",
        "active": "red",
        "hands": {
            "red": ["ore_ship", "merchant_caravan", "osmund"],
            "blue": ["scout", "storehouse", "weavers_shop", "parish_hall"],
        },
        "red": {
            "centre": {"-1": "city", "2": "road", "3": "settlement"},
            "regions": {"T4": above, "B4": below},
            "sites": sites,
            "stored": {"T-2": 3, "B-2": 3, "T0": 2, "B0": 2, "T2": 0, "B2": 2, "T4": 0, "B4": 0, ore: 1},
        },
        "blue": {
            "centre": {"1": "city", "2": "road", "3": "settlement"},
            "regions": {"T4": "forest-6", "B4": "hills-1"},
            "sites": {"T1": ["abbey"], "B1": ["inga"]},
            "stored": {"T-2": 1, "B-2": 1, "T0": 1, "B0": 1, "T2": 0, "B2": 1, "T4": 1, "B4": 0},
        },
        "stacks": {
            "draw1": ["candamir", "siglind", "lumber_camp"],
            "draw2": ["iron_foundry", "gold_ship", "abbey"],
            "draw3": ["large_trade_ship", "goldsmith", "marketplace"],
            "draw4": ["wool_ship", "austin", "marketplace"],
            "events": ["trade_ships_race"],
        },
        "dice": [[6, "brigand_attack"], [2, "trade"], [1, "event_card"]],
        "other_moves": ["roll", "end", "pass"],
    }


PARTS: tuple[Part, ...] = (_first, _second)

STEPS: tuple[Step, ...] = (
    _step("welcome"),
    _step("land"),
    _step("hand"),
    _step("dice", ("roll",)),
    _step("roll", ("take brick *",)),
    _step("road", ("build road 2",)),
    _step("end", ("end",)),
    _step("change", ("bury * <goldsmith>",)),
    _step("new_card", ("draw draw?",)),
    _step("blue_first", then=OTHER),
    _step("brigands", ("roll",)),
    _step("harvest", ("take grain *",)),
    _step("settlement", ("build settlement 3",)),
    _step("regions", ("lay *",)),
    _step("hero", ("build harald *",)),
    _step("end_again", ("end",)),
    _step("draw", ("draw draw?",)),
    _step("keep", ("pass",)),
    _step("later", then=LATER),
    _step("points"),
    _step("full", ("roll",)),
    _step("robbed"),
    _step("trade", ("trade 2 brick wool",)),
    _step("trade_advantage", ("build ore_ship *",)),
    _step("city", ("build city *",)),
    _step("one_more", ("end",)),
    _step("draw_again", ("draw draw?",)),
    _step("keep_again", ("pass",)),
    _step("blue_second", then=OTHER),
    _step("demand", ("demand wool",)),
    _step("your_turn", ("roll",)),
    _step("event", ("take *",)),
    _step("action", ("play merchant_caravan",), keeps="osmund"),
    _step("strength_advantage", ("build osmund *",)),
    _step("seven", ("end",)),
    _step("draw_third", ("draw draw?",)),
    _step("draw_fourth", ("draw draw?",)),
    _step("last", ("*",), ends=True),
    _step("won"),
)
"""From the first look at the table to the first victory."""
