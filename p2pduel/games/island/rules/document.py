"""The facts of the island as one plain document: what two programs compare before they play."""

from dataclasses import asdict
from typing import Any, Final

from p2pduel.games.island.rules import facts
from p2pduel.games.island.rules.geometry import CORNERS, EDGE_NAMES
from p2pduel.games.island.rules.options import OPTIONS
from p2pduel.games.island.rules.variants import VARIANTS

__all__ = ["RULES_VERSION", "rules_document"]

RULES_VERSION: Final = "1"
"""Counts up whenever the engine judges any move, or goes on from it, differently."""


def _listed(value: Any) -> Any:
    """Tuples as JSON has them."""
    return [_listed(item) for item in value] if isinstance(value, tuple | list) else value


def rules_document() -> dict[str, Any]:
    """Board, pieces, costs, cards, variants and options, with the version of the rules that judge them."""
    return {
        "game": "island",
        "version": RULES_VERSION,
        "corners": _listed(CORNERS),
        "edges": list(EDGE_NAMES),
        "colours": list(facts.COLOURS),
        "resources": list(facts.RESOURCES),
        "terrain": [facts.TERRAINS[terrain] for terrain in facts.TERRAIN_BOX],
        "bank": facts.BANK,
        "tokens": list(facts.TOKEN_ORDER),
        "spiral": _listed(facts.RING),
        "harbours": [facts.HARBOUR_KINDS[kind] for kind in facts.HARBOURS],
        "harbour_edges": [EDGE_NAMES[edge] for edge in facts.HARBOUR_EDGES],
        "beginner": {
            "hexes": _listed(facts.BEGINNER),
            "harbours": [facts.HARBOUR_KINDS[kind] for kind in facts.BEGINNER_HARBOURS],
            "pieces": {colour: list(pieces) for colour, pieces in facts.BEGINNER_PIECES.items()},
        },
        "pieces": [facts.ROADS, facts.SETTLEMENTS, facts.CITIES],
        "costs": _listed((facts.ROAD_COST, facts.SETTLEMENT_COST, facts.CITY_COST, facts.CARD_COST)),
        "limits": [facts.HAND_LIMIT, facts.ROAD_LEAST, facts.ARMY_LEAST, facts.SPECIAL_POINTS, facts.OFFERS],
        "box": list(facts.BOX),
        "tokens_for_two": [facts.TRADE_TOKENS, facts.START_TOKENS],
        "neutral": _listed(facts.NEUTRAL_SITES),
        "variants": {name: _listed_fields(asdict(entry)) for name, entry in VARIANTS.items()},
        "options": [f"{option.name}={option.range}" for option in OPTIONS],
    }


def _listed_fields(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: _listed(value) for name, value in fields.items()}
