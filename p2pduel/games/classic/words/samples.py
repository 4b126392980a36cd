"""Sample values for everything the classic card game says, as p2pduel.catalogue.samples asks for them."""

from typing import Any, Final

from p2pduel.catalogue.grammar import Who
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.things import OPPONENT, YOU, Need, Spot, Standing, Town, Zone

__all__ = ["TYPES", "VALUES"]

TYPES: Final = {"Price": Price}
"""Types that words needed in the first paint of the lobby do not import."""

_TOWNS: Final = [
    Town(what, which, many)
    for what, which, many in (
        ("settlement", 0, 1),
        ("settlement", 1, 2),
        ("city", 1, 3),
        ("city", 2, 5),
        ("metropolis", 0, 1),
        ("citadel", 0, 2),
        ("citadel", 3, 4),
    )
]
_ROADS: Final = [Town("road", 0, 1), Town("road", 0, 2), Town("road", 1, 3), Town("road", 3, 4)]
_SPOTS: Final = [
    *(Spot(above, town) for above in (True, False) for town in _TOWNS),
    *(Spot(above=True, town=road) for road in _ROADS),
    Spot(above=True, region="gold_field-3"),
    Spot(above=False, column=3),
    *(Spot(above=True, town=_TOWNS[2], host=host) for host in (Who("Anna"), YOU, OPPONENT)),
]
_ZONES: Final = [
    *(Zone(kind) for kind in ("regions", "events", "discard")),
    Zone("stack", 2),
    Zone("stack", 5, theme=True),
    *(
        Zone(kind, 2 if kind == "stack" else 0, owner)
        for kind in ("stack", "hand", "deck", "chosen", "discard")
        for owner in (Who("Anna"), YOU, OPPONENT)
    ),
]
_FACES: Final = [
    "abbey",
    "bath_house",
    "karl",
    "johanna",
    "large_trade_fleet",
    "change_places",
    "fields-3",
    "dye_works",
]
_THINGS: Final = [
    Standing("abbey", _SPOTS[1]),
    Standing("johanna", _SPOTS[2]),
    Standing("change_places", _SPOTS[5]),
    "gold_field-3",
]
_STORES: Final = [[(2, "forest-2")], [(1, "gold_field-3"), (2, Standing("produce_store", _SPOTS[2]))]]
_POINTS: Final = [[("victory", 1)], [("strength", 2), ("trade", 1), ("tournament", 3)]]
_AMOUNTS: Final = [{"ore": 1}, {"gold": 2, "brick": 1, "wool": 5}, {"lumber": 3, "grain": 2}]
_CAUSES: Final = ["", "abbey", "production", "search", "brigand"]
_NEEDS: Final = [
    [Need("all", ("church",)), Need("none", ("citadel",))],
    [Need("any", ("abbey", "bath_house")), Need("token", ("mill",))],
    [Need("count", ("unit_fleet", "unit_trade_fleet"), 1), Need("count", ("unit_knight",), 2)],
    [Need("count", ("citadel",), 2), Need("most", ("strength",), 5)],
    [Need("lead", ("tournament",)), Need("rival"), Need("spend", number=3)],
]

