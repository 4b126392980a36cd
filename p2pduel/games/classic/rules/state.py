"""The public state of a game: two principalities and what lies beside them.

Open cards are faces; face-down cards are slots in zones. A standing card also has an owner, a counter, marks.
"""

from typing import Any, NamedTuple

from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.facts.model import Phase
from p2pduel.games.classic.rules.facts.numbers import SUPPLY
from p2pduel.games.classic.rules.variants import Layout, Sets, layout
from p2pduel.kernel import state as kernel
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.principality.board import borders, outer, place_key
from p2pduel.principality.resources import RESOURCES, Resource
from p2pduel.principality.stores import Holdings

__all__ = ["IDLE", "NOBODY", "Placed", "Player", "Spot", "State", "Step", "effective"]

IDLE = frozenset({"pawned", "witch", "dogma"})
"""Marks that make a card ineffective (CR-49)."""


class Placed(NamedTuple):
    """A standing card."""

    face: str
    owner: int
    """Whose card it is, wherever it stands (C-43)."""
    amount: int = 0
    """Its counter, its magic power, or how much is stored on it."""
    note: str = ""
    """What is stored on it, which title it copies, which side it shows."""
    marks: tuple[str, ...] = ()
    """pawned, witch, dogma; for a turn: used, fresh, charged; longer: elixir. In alphabetical order."""


class Spot(NamedTuple):
    """A standing card and where it stands."""

    host: int
    """Whose principality."""
    site: str
    card: Placed


def effective(card: Placed) -> bool:
    """Whether a card has its points and effects (CR-49)."""
    return not card.marks or IDLE.isdisjoint(card.marks)


_ROOM = {"settlement": 1, "city": 2, "metropolis": 2, "citadel": 2}
"""Cards on each side of a centre card (C-3.6, C-56.3)."""


