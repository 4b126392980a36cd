"""A second reading of the island: slow, by definition, and without a line of the engine's code.

It is given the JSON of a state and the deciding seat's development cards, and says which moves the rules
allow, how long every road is and what everybody has.
"""

from __future__ import annotations

from itertools import product
from typing import Any

__all__ = ["Referee"]

ROWS = (3, 4, 5, 4, 3)
GOODS = ("lumber", "brick", "wool", "grain", "ore")
NAMES = ("blue", "orange", "white", "red")
HARBOURS = ((1, 4), (2, 6), (11, 16), (27, 33), (43, 47), (50, 53), (48, 52), (34, 39), (12, 17))


def _map() -> tuple[list[list[int]], set[tuple[int, int]]]:
    """The corners of every hex by their numbers, and the edges, drawn row by row."""
    tops: list[list[tuple[int, int]]] = []
    for row, width in enumerate(ROWS):
        left = -width + 1
        tops.append([(left + 2 * column, 3 * row) for column in range(width)])
    hexes = [centre for row in tops for centre in row]
    around = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
    places = sorted({(x + dx, y + dy) for x, y in hexes for dx, dy in around}, key=lambda p: (p[1], p[0]))
    number = {place: at + 1 for at, place in enumerate(places)}
    corners = [[number[x + dx, y + dy] for dx, dy in around] for x, y in hexes]
    edges = {
        (min(a, b), max(a, b)) for ring in corners for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
    }
    return corners, edges


CORNERS, EDGES = _map()
ORDER = sorted(EDGES)
NEAR: dict[int, set[int]] = {v: {a + b - v for a, b in EDGES if v in (a, b)} for v in range(1, 55)}


