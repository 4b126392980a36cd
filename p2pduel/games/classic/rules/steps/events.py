"""Events that ask more than one question: both players of the Master Builder look through a stack each."""

from typing import Any

from p2pduel.games.classic.rules.core import open_stacks
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.hand import put_under, search
from p2pduel.games.classic.rules.steps.registry import Menu, auto, step
from p2pduel.kernel.slots import push
from p2pduel.kernel.state import Step

__all__ = ["master_builder"]


def master_builder(seat: int, taken: str = "") -> Step:
    """The seat may look through a stack; the other player follows with another one."""
    return ("master_builder", seat, taken)


@step("master_builder")
class _MasterBuilder(Menu):
    """("master_builder", seat, stack of the first): which stack to look through (CR-29, CR-74)."""

    kind = "master_builder"
    rule = "CR-29"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"taken": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        zones = [zone for zone in open_stacks(s, step[1]) if zone != step[2]]
        return [*(f"search {zone}" for zone in zones), "pass"]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, _ = step
        zone = text.partition(" ")[2]
        follow: list[Step] = [master_builder(1 - seat, zone)] if seat == s.active else []
        if zone:
            size = len(s.zones[f"hand{seat}"])
            push(s, search(seat, zone, may_pass=True), ("return_one", seat, size), *follow)
        else:
            push(s, *follow)


@auto("return_one")
def _return_one(s: State, seat: int, size: int) -> None:
    """Whoever took a card puts one of the hand under a stack; the hand keeps its size."""
    if len(s.zones[f"hand{seat}"]) > size:
        push(s, put_under(seat, f"hand{seat}", tuple(open_stacks(s, seat, filled=False))))
