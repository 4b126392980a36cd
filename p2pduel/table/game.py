"""A game's rules as the protocol's Game: strings become numbers, slots positions, nothing else changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Self

from p2pduel import games
from p2pduel.catalogue import files
from p2pduel.catalogue import games as said
from p2pduel.games import Game
from p2pduel.kernel import operations as rules
from p2pduel.kernel.canonical import canonical
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.options import USUAL, Chosen
from p2pduel.kernel.state import State
from p2pduel.table.about import game_of, strange
from p2pduel.table.stand import Stand, Step
from p2pduel.table.terms import Terms
from p2pduel.table.translating import carrier_in_seam, due_in_seam
from protocol import seam
from protocol.hashing import H32
from protocol.params import Deck
from protocol.reader import UnknownTermsError
from protocol.wire import Body, pack

__all__ = [
    "Happening",
    "TableGame",
    "choice",
    "deck",
    "from_terms",
    "knowledge_of",
    "played_once",
    "rules_fingerprint",
    "table_of_faces",
    "unplayable",
    "zone_in_rules",
]


@cache
def table_of_faces(game: Game, variant: str) -> tuple[str, ...]:
    """Face number -> face; one table per game and variant."""
    return game.rules.faces(variant)


@cache
def _numbers(game: Game, variant: str) -> Mapping[str, int]:
    return {face: number for number, face in enumerate(table_of_faces(game, variant))}


@cache
def deck(game: Game, variant: str) -> Deck:
    """The points of the variant's faces."""
    return Deck(game.rules.deck_id(variant), len(table_of_faces(game, variant)))


@cache
def rules_fingerprint(game: Game) -> bytes:
    """The hash of the canonical document of a game's rules (docs/engine.md)."""
    return H32("rules", canonical(game.rules.document()).encode("ascii"))


def from_terms(terms: Body) -> TableGame:
    """The game these terms are about; UnknownTermsError if anything in them is not known."""
    agreed = Terms.read(terms)
    return TableGame.new(games.game(agreed.game), agreed.variant, agreed.seats, agreed.options)


def played_once() -> Callable[[Body], TableGame]:
    """The same for several readers of one transcript: what one of them has played the others need not.

    A step is worked out once for each state it is made on; whoever makes another one gets its own answer.
    """
    begun: dict[bytes, TableGame] = {}

    def begin(terms: Body) -> TableGame:
        agreed = pack(terms)
        if agreed not in begun:
            made = from_terms(terms)
            begun[agreed] = TableGame(made.game, made.state, remembers=True)
        return begun[agreed].copy()

    return begin


def unplayable(path: Path | str, hello: Body) -> str:
    """Why the game in a file, which began with this hello, can't be played or judged here; else nothing."""
    terms = hello.get("terms")
    words = strange(terms)
    if words:
        return files.strange(str(path), words)
    if hello.get("rules") != rules_fingerprint(games.game(game_of(terms))):
        return said.other_rules(str(path))  # and perhaps with other terms
    try:
        Terms.read(terms if isinstance(terms, dict) else {})
    except UnknownTermsError as error:
        return said.strange_terms(str(path), str(error))
    return ""


@dataclass(frozen=True, slots=True)
class Happening:
    """One act or operation and what came of it."""

    seat: int | None
    """Whose act; None for an operation."""
    move: str
    outcomes: tuple[Outcome, ...]
    state: Any
    """The state it led to, of the game that is played; only that game's own rooms look inside."""
    rolled: bool = False
    """Whether the operation was a roll of dice."""


