"""Three moments of games and what was told before each: made by hand, so that no bot changes them."""

from __future__ import annotations

from typing import Any

from p2pduel.kernel.operations import Outcome

__all__ = ["BEFORE", "LOG", "MOMENTS"]

EARLY: dict[str, Any] = {
    "variant": "intro",
    "turn": 2,
    "production": 3,
    "symbol": "trade",
    "hands": {"red": ["grain_mill", "scout", "harald"], "blue": ["inga", "abbey", "goldsmith"]},
    "sizes": {"draw1": 6, "draw2": 9, "draw3": 6, "draw4": 9},
}
MIDDLE: dict[str, Any] = {
    "variant": "gold",
    "turn": 14,
    "production": 4,
    "symbol": "plentiful_harvest",
    "red": {
        "centre": {"-1": "city", "2": "road", "3": "settlement"},
        "regions": {"T4": "mountains-4", "B4": "gold_field-2"},
        "stored": {"T-2": 1, "T0": 3, "T2": 2, "B-2": 3, "B0": 2, "B2": 3, "T4": 1, "B4": 0},
        "sites": {
            "T-1": ["abbey", "merchant_guild"],
            "B1": ["ore_ship"],
            "T1": ["inga"],
            "B-1": ["grain_mill"],
        },
    },
    "blue": {
        "centre": {"1": "city", "-2": "road"},
        "stored": {"T-2": 0, "T0": 2, "T2": 1, "B-2": 3, "B0": 1, "B2": 0},
        "sites": {"B1": ["harald"], "T1": ["storehouse"], "T-1": ["gold_ship"]},
    },
    "hands": {
        "red": ["mint", "merchant_caravan", "large_trade_ship", "brigitta"],
        "blue": ["scout", "austin", "goldsmith"],
    },
    "discard": ["goldsmith"],
    "faceup": ["merchant_guild"],
    "roads": 5,
    "settlements": 4,
    "cities": 5,
}
LATE: dict[str, Any] = {
    "variant": "princes",
    "turn": 31,
    "production": 6,
    "symbol": "event_card",
    "red": {
        "centre": {
            "-1": "city",
            "1": "city",
            "2": "road",
            "3": "city",
            "-2": "road",
            "-3": "settlement",
            "4": "road",
        },
        "regions": {"T4": "mountains-4", "B4": "gold_field-2", "T-4": "fields-3", "B-4": "hills-5"},
        "stored": {
            "T-2": 3,
            "T0": 3,
            "T2": 3,
            "B-2": 2,
            "B0": 2,
            "B2": 3,
            "T4": 1,
            "B4": 0,
            "T-4": 2,
            "B-4": 1,
        },
        "sites": {
            "T-1": ["abbey", "merchant_guild"],
            "B1": ["ore_ship", "harbor"],
            "T1": ["inga", "siglind"],
            "B-1": ["grain_mill"],
            "T3": ["library"],
            "B-3": ["toll_bridge"],
        },
    },
    "blue": {
        "centre": {"1": "city", "-1": "city", "-2": "road", "-3": "settlement"},
        "regions": {"T-4": "pasture-6", "B-4": "forest-6"},
        "stored": {"T-2": 0, "T0": 2, "T2": 1, "B-2": 3, "B0": 1, "B2": 0, "T-4": 1, "B-4": 3},
        "sites": {"B1": ["harald"], "T1": ["storehouse"], "T-1": ["gold_ship", "candamir"]},
    },
    "hands": {
        "red": ["mint", "merchant_caravan", "university", "guido", "archer"],
        "blue": ["scout", "austin", "goldsmith"],
    },
    "discard": ["goldsmith", "relocation"],
    "roads": 3,
    "settlements": 2,
    "cities": 2,
}
FULL_RED: dict[str, Any] = {
    "centre": {
        "-4": "road",
        "-5": "settlement",
        "-3": "settlement",
        "-2": "road",
        "-1": "city",
        "1": "city",
        "2": "road",
        "3": "settlement",
        "4": "road",
        "5": "settlement",
    },
    "regions": {
        "T4": "mountains-4",
        "B4": "gold_field-2",
        "T-4": "fields-3",
        "B-4": "hills-5",
        "T6": "pasture-6",
        "B6": "forest-1",
        "T-6": "hills-2",
        "B-6": "mountains-6",
    },
    "stored": {"T-2": 3, "T0": 3, "T2": 2, "B-2": 2, "B0": 1, "B2": 3, "T4": 1, "B4": 0, "T6": 2, "B-6": 3},
    "sites": {
        "T-1": ["abbey", "merchant_guild"],
        "B1": ["ore_ship", "harbor"],
        "T1": ["inga", "siglind"],
        "B-1": ["grain_mill"],
        "T3": ["weavers_shop"],
        "B-3": ["toll_bridge"],
        "T5": ["large_trade_ship"],
        "T-5": ["marketplace"],
    },
}
FULL: dict[str, Any] = {
    "variant": "princes",
    "turn": 43,
    "production": 6,
    "symbol": "event_card",
    "red": FULL_RED,
    "blue": {
        **FULL_RED,
        "sites": {
            "T-1": ["storehouse", "candamir"],
            "B-3": ["brick_factory"],
            "T3": ["gold_ship"],
            "B1": ["harald"],
            "B5": ["lumber_camp"],
        },
    },
    "hands": {
        "red": ["mint", "merchant_caravan", "university", "guido", "archer"],
        "blue": ["scout", "austin", "goldsmith"],
    },
    "discard": ["goldsmith", "relocation"],
    "roads": 1,
    "settlements": 0,
    "cities": 3,
}
"""Six settlements a side, two of them cities: the widest boards that games come to."""
MOMENTS: dict[str, dict[str, Any]] = {"early": EARLY, "middle": MIDDLE, "late": LATE, "full": FULL}
BEFORE: dict[str, dict[str, Any]] = {
    **MOMENTS,
    "middle": {
        **MIDDLE,
        "red": {**MIDDLE["red"], "stored": {**MIDDLE["red"]["stored"], "B0": 1, "T4": 0, "B-2": 2}},
        "blue": {
            **MIDDLE["blue"],
            "stored": {**MIDDLE["blue"]["stored"], "T0": 3, "B-2": 2},
            "sites": {"B1": ["harald"], "T-1": ["gold_ship"]},
        },
    },
    "full": {
        **FULL,
        "red": {
            **FULL_RED,
            "stored": {**FULL_RED["stored"], "T6": 1, "T2": 3},
            "sites": {**FULL_RED["sites"], "B3": ["iron_foundry"]},
        },
        "blue": {
            **FULL_RED,
            "stored": {**FULL_RED["stored"], "B4": 1, "B-2": 3},
            "sites": {"T-1": ["storehouse", "candamir"], "T3": ["gold_ship"], "B1": ["harald"]},
        },
    },
}
"""What lay there when Ann's last turn ended."""


