"""Mutated proofs: whatever arrives is not believed or refused by name, never accepted and never a crash."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from protocol.group import IDENTITY, REFUSED_POINTS, EncodingError, G, Q, base, encode_scalar
from protocol.wire import Value, WireError, pack, unpack
from tests.protocol.mutations import ODD, mutated, rounds
from tests.protocol.setting import Case, Path, another, cases, changed, leaves, lists

Source = random.Random
Mutation = Callable[[Source, Case], Value]
WORDS = (IDENTITY, G, bytes(32), b"\xff" * 32, Q.to_bytes(32, "little"), *REFUSED_POINTS.values())


def _somewhere(source: Source, case: Case) -> Path:
    return source.choice(list(leaves(case.wire)))


def flipped(source: Source, case: Case) -> Value:
    """One bit of one word."""
    bit = source.randrange(256)
    number = 1 << bit
    return changed(
        case.wire,
        _somewhere(source, case),
        lambda word: (int.from_bytes(cast(bytes, word), "little") ^ number).to_bytes(32, "little"),
    )


def well_formed(source: Source, case: Case) -> Value:
    """Another point for a point, another scalar for a scalar."""
    return another(case, _somewhere(source, case))


def nasty_word(source: Source, case: Case) -> Value:
    """A word that means something special, a random one, or something that is no word."""
    drawn = (encode_scalar(source.randrange(Q)), base(source.randrange(1, Q)), source.randbytes(32))
    words: tuple[object, ...] = (*WORDS, *drawn, *ODD)
    return changed(case.wire, _somewhere(source, case), lambda _: cast(Value, source.choice(words)))


def exchanged(source: Source, case: Case) -> Value:
    """Two words in each other's place."""
    one, other = _somewhere(source, case), _somewhere(source, case)
    return changed(changed(case.wire, one, lambda _: _at(case, other)), other, lambda _: _at(case, one))


def _at(case: Case, path: Path) -> Value:
    value: Value = case.wire
    for index in path:
        value = cast(list[Value], value)[index]
    return value


def reshaped(source: Source, case: Case) -> Value:
    """A list that is shorter, longer, turned round, empty or no list."""
    path = source.choice(list(lists(case.wire)))

    def reshape(value: Value) -> Value:
        items = cast(list[Value], value)
        forms: list[Value] = [items[1:], [*items, items[0]], items[::-1], [], [items], items * 50, None]
        return source.choice(forms)

    return changed(case.wire, path, reshape)


def spoiled(source: Source, case: Case) -> Value:
    """The encoded proof with bytes spoiled, read again; what no longer reads is an odd value instead."""
    try:
        return unpack(mutated(source, pack(case.wire)))
    except WireError:
        return cast(Value, source.choice(ODD))


MUTATIONS: tuple[Mutation, ...] = (flipped, well_formed, nasty_word, exchanged, reshaped, spoiled)


def judge(case: Case, wire: Value) -> str:
    """What became of a proof: believed, not believed, or the name of the refusal."""
    try:
        return "believed" if case.accepts(case.statement, wire) else "not believed"
    except EncodingError as error:
        return type(error).__name__


def fuzz(count: int, seed: int) -> Counter[str]:
    """Mutate proofs of every kind in turn; an unchanged one does not count."""
    source = random.Random(seed)
    originals = list(cases(2).values())
    outcome: Counter[str] = Counter()
    for number in range(count):
        case = originals[number % len(originals)]
        wire = source.choice(MUTATIONS)(source, case)
        if wire != case.wire:
            outcome[judge(case, wire)] += 1
    return outcome


def run(count: int, seed: int) -> None:
    """None is believed, and every kind of refusal is met often, else the run shows nothing."""
    outcome = fuzz(count, seed)
    assert outcome["believed"] == 0
    assert set(outcome) <= {"not believed", "BadPointError", "BadScalarError", "BadProofError"}, outcome
    assert all(outcome[name] > count // 50 for name in ("not believed", "BadPointError", "BadScalarError"))
    assert outcome["BadProofError"] > count // 50 and sum(outcome.values()) > count * 0.8


def test_mutated_proofs_are_not_believed() -> None:
    """A short run with a fixed seed."""
    run(1_500, 41)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_two_hundred_thousand_mutated_proofs() -> None:
    """The long run."""
    run(rounds(10_000, 240_000), 42)
