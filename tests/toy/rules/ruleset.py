"""The Ferry behind the door that every game has."""

from collections.abc import Mapping
from typing import Any, ClassVar

from p2pduel.kernel.codes import Code
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.moves import Move
from p2pduel.kernel.options import USUAL, Chosen, Option
from p2pduel.kernel.position import Position
from p2pduel.kernel.ruleset import Ruleset, Shuffle
from p2pduel.kernel.steps import Known
from p2pduel.kernel.view import View
from tests.toy.rules import position as positions
from tests.toy.rules.state import BACK, BOX, STACK, VARIANTS, WEIGHT, State, options
from tests.toy.rules.steps import ENGINE, lay_out

__all__ = ["RULESET", "Ferry", "FerryView"]


class FerryView(View[State]):
    """What a seat sees at the Ferry."""

    __slots__ = ()

    engine: ClassVar[Engine[Any]] = ENGINE

    def figures(self) -> dict[str, Any]:
        """The weight on every shore."""
        return {"points": [self.state.weight(seat) for seat in range(self.state.seats)]}


class Ferry(Ruleset[State]):
    """A game of cards and one die for two or three."""

    name = "toy"
    version = "1"
    seat_names = ("north", "south", "west")
    variants = VARIANTS
    engine = ENGINE
    numbers: Mapping[str, str] = {Code.CARD_NOT_HELD: "T-4", "bury": "T-5"}

    def options(self, variant: str) -> tuple[Option, ...]:
        """What players may settle before a game."""
        return options(variant)

    def new(self, variant: str, seats: int, options: Chosen = USUAL) -> State:
        """The beginning of a game."""
        state = State(variant, seats)
        state.options = self.check(variant, seats, options)
        lay_out(state)
        return state

    def faces(self, variant: str) -> tuple[str, ...]:
        """Every face that can lie face down; the variants share one box."""
        return tuple(WEIGHT)

    def deck_id(self, variant: str) -> bytes:
        """The name the points of its faces are made of."""
        return b"toy/freight"

    def document(self) -> dict[str, Any]:
        """Cards and numbers."""
        numbers = {entry.name: [entry.target, entry.turns, *entry.seats] for entry in VARIANTS.values()}
        open_rules = {name: [f"{one.name}={one.range}" for one in options(name)] for name in VARIANTS}
        return {
            "game": self.name,
            "version": self.version,
            "box": list(BOX),
            "variants": numbers,
            "options": open_rules,
        }

    def stack_back(self, state: State, zone: str) -> str | None:
        """There is one stack, with one back."""
        return BACK if zone == STACK else None

    def opened(self, move: Move) -> str:
        """The card a move loads."""
        return move.text.partition(" ")[2]

    def meant(self, state: State, seat: int, move: Move, zone: str, known: Known) -> int | None:
        """The position of the card a move sinks: its secret part is a face."""
        faces = [known.get(slot) for slot in state.zones[zone]]
        return faces.index(move.secret) if move.secret in faces else None

    def view(self, state: State, known: Known | None = None, seat: int | None = None) -> FerryView:
        """What a seat, or without one a spectator, sees."""
        return FerryView(state, known, seat)

    def score(self, state: State, seat: int) -> int:
        """The weight on the own shore."""
        return state.weight(seat)

    def target(self, state: State) -> int:
        """The weight that wins."""
        return int(state.options["target"])

    def load(self, position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool = False) -> Position[State]:
        """A whole position, or a turn in the middle of a game."""
        return positions.load(self, position, shuffle)


RULESET = Ferry()