class Referee:
    """The rules once more, over a document."""

    def __init__(self, public: dict[str, Any], seat: int, old: list[str], new: list[str]) -> None:
        self.s, self.seat, self.old, self.new = public, seat, old, new
        self.owner = {v + 1: c for v, c in enumerate(public["owners"]) if c >= 0}
        self.level = {v + 1: n for v, n in enumerate(public["levels"]) if n}
        self.road = {ORDER[e]: c for e, c in enumerate(public["roads"]) if c >= 0}
        self.colours = 4 if public["variant"] == "two" else public["seats"]

    # -- roads -----------------------------------------------------------------------------------

    def length(self, colour: int) -> int:
        """The longest trail, by trying every one (I-13.2 to I-13.4)."""
        mine = [edge for edge, owner in self.road.items() if owner == colour]

        def walk(at: int, used: frozenset[tuple[int, int]]) -> int:
            if used and self.owner.get(at, colour) != colour:
                return len(used)
            steps = [edge for edge in mine if at in edge and edge not in used]
            return max([walk(sum(edge) - at, used | {edge}) for edge in steps], default=len(used))

        return max([walk(end, frozenset()) for edge in mine for end in edge], default=0)

    def roads(self, colour: int) -> set[str]:
        """Where a colour may build a road (I-12.1, I-12.2)."""
        if sum(owner == colour for owner in self.road.values()) == 15:
            return set()
        found = set()
        for edge in EDGES:
            if edge in self.road:
                continue
            for end in edge:
                building = self.owner.get(end)
                joined = any(end in other and owner == colour for other, owner in self.road.items())
                if building == colour or (building is None and joined):
                    found.add(f"road {edge[0]}-{edge[1]}")
        return found

    # -- buildings -------------------------------------------------------------------------------

    def apart(self, vertex: int) -> bool:
        """The distance rule (I-12.3)."""
        return vertex not in self.owner and not any(near in self.owner for near in NEAR[vertex])

    def settlements(self, colour: int) -> set[str]:
        """Where a colour may build a settlement (I-12.3, I-12.4)."""
        standing = [v for v, c in self.owner.items() if c == colour and self.level[v] == 1]
        if len(standing) == 5:
            return set()
        ends = {end for edge, owner in self.road.items() if owner == colour for end in edge}
        return {f"settle V{v}" for v in ends if self.apart(v)}

    def cities(self, colour: int) -> set[str]:
        """Which settlements may become cities (I-12.6)."""
        mine = [v for v, c in self.owner.items() if c == colour]
        if sum(self.level[v] == 2 for v in mine) == 4:
            return set()
        return {f"city V{v}" for v in mine if self.level[v] == 1}

    # -- points ----------------------------------------------------------------------------------

    def points(self, colour: int) -> int:
        """Open points (I-16.2)."""
        built: int = sum(self.level[v] for v, c in self.owner.items() if c == colour)
        honours = [self.s["longest_road"], self.s["largest_army"]]
        return built + 2 * honours.count(colour)

    # -- moves -----------------------------------------------------------------------------------

    def has(self, **cards: int) -> bool:
        """Whether the seat holds these cards."""
        hand = dict(zip(GOODS, self.s["hands"][self.seat], strict=True))
        return all(hand[name] >= count for name, count in cards.items())

    def rate(self, good: str) -> int:
        """Cards the bank wants (I-10.13)."""
        kinds = [(*GOODS, "general")[kind] for kind in range(6) if self.s["ports"][self.seat] >> kind & 1]
        return 2 if good in kinds else 3 if "general" in kinds else 4

    def bank(self) -> set[str]:
        """Trades with the bank."""
        found = set()
        for give, get in product(GOODS, GOODS):
            rate = self.rate(give)
            if give != get and self.has(**{give: rate}) and self.s["bank"][GOODS.index(get)]:
                found.add(f"trade {rate} {give} 1 {get}")
        return found

    def cards(self) -> set[str]:
        """Development cards that may be played or shown (I-14)."""
        found = set()
        if not self.s["card_played"]:
            if "knight" in self.old:
                found.add("knight")
            if "road_building" in self.old and self.roads(self.seat):
                found.add("road_building")
            if "monopoly" in self.old:
                found |= {f"monopoly {good}" for good in GOODS}
            if "invention" in self.old:
                found |= self.inventions()
        need = self.s["options"]["target"] - self.points(self.seat)
        held = (self.old + self.new).count("victory")
        return found | {f"reveal {count}" for count in range(need, held + 1)}

    def inventions(self) -> set[str]:
        """Two cards of the bank, or the last one."""
        bank = dict(zip(GOODS, self.s["bank"], strict=True))
        if sum(bank.values()) == 1:
            return {f"invention 1 {good}" for good in GOODS if bank[good]}
        found = {f"invention 2 {good}" for good in GOODS if bank[good] >= 2}
        pairs = [(a, b) for at, a in enumerate(GOODS) for b in GOODS[at + 1 :] if bank[a] and bank[b]]
        return found | {f"invention 1 {a} 1 {b}" for a, b in pairs}

    def tokens(self) -> set[str]:
        """What trade tokens buy (T-1.3f, T-1.3g)."""
        s, seat = self.s, self.seat
        if s["variant"] != "two":
            return set()
        found = set()
        price = 2 if self.points(seat) > self.points(1 - seat) else 1
        if not s["acted"] and s["coins"][seat] >= price:
            found |= {"force"} if sum(s["hands"][1 - seat]) else set()
            found |= {"home"} if s["terrain"][s["robber"]] != 5 else set()
        return found | ({"retire"} if s["army"][seat] and not s["retired"] else set())

    def action(self) -> set[str]:
        """All that may be done after the roll, but for offers."""
        found = {"end"} | self.bank() | self.cards() | self.tokens()
        if self.has(lumber=1, brick=1):
            found |= self.roads(self.seat)
        if self.has(lumber=1, brick=1, wool=1, grain=1):
            found |= self.settlements(self.seat)
        if self.has(ore=3, grain=2):
            found |= self.cities(self.seat)
        if self.has(ore=1, wool=1, grain=1) and self.s["zones"]["dev"]:
            found.add("buy")
        return found

    def robber(self) -> set[str]:
        """Where the robber may go, and whom it may rob (I-9.4 to I-9.8)."""
        found = set()
        for at, corners in enumerate(CORNERS):
            if at == self.s["robber"]:
                continue
            there = {self.owner[v] for v in corners if v in self.owner}
            victims = [
                seat
                for seat in there
                if seat < self.s["seats"] and seat != self.seat and sum(self.s["hands"][seat])
            ]
            found |= {f"rob H{at + 1} from {NAMES[seat]}" for seat in victims} or {f"rob H{at + 1}"}
        return found

    def legal(self, kind: str) -> set[str] | None:
        """The moves of a decision of this kind; None where there is no second reading."""
        if kind == "action":
            return self.action()
        if kind == "preroll":
            return {"roll"} | self.cards() | self.tokens()
        if kind == "found":
            return {f"settle V{v}" for v in range(1, 55) if self.apart(v)}
        if kind == "free_road":
            return self.roads(self.seat)
        return self.robber() if kind == "rob" else None

    # -- production ------------------------------------------------------------------------------

    def production(self, number: int) -> list[list[int]]:
        """What a number brings every seat, if no kind is short (I-8.1 to I-8.4)."""
        gains = [[0] * 5 for _ in range(self.s["seats"])]
        for at, corners in enumerate(CORNERS):
            if self.s["tokens"][at] == number and at != self.s["robber"]:
                for v in corners:
                    if self.owner.get(v, 9) < self.s["seats"]:
                        gains[self.owner[v]][self.s["terrain"][at]] += self.level[v]
        for kind in range(5):
            if sum(gain[kind] for gain in gains) > self.s["bank"][kind]:
                for gain in gains:
                    gain[kind] = 0
        return gains
