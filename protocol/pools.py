"""Secret choices that need more than one proof: a pool too large for one, or a limit on a group of faces.

The pool is cut into public parts. A seat chooses in each part, then once more from all it has kept, so that
nobody sees from which part a card came. A limit is a part of which no more than so many cards are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from protocol.params import MAX_CARDS
from protocol.seam import Choose

__all__ = ["Limit", "choices"]


@dataclass(frozen=True, slots=True)
class Limit:
    """No more than `most` cards of these faces together."""

    faces: frozenset[int]
    most: int


@dataclass(frozen=True, slots=True)
class _Lot:
    """Cards still in the running: openly listed, or sealed in a stack the seat has chosen."""

    faces: tuple[int, ...]
    zones: tuple[str, ...]
    size: int


def choices(
    seat: int, pool: Sequence[int], keep: int, zone: str, back: str, limits: Sequence[Limit] = ()
) -> tuple[Choose, ...]:
    """The operations by which a seat puts `keep` cards of the pool into `zone`; the last one fills it.

    All copies of a face lie in one part. Raises ValueError for what no sequence of proofs can express.
    """
    made: list[Choose] = []

    def chosen(lots: Sequence[_Lot], most: int) -> _Lot:
        """One more choice, from these lots."""
        made.append(_choice(lots, seat, most, f"{zone}.part{len(made)}", back))
        return _Lot((), (made[-1].zone,), most)

    groups, rest = _groups(pool, limits), list(_parts(pool, limits))
    lots = [chosen([group], most) if most < group.size else group for group, most in groups]
    if _size(lots) + _size(rest) > MAX_CARDS:
        rest = [chosen([part], keep) if keep < part.size else part for part in rest]
    lots += rest
    if not 1 <= keep <= _size(lots):
        raise ValueError(f"{keep} cards cannot be kept of {_size(lots)}")
    while len(batch := _batch(lots)) < len(lots):
        if len(batch) < 2:
            raise ValueError(f"{keep} cards cannot be chosen in parts: two parts must fit into one proof")
        lots = [*lots[len(batch) :], chosen(batch, min(keep, _size(batch)))]
    return (*made, _choice(lots, seat, keep, zone, back))


def _choice(lots: Sequence[_Lot], seat: int, keep: int, zone: str, back: str) -> Choose:
    faces = tuple(face for lot in lots for face in lot.faces)
    return Choose(seat, faces, keep, zone, back, tuple(name for lot in lots for name in lot.zones))


def _size(lots: Iterable[_Lot]) -> int:
    return sum(lot.size for lot in lots)


def _batch(lots: Sequence[_Lot]) -> Sequence[_Lot]:
    """As many of the first ones as fit into one proof."""
    most = len(lots)
    while _size(lots[:most]) > MAX_CARDS:
        most -= 1
    return lots[:most]


def _groups(pool: Sequence[int], limits: Sequence[Limit]) -> list[tuple[_Lot, int]]:
    """The limited groups of faces, and how many cards of each may be kept."""
    limited = [face for limit in limits for face in limit.faces]
    if len(set(limited)) < len(limited):
        raise ValueError("a face stands in two limits")
    groups = []
    for limit in limits:
        group = tuple(face for face in pool if face in limit.faces)
        if limit.most < 1 or len(group) > MAX_CARDS:
            raise ValueError(f"a limit of {limit.most} on {len(group)} cards")
        groups.append((_Lot(group, (), len(group)), limit.most))
    return groups


def _parts(pool: Iterable[int], limits: Sequence[Limit]) -> Iterator[_Lot]:
    """The faces without a limit in lists no longer than a proof, in the order of the pool."""
    copies: dict[int, list[int]] = {}
    for face in pool:
        if not any(face in limit.faces for limit in limits):
            copies.setdefault(face, []).append(face)
    part: list[int] = []
    for same in copies.values():
        if len(same) > MAX_CARDS:
            raise ValueError(f"{len(same)} copies of face {same[0]}: a part has {MAX_CARDS} cards at most")
        if len(part) + len(same) > MAX_CARDS:
            yield _Lot(tuple(part), (), len(part))
            part = []
        part += same
    if part:
        yield _Lot(tuple(part), (), len(part))
