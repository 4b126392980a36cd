"""What lies face down at a local table: every true face, what each seat knows, and how both change."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic

from p2pduel.kernel.codes import Code
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import (
    ArrangeCards,
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
    PlayCards,
    Return,
    Roll,
    Seal,
    Show,
    Shuffle,
    TakeCard,
)
from p2pduel.kernel.ruleset import Ruleset
from p2pduel.kernel.steps import S

__all__ = ["Hidden"]

_NOTHING = Done()
_DIE = tuple(range(1, most + 1) for most in range(257))
"""Sides of a die -> what it may show."""


@lru_cache(1 << 12)
def _shown(values: tuple[int, ...]) -> Done:
    """What dice came to; the same few results come again and again."""
    return Done(values)


class Hidden(Generic[S]):
    """The dealer's half of a local table: carries out moves on hidden cards and answers operations."""

    rules: Ruleset[S]
    engine: Engine[S]
    state: S
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
    _dice: list[tuple[int, ...]]
    """Rolls decided beforehand."""

    # -- moves on hidden cards -------------------------------------------------------------------

    def _act(
        self,
        seat: int,
        move: Move,
        opened: str | None,
        index: int | None = None,
        carried: Carrier | None = None,
    ) -> None:
        self.engine.apply_act(self.state, seat, move, opened, index, carried)
        self.record.append(["act", seat, move.text, opened, index])

    def _slot(self, seat: int, zone: str, back: str, face: str) -> int | None:
        """A slot of that zone and back which the seat knows to be that face."""
        known, backs = self.known[seat], self.state.backs
        for slot in self.state.zones.get(zone, ()):
            if backs[slot] == back and known.get(slot) == face:
                return slot
        return None

    def _refusal(self, code: Code, words: str, matter: str = "") -> IllegalMove:
        """A refusal of this table's own, with the number that the game's rules have for it."""
        return IllegalMove(code, self.rules.numbers.get(matter or code, ""), words)

    def _open(self, seat: int, move: Move, carried: PlayCard) -> None:
        face = self.rules.opened(move)
        slot = self._slot(seat, carried.zone, carried.back, face)
        if slot is None:
            raise self._refusal(Code.CARD_NOT_HELD, f"you do not hold {face}")
        self._leave(seat, move, carried.zone, slot, face)

    def _open_several(self, seat: int, move: Move, carried: PlayCards) -> None:
        """Some cards of zones of one owner are opened; the others are one zone in a secret order."""
        state, known = self.state, self.known[seat]
        faces = self.rules.opened(move).split()
        rest = [slot for zone in carried.zones for slot in state.zones.get(zone, ())]
        before = list(rest)
        for face in faces:
            found = next((slot for slot in rest if known.get(slot) == face), None)
            if found is None:
                raise self._refusal(Code.CARD_NOT_HELD, f"you do not hold so many {face}")
            rest.remove(found)
        self._act(seat, move, " ".join(faces), None, carried)
        self.rng.shuffle(rest)
        for old, new in zip(rest, state.zones[carried.zones[0]], strict=True):
            self.truth[new] = self.truth[old]
            if old in known:
                known[new] = known[old]
        for old in before:
            self._drop(old)

    def _bury(self, seat: int, move: Move, carried: BuryCard) -> None:
        state = self.state
        if not self.rules.hides(carried, move.text):
            self._act(seat, move, None)  # refused: it is no such move
        if move.secret is None:
            raise self._refusal(Code.CARD_UNNAMED, self.rules.unnamed(carried), "bury")
        zone = carried.from_zone
        at = self.rules.meant(state, seat, move, zone, self.known[seat])
        slot = None if at is None else state.zones[zone][at]
        if slot is None or self.rules.stack_back(state, carried.to_zone) != state.backs[slot]:
            raise self._refusal(Code.STACK_BACK, f"you have no {move.secret} that could lie there")
        face = self.known[seat][slot]
        self._leave(seat, move, zone, slot, None)
        buried = state.zones[carried.to_zone][-1]
        self.truth[buried] = self.known[seat][buried] = face

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
        if not self.rules.hides(carried, move.text):
            self._act(seat, move, None)  # refused: it is no such move
        chosen = None
        if move.secret:
            chosen = self.rules.meant(state, seat, move, carried.zone, self.known[seat])
        if chosen is None:
            raise self._refusal(Code.CARD_UNNAMED, self.rules.unnamed(carried), "take")
        faces = [self.truth[slot] for slot in slots]
        self._act(seat, move, None)
        taken = faces.pop(chosen)
        for slot in slots:
            self._drop(slot)
        for slot, rest in zip(state.zones[carried.zone], faces, strict=True):
            self.truth[slot] = self.known[seat][slot] = rest
        slot = state.zones[carried.target][-1]
        self.truth[slot] = self.known[seat][slot] = taken

    def _arrange(self, seat: int, move: Move, carried: ArrangeCards) -> None:
        """The looked-at cards go back in an order only their arranger follows: every slot of them is new."""
        state = self.state
        if move.secret is None:
            raise self._refusal(Code.CARD_UNNAMED, self.rules.unnamed(carried), "arrange")
        slots = state.zones[carried.zone]
        looked = [slot for slot in slots if slot in self.known[seat]]
        order = [int(word) for word in move.secret.split() if word.isdecimal()]
        old = slots[: len(order)]
        if sorted(order) != list(range(len(order))) or not set(old) <= set(looked):
            raise self._refusal(Code.CARD_UNNAMED, self.rules.unnamed(carried), "arrange")
        faces = [self.truth[old[at]] for at in order]
        self._act(seat, move, None, None, carried)
        for slot in old:
            self._drop(slot)
        for slot, face in zip(state.zones[carried.zone], faces, strict=False):
            self.truth[slot] = self.known[seat][slot] = face

    def _drop(self, slot: int) -> None:
        if slot not in self.state.backs:
            self.truth.pop(slot, None)
            for known in self.known:
                known.pop(slot, None)

    # -- operations ------------------------------------------------------------------------------

    def advance(self) -> None:
        """Answer operations until a seat must decide or the game is over."""
        while True:
            found = self.engine.requested(self.state)
            if found is None:
                return
            self._answer(found)
            self.outcomes.extend(self.state.outcomes)

    def _done(self, result: Done) -> None:
        self.engine.apply_done(self.state, result)
        self.record.append(["done", list(result.values), list(result.faces)])

    def _answer(self, found: Operation) -> None:
        answer = _ANSWERS.get(type(found))
        if answer is None:
            self._done(_NOTHING)
        else:
            answer(self, found)

    def _rolled(self, roll: Roll) -> None:
        self._done(_shown(self._roll(roll)))

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
        for slot in self.state.zones[draw.target][-len(draw.positions) :]:
            self.known[draw.seat][slot] = self.truth[slot]

    def _look(self, look: Look) -> None:
        for slot in self.state.zones[look.zone][: look.count or None]:
            self.known[look.seat][slot] = self.truth[slot]
        self._done(_NOTHING)

    def _return(self, back: Return) -> None:
        slot = self.state.next_slot
        self._done(_NOTHING)
        for faces in (self.truth, *self.known):
            faces[slot] = back.face

    def _give(self, give: Give) -> None:
        slots = [self.state.zones[f"hand{give.seat}"][at] for at in give.positions]
        self._done(_NOTHING)
        for slot in slots:
            self.known[give.to][slot] = self.truth[slot]

    def _roll(self, roll: Roll) -> tuple[int, ...]:
        if self._dice:
            values = self.rules.forced(self.state, roll, self._dice[0])
            if values is not None:
                del self._dice[0]
                return values
        choice = self.rng.choice
        return tuple([choice(_DIE[most]) for most in roll.sides])

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
        wanted = list(self.rules.chosen(choose, deck)) if deck else []
        sealed = [slot for zone in choose.joined for slot in self.state.zones[zone]]
        pool = [*choose.pool, *(self.truth[slot] for slot in sealed)]
        if not wanted:
            wanted = self.rng.sample(pool, choose.keep)
        for face in wanted:
            if face not in pool:
                raise self._refusal(Code.DECK_POOL, f"{face} is not in the pool so often")
            pool.remove(face)
        if len(wanted) != choose.keep:
            raise self._refusal(Code.DECK_SIZE, f"a choice of {choose.keep} cards, not {len(wanted)}")
        self._done(Done())
        for slot in sealed:
            self._drop(slot)
        for zone, faces in ((choose.zone, wanted), (choose.zone + ".rest", pool)):
            for slot, face in zip(self.state.zones[zone], faces, strict=True):
                self.truth[slot] = self.known[choose.seat][slot] = face

    def _show(self, show: Show) -> None:
        """The whole hand is re-masked, back by back, and the seat it is shown to sees it."""
        zone = show.shown
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
                for known in (self.truth, self.known[show.seat], self.known[show.to]):
                    known[new[at]] = face
        for slot in old:
            self._drop(slot)


_ANSWERS: dict[type, Callable[[Hidden[Any], Any], None]] = {
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