def _turn(seat: int, turn: int, production: int, symbol: str) -> list[Outcome]:
    return [
        Outcome("turn", {"seat": seat, "turn": turn}),
        Outcome("dice", {"seat": seat, "production": production, "symbol": symbol}),
    ]


def _gains(seat: int, resource: str, place: str, why: str = "production") -> Outcome:
    return Outcome("gained", {"seat": seat, "resource": resource, "places": [place], "lost": 0, "why": why})


def _built(seat: int, face: str, site: str) -> Outcome:
    return Outcome("built", {"seat": seat, "face": face, "site": site})


def _drew(seat: int, zone: str, count: int = 1) -> Outcome:
    return Outcome("drew", {"seat": seat, "zone": zone, "count": count})


LOG: dict[str, list[Outcome]] = {
    "early": [
        *(Outcome("shuffled", {"zone": f"draw{number}"}) for number in (1, 2, 3, 4)),
        Outcome("toss", {"red": 2, "blue": 5}),
        Outcome("starts", {"seat": 1}),
        _drew(1, "draw3", 3),
        _drew(0, "draw1", 3),
        *_turn(1, 1, 4, "plentiful_harvest"),
        _gains(0, "wool", "B0"),
        _gains(0, "ore", "B2", "plentiful_harvest"),
        *_turn(0, 2, 3, "trade"),
        _gains(0, "brick", "B-2"),
        _gains(1, "lumber", "T-2"),
    ],
    "middle": [
        *_turn(0, 12, 1, "celebration"),
        _gains(0, "gold", "T0"),
        _built(0, "abbey", "T-1"),
        _drew(0, "draw2"),
        *_turn(1, 13, 5, "trade"),
        _gains(0, "ore", "B2"),
        _gains(1, "grain", "T2"),
        Outcome("traded", {"seat": 1, "amount": 2, "given": "gold", "wanted": "brick"}),
        _built(1, "storehouse", "T1"),
        Outcome("played", {"seat": 1, "face": "goldsmith", "target": ""}),
        _drew(1, "draw5", 2),
        *_turn(0, 14, 4, "plentiful_harvest"),
        _gains(0, "wool", "B0"),
        _gains(0, "ore", "T4"),
        _gains(1, "gold", "T0"),
        _gains(0, "brick", "B-2", "plentiful_harvest"),
        _gains(1, "brick", "B-2", "plentiful_harvest"),
    ],
    "late": [
        *_turn(0, 29, 2, "brigand_attack"),
        _gains(0, "lumber", "T-2"),
        _built(0, "city", "1"),
        Outcome("token", {"token": "trade", "seat": 0, "was": -1}),
        _drew(0, "draw6"),
        *_turn(1, 30, 3, "celebration"),
        _gains(0, "brick", "B-2"),
        _gains(1, "lumber", "T-2"),
        _built(1, "candamir", "T-1"),
        Outcome("token", {"token": "strength", "seat": 1, "was": -1}),
        Outcome("shuffled", {"zone": "draw4"}),
        *_turn(0, 31, 6, "event_card"),
        Outcome("event", {"face": "traveling_merchant"}),
        _gains(0, "grain", "T2"),
        _gains(1, "lumber", "B-4"),
    ],
    "full": [
        *_turn(0, 41, 5, "trade"),
        _built(0, "weavers_shop", "T3"),
        *_turn(1, 42, 2, "celebration"),
        _gains(1, "gold", "B4"),
        _built(1, "brick_factory", "B-3"),
        Outcome("played", {"seat": 1, "face": "goldsmith", "target": ""}),
        *_turn(0, 43, 6, "event_card"),
        Outcome("event", {"face": "traveling_merchant"}),
        _gains(0, "wool", "T6"),
    ],
}
