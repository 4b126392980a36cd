"""A proof made again in an audit: the same as without the short cut, whatever the proof that was verified."""

from __future__ import annotations

import pytest

from protocol.proofs import shuffle
from protocol.secrets import Secrets
from tests.protocol.setting import SEEDS, Y, ctx_at, secrets_at, stack

CTX = ctx_at(20, 0, "shuffle")
SEC = secrets_at(20, 0, "shuffle")
E = stack(5)
NUMBERS = [(what, j) for what, n in (("rhat", 5), ("w", 4), ("what", 5), ("wpr", 5)) for j in range(n)]
MASKS = [(what, j) for what in ("rho", "cperm") for j in range(5)]


class _OneOther(Secrets):
    """The secrets of the same place, but for one number."""

    def __init__(self, what: str, j: int) -> None:
        super().__init__(SEEDS[0], CTX)
        self.other = what, j

    def rand(self, what: str, bind: bytes, j: int) -> int:
        """A mask."""
        return super().rand(what, bind, j) + ((what, j) == self.other)

    def nonce(self, what: str, st: bytes, j: int) -> int:
        """A nonce."""
        return super().nonce(what, st, j) + ((what, j) == self.other)


@pytest.mark.parametrize(("what", "j"), [*NUMBERS, *MASKS])
def test_one_secret_number_of_ones_own_choice_is_seen(what: str, j: int) -> None:
    """The proof holds, and is not the one the seed gives."""
    other, order = shuffle.prove(_OneOther(what, j), Y, E)
    assert shuffle.verify(CTX, Y, E, other)
    again = shuffle.prove(SEC, Y, E, verified=other)
    assert again == shuffle.prove(SEC, Y, E)
    assert again != (other, order)


def test_another_order_is_seen() -> None:
    """The masks are bound to the order, so cards and answers differ."""
    order = [1, 0, 2, 3, 4]
    other, _ = shuffle.prove(SEC, Y, E, order)
    assert shuffle.prove(SEC, Y, E, verified=other) == shuffle.prove(SEC, Y, E)
    assert shuffle.prove(SEC, Y, E, order, other) == (other, order)
