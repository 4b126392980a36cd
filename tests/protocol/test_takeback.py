"""Takeback: appended, never rewound; free over own plain acts, by consent over plays, never over barriers."""

from __future__ import annotations

import contextlib

import pytest

from protocol.audit import audit
from protocol.envelope import Envelope, Note
from protocol.events import Acted, Ended, NoteHeard, TakenBack, Violated
from protocol.reader import Reader
from protocol.seam import hand
from protocol.session import NotDueError, Session
from protocol.stages import Stage
from protocol.violation import Breach, Code
from protocol.wire import Body
from tests.protocol.attackers import honest_game
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import Ends, choice, identity, resumed, seat_session, watcher


def _back(ends: Ends, end: int, to: int) -> None:
    ends.take(end, ends.sessions[end].take_back(to))
    ends.pump()


def _forged(ends: Ends, seat: int, body: dict[str, object]) -> list[object]:
    """What the others say to a takeback this seat's program would not make."""
    transcript = ends.sessions[seat].reader.transcript
    envelope: Envelope = transcript.next(seat, "takeback", body).sign(identity(seat))  # type: ignore[arg-type]
    return [s.receive_envelope(envelope.encode())[0] for s in ends.sessions if s.seat != seat]


def test_own_plain_acts_are_taken_back_freely() -> None:
    """The chain grows by one, the state is the old one, everybody agrees."""
    ends = resumed()
    red = ends.sessions[0]
    start, digest = len(red) - 1, red.game.digest()
    ends.play([choice("say one"), choice("say two")])
    after_one = start + 1
    assert red.can_take_back() == [start, after_one] and red.is_free_takeback(start)
    _back(ends, 0, after_one)
    assert len(red) == start + 4 and TakenBack(0, after_one) in ends.events[2]
    _back(ends, 0, start)
    assert {s.game.digest() for s in ends.sessions} == {digest}
    ends.play([choice("say three"), choice("stop")])
    assert all(s.stage is Stage.DONE for s in ends.sessions) and ends.violated() == []
    assert audit(ends.journals[2], toy_games).clean


def test_a_play_is_taken_back_by_consent_and_the_card_comes_back_known() -> None:
    """Hand of today plus that card, where it lay; everybody knows it now."""
    ends = resumed()
    red, blue, eve = ends.sessions
    start, digest, hand_before = len(red) - 1, red.game.digest(), red.known(hand(0))
    backs = red.backs(hand(0))
    ends.play([choice("say one"), choice("play", 1)])
    _back(ends, 0, start)  # asks
    assert red.game.digest() != digest
    assert NoteHeard(0, "takeback", {"to": start}) in ends.events[1]
    ends.take(1, blue.say("takeback", to=start))
    ends.pump()
    assert {s.game.digest() for s in ends.sessions} == {digest}
    assert red.backs(hand(0)) == backs and sorted(map(str, red.known(hand(0)))) == sorted(
        map(str, hand_before)
    )
    known = [face for face in blue.known(hand(0)) if face is not None]
    assert known == [hand_before[1]] and eve.known(hand(0)) == blue.known(hand(0))
    ends.play([choice("play", 0), choice("play", 0), choice("play", 0), choice("stop")])
    assert ends.violated() == [] and audit(ends.journals[2], toy_games).clean
    assert sorted(red.game.open) == sorted(f for f in hand_before if f is not None)  # type: ignore[attr-defined]


def test_the_other_seat_consents_by_its_own_envelope_when_it_owes() -> None:
    """A turn passed by mistake: the other owes, and quotes the request."""
    ends = resumed()
    red, blue, _ = ends.sessions
    start, digest = len(red) - 1, red.game.digest()
    ends.play([choice("pass")])
    assert not red.is_free_takeback(start)
    _back(ends, 0, start)
    assert blue.note(0, "takeback") is not None
    ends.take(1, blue.say("takeback", to=start))
    ends.pump()
    assert red.to_decide and {s.game.digest() for s in ends.sessions} == {digest}
    assert red.reader.transcript[len(red) - 1].seat == 1
    assert ends.violated() == []


def test_several_plays_go_back_in_reverse_order() -> None:
    """Each card where it left the hand, after its own re-mask; the last one played goes in first."""
    ends = resumed()
    red, blue, eve = ends.sessions
    start, backs = len(red) - 1, red.backs(hand(0))
    ends.play([choice("play", 0), choice("play", 1)])
    left: list[int | None] = [None] * len(red.known(hand(0)))
    played = [event.done for event in ends.events[2] if isinstance(event, Acted) and event.done is not None]
    assert len(played) == 2
    for done in reversed(played):
        left.insert(done.values[0], done.faces[0])
    _back(ends, 0, start)
    ends.take(1, blue.say("takeback", to=start))
    ends.pump()
    assert eve.known(hand(0)) == blue.known(hand(0)) == left and red.backs(hand(0)) == backs
    ends.play([choice("play", 0), choice("stop")])
    assert ends.violated() == [] and audit(ends.journals[2], toy_games).clean


