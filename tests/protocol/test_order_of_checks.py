"""The order of checks: an envelope that is wrong in two ways is refused for the one that comes first."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from typing import cast

import pytest

from protocol.envelope import Envelope
from protocol.group import REFUSED_POINTS, Q, encode_scalar
from protocol.reader import Reader
from protocol.seam import hand
from protocol.violation import Breach, Code
from protocol.wire import Body, Value
from tests.protocol.attackers import honest_game
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import identity


@dataclass(frozen=True)
class Draft:
    """An envelope before it is signed."""

    gid: bytes
    seq: int
    prev: bytes
    seat: int
    kind: str
    body: Body = field(repr=False)
    signer: int

    def signed(self) -> Envelope:
        """The envelope, signed by whoever is to sign it."""
        made = Envelope(self.gid, self.seq, self.prev, self.seat, self.kind, self.body)
        return made.sign(identity(self.signer))


@dataclass(frozen=True)
class Fault:
    """One thing wrong, where, and what it is called."""

    code: Code
    where: str
    spoil: Callable[[Draft], Draft]


def _body(name: str, change: Callable[[Value], Value]) -> Callable[[Draft], Draft]:
    return lambda draft: replace(draft, body=draft.body | {name: change(deepcopy(draft.body.get(name)))})


def _longer(value: Value) -> Value:
    """A re-mask of one card more."""
    entries = cast(list[Value], value)
    return [[*entry, entry[0]] if isinstance(entry, list) else entry for entry in entries]


def _small_order(value: Value) -> Value:
    """A share that is no usable point."""
    _, *rest = cast(list[Value], value)
    return [[REFUSED_POINTS["order 2"]], *rest]


def _other_answer(value: Value) -> Value:
    """Shares with another response."""
    D, c, s = cast(list[Value], value)
    return [D, c, encode_scalar((int.from_bytes(cast(bytes, s), "little") + 1) % Q)]


FAULTS = (
    Fault(Code.GID, "gid", lambda draft: replace(draft, gid=bytes(31) + b"\1")),
    Fault(Code.SEQ, "seq", lambda draft: replace(draft, seq=draft.seq + 1)),
    Fault(Code.PREV, "prev", lambda draft: replace(draft, prev=bytes(32))),
    Fault(Code.SIGNATURE, "signer", lambda draft: replace(draft, signer=5)),
    Fault(Code.TURN, "signer", lambda draft: replace(draft, seat=1, signer=1)),
    Fault(Code.KIND, "kind", lambda draft: replace(draft, kind="share")),
    Fault(Code.SCHEMA, "extra", _body("extra", lambda _: 1)),
    Fault(Code.ZONE, "zone", _body("zone", lambda _: hand(1))),
    Fault(Code.POSITION, "index", _body("index", lambda _: 90)),
    Fault(Code.LENGTH, "remask", _body("remask", _longer)),
    Fault(Code.POINT, "proof", _body("proof", _small_order)),
    Fault(Code.BEFORE, "before", _body("before", lambda _: bytes(32))),
    Fault(Code.RULES, "act", _body("act", lambda _: b"bury")),
    Fault(Code.CARRIER, "act", _body("act", lambda _: b"say no")),
    Fault(Code.PROOF_SHARE, "proof", _body("proof", _other_answer)),
    Fault(Code.RULES, "act", _body("act", lambda _: b"play 9")),
)
"""In the order in which they must be found."""


@cache
def _honest() -> Draft:
    play = next(e for e in honest_game() if e.kind == "play" and e.seat == 0 and e.body["remask"] is not None)
    return Draft(play.gid, play.seq, play.prev, play.seat, play.kind, play.body, play.seat)


@pytest.fixture(scope="module")
def reader() -> Reader:
    """A spectator just before the play; whatever is refused leaves it as it was."""
    made = Reader(toy_games)
    for envelope in honest_game()[: _honest().seq]:
        made.accept(envelope, trusted=True)
    return made


def _refusal(reader: Reader, draft: Draft) -> Code:
    before = reader.head, reader.board.game.digest(), reader.board.cards.minted
    with pytest.raises(Breach) as breach:
        reader.accept(draft.signed())
    assert (reader.head, reader.board.game.digest(), reader.board.cards.minted) == before
    return breach.value.code


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.code.name}-{fault.where}")
def test_each_fault_alone_has_its_name(fault: Fault, reader: Reader) -> None:
    """Else the pairs below would show nothing."""
    assert _refusal(reader, fault.spoil(_honest())) is fault.code


@pytest.mark.parametrize(
    ("first", "second"),
    [(a, b) for a, b in combinations(FAULTS, 2) if a.where != b.where],
    ids=lambda fault: fault.code.name,
)
def test_the_earlier_of_two_faults_is_named(first: Fault, second: Fault, reader: Reader) -> None:
    """Envelope, schema and limits, points and scalars, the rules, the proofs, the rules with the face."""
    assert _refusal(reader, second.spoil(first.spoil(_honest()))) is first.code
