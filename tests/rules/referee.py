"""A second reading of the rules, naive and slow, from the printed numbers alone.

It shares no code with the engine: points, tokens and every legal move of the action phase are worked out
anew from the public document of a state, so that a slip in one of the two readings shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from p2pduel.games.duel.rules.state import State
from tests.rules.printed import PRINTED

__all__ = ["Court", "Realm"]

TYPES = ("lumber", "gold", "grain", "brick", "wool", "ore")
LANDS = ("forest", "gold_field", "fields", "hills", "pasture", "mountains")
YIELD = dict(zip(LANDS, TYPES, strict=True))
UNITS = ("hero", "trade_ship", "ship", "unit")
SETS = ("basic", "gold", "turmoil", "progress")
ELSEWHERE = ("scout", "brigitta", "reiner", "sebastian")
"""Actions that are not played in the action phase by themselves (D-9.9)."""


def name_of(face: str) -> str:
    """The card behind a face."""
    return face.split("-")[0]


class Stood(NamedTuple):
    """A card in a principality."""

    site: str
    name: str
    face: str
    back: str


class Realm:
    """One principality, counted by hand."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.centre = {int(column): what for column, what in data["centre"].items()}
        self.regions: dict[str, str] = data["regions"]
        self.stored: dict[str, int] = data["stored"]
        self.used: dict[str, int] = data["used"]
        listed = [(site, card) for site, cards in data["sites"].items() for card in cards]
        self.cards = [Stood(site, name_of(card[0]), card[0], card[1]) for site, card in listed]
        self.names = Counter(card.name for card in self.cards)
        self.all = self.names + Counter(name_of(card[2][0]) for _, card in listed if len(card) > 2)
        self.have = dict.fromkeys(TYPES, 0)
        self.room = dict.fromkeys(TYPES, 0)
        for place, held in self.stored.items():
            what = YIELD[name_of(self.regions[place])] if place in self.regions else "gold"
            self.have[what] += held
            self.room[what] += 3 - held
        self.ships = sum(PRINTED[card.name].kind == "trade_ship" for card in self.cards)
        self.victory = self._printed("victory") + sum(
            {"city": 2, "settlement": 1, "road": 0}[what] for what in self.centre.values()
        )
        self.victory += self.names["harbor"] * (self.ships >= 3)
        self.trade = self._printed("trade") + self.names["salt_silo"] * self.ships
        self.trade += self.names["trading_base"] * (self.names["marketplace"] + self.names["harbor"])
        self.strength, self.skill = self._printed("strength"), self._printed("skill")
        self.progress = self._printed("progress")
        self.strongest = False

    def _printed(self, kind: str) -> int:
        return sum(PRINTED[card.name].points.get(kind, 0) for card in self.cards)

    def city(self, site: str) -> bool:
        """Whether a site belongs to a city."""
        return site[1] not in "TB" and self.centre.get(int(site[1:])) == "city"

    def touched(self, site: str) -> list[str]:
        """The regions left and right of a site."""
        return [f"{site[0]}{int(site[1:]) + by}" for by in (-1, 1)]

    def gains(self, place: str) -> bool:
        """Whether a region has room for one more resource."""
        return place in self.regions and self.stored[place] < 3

    def mined(self) -> int:
        """The gold that lies on regions."""
        return sum(self.stored[place] for place, face in self.regions.items() if "gold" in face)

    def sites(self, card: str) -> list[str]:
        """Where a card may be placed."""
        taken = Counter(stood.site for stood in self.cards)
        placement = PRINTED[card].placement
        if card == "town_hall":
            return [
                stood.site for stood in self.cards if stood.name == "parish_hall" and self.city(stood.site)
            ]
        if placement == "region":
            return [place[0] + place for place in self.regions if not taken[place[0] + place]]
        return [
            f"{side}{column}"
            for column, what in self.centre.items()
            if what == "city" or (what == "settlement" and placement != "city")
            for side in "TB"
            if taken[f"{side}{column}"] < {"city": 2, "settlement": 1}[what]
        ]


