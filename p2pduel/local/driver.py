"""A table on this machine: answers every operation from a seeded random source.

It knows every face, yet keeps what each seat may know apart, and re-masks, shuffles and renews slots at
the same moments as the protocol does: otherwise bots and tests would see what the mathematics hides.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, parse_move
from p2pduel.kernel.operations import (
    BuryCard,
    Decision,
    Finished,
    Outcome,
    Pick,
    PlayCard,
    PlayCards,
    TakeCard,
)
from p2pduel.kernel.options import USUAL, Chosen
from p2pduel.kernel.position import Position
from p2pduel.kernel.ruleset import Ruleset
from p2pduel.kernel.steps import PLAIN, S
from p2pduel.local.hidden import Hidden

__all__ = ["LocalTable"]


class _Snapshot(NamedTuple):
    """All of a table, to come back to."""

    state: Any
    truth: dict[int, str]
    known: list[dict[int, str]]
    rng: Any
    records: int
    dice: list[tuple[int, ...]]


class LocalTable(Hidden[S]):
    """A game with all its seats on this machine."""

    def __init__(
        self,
        rules: Ruleset[S],
        variant: str,
        seed: int | random.Random = 0,
        decks: Sequence[Mapping[str, Sequence[str]] | None] = (),
        *,
        seats: int | None = None,
        options: Chosen = USUAL,
        history: bool = False,
    ) -> None:
        """A fresh game at its first decision; decks are brought seat by seat, None is dealt at random.

        Without seats there are as many as the variant has unless one asks for more.
        """
        rng = seed if isinstance(seed, random.Random) else random.Random(seed)
        state = rules.start(variant, seats, options)
        self._set_up(rules, Position(state, {}, [{} for _ in range(state.seats)]), rng, history)
        self.decks = [*decks, *[None] * (state.seats - len(decks))]
        self.advance()

    def _set_up(self, rules: Ruleset[S], position: Position[S], rng: random.Random, history: bool) -> None:
        """A table at a position, where nothing has happened yet."""
        self.rules, self.engine = rules, rules.engine
        self.state, self.truth, self.known = position.state, position.truth, position.known
        self.rng = rng
        self.decks = [None] * position.state.seats
        self.record = []
        self.outcomes = []
        self._dice = []
        self._keep = history
        self._history: list[_Snapshot] = []

    # -- looking ---------------------------------------------------------------------------------

    def knowledge(self, seat: int | None) -> Mapping[int, str]:
        """What a seat privately knows: slot -> face."""
        return self.known[seat] if seat is not None else {}

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, sees: the game's own view."""
        return self.rules.view(self.state, self.knowledge(seat), seat)

    def due(self) -> Decision | Finished:
        """Who decides, or how the game ended; operations are always answered already."""
        found = self.engine.due(self.state)
        assert isinstance(found, Decision | Finished)
        return found

    def legal(self) -> list[Move]:
        """The legal moves of the seat that decides; empty at the end."""
        seat = self.engine.deciding(self.state)
        return self.engine.legal(self.state, self.known[seat]) if seat is not None else []

    # -- playing ---------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str) -> list[Outcome]:
        """Make a seat's move and answer what follows; raises IllegalMove and changes nothing."""
        chosen = parse_move(move) if isinstance(move, str) else move
        asked = self.engine.deciding(self.state)
        if asked is None:
            raise IllegalMove(Code.GAME_OVER, "", "the game is over")
        if asked != seat:
            raise self._refusal(Code.TURN_NOT_YOURS, "the other player is to move")
        if not self._keep:
            self._carry_out(seat, chosen)
            return self.outcomes
        snapshot = self._snapshot()
        try:
            self._carry_out(seat, chosen)
        except (
            Exception
        ):  # a position nobody can reach may break in the middle of a move: nothing has happened
            self._restore(snapshot)
            raise
        self._history.append(snapshot)
        return self.outcomes

    def _carry_out(self, seat: int, move: Move) -> None:
        self.engine.check_moment(self.state, move.text)
        carried = self.engine.carrier(self.state, move)
        if carried is PLAIN:
            self._act(seat, move, None, None, carried)
        elif isinstance(carried, PlayCard):
            self._open(seat, move, carried)
        elif isinstance(carried, BuryCard):
            self._bury(seat, move, carried)
        elif isinstance(carried, PlayCards):
            self._open_several(seat, move, carried)
        elif isinstance(carried, TakeCard):
            self._take(seat, move, carried)
        else:
            if isinstance(carried, Pick):
                shown, known = self.state.zones[carried.zone], self.known[seat]
                self.rules.judge(self.state, [known.get(shown[at]) for at in carried.positions])
            self._act(seat, move, None, None, carried)
        self.outcomes = self.state.outcomes
        self.advance()

    # -- forcing, undoing, loading ---------------------------------------------------------------

    def force_dice(self, *values: Any) -> None:
        """Decide the next roll that is not decided yet; the game says how its dice are written."""
        self._dice.append(self.rules.read_dice(values))

    def force_top(self, zone: str, faces: Sequence[str]) -> None:
        """Decide the top cards of a stack by exchanging faces with other face-down cards of the back."""
        stacks = self.rules.stacks(self.state)
        if zone not in stacks:
            raise IllegalMove(Code.FORCE_STACK, "", f"no stack {zone!r}; there are: {', '.join(stacks)}")
        slots = self.state.zones[zone]
        if len(slots) < len(faces):
            raise IllegalMove(Code.FORCE_STACK, "", f"{zone} has only {len(slots)} cards")
        truth = dict(self.truth)
        for at, face in enumerate(faces):
            self._swap_in(zone, at, face, truth)
        for known in self.known:
            known.update((slot, truth[slot]) for slot in known)
        self.truth = truth

    def _swap_in(self, zone: str, at: int, face: str, truth: dict[int, str]) -> None:
        """Bring a face to a place of a stack, from below it or else from another stack of the same back.

        Unused cards count as a stack where nobody knows which of them take part.
        """
        state = self.state
        slots = state.zones[zone]
        if truth[slots[at]] == face:
            return
        if slots[at] in state.faces:
            raise self._refusal(Code.FORCE_KNOWN, f"everybody knows that card: {truth[slots[at]]}")
        stacks = (*self.rules.stacks(state), *self.rules.unused_zones)
        others = [slot for each in stacks if each != zone for slot in state.zones.get(each, ())]
        found = [
            slot
            for slot in (*slots[at + 1 :], *others)
            if truth[slot] == face and state.backs[slot] == state.backs[slots[at]]
        ]
        hidden = [slot for slot in found if slot not in state.faces]
        if not hidden:
            if found:
                raise self._refusal(Code.FORCE_FACE, f"everybody knows where {face} lies")
            raise IllegalMove(Code.FORCE_FACE, "", f"no face-down {face} is left")
        truth[hidden[0]], truth[slots[at]] = truth[slots[at]], face

    def _snapshot(self) -> _Snapshot:
        return _Snapshot(
            self.state.clone(),
            dict(self.truth),
            [dict(known) for known in self.known],
            self.rng.getstate(),
            len(self.record),
            list(self._dice),
        )

    def _restore(self, snapshot: _Snapshot) -> None:
        self.state, self.truth, self.known = snapshot.state, snapshot.truth, snapshot.known
        self.rng.setstate(snapshot.rng)
        del self.record[snapshot.records :]
        self._dice = snapshot.dice
        self.outcomes = []

    def copy(self) -> LocalTable[S]:
        """An independent table in the same position, without history."""
        rng = random.Random()
        rng.setstate(self.rng.getstate())
        known = [dict(known) for known in self.known]
        other = type(self).__new__(type(self))
        other._set_up(self.rules, Position(self.state.clone(), dict(self.truth), known), rng, False)
        other.decks = list(self.decks)
        other.record = list(self.record)
        other._dice = list(self._dice)
        return other

    def undo(self, ply: int) -> None:
        """Go back to the state before that ply's move; needs history=True."""
        found = [at for at, snapshot in enumerate(self._history) if snapshot.state.ply == ply]
        if not found:
            raise IllegalMove(Code.UNDO_PLY, "", f"there is no earlier ply {ply}")
        snapshot = self._history[found[0]]
        del self._history[found[0] :]
        self._restore(snapshot)

    def dump(self) -> dict[str, Any]:
        """The whole position: public part, what each seat knows, and what nobody sees."""
        return self.rules.dump(self.state, self.known, self.truth)

    @classmethod
    def load(
        cls,
        rules: Ruleset[S],
        position: Mapping[str, Any],
        *,
        strict: bool = False,
        seed: int = 0,
        history: bool = False,
    ) -> LocalTable[S]:
        """A table at a position, which may be partial; raises IllegalMove if it cannot be."""
        rng = random.Random(seed)
        table = cls.__new__(cls)
        table._set_up(rules, rules.load(position, rng.shuffle, strict=strict), rng, history)
        try:
            for values in position.get("public", position).get("dice", ()):
                table.force_dice(*values)
            table.advance()
            table.legal()
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise IllegalMove(Code.POSITION_FORM, "", f"the position cannot go on: {error!r}") from None
        return table
