"""Dice, production and events (D-6, D-7, D-8)."""

from p2pduel.games.duel.rules.board import LAND, touches
from p2pduel.games.duel.rules.core import CARD, effect_of, hooked, placed
from p2pduel.games.duel.rules.facts import EVENT_DIE, Resource
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.steps.registry import auto
from p2pduel.games.duel.rules.steps.resources import take, tribute, yield_at
from p2pduel.games.duel.rules.steps.windows import react
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step

__all__ = ["BRIGAND_LIMIT", "event_card", "in_order", "standing", "thrown"]

BRIGAND_LIMIT = 7
"""So many counted resources are safe from a Brigand Attack (D-6.4)."""


def in_order(s: State) -> tuple[int, int]:
    """Both seats, the active one first (D-6.13)."""
    return (s.active, 1 - s.active)


def thrown(seat: int, production: bool, event: bool) -> Step:
    """The seat has thrown the production die, the event die, both or none; the results come behind it."""
    return ("thrown", seat, int(production), int(event))


@auto("thrown")
def _thrown(s: State, seat: int, production: int, event: int, *values: int) -> None:
    """Note the result; brigands come before production, all else after it (D-6.2, D-6.3)."""
    left = list(values)
    if production:
        s.production = left.pop(0)
    if event:
        s.symbol = EVENT_DIE[left.pop(0) - 1]
    emit(s, "dice", seat=seat, production=s.production, symbol=s.symbol)
    if s.symbol == "brigand_attack":
        push(s, ("brigand_attack",), ("production",))
    else:
        push(s, ("production",), (s.symbol,))


@auto("brigand_attack")
def _brigand_attack(s: State) -> None:
    """More than 7 counted resources: all gold and wool on regions are lost (D-6.4 to D-6.6)."""
    for seat in in_order(s):
        player = s.players[seat]
        sheltered = {
            place for site, card in placed(player) if effect_of(card.face).shelters for place in touches(site)
        }
        count = sum(player.stored[place] for place in player.regions if place not in sheltered)
        lost: dict[Resource, int] = {}
        if count > BRIGAND_LIMIT:
            for place, face in player.regions.items():
                resource = LAND[face][0]
                if resource in ("gold", "wool") and player.stored[place]:
                    lost[resource] = lost.get(resource, 0) + player.stored[place]
                    player.stored[place] = 0
        emit(s, "robbed", seat=seat, counted=count, lost=lost)


def yields(player: Player, place: str) -> int:
    """What a region gains when its number is rolled: 2 beside a booster of its type (D-8.2)."""
    resource = LAND[player.regions[place]][0]
    for site in touches(place):
        for card in player.sites.get(site, ()):
            if CARD[card.face].booster == resource:
                return 2
    return 1


@auto("production")
def _production(s: State) -> None:
    """Every region with the number gains; then the cards that look at the result (D-8.8)."""
    for seat in in_order(s):
        player = s.players[seat]
        for place, face in player.regions.items():
            if LAND[face][1] == s.production:
                yield_at(s, seat, place, yields(player, place), "production")
    push(s, ("after_production",))


@auto("after_production")
def _after_production(s: State) -> None:
    steps: list[Step] = []
    for seat in in_order(s):
        for _, card in hooked(s.players[seat], "on_production"):
            steps += effect_of(card.face).on_production(s, seat)
    push(s, *steps)


def standing(s: State, seat: int, symbol: str) -> list[Step]:
    """What a seat's standing cards add to a symbol or event."""
    steps: list[Step] = []
    for _, card in hooked(s.players[seat], "on_symbol"):
        steps += effect_of(card.face).on_symbol(s, seat, symbol)
    return steps


@auto("trade")
def _trade(s: State) -> None:
    """The trade advantage brings 1 resource of the opponent, or more with a card (D-6.7, D-6.8, R-19)."""
    holder = s.tokens[1]
    if holder >= 0:
        extra = sum(effect_of(card.face).trade_bonus for _, card in placed(s.players[holder]))
        push(s, tribute(holder, 1 + min(extra, 1), "trade"))


@auto("celebration")
def _celebration(s: State) -> None:
    """More skill points: 1 resource of choice for that player alone; else for both (D-6.10)."""
    skill = [player.points[3] for player in s.players]
    steps: list[Step] = []
    for seat in in_order(s):
        amount = int(skill[seat] >= skill[1 - seat]) + s.players[seat].used.get("celebration", 0)
        if amount:
            steps.append(take(seat, amount, "celebration"))
        steps += standing(s, seat, "celebration")
    push(s, *steps)


@auto("plentiful_harvest")
def _plentiful_harvest(s: State) -> None:
    """Both take 1 resource of choice, and what their cards add (D-6.11)."""
    steps: list[Step] = []
    for seat in in_order(s):
        steps.append(take(seat, 1, "plentiful_harvest"))
        steps += standing(s, seat, "plentiful_harvest")
    push(s, *steps)


def event_card() -> Step:
    """An event is turned up."""
    return ("event_card",)


@auto("event_card")
def _event_card(s: State) -> None:
    """Turn up the top event (D-6.12)."""
    push(s, requests.flip("events", (0,), ("event_shown",)))


@auto("event_shown")
def _event_shown(s: State, face: str) -> None:
    """Let those who are hit answer, then resolve the event and put it under its stack (D-7.3)."""
    s.event = face
    s.exempt = ()
    emit(s, "event", face=face)
    asked = [seat for seat in in_order(s) if effect_of(face).affects(s, seat)]
    push(s, *[react(seat, face) for seat in asked], ("resolve",), ("event_over", face))


@auto("resolve")
def _resolve(s: State) -> None:
    push(s, *effect_of(s.event).on_event(s))


@auto("event_over")
def _event_over(s: State, face: str) -> None:
    s.event = ""
    s.exempt = ()
    if face != "yule":
        push(s, requests.return_card(face, "event", "events", -1))
