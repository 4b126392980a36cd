"""The proofs make no more scalar multiplications than their formulas name."""

from collections import Counter

import pytest
from nacl.bindings import crypto_scalarmult_ed25519_base_noclamp, crypto_scalarmult_ed25519_noclamp

from benchmarks.decks import FLOORS, SIZES, Table, run
from protocol import group


@pytest.mark.parametrize("n", [2, 5, 9])
def test_multiplications_are_those_of_the_formulas(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted at the library, arbitrary and base point apart, against the table of the benchmark."""
    table = Table(n)
    subjects = [*table.single(), *table.listed()]
    calls: Counter[str] = Counter()

    def counted_any(k: bytes, P: bytes) -> bytes:
        calls["any"] += 1
        return bytes(crypto_scalarmult_ed25519_noclamp(k, P))

    def counted_fixed(k: bytes) -> bytes:
        calls["fixed"] += 1
        return bytes(crypto_scalarmult_ed25519_base_noclamp(k))

    monkeypatch.setattr(group, "crypto_scalarmult_ed25519_noclamp", counted_any)
    monkeypatch.setattr(group, "crypto_scalarmult_ed25519_base_noclamp", counted_fixed)
    for one in subjects:
        for step, action in (("prove", one.prove), ("verify", one.verify)):
            calls.clear()
            action()
            floor = FLOORS[one.name, step]
            named = (floor.seconds(one.n, 1, 0), floor.seconds(one.n, 0, 1))
            assert (calls["any"], calls["fixed"]) == named, (one.name, step)


def test_the_benchmark_measures_every_proof() -> None:
    """A short run has a line for every proof and step, with the bytes the specification promises."""
    assert SIZES == (9, 36, 120)
    rows = run(sizes=(3,), rounds=1)
    assert {(row.proof, row.step) for row in rows} >= set(FLOORS)
    sizes = {row.proof: row.bytes for row in rows}
    assert sizes == {"key": 64, "share": 32 * 3 + 64, "rekey": 160, "shuffle": 192 * 3 + 160, "take": 160 * 3}
    assert all(row.milliseconds >= 0 for row in rows)
