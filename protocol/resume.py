"""What travels between two ends of a game: envelopes, notes, and the heads they compare on meeting again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from protocol import limits
from protocol.envelope import Envelope, Note
from protocol.wire import WireCode, WireError, pack, unpack

__all__ = ["Heads", "envelope_payload", "note_payload", "read_payload", "record_payload"]

_TAGS: Final = frozenset({"envelope", "note", "heads"})


def envelope_payload(envelope: Envelope) -> bytes:
    """An envelope for a link."""
    return record_payload(envelope.encode())


def record_payload(record: bytes) -> bytes:
    """An envelope that is encoded already."""
    return pack(["envelope", record])


def note_payload(note: Note) -> bytes:
    """A note for a link."""
    return pack(["note", note.encode()])


def read_payload(payload: bytes) -> tuple[str, bytes]:
    """What a payload is and its content."""
    value = unpack(payload)
    match value:
        case [str(tag), bytes(content)] if tag in _TAGS:
            return tag, content
    raise WireError(WireCode.SHAPE, "a payload is an envelope, a note or heads")


@dataclass(frozen=True, slots=True)
class Heads:
    """How far one end's chain goes: enough to see who is behind, and whether the chains differ."""

    gid: bytes
    length: int
    head: bytes

    def payload(self) -> bytes:
        """The heads for a link."""
        return pack(["heads", pack([self.gid, self.length, self.head])])

    @classmethod
    def read(cls, content: bytes) -> Heads:
        """Decode the content of a heads payload."""
        match unpack(content):
            case [bytes(gid), int(length), bytes(head)] if len(gid) == len(head) == 32:
                if length <= limits.MAX_ENVELOPES:
                    return cls(gid, length, head)
        raise WireError(WireCode.SHAPE, "heads are a game, a length and a hash")
