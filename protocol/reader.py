"""Reads a game envelope by envelope and believes nothing: the verifier of players, spectators, auditors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from protocol import limits, schema
from protocol.board import Board, Chain, Eyes, Place, others, steps
from protocol.checks import decoded, must
from protocol.decisions import decide
from protocol.envelope import Envelope, Note
from protocol.events import Ended, Event, Greeted, Opened, SetupProgress, Started, TakenBack
from protocol.forced import FORCED
from protocol.group import IDENTITY, BadPointError, decode, ensure_library, sum_points
from protocol.hidden import accused
from protocol.notes import agreed_end, check_takeback, restore
from protocol.proofs import key as key_proof
from protocol.seam import Decision, Done, Finished, Flip, Game, Roll
from protocol.secrets import game_key, seed_commitment
from protocol.stages import Stage, allowed
from protocol.transcript import ChainCode, ChainError, Transcript
from protocol.violation import Breach, Code, Violation
from protocol.wire import Body, WireError, as_bytes, as_int, as_map, as_text, pack

__all__ = ["CHAIN_CODES", "GameFactory", "Reader", "UnknownTermsError", "WrongSeedError", "ended"]

GameFactory = Callable[[Body], Game]
"""Makes the game from its terms; raises UnknownTermsError for terms it cannot play."""

CHAIN_CODES: Final[Mapping[ChainCode, Code]] = {
    ChainCode.FULL: Code.SEQ,
    ChainCode.GAME: Code.GID,
    ChainCode.SEQ: Code.SEQ,
    ChainCode.PREV: Code.PREV,
    ChainCode.SEAT: Code.TURN,
    ChainCode.HELLO: Code.HELLO,
    ChainCode.KEY: Code.SAME,
    ChainCode.SIGNATURE: Code.SIGNATURE,
}


class UnknownTermsError(ValueError):
    """No game is known under these terms."""


class WrongSeedError(ValueError):
    """The seed is not the one this seat committed to in its hello."""


class Reader:
    """The state machine of one game. `accept` either raises Breach and changes nothing, or moves on."""

    def __init__(
        self, games: GameFactory, seats: int = 2, seat: int | None = None, seed: bytes | None = None
    ) -> None:
        ensure_library()  # players, spectators, verifiers and auditors all read with this class
        self.games = games
        self.seats = seats
        self.seat = seat
        self._seed = seed
        self.transcript = Transcript(seats)
        self.stage = Stage.HELLO
        self.game: Game | None = None
        self.terms: Body = {}
        self.policy = ""
        self.ends: list[Envelope] = []
        self.seeds: dict[int, bytes] = {}
        self._board: Board | None = None
        self._heads: list[Chain] = []
        self._keys: list[bytes] = []
        self._setup_total = 0

    @property
    def board(self) -> Board:
        """The table; there is none before all keys are exchanged."""
        if self._board is None:
            raise ValueError("the game has not begun")
        return self._board

    @property
    def playing(self) -> bool:
        """Whether there is a table yet."""
        return self._board is not None

    @property
    def head(self) -> bytes:
        """The hash of the last envelope."""
        return self.transcript.head

    @property
    def full(self) -> bool:
        """Whether only an end has room: the last places are kept for every seat's `end` and `open`."""
        return len(self.transcript) >= limits.MAX_ENVELOPES - limits.RESERVED_PER_SEAT * self.seats

    def result(self) -> Ended | None:
        """How the game ended, once every seat has signed that; None before."""
        return ended(self.ends[0]) if len(self.ends) == self.seats else None

    def place(self, seat: int, kind: str) -> Place:
        """The place of the next envelope."""
        return Place(self.transcript.gid, len(self.transcript), self.head, seat, kind)

    def owes(self) -> tuple[int, str] | None:
        """The one seat that owes the next envelope, and what; None when all is said."""
        match self.stage:
            case Stage.HELLO:
                return len(self.transcript), "hello"
            case Stage.KEY:
                return len(self._keys), "key"
            case Stage.PLAY:
                return self.board.owes() or (0, "end")
            case Stage.END:
                first = self.ends[0].seat
                return others(self.seats, first)[len(self.ends) - 1], "end"
            case Stage.OPEN:
                return len(self.seeds), "open"
            case Stage.DONE:
                return None

    def accept(self, envelope: Envelope, trusted: bool = False) -> list[Event]:
        """Check an envelope in the prescribed order and apply it; `trusted` skips proofs just made here."""
        try:
            self.transcript.check(envelope)
        except ChainError as error:
            raise Breach(CHAIN_CODES[error.code], error.words) from None
        fits = envelope.kind in ("end", "open") or not self.full
        must(fits, Code.FULL, "the last places of the chain are for the end")
        owes = self.owes()
        must(
            owes is not None and owes[0] == envelope.seat,
            Code.TURN,
            "this seat does not owe the next envelope",
        )
        assert owes is not None
        must(
            envelope.kind in allowed(self.stage, owes[1]),
            Code.KIND,
            f"{envelope.kind} where {owes[1]} is owed",
        )
        try:
            schema.check(envelope.kind, envelope.body)
        except WireError as error:
            raise Breach(Code.SCHEMA, error.words) from None
        if self._board is not None:
            self._board.trusting = trusted
            self._board.known = trusted and envelope.known
        events = self._apply(envelope, owes[1])
        envelope.know()
        self.transcript.append(envelope, checked=True)
        if envelope.kind == "hello" or envelope.kind == "key":
            events += self._after_setup(envelope)
        if self.stage is Stage.PLAY:
            events += self.board.settle()
            events += self._progress()
        return events

    def _apply(self, envelope: Envelope, owed: str) -> list[Event]:
        body = envelope.body
        place = Place(envelope.gid, envelope.seq, envelope.prev, envelope.seat, envelope.kind)
        match envelope.kind:
            case "hello":
                return self._hello(envelope)
            case "key":
                return self._key(place, body)
            case "takeback":
                to = check_takeback(self.transcript, self.board, envelope.seat, body)
                restore(self.board, to)
                return [TakenBack(envelope.seat, to)]
            case "end":
                return self._end(envelope)
            case "open":
                return self._open(envelope)
        if owed == "decision":
            return decide(self.board, place, body, envelope.seq - 1)
        must(not body.get("act"), Code.CARRIER, "this step is forced: it carries no act")
        pending = self.board.pending
        assert pending is not None
        events = FORCED[envelope.kind](self.board, pending, place, body)
        self.board.barrier()  # what was drawn, rolled or opened stays so
        return events

    def accused(self, note: Note) -> Violation | None:
        """What an opening of cards proves against the seat that chose them; the note itself was checked."""
        seq = self.transcript.index(note.head)
        if note.kind != "opening" or seq is None or self._board is None:
            return None
        return accused(self._board, self.transcript[seq], note)

    # --- before the deal ----------------------------------------------------------------------------------

    def _hello(self, envelope: Envelope) -> list[Event]:
        body = envelope.body
        if self.game is None:
            try:
                game = self.games(as_map(body, "terms"))
            except UnknownTermsError as error:
                raise Breach(Code.HELLO, str(error)) from None
            must(game.seats == self.seats, Code.HELLO, "the game is for another number of seats")
        else:
            game = self.game
            # As bytes: to Python 1 and true are the same, to other programs they are not.
            must(pack(body["terms"]) == pack(self.terms), Code.HELLO, "the terms differ")
            must(body["policy"] == self.policy, Code.HELLO, "the audit policy differs")
        must(body["params"] == game.deck.params, Code.HELLO, "the card parameters differ")
        must(body["rules"] == game.rules, Code.HELLO, "the rules differ")
        commits = [hello["commit"] for hello in self.transcript.hellos]
        must(body["commit"] not in commits, Code.SAME, "the seed commitment is another seat's")
        self._check_seed(envelope.seat, body)
        self.game, self.terms, self.policy = game, as_map(body, "terms"), as_text(body, "policy")
        return [Greeted(envelope.seat, as_bytes(body, "key"), as_text(body, "name"))]

    def _check_seed(self, seat: int, body: Body) -> None:
        """A given seed must be the committed one, else the knowledge it gives would be nonsense."""
        if seat == self.seat and self._seed is not None:
            commitment = seed_commitment(as_bytes(body, "key"), self._seed)
            if commitment != body["commit"]:
                raise WrongSeedError(f"not the seed of seat {seat} in this game")

    def _key(self, place: Place, body: Body) -> list[Event]:
        X, head = as_bytes(body, "key"), as_bytes(body, "head")
        try:
            decode(X)
        except BadPointError as error:
            raise Breach(Code.POINT, str(error)) from None
        proof = decoded(key_proof.KeyProof, body["proof"], known=False)
        must(X not in self._keys, Code.SAME, "the key is another seat's")
        must(all(head != chain.last for chain in self._heads), Code.SAME, "the dice head is another seat's")
        must(key_proof.verify(place.ctx(0), X, proof), Code.PROOF_KEY, "knowledge of the key is not proved")
        joint = sum_points([*self._keys, X])
        must(joint != IDENTITY or len(self._keys) + 1 < self.seats, Code.SAME, "the joint key is void")
        self._keys.append(X)
        self._heads.append(Chain(head, 0, as_int(body, "length")))
        return []

    def _after_setup(self, envelope: Envelope) -> list[Event]:
        if len(self.transcript) == self.seats:
            self.stage = Stage.KEY
        if len(self._keys) < self.seats:
            return []
        assert self.game is not None
        gid = self.transcript.gid
        self._board = Board(self.game, gid, self._keys, self._heads)
        self._board.proofs = self.seats
        if self.seat is not None and self._seed is not None:
            self._board.eyes = Eyes(self.seat, self._seed, game_key(self._seed, gid))
        self.stage = Stage.PLAY
        self._setup_total = envelope.seq + 1 + _estimate(self.game.copy())
        names = tuple(as_text(hello, "name") for hello in self.transcript.hellos)
        return [Started(gid, names, self.terms)]

    def _progress(self) -> list[Event]:
        """Say how far the set-up is, until the first decision."""
        if not self._setup_total:
            return []
        done = len(self.transcript)
        owes = self.board.owes()
        if owes is None or owes[1] == "decision":
            self._setup_total = 0
            return [SetupProgress(done, done)]
        return [SetupProgress(done, max(done + 1, self._setup_total))]

    # --- after the game -----------------------------------------------------------------------------------

    def _end(self, envelope: Envelope) -> list[Event]:
        body = envelope.body
        if self.ends:
            must(body == self.ends[0].body, Code.END, "the end is not the one the other seat signed")
        else:
            must(body["state"] == self.board.game.digest(), Code.END, "the end of another state")
            finished = self.board.finished()
            if finished is None:
                agreed_end(self.transcript, envelope.seat, body)
            else:
                same = (body["winner"], body["reason"]) == (finished.winner, finished.reason)
                must(same and not body["notes"], Code.END, "not the end the rules have come to")
        self.ends.append(envelope)
        self.stage = Stage.END
        if len(self.ends) < self.seats:
            return []
        self.stage = Stage.OPEN if self.policy == "open" else Stage.DONE
        return [ended(envelope)]

    def _open(self, envelope: Envelope) -> list[Event]:
        seed, hello = as_bytes(envelope.body, "seed"), self.transcript.hellos[envelope.seat]
        committed = seed_commitment(as_bytes(hello, "key"), seed) == hello["commit"]
        must(committed, Code.SEED, "the opened seed is not the committed one")
        self.seeds[envelope.seat] = seed
        if len(self.seeds) == self.seats:
            self.stage = Stage.DONE
        return [Opened(envelope.seat)]


def ended(end: Envelope) -> Ended:
    """What an end envelope says of the end, whoever has signed it."""
    winner = end.body["winner"]
    return Ended(winner if isinstance(winner, int) else None, as_text(end.body, "reason"))


def _estimate(game: Game) -> int:
    """How many envelopes the set-up takes, by a dry run up to the first decision or hidden face."""
    count = 0
    for _ in range(200):
        due = game.due()
        if isinstance(due, Decision | Finished):
            break
        count += len(steps(due, game.seats))
        if isinstance(due, Flip):
            break
        # No two rolls alike: a toss for the start that is tied would be thrown again for ever.
        values = tuple((count + i) % n + 1 for i, n in enumerate(due.sides)) if isinstance(due, Roll) else ()
        try:
            game.apply(Done(values=values))
        except Exception:  # an estimate may be cut short, the game may not
            break
    return count
