"""A small game's keys, cards and one valid proof of every kind, shared by the tests and the vectors."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from protocol.group import Ciphertext, Point, add, base, decode_scalar, encode_scalar, mul, sub, sum_points
from protocol.hashing import H32
from protocol.params import Deck
from protocol.proofs import key, rekey, share, shuffle, take
from protocol.secrets import Secrets, context, game_key
from protocol.wire import Value

SEEDS = (b"\x01" * 32, b"\x02" * 32)
GID = H32("kat-game")
KEYS = tuple(game_key(seed, GID) for seed in SEEDS)
X = tuple(base(x) for x in KEYS)
Y = add(*X)
DECK = Deck(b"kat", 9)

Statement = dict[str, Value]


def ctx_at(seq: int, seat: int, kind: str, item: int = 0) -> bytes:
    """A context right after an empty previous hash."""
    return context(GID, seq, bytes(32), seat, kind, item)


def secrets_at(seq: int, seat: int, kind: str, item: int = 0) -> Secrets:
    """The secret numbers of a seat at that place."""
    return Secrets(SEEDS[seat], ctx_at(seq, seat, kind, item))


def stack(n: int, seat: int = 0) -> list[Ciphertext]:
    """A stack of n cards, faces 0, 1, 2 … in turn, masked once in order so that no first half is G."""
    E = [DECK.seal(k % 9, Y) for k in range(n)]
    return list(shuffle.prove(secrets_at(2, seat, "arrange"), Y, E, range(n))[0].F)


def seen(E: Sequence[Ciphertext], seat: int = 0) -> list[Ciphertext]:
    """The stack as that seat sees it after the other's shares."""
    other = 1 - seat
    shares = share.prove(secrets_at(4, other, "share"), KEYS[other], X[other], [a for a, _ in E])
    return [(a, sub(b, D)) for (a, b), D in zip(E, shares.D, strict=True)]


def face_under(card: Ciphertext, *secret_keys: int) -> int | None:
    """The face of a card opened with the keys it is under."""
    return DECK.face_of(sub(card[1], mul(sum(secret_keys), card[0])))


def faces(cards: Sequence[Ciphertext]) -> list[int | None]:
    """The faces of stack cards, with both keys."""
    return [face_under(card, *KEYS) for card in cards]


def combined(weights: Sequence[int], cards: Sequence[Ciphertext], rho: int) -> Ciphertext:
    """Σ weight·card, freshly masked."""
    a = sum_points([mul(w, card[0]) for w, card in zip(weights, cards, strict=True)])
    b = sum_points([mul(w, card[1]) for w, card in zip(weights, cards, strict=True)])
    return (add(a, base(rho)), add(b, mul(rho, Y)))


def rows(cards: Sequence[Ciphertext]) -> list[Value]:
    """Cards as the wire writes them."""
    return [[a, b] for a, b in cards]


@dataclass(frozen=True)
class Case:
    """A valid proof with its statement, both in wire form, and the check a receiver makes."""

    name: str
    fields: tuple[str, ...]
    statement: Statement
    wire: list[Value]
    accepts: Callable[[Statement, Value], bool]


def _point(st: Statement, name: str) -> Point:
    return cast(Point, st[name])


def _cards(st: Statement, name: str) -> list[Ciphertext]:
    return [(a, b) for a, b in cast(list[list[bytes]], st[name])]


def accepts_key(st: Statement, wire: Value) -> bool:
    """P1."""
    return key.verify(_point(st, "ctx"), _point(st, "X"), key.KeyProof.from_wire(wire))


def accepts_share(st: Statement, wire: Value) -> bool:
    """P2."""
    A = cast(list[bytes], st["A"])
    return share.verify(_point(st, "ctx"), _point(st, "X"), A, share.ShareProof.from_wire(wire))


def accepts_rekey(st: Statement, wire: Value) -> bool:
    """P3."""
    a, b = cast(list[bytes], st["card"])
    proof = rekey.Rekey.from_wire(wire)
    return rekey.verify(_point(st, "ctx"), _point(st, "X"), _point(st, "T"), (a, b), proof)


