"""Sessions joined by an in-memory pipe, with journals and a script of decisions."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from protocol.events import Effect, Event, Record, Rejected, SendEnvelope, SendNote, Violated
from protocol.identity import Identity
from protocol.seam import Choice
from protocol.session import Session
from protocol.transcript import Heads
from protocol.wire import Body
from tests.protocol.toy import toy_games

__all__ = [
    "SCRIPT",
    "TERMS",
    "Ends",
    "choice",
    "deliver",
    "events_of",
    "identity",
    "resumed",
    "seat_session",
    "seed",
    "table",
    "watcher",
]

TERMS: Body = {"variant": "toy", "tax": 0}


def choice(text: str, position: int | None = None, order: Sequence[int] | None = None) -> Choice:
    """A decision in few signs."""
    return Choice(text.encode(), position, None if order is None else tuple(order))


DECK_ORDER = (2, 0, 4, 6, 7, 1, 3, 5)

SCRIPT: tuple[Choice, ...] = (
    choice("", order=DECK_ORDER),  # seat 1 chooses its deck
    choice("say hello"),
    choice("look deck"),
    choice("take deck", 1),
    choice("play", 0),
    choice("bury deck", 1),
    choice("roll"),
    choice("pass"),
    choice("look side"),
    choice("scout 0 2"),
    choice("spy"),
    choice("pick 0 1"),
    choice("pay deck", 0),
    choice("pay blue", 0),
    choice("flip deck"),
    choice("return deck"),
    choice("shuffle deck"),
    choice("pass"),
    choice("look blue"),
    choice("arrange blue", order=(2, 0, 1)),
    choice("look deck"),
    choice("leave deck"),
    choice("draw deck"),
    choice("fetch"),
    choice("beg"),
    choice("pick 1"),
    choice("gift", 0),
    choice("tuck"),
    choice("settle"),
    choice("tuck"),
    choice("look deck"),
    choice("take deck new", 0),
    choice("reveal 2", order=(0, 2)),
    choice("peep deck"),
    choice("tuck"),
    choice("pass"),
    choice("reach"),
    choice("pass"),
    choice("drop", 0),
    choice("roll"),
    choice("stop"),
)


def seed(seat: int, salt: int = 0) -> bytes:
    """A seed for tests."""
    return bytes([seat + 1, salt]) * 16


def identity(seat: int) -> Identity:
    """A signing key for tests."""
    return Identity(bytes([0x40 + seat]) * 32)


def seat_session(seat: int, seats: int = 2, salt: int = 0, chain_length: int = 8, **more: object) -> Session:
    """One seat of the toy game."""
    terms: Body = TERMS if seats == 2 else TERMS | {"seats": seats}
    policy = str(more.get("policy", "open"))
    return Session(
        toy_games,
        seats=seats,
        seat=seat,
        identity=identity(seat),
        seed=seed(seat, salt),
        name=f"seat {seat}",
        terms=terms if seat == 0 else None,
        policy=policy,
        chain_length=chain_length,
    )


def watcher(seats: int = 2) -> Session:
    """A spectator."""
    return Session(toy_games, seats=seats)


def events_of(effects: Iterable[Effect]) -> list[Event]:
    """Only the events."""
    return [
        effect for effect in effects if not isinstance(effect, SendEnvelope | SendNote | Record | Rejected)
    ]


def deliver(session: Session, said: SendEnvelope | SendNote | Heads) -> list[Effect]:
    """What a session makes of what another end says."""
    match said:
        case SendEnvelope(data):
            return session.receive_envelope(data)
        case SendNote(data):
            return session.receive_note(data)
        case Heads():
            return session.receive_heads(said)


@dataclass
class Ends:
    """All ends of one table: seats first, then spectators. Frames go to everybody else in order."""

    sessions: list[Session]
    journals: list[list[bytes]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    rejected: list[list[Rejected]] = field(default_factory=list)
    queue: deque[tuple[int, SendEnvelope | SendNote | Heads]] = field(default_factory=deque)

    def __post_init__(self) -> None:
        """One journal, one list of events and one of what was rejected per end."""
        self.journals = self.journals or [[] for _ in self.sessions]
        self.events = self.events or [[] for _ in self.sessions]
        self.rejected = [[] for _ in self.sessions]

    def take(self, end: int, effects: Iterable[Effect]) -> None:
        """Carry out the effects of one end."""
        for effect in effects:
            if isinstance(effect, Record):
                self.journals[end].append(effect.data)
            elif isinstance(effect, SendEnvelope | SendNote):
                self.queue += [(to, effect) for to in range(len(self.sessions)) if to != end]
            elif isinstance(effect, Rejected):
                self.rejected[end].append(effect)
            else:
                self.events[end].append(effect)

    def pump(self, most: int | None = None) -> None:
        """Deliver until nothing is under way, or `most` of it."""
        while self.queue and (most is None or most > 0):
            to, said = self.queue.popleft()
            self.take(to, deliver(self.sessions[to], said))
            most = None if most is None else most - 1

    def start(self) -> None:
        """Everybody begins."""
        for end, session in enumerate(self.sessions):
            self.take(end, session.start())
        self.pump()

    def asked(self) -> int | None:
        """The end that is to decide, if any."""
        return next((i for i, session in enumerate(self.sessions) if session.to_decide), None)

    def play(self, script: Iterable[Choice]) -> None:
        """Let whoever is asked make the next decision of the script."""
        for decision in script:
            end = self.asked()
            assert end is not None, "nobody is asked"
            self.take(end, self.sessions[end].decide(decision))
            self.pump()

    def violated(self) -> list[Violated]:
        """All violations seen, by end."""
        return [event for events in self.events for event in events if isinstance(event, Violated)]


@cache
def _journal(decisions: int) -> tuple[bytes, ...]:
    """The records of a game of which so many decisions of the script are made."""
    ends = table(spectators=0)
    ends.start()
    ends.play(SCRIPT[:decisions])
    return tuple(ends.journals[0])


def resumed(decisions: int = 1) -> Ends:
    """Two seats and a spectator after so many decisions of the script, come back from their journals."""
    ends = table()
    ends.journals = [list(_journal(decisions)) for _ in ends.sessions]
    for session in ends.sessions:
        session.load(_journal(decisions), trusted=True)
    ends.queue += [(1 - seat, ends.sessions[seat].heads()) for seat in (0, 1)]
    ends.pump()
    return ends


def table(seats: int = 2, spectators: int = 1, salt: int = 0, policy: str = "open") -> Ends:
    """A table of honest seats and spectators."""
    sessions = [seat_session(seat, seats, salt, policy=policy) for seat in range(seats)]
    return Ends([*sessions, *(watcher(seats) for _ in range(spectators))])
