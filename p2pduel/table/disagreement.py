"""Players' engines disagree about the position: they tell its parts, so that all can name the first."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from p2pduel.kernel.state import State
from p2pduel.table.game import Happening, TableGame
from protocol.io.frames import Frame
from protocol.io.parts import difference, parts_frame
from protocol.session import Session
from protocol.violation import Code, Violation
from protocol.wire import as_bytes, as_int

__all__ = ["Disagreement"]

_STATES = 64
"""States kept: whoever acts has gone on by a few before the other side says stop."""


class Disagreement:
    """What is known of one; nothing of it is believed when an envelope is judged."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._states: deque[State] = deque(maxlen=_STATES)
        self.asked: Frame | None = None
        """The parts sent after an act of the other side carried another state hash than ours."""
        self.words = ""
        """What came of it here, when the other side stopped the game."""

    def remember(self, log: Iterable[Happening]) -> None:
        """Keep the positions gone through last."""
        self._states.extend(happening.state for happening in log)

    def ask(self, violation: Violation | None) -> Frame | None:
        """Our parts, if this violation is about the state hash."""
        game = self._session.game if violation is not None and violation.code is Code.BEFORE else None
        if violation is not None and isinstance(game, TableGame):
            self.asked = parts_frame(violation.seq, game.digest(), game.parts())
        return self.asked

    def answer(self, theirs: Frame) -> Frame:
        """The other side refuses an act of ours and tells its parts: ours, of the position we acted on."""
        seq, transcript = as_int(theirs.body, "seq"), self._session.reader.transcript
        own = seq < len(transcript) and transcript[seq].seat == self._session.seat
        before = transcript[seq].body.get("before") if own else None
        if not isinstance(before, bytes) or not before:
            return parts_frame(seq, bytes(32), ())
        played = self._session.game
        assert isinstance(played, TableGame)
        games = (TableGame(played.game, state) for state in reversed(self._states))
        game = next((one for one in games if one.digest() == before), None)
        ours = parts_frame(seq, before, game.parts() if game is not None else ())
        there = as_bytes(theirs.body, "state").hex()
        self.words = f"{difference(ours, theirs)}; state {before.hex()} here, {there} there"
        return ours
