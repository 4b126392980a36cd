"""Rows of the cheat tables that are no refused envelope: harmless, audited, not preventable, irrelevant."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from protocol.audit import FindingCode, audit
from protocol.board import Eyes, Place
from protocol.envelope import Envelope
from protocol.events import Applied, Rejected, Violated
from protocol.evidence import confirm
from protocol.group import Q, base
from protocol.proofs import key as key_proof
from protocol.proofs.take import Take
from protocol.reader import Reader
from protocol.seam import Decision, Done, Draw, Due, Look, Operation, Roll, hand
from protocol.secrets import Secrets, game_key
from protocol.session import Session
from protocol.violation import Breach, Code, GameFault
from tests.protocol.attackers import honest_game
from tests.protocol.attackers_all import ATTACKERS
from tests.protocol.toy import ToyGame, toy_games
from tests.protocol.toy_table import SCRIPT, TERMS, Ends, choice, identity, seat_session, seed, table, watcher

TABLE: dict[str, str] = {}
"""Rows shown here: how."""


def shows(*rows: str, how: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Note that a test shows these rows."""
    TABLE.update(dict.fromkeys(rows, how))
    return lambda test: test


def _at(seat: int | None, seq: int) -> Session:
    session = watcher() if seat is None else seat_session(seat)
    session.load([envelope.encode() for envelope in honest_game()[:seq]], trusted=True)
    return session


class _SameOrder(Secrets):
    def perm(self, n: int) -> list[int]:
        """Keeps the order."""
        return list(range(n))


class _LazyEyes(Eyes):
    def secrets(self, place: Place, item: int) -> Secrets:
        """Secrets of a program that does not really shuffle."""
        return _SameOrder(self.seed, place.ctx(item))


@shows("6", how="left out: refused. Identity order: harmless, one honest shuffle suffices")
def test_a_seat_that_keeps_the_order_learns_nothing() -> None:
    """§12 row 6: the other's shuffle alone makes the order unknown, also to the lazy seat."""
    ends = table()
    ends.take(0, ends.sessions[0].start())
    while not ends.sessions[0].reader.playing:
        ends.pump(1)
    board = ends.sessions[0].reader.board
    assert board.eyes is not None
    board.eyes = _LazyEyes(0, board.eyes.seed, board.eyes.x)
    ends.pump()
    assert ends.violated() == []
    assert set(ends.sessions[0].known("deck")) == {None}


@shows("26", how="needs the other's share or key: own secrets open nothing")
def test_own_secrets_open_neither_stack_nor_the_other_hand() -> None:
    """§12 row 26: subtracting the own share alone never gives a face."""
    session = _at(1, 40)
    board = session.reader.board
    assert board.eyes is not None
    hidden = [*board.cards.slots("deck"), *board.cards.slots("blue"), *board.cards.slots(hand(0))]
    assert len(hidden) > 8
    assert all(board.cards.deck.face_of(board.eyes.open(slot.card)) is None for slot in hidden)


@shows("28", how="not preventable: nobody learns more than the player knows")
@shows("48", how="nobody has to believe him: words change no state")
def test_words_change_nothing_that_counts() -> None:
    """§12 rows 28 and 48: what is said beside the chain moves neither head nor state."""
    ends = table()
    ends.start()
    ends.play(SCRIPT[:1])
    before = [(s.head, s.game.digest()) for s in ends.sessions]
    ends.take(0, ends.sessions[0].say("chat", text="the top card is a 7, believe me"))
    ends.pump()
    assert [(s.head, s.game.digest()) for s in ends.sessions] == before


@shows("34", how="resumes with the same seq and value: pulling the plug gains nothing")
@shows("36", how="rewinding gives the same bytes; another choice has another mask and nonce")
def test_a_rewound_client_makes_the_same_bytes_again() -> None:
    """§12 rows 34, 36: stop before the roll, start again, and the roll is the same."""
    rolls = [envelope for envelope in honest_game() if envelope.kind == "roll"]
    for honest in rolls[-2:]:
        session = _at(honest.seat, honest.seq)
        session.receive_heads(_at(1 - honest.seat, honest.seq).heads())
        assert session.reader.transcript[honest.seq].signed_bytes == honest.signed_bytes


@shows("36", how="rewinding gives the same bytes; another choice has another mask and nonce")
def test_another_choice_after_a_rewind_shares_no_mask() -> None:
    """§12 row 36: two takes at one place have no card half in common, so nothing can be subtracted."""
    honest = next(envelope for envelope in honest_game() if envelope.kind == "take")
    bodies = []
    for position in (1, 2):
        session = _at(0, honest.seq)
        session.receive_heads(_at(1, honest.seq).heads())
        session.decide(choice("take deck", position))
        proof = session.reader.transcript[honest.seq].body["proof"]
        taken = Take.from_wire(proof)
        bodies.append({half for card in (taken.K, *taken.F) for half in card})
    assert not bodies[0] & bodies[1]