class Court:
    """Both principalities and the table between them, as the seat sees them whose move it is."""

    def __init__(self, state: State, seat: int, hand: list[tuple[str, str]]) -> None:
        data = state.to_json()
        self.data, self.seat, self.hand = data, seat, hand
        self.realms = [Realm(player) for player in data["players"]]
        self.me, self.other = self.realms[seat], self.realms[1 - seat]
        for kind in ("strength", "trade"):
            mine, theirs = (getattr(realm, kind) for realm in self.realms)
            holder = 0 if mine >= 3 and mine > theirs else 1 if theirs >= 3 and theirs > mine else None
            if holder is not None:
                self.realms[holder].victory += 1
                self.realms[holder].strongest |= kind == "strength"

    def token(self, face: str, back: str) -> str:
        """How a card is written."""
        copies = PRINTED[name_of(face)].copies
        first = next((name for name, count in zip(SETS, copies, strict=True) if count), "")
        usual = f"deck{self.seat}" if back.startswith("deck") else first
        return face if back == usual else f"{face}/{back}"

    def _payable(self, cost: dict[str, int], spared: int = 0) -> bool:
        return sum(max(0, amount - self.me.have[what]) for what, amount in cost.items()) <= spared

    def _demandable(self) -> bool:
        return any(self.other.have[what] and self.me.room[what] for what in TYPES)

    def _pile(self, owner: int) -> list[tuple[str, str]]:
        piles = self.data["discards"]
        return [(face, back) for face, back in piles[owner if len(piles) > 1 else 0]]

    def _fetched(self, card: str) -> list[tuple[str, str]]:
        return self._pile(1 - self.seat if card == "guido" else self.seat)

    def fulfilled(self, card: str) -> bool:
        """Whether the condition of a card is met and its effect can do anything."""
        me, other = self.me, self.other
        guarded = {stood.site[1:] for stood in other.cards if stood.name == "fire_brigade"}
        behind = me.victory < other.victory
        tests: dict[str, Callable[[], bool]] = {
            "goldsmith": lambda: me.have["gold"] >= 3,
            "merchant_caravan": lambda: sum(me.have.values()) >= 2,
            "gudrun": lambda: me.names["pirate_ship"] > 0 and other.mined() > 0 and me.room["gold"] > 0,
            "merchant": lambda: (me.trade >= 3 or "city" in me.centre.values()) and self._demandable(),
            "trade_master": lambda: me.names["merchant_guild"] > 0 and self._demandable(),
            "brigands": lambda: me.strongest,
            "voyage_of_plunder": lambda: me.strongest and self._demandable(),
            "gold_cache": lambda: any(
                PRINTED[s.name].kind == "hero" and "strength" in PRINTED[s.name].points for s in me.cards
            ),
            "staple_house": lambda: me.names["merchant_guild"] > 0,
            "archer": lambda: (
                me.names["hedge_tavern"] > 0
                and any(
                    PRINTED[s.name].kind in UNITS and "strength" in PRINTED[s.name].points
                    for s in other.cards
                )
            ),
            "arsonist": lambda: (
                me.names["hedge_tavern"] > 0
                and any(PRINTED[s.name].kind == "building" and s.site[1:] not in guarded for s in other.cards)
            ),
            "traitor": lambda: (
                me.names["hedge_tavern"] > 0 and len(self.data["zones"][f"hand{1 - self.seat}"]) > 0
            ),
            "three_field_system": lambda: me.names["university"] > 0 and me.room["grain"] > 0,
            "mineral_mining": lambda: me.names["university"] > 0 and me.room["ore"] > 0,
            "guido": lambda: me.names["town_hall"] > 0 or behind,
            "gustav": lambda: me.names["library"] > 0 or behind,
            "benjamin": lambda: any(
                face.endswith(f"-{self.data['production']}") and me.gains(place)
                for place, face in me.regions.items()
            ),
            "chief_cannoneer": lambda: me.names["university"] > 0,
            "building_crane": lambda: me.names["university"] > 0,
            "parliament": lambda: me.progress >= 2,
            "university": lambda: me.names["abbey"] + me.names["library"] > 0,
        }
        return tests.get(card, lambda: True)()

    def legal(self) -> set[str]:
        """Every legal move of the action phase."""
        return {"end"} | self._centre() | self._built() | self._played() | self._traded() | self._demolished()

    def _centre(self) -> set[str]:
        me, found = self.me, set()
        ends = [(min(me.centre), min(me.centre) - 1), (max(me.centre), max(me.centre) + 1)]
        for what, left in (("road", "roads"), ("settlement", "settlements"), ("city", "cities")):
            if not self.data[left] or not self._payable(PRINTED[what].cost):
                continue
            columns = [free for end, free in ends if (me.centre[end] == "road") == (what == "settlement")]
            if what == "city":
                columns = [column for column, built in me.centre.items() if built == "settlement"]
            found |= {f"build {what} {column}" for column in columns}
            if what == "settlement" and any(face == "scout" for face, _ in self.hand):
                scouts = {self.token(face, back) for face, back in self.hand if face == "scout"}
                found |= {f"build {what} {column} with {scout}" for column in columns for scout in scouts}
        return found

    def _built(self) -> set[str]:
        found = set()
        for face, back in {*self.hand, *((face, back) for face, back in self.data["faceup"])}:
            card = name_of(face)
            printed = PRINTED[card]
            if printed.placement not in ("city", "settlement_or_city", "region"):
                continue
            spared = printed.kind == "hero" and self.me.names["drill_ground"] > 0
            costly = printed.placement == "city" and sum(printed.cost.values()) > 4
            spared = spared or (costly and self.me.names["building_crane"] > 0)
            alone = "1x" in printed.marks or "named" in printed.marks
            if (
                self._payable(printed.cost, spared)
                and self.fulfilled(card)
                and not (alone and self.me.all[card])
            ):
                found |= {f"build {self.token(face, back)} {site}" for site in self.me.sites(card)}
        return found

    def _played(self) -> set[str]:
        found = set()
        for face, back in set(self.hand):
            card = name_of(face)
            if PRINTED[card].placement == "action" and card not in ELSEWHERE and self.fulfilled(card):
                said = f"play {self.token(face, back)}"
                found |= {f"{said} {target}".strip() for target in self._targets(card)}
        return found

    def _targets(self, card: str) -> set[str]:
        me = self.me
        if card in ("guido", "gustav"):
            return {""} if self._fetched(card) else set()
        if card == "brigands":
            wanted = {place: self.other.have[YIELD[name_of(face)]] for place, face in me.regions.items()}
            return {place for place, held in wanted.items() if held and me.stored[place] < 3}
        if card == "doctor":
            houses = [stood for stood in me.cards if stood.name == "bath_house"]
            return {self._at(house) for house in houses if any(map(me.gains, me.touched(house.site)))}
        return self._swaps() if card == "relocation" else {""}

    def _at(self, stood: Stood) -> str:
        return f"{self.token(stood.face, stood.back)}@{stood.site}"

    def _swaps(self) -> set[str]:
        me = self.me
        places = list(me.regions)
        found = {f"{a} {b}" for at, a in enumerate(places) for b in places[at + 1 :]}
        for at, one in enumerate(me.cards):
            for two in me.cards[at + 1 :]:
                alike = (one.face, one.back) == (two.face, two.back)
                if one.site != two.site and not alike and self._fits(one, two) and self._fits(two, one):
                    found.add(f"{self._at(one)} {self._at(two)}")
        return found

    def _fits(self, stood: Stood, there: Stood) -> bool:
        placement = PRINTED[stood.name].placement
        beyond = there.site[1] in "TB"
        return (placement == "region") == beyond and (placement != "city" or self.me.city(there.site))

    def _traded(self) -> set[str]:
        me = self.me
        offers = {(3, what) for what in TYPES if me.have[what] >= 3}
        for stood in me.cards:
            if stood.name == "large_trade_ship":
                for place in me.touched(stood.site):
                    if me.stored.get(place, 0) >= 2:
                        offers.add((2, f"{YIELD[name_of(me.regions[place])]}@{place}"))
            elif PRINTED[stood.name].kind == "trade_ship" and me.have[stood.name.split("_")[0]] >= 2:
                offers.add((2, stood.name.split("_")[0]))
        if me.have["gold"] and me.used.get("mint", 0) < me.names["mint"]:
            offers.add((1, "gold"))
        return {
            f"trade {amount} {given} {wanted}"
            for amount, given in offers
            for wanted in TYPES
            if wanted != given.split("@")[0]
        }

    def _demolished(self) -> set[str]:
        if self.data["variant"] == "intro":
            return set()
        return {f"demolish {self._at(stood)}" for stood in self.me.cards if stood.name != "gold_cache"}
