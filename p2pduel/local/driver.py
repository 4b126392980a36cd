"""A table on this machine: answers every operation from a seeded random source.

It knows every face, yet keeps what each seat may know apart, and re-masks, shuffles and renews slots at
the same moments as the protocol does: otherwise bots and tests would see what the mathematics hides.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from p2pduel.games.duel.rules import engine, hidden
from p2pduel.games.duel.rules.facts import EVENT_DIE
from p2pduel.games.duel.rules.position import build_position
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, parse_move
from p2pduel.kernel.operations import (
    BuryCard,
    Decision,
    Finished,
    Outcome,
    Pick,
    PlayCard,
    TakeCard,
)
from p2pduel.local.hidden import Hidden

__all__ = ["LocalTable"]


class _Snapshot(NamedTuple):
    """All of a table, to come back to."""

    state: State
    truth: dict[int, str]
    known: list[dict[int, str]]
    rng: Any
    records: int
    dice: list[tuple[int, int]]


class LocalTable(Hidden):
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
        self.truth = {}
        self.known = [{}, {}]
        self.record = []
        self.outcomes = []
        self._dice = []
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
        asked = engine.deciding(self.state)
        if asked is None:
            raise IllegalMove("game/over", "", "the game is over")
        if asked != seat:
            raise IllegalMove("turn/not-yours", "D-5.1", "the other player is to move")
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
        engine.check_moment(self.state, move.text)
        carried = engine.carrier(self.state, move)
        if isinstance(carried, PlayCard):
            self._open(seat, move, carried)
        elif isinstance(carried, BuryCard):
            self._bury(seat, move, carried)
        elif isinstance(carried, TakeCard):
            self._take(seat, move, carried)
        else:
            if isinstance(carried, Pick):
                shown = self.state.zones[f"hand{1 - seat}"]
                hidden.check(self.state, [self.known[seat].get(shown[at]) for at in carried.positions])
            self._act(seat, move, None, None, carried)
        self.outcomes = list(self.state.outcomes)
        self.advance()

    # -- forcing, undoing, loading ---------------------------------------------------------------

    def force_dice(self, production: int, event: int) -> None:
        """Decide the next roll that is not decided yet; event is the face of the event die, 1 to 6.

        A roll of one die takes the number it needs: a defence roll is one of the production die.
        """
        if not (1 <= production <= 6 and 1 <= event <= 6):
            raise IllegalMove("force/dice", "D-1.7", "a die shows 1 to 6")
        self._dice.append((production, event))

    def force_top(self, zone: str, faces: Sequence[str]) -> None:
        """Decide the top cards of a stack by exchanging faces with other face-down cards of the back."""
        stacks = ["regions", "events", *(stack.zone for stack in VARIANTS[self.state.variant].stacks)]
        if zone not in stacks:
            raise IllegalMove("force/stack", "", f"no stack {zone!r}; there are: {', '.join(stacks)}")
        slots = self.state.zones[zone]
        if len(slots) < len(faces):
            raise IllegalMove("force/stack", "", f"{zone} has only {len(slots)} cards")
        truth = dict(self.truth)
        for at, face in enumerate(faces):
            self._swap_in(zone, at, face, truth, stacks)
        for known in self.known:
            known.update((slot, truth[slot]) for slot in known)
        self.truth = truth

    def _swap_in(self, zone: str, at: int, face: str, truth: dict[int, str], stacks: list[str]) -> None:
        """Bring a face to a place of a stack, from below it or else from another stack of the same back.

        The unused events of the Duel count as a stack: nobody knows which of them take part (R-37).
        """
        state = self.state
        slots = state.zones[zone]
        if truth[slots[at]] == face:
            return
        if slots[at] in state.faces:
            raise IllegalMove("force/known", "D-17.13", f"everybody knows that card: {truth[slots[at]]}")
        others = [
            slot for each in (*stacks, "events.rest") if each != zone for slot in state.zones.get(each, ())
        ]
        found = [
            slot
            for slot in (*slots[at + 1 :], *others)
            if truth[slot] == face and state.backs[slot] == state.backs[slots[at]]
        ]
        hidden = [slot for slot in found if slot not in state.faces]
        if not hidden:
            why = f"everybody knows where {face} lies" if found else f"no face-down {face} is left"
            raise IllegalMove("force/face", "D-17.12" if found else "", why)
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

    def copy(self) -> LocalTable:
        """An independent table in the same position, without history."""
        other = LocalTable.__new__(LocalTable)
        other.rng = random.Random()
        other.rng.setstate(self.rng.getstate())
        other.decks = list(self.decks)
        other.state = self.state.clone()
        other.truth = dict(self.truth)
        other.known = [dict(known) for known in self.known]
        other.record = list(self.record)
        other.outcomes = []
        other._dice = list(self._dice)
        other._keep = False
        other._history = []
        return other

    def undo(self, ply: int) -> None:
        """Go back to the state before that ply's move; needs history=True."""
        found = [at for at, snapshot in enumerate(self._history) if snapshot.state.ply == ply]
        if not found:
            raise IllegalMove("undo/ply", "", f"there is no earlier ply {ply}")
        snapshot = self._history[found[0]]
        del self._history[found[0] :]
        self._restore(snapshot)

    def dump(self) -> dict[str, Any]:
        """The whole position: public part, what each seat knows, and what nobody sees."""
        return RULESET.dump(self.state, self.known, self.truth)

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
        try:
            for production, symbol in position.get("public", position).get("dice", ()):
                table.force_dice(production, EVENT_DIE.index(symbol) + 1 if symbol in EVENT_DIE else symbol)
            table.advance()
            table.legal()
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise IllegalMove("position/form", "", f"the position cannot go on: {error!r}") from None
        return table
