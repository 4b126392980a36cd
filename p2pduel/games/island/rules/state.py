"""The public state of the island: board, pieces, hands as counters, and face-down development cards.

What stands where is flat lists and bit sets. Some fields are only kept so that nothing need be counted again;
they follow from the others, are no part of a position, and `recount` makes them.
"""

from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, Self

from p2pduel.games.island.rules.facts import (
    BANK,
    CITIES,
    DESERT,
    FACES,
    HARBOURS,
    KINDS,
    ROADS,
    SETTLEMENTS,
    SPECIAL_POINTS,
    STACK,
    TERRAIN_BOX,
)
from p2pduel.games.island.rules.geometry import (
    ALL_EDGES,
    AROUND,
    EDGES,
    HEX_BITS_AT,
    HEXES,
    VERTEX_AT,
)
from p2pduel.games.island.rules.options import Options, read_options
from p2pduel.games.island.rules.roads import longest, openings
from p2pduel.games.island.rules.variants import VARIANTS
from p2pduel.kernel.canonical import canonical, record, remembered
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.state import NOBODY, frozen, thawed
from p2pduel.kernel.state import State as KernelState

__all__ = ["CITY", "DEV_ZONES", "EMPTY", "NEW_ZONES", "SETTLEMENT", "State", "Yield"]

EMPTY, SETTLEMENT, CITY = 0, 1, 2
"""What may stand on an intersection."""

_COUNTED = ("variant", "ply", "barrier", "opened", "actor", "turn", "active", "phase", "next_slot")
_PLAIN = (
    "starter", "robber", "longest_road", "largest_army", "card_played", "built", "fresh", "offers",
    "acted", "retired",
)  # fmt: skip
"""Single numbers."""
_LISTS = (
    "terrain", "tokens", "harbours", "owners", "levels", "roads", "bank", "army", "ports", "spent", "coins",
    "rolled",
)  # fmt: skip
"""Lists of numbers."""
_NUMBERS = (*_COUNTED, *_PLAIN)
_KEPT = (*_NUMBERS, "_seats", "neutral", "options", "by_number", "closed", "free_edges", "menu")
"""What a copy shares with the state it was made of: nothing of it is changed in place."""
_numbers, _lists, _kept = attrgetter(*_NUMBERS), attrgetter(*_LISTS), attrgetter(*_KEPT)


DEV_ZONES = tuple(f"{seat}:dev" for seat in range(4))
"""Seat -> the zone of its development cards of earlier turns."""
NEW_ZONES = tuple(f"{seat}:new" for seat in range(4))
"""Seat -> the zone of those bought in this turn (I-14.3)."""


class Yield(NamedTuple):
    """What a number brings as the board stands."""

    claims: tuple[tuple[int, int, int], ...]
    """Seat, kind, how many cards."""
    totals: tuple[tuple[int, int], ...]
    """Kind, how many cards are claimed in all."""
    outcomes: tuple[Outcome, ...]
    """What is told when the bank can pay."""


@lru_cache(64)
def _options(options: Options) -> str:
    """Options in canonical JSON."""
    return canonical(options.to_json())


@lru_cache(1024)
def _by_slot(items: tuple[tuple[int, str], ...]) -> str:
    """Backs or faces by slot in canonical JSON."""
    return canonical({str(slot): word for slot, word in items})


