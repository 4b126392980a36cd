"""One strict schema per message kind: the fields of envelopes and notes, and nothing beside them.

Two separate tables, so that no kind of one is ever taken for one of the other: ENVELOPES form the chain of a
game, NOTES are signed but outside the chain. Proofs travel as rows whose entries are 32 bytes each (point or
scalar), or lists of those, or of cards, which are pairs of points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from protocol import limits
from protocol.shapes import Blob, Choice, ListOf, MapOf, Maybe, Number, Record, Row, Shape, Text, Word
from protocol.wire import Body, WireCode, WireError

__all__ = ["ACTING", "ENVELOPES", "NOTES", "P1", "P2", "P3", "P4", "P5", "VERSION", "check", "check_note"]

VERSION: Final = 1
"""Version of the protocol, in every envelope and note. Another number is refused, never guessed at."""

# --- pieces ----------------------------------------------------------------------------------------------

HASH: Final = Blob(32, 32)
POINT: Final = Blob(32, 32)
SCALAR: Final = Blob(32, 32)
KEY: Final = Blob(32, 32)
SEAT: Final = Number(0, limits.MAX_SEATS - 1)
SEQ: Final = Number(0, limits.MAX_ENVELOPES)
ZONE: Final = Word()
ZONES: Final = ListOf(ZONE, 1, limits.MAX_PROOFS)
BACK: Final = Word()
TERMS: Final = MapOf(limits.MAX_TERMS)
LENGTH: Final = Number(1, limits.MAX_CHAIN)
PLACE: Final = Number(0, limits.MAX_DECK - 1)
PLACES: Final = ListOf(PLACE, 1, limits.MAX_DECK, ascending=True)
QUOTES: Final = ListOf(Blob(1, limits.MAX_NOTE), 0, limits.MAX_QUOTES)

CARD: Final = Row((POINT, POINT))
CARDS: Final = ListOf(CARD, 1, limits.MAX_DECK)
POINTS: Final = ListOf(POINT, 1, limits.MAX_DECK)
SCALARS: Final = ListOf(SCALAR, 1, limits.MAX_DECK)

P1: Final = Row((SCALAR, SCALAR))
"""Key proof: c, s."""
P2: Final = Row((POINTS, SCALAR, SCALAR))
"""Shares: D…, c, s."""
P3: Final = Row((POINT, POINT, SCALAR, SCALAR, SCALAR))
"""Other key, same face: a', b', c, s1, s2."""
P4: Final = Row(
    (CARDS, POINTS, POINTS, SCALAR, SCALAR, SCALAR, SCALAR, SCALAR, SCALARS, SCALARS), alike=(0, 1, 2, 8, 9)
)
"""Shuffle: F, C, Ĉ, c, s1, s2, s3, s4, ŝ…, s'…; all lists have one length."""
P5: Final = Row((CARD, CARDS, SCALARS, SCALARS, SCALARS), alike=(2, 3, 4))
"""Take: K, F, c…, s…, y…; that F is one shorter than the others is checked where the stack is known."""

P3_EACH: Final = ListOf(P3, 1, limits.MAX_DECK)
REMASK: Final = Maybe(P4)

_ACT: Final[dict[str, Shape]] = {
    "act": Blob(0, limits.MAX_ACT),  # the move's notation; empty when the rules force the step
    "before": Blob(32, 32, or_empty=True),  # the state hash it acts on; empty exactly when `act` is
}


def _plain(**fields: Shape) -> Record:
    """An envelope the rules force, or that is about the game as a whole."""
    return Record(fields)


def _acting(**fields: Shape) -> Record:
    """An envelope that can carry a decision beside its own fields."""
    return Record(fields | _ACT)


# --- the chain -------------------------------------------------------------------------------------------

ENVELOPES: Final[Mapping[str, Record]] = {
    # before the deal
    "hello": _plain(
        version=Number(VERSION, VERSION),
        seat=SEAT,
        key=KEY,  # V, the Ed25519 key
        nonce=HASH,
        params=HASH,
        rules=HASH,  # the rules' fingerprint
        commit=HASH,  # K, the commitment to the seed
        policy=Choice(("open", "closed")),  # whether seeds are opened after the end
        name=Text(limits.MAX_NAME),
        terms=TERMS,
    ),
    "key": _plain(key=POINT, proof=P1, head=HASH, length=LENGTH),  # X and its proof, the dice chain
    # dice
    "dice-head": _plain(head=HASH, length=LENGTH),
    "roll": _plain(k=Number(1, 2**32 - 1), value=HASH),
    # cards: a zone is a named list, places count from its top = 0
    "shuffle": _plain(zone=ZONE, proof=P4),
    "choose": _plain(zone=ZONE, proof=P4),
    "draw": _plain(zone=ZONE, positions=PLACES),
    "look": _plain(zone=ZONE, positions=PLACES),
    "share": _plain(proof=P2),
    "take": _acting(zone=ZONE, proof=P5),
    "arrange": _acting(zone=ZONE, proof=P4),
    "renew": _plain(zone=ZONE, proofs=ListOf(P4, 1, limits.MAX_DECK)),
    "play": _acting(zone=ZONE, back=BACK, remask=REMASK, index=PLACE, proof=P2),
    "plays": _acting(zones=ZONES, back=BACK, remask=REMASK, indices=PLACES, proof=P2),
    "bury": _acting(zone=ZONE, back=BACK, to=ZONE, remask=REMASK, index=PLACE, proof=P3),
    "give": _acting(
        zone=ZONE, back=Word(or_empty=True), to=ZONE, remask=REMASK, indices=PLACES, proofs=P3_EACH
    ),
    "offer": _plain(zone=ZONE, remasks=ListOf(P4, 0, limits.MAX_PROOFS)),
    "show": _plain(zone=ZONE, to=SEAT, proofs=P3_EACH),
    "pick": _acting(positions=ListOf(PLACE, 0, limits.MAX_DECK, ascending=True)),
    # everything else a seat does when it owes
    "act": Record({"act": Blob(1, limits.MAX_ACT), "before": HASH}),
    "takeback": _plain(to=SEQ, notes=QUOTES),
    "end": _plain(winner=Maybe(SEAT), reason=Word(), state=Blob(0, 64), notes=QUOTES),
    "open": _plain(seed=Blob(32, 32)),
}

ACTING: Final = frozenset(kind for kind, record in ENVELOPES.items() if "act" in record.fields)
"""Kinds that can carry a decision."""

# --- notes -----------------------------------------------------------------------------------------------

NOTES: Final[Mapping[str, Record]] = {
    "resign": Record({}),
    "draw": Record({}),
    "takeback": Record({"to": SEQ}),
    "adjourn": Record({}),
    "claim": Record({"words": Text(limits.MAX_WORDS)}),
    "opening": Record({"indices": ListOf(PLACE, 1, limits.MAX_OPENED, ascending=True), "proof": P2}),
    "chat": Record({"text": Text(limits.MAX_CHAT, 1)}),
}


def check(kind: str, body: Body) -> None:
    """Refuse an envelope body that is not exactly what its kind says."""
    _check(ENVELOPES, kind, body)
    if kind in ACTING and bool(body["act"]) != bool(body["before"]):
        raise WireError(WireCode.SHAPE, f"{kind}.before: is given exactly when there is an act")


def check_note(kind: str, body: Body) -> None:
    """Refuse a note body that is not exactly what its kind says."""
    _check(NOTES, kind, body)


def _check(table: Mapping[str, Record], kind: str, body: Body) -> None:
    shape = table.get(kind)
    if shape is None:
        raise WireError(WireCode.KIND, "no such kind of message")
    shape.check(body, kind)
