"""Games played on in the mind: a state with guessed faces, dice of its own, a quick player on all sides."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from p2pduel.bots.planner.mind import Mind
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import (
    ArrangeCards,
    BuryCard,
    Done,
    Flip,
    Operation,
    PlayCard,
    PlayCards,
    Return,
    Roll,
    Show,
    Shuffle,
    TakeCard,
)

__all__ = ["Imagined"]

_NOTHING = Done()
_SIDES = 6
"""Of a die."""


class Imagined:
    """One imagined continuation; every face in it is a guess, so all players may be given all of them."""

    __slots__ = ("_chance", "_dice", "_draws", "_engine", "_policy", "_rules", "state", "truth")

    def __init__(self, mind: Mind, state: Any, truth: dict[int, str], seed: int) -> None:
        self._rules = mind.rules
        self._engine = mind.rules.engine
        self.state = state.clone()
        self.truth = truth.copy()
        # Dice of their own: the same seed rolls the same numbers however the players decide in between.
        self._dice = random.Random(seed)
        self._draws = random.Random(seed + 2)
        self._chance = random.Random(seed + 1)
        self._policy = mind.policy(self._chance)

    def play(self, move: Move) -> None:
        """A move of the seat that decides, and everything that follows by itself."""
        state, engine = self.state, self._engine
        seat = engine.deciding(state)
        assert seat is not None
        carried = engine.carrier(state, move)
        if isinstance(carried, PlayCard):
            face = self._rules.opened(move)
            self._leave(seat, move, carried.zone, carried.back, face, opened=True)
        elif isinstance(carried, PlayCards):
            self._open_several(seat, move, carried)
        elif isinstance(carried, BuryCard):
            self._bury(seat, move, carried)
        elif isinstance(carried, TakeCard):
            self._take(seat, move, carried)
        elif isinstance(carried, ArrangeCards):
            self._arrange(seat, move, carried)
        else:
            engine.apply_act(state, seat, move, None, None, carried)
        self._advance()

    def until(self, turn: int, most: int) -> int:
        """The quick player on all sides until that turn or the end of the game; how many choices they had."""
        made = choices = 0
        state, engine, look = self.state, self._engine, self._rules.view
        while made < most and state.turn < turn:
            seat = engine.deciding(state)
            if seat is None:
                break
            legal = engine.legal(state, self.truth)
            view = look(state, self.truth, seat)
            self.play(self._policy.choose(view, legal) if len(legal) > 1 else legal[0])
            made += 1
            choices += len(legal) > 1
        return choices

    # -- hidden cards that move ------------------------------------------------------------------

    def _leave(self, seat: int, move: Move, zone: str, back: str, face: str, *, opened: bool) -> None:
        """A card leaves a hand and the others of its back get new slots."""
        state, truth = self.state, self.truth
        faces = [truth[slot] for slot in state.zones[zone] if state.backs[slot] == back]
        faces.remove(face)
        before = set(state.zones[zone])
        self._engine.apply_act(state, seat, move, face if opened else None)
        for slot in state.zones.get(zone, ()):
            if slot not in before:
                truth[slot] = faces.pop()

    def _open_several(self, seat: int, move: Move, carried: PlayCards) -> None:
        """Some cards of a seat's zones are opened; the others are new slots of the first zone."""
        state, truth = self.state, self.truth
        faces = [truth[slot] for zone in carried.zones for slot in state.zones[zone]]
        opened = self._rules.opened(move)
        for face in opened.split():
            faces.remove(face)
        self._engine.apply_act(state, seat, move, opened, None, carried)
        truth.update(zip(state.zones[carried.zones[0]], faces, strict=True))

    def _bury(self, seat: int, move: Move, carried: BuryCard) -> None:
        state, truth = self.state, self.truth
        slot = state.zones[carried.from_zone][self._meant(seat, move, carried.from_zone)]
        face = truth[slot]
        self._leave(seat, move, carried.from_zone, state.backs[slot], face, opened=False)
        truth[state.zones[carried.to_zone][-1]] = face

    def _take(self, seat: int, move: Move, carried: TakeCard) -> None:
        state, truth = self.state, self.truth
        faces = [truth[slot] for slot in state.zones[carried.zone]]
        face = faces.pop(self._meant(seat, move, carried.zone))
        self._engine.apply_act(state, seat, move)
        truth.update(zip(state.zones[carried.zone], faces, strict=True))
        truth[state.zones[carried.target][-1]] = face

    def _arrange(self, seat: int, move: Move, carried: ArrangeCards) -> None:
        state, truth = self.state, self.truth
        old = state.zones[carried.zone]
        faces = [truth[old[int(at)]] for at in (move.secret or "").split()]
        self._engine.apply_act(state, seat, move, None, None, carried)
        truth.update(zip(state.zones[carried.zone], faces, strict=False))

    def _meant(self, seat: int, move: Move, zone: str) -> int:
        """The position of the card that a legal move names."""
        found = self._rules.meant(self.state, seat, move, zone, self.truth)
        assert found is not None
        return found

    # -- operations ------------------------------------------------------------------------------

    def _advance(self) -> None:
        while (found := self._engine.requested(self.state)) is not None:
            answer = _ANSWERS.get(type(found))
            if answer is None:
                self._engine.apply_done(self.state, _NOTHING)
            else:
                answer(self, found)

    def _roll(self, roll: Roll) -> None:
        # whoever draws one of so many cards does not change the dice that follow
        source = self._dice if set(roll.sides) == {_SIDES} else self._draws
        values = tuple(source.randint(1, sides) for sides in roll.sides)
        self._engine.apply_done(self.state, Done(values=values))

    def _flip(self, flip: Flip) -> None:
        slots = self.state.zones[flip.zone]
        faces = tuple(self.truth[slots[at]] for at in flip.positions)
        self._engine.apply_done(self.state, Done(faces=faces))

    def _return(self, back: Return) -> None:
        slot = self.state.next_slot
        self._engine.apply_done(self.state, _NOTHING)
        self.truth[slot] = back.face

    def _shuffle(self, shuffle: Shuffle) -> None:
        faces = [self.truth[slot] for slot in self.state.zones[shuffle.zone]]
        self._chance.shuffle(faces)
        self._engine.apply_done(self.state, _NOTHING)
        self.truth.update(zip(self.state.zones[shuffle.zone], faces, strict=True))

    def _show(self, show: Show) -> None:
        """New slots in the same places; which card of a back is which does not matter to a guess."""
        zone = show.shown
        faces = [self.truth[slot] for slot in self.state.zones[zone]]
        self._engine.apply_done(self.state, _NOTHING)
        self.truth.update(zip(self.state.zones[zone], faces, strict=True))


_ANSWERS: dict[type[Operation], Callable[[Imagined, Any], None]] = {
    Roll: Imagined._roll,
    Flip: Imagined._flip,
    Return: Imagined._return,
    Shuffle: Imagined._shuffle,
    Show: Imagined._show,
}
"""How each operation is answered; the others only happen."""
