"""Every cheat of the specification as one small class: an honest envelope, altered at one place.

A class names the row, the envelope of the honest game it replaces, and the refusal that must come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, cast

from protocol.board import Board, Eyes, Place
from protocol.decisions import looked_at
from protocol.envelope import Envelope
from protocol.group import Ciphertext, Point
from protocol.proofs import shuffle
from protocol.secrets import Secrets
from protocol.session import Session
from protocol.violation import Code
from protocol.wire import Body, Value
from tests.protocol.toy_table import SCRIPT, identity, table

__all__ = ["ENROLLED", "Attacker", "Scene", "attack", "honest_game", "swapped"]


@cache
def honest_game() -> tuple[Envelope, ...]:
    """The transcript of an undisturbed game."""
    ends = table(spectators=0)
    ends.start()
    ends.play(SCRIPT)
    return tuple(ends.sessions[0].reader.transcript)


@dataclass
class Scene:
    """The moment of the cheat: the cheater's own session, and the body an honest program would send."""

    session: Session
    honest: Envelope
    body: Body
    place: Place
    seat: int

    @property
    def board(self) -> Board:
        """The cheater's table."""
        return self.session.reader.board

    @property
    def eyes(self) -> Eyes:
        """The cheater's secrets."""
        assert self.board.eyes is not None
        return self.board.eyes

    @property
    def Y(self) -> Point:
        """The joint key."""
        return self.board.cards.joint

    @property
    def X(self) -> Point:
        """The cheater's key."""
        return self.board.cards.keys[self.seat]

    def sec(self, item: int = 0) -> Secrets:
        """The cheater's randomness for a proof of this envelope."""
        return self.eyes.secrets(self.place, item)

    def stack(self) -> list[Ciphertext]:
        """The cards the honest envelope is about."""
        return [slot.card for slot in self.board.cards.slots(str(self.body["zone"]))]

    def group(self) -> list[Ciphertext]:
        """The cards of the departing card's back."""
        zone = str(self.body["zone"])
        slots = self.board.cards.slots(zone)
        return [slots[p].card for p in self.board.cards.group(zone, str(self.body["back"]))]

    def shuffled(self, cards: Sequence[Ciphertext], T: Point | None = None) -> list[Value]:
        """The honest prover over cards of the cheater's choice."""
        return shuffle.prove(self.sec(), T or self.Y, cards)[0].to_wire()

    def looked(self) -> tuple[list[Ciphertext], list[Ciphertext]]:
        """The stack and the cheater's view of it."""
        slots = looked_at(self.board, self.seat, str(self.body["zone"]))
        return [slot.card for slot in slots], [slot.view() for slot in slots]


class Attacker:
    """An honest seat but for one place."""

    row: ClassVar[str]
    cheat: ClassVar[str]
    seat: ClassVar[int] = 1
    kind: ClassVar[str]
    nth: ClassVar[int] = 0
    """Which envelope of this seat and kind is replaced."""
    code: ClassVar[Code]
    as_kind: ClassVar[str | None] = None
    as_seat: ClassVar[int | None] = None

    def forge(self, scene: Scene) -> Body:
        """The body sent instead of the honest one."""
        raise AssertionError("every attacker forges")

    def found_at(self) -> Envelope:
        """The honest envelope this cheat replaces."""
        mine = [e for e in honest_game() if e.seat == self.seat and e.kind == self.kind]
        return mine[self.nth]

    def sent(self, session: Session) -> Envelope:
        """The forged envelope, properly signed."""
        honest = self.found_at()
        kind, seat = self.as_kind or honest.kind, self.seat if self.as_seat is None else self.as_seat
        place = Place(honest.gid, honest.seq, honest.prev, seat, kind)
        body = self.forge(Scene(session, honest, deepcopy(honest.body), place, seat))
        return Envelope(honest.gid, honest.seq, honest.prev, seat, kind, body).sign(identity(seat))


ENROLLED: list[type[Attacker]] = []


def attack(
    row: str, cheat: str, kind: str, code: Code, seat: int = 1, nth: int = 0, **more: object
) -> Callable[[Callable[[Scene], Body]], type[Attacker]]:
    """Make an attacker class of a function that forges one body."""

    def made(forge: Callable[[Scene], Body]) -> type[Attacker]:
        fields = {
            "row": row,
            "cheat": cheat,
            "kind": kind,
            "code": code,
            "seat": seat,
            "nth": nth,
            "forge": lambda self, scene: forge(scene),
            "__doc__": forge.__doc__,
            "__module__": forge.__module__,
            **more,
        }
        cls = cast(type[Attacker], type(forge.__name__, (Attacker,), fields))
        ENROLLED.append(cls)
        return cls

    return made


def swapped(cards: list[Ciphertext], at: int, card: Ciphertext) -> list[Ciphertext]:
    """The list with one card exchanged."""
    return [*cards[:at], card, *cards[at + 1 :]]
