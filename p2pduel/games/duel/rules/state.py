"""The public state of a Duel: two principalities and what lies beside them.

Open cards (standing, discarded, face-up) are faces with a back; face-down cards are slots in zones.
"""

from typing import Any, NamedTuple

from p2pduel.games.duel.rules.board import LAND, place_key
from p2pduel.games.duel.rules.facts import RESOURCES, Phase, Resource
from p2pduel.kernel import state as kernel
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.principality.stores import Holdings

__all__ = ["NOBODY", "Placed", "Player", "State", "Step"]


class Placed(NamedTuple):
    """A card standing in a principality; `under` is what it covers (Parish Hall below a Town Hall)."""

    face: str
    back: str
    under: tuple[str, str] | None = None


class Player(Holdings):
    """One principality, flat: every map is keyed by the name of a place."""

    __slots__ = ("centre", "free", "names", "points", "sites", "used")

    def __init__(self) -> None:
        self.centre: dict[int, str] = {}
        """Column -> "settlement", "city" or "road"."""
        self.regions: dict[str, str] = {}
        """Place -> region face."""
        self.stored: dict[str, int] = {}
        """Place -> resources there, 0 to 3: every region, and every region expansion that stores."""
        self.sites: dict[str, tuple[Placed, ...]] = {}
        """Site -> what stands there, in the order of building; empty sites have no entry."""
        self.used: dict[str, int] = {}
        """How often a limited effect was used this turn."""
        self.points: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
        """Victory (without tokens), trade, strength, skill, progress: computed, never set by hand."""
        self.holds: dict[str, Resource] = {}
        """Place -> the resource it stores; like the next two made by `arrange`, shared between clones."""
        self.places: dict[Resource, tuple[str, ...]] = {}
        """Resource -> where it can be stored."""
        self.names: frozenset[str] = frozenset()
        """The ids of all uncovered cards that stand."""
        self.free: dict[str, tuple[str, ...]] = {}
        """Placement of a card -> the sites where one more may stand (D-3.4, D-3.5, D-3.12)."""

    def arrange(self) -> None:
        """Put every map into reading order, so that all machines list places alike, and derive the rest.

        Must be called whenever a region, a site or a store comes or goes.
        """
        self.centre = dict(sorted(self.centre.items()))
        self.regions = {place: self.regions[place] for place in sorted(self.regions, key=place_key)}
        self.stored = {place: self.stored[place] for place in sorted(self.stored, key=place_key)}
        self.sites = {site: self.sites[site] for site in sorted(self.sites, key=place_key)}
        self.holds = {place: LAND[face][0] for place, face in self.regions.items()}
        self.holds.update((place, "gold") for place in self.stored if place not in self.regions)
        self.places = {
            resource: tuple(place for place, what in self.holds.items() if what == resource)
            for resource in RESOURCES
        }
        self.names = frozenset(card.face.partition("-")[0] for cards in self.sites.values() for card in cards)
        room = {"settlement": 1, "city": 2}
        free = [
            (site, what)
            for col, what in self.centre.items()
            for site in (f"T{col}", f"B{col}")
            if len(self.sites.get(site, ())) < room.get(what, 0)
        ]
        self.free = {
            "settlement_or_city": tuple(site for site, _ in free),
            "city": tuple(site for site, what in free if what == "city"),
            "region": tuple(place[0] + place for place in self.regions if place[0] + place not in self.sites),
        }

    def clone(self) -> "Player":
        """An independent copy."""
        other = Player.__new__(Player)
        other.centre = self.centre.copy()
        other.regions = self.regions.copy()
        other.stored = self.stored.copy()
        other.sites = self.sites.copy()
        other.used = self.used.copy()
        other.points = self.points
        other.holds = self.holds
        other.places = self.places
        other.names = self.names
        other.free = self.free
        return other

    def to_json(self) -> dict[str, Any]:
        """The principality as plain data."""
        return {
            "centre": {str(col): what for col, what in self.centre.items()},
            "regions": dict(self.regions),
            "stored": dict(self.stored),
            "sites": {site: [_card_json(card) for card in cards] for site, cards in self.sites.items()},
            "used": dict(self.used),
            "points": list(self.points),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Player":
        """The inverse of to_json."""
        player = cls()
        player.centre = {int(col): what for col, what in data["centre"].items()}
        player.regions = dict(data["regions"])
        player.stored = dict(data["stored"])
        player.sites = {
            site: tuple(_card_from_json(card) for card in cards) for site, cards in data["sites"].items()
        }
        player.arrange()
        player.used = dict(data["used"])
        victory, trade, strength, skill, progress = data["points"]
        player.points = (victory, trade, strength, skill, progress)
        return player


class State(kernel.State):
    """Everything public; see the module text. Change it only through the engine."""

    __slots__ = (
        "cities",
        "discards",
        "event",
        "exempt",
        "faceup",
        "players",
        "production",
        "roads",
        "settlements",
        "starter",
        "symbol",
        "tokens",
    )

    phase: Phase

    def __init__(self, variant: str) -> None:
        super().__init__(variant)
        self.starter = NOBODY
        self.production = 0
        """The production result of this turn; 0 before the dice."""
        self.symbol = ""
        """The event die of this turn; empty before the dice."""
        self.event = ""
        """The event card being resolved; empty if none lies open."""
        self.exempt: tuple[int, ...] = ()
        """Seats the open event card does not apply to (D-7, Sebastian)."""
        self.roads = 7
        self.settlements = 5
        self.cities = 7
        self.faceup: list[tuple[str, str]] = []
        """The face-up stack: faces with backs (D-14.3)."""
        self.discards: list[list[tuple[str, str]]] = [[]]
        """Discard piles, bottom first: one, or one per seat in a tournament (D-16.11)."""
        self.tokens: tuple[int, int] = (NOBODY, NOBODY)
        """Who holds the strength and the trade token: computed (R-8)."""
        self.players: list[Player] = [Player(), Player()]

    @property
    def seats(self) -> int:
        """Two, always."""
        return 2

    def clone(self) -> "State":
        """An independent copy, without the outcomes."""
        other = State.__new__(State)
        other.variant = self.variant
        other.ply = self.ply
        other.barrier = self.barrier
        other.opened = self.opened
        other.actor = self.actor
        other.turn = self.turn
        other.active = self.active
        other.starter = self.starter
        other.phase = self.phase
        other.production = self.production
        other.symbol = self.symbol
        other.event = self.event
        other.exempt = self.exempt
        other.roads = self.roads
        other.settlements = self.settlements
        other.cities = self.cities
        other.faceup = self.faceup.copy()
        other.discards = [pile.copy() for pile in self.discards]
        other.tokens = self.tokens
        other.players = [player.clone() for player in self.players]
        other.zones = {zone: slots.copy() for zone, slots in self.zones.items()}
        other.backs = self.backs.copy()
        other.faces = self.faces.copy()
        other.next_slot = self.next_slot
        other.agenda = self.agenda.copy()
        other.outcomes = []
        other.menu = self.menu
        return other

    def to_json(self) -> dict[str, Any]:
        """The public part of a position: integers, strings, lists and maps only."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _PLAIN}
        data["faceup"] = [list(card) for card in self.faceup]
        data["discards"] = [[list(card) for card in pile] for pile in self.discards]
        data["exempt"] = list(self.exempt)
        data["tokens"] = list(self.tokens)
        data["players"] = [player.to_json() for player in self.players]
        data["zones"] = {zone: list(slots) for zone, slots in self.zones.items()}
        data["backs"] = {str(slot): back for slot, back in self.backs.items()}
        data["faces"] = {str(slot): face for slot, face in self.faces.items()}
        data["agenda"] = [kernel.thawed(step) for step in self.agenda]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "State":
        """The inverse of to_json."""
        state = cls(data["variant"])
        for name in _PLAIN:
            setattr(state, name, data[name])
        state.faceup = [(face, back) for face, back in data["faceup"]]
        state.discards = [[(face, back) for face, back in pile] for pile in data["discards"]]
        state.exempt = tuple(data["exempt"])
        strength, trade = data["tokens"]
        state.tokens = (strength, trade)
        state.players = [Player.from_json(player) for player in data["players"]]
        state.zones = {zone: list(slots) for zone, slots in data["zones"].items()}
        state.backs = {int(slot): back for slot, back in data["backs"].items()}
        state.faces = {int(slot): face for slot, face in data["faces"].items()}
        state.agenda = [kernel.frozen(step) for step in data["agenda"]]
        return state


_PLAIN = (
    "variant",
    "ply",
    "barrier",
    "opened",
    "actor",
    "turn",
    "active",
    "starter",
    "phase",
    "production",
    "symbol",
    "event",
    "roads",
    "settlements",
    "cities",
    "next_slot",
)


def _card_json(card: Placed) -> list[Any]:
    return [card.face, card.back] if card.under is None else [card.face, card.back, list(card.under)]


def _card_from_json(data: list[Any]) -> Placed:
    under = tuple(data[2]) if len(data) > 2 else None
    return Placed(data[0], data[1], under)
