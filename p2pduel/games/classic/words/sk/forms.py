"""Forms that several topics need: the accusative without a number, and kinds of cards by their number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = ["KINDS", "RESOURCES", "TOKENS"]

RESOURCES: Final[dict[Price, str]] = {
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehly",
    "wool": "vlnu",
    "ore": "rudu",
    "magic": "čarovnú silu",
}
"""What is traded or chosen, without a number: "vymieňaš vlnu"."""

TOKENS: Final = {"knight": "figúrku rytiera", "mill": "figúrku mlyna"}
"""What is taken or lost: "berieš si figúrku mlyna"."""

KINDS: Final = {
    "centre": ("centrálne karty", "centrálnych kariet"),
    "region": ("krajiny", "krajín"),
    "building": ("stavby", "stavieb"),
    "unit": ("jednotky", "jednotiek"),
    "unit_knight": ("rytieri", "rytierov"),
    "unit_fleet": ("flotily", "flotíl"),
    "unit_trade_fleet": ("obchodné flotily", "obchodných flotíl"),
    "unit_dragon": ("draky", "drakov"),
    "wizard": ("čarodejníci", "čarodejníkov"),
    "spellbook": ("knihy kúziel", "kníh kúziel"),
    "action_attack": ("útoky", "útokov"),
    "action_defence": ("obrany", "obrán"),
    "action_neutral": ("neutrálne akcie", "neutrálnych akcií"),
    "event": ("udalosti", "udalostí"),
}
"""Kinds of cards after 2 to 4, and after 5 or more."""