@shows("35", how="same seq, two hashes: evidence pair")
def test_two_versions_of_one_envelope_convict_their_signer() -> None:
    """§12 row 35: whoever has both holds a proof, and heads tell that there are two."""
    honest = next(envelope for envelope in honest_game() if envelope.kind == "act")
    other = Envelope(
        honest.gid, honest.seq, honest.prev, honest.seat, "act", honest.body | {"act": b"say no"}
    )
    forged = other.sign(identity(honest.seat))
    for end in (_at(1, honest.seq + 1), _at(None, honest.seq + 1)):
        (_, event) = end.receive_envelope(forged.encode())
        assert isinstance(event, Violated) and event.violation.code is Code.FORK
        assert event.violation.seat == honest.seat
        assert confirm(event.evidence, _games).code is Code.FORK


@shows("38", how="another context: refused; a whole envelope of another game: refused")
def test_an_envelope_of_another_game_is_refused() -> None:
    """§12 row 38: the game id is inside the signed bytes."""
    honest = honest_game()[20]
    foreign = Envelope(bytes(31) + b"\1", honest.seq, honest.prev, honest.seat, honest.kind, honest.body)
    (event,) = _at(1 - honest.seat, honest.seq).receive_envelope(foreign.sign(identity(honest.seat)).encode())
    assert isinstance(event, Rejected) and event.reason.code is Code.GID


@shows("43", how="audit: audit-differs names the envelope (test_audit)")
@shows("44", how="audit: hidden-rule names the envelope (test_audit)")
@shows("45", how="audit: unaudited by that seat; the proofs held")
def test_a_seed_that_stays_closed_is_reported() -> None:
    """§12 row 45: nothing else is wrong with the game."""
    records = [envelope.encode() for envelope in honest_game() if envelope.kind != "open"]
    report = audit(records, _games)
    assert report.violation is None
    assert {(f.code, f.seat) for f in report.findings} == {
        (FindingCode.UNAUDITED, 0),
        (FindingCode.UNAUDITED, 1),
    }


@shows("46", how="exactly one seat owes the next envelope")
def test_there_is_always_exactly_one_seat_that_owes() -> None:
    """§12 row 46: before every envelope of the game the verifier names its sender beforehand."""
    session = watcher()
    for envelope in honest_game():
        assert session.owes is not None and session.owes[0] == envelope.seat
        session.load([envelope.encode()], trusted=True)
    assert session.owes is None


@shows("47", how="irrelevant: each side runs its own checks, the library is self-tested (test_group)")
def test_a_blind_accomplice_helps_nobody_else() -> None:
    """§12 row 47: a peer that accepts everything does not make us accept it."""
    cheat = next(cls for cls in ATTACKERS if cls.row == "13")()
    honest = cheat.found_at()
    forged = cheat.sent(_at(cheat.seat, honest.seq))
    blind = _at(None, honest.seq)
    blind.reader.accept(forged, trusted=True)
    assert len(blind) == honest.seq + 1
    (event,) = _at(0, honest.seq).receive_envelope(forged.encode())
    assert isinstance(event, Violated)


class _PeekingGame(ToyGame):
    """Rules that would let one seat draw what the other has just looked at."""

    def _operation(self, seat: int, other: int, word: str, rest: list[str]) -> list[Operation]:
        if word == "peek":
            return [Look(seat, "deck"), Draw(other, "deck", (0,))]
        return super()._operation(seat, other, word, rest)

    def copy(self) -> _PeekingGame:
        """A copy of the same kind."""
        other = super().copy()
        other.__class__ = _PeekingGame
        assert isinstance(other, _PeekingGame)
        return other


def _games(terms: object) -> ToyGame:
    return ToyGame()


@shows("55", how="share rule: a look is closed before anybody's share is asked again")
def test_a_look_must_be_closed_before_the_stack_is_touched() -> None:
    """§16 row 55: with shares of both seats on one card every spectator could read it."""
    sessions = [
        Session(
            lambda terms: _PeekingGame(),
            seat=seat,
            identity=identity(seat),
            seed=seed(seat),
            terms=TERMS,
            chain_length=4,
        )
        for seat in (0, 1)
    ]
    ends = Ends(sessions)
    ends.start()
    ends.play(SCRIPT[:1])
    ends.take(0, sessions[0].decide(choice("peek")))
    with pytest.raises(GameFault, match="still open"):
        ends.pump()
    shares = [slot.shares for slot in sessions[1].reader.board.cards.slots("deck")]
    assert all(len(given) == 1 for given in shares)


def _second_signature(secret: bytes, message: bytes) -> bytes:
    """Another valid Ed25519 signature of the same bytes, with a nonce of the signer's choice."""
    digest = hashlib.sha512(secret).digest()
    a = int.from_bytes(digest[:32], "little") & ((1 << 254) - 8) | (1 << 254)
    r = 123456789
    R, A = base(r), identity(0).public
    k = int.from_bytes(hashlib.sha512(R + A + message).digest(), "little")
    return R + ((r + k * a) % Q).to_bytes(32, "little")


