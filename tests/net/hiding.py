"""A cheat for every choice of hidden cards a game has: the machinery, the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from p2pduel.games import Game
from p2pduel.kernel.state import Step
from p2pduel.table.game import TableGame, choice, table_of_faces
from protocol.envelope import Envelope
from protocol.group import base
from protocol.identity import Identity
from protocol.seam import Choice, Choose
from protocol.session import Session
from protocol.wire import Body
from tests.net.loopback import LyingSession
from tests.protocol.toy_table import Ends

__all__ = ["Book", "Cheat", "LaxGame", "doubled", "other_card", "taken"]

OPERATIONS = ("seal", "shuffle", "choose", "draw", "transfer", "return", "deal_deck")
Alter = Callable[[dict[str, Any]], Body]


class LaxGame(TableGame):
    """The game of a player who keeps no rule about hidden cards."""

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:
        """Everything is allowed."""

    def copy(self) -> LaxGame:
        """As lax as this one."""
        return LaxGame(self.game, self.state)


@dataclass(frozen=True)
class Cheat:
    """Where the game stands, what seat 1 sends in place of an honest envelope, and what comes of it."""

    code: str
    variant: str
    steps: tuple[Step, ...]
    kind: str
    alter: Alter | None = None
    """None: the choice itself is the cheat."""
    zone: str | None = None
    """Only an envelope about this zone is altered; None: any."""
    prepare: Callable[[Any], None] = lambda _state: None
    """What stands at the beginning."""


def other_card(body: dict[str, Any]) -> Body:
    """Another card in place of the one that was re-keyed."""
    return body | {"proof": [base(7), *body["proof"][1:]]}


def taken(body: dict[str, Any]) -> Body:
    """A home-made card in place of the one taken."""
    return body | {"proof": [[base(7), base(8)], *body["proof"][1:]]}


def doubled(body: dict[str, Any]) -> Body:
    """One card twice, another not at all."""
    cards = body["proof"][0]
    return body | {"proof": [[cards[1], *cards[1:]], *body["proof"][1:]]}


@dataclass(frozen=True)
class Book:
    """The cheats of one game by the names of its hidden choices."""

    game: Game
    cheats: dict[str, Cheat]
    allowed: Callable[[Step, Sequence[str | None]], bool]
    """Whether the rules allow to choose these cards at a step."""

    def began(self, name: str) -> Any:
        """A game whose cards are dealt as always, and which then comes to the steps of a row."""
        row = self.cheats[name]
        state = self.game.rules.new(row.variant, 2)
        dealing = [step for step in state.agenda if step[0] in OPERATIONS]
        state.starter = state.active = 1
        row.prepare(state)
        state.agenda = [("first_turn",), *reversed(row.steps), *dealing]
        return state

    def forbidden(self, session: Session) -> Choice:
        """The place of a card of the shown hand that may not be taken."""
        game = session.game
        assert isinstance(game, TableGame)
        table, step = table_of_faces(self.game, game.variant), game.state.agenda[-1]
        for at, face in enumerate(session.known("hand0")):
            if face is not None and not self.allowed(step, [table[face]]):
                return Choice(b"pick %d" % at)
        raise AssertionError("every card of this hand may be taken")

    def decided(self, session: Session, kind: str) -> Choice:
        """The first legal move, one of that kind if there is one, or a deck in the order of the pool."""
        game = session.game
        assert isinstance(game, TableGame) and session.seat is not None
        due = game.due()
        if isinstance(due, Choose):
            table = table_of_faces(self.game, game.variant)
            abbeys_first = sorted(range(len(due.pool)), key=lambda at: table[due.pool[at]])
            return Choice(b"", order=tuple(abbeys_first))
        known = game.knowledge(session.known)
        legal = [move for move in self.game.rules.engine.legal(game.state, known) if move.text != "pass"]
        legal.sort(key=lambda move: not move.text.startswith(kind))
        return choice(game.game, game.state, session.seat, legal[0], known)

    def played(self, name: str, lax: tuple[int, ...]) -> Ends:
        """The game of a row up to its cheat by seat 1, or on to the end where nobody minds."""
        row = self.cheats[name]
        state = self.began(name)

        def lie(envelope: Envelope) -> list[Envelope]:
            fits = envelope.kind == row.kind and row.zone in (None, envelope.body.get("zone"))
            if row.alter is None or not fits:
                return [envelope]
            return [replace(envelope, body=row.alter(dict(envelope.body)), signature=b"")]

        def session(seat: int | None) -> Session:
            kind = partial(LaxGame if seat in lax else TableGame, self.game)
            made = LyingSession(
                lambda _terms: kind(state.clone()),
                seat=seat,
                identity=None if seat is None else Identity(bytes([seat + 1]) * 32),
                seed=None if seat is None else bytes([seat + 1]) * 32,
                terms={"variant": row.variant} if seat == 0 else None,
            )
            made.lie, made.extras = lie if seat == 1 else (lambda one: [one]), []
            return made

        ends = Ends([session(0), session(1), session(None)])
        ends.start()
        for _ in range(12):
            asked = ends.asked()
            if asked is None or ends.violated():
                break
            mine = ends.sessions[asked]
            robbing = row.alter is None and asked == 1 and mine.owes == (1, "decision")
            if robbing and any(e.kind == "pick" for e in mine.reader.transcript):
                break
            ends.take(asked, mine.decide(self.forbidden(mine) if robbing else self.decided(mine, row.kind)))
            ends.pump()
        return ends

    def strict_games(self, name: str) -> Callable[[Body], TableGame]:
        """What anybody who checks the file plays by."""
        return lambda _terms: TableGame(self.game, self.began(name))
