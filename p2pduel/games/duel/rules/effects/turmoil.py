"""The Era of Turmoil."""

from collections.abc import Iterable
from typing import Literal

from p2pduel.games.duel.rules.core import CARD, counted, effect_of, placed, rules_of, units, victory
from p2pduel.games.duel.rules.effects.registry import Effect, effect
from p2pduel.games.duel.rules.facts import Card, chapel_range
from p2pduel.games.duel.rules.requirements import unprotected
from p2pduel.games.duel.rules.state import Placed, State
from p2pduel.games.duel.rules.steps.attack import attack
from p2pduel.games.duel.rules.steps.dice import in_order
from p2pduel.games.duel.rules.steps.loss import lose, name_to_lose, rob
from p2pduel.games.duel.rules.steps.resources import demand, take
from p2pduel.games.duel.rules.steps.turmoil import appease, tithe
from p2pduel.games.duel.rules.tokens import reference
from p2pduel.kernel import requests
from p2pduel.kernel.state import Step

__all__: list[str] = []

Steps = Iterable[Step]


# -- actions -------------------------------------------------------------------------------------


@effect("voyage_of_plunder")
class _VoyageOfPlunder(Effect):
    """1 of the opponent's resources, 2 if the opponent has more victory points (R-42)."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        most = 2 if victory(s, 1 - seat) > victory(s, seat) else 1
        return [demand(seat, most, "voyage_of_plunder")]


@effect("archer")
class _Archer(Effect):
    """The victim gives up a unit with strength points (D-18.6)."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [attack(seat, "archer")]

    def on_strike(self, s: State, seat: int) -> Steps:
        victim = 1 - seat
        words = tuple(
            reference(card.face, card.back, site, victim)
            for site, card in units(s.players[victim])
            if CARD[card.face].points.strength
        )
        return [lose(victim, "action", "stack", words)]


@effect("arsonist")
class _Arsonist(Effect):
    """The attacker names a building no Fire Brigade protects (D-18.5, D-18.6)."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [attack(seat, "arsonist")]

    def on_strike(self, s: State, seat: int) -> Steps:
        victim = 1 - seat
        words = tuple(reference(card.face, card.back, site, victim) for site, card in unprotected(s, victim))
        return [name_to_lose(seat, 1, "arsonist", words, "action")]


@effect("traitor")
class _Traitor(Effect):
    """The attacker sees the hand and may take a card of it; in a tournament no building (D-16.13)."""

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        return [attack(seat, "traitor")]

    def on_strike(self, s: State, seat: int) -> Steps:
        only: Literal["", "loose"] = "loose" if rules_of(s).own_decks else ""
        return [requests.show(1 - seat, seat), rob(seat, 0, 1, f"hand{seat}", only)]


@effect("sebastian")
class _Sebastian(Effect):
    """Played when the event is turned up: it leaves his player alone (R-38)."""

    timing = "reaction"
    answers = ("riots", "feud", "fraternal_feuds")

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        s.exempt = tuple(sorted({*s.exempt, seat}))
        return ()


# -- expansions ----------------------------------------------------------------------------------


@effect("lookout_tower")
class _LookoutTower(Effect):
    """Wards attacks off on 1 and 2 (D-18.3)."""

    defends = (1, 2)


@effect("heinrich")
class _Heinrich(Effect):
    """Wards attacks off on 3, 4 and 5 (D-18.3)."""

    defends = (3, 4, 5)


@effect("drill_ground")
class _DrillGround(Effect):
    """Heroes cost 1 resource less (D-9.10)."""

    def reduces(self, s: State, seat: int, card: Card) -> bool:
        return card.kind == "hero"


@effect("irmgard")
class _Irmgard(Effect):
    """1 of choice for every other expansion an event or an opposing action card takes (D-18.10, R-22)."""

    def on_loss(self, s: State, seat: int, lost: Placed, cause: str) -> Steps:
        return [take(seat, 1, "irmgard")] if cause in ("event", "action") else ()


@effect("fairgrounds")
class _Fairgrounds(Effect):
    """2 of choice when built with more skill points than the opponent."""

    def on_build(self, s: State, seat: int, site: str) -> Steps:
        mine, theirs = s.players[seat].points[3], s.players[1 - seat].points[3]
        return [take(seat, 2, "fairgrounds")] if mine > theirs else ()


@effect("fire_brigade")
class _FireBrigade(Effect):
    """The buildings of its city are safe from the Arsonist (D-18.5)."""

    fireproof = True


@effect("chapel")
class _Chapel(Effect):
    """Riots pass its owner by when the production result is in its range."""

    def averts(self, s: State, face: str, event: str) -> bool:
        return event == "riots" and s.production in chapel_range(face)


@effect("tithe_barn")
class _TitheBarn(Effect):
    """1 wool or 1 grain per own hero when built, all of one type."""

    def on_build(self, s: State, seat: int, site: str) -> Steps:
        heroes = counted(s.players[seat], "hero")
        return [tithe(seat, heroes, "tithe_barn")] if heroes else ()


# -- events --------------------------------------------------------------------------------------


def _restless(s: State, seat: int) -> tuple[str, ...]:
    """The units that riot: those with strength or trade points (D-7.7)."""
    return tuple(
        reference(card.face, card.back, site, seat)
        for site, card in units(s.players[seat])
        if CARD[card.face].points.strength or CARD[card.face].points.trade
    )


@effect("riots")
class _Riots(Effect):
    """Pay 1 gold, 2 with three units or more, or give one of the units up (R-23)."""

    def affects(self, s: State, seat: int) -> bool:
        player = s.players[seat]
        averted = any(effect_of(card.face).averts(s, card.face, "riots") for _, card in placed(player))
        return bool(_restless(s, seat)) and not averted

    def on_event(self, s: State) -> Steps:
        steps: list[Step] = []
        for seat in in_order(s):
            if seat not in s.exempt and self.affects(s, seat):
                words = _restless(s, seat)
                steps.append(appease(seat, 1 if len(words) < 3 else 2, "riots", words))
        return steps
