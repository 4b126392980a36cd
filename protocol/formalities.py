"""The envelopes a seat makes around the game: hello, key, end, and answers to notes."""

from __future__ import annotations

from collections.abc import Callable

from protocol import schema
from protocol.board import Eyes, others
from protocol.envelope import Note
from protocol.group import base
from protocol.hashing import H32
from protocol.identity import Identity
from protocol.notes import quote, winner_after_resigning
from protocol.proofs import key as key_proof
from protocol.reader import Reader
from protocol.secrets import Secrets, game_key, seed_commitment
from protocol.wire import Body

__all__ = ["Formalities", "hello_nonce"]


def hello_nonce(seed: bytes, public: bytes) -> bytes:
    """The nonce of a hello: from the seed, so that a restart says the same hello."""
    return H32("hello-nonce", seed, public)


class Formalities:
    """What one seat says before and after the game."""

    def __init__(
        self,
        seat: int | None,
        identity: Identity | None,
        seed: bytes | None,
        name: str,
        policy: str,
        chain_length: int,
    ) -> None:
        self._seat = seat
        self._public = identity.public if identity is not None else b""
        self._seed = seed or b""
        self._name = name
        self._policy = policy
        self._chain_length = chain_length

    def hello(self, reader: Reader, terms: Body | None) -> tuple[str, Body]:
        """Who I am and what I want to play; without own terms those of the first hello."""
        agreed = terms if terms is not None else reader.terms
        game = reader.game or reader.games(agreed)
        return "hello", {
            "version": schema.VERSION,
            "seat": self._seat,
            "key": self._public,
            "nonce": hello_nonce(self._seed, self._public),
            "params": game.deck.params,
            "rules": game.rules,
            "commit": seed_commitment(self._public, self._seed),
            "policy": reader.policy if terms is None and reader.policy else self._policy,
            "name": self._name,
            "terms": agreed,
        }

    def key(self, reader: Reader, eyes: Eyes | None = None) -> tuple[str, Body]:
        """My key in this game, the proof that I know it, and my dice chain; own eyes have it already."""
        assert self._seat is not None
        place = reader.place(self._seat, "key")
        x = game_key(self._seed, place.gid)
        eyes = eyes or Eyes(self._seat, self._seed, x)
        head = eyes.chain(place.gid, self._chain_length, 0, 0)[0]
        proof = key_proof.prove(Secrets(self._seed, place.ctx(0)), x, base(x))
        return "key", {"key": base(x), "proof": proof.to_wire(), "head": head, "length": self._chain_length}

    def end(self, reader: Reader) -> Body:
        """The end the rules have come to, or the one the other seat has signed."""
        if reader.ends:
            return dict(reader.ends[0].body)
        finished = reader.board.finished()
        assert finished is not None
        return self._end(reader, finished.winner, finished.reason, [])

    @staticmethod
    def _end(reader: Reader, winner: int | None, reason: str, notes: list[Note]) -> Body:
        state = reader.board.game.digest()
        return {"winner": winner, "reason": reason, "state": state, "notes": quote(notes)}

    def answer(self, reader: Reader, said: Callable[[int, str], Note | None]) -> tuple[str, Body] | None:
        """A resignation, or a draw or takeback every seat has said on this head."""
        assert self._seat is not None
        for seat in range(reader.seats):
            note = said(seat, "resign")
            if note is not None:
                winner = winner_after_resigning(reader.seats, seat)
                return "end", self._end(reader, winner, "resign", [note])
        draws = self._agreed(reader, said, "draw")
        if draws:
            return "end", self._end(reader, None, "draw", draws)
        mine, backs = said(self._seat, "takeback"), self._agreed(reader, said, "takeback")
        if mine is None or any(note.body != mine.body for note in backs):
            return None
        room = not reader.full and reader.board.takebacks_left > 0
        possible = (
            room
            and reader.owes() == (self._seat, "decision")
            and any(undo.to == mine.body["to"] for undo in reader.board.window)
        )
        return ("takeback", {"to": mine.body["to"], "notes": quote(backs)}) if backs and possible else None

    def _agreed(self, reader: Reader, said: Callable[[int, str], Note | None], kind: str) -> list[Note]:
        """The others' notes if every seat, this one too, has said the same on this head."""
        assert self._seat is not None
        notes = [said(seat, kind) for seat in others(reader.seats, self._seat)]
        agreed = [note for note in notes if note is not None]
        return agreed if said(self._seat, kind) is not None and len(agreed) == len(notes) else []
