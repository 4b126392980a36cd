"""Mutated envelopes, signed by their sender, in the middle of a real game: a named violation or nothing."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy

import pytest

from protocol.envelope import Envelope
from protocol.reader import Reader
from protocol.violation import Breach
from protocol.wire import Value, WireError, pack, unpack
from tests.protocol.attackers import honest_game
from tests.protocol.mutations import mutated, rounds
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import identity

WORDS: tuple[Value, ...] = (
    b"play",
    b"bury deck",
    b"pick 0 1",
    b"pick 99",
    b"take deck",
    b"say \xff",
    b"stop",
)


def spoiled(source: random.Random, envelope: Envelope) -> Envelope | None:
    """The envelope with another body, sometimes of another kind, signed; None if the body cannot be read."""
    kinds = [envelope.kind] * 6 + [source.choice(honest_game()).kind]
    body = envelope.body
    if source.random() < 0.4 and body:
        field = source.choice(sorted(body))
        other = [e.body[field] for e in honest_game() if field in e.body]
        body = body | {field: source.choice(other if field != "act" else [*WORDS, *other])}
    else:
        try:
            value = unpack(mutated(source, pack(body)))
        except WireError:
            return None
        if not isinstance(value, dict):
            return None
        body = value
    changed = Envelope(envelope.gid, envelope.seq, envelope.prev, envelope.seat, source.choice(kinds), body)
    return changed.sign(identity(envelope.seat))


def fuzz(each: int, seed: int) -> Counter[str]:
    """So many mutations of every envelope of the game, each judged by a spectator at that place."""
    source = random.Random(seed)
    outcome: Counter[str] = Counter()
    reader = Reader(toy_games)
    for envelope in honest_game():
        probe = deepcopy(reader)
        for _ in range(each):
            forged = spoiled(source, envelope)
            if forged is None or forged.signed_bytes == envelope.signed_bytes:
                continue
            try:
                probe.accept(forged)
            except Breach as breach:
                outcome[breach.code.value] += 1
                assert len(probe.transcript) == envelope.seq
            else:
                outcome["accepted"] += 1
                probe = deepcopy(reader)
        reader.accept(envelope, trusted=True)
    return outcome


def test_signed_mutations_meet_named_violations() -> None:
    """A short run with a fixed seed; whatever passes is a choice the sender was free to make."""
    outcome = fuzz(8, 51)
    assert len(outcome) >= 12, outcome
    assert outcome["accepted"] < sum(outcome.values()) // 10


@pytest.mark.slow
def test_many_signed_mutations() -> None:
    """The long run."""
    outcome = fuzz(rounds(40, 600), 52)
    assert len(outcome) >= 15, outcome
