"""Public parameters: the hashed generators and the table of card faces."""

from functools import cache

from protocol.group import IDENTITY, Ciphertext, G, Point, add, h2g, sum_points
from protocol.hashing import H32, pts, u32
from protocol.limits import MAX_DECK

__all__ = ["MAX_CARDS", "Deck", "generator_sum", "generators"]

MAX_CARDS = MAX_DECK
"""Largest list one proof can cover; a larger pool is cut into parts."""


@cache
def generators() -> tuple[Point, ...]:
    """h_0 … h_128: hashed, never received, for whoever knew a relation between them could forge shuffles."""
    return tuple(h2g("gen", u32(i)) for i in range(MAX_CARDS + 1))


@cache
def generator_sum(n: int) -> Point:
    """h_1 + … + h_n."""
    return sum_points(generators()[1 : n + 1])


class Deck:
    """The faces of one game: face number ↔ point, and the fingerprint both players compare."""

    def __init__(self, deck_id: bytes, faces: int) -> None:
        """Hash one point per distinct face."""
        self.deck_id = deck_id
        self.points = tuple(h2g("face", deck_id, u32(f)) for f in range(faces))
        self._face_of = {point: face for face, point in enumerate(self.points)}
        everything = {*generators(), *self.points}
        if len(everything) != MAX_CARDS + 1 + faces or IDENTITY in everything:
            raise ValueError("the parameters are not distinct points")
        self.params = H32("params", pts(generators()), deck_id, pts(self.points))

    def face_of(self, point: Point) -> int | None:
        """The face with this point, or None if there is none."""
        return self._face_of.get(point)

    def seal(self, face: int, T: Point) -> Ciphertext:
        """An openly known card under the key T: a masking with the public factor 1."""
        return (G, add(self.points[face], T))

    def __repr__(self) -> str:
        """Name and size."""
        return f"Deck({self.deck_id!r}, {len(self.points)} faces)"
