"""The Duel behind the door that every game has."""

from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.games.duel.rules import core, engine, hidden
from p2pduel.games.duel.rules.document import RULES_VERSION, rules_document
from p2pduel.games.duel.rules.facts import COLOURS, EVENT_DIE, card_of
from p2pduel.games.duel.rules.playing import read_card
from p2pduel.games.duel.rules.position import build_position
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.tokens import token
from p2pduel.games.duel.rules.variants import VARIANTS, faces
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import BuryCard, Carrier, Choose, Outcome, Roll, TakeCard
from p2pduel.kernel.options import USUAL, Chosen
from p2pduel.kernel.position import Position
from p2pduel.kernel.ruleset import Ruleset, Shuffle
from p2pduel.kernel.steps import Known

__all__ = ["RULESET", "Duel"]


class Duel(Ruleset[State]):
    """Catan Duel with its eras, and the tournament."""

    name = "duel"
    version = RULES_VERSION
    seat_names = COLOURS
    variants = VARIANTS
    engine = engine.ENGINE
    spare_zones: Mapping[str, str] = {"events.rest": "events.spare"}
    unused_zones = ("events.rest",)  # nobody knows which of these events take part
    numbers: Mapping[str, str] = {
        Code.TURN_NOT_YOURS: "D-5.1",
        Code.CARD_NOT_HELD: "D-9.1",
        "bury": "D-11.3",
        "take": "D-11.6",
        Code.STACK_BACK: "D-14.10",
        Code.DECK_POOL: "D-16.7",
        Code.DECK_SIZE: "D-16.7",
        Code.FORCE_FACE: "D-17.12",
        Code.FORCE_KNOWN: "D-17.13",
        Code.DONE_FACES: "D-17.12",
    }
    tossed = True

    def new(self, variant: str, seats: int = 2, options: Chosen = USUAL) -> State:
        """The beginning of a game."""
        self.check(variant, seats, options)
        return engine.new(variant)

    def faces(self, variant: str) -> tuple[str, ...]:
        """Every face that can lie face down."""
        return faces(variant)

    def deck_id(self, variant: str) -> bytes:
        """The name its points are made of, from before there were other games."""
        return f"p2pduel/{variant}".encode()

    def document(self) -> dict[str, Any]:
        """Cards, numbers, dice and variants."""
        return rules_document()

    def stack_back(self, state: State, zone: str) -> str | None:
        """The back of a draw stack."""
        return core.stack_back(state, zone)

    def stacks(self, state: State) -> tuple[str, ...]:
        """Regions, events and the draw stacks."""
        return ("regions", "events", *(stack.zone for stack in VARIANTS[state.variant].stacks))

    def opened(self, move: Move) -> str:
        """The card a move plays, builds or, with a settlement, sends ahead."""
        words = move.text.split()
        ahead = len(words) == 5 and words[3] == "with"
        return words[4 if ahead else 1].partition("/")[0]

    def meant(self, state: State, seat: int, move: Move, zone: str, known: Known) -> int | None:
        """The position of the card whose token the secret part is; its back may be left out or said.

        In a stack all have the same back, so there it does not count.
        """
        secret = move.secret or ""
        if core.stack_back(state, zone) is not None:
            secret = read_card(secret)[0]
        likely: int | None = None
        for position, slot in enumerate(state.zones[zone]):
            if slot in known:
                face, back = known[slot], state.backs[slot]
                if token(face, back, seat) == secret:
                    return position
                if likely is None and secret in (face, f"{face}/{back}"):
                    likely = position
        return likely

    def hides(self, carrier: Carrier, text: str) -> bool:
        """bury STACK, take STACK."""
        return text.startswith("bury " if isinstance(carrier, BuryCard) else "take ")

    def unnamed(self, carrier: Carrier) -> str:
        """How the card is named."""
        if isinstance(carrier, TakeCard):
            return f"say which card of the stack: take {carrier.zone} <scout>"
        return "say which card: bury draw1 <scout>"

    def turned(self, state: State, zone: str, position: int, face: str) -> bool:
        """Only regions and events are turned up, and their backs are called like their kinds."""
        slot = state.zones[zone][position]
        return face in faces(state.variant) and card_of(face).kind == state.backs[slot]

    def judge(self, state: State, faces: Sequence[str | None]) -> None:
        """The list of hidden choices says what may be chosen."""
        hidden.check(state, faces)

    def chosen(self, choice: Choose, deck: Mapping[str, Sequence[str]]) -> Sequence[str]:
        """A deck has two parts: its cards and its events."""
        return deck.get("events" if choice.back == "event" else "deck", ())

    def read_dice(self, said: Sequence[Any]) -> tuple[int, ...]:
        """Production and event die; the event die by its number or by its symbol."""
        if len(said) == 2 and said[1] in EVENT_DIE:
            said = [said[0], EVENT_DIE.index(said[1]) + 1]
        if len(said) != 2 or not all(type(value) is int for value in said):
            raise IllegalMove(Code.FORCE_DICE, "", why="form", symbols=list(dict.fromkeys(EVENT_DIE)))
        if not all(1 <= value <= 6 for value in said):
            raise IllegalMove(Code.FORCE_DICE, "D-1.7", why="die")
        return tuple(said)

    def forced(self, state: State, roll: Roll, values: tuple[int, ...]) -> tuple[int, ...]:
        """Both dice; a roll of one takes the number it needs: a defence is one of the production die."""
        production, event = values
        if len(roll.sides) == 2:
            return values
        return (event,) if state.phase == "dice" and state.production else (production,)

    def view(self, state: State, known: Known | None = None, seat: int | None = None) -> View:
        """What a seat sees."""
        return View(state, known, seat)

    def score(self, state: State, seat: int) -> int:
        """Victory points with tokens."""
        return core.victory(state, seat)

    def used(self, outcome: Outcome) -> tuple[int, str] | None:
        """Cards built or played; roads, settlements and cities everybody builds."""
        if outcome.kind not in ("built", "played"):
            return None
        card = card_of(outcome.data["face"])
        return (outcome.data["seat"], card.id) if card.is_drawn or card.is_expansion else None

    def parts(self, state: State) -> dict[str, Any]:
        """Both principalities, the zones and everything beside them."""
        data = super().parts(state)
        for colour, player in zip(COLOURS, data.pop("players"), strict=True):
            data |= {f"{colour}.{key}": part for key, part in player.items()}
        return data

    def load(self, position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool = False) -> Position[State]:
        """A whole position, or what differs from the set-up."""
        return build_position(position, shuffle, strict=strict)

    def restored(self, public: Mapping[str, Any]) -> State:
        """The state as it was written."""
        return State.from_json(dict(public))


RULESET = Duel()
