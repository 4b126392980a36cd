"""How a step of the agenda behaves, found by its name.

Three sorts: `Auto` happens by itself, `Ask` waits for a seat, `Request` waits for a driver. A step is
a tuple: its name, then arguments (for an Ask the deciding seat comes first). A Registry belongs to one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any, Generic, TypeVar

from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import Carrier, Decision, Done, Due, Operation, PlainAct
from p2pduel.kernel.state import State, Step

__all__ = ["PLAIN", "Ask", "Auto", "Kind", "Known", "Menu", "Registry", "Request"]

PLAIN = PlainAct()
"""How most moves travel."""

S = TypeVar("S", bound=State)
"""The state of the game whose steps these are."""

Known = Mapping[int, str]
"""What a seat knows: slot -> face."""


class Kind(Generic[S]):
    """The common shape of all three sorts."""

    def settle(self, s: S, step: Step) -> bool:
        """Let the step happen as far as nobody need be asked; True if it is over."""
        return False

    def due(self, s: S, step: Step) -> Due:
        """What is waited for."""
        raise TypeError(f"nothing is due for {step[0]}")


class Auto(Kind[S]):
    """A step that happens by itself."""

    def __init__(self, run: Callable[..., None]) -> None:
        self._run = run

    def settle(self, s: S, step: Step) -> bool:
        s.agenda.pop()
        self._run(s, *step[1:])
        return True

    def takes(self, count: int) -> bool:
        """Whether a step of this name may have so many arguments."""
        kinds = [parameter.kind for parameter in signature(self._run).parameters.values()]
        fixed = kinds.count(Parameter.POSITIONAL_OR_KEYWORD) - 1
        return count == fixed or (count > fixed and Parameter.VAR_POSITIONAL in kinds)


class Request(Kind[S]):
    """A step that asks the driver for an operation."""

    reveals = True
    """Whether something hidden or random comes out: no going back behind it."""

    def due(self, s: S, step: Step) -> Operation:
        raise TypeError(f"{step[0]} requests nothing")

    def done(self, s: S, step: Step, done: Done) -> None:
        """Carry out the operation; the step has left the agenda."""


class Ask(Kind[S]):
    """A step that waits for a seat's move."""

    kind = ""
    """The kind of the decision, for prompts."""
    rule = ""
    """The rule a refused move is answered with."""

    def data(self, s: S, step: Step) -> dict[str, Any]:
        """What the prompt needs, from public knowledge."""
        return {}

    def due(self, s: S, step: Step) -> Due:
        return Decision(step[1], self.kind, self.data(s, step))

    def moves(self, s: S, step: Step, known: Known) -> list[Move]:
        """Every legal move of the deciding seat."""
        return []

    def carrier(self, s: S, step: Step, text: str) -> Carrier:
        """Which hidden card the move touches."""
        return PLAIN

    def act(self, s: S, step: Step, text: str, opened: str | None, index: int | None) -> None:
        """Check and carry out a move; raise IllegalMove before anything changes."""


class Menu(Ask[S]):
    """A question with a short public list of answers; a single answer is not asked for."""

    def options(self, s: S, step: Step) -> list[str]:
        """The answers, in canonical order."""
        return []

    def choose(self, s: S, step: Step, text: str) -> None:
        """Carry out an answer; the step has left the agenda."""

    def settle(self, s: S, step: Step) -> bool:
        options = self.options(s, step)
        if len(options) > 1:
            s.menu = options
            return False
        s.agenda.pop()
        if options:
            self.choose(s, step, options[0])
        return True

    def moves(self, s: S, step: Step, known: Known) -> list[Move]:
        return [plain(text) for text in (s.menu or self.options(s, step))]

    def act(self, s: S, step: Step, text: str, opened: str | None, index: int | None) -> None:
        options = s.menu or self.options(s, step)
        if text not in options:
            shown = ", ".join(options[:6]) + (" …" if len(options) > 6 else "")
            raise IllegalMove(
                Code.MOVE_NOT_OFFERED, self.rule, f"“{text}” is not possible here; possible: {shown}"
            )
        s.agenda.pop()
        self.choose(s, step, text)


class Registry(Generic[S]):
    """The steps of one game by their names."""

    def __init__(self) -> None:
        self.steps: dict[str, Kind[S]] = {}
        """Every step."""
        self.asks: dict[str, Ask[S]] = {}
        """Those that wait for a seat."""
        self.requests: dict[str, Request[S]] = {}
        """Those that wait for a driver."""

    def step(self, name: str) -> Callable[[type[Kind[S]]], type[Kind[S]]]:
        """Register an Ask or Request class under the name its steps begin with."""

        def register(cls: type[Kind[S]]) -> type[Kind[S]]:
            self.add(name, cls())
            return cls

        return register

    def auto(self, name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a function as a step that happens by itself."""

        def register(run: Callable[..., None]) -> Callable[..., None]:
            self.add(name, Auto(run))
            return run

        return register

    def add(self, name: str, handler: Kind[S]) -> None:
        """Register a step; TypeError if the game has one of that name."""
        if name in self.steps:
            raise TypeError(f"there is a step {name!r} already")
        self.steps[name] = handler
        if isinstance(handler, Ask):
            self.asks[name] = handler
        elif isinstance(handler, Request):
            self.requests[name] = handler
