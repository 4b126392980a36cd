"""A question only the Era of Gold asks."""

from typing import Any

from p2pduel.games.duel.rules.core import resource_at
from p2pduel.games.duel.rules.facts import resource_named
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.registry import Menu, step
from p2pduel.games.duel.rules.steps.resources import gain, pay_from
from p2pduel.kernel.slots import push
from p2pduel.kernel.state import Step

__all__ = ["give_back"]


def give_back(seat: int, why: str) -> Step:
    """The seat must give the opponent 1 resource of its choice."""
    return ("give_back", seat, why)


@step("give_back")
class _GiveBack(Menu):
    """("give_back", seat, why): any own resource; the opponent stores it, or it is lost (R-11)."""

    kind = "give_back"
    rule = "R-11"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"why": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        player = s.players[step[1]]
        return [f"give {resource_at(player, place)} {place}" for place, held in player.stored.items() if held]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, why = step
        _, resource, place = text.split()
        pay_from(s, seat, (place,), why)
        push(s, gain(1 - seat, resource_named(resource), 1, why))