class TableGame:
    """A game in its public state, as the protocol drives it."""

    def __init__(self, game: Game, state: State, *, remembers: bool = False) -> None:
        self.game = game
        self._at = Stand(state, remembers)
        self.log: list[Happening] = []
        """What happened since somebody last took it; a copy starts with none."""

    @classmethod
    def new(cls, game: Game, variant: str, seats: int, options: Chosen = USUAL) -> Self:
        """The beginning of a game; IllegalMove if there is no such game."""
        return cls(game, game.rules.new(variant, seats, options))

    @property
    def state(self) -> Any:
        """The public state; only the game's own rooms look further than the kernel's part of it."""
        return self._at.state

    @property
    def variant(self) -> str:
        """The variant that is played."""
        return str(self.state.variant)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def deck(self) -> Deck:
        """The table of faces."""
        return deck(self.game, self.variant)

    @property
    def rules(self) -> bytes:
        """The rules' fingerprint."""
        return rules_fingerprint(self.game)

    def due(self) -> seam.Due:
        """Who owes an act, or which operation is due."""
        if self._at.due is None:
            due = self.game.rules.engine.due(self.state)
            self._at.due = due_in_seam(due, _numbers(self.game, self.variant), self._zone)
        return self._at.due

    def _zone(self, zone: str) -> str:
        """What the protocol calls a zone of the rules."""
        return self.game.rules.spare_zones.get(zone, zone)

    def carrier(self, seat: int, text: bytes) -> seam.Carrier:
        """How this act travels."""
        found = self._at.carriers.get((seat, text))
        if found is None:
            found = self._at.carriers[seat, text] = self._carrier(seat, text)
        return found

    def _carrier(self, seat: int, text: bytes) -> seam.Carrier:
        ruleset = self.game.rules
        due = ruleset.engine.due(self.state)
        if not isinstance(due, rules.Decision) or due.seat != seat:
            raise seam.Refused("move/turn", "this seat is not asked")
        try:
            carried = ruleset.engine.carrier(self.state, _text(text))
        except IllegalMove as error:
            raise seam.Refused(error.rule or error.code, error.said) from None
        if isinstance(carried, rules.BuryCard) and ruleset.stack_back(self.state, carried.to_zone) is None:
            raise seam.Refused("stack/unknown", f"{carried.to_zone} is no draw stack")
        return carrier_in_seam(carried)

    def act(self, seat: int, text: bytes, done: seam.Done | None) -> None:
        """Make the act; raises Refused and leaves the state as it was."""
        self._go((seat, text, done), lambda: self._acted(seat, text, done))

    def _acted(self, seat: int, text: bytes, done: seam.Done | None) -> tuple[Any, Sequence[Outcome]]:
        opened = index = None
        if done is not None and done.faces:
            table = table_of_faces(self.game, self.variant)
            opened = " ".join(table[face] for face in done.faces)
        try:
            if done is not None and done.values:
                index = self._index(text, done.values[0], done.backs[0])
            return self.game.rules.engine.act(self.state, seat, _text(text), opened, index)
        except IllegalMove as error:
            raise seam.Refused(error.rule or error.code, error.said) from None

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:  # noqa: ARG002
        """Hold a choice of hidden cards against the rules; raises Refused."""
        table = table_of_faces(self.game, self.variant)
        try:
            self.game.rules.judge(self.state, [None if face is None else table[face] for face in faces])
        except IllegalMove as error:
            raise seam.Refused(error.rule or error.code, error.said) from None

    def _index(self, text: bytes, position: int, back: str) -> int:
        """Which of the cards with this back leaves; it must be the back the move is about."""
        match self.game.rules.engine.carrier(self.state, _text(text)):
            case rules.PlayCard(_, zone, meant):
                expected: str | None = meant
            case rules.BuryCard(_, zone, to_zone):
                expected = self.game.rules.stack_back(self.state, to_zone)  # also where the stack is empty
            case _:
                raise seam.Refused("move/carrier", "no card leaves a hand with this move")
        backs = [self.state.backs[slot] for slot in self.state.zones[zone]]
        if not back == backs[position] == expected:
            raise seam.Refused("stack/back", "a card of another back leaves the hand")
        return backs[:position].count(back)

    def apply(self, done: seam.Done) -> None:
        """The due operation has happened."""
        self._go((None, b"", done), lambda: self._applied(done))

    def _applied(self, done: seam.Done) -> tuple[Any, Sequence[Outcome]]:
        engine = self.game.rules.engine
        due = engine.due(self.state)
        table = table_of_faces(self.game, self.variant)
        faces_seen = tuple(table[face] for face in done.faces)
        state, outcomes = engine.done(self.state, rules.Done(done.values, faces_seen))
        if isinstance(due, rules.Seal):
            # The protocol seals by shuffling; a shuffle that follows at once would be the same again.
            follows = engine.due(state)
            if isinstance(follows, rules.Shuffle) and follows.zone == due.zone:
                state, more = engine.done(state, rules.Done())
                outcomes = [*outcomes, *more]
        return state, outcomes

    def _go(self, step: Step, play: Callable[[], tuple[Any, Sequence[Outcome]]]) -> None:
        """Make a step; where it was made from here already, and that is remembered, it leads there again."""
        seat, text, done = step
        rolled = seat is None and done is not None and bool(done.values)
        before = self._at
        known = before.follows.get(step) if before.follows is not None else None
        if known is not None:
            self._at, told = known
            self.log.append(Happening(seat, _text(text), told, self.state, rolled))
            return
        self._move_on(seat, _text(text), *play(), rolled=rolled)
        if before.follows is not None:
            before.follows[step] = self._at, self.log[-1].outcomes

    def _move_on(
        self, seat: int | None, move: str, state: Any, outcomes: Sequence[Outcome], *, rolled: bool = False
    ) -> None:
        self._at = Stand(state, self._at.follows is not None)
        self.log.append(Happening(seat, move, tuple(outcomes), state, rolled))

    def take_log(self) -> list[Happening]:
        """What happened since the last time."""
        taken, self.log = self.log, []
        return taken

    def digest(self) -> bytes:
        """The state hash."""
        if self._at.digest is None:
            self._at.digest = bytes.fromhex(self.state.digest())
        return self._at.digest

    def parts(self) -> list[tuple[str, bytes]]:
        """What the state hash is made of, by name: where two engines differ is found with it."""
        named = self.game.rules.parts(self.state)
        return [(name, canonical(part).encode("ascii")) for name, part in sorted(named.items())]

    def copy(self) -> TableGame:
        """An independent copy; the engine never changes a state it was given."""
        other = TableGame.__new__(TableGame)
        other.game, other._at, other.log = self.game, self._at, []
        return other

    def pool_order(self, due: seam.Choose, brought: Mapping[str, Sequence[str]]) -> list[int] | None:
        """The places of the pool that is due with the cards of a brought deck first; None if it has none."""
        asked = self.game.rules.engine.due(self.state)
        wanted = self.game.rules.chosen(asked, brought) if isinstance(asked, rules.Choose) else ()
        if not wanted:
            return None
        table = table_of_faces(self.game, self.variant)
        left = list(range(len(due.pool)))
        chosen: list[int] = []
        for face in wanted:
            place = next((one for one in left if table[due.pool[one]] == face), None)
            if place is None:
                raise IllegalMove(Code.DECK_POOL, "", f"{face} is not in the pool so often")
            left.remove(place)
            chosen.append(place)
        return chosen + left

    def zones(self) -> dict[str, tuple[str, ...]]:
        """Every zone with the backs of its cards, as the protocol must have them too."""
        return {
            self._zone(zone): tuple(self.state.backs[slot] for slot in slots)
            for zone, slots in self.state.zones.items()
        }

    def knowledge(self, known: Callable[[str], Sequence[int | None]]) -> dict[int, str]:
        """What a reader knows, by slot; `known` gives the faces of a zone by position."""
        return knowledge_of(self.game, self.state, known)


