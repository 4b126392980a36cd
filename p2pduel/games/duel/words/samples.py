"""Sample values for the Duel's sentences, for whoever reads a translation through and for tests.

The faces differ in gender, some are persons, and one is plural by form in Czech and Slovak.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from p2pduel.catalogue.grammar import Who
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.things import Held, Need, Spot, Standing, Town, Zone

__all__ = ["KINDS", "VALUES", "Resource"]

_FACES: Final = ("abbey", "carl_forkbeard", "bath_house")
_TOWN: Final = Town("settlement", 0, 2)
_SPOT: Final = Spot(True, _TOWN)

VALUES: Final[Mapping[str, Sequence[Any]]] = {
    "card": (Held("toll_bridge"), Held("scout", "gold")),
    "end": ("left",),
    "event": ("feud", "riots"),
    "face": _FACES,
    "faces": (["abbey"], list(_FACES)),
    "helper": (None, Held("scout")),
    "name": ("Anna",),
    "other": ("Bob",),
    "placement": ("city", "region", "settlement_or_city"),
    "points": ([("victory", 1)], [("trade", 1), ("skill", 2)]),
    "region": ("forest", "mountains"),
    "regions": ([("forest", True), ("hills", False)],),
    "symbol": ("brigands", "trade", "event"),
    "things": ([Standing("abbey", "", _SPOT), Standing("bath_house", "gold", Spot(False, _TOWN))],),
    "token": ("strength", "trade"),
    "tokens": (["strength"], ["strength", "trade"]),
    "why": ("abbey", "brigands", "production"),
}
"""Name of an argument -> values."""

KINDS: Final[Mapping[type, Sequence[Any]]] = {
    Held: (Held("toll_bridge"), Held("scout", "gold")),
    Need: (Need("points", "skill", 3), Need("card", "abbey")),
    Spot: (_SPOT, Spot(False, Town("city", 1, 3)), Spot(True, None, "forest"), Spot(True, None, "", 2)),
    Standing: (Standing("abbey", "", _SPOT), Standing("carl_forkbeard", "gold", _SPOT)),
    Town: (_TOWN, Town("city", 1, 3), Town("settlement", 0, 1)),
    Zone: (
        Zone("draw", 2, "basic"),
        Zone("discard"),
        Zone("hand", owner=Who("Anna")),
        Zone("hand", owner=Who("", you=True)),
    ),
}
"""Type of an argument -> values."""
