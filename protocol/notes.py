"""Notes: what seats say beside the chain, and what it takes for the chain to quote them."""

from __future__ import annotations

from collections.abc import Sequence

from protocol import schema
from protocol.board import Board, others
from protocol.cards import Cards, owner
from protocol.checks import must
from protocol.envelope import Note
from protocol.transcript import ChainError, Transcript
from protocol.violation import Breach, Code
from protocol.wire import Body, Value, WireError, as_int, as_list, as_text

__all__ = [
    "agreed_end",
    "check_takeback",
    "is_free",
    "quote",
    "read_note",
    "restore",
    "winner_after_resigning",
]


def read_note(transcript: Transcript, data: bytes) -> Note:
    """Decode a note and check game, head, seat, signature and body."""
    try:
        note = Note.decode(data)
        schema.check_note(note.kind, note.body)
        transcript.check_note(note)
    except (WireError, ChainError) as error:
        raise Breach(Code.NOTE, str(error)) from None
    return note


def _quoted(transcript: Transcript, body: Body) -> list[Note]:
    return [read_note(transcript, data) for data in as_list(body, "notes") if isinstance(data, bytes)]


def winner_after_resigning(seats: int, seat: int) -> int | None:
    """The other seat; with more than two nobody."""
    return 1 - seat if seats == 2 else None


def agreed_end(transcript: Transcript, sender: int, body: Body) -> None:
    """An end that is not the rules': one resignation, or a draw every other seat has offered on this head."""
    notes = _quoted(transcript, body)
    reason, seats = as_text(body, "reason"), transcript.seats
    if reason == "resign":
        must(len(notes) == 1 and notes[0].kind == "resign", Code.NOTE, "one resignation must be quoted")
        expected = winner_after_resigning(seats, notes[0].seat)
        must(body["winner"] == expected, Code.END, "the winner is not the seat that did not resign")
        return
    must(reason == "draw", Code.END, f"{reason!r} is no reason for an end outside the rules")
    must(_all_agree(transcript, sender, "draw", notes), Code.NOTE, "a draw needs every seat's offer")
    must(body["winner"] is None, Code.END, "a draw has no winner")


def _all_agree(transcript: Transcript, sender: int, kind: str, notes: Sequence[Note]) -> bool:
    """Whether every seat but the sender has said this on the present head; his envelope says it for him."""
    heard = sorted(note.seat for note in notes)
    wanted = sorted(others(transcript.seats, sender))
    return heard == wanted and all(note.kind == kind and note.head == transcript.head for note in notes)


# --- takeback ---------------------------------------------------------------------------------------------


def is_free(board: Board, sender: int, to: int) -> bool:
    """Whether a takeback needs nobody's consent: own plain acts of the own turn."""
    undone = [undo for undo in board.window if undo.to >= to]
    return all(undo.seat == sender and undo.played is None for undo in undone)


def check_takeback(transcript: Transcript, board: Board, sender: int, body: Body) -> int:
    """Check a takeback and return the envelope whose state comes back."""
    to = as_int(body, "to")
    must(any(undo.to == to for undo in board.window), Code.TAKEBACK, f"envelope {to} cannot be gone back to")
    must(board.takebacks_left > 0, Code.TAKEBACKS, f"{board.takebacks} takebacks since the last barrier")
    notes = _quoted(transcript, body)
    if not notes:
        must(is_free(board, sender, to), Code.CONSENT, "this takeback needs consent")
        return to
    must(_all_agree(transcript, sender, "takeback", notes), Code.CONSENT, "not every seat has consented")
    must(all(note.body["to"] == to for note in notes), Code.CONSENT, "consent was given to another takeback")
    return to


def restore(board: Board, to: int) -> None:
    """The old state, but today's hand with the played cards in it: their old masks are gone for good."""
    board.takebacks += 1
    while board.window and board.window[-1].to >= to:
        undo = board.window.pop()
        today: Cards = board.cards
        board.game = undo.game
        board.cards = undo.cards
        board.cards.minted = today.minted  # ids are never given twice, else old knowledge sticks to new cards
        for zone in today.zones:
            if owner(zone) == undo.seat:
                board.cards.zones[zone] = today.slots(zone)
        if undo.played is not None:
            zone, position, face, back = undo.played
            (slot,) = board.cards.mint([board.cards.deck.seal(face, board.cards.key(zone))], back)
            board.cards.insert(zone, position, slot)
            board.knowledge.learn(slot, face)


def quote(notes: Sequence[Note]) -> list[Value]:
    """Notes as an envelope carries them."""
    return [note.encode() for note in notes]
