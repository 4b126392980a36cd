"""The proofs make no more scalar multiplications than their formulas name."""

from collections import Counter

import pytest
from nacl.bindings import crypto_scalarmult_ed25519_base_noclamp, crypto_scalarmult_ed25519_noclamp

from benchmarks.decks import SIZES, Table, run
from benchmarks.support.floors import FLOORS, floor
from protocol import group
from protocol.proofs import share, shuffle
from tests.protocol.setting import KEYS, X, Y, secrets_at, stack


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What the library is asked for from now on, arbitrary and base point apart."""
    counts: Counter[str] = Counter()

    def counted_any(k: bytes, P: bytes) -> bytes:
        counts["any"] += 1
        return bytes(crypto_scalarmult_ed25519_noclamp(k, P))

    def counted_fixed(k: bytes) -> bytes:
        counts["fixed"] += 1
        return bytes(crypto_scalarmult_ed25519_base_noclamp(k))

    monkeypatch.setattr(group, "crypto_scalarmult_ed25519_noclamp", counted_any)
    monkeypatch.setattr(group, "crypto_scalarmult_ed25519_base_noclamp", counted_fixed)
    return counts


@pytest.mark.parametrize("n", [2, 5, 9])
def test_multiplications_are_those_of_the_formulas(n: int, calls: Counter[str]) -> None:
    """Counted at the library against the table of the benchmark."""
    table = Table(n)
    for one in (*table.single(), *table.listed()):
        for step, action in (("prove", one.prove), ("verify", one.verify)):
            calls.clear()
            action()
            assert (calls["any"], calls["fixed"]) == floor(one.name, step, one.n).calls(one.n), one.name


def test_a_single_share_has_no_weights(calls: Counter[str]) -> None:
    """What the formulas multiply by 1 is not counted either."""
    sec, A = secrets_at(4, 0, "share"), [stack(1)[0][0]]
    calls.clear()
    proof = share.prove(sec, KEYS[0], X[0], A)
    assert (calls["any"], calls["fixed"]) == floor("share", "prove", 1).calls(1)
    calls.clear()
    assert share.verify(sec.ctx, X[0], A, proof)
    assert (calls["any"], calls["fixed"]) == floor("share", "verify", 1).calls(1)


def test_an_honest_shuffle_is_made_again_with_less_work(calls: Counter[str]) -> None:
    """In an audit: cards, matrix and chain are made, the commitments follow from the verified proof."""
    sec, E = secrets_at(20, 0, "shuffle"), stack(5)
    honest, order = shuffle.prove(sec, Y, E)
    calls.clear()
    assert shuffle.prove(sec, Y, E, verified=honest) == (honest, order)
    assert calls == {"any": 2 * 5, "fixed": 3 * 5}


def test_the_benchmark_measures_every_proof() -> None:
    """A short run has a line for every proof and step, with the bytes the specification promises."""
    assert SIZES == (9, 36, 120)
    rows = run(sizes=(3,), rounds=1)
    assert {(row.proof, row.step) for row in rows} >= set(FLOORS)
    sizes = {row.proof: row.bytes for row in rows}
    assert sizes == {"key": 64, "share": 32 * 3 + 64, "rekey": 160, "shuffle": 192 * 3 + 160, "take": 160 * 3}
    assert all(row.milliseconds >= 0 for row in rows)
