"""Questions only the Era of Turmoil asks."""

from typing import Any

from p2pduel.games.duel.rules.core import stock
from p2pduel.games.duel.rules.facts import resource_named
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.loss import Cause, lose
from p2pduel.games.duel.rules.steps.registry import Menu, step
from p2pduel.games.duel.rules.steps.resources import gain, pay
from p2pduel.kernel.slots import push
from p2pduel.kernel.state import Step

__all__ = ["appease", "tithe"]

TITHES = ("wool", "grain")
"""What a Tithe Barn may bring."""


def appease(seat: int, gold: int, why: str, words: tuple[str, ...]) -> Step:
    """The seat pays so much gold or gives up one of these cards."""
    return ("appease", seat, gold, why, words)


def tithe(seat: int, amount: int, why: str) -> Step:
    """The seat names wool or grain and takes so much of it."""
    return ("tithe", seat, amount, why)


@step("appease")
class _Appease(Menu):
    """("appease", seat, gold, why, references): pay in full, or lose one of these cards (R-23).

    Whoever could have paid gives the card up of their own will, which Irmgard does not make good (R-22).
    """

    kind = "appease"
    rule = "R-23"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"gold": step[2], "why": step[3]}

    def options(self, s: State, step: Step) -> list[str]:
        _, seat, gold, _, words = step
        found = ["pay"] if stock(s.players[seat], "gold") >= gold else []
        return found + [f"lose {word}" for word in dict.fromkeys(words)]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, gold, why, _ = step
        if text == "pay":
            push(s, pay(seat, (("gold", gold),), why))
        else:
            cause: Cause = "choice" if stock(s.players[seat], "gold") >= gold else "event"
            push(s, lose(seat, cause, "stack", (text.split()[1],)))


@step("tithe")
class _Tithe(Menu):
    """("tithe", seat, amount, why): all of one type; what fits must be stored (R-41)."""

    kind = "tithe"
    rule = "R-41"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"amount": step[2], "why": step[3], "types": list(TITHES)}

    def options(self, s: State, step: Step) -> list[str]:
        return [f"tithe {resource}" for resource in TITHES]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, amount, why = step
        push(s, gain(seat, resource_named(text.split()[1]), amount, why))
