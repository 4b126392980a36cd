"""The Race behind the door that every game has."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from p2pduel.kernel.codes import Code
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.options import USUAL, Chosen
from p2pduel.kernel.position import Position
from p2pduel.kernel.ruleset import Ruleset, Shuffle
from p2pduel.kernel.steps import Known
from p2pduel.kernel.view import View
from tests.kernel.race.rules.steps import CARDS, ENGINE, TARGET, Track, beginning


@dataclass(frozen=True)
class _Variant:
    name: str
    seats: tuple[int, ...]
    target: int = TARGET
    own_decks: bool = False


class _View(View[Track]):
    engine: ClassVar[Engine[Any]] = ENGINE


class Race(Ruleset[Track]):
    """Whoever has six points; for two to four, or for two."""

    name = "race"
    version = "1"
    seat_names = ("ann", "ben", "cat", "dan")
    variants: Mapping[str, _Variant] = {
        "crowd": _Variant("crowd", (3, 2, 4)),
        "pair": _Variant("pair", (2,)),
    }
    engine = ENGINE

    def new(self, variant: str, seats: int, options: Chosen = USUAL) -> Track:
        """The beginning."""
        self.check(variant, seats, options)
        return beginning(variant, seats)

    def faces(self, variant: str) -> tuple[str, ...]:
        """Four faces."""
        return tuple(dict.fromkeys(CARDS))

    def deck_id(self, variant: str) -> bytes:
        """One deck."""
        return b"race"

    def document(self) -> dict[str, Any]:
        """All there is to know."""
        return {"name": self.name, "version": self.version, "cards": list(CARDS)}

    def stack_back(self, state: Track, zone: str) -> str | None:
        """There is one stack."""
        return "race" if zone == "stack" else None

    def opened(self, move: Move) -> str:
        """play FACE."""
        return move.text.split()[1]

    def meant(self, state: Track, seat: int, move: Move, zone: str, known: Known) -> int | None:
        """By its face."""
        return next((at for at, slot in enumerate(state.zones[zone]) if known.get(slot) == move.secret), None)

    def view(self, state: Track, known: Known | None = None, seat: int | None = None) -> View[Track]:
        """What a seat sees."""
        return _View(state, known, seat)

    def score(self, state: Track, seat: int) -> int:
        """Points."""
        return state.points[seat]

    def used(self, outcome: Outcome) -> tuple[int, str] | None:
        """Cards played."""
        return (outcome.data["seat"], outcome.data["face"]) if outcome.kind == "played" else None

    def load(self, position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool = False) -> Position[Track]:
        """Nobody sets up positions of the Race."""
        raise IllegalMove(Code.POSITION_FORM, "X-2", "the Race has no positions")


RULESET = Race()
