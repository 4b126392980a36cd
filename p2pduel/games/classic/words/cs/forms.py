"""Forms that several topics need: the accusative without a number, and kinds of cards by their number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = ["KINDS", "RESOURCES", "TOKENS"]

RESOURCES: Final[dict[Price, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlnu",
    "ore": "rudu",
    "magic": "kouzelnou sílu",
}
"""What is traded or chosen, without a number: "měníš vlnu"."""

TOKENS: Final = {"knight": "figurku rytíře", "mill": "figurku mlýna"}
"""What is taken or lost: "bereš si figurku mlýna"."""

KINDS: Final = {
    "centre": ("centrální karty", "centrálních karet"),
    "region": ("krajiny", "krajin"),
    "building": ("stavby", "staveb"),
    "unit": ("jednotky", "jednotek"),
    "unit_knight": ("rytíři", "rytířů"),
    "unit_fleet": ("flotily", "flotil"),
    "unit_trade_fleet": ("obchodní flotily", "obchodních flotil"),
    "unit_dragon": ("draci", "draků"),
    "wizard": ("čarodějové", "čarodějů"),
    "spellbook": ("knihy kouzel", "knih kouzel"),
    "action_attack": ("útoky", "útoků"),
    "action_defence": ("obrany", "obran"),
    "action_neutral": ("neutrální akce", "neutrálních akcí"),
    "event": ("události", "událostí"),
}
"""Kinds of cards after 2 to 4, and after 5 or more."""
