"""A dealer for the toy game on this machine, answering from a seeded random source."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, parse_move
from p2pduel.kernel.operations import (
    BuryCard,
    Decision,
    Done,
    Draw,
    Finished,
    Flip,
    PlayCard,
    Return,
    Roll,
    Seal,
    Shuffle,
)
from tests.toy.rules.ruleset import RULESET
from tests.toy.rules.state import STACK, State
from tests.toy.rules.steps import ENGINE


class Dealer:
    """A table that knows every face and keeps apart what each seat knows."""

    def __init__(self, state: State, seed: int = 0) -> None:
        self.rng = random.Random(seed)
        self.state = state
        self.truth: dict[int, str] = {}
        self.known: list[dict[int, str]] = [{} for _ in range(state.seats)]
        self.record: list[list[Any]] = []

    @classmethod
    def load(cls, document: Mapping[str, Any], seed: int = 0) -> Dealer:
        """A table at a position."""
        built = RULESET.load(document, random.Random(seed).shuffle)
        table = cls(built.state, seed)
        table.truth, table.known = built.truth, built.known
        return table

    def dump(self) -> dict[str, Any]:
        """The whole position."""
        return RULESET.dump(self.state, self.known, self.truth)

    def due(self) -> Decision | Finished:
        """Who decides, or how it ended."""
        found = ENGINE.due(self.state)
        assert isinstance(found, Decision | Finished)
        return found

    def legal(self) -> list[Move]:
        """The moves of the seat that decides."""
        seat = ENGINE.deciding(self.state)
        return [] if seat is None else ENGINE.legal(self.state, self.known[seat])

    def advance(self) -> Dealer:
        """Answer operations until somebody decides."""
        while (found := ENGINE.requested(self.state)) is not None:
            before = {zone: list(slots) for zone, slots in self.state.zones.items()}
            done = Done()
            if isinstance(found, Roll):
                done = Done(values=tuple(self.rng.randint(1, most) for most in found.sides))
            if isinstance(found, Flip):
                done = Done(faces=tuple(self.truth[before[found.zone][at]] for at in found.positions))
            ENGINE.apply_done(self.state, done)
            self.record.append(["done", list(done.values), list(done.faces)])
            self._faces(found, before)
        return self

    def _faces(self, found: object, before: dict[str, list[int]]) -> None:
        """What the cards that an operation touched are, and who knows it."""
        zones = self.state.zones
        if isinstance(found, Seal):
            self.truth.update(zip(zones[found.zone], found.faces, strict=True))
        elif isinstance(found, Shuffle):
            faces = [self.truth[slot] for slot in before[found.zone]]
            self.rng.shuffle(faces)
            self.truth.update(zip(zones[found.zone], faces, strict=True))
        elif isinstance(found, Draw):
            self.known[found.seat].update((slot, self.truth[slot]) for slot in zones[f"hand{found.seat}"])
        elif isinstance(found, Return):
            for table in (self.truth, *self.known):
                table[zones[found.zone][-1]] = found.face

    def play(self, seat: int, move: Move | str) -> None:
        """Make a move; IllegalMove changes nothing."""
        move = parse_move(move) if isinstance(move, str) else move
        carried = ENGINE.carrier(self.state, move)
        known, opened, index, group = self.known[seat], None, None, list[int]()
        if isinstance(carried, PlayCard | BuryCard):
            group = list(self.state.zones[f"hand{seat}"])
            opened = RULESET.opened(move) if isinstance(carried, PlayCard) else None
            face = opened or move.secret
            held = [slot for slot in group if known[slot] == face]
            if not held:
                ENGINE.act(self.state, seat, move)  # says what else is wrong first
                raise IllegalMove("card/not-held", "T-4", face=face)
            index = self.rng.randrange(len(group))
        ENGINE.apply_act(self.state, seat, move, opened, index)
        self.record.append(["act", seat, move.text, opened, index])
        if group:
            rest = [known[slot] for slot in group if slot != held[0]]
            self.rng.shuffle(rest)
            for slot, face in zip(self.state.zones[f"hand{seat}"], rest, strict=True):
                self.truth[slot] = known[slot] = face
            if isinstance(carried, BuryCard):
                slot = self.state.zones[STACK][-1]
                self.truth[slot] = known[slot] = move.secret or ""
        self.advance()


def random_game(variant: str, seats: int, seed: int) -> Iterable[tuple[Dealer, int, Move]]:
    """A game of random moves: the table before each, the seat and its move."""
    rng = random.Random(seed)
    table = Dealer(RULESET.new(variant, seats), seed).advance()
    while isinstance(found := table.due(), Decision):
        move = rng.choice(table.legal())
        yield table, found.seat, move
        table.play(found.seat, move)
