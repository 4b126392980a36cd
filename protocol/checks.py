"""Small checks shared by all operations: decode once, lengths from the own state, then the proof."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, Self, TypeVar

from protocol.board import Board, Place
from protocol.cards import Slot
from protocol.group import BadPointError, BadScalarError, Ciphertext, EncodingError, Point
from protocol.proofs import rekey, share, shuffle, take
from protocol.violation import Breach, Code
from protocol.wire import Body, Value, WireError, as_int, as_list, as_text

__all__ = [
    "check_rekey",
    "check_share",
    "check_shuffle",
    "check_take",
    "counted",
    "decoded",
    "must",
    "numbers",
    "same_number",
    "same_zone",
]


class _Wired(Protocol):
    @classmethod
    def from_wire(cls, value: object, known: bool = False) -> Self: ...


_P = TypeVar("_P", bound=_Wired)


_COUNTED: Final[Mapping[type, int]] = {shuffle.Shuffle: 0, share.ShareProof: 0, take.Take: 1}
"""Where in a proof on the wire the list stands whose length the state prescribes."""


def counted(proof: type, value: Value, count: int) -> None:
    """Refuse a list that is not as long as the state says, before any point of it is decoded."""
    entries = value[_COUNTED[proof]] if isinstance(value, list) else None
    found = len(entries) if isinstance(entries, list) else 0
    must(found == count, Code.LENGTH, f"{found} cards where the state has {count}")


def decoded(proof: type[_P], value: Value, count: int | None = None, *, known: bool) -> _P:
    """Decode every point and scalar of a proof, once, before anything is computed with them.

    The points of an envelope that was made or read here before are `known`: see Board.known.
    """
    if count is not None:
        counted(proof, value, count)
    try:
        return proof.from_wire(value, known)
    except BadPointError as error:
        raise Breach(Code.POINT, str(error)) from None
    except BadScalarError as error:
        raise Breach(Code.SCALAR, str(error)) from None
    except (EncodingError, WireError) as error:
        raise Breach(Code.SHAPE, str(error)) from None


def must(condition: bool, code: Code, words: str) -> None:
    """Raise a breach unless the condition holds."""
    if not condition:
        raise Breach(code, words)


def numbers(body: Body, key: str) -> list[int]:
    """A field that is a list of numbers; the schema has already said so."""
    return [value for value in as_list(body, key) if isinstance(value, int)]


def same_zone(body: Body, key: str, zone: str) -> None:
    """The zone named must be the one this step is about."""
    must(as_text(body, key) == zone, Code.ZONE, f"{as_text(body, key)} is named, {zone} is meant")


def same_number(body: Body, key: str, number: int) -> None:
    """The number named must be the one this step is about."""
    must(as_int(body, key) == number, Code.POSITION, f"{key} is not {number}")


def check_shuffle(
    board: Board, ctx: bytes, T: Point, old: Sequence[Ciphertext], proof: shuffle.Shuffle
) -> None:
    """P4 over the cards of the own state."""
    if not board.trusting:
        must(shuffle.verify(ctx, T, old, proof), Code.PROOF_SHUFFLE, "the shuffle is not proved")
        board.proofs += 1


def check_share(
    board: Board, place: Place, item: int, slots: Iterable[Slot], proof: share.ShareProof
) -> None:
    """P2 on the first halves in the own state."""
    A = [slot.card[0] for slot in slots]
    if not board.trusting:
        key = board.cards.keys[place.seat]
        must(share.verify(place.ctx(item), key, A, proof), Code.PROOF_SHARE, "a share is not proved")
        board.proofs += 1


def check_rekey(
    board: Board, place: Place, item: int, T: Point, card: Ciphertext, proof: rekey.Rekey
) -> None:
    """P3 from the sender's key to T."""
    if not board.trusting:
        held = rekey.verify(place.ctx(item), board.cards.keys[place.seat], T, card, proof)
        must(held, Code.PROOF_REKEY, "the card under its new key is not proved to be the old one")
        board.proofs += 1


def check_take(
    board: Board,
    ctx: bytes,
    X: Point,
    E: Sequence[Ciphertext],
    W: Sequence[Ciphertext],
    proof: take.Take,
) -> None:
    """P5 over the looked-at cards of the own state."""
    if not board.trusting:
        held = take.verify(ctx, X, board.cards.joint, E, W, proof)
        must(held, Code.PROOF_TAKE, "stack and hand card are not proved to be the old stack")
        board.proofs += 1
