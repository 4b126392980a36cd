"""The rules as the protocol's Game: strings become numbers, slots become positions, nothing else changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from p2pduel import games
from p2pduel.games import DEFAULT
from p2pduel.games.duel.rules import engine, hidden
from p2pduel.games.duel.rules.core import stack_back
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.tokens import token
from p2pduel.games.duel.rules.variants import faces
from p2pduel.kernel import operations as rules
from p2pduel.kernel.canonical import canonical
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.table.terms import Terms
from protocol import game as seam
from protocol.hashing import H32
from protocol.params import Deck
from protocol.wire import Body

__all__ = [
    "DuelGame",
    "Happening",
    "choice",
    "deck",
    "from_terms",
    "knowledge_of",
    "rules_fingerprint",
    "table_of_faces",
    "zone_in_rules",
]

_SPARE = {"events.rest": "events.spare"}
"""Zones the rules name in a way the protocol keeps for the rest of a secret choice."""


@cache
def table_of_faces(variant: str) -> tuple[str, ...]:
    """Face number -> face; one table per variant."""
    return faces(variant)


@cache
def _numbers(variant: str) -> Mapping[str, int]:
    return {face: number for number, face in enumerate(table_of_faces(variant))}


@cache
def deck(variant: str) -> Deck:
    """The points of the variant's faces."""
    return Deck(f"p2pduel/{variant}".encode(), len(table_of_faces(variant)))


@cache
def rules_fingerprint(game: str = DEFAULT) -> bytes:
    """The hash of the canonical document of a game's rules (docs/engine.md)."""
    return H32("rules", canonical(games.game(game).rules.document()).encode("ascii"))


def other_rules(hello: Body) -> bool:
    """Whether a game that began with this hello was played by another version of the rules."""
    return hello.get("rules") != rules_fingerprint()


def from_terms(terms: Body) -> DuelGame:
    """The game these terms are about; UnknownTermsError if anything in them is not known."""
    return DuelGame(Terms.read(terms).variant)


@dataclass(frozen=True, slots=True)
class Happening:
    """One act or operation and what came of it."""

    seat: int | None
    """Whose act; None for an operation."""
    move: str
    outcomes: tuple[Outcome, ...]
    state: State