def accepts_shuffle(st: Statement, wire: Value) -> bool:
    """P4."""
    proof = shuffle.Shuffle.from_wire(wire)
    return shuffle.verify(_point(st, "ctx"), _point(st, "T"), _cards(st, "E"), proof)


def accepts_take(st: Statement, wire: Value) -> bool:
    """P5."""
    proof = take.Take.from_wire(wire)
    E, W = _cards(st, "E"), _cards(st, "W")
    return take.verify(_point(st, "ctx"), _point(st, "X"), _point(st, "Y"), E, W, proof)


ACCEPTS: dict[str, Callable[[Statement, Value], bool]] = {
    "key": accepts_key,
    "share": accepts_share,
    "rekey": accepts_rekey,
    "shuffle": accepts_shuffle,
    "take": accepts_take,
}

FIELDS: dict[str, tuple[str, ...]] = {
    "key": ("c", "s"),
    "share": ("D", "c", "s"),
    "rekey": ("a", "b", "c", "s1", "s2"),
    "shuffle": ("F", "C", "Ch", "c", "s1", "s2", "s3", "s4", "sh", "sp"),
    "take": ("K", "F", "c", "s", "y"),
}


def _case(name: str, statement: Statement, wire: list[Value]) -> Case:
    return Case(name, FIELDS[name], statement, wire, ACCEPTS[name])


def cases(n: int = 3) -> dict[str, Case]:
    """One valid proof of every kind, over n cards where there are cards."""
    E = stack(n)
    W = seen(E)
    A = [a for a, _ in E]
    places = {name: secrets_at(10 + i, 0, name) for i, name in enumerate(FIELDS)}
    ctx = {name: place.ctx for name, place in places.items()}
    p1 = key.prove(places["key"], KEYS[0], X[0])
    p2 = share.prove(places["share"], KEYS[0], X[0], A)
    p3 = rekey.prove(places["rekey"], KEYS[0], X[0], Y, W[0])
    p4, _ = shuffle.prove(places["shuffle"], Y, E)
    p5 = take.prove(places["take"], X[0], Y, E, W, n // 2)
    listed = [
        _case("key", {"ctx": ctx["key"], "X": X[0]}, p1.to_wire()),
        _case("share", {"ctx": ctx["share"], "X": X[0], "A": list[Value](A)}, p2.to_wire()),
        _case("rekey", {"ctx": ctx["rekey"], "X": X[0], "T": Y, "card": list[Value](W[0])}, p3.to_wire()),
        _case("shuffle", {"ctx": ctx["shuffle"], "T": Y, "E": rows(E)}, p4.to_wire()),
        _case("take", {"ctx": ctx["take"], "X": X[0], "Y": Y, "E": rows(E), "W": rows(W)}, p5.to_wire()),
    ]
    return {case.name: case for case in listed}


Path = tuple[int, ...]


def leaves(value: Value, at: Path = ()) -> Iterator[Path]:
    """The path of every 32-byte word."""
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield from leaves(item, (*at, i))
    else:
        yield at


def lists(value: Value, at: Path = ()) -> Iterator[Path]:
    """The path of every list, the outermost included."""
    if isinstance(value, list):
        yield at
        for i, item in enumerate(value):
            yield from lists(item, (*at, i))


def changed(value: Value, path: Path, change: Callable[[Value], Value]) -> Value:
    """A copy with one place changed."""
    if not path:
        return change(value)
    assert isinstance(value, list)
    return [changed(item, path[1:], change) if i == path[0] else item for i, item in enumerate(value)]


def another_scalar(word: Value) -> Value:
    """A different, well-formed scalar."""
    return encode_scalar(decode_scalar(cast(bytes, word)) + 1)


def another_point(word: Value) -> Value:
    """A different, well-formed point."""
    return add(cast(bytes, word), base(1))


POINT_FIELDS = {"D", "a", "b", "F", "C", "Ch", "K"}


def is_point(case: Case, path: Path) -> bool:
    """Whether the word there is a point; `C` and `c` differ."""
    return case.fields[path[0]] in POINT_FIELDS


def another(case: Case, path: Path) -> Value:
    """The proof with one word replaced by another well-formed one."""
    return changed(case.wire, path, another_point if is_point(case, path) else another_scalar)
