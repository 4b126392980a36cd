"""Every word and every list of every proof matters, and so does every part of what it is about."""

import dataclasses
from collections.abc import Callable
from typing import Any, cast

import pytest

from protocol.checks import decoded
from protocol.group import IDENTITY, EncodingError, Q
from protocol.limits import MAX_DECK
from protocol.proofs import key, rekey, shape, share, shuffle, take
from protocol.proofs.shape import BadProofError
from protocol.violation import Breach, Code
from protocol.wire import Value
from tests.protocol.setting import (
    FIELDS,
    SEEDS,
    X,
    another,
    another_point,
    cases,
    changed,
    is_point,
    leaves,
    lists,
)

CASES = cases(3)
KINDS = tuple(CASES)
WORDS = [(kind, path) for kind in KINDS for path in leaves(CASES[kind].wire)]
LISTS = [(kind, path) for kind in KINDS for path in lists(CASES[kind].wire)]


def refused(kind: str, wire: Value) -> bool:
    """Refused while reading, before anything is computed."""
    try:
        CASES[kind].accepts(CASES[kind].statement, wire)
    except EncodingError:
        return True
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_an_honest_proof_is_accepted(kind: str) -> None:
    """The untouched proof holds, otherwise the tests below would show nothing."""
    case = CASES[kind]
    assert case.accepts(case.statement, case.wire)


def test_every_field_is_covered() -> None:
    """The cases below reach every field of every proof."""
    for kind in KINDS:
        assert {path[0] for k, path in WORDS if k == kind} == set(range(len(FIELDS[kind])))


@pytest.mark.parametrize(("kind", "path"), WORDS)
def test_a_changed_word_is_not_believed(kind: str, path: tuple[int, ...]) -> None:
    """Another well-formed value in one place makes the proof false."""
    case = CASES[kind]
    assert case.accepts(case.statement, another(case, path)) is False


@pytest.mark.parametrize(("kind", "path"), WORDS)
def test_a_malformed_word_is_refused(kind: str, path: tuple[int, ...]) -> None:
    """Identity, second encodings, wrong lengths and wrong types never reach the mathematics."""
    case = CASES[kind]

    def over_the_order(word: Value) -> Value:
        return (int.from_bytes(cast(bytes, word), "little") + Q).to_bytes(32, "little")

    wrong: list[Value] = [b"", b"\x02" * 31, b"\x02" * 33, b"\xff" * 32, 5, "2" * 32, [], None]
    assert all(refused(kind, changed(case.wire, path, lambda _, bad=bad: bad)) for bad in wrong)  # type: ignore[misc]
    if is_point(case, path):
        assert refused(kind, changed(case.wire, path, lambda _: IDENTITY))
    else:
        assert refused(kind, changed(case.wire, path, over_the_order))


@pytest.mark.parametrize(("kind", "path"), LISTS)
def test_a_list_of_another_length_is_refused(kind: str, path: tuple[int, ...]) -> None:
    """A missing, an extra or no entry: refused while reading, or (a shorter list of shares) not believed."""
    case = CASES[kind]

    def holds(wire: Value) -> bool:
        try:
            return case.accepts(case.statement, wire)
        except EncodingError:
            return False

    shorter = changed(case.wire, path, lambda value: cast(list[Value], value)[:-1])
    longer = changed(case.wire, path, lambda value: [*cast(list[Value], value), cast(list[Value], value)[-1]])
    empty = changed(case.wire, path, lambda _: [])
    assert [holds(wire) for wire in (shorter, longer, empty)] == [False, False, False]


