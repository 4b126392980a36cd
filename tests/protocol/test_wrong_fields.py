"""One wrong field in each envelope the rules force: refused by the name of what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

from protocol.envelope import Envelope
from protocol.reader import Reader
from protocol.schema import ENVELOPES
from protocol.seam import hand
from protocol.violation import Breach, Code
from protocol.wire import Value
from tests.protocol.attackers import honest_game
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import identity

Change = Callable[[Value], Value]


def is_now(value: Value) -> Change:
    """Another value."""
    return lambda _: value


def _longer(value: Value) -> Value:
    """The last entry twice."""
    entries = cast(list[Value], value)
    return [*entries, entries[-1]]


def _shorter(value: Value) -> Value:
    return cast(list[Value], value)[:-1]


def _more_cards(value: Value) -> Value:
    """Proofs about one card more each."""
    return [
        [_longer(x) if isinstance(x, list) else x for x in cast(list[Value], one)] for one in _list(value)
    ]


def _list(value: Value) -> list[Value]:
    return cast(list[Value], value)


CASES: dict[tuple[str, str, Code], Change] = {
    ("key", "length", Code.SCHEMA): is_now(0),
    ("key", "head", Code.SAME): lambda _: honest_game()[2].body["head"],
    ("roll", "k", Code.DICE_ORDER): is_now(7),
    ("roll", "value", Code.DICE_LINK): is_now(bytes(32)),
    ("shuffle", "zone", Code.ZONE): is_now("own"),
    ("choose", "zone", Code.ZONE): is_now("deck"),
    ("draw", "zone", Code.ZONE): is_now("own"),
    ("draw", "positions", Code.POSITION): is_now([127]),
    ("look", "zone", Code.ZONE): is_now("side"),
    ("look", "positions", Code.POSITION): _shorter,
    ("renew", "zone", Code.ZONE): is_now("blue"),
    ("renew", "proofs", Code.LENGTH): _shorter,
    ("renew", "proofs", Code.SCHEMA): is_now([]),
    ("offer", "zone", Code.ZONE): is_now("deck"),
    ("offer", "remasks", Code.REMASK): _longer,
    ("offer", "remasks", Code.LENGTH): _more_cards,
    ("show", "zone", Code.ZONE): is_now("deck"),
    ("show", "to", Code.POSITION): is_now(0),
    ("show", "proofs", Code.LENGTH): _shorter,
    ("give", "zone", Code.ZONE): is_now(hand(1)),
    ("give", "to", Code.ZONE): is_now("deck"),
    ("give", "back", Code.BACK): is_now("red"),
    ("give", "indices", Code.POSITION): is_now([0]),
    ("give", "proofs", Code.LENGTH): _longer,
    ("play", "back", Code.POSITION): is_now("none"),
    ("bury", "back", Code.POSITION): is_now("none"),
    ("end", "winner", Code.END): is_now(1),
    ("end", "reason", Code.END): is_now("other"),
    ("end", "state", Code.END): is_now(bytes(32)),
    ("end", "notes", Code.END): is_now([b"x"]),
    ("open", "seed", Code.SEED): is_now(bytes(32)),
}
"""Kind, field and the refusal; the first envelope of that kind that has something to be wrong."""


@cache
def _refusals() -> dict[tuple[str, str, Code], Code | None]:
    """One spectator goes through the game once; whatever it refuses leaves it as it was."""
    reader, found = Reader(toy_games), dict[tuple[str, str, Code], Code | None]()
    for envelope in honest_game():
        for case, change in CASES.items():
            kind, field, _ = case
            if case in found or kind != envelope.kind or (kind == "key" and envelope.seat == 0):
                continue
            if kind == "offer" and not envelope.body["remasks"]:
                continue
            body = envelope.body | {field: change(envelope.body[field])}
            forged = Envelope(envelope.gid, envelope.seq, envelope.prev, envelope.seat, kind, body)
            found[case] = None
            try:
                reader.accept(forged.sign(identity(envelope.seat)))
            except Breach as breach:
                found[case] = breach.code
        reader.accept(envelope, trusted=True)
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_a_wrong_field_is_refused_by_name(case: tuple[str, str, Code]) -> None:
    """Signed by its sender, right in everything else."""
    assert _refusals()[case] is case[2]


def test_every_forced_envelope_has_a_case() -> None:
    """Decisions are covered by the attackers and the order of checks, takebacks by their own tests."""
    decisions = {kind for kind, record in ENVELOPES.items() if "act" in record.fields} - {
        "give",
        "play",
        "bury",
    }
    elsewhere = {"hello", "takeback", "dice-head", "share"}  # share: one field, a proof
    assert {kind for kind, _, _ in CASES} == set(ENVELOPES) - decisions - elsewhere