VALUES: Final[dict[str, list[Any]]] = {
    "amounts": _AMOUNTS,
    "asked.key": ["set_production", "bribed", "materialize"],
    "asked_more.key": ["raided", "inspired", "divine"],
    "asked.why": ["", "alchemist", "brigands"],
    "demanded.asked": _AMOUNTS,
    "at_regions.place": ["‹place›"],
    "at_regions.regions": [["forest"], ["hills", "gold_field"]],
    "based.basis": ["house", "successor"],
    "bases.basis": ["house", "successor"],
    "bases.figures": [["cost"], ["victory", "trade", "counter"]],
    "barred.by": ["philosophers_stone"],
    "card": ["abbey", "johanna"],
    "cost": [{}, *_AMOUNTS, {"magic": 2}],
    "cost_short.cost": _AMOUNTS,
    "draw.cost": [0, 1, 2],
    "replace.cost": [0, 1, 2],
    "spare.cost": _AMOUNTS,
    "counts.face": ["dye_works", "residence_coin", "colonial_base", "triumphal_arch"],
    "draw.zone": _ZONES[3:8],
    "dueled.rolls": [[3, 5]],
    "dueled.sums": [[5, 6]],
    "event": ["plague", "civil_war"],
    "jump.event": ["", "plague"],
    "face": _FACES,
    "fetch.face": ["abbey", "karl", "land_change"],
    "build_end.face": ["road", "settlement"],
    "build_on.face": ["city", "citadel", "metropolis"],
    "built_on.face": ["city", "citadel", "metropolis"],
    "play.face": ["caravan", "land_change", "brigands"],
    "bury.face": ["", "abbey", "land_change"],
    "take_card.face": ["", "abbey"],
    "took.face": ["", "abbey", "johanna"],
    "faces": [["abbey"], ["karl", "marketplace", "bath_house"]],
    "drew.faces": [[], ["abbey", "karl"]],
    "swap.faces": [["forest-2", "gold_field-3"]],
    "lay.faces": [["forest-2", "gold_field-3"]],
    "lay.face": ["forest-2", "gold_field-3"],
    "new_land.face": ["forest-2", "gold_field-3"],
    "changed_land.face": ["forest-2", "gold_field-3"],
    "given": [{}, *_AMOUNTS],
    "traded.given": ["ore", "wool"],
    "trade.given": ["ore", "wool"],
    "trade.wanted": ["gold", "grain"],
    "answer.given": _AMOUNTS,
    "offered.given": _AMOUNTS,
    "got": [{"ore": 0}, *_AMOUNTS],
    "helper": ["", "scout"],
    "host": [Who("Anna"), YOU, OPPONENT],
    "kinds": [["trade"], ["trade", "strength"]],
    "leaves.kind": ["trade", "strength"],
    "turned.kind": ["trade", "strength"],
    "turn_to.kind": ["trade", "strength"],
    "lost": [{}, *_AMOUNTS],
    "lost.lost": _AMOUNTS,
    "magic_gained.face": ["hafli", "wizard_league"],
    "exchanged.mine": ["forest-2"],
    "exchanged.theirs": ["gold_field-3"],
    "missing": _AMOUNTS,
    "kind_line.more": [[], ["‹more›"], ["‹more›", "‹more›"]],
    "named": [{}, {"ore": 1}],
    "near": [[], ["forest-2", "gold_field-3"]],
    "needs.needs": _NEEDS,
    "said.needs": _NEEDS,
    "laid_on.face": ["witch", "dogma"],
    "laid_on.on": ["abbey", "bath_house"],
    "lifted.face": ["witch", "dogma", "ban"],
    "arrange.order": [[], [3, 1, 2]],
    "origin.found": [[(2, "base")], [(1, "base"), (2, "trade")]],
    "owner": [Who("Anna"), Who("Ben", you=True)],
    "standing.owner": [None, 0, 1],
    "standing.face": ["dye_works", "produce_store", "secret_society", "hafli"],
    "citadels_left.owner": [None, Who("Anna")],
    "discarded.owner": [None, Who("Anna")],
    "cards_left.found": [[(9, _ZONES[3]), (1, _ZONES[4])]],
    "open_row.found": [[], [("church", 2), ("town_hall", 1)]],
    "regions.found": [[("forest-2", 1, "lumber"), ("gold_field-3", 3, "gold")]],
    "did.played": [[], ["caravan", "land_change"]],
    "did.built": [[], ["marketplace", "karl"]],
    "did.razed": [[], ["bath_house", "johanna"]],
    "did.trades": [0, 1, 2],
    "did.rolled": [0, 4],
    "befell.cards": [[], ["marketplace", "karl"]],
    "befell.tokens": [[], ["knight"], ["knight", "mill"]],
    "paid": _AMOUNTS,
    "place": _TOWNS,
    "at_opponent.place": ["‹place›"],
    "kind_line.place": ["‹place›"],
    "no_place.place": ["‹place›"],
    "stands.place": ["‹place›"],
    "town.place": [*_TOWNS, *_ROADS],
    "points.found": _POINTS,
    "build.points": [[], *_POINTS],
    "card.points": [[], *_POINTS],
    "head.points": _POINTS[1:],
    "laid.regions": [[("forest-2", True), ("gold_field-3", False)]],
    "region": ["", "forest-2"],
    "too_little.region": [False, True],
    "resource": ["ore", "wool", "gold"],
    "not_paid.resource": [None, "ore"],
    "resources": [*_AMOUNTS, {"magic": 2}],
    "rates.found": [[2], [3, 2]],
    "sources": _STORES,
    "spot": _SPOTS,
    "stores": _STORES,
    "symbol": ["brigand", "mill", "tournament", "sun", "mystery"],
    "thing": _THINGS,
    "no_answer.threat": ["arsonist", "plague"],
    "token": ["knight", "mill"],
    "types": [[], ["ore"], ["grain", "wool"]],
    "timing.when": ["action", "preroll", "settlement", "reaction"],
    "chose.what": ["deck", "events"],
    "wanted": [{}, *_AMOUNTS],
    "traded.wanted": ["gold", "grain"],
    "answer.wanted": _AMOUNTS,
    "offered.wanted": _AMOUNTS,
    "want.resource": ["ore", "gold"],
    "why": _CAUSES,
    "zone": _ZONES,
    "put_away.zone": [None, _ZONES[3]],
    "replace.zone": _ZONES[3:8],
}
"""Parameter, or function.parameter -> what it is tried with."""
