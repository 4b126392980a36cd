"""A player's secret numbers, all derived from one seed, so that a restart repeats itself byte for byte."""

import hashlib

from protocol.hashing import H32, H, Hs, u8, u32, u64

__all__ = ["Secrets", "context", "game_key", "seed_commitment"]


def context(gid: bytes, seq: int, prev: bytes, seat: int, kind: str, item: int) -> bytes:
    """The place of a proof in the transcript: worthless in any other."""
    return H32("ctx", gid, u64(seq), prev, u8(seat), kind.encode("ascii"), u32(item))


def game_key(seed: bytes, gid: bytes) -> int:
    """The secret key x of this seed's owner in this game."""
    return Hs("key", seed, gid)


def seed_commitment(public: bytes, seed: bytes) -> bytes:
    """Commitment to the seed; the signing key inside keeps the other seat from copying it."""
    return H32("seed-commit", public, seed)


class Secrets:
    """The secret numbers of one proof: a seed at one context. Never shown, not even by repr."""

    __slots__ = ("_ctx", "_seed")

    def __init__(self, seed: bytes, ctx: bytes) -> None:
        """Bind the seed to the context of one proof."""
        self._seed = seed
        self._ctx = ctx

    @property
    def ctx(self) -> bytes:
        """The public context."""
        return self._ctx

    def rand(self, what: str, bind: bytes, j: int) -> int:
        """A mask, bound to the inputs and the private choice: two choices never share one."""
        return Hs("rand", self._seed, self._ctx, what.encode("ascii"), bind, u32(j)) or 1

    def nonce(self, what: str, st: bytes, j: int) -> int:
        """A proof's nonce, bound to the full statement: a second statement would give the key away."""
        return Hs("nonce", self._seed, self._ctx, what.encode("ascii"), st, u32(j)) or 1

    def perm(self, n: int) -> list[int]:
        """A uniform permutation of 0 … n−1 (Fisher–Yates with rejection)."""
        key = H("perm", self._seed, self._ctx)
        order = list(range(n))
        t = 0
        for i in range(n - 1, 0, -1):
            bound = 2**64 - 2**64 % (i + 1)
            while True:
                word = int.from_bytes(hashlib.sha512(key + u64(t)).digest()[:8], "big")
                t += 1
                if word < bound:
                    break
            j = word % (i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def __repr__(self) -> str:
        """Nothing that helps."""
        return "Secrets(hidden)"

    def __reduce__(self) -> str:
        """Refuse to be pickled: a seed leaves memory by its key file only."""
        raise TypeError("secrets are not serialised")
