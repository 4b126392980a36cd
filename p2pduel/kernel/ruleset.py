"""The rules of a game as the rest of the program sees them: the only thing it knows of them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol

from p2pduel.kernel.codes import Code
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Carrier, Choose, Outcome, Roll
from p2pduel.kernel.options import USUAL, Chosen, Option, Value, settled
from p2pduel.kernel.position import Position, dump
from p2pduel.kernel.slots import owner
from p2pduel.kernel.steps import Known, S
from p2pduel.kernel.view import View

__all__ = ["Ruleset", "Shuffle", "Variant"]

Shuffle = Callable[[list[Any]], None]
"""Puts a list into a random order."""


class Variant(Protocol):
    """One way to play a game."""

    @property
    def name(self) -> str:
        """What is typed for it."""

    @property
    def seats(self) -> tuple[int, ...]:
        """How many players it is for; the first number is what one gets without asking."""

    @property
    def target(self) -> int:
        """The points that win, unless an option says otherwise."""

    @property
    def own_decks(self) -> bool:
        """Whether players bring decks of their own."""


class Ruleset(ABC, Generic[S]):
    """One game's rules: pure, deterministic, for any number of tables at once."""

    name: str
    """What is typed for the game."""
    version: str
    """Counts up whenever a move is judged differently."""
    seat_names: tuple[str, ...]
    """What seats may be called in typed input and in documents, in their order."""
    variants: Mapping[str, Variant]
    """The first is the one for newcomers."""
    engine: Engine[S]
    spare_zones: Mapping[str, str] = {}
    """Zones whose names the protocol keeps for itself -> what they are called there."""
    unused_zones: tuple[str, ...] = ()
    """Zones whose cards take no part, although nobody knows which they are."""
    numbers: Mapping[str, str] = {}
    """The rules that tables themselves refuse with: code of the refusal, or bury and take for naming a hidden
    card -> number of the rule."""
    tossed: bool = False
    """Whether chance decides in the set-up who begins; else the first seat does."""

    @abstractmethod
    def new(self, variant: str, seats: int, options: Chosen = USUAL) -> S:
        """The beginning of a game; the set-up is due. IllegalMove if there is no such game."""

    def options(self, variant: str) -> tuple[Option, ...]:
        """What players may settle about a variant before a game."""
        return ()

    def start(self, variant: str, seats: int | None = None, options: Chosen = USUAL) -> S:
        """Like new; without a number of seats for as many as one gets without asking."""
        if seats is None:
            entry = self.variants.get(variant)
            seats = 0 if entry is None else entry.seats[0]
        return self.new(variant, seats, options)

    def check(self, variant: str, seats: int, options: Chosen = USUAL) -> dict[str, Value]:
        """The value of every option; IllegalMove if there is no such variant, not for so many, or not so."""
        entry = self.variants.get(variant)
        if entry is None:
            known = ", ".join(self.variants)
            raise IllegalMove(Code.VARIANT_UNKNOWN, "", f"there is no variant “{variant}”: {known}")
        if seats not in entry.seats:
            allowed = " or ".join(map(str, entry.seats))
            raise IllegalMove(
                Code.SEATS_NUMBER, "", f"{self.name} {variant} is for {allowed} players, not {seats}"
            )
        return settled(self.options(variant), options, f"{self.name} {variant}")

    # -- cards ------------------------------------------------------------------------------------

    @abstractmethod
    def faces(self, variant: str) -> tuple[str, ...]:
        """Every face that can lie face down: face number -> face."""

    @abstractmethod
    def deck_id(self, variant: str) -> bytes:
        """The name under which the points of these faces are made; it never changes."""

    @abstractmethod
    def document(self) -> dict[str, Any]:
        """Everything the fingerprint of the rules is made of, as plain data."""

    @abstractmethod
    def stack_back(self, state: S, zone: str) -> str | None:
        """The back of a draw stack, also of an empty one; None if there is no such stack."""

    def stacks(self, state: S) -> tuple[str, ...]:
        """The face-down stacks on the table, also empty ones."""
        return tuple(zone for zone in state.zones if owner(zone) is None and "." not in zone)

    @abstractmethod
    def opened(self, move: Move) -> str:
        """The face that a move opens, if it opens one (its carrier says whether); several with blanks."""

    @abstractmethod
    def meant(self, state: S, seat: int, move: Move, zone: str, known: Known) -> int | None:
        """The position in a zone of the card that a move's secret part names; None if it is not there."""

    def hides(self, carrier: Carrier, text: str) -> bool:
        """Whether a text is written like a move of this carrier that names a hidden card beside it."""
        return True

    def unnamed(self, carrier: Carrier) -> str:
        """What is said to somebody who leaves out which hidden card a move of this carrier means."""
        return "say which card, in angle brackets behind the move"

    def turned(self, state: S, zone: str, position: int, face: str) -> bool:
        """Whether a card that is turned up there could have that face, as far as its back tells."""
        return face in self.faces(state.variant)

    def judge(self, state: S, faces: Sequence[str | None]) -> None:
        """Raise IllegalMove if the hidden choice that is due may not be these cards (None: not known)."""

    def chosen(self, choice: Choose, deck: Mapping[str, Sequence[str]]) -> Sequence[str]:
        """The cards of a brought deck that answer a choice."""
        return deck.get(choice.zone, ())

    # -- dice -------------------------------------------------------------------------------------

    def read_dice(self, said: Sequence[Any]) -> tuple[int, ...]:
        """The values of dice that a line or a document says; IllegalMove if it says none."""
        if not said or not all(type(value) is int and value > 0 for value in said):
            raise IllegalMove(Code.FORCE_DICE, "", "dice is a list of numbers from 1")
        return tuple(said)

    def forced(self, state: S, roll: Roll, values: tuple[int, ...]) -> tuple[int, ...] | None:
        """What dice that were decided beforehand show in a roll; None if they wait for another one."""
        fits = len(values) == len(roll.sides) and all(map(int.__le__, values, roll.sides))
        return values if fits else None

    # -- looking ----------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, known: Known | None = None, seat: int | None = None) -> View[S]:
        """What a seat, or without one a spectator, sees."""

    @abstractmethod
    def score(self, state: S, seat: int) -> int:
        """The points of a seat that count towards the target."""

    def target(self, state: S) -> int:
        """The points that win this game."""
        return self.variants[state.variant].target

    def used(self, outcome: Outcome) -> tuple[int, str] | None:
        """The seat and the card of an outcome that says that a card was used, for figures about cards."""
        return None

    def parts(self, state: S) -> dict[str, Any]:
        """What the state hash is made of, by name: where two engines differ is found with it."""
        data = state.to_json()
        zones = data.pop("zones", {})
        return data | {f"zones.{zone}": slots for zone, slots in zones.items()}

    # -- positions --------------------------------------------------------------------------------

    @abstractmethod
    def load(self, position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool = False) -> Position[S]:
        """The position a document says; IllegalMove if it says none."""

    def restored(self, public: Mapping[str, Any]) -> S:
        """The state of a public part that another process of this program wrote."""
        return self.load({"public": public}, lambda _cards: None).state

    def dump(self, state: S, known: Sequence[Mapping[int, str]], truth: Mapping[int, str]) -> dict[str, Any]:
        """The document of a position."""
        return dump(state, known, truth, self.seat_names[: state.seats])

    def seat_of(self, word: object) -> int:
        """The seat a typed number or name means; IllegalMove if there is none of that name."""
        if isinstance(word, int) and not isinstance(word, bool) and 0 <= word < len(self.seat_names):
            return word
        if isinstance(word, str) and word in self.seat_names:
            return self.seat_names.index(word)
        names = ", ".join(f"{seat} ({name})" for seat, name in enumerate(self.seat_names))
        raise IllegalMove(Code.SEAT_UNKNOWN, "", f"there is no seat {word!r}: {names}")
