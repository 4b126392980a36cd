"""Science & Progress."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.core import card_at, kept, town_of, within_reach
from p2pduel.games.classic.rules.effects.base import needs_target
from p2pduel.games.classic.rules.effects.registry import Effect, effect
from p2pduel.games.classic.rules.facts.faces import LAND
from p2pduel.games.classic.rules.facts.model import Card, Points
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.land import expanded
from p2pduel.games.classic.rules.steps.naming import name
from p2pduel.games.classic.rules.steps.resources import take
from p2pduel.kernel.state import Step
from p2pduel.principality.resources import CAPACITY, Resource

__all__ = ["fillable"]

Steps = Iterable[Step]


# -- expansions ----------------------------------------------------------------------------------


@effect("great_wall")
class _GreatWall(Effect):
    """Wards a Spy off on 3 to 6; its owner must roll (CR-39)."""

    wards = (3, 4, 5, 6)
    must_ward = True


@effect("crane")
class _Crane(Effect):
    """City expansions whose printed price is 4 or more cost 1 less (CR-45)."""

    def reduces(self, s: State, at: Spot, card: Card) -> int:
        return int(card.frame == "red" and card.price >= 4)


@effect("fire_brigade")
class _FireBrigade(Effect):
    """Fire does nothing to it, nor to the buildings of its city, whoever owns them (CR-76)."""

    immune = ("arsonist",)

    def guards(self, s: State, at: Spot, other: Spot, threat: str) -> bool:
        if threat != "arsonist" or not card_at(other).is_building or other.host != at.host:
            return False
        return town_of(s, at) == town_of(s, other)


@effect("embassy")
class _Embassy(Effect):
    """Its host shows every card taken from a stack (CR-54)."""

    exposes = True


@effect("public_hall")
class _HallOfThePeople(Effect):
    """Searching is free (C-8.3)."""

    search_cost = 0


@effect("trade_academy")
class _TradeAcademy(Effect):
    """Each gold of its owner counts as a trade point (CR-57)."""

    fluid = True

    def points(self, s: State, at: Spot) -> Points:
        player = s.players[at.card.owner]
        return Points(trade=within_reach(player, "gold") + kept(player, "gold"))


@effect("cathedral")
class _Cathedral(Effect):
    """All own knights, cannons and trade fleets are safe from the Civil War (CR-80)."""

    def guards(self, s: State, at: Spot, other: Spot, threat: str) -> bool:
        return threat == "civil_war" and other.card.owner == at.card.owner


# -- actions -------------------------------------------------------------------------------------


@effect("printing")
class _Printing(Effect):
    """2 resources of choice."""

    def on_play(self, s: State, seat: int) -> Steps:
        return [take(seat, 2, "printing")]


def fillable(s: State, seat: int, kinds: tuple[Resource, ...]) -> tuple[str, ...]:
    """The regions of these kinds that are not full."""
    player = s.players[seat]
    return tuple(
        place
        for place, face in player.regions.items()
        if LAND[face][0] in kinds and player.stored[place] < CAPACITY
    )


class _Filling(Effect):
    """One own region of a kind is filled to 3."""

    _face = ""
    _kinds: tuple[Resource, ...] = ()

    def check(self, s: State, seat: int) -> None:
        needs_target(self._face, fillable(s, seat, self._kinds))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, self._face, fillable(s, seat, self._kinds), ("fill", seat, self._face))]


@effect("three_field")
class _ThreeField(_Filling):
    """Fields."""

    _face = "three_field"
    _kinds = ("grain",)


@effect("inventor")
class _Inventor(_Filling):
    """Mountains."""

    _face = "inventor"
    _kinds = ("ore",)


@effect("land_reform")
class _LandReform(Effect):
    """Two own regions without region expansions change places (CR-82)."""

    def _regions(self, s: State, seat: int) -> tuple[str, ...]:
        player = s.players[seat]
        return tuple(place for place in player.regions if not expanded(player, place))

    def check(self, s: State, seat: int) -> None:
        needs_target("land_reform", len(self._regions(s, seat)) > 1)

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "land_reform", self._regions(s, seat), ("reform", seat))]
