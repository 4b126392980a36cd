"""What a seat has held: the faces of its cards by slot, also of those that have left its hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from p2pduel.kernel.slots import own_slots
from p2pduel.table.game import TableGame
from protocol.session import Session

__all__ = ["Memory"]


class Memory:
    """Looks into the hand after every step; a journal that is loaded is looked through step by step."""

    def __init__(self, session: Session) -> None:
        """Of one seat; a spectator remembers nothing."""
        self.faces: dict[int, str] = {}
        self._session = session

    def look(self) -> None:
        """Take in what lies in the hand now, where some of it is new."""
        session = self._session
        game = session.game if session.reader.playing else None
        if session.seat is None or not isinstance(game, TableGame):
            return
        hand = own_slots(game.state, session.seat)
        if any(slot not in self.faces for slot in hand):
            known = game.knowledge(session.known)
            self.faces.update({slot: known[slot] for slot in hand if slot in known})

    def along(self, records: Iterable[bytes]) -> Iterator[bytes]:
        """The records, with a look at the hand after each has been taken in."""
        for record in records:
            yield record
            self.look()
