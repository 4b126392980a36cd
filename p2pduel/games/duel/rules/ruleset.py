"""The Duel behind the door that every game has."""

from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.games.duel.rules import core, engine, hidden
from p2pduel.games.duel.rules.document import RULES_VERSION, rules_document
from p2pduel.games.duel.rules.facts import COLOURS, card_of
from p2pduel.games.duel.rules.position import build_position
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.tokens import token
from p2pduel.games.duel.rules.variants import VARIANTS, faces
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Choose
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

    def new(self, variant: str, seats: int = 2) -> State:
        """The beginning of a game."""
        self.check(variant, seats)
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

    def opened(self, move: Move) -> str:
        """The card a move plays, builds or, with a settlement, sends ahead."""
        words = move.text.split()
        named = words[words.index("with") + 1] if "with" in words else words[1]
        return named.partition("/")[0]

    def meant(self, state: State, seat: int, move: Move, zone: str, known: Known) -> int | None:
        """The position of the card whose token the secret part is."""
        for position, slot in enumerate(state.zones[zone]):
            if slot in known and token(known[slot], state.backs[slot], seat) == move.secret:
                return position
        return None

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

    def view(self, state: State, known: Known | None = None, seat: int | None = None) -> View:
        """What a seat sees."""
        return View(state, known, seat)

    def score(self, state: State, seat: int) -> int:
        """Victory points with tokens."""
        return core.victory(state, seat)

    def parts(self, state: State) -> dict[str, Any]:
        """Both principalities, the zones and everything beside them."""
        data = super().parts(state)
        for colour, player in zip(COLOURS, data.pop("players"), strict=True):
            data |= {f"{colour}.{key}": part for key, part in player.items()}
        return data

    def load(self, position: Mapping[str, Any], shuffle: Shuffle, *, strict: bool = False) -> Position[State]:
        """A whole position, or what differs from the set-up."""
        return build_position(position, shuffle, strict=strict)


RULESET = Duel()
