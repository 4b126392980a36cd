"""Resources in the accusative, where no number stands before them: "měníš vlnu"."""

from typing import Final

from p2pduel.games.classic.rules.facts.model import Price

__all__ = ["RESOURCES"]

RESOURCES: Final[dict[Price, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlnu",
    "ore": "rudu",
    "magic": "kouzelnou sílu",
}