@pytest.mark.parametrize(("kind", "path"), [(kind, path) for kind, path in LISTS if len(path) == 1])
def test_lists_that_do_not_fit_together_are_refused_unread(
    kind: str, path: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list longer than any deck, or not as long as its neighbours: no point and no scalar is decoded."""

    def decoded(_: bytes) -> None:
        raise AssertionError("this was decoded")

    monkeypatch.setattr(shape, "decode", decoded)
    monkeypatch.setattr(shape, "decode_scalar", decoded)
    sizes: list[int] = [0, MAX_DECK + 1] if kind == "share" else [0, 1, MAX_DECK + 1]
    for size in sizes:
        wire = changed(CASES[kind].wire, path, lambda value, size=size: [cast(list[Value], value)[0]] * size)  # type: ignore[misc]
        with pytest.raises(BadProofError):
            CASES[kind].accepts(CASES[kind].statement, wire)


@pytest.mark.parametrize("kind", KINDS)
def test_a_proof_holds_for_its_own_statement_only(kind: str) -> None:
    """Another context, key, target or input card: the same proof is worthless."""
    case = CASES[kind]
    for name, value in case.statement.items():
        for path in leaves(value):
            other = changed(value, path, (lambda _: SEEDS[0]) if name == "ctx" else another_point)
            assert case.accepts({**case.statement, name: other}, case.wire) is False


@pytest.mark.parametrize("kind", ["share", "shuffle", "take"])
def test_a_proof_about_fewer_or_more_cards_is_not_believed(kind: str) -> None:
    """The state decides how many cards there are, not the message."""
    case = CASES[kind]
    for name in ("A", "E", "W"):
        if name not in case.statement:
            continue
        value = cast(list[Value], case.statement[name])
        for other in (value[:-1], [*value, value[0]], []):
            assert case.accepts({**case.statement, name: other}, case.wire) is False


@pytest.mark.parametrize("part", ["F", "c", "s", "y"])
def test_a_take_with_a_list_of_another_length_is_not_believed(part: str) -> None:
    """Also one that never was on the wire, whose reader would have refused it."""
    proof = take.Take.from_wire(CASES["take"].wire)
    about = cast(Any, CASES["take"].statement)
    assert take.verify(**about, proof=proof)
    whole = getattr(proof, part)
    for other in (whole[:-1], (*whole, whole[0])):
        assert take.verify(**about, proof=dataclasses.replace(proof, **{part: other})) is False


@pytest.mark.parametrize("kind", ["key", "share", "rekey"])
def test_the_other_seats_key_does_not_fit(kind: str) -> None:
    """A proof made with x_0 says nothing about X_1."""
    case = CASES[kind]
    assert case.accepts({**case.statement, "X": X[1]}, case.wire) is False


def test_proofs_survive_the_wire_unchanged() -> None:
    """Reading and writing again gives the same bytes."""
    wires = {name: case.wire for name, case in CASES.items()}
    again = {
        "key": key.KeyProof.from_wire(wires["key"]).to_wire(),
        "share": share.ShareProof.from_wire(wires["share"]).to_wire(),
        "rekey": rekey.Rekey.from_wire(wires["rekey"]).to_wire(),
        "shuffle": shuffle.Shuffle.from_wire(wires["shuffle"]).to_wire(),
        "take": take.Take.from_wire(wires["take"]).to_wire(),
    }
    assert again == wires


@pytest.mark.parametrize(
    "read", [shape.points, shape.scalars, shape.cards, shape.point, shape.scalar, shape.card]
)
def test_what_is_of_another_type_is_refused_by_every_reader(read: Callable[[object], object]) -> None:
    """Numbers, texts and nothing at all where lists and byte strings belong: one kind of error."""
    wrong: tuple[object, ...] = (5, "text", None, {})
    for value in wrong:
        with pytest.raises(BadProofError):
            read(value)


def test_a_proof_of_another_shape_is_a_named_breach() -> None:
    """Whoever sends it broke the rule of the body's shape; nobody's program stumbles."""
    wrong: tuple[object, ...] = (5, [], [5], [[], []])
    for kind in (share.ShareProof, shuffle.Shuffle, take.Take, rekey.Rekey):
        for value in wrong:
            with pytest.raises(Breach) as caught:
                decoded(kind, cast(Value, value), known=False)
            assert caught.value.code is Code.SHAPE
