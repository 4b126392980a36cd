"""Sample values for everything the Duel says, as p2pduel.catalogue.samples asks for them."""

from typing import Any, Final

from p2pduel.catalogue.grammar import Who
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.things import OPPONENT, Held, Need, Spot, Standing, Town, Zone

__all__ = ["TYPES", "VALUES"]

TYPES: Final = {"Resource": Resource}
"""Types that words needed in the first paint of the lobby do not import."""

_TOWNS: Final = [
    Town(what, which, many)
    for what in ("settlement", "city")
    for which, many in ((0, 1), (1, 2), (1, 3), (2, 5))
]
_SPOTS: Final = [
    *(Spot(above, town) for above in (True, False) for town in _TOWNS),
    Spot(above=True, region="gold_field-3"),
    Spot(above=False, column=3),
]
_ZONES: Final = [
    *(Zone(kind) for kind in ("regions", "events", "rest", "discard")),
    Zone("draw", 2, "basic"),
    Zone("draw", 5, "gold"),
    *(
        Zone(kind, 2 if kind == "draw" else 0, owner=owner)
        for kind in ("draw", "hand", "deck", "held", "events")
        for owner in (Who("Anna"), Who("", you=True), OPPONENT)
    ),
]
_FACES: Final = ["abbey", "marketplace", "bath_house", "harald", "irmgard", "large_trade_ship", "riots"]
_THINGS: Final = [
    Standing("abbey", "", _SPOTS[1]),
    Standing("heinrich", "gold", _SPOTS[9]),
    "gold_field-3",
]
_STORES: Final = [[(2, "forest-2")], [(1, "gold_field-3"), (2, "gold_cache")]]
_POINTS: Final = [[("victory", 1)], [("strength", 2), ("trade", 1), ("skill", 3), ("progress", 5)]]
_AMOUNTS: Final = [{"ore": 1}, {"gold": 2, "brick": 1, "wool": 5}, {"lumber": 3, "grain": 2}]
_CAUSES: Final = ["", "abbey", "production", "search", "brigand_attack"]

VALUES: Final[dict[str, list[Any]]] = {
    "amounts": _AMOUNTS,
    "asked": _AMOUNTS,
    "back": ["basic", "gold", "deck0"],
    "beyond.gold": [None, 2],
    "built": [[], ["marketplace", "harald"]],
    "card": [Held("abbey"), Held("brigitta", "gold"), Held("bath_house")],
    "take_card.card": [None, Held("brigitta")],
    "bury.card": [None, Held("brigitta")],
    "about.card": ["bath_house", "brigitta"],
    "attacked.card": ["‹card›"],
    "helps.card": ["bath_house", "brigitta"],
    "take_cards.cards": [[], [Held("abbey"), Held("scout")]],
    "befell.cards": [[], ["marketplace", "harald"]],
    "cards_left.found": [[(9, _ZONES[4]), (1, _ZONES[5])]],
    "cost": [{}, *_AMOUNTS],
    "replace.cost": [0, 1, 2],
    "demand.named": [{}, {"ore": 1}],
    "did.trades": [0, 1, 2],
    "did.rolled": [0, 4],
    "face_up.found": [[("merchant_guild", 1)], [("university", 2)]],
    "points.found": _POINTS,
    "sheets.points": ["‹found›"],
    "rates.best": [{"ore": (2, 5), "wool": (3, 0)}],
    "rates.found": [[2], [3, 2]],
    "draw.zone": _ZONES,
    "event": ["riots", "plague"],
    "face": _FACES,
    "build_end.face": ["road", "settlement"],
    "play.face": ["brigitta", "merchant_caravan"],
    "faces": [["abbey"], ["harald", "marketplace", "bath_house"]],
    "goal": ["city", "bath_house"],
    "got": [{"ore": 0}, *_AMOUNTS],
    "helper": [None, Held("scout")],
    "lacking": _AMOUNTS,
    "nearer.left": _AMOUNTS,
    "unused.left": [["‹left›"], ["‹left›", "‹left›"]],
    "centre.line": [["settlement", "road", "city"]],
    "lost": [{}, *_AMOUNTS],
    "missing": _AMOUNTS,
    "near": [[], ["forest-2", "gold_field-3"]],
    "needs.needs": [[[Need("card", "abbey")]]],
    "said.needs": [
        [[Need("points", "trade", 3), Need("card", "city")], [Need("opponent_hand>=1")]],
        [[Need("card", "bath_house")], [Need("points", "progress", 2)]],
    ],
    "needs.missing": _AMOUNTS,
    "owner": [None, Who("Anna")],
    "showed.owner": [Who("Anna"), Who("Ben", you=True)],
    "paid": _AMOUNTS,
    "build_city.place": _TOWNS,
    "sites.place": _TOWNS,
    "town.place": _TOWNS,
    "played": [[], ["merchant_caravan", "brigitta"]],
    "head.points": _POINTS[1:],
    "card.points": [[], *_POINTS],
    "build.points": [[], *_POINTS],
    "razed": [[], ["bath_house", "inga"]],
    "region": ["", "forest-2"],
    "play_fill.region": ["gold_field-3"],
    "too_little.region": [False, True],
    "give.region": ["", "‹region›"],
    "laid.regions": [[("forest-2", True), ("gold_field-3", False)]],
    "resources": _AMOUNTS,
    "sites.above": [[], ["abbey"]],
    "sites.below": [["harald", "mint"]],
    "sites.room": [1, 2],
    "source": ["forest-2", "gold_cache"],
    "sources": _STORES,
    "spot": _SPOTS,
    "store": ["", "forest-2", "gold_cache"],
    "store.number": [1, 2],
    "stores": _STORES,
    "symbol": ["brigand_attack", "trade", "celebration", "plentiful_harvest", "event_card"],
    "thing": _THINGS,
    "things": [_THINGS[:2], ["forest-2", "gold_field-3"]],
    "token": ["strength", "trade"],
    "tokens": [[], ["strength"], ["strength", "trade"]],
    "holds.tokens": [["strength"], ["strength", "trade"]],
    "tithe.types": [["grain", "wool"]],
    "take.types": [[], ["ore"], ["grain", "wool"]],
    "chose.what": ["deck", "events"],
    "why": _CAUSES,
    "refused.why": ["‹why›"],
    "zone": _ZONES,
}
"""Parameter, or function.parameter -> what it is tried with."""