class Player(Holdings):
    """One principality, flat: every map is keyed by the name of a place."""

    __slots__ = (
        "centre",
        "foreign",
        "free",
        "guests",
        "hooked",
        "kept",
        "lands",
        "limit",
        "names",
        "own",
        "points",
        "seat",
        "sites",
        "used",
        "visiting",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.centre: dict[int, str] = {}
        """Column -> road, settlement, city, metropolis or citadel."""
        self.regions = {}
        self.stored = {}
        self.sites: dict[str, tuple[Placed, ...]] = {}
        """Site -> what stands there, in a fixed order; empty sites have no entry."""
        self.used: dict[str, int] = {}
        """What was used this turn beside standing cards, and how often."""
        self.points: tuple[int, int, int, int] = (0, 0, 0, 0)
        """Victory (without tokens), trade, strength, tournament: computed, never set by hand."""
        self.limit = 3
        """The hand limit: computed."""
        self.holds: dict[str, Resource] = {}
        self.places: dict[Resource, tuple[str, ...]] = {}
        self.lands: dict[Resource, tuple[str, ...]] = {}
        """Resource -> the regions that store it; this and the rest is made by `arrange`, shared by clones."""
        self.own: tuple[Spot, ...] = ()
        """The host's own cards here."""
        self.foreign: tuple[Spot, ...] = ()
        """The other player's cards here."""
        self.names: frozenset[str] = frozenset()
        """The ids of the host's effective cards here."""
        self.guests: frozenset[str] = frozenset()
        """The ids of the other player's effective cards here."""
        self.kept: tuple[Spot, ...] = ()
        """Effective cards here with resources stored on them (CR-56)."""
        self.hooked: dict[str, tuple[Spot, ...]] = {}
        """Hook -> the host's own effective cards here that use it, as far as somebody asked."""
        self.visiting: dict[str, tuple[Spot, ...]] = {}
        """The same of the other player's cards here."""
        self.free: dict[str, tuple[str, ...]] = {}
        """Sort of site -> the sites where one more card may stand."""

    def arrange(self) -> None:
        """Put every map into reading order, so that all machines list places alike, and derive the rest.

        Must be called whenever a region, a site, a card or a store comes, goes or changes.
        """
        self.centre = dict(sorted(self.centre.items()))
        self.regions = {place: self.regions[place] for place in sorted(self.regions, key=place_key)}
        self.stored = {place: self.stored[place] for place in sorted(self.stored, key=place_key)}
        self.sites = {site: self.sites[site] for site in sorted(self.sites, key=place_key)}
        self.holds = {place: LAND[face][0] for place, face in self.regions.items()}
        self.lands = {
            resource: tuple(place for place, what in self.holds.items() if what == resource)
            for resource in RESOURCES
        }
        self.places = self.lands
        extra = tuple(place for place in self.stored if place not in self.regions)
        if extra:
            self.holds.update((place, "gold") for place in extra)
            self.places = {**self.lands, "gold": self.lands["gold"] + extra}
        self.list_cards()
        self._list_free()

    def list_cards(self) -> None:
        """Derive what hangs on the cards alone: enough where one changes and none comes or goes."""
        spots = [Spot(self.seat, site, card) for site, cards in self.sites.items() for card in cards]
        self.own = tuple([spot for spot in spots if spot.card.owner == self.seat])
        self.foreign = tuple([spot for spot in spots if spot.card.owner != self.seat])
        self.names = frozenset([CARD[spot.card.face].id for spot in self.own if effective(spot.card)])
        self.guests = frozenset([CARD[spot.card.face].id for spot in self.foreign if effective(spot.card)])
        self.hooked, self.visiting = {}, {}
        self.kept = tuple(
            [
                spot
                for spot in self.own
                if spot.card.amount and CARD[spot.card.face].store and effective(spot.card)
            ]
        )

    def _list_free(self) -> None:
        sites = self.sites
        open_sites = [
            (site, what)
            for col, what in self.centre.items()
            if what in _ROOM
            for site in (f"T{col}", f"B{col}")
            if len(sites.get(site, ())) < _ROOM[what]
        ]
        beyond = {outer(place): place for place in self.regions if outer(place) not in sites}
        near = {what: set[str]() for what in ("metropolis", "citadel")}
        for col, what in self.centre.items():
            if what in near:
                near[what].update(borders(col))
        self.free = {
            "any": tuple(site for site, _ in open_sites),
            "town": tuple(site for site, what in open_sites if what != "citadel"),
            "city": tuple(site for site, what in open_sites if what in ("city", "metropolis")),
            "citadel": tuple(site for site, what in open_sites if what == "citadel"),
            "road": tuple(
                f"R{c}" for c, what in self.centre.items() if what == "road" and f"R{c}" not in sites
            ),
            "region": tuple(beyond),
            "unit": tuple(site for site, place in beyond.items() if place in near["metropolis"]),
            "wizard": tuple(site for site, place in beyond.items() if place in near["citadel"]),
        }

    def clone(self) -> "Player":
        """An independent copy."""
        other = Player.__new__(Player)
        other.seat = self.seat
        other.centre = self.centre.copy()
        other.regions = self.regions.copy()
        other.stored = self.stored.copy()
        other.sites = self.sites.copy()
        other.used = self.used.copy()
        other.points = self.points
        other.limit = self.limit
        other.holds = self.holds
        other.places = self.places
        other.lands = self.lands
        other.own = self.own
        other.foreign = self.foreign
        other.names = self.names
        other.guests = self.guests
        other.kept = self.kept
        other.hooked = self.hooked
        other.visiting = self.visiting
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
            "limit": self.limit,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], seat: int) -> "Player":
        """The inverse of to_json."""
        player = cls(seat)
        player.centre = {int(col): what for col, what in data["centre"].items()}
        player.regions = dict(data["regions"])
        player.stored = dict(data["stored"])
        player.sites = {
            site: tuple(_card_from_json(card) for card in cards) for site, cards in data["sites"].items()
        }
        player.arrange()
        player.used = dict(data["used"])
        victory, trade, strength, tournament = data["points"]
        player.points = (victory, trade, strength, tournament)
        player.limit = data["limit"]
        return player


