"""The accusative of what is named without a number: "měníš vlnu", "bereš si figurku mlýna"."""

from typing import Final

from p2pduel.games.classic.rules.facts.model import Price

__all__ = ["RESOURCES", "TOKENS"]

RESOURCES: Final[dict[Price, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlnu",
    "ore": "rudu",
    "magic": "kouzelnou sílu",
}

TOKENS: Final = {"knight": "figurku rytíře", "mill": "figurku mlýna"}
