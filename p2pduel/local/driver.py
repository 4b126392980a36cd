"""A table on this machine: answers every operation from a seeded random source.

It knows every face, yet keeps what each seat may know apart, and re-masks, shuffles and renews slots at
the same moments as the protocol does: otherwise bots and tests would see what the mathematics hides.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from p2pduel.rules import engine
from p2pduel.rules.errors import IllegalMove
from p2pduel.rules.facts import EVENT_DIE, SETS
from p2pduel.rules.moves import Move, parse_move, split_token
from p2pduel.rules.operations import (
    BuryCard,
    Carrier,
    Choose,
    Decision,
    Done,
    Draw,
    Finished,
    Flip,
    Give,
    Look,
    Operation,
    Outcome,
    PlayCard,
    Return,
    Roll,
    Seal,
    Show,
    Shuffle,
    TakeCard,
)
from p2pduel.rules.position import build_position, dump_position
from p2pduel.rules.state import State
from p2pduel.rules.variants import VARIANTS
from p2pduel.rules.view import View

__all__ = ["LocalTable"]


class _Snapshot(NamedTuple):
    """All of a table, to come back to."""

    state: State
    truth: dict[int, str]
    known: list[dict[int, str]]
    rng: Any
    records: int


class LocalTable:
    """A game with both seats on this machine."""

    def __init__(
        self,
        variant: str = "intro",
        seed: int | random.Random = 0,
        decks: Sequence[Mapping[str, Sequence[str]] | None] | None = None,
        *,
        history: bool = False,
    ) -> None:
        self.rng = seed if isinstance(seed, random.Random) else random.Random(seed)
        self.decks = list(decks) if decks is not None else [None, None]
        self.state = engine.new(variant)
        self.truth: dict[int, str] = {}
        """The face of every face-down slot."""
        self.known: list[dict[int, str]] = [{}, {}]
        self.record: list[list[Any]] = []
        """What replays this game: ["act", seat, text, opened] and ["done", values, faces]."""
        self.outcomes: list[Outcome] = []
        """What came of the last play, or of the set-up."""
        self._dice: list[tuple[int, int]] = []
        self._keep = history
        self._history: list[_Snapshot] = []
        self.advance()

    # -- looking ---------------------------------------------------------------------------------

    def knowledge(self, seat: int | None) -> Mapping[int, str]:
        """What a seat privately knows: slot -> face."""
        return self.known[seat] if seat is not None else {}

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, sees."""
        return View(self.state, self.knowledge(seat), seat)

    def due(self) -> Decision | Finished:
        """Who decides, or how the game ended; operations are always answered already."""
        found = engine.due(self.state)
        assert isinstance(found, Decision | Finished)
        return found

    def legal(self) -> list[Move]:
        """The legal moves of the seat that decides; empty at the end."""
        seat = engine.deciding(self.state)
        return engine.legal(self.state, self.known[seat]) if seat is not None else []

    # -- playing ---------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str) -> list[Outcome]:
        """Make a seat's move and answer what follows; raises IllegalMove and changes nothing."""
        chosen = parse_move(move) if isinstance(move, str) else move
        state = self.state
        asked = engine.deciding(state)
        if asked is None:
            raise IllegalMove("game/over", "", "the game is over")
        if asked != seat:
            raise IllegalMove("turn/not-yours", "D-5.1", "the other player is to move")
        carried = engine.carrier(state, chosen)
        snapshot = self._snapshot() if self._keep else None
        if isinstance(carried, PlayCard):
            self._open(seat, chosen, carried)
        elif isinstance(carried, BuryCard):
            self._bury(seat, chosen, carried)
        elif isinstance(carried, TakeCard):
            self._take(seat, chosen, carried)
        else:
            self._act(seat, chosen, None, None, carried)
        if snapshot is not None:
            self._history.append(snapshot)
        self.outcomes = list(state.outcomes)
        self.advance()
        return self.outcomes

    def _act(
        self,
        seat: int,
        move: Move,
        opened: str | None,
        index: int | None = None,
        carried: Carrier | None = None,
    ) -> None:
        engine.apply_act(self.state, seat, move, opened, index, carried)
        self.record.append(["act", seat, move.text, opened, index])

    def _slot(self, seat: int, zone: str, back: str, face: str) -> int | None:
        """A slot of that zone and back which the seat knows to be that face."""
        known, backs = self.known[seat], self.state.backs
        for slot in self.state.zones.get(zone, ()):
            if backs[slot] == back and known.get(slot) == face:
                return slot
        return None

    def _open(self, seat: int, move: Move, carried: PlayCard) -> None:
        words = move.text.split()
        face = split_token(words[4] if len(words) == 5 and words[3] == "with" else words[1])[0]
        slot = self._slot(seat, carried.zone, carried.back, face)
        if slot is None:
            raise IllegalMove("card/not-held", "D-9.1", f"you do not hold {face}")
        self._leave(seat, move, carried.zone, slot, face)

    def _bury(self, seat: int, move: Move, carried: BuryCard) -> None:
        if move.secret is None:
            raise IllegalMove("card/unnamed", "D-11.3", "say which card: bury draw1 <scout>")
        wanted = self._named(seat, move.secret, carried.from_zone)
        slot = wanted if wanted is not None else self.state.zones[carried.from_zone][0]
        face = self.known[seat][slot]
        if wanted is None or not self._fits(slot, carried.to_zone):
            raise IllegalMove("stack/back", "D-14.10", f"you have no {move.secret} that could lie there")
        self._leave(seat, move, carried.from_zone, slot, None)
        buried = self.state.zones[carried.to_zone][-1]
        self.truth[buried] = self.known[seat][buried] = face

    def _fits(self, slot: int, zone: str) -> bool:
        backs = {stack.zone: stack.back for stack in VARIANTS[self.state.variant].stacks}
        return backs.get(zone) == self.state.backs[slot]

    def _named(self, seat: int, secret: str, zone: str) -> int | None:
        """The slot of a zone a secret token names."""
        try:
            face, back = split_token(secret)
        except KeyError:
            return None
        backs = [back] if back else [f"deck{seat}", *SETS, f"deck{1 - seat}"]
        for each in backs:
            slot = self._slot(seat, zone, each, face)
            if slot is not None:
                return slot
        return None

    def _leave(self, seat: int, move: Move, zone: str, slot: int, opened: str | None) -> None:
        """A card leaves a hand; the others of its back get new slots in a secret order."""
        state = self.state
        back = state.backs[slot]
        group = [other for other in state.zones[zone] if state.backs[other] == back]
        rest = [other for other in group if other != slot]
        self.rng.shuffle(rest)
        index = self.rng.randrange(len(group))
        before = set(state.zones[zone])
        self._act(seat, move, opened, index)
        fresh = [other for other in state.zones.get(zone, ()) if other not in before]
        for old, new in zip(rest, fresh, strict=True):
            self.truth[new] = self.truth[old]
            if old in self.known[seat]:
                self.known[seat][new] = self.known[seat][old]
        for old in group:
            self._drop(old)

    def _take(self, seat: int, move: Move, carried: TakeCard) -> None:
        """A card is taken out of a looked-at stack: every slot of it is new, only the taker follows."""
        state = self.state
        slots = list(state.zones[carried.zone])
        face = split_token(move.secret)[0] if move.secret else None
        chosen = next((at for at, slot in enumerate(slots) if self.truth[slot] == face), None)
        if chosen is None:
            raise IllegalMove(
                "card/unnamed", "D-11.6", f"say which card of the stack: take {carried.zone} <scout>"
            )
        faces = [self.truth[slot] for slot in slots]
        self._act(seat, move, None)
        taken = faces.pop(chosen)
        for slot in slots:
            self._drop(slot)
        for slot, rest in zip(state.zones[carried.zone], faces, strict=True):
            self.truth[slot] = self.known[seat][slot] = rest
        slot = state.zones[f"hand{seat}"][-1]
        self.truth[slot] = self.known[seat][slot] = taken

    def _drop(self, slot: int) -> None:
        if slot not in self.state.backs:
            self.truth.pop(slot, None)
            for known in self.known:
                known.pop(slot, None)

    # -- operations ------------------------------------------------------------------------------

    def advance(self) -> None:
        """Answer operations until a seat must decide or the game is over."""
        while True:
            found = engine.requested(self.state)
            if found is None:
                return
            self._answer(found)
            self.outcomes.extend(self.state.outcomes)

    def _done(self, result: Done) -> None:
        engine.apply_done(self.state, result)
        self.record.append(["done", list(result.values), list(result.faces)])

    def _answer(self, found: Operation) -> None:
        state = self.state
        if isinstance(found, Roll):
            self._done(Done(values=self._roll(found)))
        elif isinstance(found, Flip):
            slots = [state.zones[found.zone][at] for at in found.positions]
            self._done(Done(faces=tuple(self.truth[slot] for slot in slots)))
            for slot in slots:
                self._drop(slot)
        elif isinstance(found, Seal):
            self._done(Done())
            for slot, face in zip(state.zones[found.zone][-len(found.faces) :], found.faces, strict=True):
                self.truth[slot] = face
        elif isinstance(found, Shuffle):
            self._shuffle(found.zone)
        elif isinstance(found, Choose):
            self._choose(found)
        elif isinstance(found, Draw):
            self._done(Done())
            for slot in state.zones[f"hand{found.seat}"][-len(found.positions) :]:
                self.known[found.seat][slot] = self.truth[slot]
        elif isinstance(found, Look):
            for slot in state.zones[found.zone]:
                self.known[found.seat][slot] = self.truth[slot]
            self._done(Done())
        elif isinstance(found, Show):
            self._show(found)
        elif isinstance(found, Return):
            before = state.next_slot
            self._done(Done())
            self.truth[before] = found.face
            for known in self.known:
                known[before] = found.face
        elif isinstance(found, Give):
            slots = [state.zones[f"hand{found.seat}"][at] for at in found.positions]
            self._done(Done())
            for slot in slots:
                self.known[found.to][slot] = self.truth[slot]
        else:
            self._done(Done())

    def _roll(self, roll: Roll) -> tuple[int, ...]:
        if self._dice and self.state.phase == "dice":
            production, event = self._dice.pop(0)
            if len(roll.sides) == 2:
                return (production, event)
            return (event,) if self.state.production else (production,)
        return tuple(self.rng.randint(1, most) for most in roll.sides)

    def _shuffle(self, zone: str) -> None:
        old = list(self.state.zones[zone])
        faces = [self.truth[slot] for slot in old]
        self.rng.shuffle(faces)
        self._done(Done())
        for slot in old:
            self._drop(slot)
        for slot, face in zip(self.state.zones[zone], faces, strict=True):
            self.truth[slot] = face

    def _choose(self, choose: Choose) -> None:
        """Keep the seat's chosen cards; without a choice, random ones."""
        deck = self.decks[choose.seat]
        wanted = list((deck or {}).get("deck" if choose.back != "event" else "events", ()))
        pool = list(choose.pool)
        if not wanted:
            wanted = self.rng.sample(pool, choose.keep)
        for face in wanted:
            if face not in pool:
                raise IllegalMove("deck/pool", "D-16.7", f"{face} is not in the pool so often")
            pool.remove(face)
        if len(wanted) != choose.keep:
            raise IllegalMove("deck/size", "D-16.7", f"a choice of {choose.keep} cards, not {len(wanted)}")
        self._done(Done())
        for zone, faces in ((choose.zone, wanted), (choose.zone + ".rest", pool)):
            for slot, face in zip(self.state.zones[zone], faces, strict=True):
                self.truth[slot] = self.known[choose.seat][slot] = face

    def _show(self, show: Show) -> None:
        """The whole hand is re-masked, back by back, and the other seat sees it."""
        zone = f"hand{show.seat}"
        old = list(self.state.zones[zone])
        backs = [self.state.backs[slot] for slot in old]
        self._done(Done())
        new = self.state.zones[zone]
        for back in dict.fromkeys(backs):
            places = [at for at, other in enumerate(backs) if other == back]
            faces = [self.truth[old[at]] for at in places]
            if len(places) > 1:
                self.rng.shuffle(faces)
            for at, face in zip(places, faces, strict=True):
                self.truth[new[at]] = self.known[0][new[at]] = self.known[1][new[at]] = face
        for slot in old:
            self._drop(slot)

    # -- forcing, undoing, loading ---------------------------------------------------------------

    def force_dice(self, production: int, event: int) -> None:
        """Decide the next roll of a turn; event is the face of the event die, 1 to 6."""
        if not (1 <= production <= 6 and 1 <= event <= 6):
            raise IllegalMove("force/dice", "D-1.7", "a die shows 1 to 6")
        self._dice.append((production, event))

    def force_top(self, zone: str, faces: Sequence[str]) -> None:
        """Decide the top cards of a stack by exchanging faces with other face-down cards of the back."""
        slots = self.state.zones.get(zone)
        if slots is None or zone.startswith(("hand", "held")) or len(slots) < len(faces):
            raise IllegalMove("force/stack", "", f"no such stack, or too small: {zone}")
        truth, known = dict(self.truth), [dict(known) for known in self.known]
        for at, face in enumerate(faces):
            self._swap_in(slots, at, face, truth)
        for seat in known:
            for slot in seat:
                seat[slot] = truth[slot]
        for slot in self.state.faces:
            if self.state.faces[slot] != truth[slot]:
                raise IllegalMove(
                    "force/known", "D-17.13", f"everybody knows that card: {self.state.faces[slot]}"
                )
        self.truth, self.known = truth, known

    def _swap_in(self, slots: list[int], at: int, face: str, truth: dict[int, str]) -> None:
        """Bring a face to a place of a stack, from below it or else from another stack."""
        back = self.state.backs[slots[at]]
        if truth[slots[at]] == face:
            return
        below = slots[at + 1 :]
        other = [
            slot
            for zone, cards in self.state.zones.items()
            if not zone.startswith(("hand", "held"))
            for slot in cards
            if self.state.backs[slot] == back and slot not in slots
        ]
        hidden = [slot for slot in (*below, *other) if slot not in self.state.faces and truth[slot] == face]
        if not hidden:
            raise IllegalMove("force/face", "", f"no face-down {face} is left to put there")
        truth[hidden[0]], truth[slots[at]] = truth[slots[at]], face

    def _snapshot(self) -> _Snapshot:
        return _Snapshot(
            self.state.clone(),
            dict(self.truth),
            [dict(known) for known in self.known],
            self.rng.getstate(),
            len(self.record),
        )

    def undo(self, ply: int) -> None:
        """Go back to the state before that ply's move; needs history=True."""
        found = [at for at, snapshot in enumerate(self._history) if snapshot.state.ply == ply]
        if not found:
            raise IllegalMove("undo/ply", "", f"there is no earlier ply {ply}")
        snapshot = self._history[found[0]]
        del self._history[found[0] :]
        self.state, self.truth, self.known = snapshot.state, snapshot.truth, snapshot.known
        self.rng.setstate(snapshot.rng)
        del self.record[snapshot.records :]
        self._dice.clear()
        self.outcomes = []

    def dump(self) -> dict[str, Any]:
        """The whole position: public part, what each seat knows, and what nobody sees."""
        return dump_position(self.state, self.known, self.truth)

    @classmethod
    def load(
        cls, position: Mapping[str, Any], *, strict: bool = False, seed: int = 0, history: bool = False
    ) -> LocalTable:
        """A table at a position, which may be partial; raises IllegalMove if it cannot be."""
        rng = random.Random(seed)
        built = build_position(position, rng.shuffle, strict=strict)
        table = cls.__new__(cls)
        table.rng = rng
        table.decks = [None, None]
        table.state, table.truth, table.known = built.state, built.truth, built.known
        table.record = []
        table.outcomes = []
        table._dice = []
        table._keep = history
        table._history = []
        for production, symbol in position.get("public", position).get("dice", ()):
            table.force_dice(production, EVENT_DIE.index(symbol) + 1 if symbol in EVENT_DIE else symbol)
        table.advance()
        return table
