"""Takebacks over the real rules: cards of both sides of the seam stay the same cards."""

from __future__ import annotations

import random

from p2pduel.games.duel.rules import engine
from p2pduel.table.game import TableGame, choice, from_terms
from protocol.audit import audit
from protocol.events import Effect, Record, SendEnvelope, SendNote
from protocol.identity import Identity
from protocol.seam import Choice
from protocol.session import Session
from protocol.stages import Stage
from tests.protocol.toy_table import deliver


class Pair:
    """Two seats and a spectator that hear each other at once."""

    def __init__(self, variant: str) -> None:
        self.seats = [
            Session(
                from_terms,
                seat=seat,
                identity=Identity.generate(),
                seed=bytes([seat + 1]) * 32,
                name=name,
                terms={"variant": variant} if seat == 0 else None,
            )
            for seat, name in enumerate(("Anna", "Bert"))
        ]
        self.spectator = Session(from_terms)
        self.records: list[bytes] = []
        self.hear(0, self.seats[0].start())

    def hear(self, seat: int, effects: list[Effect]) -> None:
        """Let everything that follows from these effects happen."""
        waiting = [(seat, effect) for effect in effects]
        while waiting:
            sender, effect = waiting.pop(0)
            if isinstance(effect, Record) and sender == 0:
                self.records.append(effect.data)
            if isinstance(effect, SendEnvelope | SendNote):
                deliver(self.spectator, effect)
                waiting += [(1 - sender, more) for more in deliver(self.seats[1 - sender], effect)]

    @property
    def asked(self) -> Session:
        """The seat that must decide."""
        return next(seat for seat in self.seats if seat.to_decide)

    def check(self) -> None:
        """Rules and protocol have the same cards everywhere, and all three have the same game."""
        for session in (*self.seats, self.spectator):
            game = session.game
            assert isinstance(game, TableGame)
            for zone, backs in game.zones().items():
                assert list(backs) == session.backs(zone)
            assert game.digest() == self.seats[0].game.digest()


def chosen(session: Session, chance: random.Random) -> Choice:
    """A legal move, rather one with a card."""
    game = session.game
    assert isinstance(game, TableGame) and session.seat is not None
    known = game.knowledge(session.known)
    moves = engine.legal(game.state, known)
    cards = [move for move in moves if type(engine.carrier(game.state, move)).__name__ == "PlayCard"]
    move = chance.choice(cards or moves)
    return choice(game.game, game.state, session.seat, move, known)


def test_played_cards_come_back_by_consent_and_the_game_goes_on() -> None:
    """Over own acts freely, over an own played card by consent; hands, stacks and hashes agree each time."""
    pair, chance, plays, free = Pair("gold"), random.Random(7), 0, 0
    while len(pair.spectator) < 700 and plays < 6:
        session = pair.asked
        seat = session.seat or 0
        before = session.game.digest()
        length = len(session)
        pair.hear(seat, session.decide(chosen(session, chance)))
        kind = session.reader.transcript[length].kind
        if pair.seats[seat].to_decide and length - 1 in session.can_take_back() and chance.random() < 0.5:
            pair.hear(seat, session.take_back(length - 1))
            if kind == "play":
                assert session.game.digest() != before
                pair.hear(1 - seat, pair.seats[1 - seat].say("takeback", to=length - 1))
                plays += 1
            else:
                free += 1
            assert session.reader.transcript[len(session) - 1].kind == "takeback"
            assert session.game.digest() == before
            pair.check()
    assert plays and free
    report = audit(pair.records, from_terms)
    assert report.violation is None and report.stage is Stage.PLAY