class State(kernel.State):
    """Everything public; see the module text. Change it only through the engine."""

    __slots__ = (
        "averted",
        "bans",
        "citadels",
        "cities",
        "discards",
        "event",
        "gone",
        "layout",
        "open_tops",
        "players",
        "production",
        "roads",
        "rolled",
        "row",
        "sets",
        "settlements",
        "starter",
        "symbol",
        "tokens",
        "unlocked",
    )

    phase: Phase

    def __init__(self, variant: str, sets: Sets | None = None) -> None:
        super().__init__(variant)
        self.layout: Layout = layout(variant, sets)
        """What the variant and its sets lay on the table; follows from the next."""
        self.sets: Sets = self.layout.sets
        self.starter = NOBODY
        self.production = 0
        """The production result of this turn; 0 before the dice."""
        self.rolled = 0
        """The latest production result, also before the dice of a turn."""
        self.symbol = ""
        """The event die of this turn; empty before the dice."""
        self.event = ""
        """The event card being resolved; empty if none lies open."""
        self.averted: tuple[int, ...] = ()
        """Seats that answered the running threat with a card."""
        self.unlocked = 0
        """1 once the joint score allowed attack and neutral cards (C-7.2)."""
        self.roads = SUPPLY["road"]
        self.settlements = SUPPLY["settlement"]
        self.cities = SUPPLY["city"]
        self.citadels: list[int] = list(self.layout.citadels)
        """Citadels left: in one pile, or in one for each seat (C-30.3)."""
        self.row: list[str] = list(self.layout.row)
        """The open row (C-20.3)."""
        self.discards: list[list[str]] = [[], []] if self.layout.own_decks else [[]]
        """Discard piles, bottom first: one, or one per seat in a tournament (C-30.8)."""
        self.gone: list[str] = []
        """Events that are out of the game."""
        self.bans: list[tuple[str, int]] = []
        """Piles under an Ecclesiastical Ban and the seat they are closed to (CR-52)."""
        self.open_tops: list[str] = []
        """Stacks whose top card lies open (CR-53)."""
        self.tokens: tuple[int, int] = (NOBODY, NOBODY)
        """Who holds the knight and the mill token: computed (C-9)."""
        self.players: list[Player] = [Player(0), Player(1)]

    @property
    def seats(self) -> int:
        """Two, always."""
        return 2

    def clone(self) -> "State":
        """An independent copy, without the outcomes."""
        other = State.__new__(State)
        other.variant = self.variant
        other.layout = self.layout
        other.sets = self.sets
        other.ply = self.ply
        other.barrier = self.barrier
        other.opened = self.opened
        other.actor = self.actor
        other.turn = self.turn
        other.active = self.active
        other.starter = self.starter
        other.phase = self.phase
        other.production = self.production
        other.rolled = self.rolled
        other.symbol = self.symbol
        other.event = self.event
        other.averted = self.averted
        other.unlocked = self.unlocked
        other.roads = self.roads
        other.settlements = self.settlements
        other.cities = self.cities
        other.citadels = self.citadels.copy()
        other.row = self.row.copy()
        other.discards = [pile.copy() for pile in self.discards]
        other.gone = self.gone.copy()
        other.bans = self.bans.copy()
        other.open_tops = self.open_tops.copy()
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
        data["sets"] = [list(own) for own in self.sets]
        data["averted"] = list(self.averted)
        data["citadels"] = list(self.citadels)
        data["row"] = list(self.row)
        data["discards"] = [list(pile) for pile in self.discards]
        data["gone"] = list(self.gone)
        data["bans"] = [list(ban) for ban in self.bans]
        data["open_tops"] = list(self.open_tops)
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
        state = cls(data["variant"], tuple(tuple(own) for own in data["sets"]))
        for name in _PLAIN:
            setattr(state, name, data[name])
        state.averted = tuple(data["averted"])
        state.citadels = list(data["citadels"])
        state.row = list(data["row"])
        state.discards = [list(pile) for pile in data["discards"]]
        state.gone = list(data["gone"])
        state.bans = [(pile, seat) for pile, seat in data["bans"]]
        state.open_tops = list(data["open_tops"])
        knight, mill = data["tokens"]
        state.tokens = (knight, mill)
        state.players = [Player.from_json(player, seat) for seat, player in enumerate(data["players"])]
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
    "rolled",
    "symbol",
    "event",
    "unlocked",
    "roads",
    "settlements",
    "cities",
    "next_slot",
)


def _card_json(card: Placed) -> list[Any]:
    """Face and owner, and behind them whatever is not as usual."""
    fields: list[Any] = [card.face, card.owner, card.amount, card.note, list(card.marks)]
    while len(fields) > 2 and not fields[-1]:
        fields.pop()
    return fields


def _card_from_json(data: list[Any]) -> Placed:
    defaults: list[Any] = [0, "", []]
    amount, note, marks = [*data[2:], *defaults[len(data) - 2 :]]
    return Placed(data[0], data[1], amount, note, tuple(marks))
