"""What lies face down at a local table: every true face, what each seat knows, and how both change."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.facts import SETS
from p2pduel.games.duel.rules.playing import read_card
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.tokens import split_token
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import (
    BuryCard,
    Carrier,
    Choose,
    Done,
    Draw,
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

__all__ = ["Hidden"]

_NOTHING = Done()


class Hidden:
    """The dealer's half of a local table: carries out moves on hidden cards and answers operations."""

    state: State
    rng: random.Random
    decks: Sequence[Mapping[str, Sequence[str]] | None]
    truth: dict[int, str]
    """The face of every face-down slot."""
    known: list[dict[int, str]]
    """What each seat knows: slot -> face."""
    record: list[list[Any]]
    """What replays this game: ["act", seat, text, opened, index] and ["done", values, faces]."""
    outcomes: list[Outcome]
    """What came of the last move, or of the set-up."""
    _dice: list[tuple[int, int]]

    # -- moves on hidden cards -------------------------------------------------------------------

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
        if not move.text.startswith("bury "):
            self._act(seat, move, None)  # refused: it is no such move
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
        if not move.text.startswith("take "):
            self._act(seat, move, None)  # refused: it is no such move
        face = read_card(move.secret)[0] if move.secret else None
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
        answer = _ANSWERS.get(type(found))
        if answer is None:
            self._done(_NOTHING)
        else:
            answer(self, found)

    def _rolled(self, roll: Roll) -> None:
        self._done(Done(values=self._roll(roll)))

    def _flip(self, flip: Flip) -> None:
        slots = [self.state.zones[flip.zone][at] for at in flip.positions]
        self._done(Done(faces=tuple([self.truth[slot] for slot in slots])))
        for slot in slots:
            self._drop(slot)

    def _seal(self, seal: Seal) -> None:
        self._done(_NOTHING)
        slots = self.state.zones[seal.zone][-len(seal.faces) :]
        self.truth.update(zip(slots, seal.faces, strict=True))

    def _draw(self, draw: Draw) -> None:
        self._done(_NOTHING)
        for slot in self.state.zones[f"hand{draw.seat}"][-len(draw.positions) :]:
            self.known[draw.seat][slot] = self.truth[slot]

    def _look(self, look: Look) -> None:
        for slot in self.state.zones[look.zone]:
            self.known[look.seat][slot] = self.truth[slot]
        self._done(_NOTHING)

    def _return(self, back: Return) -> None:
        slot = self.state.next_slot
        self._done(_NOTHING)
        self.truth[slot] = self.known[0][slot] = self.known[1][slot] = back.face

    def _give(self, give: Give) -> None:
        slots = [self.state.zones[f"hand{give.seat}"][at] for at in give.positions]
        self._done(_NOTHING)
        for slot in slots:
            self.known[give.to][slot] = self.truth[slot]

    def _roll(self, roll: Roll) -> tuple[int, ...]:
        if self._dice:
            production, event = self._dice.pop(0)
            if len(roll.sides) == 2:
                return (production, event)
            return (event,) if self.state.phase == "dice" and self.state.production else (production,)
        return tuple(self.rng.randint(1, most) for most in roll.sides)

    def _shuffle(self, shuffle: Shuffle) -> None:
        zone = shuffle.zone
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


_ANSWERS: dict[type, Callable[[Hidden, Any], None]] = {
    Roll: Hidden._rolled,
    Flip: Hidden._flip,
    Seal: Hidden._seal,
    Shuffle: Hidden._shuffle,
    Choose: Hidden._choose,
    Draw: Hidden._draw,
    Look: Hidden._look,
    Show: Hidden._show,
    Return: Hidden._return,
    Give: Hidden._give,
}
"""How each operation is answered; the others only happen."""
