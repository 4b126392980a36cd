"""The Era of Progress."""

from collections.abc import Iterable

from p2pduel.games.duel.rules.board import LAND, borders, column, touches
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD, effect_of, placed, room, rules_of
from p2pduel.games.duel.rules.effects.registry import Effect, effect
from p2pduel.games.duel.rules.facts import CAPACITY, Card, Resource
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.steps.dice import in_order, standing
from p2pduel.games.duel.rules.steps.hand import library
from p2pduel.games.duel.rules.steps.progress import fetch, up_to
from p2pduel.games.duel.rules.steps.resources import take, yield_at
from p2pduel.games.duel.rules.tokens import reference
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.slots import emit
from p2pduel.kernel.state import Step

__all__: list[str] = []

Steps = Iterable[Step]

COSTLY = 4
"""A Building Crane helps with city expansions that cost more than this (D-9.10)."""


def _gains(player: Player, place: str) -> bool:
    """Whether a gain tied to a region would find room on it (R-18)."""
    return place in player.regions and player.stored[place] < CAPACITY


def _yield(s: State, seat: int, places: Iterable[str], why: str) -> Steps:
    """1 resource for each of these regions."""
    for place in places:
        if place in s.players[seat].regions:
            yield_at(s, seat, place, 1, why)
    return ()


# -- actions -------------------------------------------------------------------------------------


@effect("benjamin")
class _Benjamin(Effect):
    """Own regions with this turn's number gain 1 more, without boosters (D-8.3, R-48)."""

    def _places(self, s: State, seat: int) -> list[str]:
        regions = s.players[seat].regions
        return [place for place, face in regions.items() if LAND[face][1] == s.production]

    def check(self, s: State, seat: int) -> None:
        if not any(_gains(s.players[seat], place) for place in self._places(s, seat)):
            raise IllegalMove(
                DuelCode.CARD_NO_EFFECT,
                "R-12",
                why="number",
                number=s.production,
            )

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return _yield(s, seat, self._places(s, seat), "benjamin")


class _Harvest(Effect):
    """Up to 2 of one type (D-4.4, R-12, R-41)."""

    _what: Resource
    _name = ""

    def check(self, s: State, seat: int) -> None:
        if not room(s.players[seat], self._what):
            raise IllegalMove(DuelCode.CARD_NO_EFFECT, "R-12", why="room", resource=self._what)

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [up_to(seat, self._what, 2, self._name)]


@effect("three_field_system")
class _ThreeFieldSystem(_Harvest):
    """Up to 2 grain."""

    _what = "grain"
    _name = "three_field_system"


@effect("mineral_mining")
class _MineralMining(_Harvest):
    """Up to 2 ore."""

    _what = "ore"
    _name = "mineral_mining"


class _Fetch(Effect):
    """A card of the discard pile comes into the hand; the pile is searched once it is played (D-14.8)."""

    _name = ""
    _from_opponent = False
    """In a tournament: whose pile (D-16.13)."""

    def _owner(self, s: State, seat: int) -> int:
        """The number of the pile."""
        return (1 - seat if self._from_opponent else seat) if rules_of(s).own_decks else 0

    def check(self, s: State, seat: int) -> None:
        if not s.discards[self._owner(s, seat)]:
            raise IllegalMove(DuelCode.CARD_NO_EFFECT, "R-24", why="discards")

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [fetch(seat, self._owner(s, seat), self._name)]


@effect("guido")
class _Guido(_Fetch):
    """From the discard pile, in a tournament from the opponent's."""

    _name = "guido"
    _from_opponent = True


@effect("gustav")
class _Gustav(_Fetch):
    """From the discard pile, in a tournament from the own one."""

    _name = "gustav"


@effect("doctor")
class _Doctor(Effect):
    """The 2 regions touching one Bath House gain 1 (R-25); the target says which."""

    def targets(self, s: State, seat: int) -> Iterable[str]:
        player = s.players[seat]
        found = [
            reference(card.face, card.back, site, seat)
            for site, card in placed(player)
            if CARD[card.face].id == "bath_house" and any(_gains(player, place) for place in touches(site))
        ]
        return dict.fromkeys(found)

    def check(self, s: State, seat: int) -> None:
        if not self.targets(s, seat):
            raise IllegalMove(DuelCode.CARD_NO_EFFECT, "R-12", why="bath_house")

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return _yield(s, seat, touches(target.partition("@")[2]), "doctor")


# -- expansions ----------------------------------------------------------------------------------


@effect("pharmacy")
class _Pharmacy(Effect):
    """1 of choice after the losses of a Plague, whether or not its owner lost anything (R-43)."""

    def on_symbol(self, s: State, seat: int, symbol: str) -> Steps:
        return [take(seat, 1, "pharmacy")] if symbol == "plague" else ()


@effect("bath_house")
class _BathHouse(Effect):
    """Keeps the Plague from the regions around its city (R-25)."""

    def averts(self, s: State, face: str, event: str) -> bool:
        return event == "plague"


@effect("building_crane")
class _BuildingCrane(Effect):
    """City expansions that cost more than 4 cost 1 less (D-9.10)."""

    def reduces(self, s: State, seat: int, card: Card) -> bool:
        return card.placement == "city" and sum(card.cost.values()) > COSTLY


@effect("library")
class _Library(Effect):
    """When built: a card of choice from a draw stack (R-50)."""

    def on_build(self, s: State, seat: int, site: str) -> Steps:
        return [library(seat)]


@effect("town_hall")
class _TownHall(Effect):
    """Placed on the Parish Hall; searching a stack is free (D-11.7, D-18.8)."""

    covers = "parish_hall"
    search_cost = 0


# -- events --------------------------------------------------------------------------------------


@effect("plague")
class _Plague(Effect):
    """Every region next to a city loses 1; after the losses of both the Pharmacies help (D-7.8, R-43)."""

    def _struck(self, s: State, player: Player) -> list[str]:
        cities = {col for col, what in player.centre.items() if what == "city"}
        safe = {
            place
            for site, card in placed(player)
            if effect_of(card.face).averts(s, card.face, "plague")
            for place in borders(column(site))
        }
        near = {place for col in cities for place in borders(col)} - safe
        return [place for place in player.regions if place in near and player.stored[place]]

    def on_event(self, s: State) -> Steps:
        for seat in in_order(s):
            player = s.players[seat]
            places = self._struck(s, player)
            amounts: dict[Resource, int] = {}
            for place in places:
                player.stored[place] -= 1
                resource = LAND[player.regions[place]][0]
                amounts[resource] = amounts.get(resource, 0) + 1
            if places:
                emit(s, "lost", seat=seat, amounts=amounts, places=places, why="plague")
        return [step for seat in in_order(s) for step in standing(s, seat, "plague")]