def test_an_undone_act_is_no_place_to_go_back_to_but_a_takeback_is() -> None:
    """The number before an act that was taken back is out of reach, though the state was the same."""
    ends = resumed()
    red = ends.sessions[0]
    start = len(red) - 1
    ends.play([choice("say one")])
    _back(ends, 0, start)
    ends.play([choice("say two")])
    assert red.can_take_back() == [start + 2]
    fresh = [_loaded(seat_session(1), ends), _loaded(watcher(), ends)]
    for event in _forged(Ends([red, *fresh]), 0, {"to": start, "notes": []}):
        assert isinstance(event, Violated) and event.violation.code is Code.TAKEBACK
    _back(ends, 0, start + 2)
    assert ends.violated() == [] and TakenBack(0, start + 2) in ends.events[2]


@pytest.mark.parametrize(
    "barrier", ["roll", "draw deck", "look deck", "flip deck", "shuffle deck", "spy", "gift", "bury deck"]
)
def test_nothing_reaches_back_over_a_barrier(barrier: str) -> None:
    """There is no second roll and no second draw; a program that tries is caught."""
    ends = resumed()
    start = len(ends.sessions[0]) - 1
    ends.play([choice("say one"), choice(barrier, 0)])
    assert ends.sessions[0].can_take_back() == []
    with pytest.raises(NotDueError):
        ends.sessions[0].take_back(start)
    for event in _forged(ends, 0, {"to": start, "notes": []}):
        assert isinstance(event, Violated) and event.violation.code is Code.TAKEBACK


def test_a_play_is_not_taken_back_without_consent() -> None:
    """Also not with consent to something else, or with one's own note."""
    ends = resumed()
    red, blue, _ = ends.sessions
    start = len(red) - 1
    ends.play([choice("say one"), choice("play", 0)])
    ends.take(0, red.say("takeback", to=start))
    ends.pump()
    own = red.note(0, "takeback")
    assert own is not None
    for notes in ([], [own.encode()]):
        fresh = [_loaded(seat_session(1), ends), _loaded(watcher(), ends)]
        probe = Ends([red, *fresh])
        for event in _forged(probe, 0, {"to": start, "notes": notes}):
            assert isinstance(event, Violated) and event.violation.code is Code.CONSENT
    ends.take(1, blue.say("takeback", to=start + 1))
    other = blue.note(1, "takeback")
    assert other is not None
    fresh = [_loaded(seat_session(1), ends), _loaded(watcher(), ends)]
    for event in _forged(Ends([red, *fresh]), 0, {"to": start, "notes": [other.encode()]}):
        assert isinstance(event, Violated) and event.violation.code is Code.CONSENT


def _loaded(session: Session, ends: Ends) -> Session:
    session.load([e.encode() for e in ends.sessions[0].reader.transcript], trusted=True)
    return session


def test_another_seats_act_is_a_barrier() -> None:
    """Only the present seat's acts are in reach."""
    ends = resumed()
    ends.play([choice("say one"), choice("pass"), choice("say two")])
    assert ends.sessions[0].can_take_back() == [len(ends.sessions[0]) - 2]


def test_takebacks_survive_a_restart() -> None:
    """A journal with a takeback replays to the same state and the same knowledge."""
    ends = resumed()
    red, blue, _ = ends.sessions
    start = len(red) - 1
    ends.play([choice("play", 0)])
    _back(ends, 0, start)
    ends.take(1, blue.say("takeback", to=start))
    ends.pump()
    again = seat_session(0)
    again.load(ends.journals[0])
    assert again.game.digest() == red.game.digest() and again.known(hand(0)) == red.known(hand(0))
    assert again.head == red.head


# --- other notes ------------------------------------------------------------------------------------------


def test_a_resignation_is_quoted_by_whoever_owes() -> None:
    """Seat 1 does not owe; seat 0's program ends the game for both."""
    ends = resumed()
    ends.take(1, ends.sessions[1].say("resign"))
    ends.pump()
    assert all(Ended(0, "resign") in events for events in ends.events)
    assert all(s.stage is Stage.DONE for s in ends.sessions)
    assert audit(ends.journals[2], toy_games).clean


def test_the_seat_that_owes_can_resign_too() -> None:
    """Its own note is quoted in its own envelope."""
    ends = resumed()
    ends.take(0, ends.sessions[0].say("resign"))
    ends.pump()
    assert all(Ended(1, "resign") in events for events in ends.events)


@pytest.mark.parametrize("first", [0, 1])
def test_a_draw_needs_both(first: int) -> None:
    """Whoever offers first: the game ends when the other has said the same on the same head."""
    ends = resumed()
    ends.take(first, ends.sessions[first].say("draw"))
    ends.pump()
    assert not any(isinstance(e, Ended) for e in ends.events[2])
    ends.take(1 - first, ends.sessions[1 - first].say("draw"))
    ends.pump()
    assert all(Ended(None, "draw") in events for events in ends.events)


