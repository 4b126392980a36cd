"""Two seats and a spectator play a game that uses every operation; all see the same."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from protocol.events import Acted, Applied, Ended, Opened, SetupProgress, Started
from protocol.group import decode
from protocol.proofs import shape
from protocol.reader import Reader
from protocol.schema import ENVELOPES
from protocol.seam import hand, held
from protocol.session import Session
from protocol.stages import Stage
from tests.protocol.toy import BLUE, POOL, RED, toy_games
from tests.protocol.toy_table import DECK_ORDER, SCRIPT, Ends, seed, table, watcher


@cache
def _finished() -> Ends:
    """Played once; the tests below only look at it."""
    ends = table()
    ends.start()
    ends.play(SCRIPT)
    return ends


def test_two_seats_and_a_spectator_play_to_the_same_end() -> None:
    """Equal heads, equal states, seeds opened, nothing violated."""
    ends = _finished()
    assert ends.violated() == []
    assert {session.head for session in ends.sessions} == {ends.sessions[0].head}
    assert {session.game.digest() for session in ends.sessions} == {ends.sessions[0].game.digest()}
    assert all(session.stage is Stage.DONE for session in ends.sessions)
    assert ends.journals[0] == ends.journals[1] == ends.journals[2]
    kinds = [type(event) for event in ends.events[2]]
    assert kinds.count(Started) == 1 and kinds.count(Ended) == 1 and kinds.count(Opened) == 2
    assert Ended(0, "stopped") in ends.events[2]


def test_a_reader_has_a_result_once_every_seat_has_signed_the_end() -> None:
    """One signature of two is no end: until the last one the reader knows of none."""
    reader = Reader(toy_games)
    signed = 0
    for envelope in _finished().sessions[0].reader.transcript:
        reader.accept(envelope, trusted=True)
        signed += envelope.kind == "end"
        assert reader.result() == (Ended(0, "stopped") if signed == 2 else None)
    assert signed == 2


def test_the_script_uses_every_kind_of_envelope() -> None:
    """Coverage of the operations table: only takeback is played elsewhere."""
    ends = _finished()
    seen = {envelope.kind for envelope in ends.sessions[0].reader.transcript}
    assert seen == set(ENVELOPES) - {"takeback", "dice-head"}


def test_events_are_the_same_at_everybody() -> None:
    """Acts and operations appear once and in the same order at players and spectators."""
    ends = _finished()
    public = [[e for e in events if isinstance(e, Acted | Applied | SetupProgress)] for events in ends.events]
    assert public[0] == public[1] == public[2]
    assert [e.text.decode() for e in public[2] if isinstance(e, Acted)] == [
        c.text.decode() for c in SCRIPT if c.text
    ]
    progress = [e for e in public[2] if isinstance(e, SetupProgress)]
    assert progress[-1].done == progress[-1].total
    assert all(before.done < after.done for before, after in pairwise(progress))


def test_each_seat_knows_its_own_hand_and_the_spectator_none() -> None:
    """After the deal: own faces known, the other's hidden, backs public."""
    ends = table()
    ends.start()
    ends.play(SCRIPT[:1])
    red, blue, watcher = ends.sessions
    assert None not in red.known(hand(0)) and len(red.known(hand(0))) == 3
    assert None not in blue.known(hand(1)) and len(blue.known(hand(1))) == 5
    assert red.known(hand(1)) == [None] * 5 and blue.known(hand(0)) == [None] * 3
    assert watcher.known(hand(0)) == [None] * 3 and watcher.known(hand(1)) == [None] * 5
    assert watcher.backs(hand(1)) == ["red", "red", "blue", "own", "own"]
    assert all(face in RED for face in red.known(hand(0))[:2])
    assert red.known(hand(0))[2] in BLUE
    assert blue.known(hand(1))[3:] == [POOL[2], POOL[0]]  # the first two of the chosen order
    for session in ends.sessions:
        assert session.known("deck") == [None] * len(session.known("deck"))


def test_knowledge_moves_along_with_the_cards() -> None:
    """The looker knows the stack, whoever buried a card knows it, the viewer knows the shown hand."""
    ends = table()
    ends.start()
    ends.play(SCRIPT[:3])
    red, blue, watcher = ends.sessions
    stack = red.known("deck")
    assert None not in stack and blue.known("deck") == watcher.known("deck") == [None] * len(stack)
    ends.play(SCRIPT[3:4])  # take deck 1
    assert red.known(hand(0))[-1] == stack[1]
    assert red.known("deck") == [stack[0], *stack[2:]]
    before = red.known(hand(0))
    ends.play(SCRIPT[4:5])  # play 0
    assert red.game.open[-1] == before[0]  # type: ignore[attr-defined]
    assert sorted(f for f in red.known(hand(0)) if f is not None) == sorted(
        f for f in before[1:] if f is not None
    )
    buried = red.known(hand(0))[1]
    ends.play(SCRIPT[5:6])  # bury deck 1
    assert red.known("deck")[-1] == buried and blue.known("deck")[-1] is None
    ends.play(SCRIPT[6:11])  # … spy: seat 1 sees seat 0's hand
    assert blue.known(hand(0)) == red.known(hand(0)) and None not in blue.known(hand(0))
    ends.play(SCRIPT[11:12])  # pick 0 1
    assert blue.known(held(1)) == red.known(held(1)) and len(blue.known(held(1))) == 2
    assert watcher.known(held(1)) == [None, None]
    ends.play(SCRIPT[12:16])  # pay, pay, flip, return: the returned card is known to all
    assert red.known("deck")[-1] is not None
    assert {s.known("deck")[-1] for s in ends.sessions} == {red.known("deck")[-1]}
    ends.play(SCRIPT[16:17])  # both shuffle: nobody knows anything
    assert all(set(s.known("deck")) == {None} for s in ends.sessions)


