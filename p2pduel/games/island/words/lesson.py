"""The first lesson as data: two prepared positions of the first island, and what is to be done."""

from __future__ import annotations

from functools import partial
from typing import Any

from p2pduel.catalogue.steps import LATER, OTHER, Part, Step
from p2pduel.games.island.rules.geometry import VERTEX_NAMES
from p2pduel.games.island.rules.state import CITY, State
from p2pduel.games.island.words import script

__all__ = ["PARTS", "STEPS"]


def _said(key: str) -> tuple[str, str, str]:
    return script.STEPS[key]


_step = partial(Step, _said)


def _first(_before: State | None) -> dict[str, Any]:
    """An early turn with kind dice; both have a development card, so that both are asked before the dice."""
    return {
        "variant": "beginner",
        "turn": 7,
        "phase": "dice",
        "active": "blue",
        "starter": "blue",
        "blue": {
            "settlements": ["V40", "V42"],
            "roads": ["40-45", "37-42"],
            "hand": {"lumber": 2, "brick": 4, "wool": 1, "grain": 1, "ore": 1},
            "dev": ["knight"],
        },
        "orange": {
            "settlements": ["V15", "V41"],
            "roads": ["10-15", "41-46"],
            "hand": {"lumber": 3, "brick": 1, "ore": 4},
            "dev": ["victory"],
        },
        "dice": [[1, 3], [2, 3], [4, 3]],
        "other_moves": ["roll", "road 15-20", "end", "discard 2 lumber 1 wool 1 grain", "accept"],
    }


def _second(before: State | None) -> dict[str, Any]:
    """Many turns later, after the dice; the first city stays where the learner has built it."""
    sites = ["V40", "V42", "V49"]
    if before is not None:
        sites.sort(key=lambda site: before.levels[VERTEX_NAMES.index(site)] != CITY)
    return {
        "variant": "beginner",
        "turn": 41,
        "phase": "action",
        "active": "blue",
        "starter": "blue",
        "rolled": [6, 4],
        "robber": "H13",
        "blue": {
            "cities": sites[:2],
            "settlements": sites[2:],
            "roads": ["35-40", "40-45", "45-49", "49-53", "37-42"],
            "hand": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1},
            "dev": ["knight"],
            "knights": 2,
        },
        "orange": {
            "cities": ["V15"],
            "settlements": ["V41", "V26", "V6"],
            "roads": ["6-10", "10-15", "15-20", "20-26", "41-46"],
            "hand": {"wool": 2, "ore": 1},
            "dev": ["victory"],
            "knights": 1,
        },
        "stack": ["victory"],
        "other_moves": [],
    }


PARTS: tuple[Part, ...] = (_first, _second)

STEPS: tuple[Step, ...] = (
    _step("welcome"),
    _step("map"),
    _step("dice", ("roll",)),
    _step("road", ("road 45-49",)),
    _step("settlement", ("settle V49",)),
    _step("end", ("end",)),
    _step("orange", then=OTHER),
    _step("seven", ("roll",)),
    _step("robber", ("rob H[367] *",)),
    _step("offer", ("offer 1 wool for 1 ore*",)),
    _step("bank", ("trade 4 brick 1 grain",)),
    _step("city", ("city *",)),
    _step("later", then=LATER),
    _step("knight", ("knight",)),
    _step("army", ("rob * *",)),
    _step("card", ("buy",)),
    _step("longest", ("road 50-53", "road 29-35", "road 30-35")),
    _step("victory", ("reveal 1",)),
    _step("won"),
)
"""From the first look at the map to the first victory."""