def _text(text: bytes) -> str:
    try:
        return text.decode("ascii")
    except UnicodeDecodeError:
        raise seam.Refused("move/text", "a move is plain text") from None


def zone_in_rules(game: Game, zone: str) -> str:
    """What the rules call a zone of the protocol."""
    spare = game.rules.spare_zones
    return next((ours for ours, theirs in spare.items() if theirs == zone), zone)


def knowledge_of(game: Game, state: State, known: Callable[[str], Sequence[int | None]]) -> dict[int, str]:
    """What a reader knows in a state, by slot; `known` gives the faces of a zone by position."""
    table, spare = table_of_faces(game, state.variant), game.rules.spare_zones
    found: dict[int, str] = {}
    for zone, slots in state.zones.items():
        faces_known = known(spare.get(zone, zone))
        if len(faces_known) == len(slots):  # else an operation is under way that moves cards of this zone
            found |= {
                slot: table[face] for slot, face in zip(slots, faces_known, strict=True) if face is not None
            }
    return found


def choice(game: Game, state: State, seat: int, move: Move, knowledge: Mapping[int, str]) -> seam.Choice:
    """A move as the protocol takes it: the public text, and beside it where the hidden card lies."""
    text = move.text.encode("ascii")
    match game.rules.engine.carrier(state, move):
        case rules.PlayCard(_, zone, back):
            return seam.Choice(text, _played(game, state, seat, move, zone, back, knowledge))
        case rules.PlayCards() as carried:
            return seam.Choice(text, order=_opened(game, state, seat, move, carried, knowledge))
        case rules.BuryCard(_, zone, _) | rules.TakeCard(_, zone):
            position = game.rules.meant(state, seat, move, zone, knowledge)
            if position is None:
                raise IllegalMove(Code.CARD_MISSING, "", f"there is no {move.secret} in {zone}")
            return seam.Choice(text, position)
        case rules.ArrangeCards():
            return seam.Choice(text, order=tuple(int(at) for at in (move.secret or "").split()))
    return seam.Choice(text)


def _played(
    game: Game, state: State, seat: int, move: Move, zone: str, back: str, knowledge: Mapping[int, str]
) -> int:
    """The position of the card a move opens, if the engine allows the move with it."""
    face = game.rules.opened(move)
    for position, slot in enumerate(state.zones[zone]):
        if state.backs[slot] == back and knowledge.get(slot) == face:
            game.rules.engine.act(state, seat, move, face)
            return position
    raise IllegalMove(Code.CARD_MISSING, "", f"there is no card for {move.text!r} in {zone}")


def _opened(
    game: Game, state: State, seat: int, move: Move, carried: rules.PlayCards, knowledge: Mapping[int, str]
) -> tuple[int, ...]:
    """Where in the joined zones the cards lie that a move opens together, if the engine allows it."""
    wanted = game.rules.opened(move)
    game.rules.engine.act(state, seat, move, wanted)
    slots = [slot for zone in carried.zones for slot in state.zones[zone]]
    found: list[int] = []
    for face in wanted.split():
        places = (at for at, slot in enumerate(slots) if at not in found and knowledge.get(slot) == face)
        place = next(places, None)
        if place is None:
            raise IllegalMove(Code.CARD_MISSING, "", f"there are not so many {face} for {move.text!r}")
        found.append(place)
    return tuple(sorted(found))
