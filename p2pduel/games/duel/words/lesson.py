"""The first lesson as data: two prepared positions of the introductory game, and what is to be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words import script
from p2pduel.kernel.moves import Move

__all__ = ["PARTS", "STEPS", "Part", "Step"]

Part = Callable[[State | None], dict[str, Any]]
"""A position, laid for what the learner has built before."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its words by their key, and what the learner is to do."""

    key: str
    wants: tuple[str, ...] = ()
    """Patterns; the first move must fit one of them. Empty: the step is only read."""
    keeps: str = ""
    """A card that must be payable after the moves."""
    then: str = ""
    """After reading: "blue" lets Blue have a turn, "later" lays the next part."""

    ends: bool = False
    """Whether the step lasts until the game is over, however many moves that takes."""

    @property
    def title(self) -> str:
        """What it is about, in a word or two."""
        return script.STEPS[self.key][0]

    @property
    def tell(self) -> str:
        """What is explained; names in braces are keys and signs."""
        return script.STEPS[self.key][1]

    @property
    def task(self) -> str:
        """What is to be done; empty where the step is only read."""
        return script.STEPS[self.key][2]

    def accepts(self, moves: tuple[Move, ...]) -> bool:
        """Whether these moves are what the step asks for."""
        return any(fnmatchcase(str(moves[0]), pattern) for pattern in self.wants)


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
        "blue_moves": [
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
        "blue_moves": ["roll", "end", "pass"],
    }


PARTS: tuple[Part, ...] = (_first, _second)

STEPS: tuple[Step, ...] = (
    Step("welcome"),
    Step("land"),
    Step("hand"),
    Step("dice", ("roll",)),
    Step("roll", ("take brick *",)),
    Step("road", ("build road 2",)),
    Step("end", ("end",)),
    Step("change", ("bury * <goldsmith>",)),
    Step("new_card", ("draw draw?",)),
    Step("blue_first", then="blue"),
    Step("brigands", ("roll",)),
    Step("harvest", ("take grain *",)),
    Step("settlement", ("build settlement 3",)),
    Step("regions", ("lay *",)),
    Step("hero", ("build harald *",)),
    Step("end_again", ("end",)),
    Step("draw", ("draw draw?",)),
    Step("keep", ("pass",)),
    Step("later", then="later"),
    Step("points"),
    Step("full", ("roll",)),
    Step("robbed"),
    Step("trade", ("trade 2 brick wool",)),
    Step("trade_advantage", ("build ore_ship *",)),
    Step("city", ("build city *",)),
    Step("one_more", ("end",)),
    Step("draw_again", ("draw draw?",)),
    Step("keep_again", ("pass",)),
    Step("blue_second", then="blue"),
    Step("demand", ("demand wool",)),
    Step("your_turn", ("roll",)),
    Step("event", ("take *",)),
    Step("action", ("play merchant_caravan",), keeps="osmund"),
    Step("strength_advantage", ("build osmund *",)),
    Step("seven", ("end",)),
    Step("draw_third", ("draw draw?",)),
    Step("draw_fourth", ("draw draw?",)),
    Step("last", ("*",), ends=True),
    Step("won"),
)
"""From the first look at the table to the first victory."""
