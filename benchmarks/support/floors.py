"""Scalar multiplications that the formulas of protocol/SPEC.md name for each proof: the floor of its time.

Counted from the formulas, not from our calls. `any` are multiplications of an arbitrary point, `fixed` those
of the base point, for which the library has its own, quicker call.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from protocol.envelope import Envelope

__all__ = ["FLOORS", "Floor", "floor", "proofs_in"]


@dataclass(frozen=True)
class Floor:
    """Scalar multiplications the formulas name for n cards: of any point and of the base point."""

    any_n: int
    any_1: int
    fixed_n: int
    fixed_1: int

    def calls(self, n: int) -> tuple[int, int]:
        """How many of both at n cards."""
        return self.any_n * n + self.any_1, self.fixed_n * n + self.fixed_1

    def seconds(self, n: int, any_call: float, fixed_call: float) -> float:
        """The floor at n cards."""
        any_calls, fixed_calls = self.calls(n)
        return any_calls * any_call + fixed_calls * fixed_call


FLOORS = {
    # x·G, w·G
    ("key", "prove"): Floor(0, 0, 0, 2),
    # s·G, c·X
    ("key", "verify"): Floor(0, 1, 0, 1),
    # D_j, z_j·A_j; w·A*; w·G
    ("share", "prove"): Floor(2, 1, 0, 1),
    # z_j·A_j, z_j·D_j; c·X, s·A*, c·D*; s·G
    ("share", "verify"): Floor(2, 3, 0, 1),
    # x·a, r·T, w1·T, w2·a; r·G, w1·G, w2·G
    ("rekey", "prove"): Floor(0, 4, 0, 3),
    # c·a', c·X, s1·T, s2·a, c·(b' − b); s1·G, s2·G
    ("rekey", "verify"): Floor(0, 5, 0, 2),
    # ρ·T, U·h, (wp·U)·h, wp·h, wp·F.a, wp·F.b; w4·T; ρ·G, r·G, R·G, (wh + wp·R)·G; w1·G … w4·G
    ("shuffle", "prove"): Floor(6, 1, 4, 4),
    # u·C, sp·h, u·E.a, sp·F.a, u·E.b, sp·F.b, c·Ch, sp·Ch; U·h, c·( ) in t1 … t4b, s4·T; sh·G; s1·G … s4·G
    ("shuffle", "verify"): Floor(8, 7, 1, 4),
    # rk·X and (n − 1) r·Y; S: 4(n − 1); t: 6(n − 1) and w·Y, w'·X; rk·G, (n − 1) r·G; t: 2n
    ("take", "prove"): Floor(11, -8, 3, 0),
    # S: 4(n − 1); t: 6n; t: 2n
    ("take", "verify"): Floor(10, -4, 2, 0),
}
"""Floor of every proof; n is the number of cards."""


def floor(name: str, step: str, n: int) -> Floor:
    """The floor of a proof of that many cards: the weight of a single share is 1, its products fall away."""
    full = FLOORS[name, step]
    if (name, n) == ("share", 1):
        return replace(full, any_n=full.any_n - (1 if step == "prove" else 2))
    return full


def proofs_in(envelopes: Sequence[Envelope]) -> Iterator[tuple[str, int]]:
    """Every proof of these envelopes with its number of cards."""
    for envelope in envelopes:
        kind, body = envelope.kind, cast(dict[str, Any], envelope.body)
        if body.get("remask") is not None:
            yield "shuffle", _cards(body["remask"])
        match kind:
            case "key":
                yield "key", 1
            case "shuffle" | "choose" | "arrange":
                yield "shuffle", _cards(body["proof"])
            case "renew":
                yield from (("shuffle", _cards(proof)) for proof in body["proofs"])
            case "offer":
                yield from (("shuffle", _cards(proof)) for proof in body["remasks"])
            case "share" | "play" | "plays":
                yield "share", _cards(body["proof"])
            case "take":
                yield "take", len(body["proof"][2])  # a challenge for each candidate
            case "bury":
                yield "rekey", 1
            case "give" | "show":
                yield from (("rekey", 1) for _ in body["proofs"])


def _cards(proof: list[list[object]]) -> int:
    """How many cards a shuffle or a share is about: the new ones, or their shares, come first in it."""
    return len(proof[0])
