"""The shape of a card's facts, and the words the tables are written in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from p2pduel.games.classic.rules.facts.house import HOUSE
from p2pduel.principality.resources import RESOURCES, Resource

__all__ = [
    "CANNON",
    "COLOURS",
    "FIGURES",
    "PHASES",
    "SETS",
    "THEMES",
    "Basis",
    "Card",
    "Kind",
    "Needs",
    "Phase",
    "Points",
    "Price",
    "SetName",
    "card",
]

SetName = Literal["base", "knights", "politics", "barbarians", "science", "wizards", "trade"]
SETS: Final[tuple[SetName, ...]] = get_args(SetName)
"""The base set and the six theme sets (C-0.1), in the order of their boxes."""

THEMES: Final[tuple[SetName, ...]] = SETS[1:]
"""The theme sets."""

COLOURS: Final = ("red", "blue")
"""Seat 0 and seat 1."""

Phase = Literal["setup", "preroll", "dice", "action", "hand", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""The parts of a game and of a turn (C-4.1)."""

Kind = Literal[
    "centre",
    "region",
    "building",
    "unit",
    "unit_knight",
    "unit_fleet",
    "unit_trade_fleet",
    "unit_dragon",
    "wizard",
    "spellbook",
    "action_attack",
    "action_defence",
    "action_neutral",
    "event",
]
"""What a card is (C-60.3, C-60.5)."""

Frame = Literal["none", "yellow", "green", "red", "purple", "brown", "blue"]
"""The colour of a card's frame (C-60.4)."""

Site = Literal["centre", "any", "city", "citadel", "region", "road", "action", "event"]
"""Where a card goes: any is a site of a settlement, city or citadel."""

Price = Resource | Literal["magic"]
"""What a card costs: resources, or magic power of wizards (C-56.11)."""

Basis = Literal["attested", "successor", "house"]
"""Whence a figure is known (C-0.3): printed sources, the successor game, or a value of the house (CR-19)."""

FIGURES: Final = (
    "cost",
    "victory",
    "trade",
    "strength",
    "tournament",
    "frame",
    "counter",
    "magic_max",
    "cast",
)
"""The figures of a card that have a basis of their own."""

CANNON: Final = "cannon"
"""The unit that cards aimed at knights may reach, too."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points of the four kinds (C-0.5)."""

    victory: int = 0
    trade: int = 0
    strength: int = 0
    tournament: int = 0


_NO_POINTS: Final = Points()


@dataclass(frozen=True, slots=True)
class Needs:
    """What must be there when a card is placed or played (CR-42); an empty field asks for nothing."""

    all: tuple[str, ...] = ()
    """Every one of these buildings."""
    any: tuple[str, ...] = ()
    """One of these buildings."""
    none: tuple[str, ...] = ()
    """None of these, effective or not."""
    token: str = ""
    """The token its player holds: knight or mill."""
    count: tuple[tuple[tuple[str, ...], int], ...] = ()
    """So many cards of these kinds or titles."""
    most: tuple[str, int] | None = None
    """At most so many of the opponent's points."""
    lead: str = ""
    """More of these points than the opponent."""
    rival: bool = False
    """The opponent has a wizard at a region of the same kind."""
    spend: int = 0
    """So many trade points of counters are handed in with the price."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """What is printed on a card, and how many of it each set holds."""

    id: str
    refs: tuple[str, ...]
    """Its ids in the reference, one for every set that has it."""
    kind: Kind
    frame: Frame
    site: Site
    copies: Mapping[SetName, int]
    cost: Mapping[Price, int] = field(default_factory=dict)
    points: Points = _NO_POINTS
    formula: tuple[str, ...] = ()
    """The kinds of points that are reckoned, not printed."""
    needs: Needs | None = None
    unique: bool = False
    """A person or dragon: once in both principalities together (CR-72)."""
    single: bool = False
    """Once in a principality (C-52.6)."""
    foreign: bool = False
    """Stands in the opponent's principality (C-43)."""
    leaves: tuple[str, int] | None = None
    """A foreign card goes as soon as its host has so many of these points (CR-16)."""
    at: tuple[Resource, ...] = ()
    """A region expansion stands at a region of one of these kinds."""
    fleet: Resource | None = None
    """What a trade fleet trades 2:1 (C-6.1)."""
    doubles: tuple[Resource, ...] = ()
    """The kinds of touched regions that yield double (CR-33)."""
    counter: int = 0
    """The most its counter shows (CR-57)."""
    magic: tuple[int, int] | None = None
    """A wizard's magic power when placed and at most (CR-61)."""
    cast: int = 0
    """The magic power a spell costs."""
    spell: str = ""
    """attack, defence or neutral."""
    use: Mapping[Price, int] = field(default_factory=dict)
    """What using it costs."""
    store: int = 0
    """So many resources of one kind lie safe on it (CR-56)."""
    row: bool = False
    """Lies in the open row of the expanded game (C-20.3)."""
    tournament_only: bool = False
    """Sorted out of the expanded game (C-20.5)."""
    basis: Mapping[str, Basis] = field(default_factory=dict)
    """Figure -> whence it is known."""

    @property
    def is_building(self) -> bool:
        """Whether cards aimed at buildings reach it."""
        return self.kind == "building"

    @property
    def is_unit(self) -> bool:
        """Whether this is a unit; wizards are none (C-56.5)."""
        return self.kind.startswith("unit")

    @property
    def is_knight(self) -> bool:
        """Whether this is a knight."""
        return self.kind == "unit_knight"

    @property
    def is_soldier(self) -> bool:
        """Whether this is a knight or a cannon."""
        return self.kind == "unit_knight" or self.id == CANNON

    @property
    def is_action(self) -> bool:
        """Whether this card is played and laid off."""
        return self.site == "action"

    @property
    def is_expansion(self) -> bool:
        """Whether this card is placed beside the centre row."""
        return self.site in ("any", "city", "citadel", "region", "road")

    @property
    def is_drawn(self) -> bool:
        """Whether this is one of the cards with a plain back (C-20.15, C-30.5)."""
        return self.is_action or self.is_expansion or self.id == "metropolis"

    @property
    def price(self) -> int:
        """The printed price as a number of resources (CR-45)."""
        return sum(amount for name, amount in self.cost.items() if name != "magic")


_POINTS: Final = ("victory", "trade", "strength", "tournament")


def card(
    ident: str,
    refs: str,
    kind: Kind,
    frame: Frame,
    site: Site,
    copies: Mapping[SetName, int],
    successor: str = "",
    **printed: Any,
) -> Card:
    """One row of a table; `successor` names the figures taken from the successor game.

    House values are not in the row but in facts/house.py, by the card's id.
    """
    house = dict(HOUSE.get(ident, {}))
    if "points" in house:
        house.update(zip(_POINTS, house.pop("points"), strict=True))
    figures: dict[str, Any] = {**printed, **house}
    basis: dict[str, Basis] = dict.fromkeys(FIGURES, "attested")
    basis.update(dict.fromkeys(successor.split(), "successor"))
    basis.update(dict.fromkeys(house, "house"))
    points = Points(*(figures.pop(name, 0) for name in _POINTS))
    if "magic_max" in figures:
        figures["magic"] = (figures.pop("magic", 0), figures.pop("magic_max"))
    cost = figures.pop("cost", {})
    order: tuple[Price, ...] = (*RESOURCES, "magic")
    return Card(
        ident,
        tuple(refs.split()),
        kind,
        figures.pop("frame", frame),
        site,
        {name: copies.get(name, 0) for name in SETS},
        {name: cost[name] for name in order if name in cost},
        points,
        basis=basis,
        **figures,
    )