def test_an_offer_lapses_with_the_next_envelope() -> None:
    """An old offer is not a consent to the present position."""
    ends = resumed()
    ends.take(1, ends.sessions[1].say("draw"))
    ends.pump()
    ends.play([choice("say one")])
    ends.take(0, ends.sessions[0].say("draw"))
    ends.pump()
    assert ends.sessions[0].note(1, "draw") is None
    assert not any(isinstance(e, Ended) for e in ends.events[2])


def test_a_false_end_is_caught() -> None:
    """A win by resignation nobody signed, and a winner the note does not give."""
    ends = resumed()
    red = ends.sessions[0]
    state = red.game.digest()

    def said(seat: int, kind: str, head: bytes = red.head) -> list[bytes]:
        """A note of a seat as an envelope quotes it."""
        return [Note(red.reader.transcript.gid, head, seat, kind, {}).sign(identity(seat)).encode()]

    stranger = Note(red.reader.transcript.gid, red.head, 1, "resign", {}).sign(identity(5)).encode()
    older = red.reader.transcript[5].hash
    draws = [*said(1, "draw"), *said(0, "draw")]  # the sender's own is one too many
    for body, code in [
        ({"winner": 1, "reason": "resign", "state": state, "notes": said(1, "resign")}, Code.END),
        ({"winner": 0, "reason": "resign", "state": state, "notes": said(1, "draw")}, Code.NOTE),
        ({"winner": 0, "reason": "resign", "state": state, "notes": said(1, "resign") * 2}, Code.NOTE),
        ({"winner": 0, "reason": "resign", "state": state, "notes": [stranger]}, Code.NOTE),
        ({"winner": 0, "reason": "draw", "state": state, "notes": said(1, "draw")}, Code.END),
        ({"winner": None, "reason": "draw", "state": state, "notes": said(0, "draw")}, Code.NOTE),
        ({"winner": None, "reason": "draw", "state": state, "notes": draws}, Code.NOTE),
        ({"winner": None, "reason": "draw", "state": state, "notes": said(1, "resign")}, Code.NOTE),
        ({"winner": None, "reason": "draw", "state": state, "notes": said(1, "draw", older)}, Code.NOTE),
        ({"winner": None, "reason": "tired", "state": state, "notes": said(1, "draw")}, Code.END),
        ({"winner": 0, "reason": "resign", "state": state, "notes": []}, Code.NOTE),
        ({"winner": 0, "reason": "stopped", "state": state, "notes": []}, Code.END),
        ({"winner": None, "reason": "draw", "state": state, "notes": []}, Code.NOTE),
        ({"winner": None, "reason": "draw", "state": bytes(32), "notes": []}, Code.END),
    ]:
        envelope = red.reader.transcript.next(0, "end", body).sign(identity(0))  # type: ignore[arg-type]
        for session in (_loaded(seat_session(1), ends), _loaded(watcher(), ends)):
            (event,) = session.receive_envelope(envelope.encode())
            assert isinstance(event, Violated) and event.violation.code is code


def test_an_end_while_a_step_is_owed_names_the_state_in_which_the_operation_waits() -> None:
    """A draw is asked for and a share owed: nothing of it has happened yet."""
    reader, waiting = Reader(toy_games), b""
    for envelope in honest_game():
        if envelope.kind == "share":
            break
        waiting = reader.board.game.digest() if envelope.kind == "draw" else waiting
        reader.accept(envelope, trusted=True)
    note = Note(reader.transcript.gid, reader.head, 0, "resign", {}).sign(identity(0)).encode()
    body: Body = {"winner": 1, "reason": "resign", "state": waiting, "notes": [note]}
    for state in (bytes(32), waiting):
        made = reader.transcript.next(envelope.seat, "end", body | {"state": state})
        with contextlib.suppress(Breach):
            reader.accept(made.sign(identity(envelope.seat)))
        assert (reader.stage is Stage.END) == (state == waiting)


def test_a_claim_is_kept_beside_the_chain() -> None:
    """It moves no head, survives a restart, and is heard by everybody; chat is never stored."""
    ends = resumed()
    head = ends.sessions[0].head
    ends.take(1, ends.sessions[1].say("claim", words="seat 0 has not moved for a day"))
    ends.take(1, ends.sessions[1].say("chat", text="hello?"))
    ends.pump()
    assert all(s.head == head and len(s.claims) == 1 for s in ends.sessions)
    assert ends.journals[0][-1] == ends.sessions[0].claims[0].encode()
    again = seat_session(0)
    again.load(ends.journals[0], trusted=True)
    assert len(again.claims) == 1
    assert NoteHeard(1, "chat", {"text": "hello?"}) in ends.events[2]
