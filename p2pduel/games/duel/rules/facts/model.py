"""The shape of a card's facts, and the words the tables are written in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from p2pduel.principality.resources import (
    CAPACITY,
    REGION_OF,
    RESOURCE_OF,
    RESOURCES,
    Resource,
    resource_named,
)

__all__ = [
    "ACTION",
    "ANYWHERE",
    "ATTACK",
    "BUILDING",
    "CAPACITY",
    "CENTRE",
    "CITY_ONLY",
    "COLOURS",
    "EVENT",
    "HERO",
    "PHASES",
    "REGION",
    "REGION_OF",
    "REGION_SITE",
    "RESOURCES",
    "RESOURCE_OF",
    "SETS",
    "SITE",
    "STARTING_HOARD",
    "STARTING_PLACES",
    "TRADE_SHIP",
    "UNIT_KINDS",
    "Card",
    "Phase",
    "Points",
    "Resource",
    "card",
    "resource_named",
]

Phase = Literal["setup", "preparation", "preroll", "dice", "action", "draw", "exchange", "over"]
"""The parts of a game and of a turn (D-5.2)."""

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""All phases, in their order."""

SETS: Final = ("basic", "gold", "turmoil", "progress")
"""The four sets of the box (D-1.1); the set is the back of a draw card."""

COLOURS: Final = ("red", "blue")
"""Seat 0 and seat 1."""

STARTING_PLACES: Final = (
    ("T", -2, "forest"),
    ("T", 0, "gold_field"),
    ("T", 2, "fields"),
    ("B", -2, "hills"),
    ("B", 0, "pasture"),
    ("B", 2, "mountains"),
)
"""Side, column and region of the starting layout (D-3.2)."""

STARTING_HOARD: Final = {
    "forest": 1,
    "gold_field": 0,
    "fields": 1,
    "hills": 1,
    "pasture": 1,
    "mountains": 1,
}
"""What every starting region holds (D-4.2); the tournament gives the gold too (D-16.9)."""

REGION: Final = "region"
BUILDING: Final = "building"
HERO: Final = "hero"
TRADE_SHIP: Final = "trade_ship"
ACTION: Final = "action_neutral"
ATTACK: Final = "action_attack"
EVENT: Final = "event"
SITE: Final = "extraordinary_site"

UNIT_KINDS: Final = frozenset({HERO, TRADE_SHIP, "ship", "unit"})
"""The kinds that are units (R-52)."""

Kind = Literal[
    "road",
    "settlement",
    "city",
    "region",
    "building",
    "hero",
    "trade_ship",
    "ship",
    "unit",
    "action_neutral",
    "action_attack",
    "event",
    "extraordinary_site",
]
"""What a card is."""

Placement = Literal["centre", "settlement_or_city", "city", "region", "action", "event"]
"""Where a card goes."""

CENTRE: Final = "centre"
ANYWHERE: Final = "settlement_or_city"
CITY_ONLY: Final = "city"
REGION_SITE: Final = "region"


@dataclass(frozen=True, slots=True)
class Points:
    """The unconditional points printed on a card."""

    victory: int = 0
    trade: int = 0
    strength: int = 0
    skill: int = 0
    progress: int = 0


_NO_POINTS: Final = Points()


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """What is printed on a card, and how many of it the box holds."""

    id: str
    kind: Kind
    placement: Placement
    copies: Mapping[str, int]
    """Cards per set."""
    no_half_moon: Mapping[str, int]
    """How many of them, per set, bear no half-moon."""
    cost: Mapping[Resource, int] = field(default_factory=dict)
    points: Points = _NO_POINTS
    requires: str | None = None
    """The condition, in the small grammar of the card file; None: there is none."""
    unique: bool = False
    """Marked 1x: stands once in a principality (D-9.4)."""
    face_up: bool = False
    """Lies in the face-up stack of a theme game (D-14.3)."""
    named_unit: bool = False
    """A unit with a personal name: stands once in a principality (D-9.5)."""
    booster: Resource | None = None
    """The resource of which touched regions yield 2 (D-8.2)."""
    ship: Resource | None = None
    """The resource this ship trades 2:1 (D-10.3)."""
    rules: tuple[str, ...] = ()
    """The rules and rulings one needs to know for this card."""

    @property
    def is_building(self) -> bool:
        """Whether this is a building in the sense of R-52."""
        return self.kind == BUILDING

    @property
    def is_unit(self) -> bool:
        """Whether this is a unit in the sense of R-52."""
        return self.kind in UNIT_KINDS

    @property
    def is_action(self) -> bool:
        """Whether this card is played and discarded."""
        return self.placement == "action"

    @property
    def is_expansion(self) -> bool:
        """Whether this card is placed in a principality from the hand or the face-up stack."""
        return self.placement in (ANYWHERE, CITY_ONLY, REGION_SITE)

    @property
    def is_drawn(self) -> bool:
        """Whether this is one of the draw cards: expansions and actions."""
        return self.is_action or self.is_expansion


def card(
    ident: str,
    kind: Kind,
    placement: Placement,
    copies: Mapping[str, int],
    plain: Mapping[str, int],
    *,
    cost: Mapping[Resource, int] | None = None,
    points: Points = _NO_POINTS,
    requires: str | None = None,
    unique: bool = False,
    face_up: bool = False,
    named_unit: bool = False,
    booster: Resource | None = None,
    ship: Resource | None = None,
    rules: str = "",
) -> Card:
    """One row of a table; `plain` counts the copies without half-moon, absent sets are 0."""
    return Card(
        id=ident,
        kind=kind,
        placement=placement,
        copies={name: copies.get(name, 0) for name in SETS},
        no_half_moon={name: plain.get(name, 0) for name in SETS},
        cost=dict(cost or {}),
        points=points,
        requires=requires,
        unique=unique,
        face_up=face_up,
        named_unit=named_unit,
        booster=booster,
        ship=ship,
        rules=tuple(rules.split()),
    )
