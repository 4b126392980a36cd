"""The classic card game behind the door that every game has."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.games.classic.rules import core, engine, hidden
from p2pduel.games.classic.rules.document import RULES_VERSION, rules_document
from p2pduel.games.classic.rules.facts.faces import CARDS, card_of
from p2pduel.games.classic.rules.facts.model import COLOURS
from p2pduel.games.classic.rules.facts.numbers import EVENT_DIE
from p2pduel.games.classic.rules.position import build_position
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.variants import OPTIONS, VARIANTS, chosen_sets, faces
from p2pduel.games.classic.rules.view import View
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import BuryCard, Carrier, Choose, Outcome, Roll, TakeCard
from p2pduel.kernel.options import USUAL, Chosen, Option
from p2pduel.kernel.position import Position
from p2pduel.kernel.ruleset import Ruleset, Shuffle
from p2pduel.kernel.steps import Known

__all__ = ["RULESET", "Classic"]


class Classic(Ruleset[State]):
    """The older card game with its theme sets, and the tournament."""

    name = "classic"
    version = RULES_VERSION
    seat_names = COLOURS
    variants = VARIANTS
    engine = engine.ENGINE
    numbers: Mapping[str, str] = {
        Code.TURN_NOT_YOURS: "C-4.4",
        Code.CARD_NOT_HELD: "C-70.2",
        "bury": "C-8.2",
        "take": "C-8.3",
        Code.STACK_BACK: "C-20.15",
        Code.DECK_POOL: "C-30.5",
        Code.DECK_SIZE: "C-30.5",
        Code.FORCE_FACE: "C-70.2",
        Code.FORCE_KNOWN: "C-70.6",
        Code.DONE_FACES: "C-70.6",
    }
    tossed = True

    def options(self, variant: str) -> tuple[Option, ...]:
        """Which theme sets take part, where that is not said by the variant (C-20.13, C-30.1)."""
        return OPTIONS.get(variant, ())

    def new(self, variant: str, seats: int = 2, options: Chosen = USUAL) -> State:
        """The beginning of a game."""
        return engine.new(variant, chosen_sets(variant, self.check(variant, seats, options)))

    def faces(self, variant: str) -> tuple[str, ...]:
        """Every face that can lie face down."""
        return faces(variant)

    def deck_id(self, variant: str) -> bytes:
        """The name its points are made of."""
        return f"p2pduel/classic/{variant}".encode()

    def document(self) -> dict[str, Any]:
        """Cards, numbers, dice and variants."""
        return rules_document()

    def stack_back(self, state: State, zone: str) -> str | None:
        """The back of a draw stack: there is only one."""
        return "draw" if any(stack.zone == zone for stack in state.layout.stacks) else None

    def stacks(self, state: State) -> tuple[str, ...]:
        """Regions, events and the draw stacks."""
        return ("regions", "events", *(stack.zone for stack in state.layout.stacks))

    def opened(self, move: Move) -> str:
        """The card a move plays, builds, sells or, with a settlement, sends ahead."""
        words = move.text.split()
        return words[4] if len(words) == 5 and words[3] == "with" else words[1]

    def meant(self, state: State, seat: int, move: Move, zone: str, known: Known) -> int | None:
        """The position in a zone of the card a move's secret part names: a face."""
        faces_known = [known.get(slot) for slot in state.zones[zone]]
        return faces_known.index(move.secret) if move.secret in faces_known else None

    def hides(self, carrier: Carrier, text: str) -> bool:
        """bury STACK, take STACK."""
        return text.startswith("bury " if isinstance(carrier, BuryCard) else "take ")

    def unnamed(self, carrier: Carrier) -> str:
        """How the card is named."""
        if isinstance(carrier, TakeCard):
            return f"say which card of the stack: take {carrier.zone} <scout>"
        return "say which card: bury s1 <scout>"

    def turned(self, state: State, zone: str, position: int, face: str) -> bool:
        """Regions and events have backs like their kinds; all other cards have the one plain back."""
        back = state.backs[state.zones[zone][position]]
        if face not in faces(state.variant):
            return False
        card = card_of(face)
        return card.kind == back if back in ("region", "event") else card.is_drawn

    def judge(self, state: State, faces: Sequence[str | None]) -> None:
        """The list of hidden choices says what may be chosen."""
        hidden.check(state, faces)

    def chosen(self, choice: Choose, deck: Mapping[str, Sequence[str]]) -> Sequence[str]:
        """A deck has two parts: its cards and its events; of half a pool other cards fill it up."""
        wanted = deck.get("events" if choice.back == "event" else "deck", ())
        if not wanted or "." not in choice.zone:
            return wanted
        pool = Counter(choice.pool)
        here = list((Counter(wanted) & pool).elements())
        return [*here, *(pool - Counter(here)).elements()][: choice.keep]

    def read_dice(self, said: Sequence[Any]) -> tuple[int, ...]:
        """Production and event die, the event die by its number or by its face; or single dice of cards."""
        if len(said) == 2 and said[1] in EVENT_DIE:
            said = [said[0], EVENT_DIE.index(said[1]) + 1]
        if not said or len(said) > 2 or not all(type(value) is int and 1 <= value <= 6 for value in said):
            symbols = ", ".join(dict.fromkeys(EVENT_DIE))
            raise IllegalMove(Code.FORCE_DICE, "C-1.4", why="form", symbols=symbols)
        return tuple(said)

    def forced(self, state: State, roll: Roll, values: tuple[int, ...]) -> tuple[int, ...] | None:
        """As many dice as are rolled; of both, the event die alone where production is set already."""
        if len(roll.sides) == len(values):
            return values
        if len(values) == 2 and len(roll.sides) == 1 and state.phase == "dice" and state.production:
            return values[1:]
        return values[:1] if len(values) == 2 else None

    def view(self, state: State, known: Known | None = None, seat: int | None = None) -> View:
        """What a seat sees."""
        return View(state, known, seat)

    def score(self, state: State, seat: int) -> int:
        """Victory points with tokens."""
        return core.victory(state, seat)

    def used(self, outcome: Outcome) -> tuple[int, str] | None:
        """Cards built, played or cast; roads, settlements and cities everybody builds."""
        if outcome.kind not in ("built", "played", "cast"):
            return None
        face = outcome.data["face"]
        return (outcome.data["seat"], face) if CARDS[face].is_drawn or face == "citadel" else None

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


RULESET = Classic()
