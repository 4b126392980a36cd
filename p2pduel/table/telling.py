"""What a seat tells: events for programs, changes for screens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from p2pduel.games import Game
from p2pduel.kernel.state import State
from p2pduel.table.about import game_of, options_of
from p2pduel.table.changes import Change, ContactChanged, Observer, WatchersChanged
from p2pduel.table.options import Listener
from protocol import events
from protocol.identity import fingerprint
from protocol.io.names import clean

if TYPE_CHECKING:
    from p2pduel.table.again import Again

__all__ = ["Telling"]


class Telling:
    """Names, contact and watchers of a game, and everybody who wants to hear of changes."""

    def __init__(self, seat: int | None, on_event: Listener) -> None:
        self.seat = seat
        self.names: tuple[str, ...] = ()
        self.contact = "waiting"
        """How the other side is reached: waiting, connected, lost; local where both sit in this program."""
        self.watchers = 0
        self.away_since: float | None = None
        self.claims: list[int] = []
        self.moved = asyncio.Event()
        self.loading = False
        """A journal is read: old news is no news."""
        self.on_elsewhere: Callable[[], Awaitable[bool]] | None = None
        """Asked when this seat is being played by another program: whether to take it over."""
        self.on_after: Callable[[Again], None] | None = None
        """Told when a game is decided; where it is set, the peer stays linked for another one."""
        self.age: Callable[[], float] | None = None
        """How many seconds old the last record is, where the game is read from a file on the web."""
        self._on_event = on_event
        self._observers: list[Observer] = []
        self._turn = 0
        self._greeted: list[tuple[int, bytes, str]] = []
        """Who has said hello and was not told of yet."""

    def observe(self, observer: Observer) -> None:
        """Call this for every change from now on."""
        self._observers.append(observer)

    def tell(self, change: Change) -> None:
        """Hand a change to the onlookers."""
        for observer in self._observers:
            observer(change)

    def report_turn(self, game: Game, state: State) -> None:
        """Tell when a turn begins."""
        if state.turn != self._turn:
            self._turn = state.turn
            if self.loading:
                return
            points = [game.rules.score(state, seat) for seat in range(state.seats)]
            self._on_event({"event": "turn", "n": state.turn, "points": points})

    def report(self, event: events.Event) -> None:
        """Tell what the session tells."""
        match event:
            case events.Greeted(seat, key, name):
                self._greeted.append((seat, key, name))
                if self.seat is not None:  # the link has proved it
                    self._tell_greeted()
            case events.Started(gid, names, terms):
                self._tell_greeted()
                self.names = tuple(clean(name) for name in names)
                self._on_event(
                    {
                        "event": "started",
                        "game": gid.hex(),
                        "plays": game_of(terms),
                        "variant": terms.get("variant"),
                        "options": options_of(terms),
                        "seat": self.seat,
                    }
                )
                self.tell(event)
            case events.SetupProgress(done, total) if not self.loading:
                self._on_event({"event": "setup", "done": done, "total": total})
                self.tell(event)
            case events.TakenBack(seat, to):
                self._on_event({"event": "takeback", "seat": seat, "to": to})
                self.tell(event)
            case events.NoteHeard():
                self._noted(event)
            case events.Ended() | events.Violated():
                self.tell(event)

    def _tell_greeted(self) -> None:
        """Tell who is here, once that is proved: a hello alone could be an old one that somebody repeats."""
        greeted, self._greeted = self._greeted, []
        for seat, key, name in greeted:
            if seat != self.seat:
                self._on_event(
                    {"event": "connected", "name": clean(name), "fingerprint": fingerprint(key), "seat": seat}
                )

    def _noted(self, note: events.NoteHeard) -> None:
        if note.kind == "claim":
            self.claims.append(note.seat)
        words = {key: value for key, value in note.body.items() if isinstance(value, int | str)}
        self._on_event({"event": "note", "seat": note.seat, "kind": note.kind, **words})
        self.tell(note)

    def set_contact(self, state: str) -> None:
        """Tell how the other side is reached."""
        if state != self.contact:
            self.contact = state
            self.away_since = time.monotonic() if state == "lost" else None
            self._on_event({"event": "link", "state": state})
            self.tell(ContactChanged(state))
            self.moved.set()

    def set_watchers(self, number: int) -> None:
        """Tell how many watch."""
        if number != self.watchers:
            self.watchers = number
            self._on_event({"event": "watchers", "n": number})
            self.tell(WatchersChanged(number))