class DuelGame:
    """A game in its public state, as the protocol drives it."""

    seats = 2

    def __init__(self, variant: str, state: State | None = None) -> None:
        self.variant = variant
        self.state = engine.new(variant) if state is None else state
        self.log: list[Happening] = []
        """What happened since somebody last took it; a copy starts with none."""
        self._due: seam.Due | None = None
        self._digest: bytes | None = None

    @property
    def deck(self) -> Deck:
        """The table of faces."""
        return deck(self.variant)

    @property
    def rules(self) -> bytes:
        """The rules' fingerprint."""
        return rules_fingerprint()

    def due(self) -> seam.Due:
        """Who owes an act, or which operation is due."""
        if self._due is None:
            self._due = _translated(engine.due(self.state), _numbers(self.variant))
        return self._due

    def carrier(self, seat: int, text: bytes) -> seam.Carrier:
        """How this act travels."""
        due = engine.due(self.state)
        if not isinstance(due, rules.Decision) or due.seat != seat:
            raise seam.Refused("move/turn", "this seat is not asked")
        try:
            carried = engine.carrier(self.state, _text(text))
        except IllegalMove as error:
            raise seam.Refused(error.rule or error.code, error.words) from None
        if isinstance(carried, rules.BuryCard) and stack_back(self.state, carried.to_zone) is None:
            raise seam.Refused("D-11.3", f"{carried.to_zone} is no draw stack")
        return _carried(carried)

    def act(self, seat: int, text: bytes, done: seam.Done | None) -> None:
        """Make the act; raises Refused and leaves the state as it was."""
        opened = index = None
        if done is not None and done.faces:
            opened = table_of_faces(self.variant)[done.faces[0]]
        try:
            if done is not None and done.values:
                index = self._index(text, done.values[0], done.backs[0])
            state, outcomes = engine.act(self.state, seat, _text(text), opened, index)
        except IllegalMove as error:
            raise seam.Refused(error.rule or error.code, error.words) from None
        self._move_on(seat, _text(text), state, outcomes)

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:  # noqa: ARG002
        """Hold a choice of hidden cards against the rules; raises Refused."""
        table = table_of_faces(self.variant)
        try:
            hidden.check(self.state, [None if face is None else table[face] for face in faces])
        except IllegalMove as error:
            raise seam.Refused(error.rule or error.code, error.words) from None

    def _index(self, text: bytes, position: int, back: str) -> int:
        """Which of the cards with this back leaves; it must be the back the move is about."""
        match engine.carrier(self.state, _text(text)):
            case rules.PlayCard(_, zone, meant):
                expected: str | None = meant
            case rules.BuryCard(_, zone, to_zone):
                expected = stack_back(self.state, to_zone)  # also where the stack is empty
            case _:
                raise seam.Refused("move/carrier", "no card leaves a hand with this move")
        backs = [self.state.backs[slot] for slot in self.state.zones[zone]]
        if not back == backs[position] == expected:
            raise seam.Refused("stack/back", "a card of another back leaves the hand")
        return backs[:position].count(back)

    def apply(self, done: seam.Done) -> None:
        """The due operation has happened."""
        due = engine.due(self.state)
        table = table_of_faces(self.variant)
        faces_seen = tuple(table[face] for face in done.faces)
        state, outcomes = engine.done(self.state, rules.Done(done.values, faces_seen))
        if isinstance(due, rules.Seal):
            # The protocol seals by shuffling; a shuffle that follows at once would be the same again.
            follows = engine.due(state)
            if isinstance(follows, rules.Shuffle) and follows.zone == due.zone:
                state, more = engine.done(state, rules.Done())
                outcomes = [*outcomes, *more]
        self._move_on(None, "", state, outcomes)

    def _move_on(self, seat: int | None, move: str, state: State, outcomes: Sequence[Outcome]) -> None:
        self.state = state
        self.log.append(Happening(seat, move, tuple(outcomes), state))
        self._due = None
        self._digest = None

    def take_log(self) -> list[Happening]:
        """What happened since the last time."""
        taken, self.log = self.log, []
        return taken

    def digest(self) -> bytes:
        """The state hash."""
        if self._digest is None:
            self._digest = bytes.fromhex(self.state.digest())
        return self._digest

    def parts(self) -> list[tuple[str, bytes]]:
        """What the state hash is made of, by name: where two engines differ is found with it."""
        data = self.state.to_json()
        red, blue = data.pop("players")
        groups = {"red": red, "blue": blue, "zones": data.pop("zones")}
        named = data | {
            f"{name}.{key}": part for name, group in groups.items() for key, part in group.items()
        }
        return [(name, canonical(part).encode("ascii")) for name, part in sorted(named.items())]

    def copy(self) -> DuelGame:
        """An independent copy; the engine never changes a state it was given."""
        return DuelGame(self.variant, self.state)

    def pool_order(self, due: seam.Choose, wanted: Sequence[str]) -> list[int] | None:
        """The places of a pool with the wanted faces first; None if nothing is wanted."""
        if not wanted:
            return None
        table = table_of_faces(self.variant)
        left = list(range(len(due.pool)))
        chosen: list[int] = []
        for face in wanted:
            place = next((one for one in left if table[due.pool[one]] == face), None)
            if place is None:
                raise IllegalMove("deck/pool", "D-16.7", f"{face} is not in the pool so often")
            left.remove(place)
            chosen.append(place)
        return chosen + left

    def zones(self) -> dict[str, tuple[str, ...]]:
        """Every zone with the backs of its cards, as the protocol must have them too."""
        return {
            _SPARE.get(zone, zone): tuple(self.state.backs[slot] for slot in slots)
            for zone, slots in self.state.zones.items()
        }


def _text(text: bytes) -> str:
    try:
        return text.decode("ascii")
    except UnicodeDecodeError:
        raise seam.Refused("move/text", "a move is plain text") from None


