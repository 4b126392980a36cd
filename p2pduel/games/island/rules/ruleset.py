"""The island behind the door that every game has."""

from collections.abc import Mapping
from typing import Any

from p2pduel.games.island.rules import setup
from p2pduel.games.island.rules.document import RULES_VERSION, rules_document
from p2pduel.games.island.rules.engine import ENGINE
from p2pduel.games.island.rules.facts import BACK, COLOURS, FACES, STACK, VICTORY
from p2pduel.games.island.rules.options import OPTIONS, read_options
from p2pduel.games.island.rules.position import load_position
from p2pduel.games.island.rules.state import State
from p2pduel.games.island.rules.variants import VARIANTS
from p2pduel.games.island.rules.view import View
from p2pduel.kernel.codes import Code
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.options import USUAL, Chosen, Option
from p2pduel.kernel.position import Position
from p2pduel.kernel.ruleset import Ruleset, Shuffle
from p2pduel.kernel.steps import Known

__all__ = ["RULESET", "Island"]


class Island(Ruleset[State]):
    """Catan: the board game, for two to four."""

    name = "island"
    version = RULES_VERSION
    seat_names = COLOURS
    variants = VARIANTS
    engine = ENGINE
    numbers: Mapping[str, str] = {
        Code.TURN_NOT_YOURS: "I-7.1",
        Code.CARD_NOT_HELD: "I-14.3",
        Code.FORCE_FACE: "I-1.5",
    }
    tossed = True

    def options(self, variant: str) -> tuple[Option, ...]:
        """Points to win, and the switches (I-19)."""
        return OPTIONS

    def new(self, variant: str, seats: int, options: Chosen = USUAL) -> State:
        """The beginning of a game."""
        self.check(variant, seats, options)
        state = State(variant, seats, read_options(options))
        setup.begin(state)
        ENGINE.settle(state)
        return state

    def faces(self, variant: str) -> tuple[str, ...]:
        """Every face that can lie face down: the development cards."""
        return FACES

    def deck_id(self, variant: str) -> bytes:
        """The name the points of its faces are made of."""
        return b"island/dev"

    def document(self) -> dict[str, Any]:
        """Board, pieces, costs, cards, variants and options."""
        return rules_document()

    def stack_back(self, state: State, zone: str) -> str | None:
        """There is one stack, with one back."""
        return BACK if zone == STACK else None

    def opened(self, move: Move) -> str:
        """The card a move plays; so many victory cards as it reveals."""
        verb, _, rest = move.text.partition(" ")
        return " ".join([VICTORY] * int(rest)) if verb == "reveal" else verb

    def meant(self, state: State, seat: int, move: Move, zone: str, known: Known) -> int | None:
        """No move names a hidden card beside its text."""
        return None

    def view(self, state: State, known: Known | None = None, seat: int | None = None) -> View:
        """What a seat, or without one a spectator, sees."""
        return View(state, known, seat)

    def score(self, state: State, seat: int) -> int:
        """The points that everybody sees."""
        return state.points[seat]

    def target(self, state: State) -> int:
        """The points that were agreed on."""
        return state.options.target

    def used(self, outcome: Outcome) -> tuple[int, str] | None:
        """Development cards that were played."""
        return (outcome.data["seat"], outcome.data["face"]) if outcome.kind == "played" else None

    def load(self, position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool = False) -> Position[State]:
        """A whole position, or what differs from an empty board."""
        return load_position(self, position, shuffle, strict=strict)

    def restored(self, public: Mapping[str, Any]) -> State:
        """The state as it was written."""
        return State.from_json(dict(public))


RULESET = Island()
