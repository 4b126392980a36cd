"""Two sessions in one process and the pipe between them: envelopes made, sent, read, checked, applied."""

from __future__ import annotations

from protocol.envelope import Envelope
from protocol.events import SendEnvelope
from protocol.identity import Identity
from protocol.reader import GameFactory
from protocol.seam import Choice
from protocol.session import Session
from protocol.wire import Body

__all__ = ["Sessions"]


class Sessions:
    """Both seats of a game."""

    def __init__(self, games: GameFactory, terms: Body) -> None:
        """Greet, exchange keys, do what the rules ask for up to the first decision."""
        self.sessions = [
            Session(
                games,
                seat=seat,
                identity=Identity(bytes([seat + 1]) * 32),
                seed=bytes([seat + 17]) * 32,
                terms=terms if seat == 0 else None,
                chain_length=16,
            )
            for seat in (0, 1)
        ]
        self.bytes = 0
        for seat in (0, 1):
            self._carry(seat, [e.data for e in self.sessions[seat].start() if isinstance(e, SendEnvelope)])

    def decide(self, seat: int, choice: Choice) -> None:
        """One decision and everything the programs do about it."""
        effects = self.sessions[seat].decide(choice)
        self._carry(seat, [effect.data for effect in effects if isinstance(effect, SendEnvelope)])

    def _carry(self, sender: int, sent: list[bytes]) -> None:
        while sent:
            self.bytes += sum(map(len, sent))
            answers = [effect for one in sent for effect in self.sessions[1 - sender].receive_envelope(one)]
            sent, sender = [e.data for e in answers if isinstance(e, SendEnvelope)], 1 - sender

    @property
    def envelopes(self) -> list[Envelope]:
        """All so far."""
        return list(self.sessions[0].reader.transcript)
