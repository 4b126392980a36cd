"""How a step of the agenda behaves, found by its name.

Three sorts: `Auto` happens by itself, `Ask` waits for a seat, `Request` waits for a driver. A step is
a tuple: its name, then arguments (for an Ask the deciding seat comes first).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any

from p2pduel.games.duel.rules.state import State, Step
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import Carrier, Decision, Done, Due, Operation, PlainAct

__all__ = ["ASKS", "REQUESTS", "STEPS", "Ask", "Auto", "Kind", "Known", "Menu", "Request", "auto", "step"]

PLAIN = PlainAct()

Known = Mapping[int, str]
"""What a seat knows: slot -> face."""


class Kind:
    """The common shape of all three sorts."""

    def settle(self, s: State, step: Step) -> bool:
        """Let the step happen as far as nobody need be asked; True if it is over."""
        return False

    def due(self, s: State, step: Step) -> Due:
        """What is waited for."""
        raise TypeError(f"nothing is due for {step[0]}")


class Auto(Kind):
    """A step that happens by itself."""

    def __init__(self, run: Callable[..., None]) -> None:
        self._run = run

    def settle(self, s: State, step: Step) -> bool:
        s.agenda.pop()
        self._run(s, *step[1:])
        return True

    def takes(self, count: int) -> bool:
        """Whether a step of this name may have so many arguments."""
        kinds = [parameter.kind for parameter in signature(self._run).parameters.values()]
        fixed = kinds.count(Parameter.POSITIONAL_OR_KEYWORD) - 1
        return count == fixed or (count > fixed and Parameter.VAR_POSITIONAL in kinds)


class Request(Kind):
    """A step that asks the driver for an operation."""

    reveals = True
    """Whether something hidden or random comes out: no going back behind it."""

    def due(self, s: State, step: Step) -> Operation:
        raise TypeError(f"{step[0]} requests nothing")

    def done(self, s: State, step: Step, done: Done) -> None:
        """Carry out the operation; the step has left the agenda."""


class Ask(Kind):
    """A step that waits for a seat's move."""

    kind = ""
    """The kind of the decision, for prompts."""
    rule = ""
    """The rule a refused move is answered with."""

    def data(self, s: State, step: Step) -> dict[str, Any]:
        """What the prompt needs, from public knowledge."""
        return {}

    def due(self, s: State, step: Step) -> Due:
        return Decision(step[1], self.kind, self.data(s, step))

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        """Every legal move of the deciding seat."""
        return []

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        """Which hidden card the move touches."""
        return PLAIN

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        """Check and carry out a move; raise IllegalMove before anything changes."""


class Menu(Ask):
    """A question with a short public list of answers; a single answer is not asked for."""

    def options(self, s: State, step: Step) -> list[str]:
        """The answers, in canonical order."""
        return []

    def choose(self, s: State, step: Step, text: str) -> None:
        """Carry out an answer; the step has left the agenda."""

    def settle(self, s: State, step: Step) -> bool:
        options = self.options(s, step)
        if len(options) > 1:
            s.menu = options
            return False
        s.agenda.pop()
        if options:
            self.choose(s, step, options[0])
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [plain(text) for text in (s.menu or self.options(s, step))]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        options = s.menu or self.options(s, step)
        if text not in options:
            shown = ", ".join(options[:6]) + (" …" if len(options) > 6 else "")
            raise IllegalMove(
                "move/not-offered", self.rule, f"“{text}” is not possible here; possible: {shown}"
            )
        s.agenda.pop()
        self.choose(s, step, text)


STEPS: dict[str, Kind] = {}
"""Every step by its name."""
ASKS: dict[str, Ask] = {}
"""Those that wait for a seat."""
REQUESTS: dict[str, Request] = {}
"""Those that wait for a driver."""


def step(name: str) -> Callable[[type[Kind]], type[Kind]]:
    """Register an Ask or Request class under the name its steps begin with."""

    def register(cls: type[Kind]) -> type[Kind]:
        handler = STEPS[name] = cls()
        if isinstance(handler, Ask):
            ASKS[name] = handler
        elif isinstance(handler, Request):
            REQUESTS[name] = handler
        return cls

    return register


def auto(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a function as a step that happens by itself."""

    def register(run: Callable[..., None]) -> Callable[..., None]:
        STEPS[name] = Auto(run)
        return run

    return register
