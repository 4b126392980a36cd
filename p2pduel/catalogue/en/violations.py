"""What a check of the protocol has found: a heading in words; the details behind it stay as they are."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "FINDINGS",
    "HEADINGS",
    "finding",
    "told",
    "why",
]

HEADINGS: Final[Mapping[str, str]] = {
    "wire": "The bytes are no message of this protocol",
    "envelope/signature": "The signature is not that of the seat it names",
    "envelope/gid": "The envelope belongs to another game",
    "envelope/seq": "The number of the envelope is not the next one",
    "envelope/prev": "The envelope is built on another game than this one",
    "envelope/turn": "It was somebody else's turn to send an envelope",
    "envelope/kind": "An envelope of another kind was due",
    "envelope/full": "The game is so long that only its end has room",
    "envelope/fork": "Two different envelopes were signed for one place",
    "body/schema": "A field is missing, unknown or out of range",
    "body/point": "Bytes are no usable point",
    "body/scalar": "Bytes are no proper number",
    "body/shape": "A proof does not have the parts it should",
    "cards/length": "A list is not as long as it must be",
    "cards/position": "A card was meant that is not the one asked for",
    "cards/zone": "Another stack was meant than the one asked for",
    "cards/back": "Cards of different backs would be mixed",
    "cards/re-mask": "Cards were not sealed anew as they must be",
    "cards/undecodable": "An opened card shows no face of this game",
    "cards/count": "More copies of a card lie open than there are",
    "hello/differs": "Version, rules or terms are not the same on both sides",
    "hello/copied": "A key or a commitment is another player's",
    "proof/key": "The sender does not know its secret key",
    "proof/share": "A share is not the right one for these cards",
    "proof/re-key": "The card under the new key is not the old card",
    "proof/shuffle": "The shuffled stack does not hold the old cards",
    "proof/take": "The stack and the card taken are not the old stack",
    "dice/order": "This is not the next roll",
    "dice/link": "The dice value is not the one that was committed to",
    "act/before": "The move was made on another position",
    "act/carrier": "The move came in the wrong envelope or with the wrong cards",
    "act/rules": "The rules do not allow the move",
    "act/hidden": "The rules do not allow the move with this hidden card",
    "note/invalid": "A note is not what it is quoted for",
    "takeback/barrier": "Something was taken back that cannot be undone",
    "takeback/consent": "Something was taken back without consent",
    "takeback/too-many": "Too many moves were taken back",
    "end/differs": "The end is not the one the game has come to",
    "open/commitment": "The opened seed is not the one that was committed to",
}
"""Code of a violation -> what it means."""

FINDINGS: Final[Mapping[str, str]] = {
    "audit-differs": "the program made other bytes than this seed gives",
    "unaudited": "the seed was not opened; all proofs hold",
    "hidden-rule": "a hidden choice broke a rule",
    "cards": "the cards at the end are not those of the beginning",
}
"""Code of a finding of the audit -> what it means."""


def why(code: str, details: str) -> str:
    """What went wrong, with the details of the protocol behind it."""
    return f"{HEADINGS[code]} ({code}: {details})"


def told(code: str, seat: int | None, envelope: int, kind: str, details: str) -> str:
    """Who broke which rule with which envelope."""
    who = "somebody" if seat is None else f"seat {seat}"
    return f"{who}, envelope {envelope} ({kind}): {why(code, details)}"


def finding(code: str, envelope: int, details: str) -> str:
    """Something the audit has found."""
    return f"envelope {envelope}: {FINDINGS[code]} ({code}: {details})"
