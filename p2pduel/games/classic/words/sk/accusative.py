"""The accusative of what is named without a number: "vymieňaš vlnu", "berieš si figúrku mlyna"."""

from typing import Final

from p2pduel.games.classic.rules.facts.model import Price

__all__ = ["RESOURCES", "TOKENS"]

RESOURCES: Final[dict[Price, str]] = {
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehly",
    "wool": "vlnu",
    "ore": "rudu",
    "magic": "čarovnú silu",
}

TOKENS: Final = {"knight": "figúrku rytiera", "mill": "figúrku mlyna"}
