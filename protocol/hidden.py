"""Rules about cards that are not open to everybody, and how one who knows a card shows that one was broken.

A decision about cards another seat can open (a pick of a shown hand, a card given away) is judged by it
at once. Its evidence is a note that opens just the card in question: everybody can compute the face from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from protocol.board import Board, Exposed, Eyes, Place
from protocol.checks import decoded, numbers
from protocol.envelope import Envelope, Note
from protocol.group import sub
from protocol.limits import MAX_OPENED
from protocol.proofs import share
from protocol.seam import Refused
from protocol.violation import Breach, Code, Violation
from protocol.wire import Body, Value

__all__ = ["HiddenBreach", "Judging", "accused", "expose", "opening", "refusal"]


@runtime_checkable
class Judging(Protocol):
    """A game with rules about hidden choices."""

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:
        """Raise Refused if the cards of this choice were not allowed; the state is the one before it.

        The text is empty for a chosen deck. None is a face that is not known here: it may be anything.
        """


class HiddenBreach(Breach):
    """A hidden choice broke a rule, as this reader knows; others must be shown."""

    def __init__(self, words: str, exposed: Exposed, faces: Sequence[int | None]) -> None:
        super().__init__(Code.HIDDEN, words)
        self.exposed = exposed
        self._faces = tuple(faces)

    def needed(self) -> list[int]:
        """The cards to open: one that breaks the rule by itself, else all of them."""
        known = self._faces
        for at, face in enumerate(known):
            alone = [face if i == at else None for i in range(len(known))]
            if refusal(self.exposed, alone) is not None:
                return [at]
        return list(range(len(known)))


def refusal(exposed: Exposed, faces: Sequence[int | None]) -> Refused | None:
    """What the rules say against the choice with these cards, if anything."""
    if isinstance(exposed.game, Judging):
        try:
            exposed.game.judge(exposed.place.seat, exposed.text, faces)
        except Refused as refused:
            return refused
    return None


def expose(board: Board, exposed: Exposed, faces: Sequence[int | None]) -> None:
    """Judge a choice with what this reader knows of its cards, and keep it for whoever is shown more."""
    refused = refusal(exposed, faces)
    if refused is not None:
        raise HiddenBreach(str(refused), exposed, faces)
    board.exposed = exposed if isinstance(exposed.game, Judging) else None


def _place(exposed: Exposed, head: bytes) -> Place:
    """A place no envelope has: its kind is that of a note."""
    return Place(exposed.place.gid, exposed.place.seq + 1, head, exposed.owner, "opening")


def opening(breach: HiddenBreach, eyes: Eyes, X: bytes, offence: Envelope) -> Body | None:
    """The body of the note that opens the cards to everybody; None where they are too many for a note."""
    exposed, needed = breach.exposed, breach.needed()
    if len(needed) > MAX_OPENED:
        return None
    secrets = eyes.secrets(_place(exposed, offence.hash), 0)
    proof = share.prove(secrets, eyes.x, X, [exposed.cards[at][0] for at in needed])
    return {"indices": list[Value](needed), "proof": proof.to_wire()}


def accused(board: Board, offence: Envelope, note: Note) -> Violation | None:
    """What an opening proves against the seat that made the choice it opens; None if nothing."""
    exposed = board.exposed
    if exposed is None or note.seat != exposed.owner or note.head != offence.hash:
        return None
    indices = numbers(note.body, "indices")
    if offence.seq != exposed.place.seq or indices[-1] >= len(exposed.cards):
        return None
    chosen = [exposed.cards[at] for at in indices]
    try:
        proof = decoded(share.ShareProof, note.body["proof"], len(chosen), known=False)
    except Breach:
        return None
    X, A = board.cards.keys[exposed.owner], [a for a, _ in chosen]
    if not share.verify(_place(exposed, note.head).ctx(0), X, A, proof):
        return None
    faces: list[int | None] = [None] * len(exposed.cards)
    for at, (_, b), D in zip(indices, chosen, proof.D, strict=True):
        faces[at] = board.cards.deck.face_of(sub(b, D))
    refused = refusal(exposed, faces)
    if refused is None:
        return None
    return Violation(Code.HIDDEN, offence.seat, offence.seq, offence.kind, str(refused))