def _translated(due: rules.Due, numbers: Mapping[str, int]) -> seam.Due:
    """What the engine asks for, in the protocol's words."""
    name = _zone
    match due:
        case rules.Decision(seat):
            return seam.Decision(seat)
        case rules.Finished(winner, reason):
            return seam.Finished(winner, reason)
        case rules.Roll(seat, sides):
            return seam.Roll(seat, sides)
        case rules.Seal(zone, back, sealed):
            return seam.Seal(name(zone), back, tuple(numbers[face] for face in sealed))
        case rules.Shuffle(zone):
            return seam.Shuffle(name(zone))
        case rules.Choose(seat, pool, keep, zone, back):
            return seam.Choose(seat, tuple(numbers[face] for face in pool), keep, name(zone), back)
        case rules.Draw(seat, zone, positions):
            return seam.Draw(seat, name(zone), positions)
        case rules.Look(seat, zone):
            return seam.Look(seat, name(zone))
        case rules.Renew(seat, zone):
            return seam.Renew(seat, name(zone))
        case rules.Flip(zone, positions):
            return seam.Flip(name(zone), positions)
        case rules.Show(seat, to):
            return seam.Show(seat, to)
        case rules.Give(seat, positions, to, zone_to):
            return seam.Give(seat, positions, to, zone_to)
        case rules.Return(face, back, zone, place):
            return seam.Return(numbers[face], back, name(zone), place)
        case rules.Transfer(src, positions, dst):
            return seam.Transfer(name(src), positions, name(dst))


def _zone(zone: str) -> str:
    return _SPARE.get(zone, zone)


def zone_in_rules(zone: str) -> str:
    """What the rules call a zone of the protocol."""
    return next((ours for ours, theirs in _SPARE.items() if theirs == zone), zone)


def knowledge_of(state: State, variant: str, known: Callable[[str], Sequence[int | None]]) -> dict[int, str]:
    """What a reader knows, by slot; `known` gives the faces of a zone by position."""
    table = table_of_faces(variant)
    found: dict[int, str] = {}
    for zone, slots in state.zones.items():
        faces_known = known(_zone(zone))
        if len(faces_known) == len(slots):  # else an operation is under way that moves cards of this zone
            found |= {
                slot: table[face] for slot, face in zip(slots, faces_known, strict=True) if face is not None
            }
    return found


def _carried(carrier: rules.Carrier) -> seam.Carrier:
    match carrier:
        case rules.PlainAct():
            return seam.PlainAct()
        case rules.PlayCard(seat, zone):
            return seam.PlayCard(seat, zone)
        case rules.BuryCard(seat, from_zone, to_zone):
            return seam.BuryCard(seat, from_zone, to_zone)
        case rules.TakeCard(seat, zone):
            return seam.TakeCard(seat, zone)
        case rules.Pick(seat, positions, zone):
            return seam.Pick(seat, positions, zone)


def choice(state: State, seat: int, move: Move, knowledge: Mapping[int, str]) -> seam.Choice:
    """A move as the protocol takes it: the public text, and beside it where the hidden card lies."""
    text = move.text.encode("ascii")
    carrier = engine.carrier(state, move)
    match carrier:
        case rules.PlayCard(_, zone, back):
            return seam.Choice(text, _played(state, seat, move, zone, back, knowledge))
        case rules.BuryCard(_, zone, _) | rules.TakeCard(_, zone):
            return seam.Choice(text, _meant(state, seat, move, zone, knowledge))
    return seam.Choice(text)


def _meant(state: State, seat: int, move: Move, zone: str, knowledge: Mapping[int, str]) -> int:
    """The position of the card a move's secret part names."""
    for position, slot in enumerate(state.zones[zone]):
        if slot in knowledge and token(knowledge[slot], state.backs[slot], seat) == move.secret:
            return position
    raise IllegalMove("card/missing", "", f"there is no {move.secret} in {zone}")


def _played(state: State, seat: int, move: Move, zone: str, back: str, knowledge: Mapping[int, str]) -> int:
    """The position of the card a move opens: the one with which the engine allows the move."""
    error = IllegalMove("card/missing", "", f"there is no card for {move.text!r} in {zone}")
    slots = [slot for slot in state.zones[zone] if state.backs[slot] == back and slot in knowledge]
    words = move.text.replace("/", " ").split()
    for slot in sorted(slots, key=lambda one: knowledge[one] not in words):
        try:
            engine.act(state, seat, move, knowledge[slot])
        except IllegalMove as refused:
            error = refused
        else:
            return state.zones[zone].index(slot)
    raise error