def test_whoever_chose_an_order_knows_it_and_nobody_else() -> None:
    """The chosen deck and an arranged stack; found again from journal and seed alone after a restart."""
    ends = table()
    ends.start()
    ends.play(SCRIPT[:1])
    chosen = [POOL[k] for k in DECK_ORDER]
    assert ends.sessions[1].known("own") == chosen[2:3]  # two of the three were drawn at once
    assert ends.sessions[1].known("own.rest") == chosen[3:]
    ends.play(SCRIPT[1:19])  # … look blue
    stack = ends.sessions[0].known("blue")
    ends.play(SCRIPT[19:20])  # arrange blue 2 0 1
    arranged = [stack[k] for k in (2, 0, 1)]
    assert ends.sessions[0].known("blue")[:3] == arranged and None not in arranged
    for other in ends.sessions[1:]:
        assert other.known("blue")[:3] == [None] * 3
    for seat, zone in ((0, "blue"), (1, "own"), (1, "own.rest")):
        rebuilt = Session(toy_games, seat=seat, seed=seed(seat))
        rebuilt.load(ends.journals[seat], trusted=True)
        assert rebuilt.known(zone) == ends.sessions[seat].known(zone)
    assert ends.sessions[0].known("own") == [None]


def test_rolls_and_shuffles_are_on_record_at_everybody() -> None:
    """Each roll shows both commitments and both revealed values; each shuffle its sender."""
    ends = _finished()
    red, _, watcher = ends.sessions
    first = watcher.roll_record(1)
    assert first == red.roll_record(1)
    assert len(first.commitments) == len(first.values) == 2 and len(first.dice) == 2
    assert watcher.roll_record(2).commitments == first.values
    assert {record.seat for record in watcher.shuffles} == {0, 1}
    assert watcher.proofs > red.proofs > 20


def test_a_spectator_counts_every_proof_it_has_checked() -> None:
    """The counter people see grows with each envelope by the proofs it carries, and with no other."""
    reader = Reader(toy_games)
    grown: dict[str, set[int]] = {}
    before = 0
    for envelope in _finished().sessions[0].reader.transcript:
        reader.accept(envelope)
        now = reader.board.proofs if reader.playing else 0
        grown.setdefault(envelope.kind, set()).add(now - before)
        before = now
    assert {kind: steps for kind, steps in grown.items() if steps != {0}} == {
        "key": {0, 2},  # the first is counted with the second, when there is a table
        "shuffle": {1},
        "choose": {1},
        "share": {1},
        "take": {1},
        "arrange": {1},
        "play": {2},  # the card, and the hand masked anew
        "plays": {2},
        "bury": {1, 2},  # of a hand of one nothing is left to mask
        "offer": {0, 2},
        "show": {1, 2},
        "give": {1, 2},
        "renew": {1, 6},
    }


def test_points_are_decoded_once_by_whoever_receives_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by whoever made them, not again for an object read before; but again for bytes from a file."""
    seen: list[bytes] = []

    def counted(data: bytes) -> bytes:
        seen.append(data)
        return decode(data)

    monkeypatch.setattr(shape, "decode", counted)
    ends = table()
    ends.start()
    assert seen and set(Counter(seen).values()) == {2}  # the other seat and the spectator
    transcript, count = ends.sessions[2].reader.transcript, len(seen)
    again, loaded = Reader(toy_games), watcher()
    for envelope in transcript:
        again.accept(envelope, trusted=True)
    assert len(seen) == count
    loaded.load(ends.journals[2], trusted=True)
    assert 2 * (len(seen) - count) == count


def test_what_is_trusted_is_not_checked_again() -> None:
    """The own journal is read without checking a single proof, and leads to the same state."""
    reader = Reader(toy_games)
    session = _finished().sessions[2]
    for envelope in session.reader.transcript:
        reader.accept(envelope, trusted=True)
    assert reader.board.proofs <= 2 and session.proofs > 20  # the keys are always checked
    assert reader.head == session.head