class State(KernelState):
    """Everything public of a game; change it only through the engine."""

    __slots__ = (
        "_seats", "acted", "army", "bank", "built", "by_number", "card_played", "closed", "coins",
        "free_edges", "fresh", "hands", "harbours", "lands", "largest_army", "lengths", "levels",
        "longest_road", "neutral", "offers", "open_edges", "options", "owners", "points", "ports", "reach",
        "retired",
        "roads", "robber", "rolled", "spent", "starter", "stock", "terrain", "tokens", "towns", "villages",
        "yields",
    )  # fmt: skip

    def __init__(self, variant: str, seats: int, options: Options | None = None) -> None:
        super().__init__(variant)
        entry = VARIANTS[variant]
        colours = entry.colours(seats)
        self._seats = seats
        self.neutral = entry.neutral
        """Whether neutral colours build along (T-1.3)."""
        self.options = options or Options()
        self.terrain: list[int] = list(TERRAIN_BOX)
        """Hex -> its terrain."""
        self.tokens = [0] * HEXES
        """Hex -> its number; 0: none."""
        self.harbours: list[int] = list(HARBOURS)
        """Which kind lies at each of the nine places."""
        self.robber = self.terrain.index(DESERT)
        """The robber's hex."""
        self.owners = [NOBODY] * len(VERTEX_AT)
        """Intersection -> the colour whose building stands there."""
        self.levels = [EMPTY] * len(VERTEX_AT)
        """Intersection -> EMPTY, SETTLEMENT or CITY."""
        self.roads = [NOBODY] * len(EDGES)
        """Edge -> the colour whose road it is."""
        self.bank = [BANK] * KINDS
        self.hands = [[0] * KINDS for _ in range(seats)]
        """Seat -> how many cards of each kind it holds."""
        self.army = [0] * seats
        """Seat -> its knights that lie open."""
        self.ports = [0] * seats
        """Seat -> the kinds of harbours it may use, as a set."""
        self.spent = [0] * len(FACES)
        """How many development cards of each face were played or shown."""
        self.coins = [0] * seats
        """Seat -> its trade tokens (T-1.3b)."""
        self.longest_road = NOBODY
        """The colour that has Longest Road."""
        self.largest_army = NOBODY
        self.starter = NOBODY
        """The seat that began."""
        self.rolled = [0, 0]
        """The last production roll."""
        self.card_played = 0
        """Whether a development card was played in this turn (I-14.2)."""
        self.built = 0
        """Whether something was built or bought in this turn."""
        self.fresh = 0
        """Kinds of harbours the active seat settled at in this turn and may not use yet (I-10.10)."""
        self.offers = 0
        """Offers made in this turn."""
        self.acted = 0
        """Whether trade tokens were spent in this turn (T-1.3f)."""
        self.retired = 0
        """Whether a knight was given up in this turn (T-1.3g)."""
        self.zones = {STACK: []}
        for seat in range(seats):
            self.zones[DEV_ZONES[seat]] = []
            self.zones[NEW_ZONES[seat]] = []
        self.points = [0] * colours
        self.recount()

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._seats

    def size(self, seat: int) -> int:
        """How many resource cards a seat holds."""
        return sum(self.hands[seat])

    def recount(self) -> None:
        """Make everything that follows from the board anew."""
        colours = range(len(self.points))
        self.number_hexes()
        self.closed = 0
        """Intersections where nothing may be built: buildings and their neighbours (I-12.3)."""
        self.free_edges = ALL_EDGES
        """Edges without a road."""
        self.villages = [0] * len(self.points)
        """Colour -> where its settlements stand."""
        self.towns = [0] * len(self.points)
        """Colour -> where its cities stand."""
        self.lands = [0] * len(self.points)
        """Colour -> the hexes its buildings touch."""
        self.reach = [0] * len(self.points)
        """Colour -> the intersections its roads touch."""
        for vertex, colour in enumerate(self.owners):
            if colour != NOBODY:
                self.closed |= AROUND[vertex]
                self.lands[colour] |= HEX_BITS_AT[vertex]
                heap = self.villages if self.levels[vertex] == SETTLEMENT else self.towns
                heap[colour] |= 1 << vertex
        for edge, colour in enumerate(self.roads):
            if colour != NOBODY:
                self.free_edges &= ~(1 << edge)
                for end in EDGES[edge]:
                    self.reach[colour] |= 1 << end
        self.open_edges = [openings(self.roads, self.owners, colour) for colour in colours]
        """Colour -> the edges its roads and buildings lead to, taken ones included (I-12.2)."""
        self.lengths = [longest(self.roads, self.owners, colour) for colour in colours]
        """Colour -> the length of its longest road (I-13.2)."""
        self.stock = [
            [
                ROADS - self.roads.count(colour),
                SETTLEMENTS - self.villages[colour].bit_count(),
                CITIES - self.towns[colour].bit_count(),
            ]
            for colour in colours
        ]
        """Colour -> roads, settlements and cities left (I-1.8)."""
        self.points = [
            self.villages[colour].bit_count()
            + 2 * self.towns[colour].bit_count()
            + SPECIAL_POINTS * (self.longest_road == colour)
            + SPECIAL_POINTS * (self.largest_army == colour)
            for colour in colours
        ]
        """Colour -> points that everybody sees (I-16.2, I-16.5)."""

    def number_hexes(self) -> None:
        """Find the hexes of each number anew."""
        self.by_number = tuple(
            tuple(hex_ for hex_, token in enumerate(self.tokens) if token == number) for number in range(13)
        )
        """Number -> the hexes with that token."""
        self.yields: list[Yield | None] = [None] * 13
        """Number -> what it brings; None where the board has changed since it was counted."""

    def clone(self) -> Self:
        """An independent copy, without the outcomes."""
        other = object.__new__(type(self))
        for name, value in zip(_KEPT, _kept(self), strict=True):
            setattr(other, name, value)
        other.terrain = self.terrain.copy()
        other.tokens = self.tokens.copy()
        other.harbours = self.harbours.copy()
        other.owners = self.owners.copy()
        other.levels = self.levels.copy()
        other.roads = self.roads.copy()
        other.bank = self.bank.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.army = self.army.copy()
        other.ports = self.ports.copy()
        other.spent = self.spent.copy()
        other.coins = self.coins.copy()
        other.rolled = self.rolled.copy()
        other.yields = self.yields.copy()
        other.reach = self.reach.copy()
        other.open_edges = self.open_edges.copy()
        other.villages = self.villages.copy()
        other.towns = self.towns.copy()
        other.lands = self.lands.copy()
        other.lengths = self.lengths.copy()
        other.points = self.points.copy()
        other.stock = [pieces.copy() for pieces in self.stock]
        other.zones = {zone: slots.copy() for zone, slots in self.zones.items()}
        other.backs = self.backs.copy()
        other.faces = self.faces.copy()
        other.agenda = self.agenda.copy()
        other.outcomes = []
        return other

    def to_json(self) -> dict[str, Any]:
        """The public part of a position: integers, strings, lists and maps only."""
        return {
            **dict(zip(_NUMBERS, _numbers(self), strict=True)),
            **{name: each.copy() for name, each in zip(_LISTS, _lists(self), strict=True)},
            "seats": self._seats,
            "options": self.options.to_json(),
            "hands": [list(hand) for hand in self.hands],
            "zones": {zone: list(slots) for zone, slots in self.zones.items()},
            "backs": {str(slot): back for slot, back in self.backs.items()},
            "faces": {str(slot): face for slot, face in self.faces.items()},
            "agenda": [thawed(step) for step in self.agenda],
        }

    def canonical(self) -> str:
        """The canonical JSON of to_json, part by part: few lists change from one position to the next."""
        parts = {name: remembered(value) for name, value in zip(_NUMBERS, _numbers(self), strict=True)}
        for name, values in zip(_LISTS, _lists(self), strict=True):
            parts[name] = remembered(tuple(values))
        parts["seats"] = remembered(self._seats)
        parts["options"] = _options(self.options)
        parts["hands"] = remembered(tuple([tuple(hand) for hand in self.hands]))
        parts["zones"] = record({zone: remembered(tuple(slots)) for zone, slots in self.zones.items()})
        parts["backs"] = _by_slot(tuple(self.backs.items()))
        parts["faces"] = _by_slot(tuple(self.faces.items()))
        parts["agenda"] = canonical([thawed(step) for step in self.agenda]) if self.agenda else "[]"
        return record(parts)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The inverse of to_json."""
        state = cls(data["variant"], data["seats"], read_options(data["options"]))
        for name in _NUMBERS:
            setattr(state, name, data[name])
        for name in _LISTS:
            setattr(state, name, list(data[name]))
        state.hands = [list(hand) for hand in data["hands"]]
        state.zones = {zone: list(slots) for zone, slots in data["zones"].items()}
        state.backs = {int(slot): back for slot, back in data["backs"].items()}
        state.faces = {int(slot): face for slot, face in data["faces"].items()}
        state.agenda = [frozen(step) for step in data["agenda"]]
        state.recount()
        return state