@shows("56", how="harmless: the chain covers the signed bytes only")
def test_a_second_signature_of_the_same_bytes_splits_nothing() -> None:
    """§16 row 56: both are valid, both give the same head, the second is no fork."""
    honest = next(e for e in honest_game() if e.seat == 0 and e.kind == "act")
    signature = _second_signature(identity(0).secret(), honest.signed_bytes)
    again = Envelope(honest.gid, honest.seq, honest.prev, honest.seat, honest.kind, honest.body, signature)
    assert again.signed_by(identity(0).public) and again.signature != honest.signature
    first, second = _at(None, honest.seq), _at(None, honest.seq)
    first.receive_envelope(honest.encode())
    second.receive_envelope(again.encode())
    assert first.head == second.head
    assert first.receive_envelope(again.encode()) == [] and first.violation is None


@shows("57", how="on disk before it is sent; a lost own envelope is made again byte for byte, or adopted")
def test_a_withheld_envelope_cannot_provoke_a_second_version() -> None:
    """§16 row 57: the crashed seat makes the very same bytes for the same choice."""
    honest = next(e for e in honest_game() if e.kind == "share" and e.seat == 1)
    crashed = _at(1, honest.seq)
    crashed.receive_heads(_at(0, honest.seq).heads())  # the other pretends not to have it
    assert crashed.reader.transcript[honest.seq].signed_bytes == honest.signed_bytes


class _RollingGame(ToyGame):
    """Only dice."""

    def due(self) -> Due:
        """One roll after the other."""
        return Roll(0, (6,)) if len(self.dice) < 5 else Decision(0)

    def apply(self, done: Done) -> None:
        """Remember the dice."""
        self.dice += done.values

    def copy(self) -> _RollingGame:
        """A copy of the same kind."""
        other = _RollingGame()
        other.dice = list(self.dice)
        return other


def _rolling() -> Ends:
    """Two seats that roll five times, with chains too short for it."""
    sessions = [
        Session(
            lambda terms: _RollingGame(),
            seat=seat,
            identity=identity(seat),
            seed=seed(seat),
            terms=TERMS,
            chain_length=2 + seat,
        )
        for seat in (0, 1)
    ]
    ends = Ends(sessions)
    ends.start()
    assert ends.violated() == []
    return ends


@pytest.mark.parametrize("whose", [0, 1])
def test_a_further_dice_head_is_no_value_of_before(whose: int) -> None:
    """§9, §12 row 33: neither the own last value, which is known, nor the other's commitment."""
    reader = Reader(lambda terms: _RollingGame())
    for envelope in _rolling().sessions[0].reader.transcript:
        if envelope.kind == "dice-head":
            break
        reader.accept(envelope, trusted=True)
    known = reader.board.chains[whose].last
    forged = reader.transcript.next(0, "dice-head", envelope.body | {"head": known}).sign(identity(0))
    with pytest.raises(Breach) as breach:
        reader.accept(forged)
    assert breach.value.code is Code.SAME
    reader.accept(envelope)


def test_a_joint_key_that_is_the_identity_is_refused() -> None:
    """Two seats in league could make one, with good proofs: every card would lie open."""
    reader = Reader(toy_games)
    for envelope in honest_game()[:3]:
        reader.accept(envelope)
    place = reader.place(1, "key")
    x = Q - game_key(seed(0), place.gid)
    assert base(game_key(seed(0), place.gid)) == envelope.body["key"]
    proof = key_proof.prove(Secrets(seed(1), place.ctx(0)), x, base(x)).to_wire()
    body = honest_game()[3].body | {"key": base(x), "proof": proof}
    with pytest.raises(Breach) as breach:
        reader.accept(reader.transcript.next(1, "key", body).sign(identity(1)))
    assert breach.value.code is Code.SAME


def test_a_chain_that_runs_out_is_followed_by_another_before_the_roll() -> None:
    """§9: whose chain has run out owes a new head first; rolls go on counting, values never repeat."""
    ends = _rolling()
    sessions = ends.sessions
    kinds = [(e.seat, e.kind) for e in sessions[0].reader.transcript][4:]
    roll = [(0, "roll"), (1, "roll")]
    heads = [(0, "dice-head")]
    assert kinds == [*roll, *roll, *heads, *roll, (1, "dice-head"), *roll, *heads, *roll]
    values = [value for k in range(1, 6) for value in sessions[0].roll_record(k).values]
    assert len(set(values)) == 10
    dice = [e.done.values[0] for e in ends.events[1] if isinstance(e, Applied)]
    assert dice == [sessions[1].roll_record(k).dice[0] for k in range(1, 6)]


ROWS = ["3a", *(str(row) for row in range(1, 61))]


def test_every_row_of_the_cheat_tables_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """§12 and §16: the printed table lists all rows, each with the attackers or the way it is shown."""
    lines = []
    for row in sorted(ROWS, key=lambda r: (int(r.rstrip("a")), r)):
        refused = [f"{cls.cheat}: {cls.code.value}" for cls in ATTACKERS if cls.row == row]
        other = [TABLE[row]] if row in TABLE else []
        assert refused or other, f"row {row} is not shown"
        lines += [f"{row:>3} | {text}" for text in refused + other]
    with capsys.disabled():
        print("\n" + "\n".join(lines))
