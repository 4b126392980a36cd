"""Stopping and coming back: the finished transcript is the same, byte for byte, wherever it was stopped."""

from __future__ import annotations

import pytest

from protocol.envelope import NO_GAME, Envelope
from protocol.events import Adopted, Effect, Record, SendEnvelope, Violated
from protocol.evidence import confirm
from protocol.seam import Choice, hand
from protocol.session import NotDueError, Session
from protocol.stages import Stage
from protocol.transcript import Heads
from protocol.violation import Code
from tests.protocol.attackers import honest_game
from tests.protocol.toy import toy_games
from tests.protocol.toy_table import SCRIPT, Ends, choice, identity, seat_session, seed


def _records(count: int) -> list[bytes]:
    return [envelope.encode() for envelope in honest_game()[:count]]


def _back(seat: int, count: int) -> Session:
    """A seat started again from a journal of so many envelopes."""
    session = seat_session(seat)
    session.load(_records(count), trusted=True)
    return session


def _next_choice(count: int) -> Choice:
    """The decision the script holds for a game of so many envelopes."""
    made = [e for e in honest_game()[:count] if e.kind == "choose" or e.body.get("act")]
    return SCRIPT[len(made)]


def _go_on(session: Session, count: int) -> list[Effect]:
    """The other side has exactly as much: make what this seat owes, by the script where it is asked."""
    whole = honest_game()
    heads = Heads(whole[-1].gid if count > 1 else NO_GAME, count, whole[count - 1].hash)
    effects = session.receive_heads(heads)
    if len(session) == count and session.to_decide:
        effects += session.decide(_next_choice(count))
    return effects


@pytest.mark.parametrize("part", range(4))
def test_after_every_envelope_both_stop_and_the_next_is_the_same(part: int) -> None:
    """Both journals end at envelope k: whoever owes k makes exactly the bytes of the undisturbed game."""
    whole = honest_game()
    for count in range(1 + part, len(whole), 4):
        author = _back(whole[count].seat, count)
        _go_on(author, count)
        assert len(author) > count, f"envelope {count} was not made"
        made = list(author.reader.transcript)[count:]
        assert [e.encode() for e in made] == _records(count + len(made))[count:]


@pytest.mark.parametrize("part", range(2))
def test_whoever_lost_the_last_envelope_takes_it_back_also_its_own(part: int) -> None:
    """One journal is one envelope short, here always that of the author: it is adopted, never replaced."""
    whole = honest_game()
    for count in range(2 + 5 * part, len(whole), 10):
        author = whole[count - 1].seat
        short, long = _back(author, count - 1), _back(1 - author, count)
        assert short.receive_heads(long.heads()) == [] and not short.synced
        if short.reader.playing:
            with pytest.raises(NotDueError):
                short.decide(choice("say anything"))
        sent = [e for e in long.receive_heads(short.heads()) if isinstance(e, SendEnvelope)]
        effects = short.receive_envelope(sent[0].data)
        assert Adopted(count - 1) in effects
        assert short.synced and list(short.reader.transcript)[:count] == list(whole[:count])


def _decider() -> tuple[int, int]:
    """A seat that is asked for a decision, and after how many envelopes."""
    whole = honest_game()
    count = next(n for n, one in enumerate(whole) if one.seq > 20 and one.body.get("act"))
    return whole[count].seat, count


def _claim(count: int, more: int = 50) -> Heads:
    """The other side says that it has so many envelopes more."""
    return Heads(honest_game()[-1].gid, count + more, bytes(32))


def test_who_comes_from_a_file_waits_for_what_the_other_side_says_it_has() -> None:
    """It may be our own words that we lost: whatever else we sign in their place would convict us."""
    seat, count = _decider()
    session = _back(seat, count)
    session.receive_heads(_claim(count))
    assert session.doubt() == [] and not session.synced
    with pytest.raises(NotDueError):
        session.decide(_next_choice(count))
    _go_on(session, count)  # an honest word, and the game goes on
    assert len(session) > count


def test_who_has_been_in_step_waits_once_for_what_never_comes() -> None:
    """Nobody can have an envelope of ours that we have not signed: an unkept word stops us no second time."""
    seat, count = _decider()
    session = _back(seat, count)
    whole = honest_game()
    session.receive_heads(Heads(whole[-1].gid, count, whole[count - 1].hash))
    session.receive_heads(_claim(count))
    assert not session.to_decide
    session.doubt()
    assert session.to_decide
    session.receive_heads(_claim(count, 7))
    assert session.to_decide
    session.decide(_next_choice(count))
    assert [one.encode() for one in session.reader.transcript][count] == whole[count].encode()


@pytest.mark.parametrize("count", [3, 25, 60, 90])
def test_a_stopped_game_finishes_to_the_same_bytes(count: int) -> None:
    """To the last opened seed, from journals that differ by one envelope."""
    _finishes(count)


@pytest.mark.slow
def test_a_game_stopped_anywhere_finishes_to_the_same_bytes() -> None:
    """The same after every single envelope."""
    for count in range(2, len(honest_game())):
        _finishes(count)


def _finishes(count: int) -> None:
    ends = Ends([_back(0, count), _back(1, count - 1)])
    ends.journals = [_records(count), _records(count - 1)]
    for end, session in enumerate(ends.sessions):
        ends.queue.append((1 - end, session.heads()))
    ends.pump()
    while (asked := ends.asked()) is not None:
        ends.take(asked, ends.sessions[asked].decide(_next_choice(len(ends.sessions[asked]))))
        ends.pump()
    assert ends.journals[0] == ends.journals[1] == _records(len(honest_game()))
    assert all(session.stage is Stage.DONE for session in ends.sessions)


def test_a_lost_link_without_a_restart_heals_by_the_same_heads() -> None:
    """Payloads in the air are lost; both sides go on from what they have."""
    ends = Ends([seat_session(0), seat_session(1)])
    ends.start()
    ends.play(SCRIPT[:4])
    ends.take(0, ends.sessions[0].decide(SCRIPT[4]))
    ends.queue.clear()
    assert len(ends.sessions[0]) == len(ends.sessions[1]) + 1
    for end, session in enumerate(ends.sessions):
        ends.queue.append((1 - end, session.heads()))
    ends.pump()
    ends.play(SCRIPT[5:])
    assert ends.journals[0] == ends.journals[1] == _records(len(honest_game()))


def test_knowledge_is_rebuilt_from_journal_and_seed() -> None:
    """A seat without its signing key, only the seed: the same private knowledge, position by position."""
    ends = Ends([seat_session(0), seat_session(1)])
    ends.start()
    ends.play(SCRIPT[:13])
    for seat in (0, 1):
        rebuilt = Session(toy_games, seat=seat, seed=seed(seat))
        rebuilt.load(ends.journals[seat], trusted=True)
        assert not rebuilt.to_decide and rebuilt.receive_heads(ends.sessions[0].heads()) == []
        for zone in ends.sessions[seat].zones:
            assert rebuilt.known(zone) == ends.sessions[seat].known(zone), zone
        assert None not in rebuilt.known(hand(seat))


def test_a_fork_is_evidence_at_both_ends() -> None:
    """Chains that differ: each side ends up with a pair signed by the seat that made two."""
    whole = honest_game()
    k = next(e.seq for e in whole if e.kind == "act" and e.seat == 0)
    liar = Ends([_back(0, k), _back(1, k)])
    for end, session in enumerate(liar.sessions):
        liar.take(end, session.receive_heads(liar.sessions[1 - end].heads()))
    liar.take(0, liar.sessions[0].decide(choice("say no")))
    liar.pump()
    honest = _back(1, k + 3)
    ends = Ends([liar.sessions[0], honest])
    for end, session in enumerate(ends.sessions):
        ends.queue.append((1 - end, session.heads()))
    ends.pump()
    violations = ends.violated()
    assert all(session.violation is not None for session in ends.sessions) and len(violations) == 2
    for found in violations:
        assert isinstance(found, Violated)
        assert found.violation.code is Code.FORK and found.violation.seat == 0
        assert confirm(found.evidence, toy_games).seq == k


def test_nothing_is_ever_signed_twice_for_one_place() -> None:
    """Over many stops and starts each seat signs one content per sequence number."""
    signed: dict[tuple[int, int], set[bytes]] = {}
    for count in range(3, len(honest_game()), 9):
        for stop in (count, count + 1):
            author = _back(honest_game()[count].seat, count)
            for effect in _go_on(author, count) if stop == count else _go_on(author, count) + author.start():
                if isinstance(effect, Record):
                    envelope = Envelope.decode(effect.data)
                    assert envelope.signed_by(identity(envelope.seat).public)
                    signed.setdefault((envelope.seat, envelope.seq), set()).add(envelope.signed_bytes)
    assert len(signed) > 8 and all(len(contents) == 1 for contents in signed.values())


def test_an_own_envelope_is_recorded_before_it_is_sent_and_others_before_their_effect() -> None:
    """The order of effects is the order of durability."""
    red, blue = seat_session(0), seat_session(1)
    sent = red.start()
    assert [type(effect) for effect in sent[:2]] == [Record, SendEnvelope]
    assert isinstance(sent[0], Record) and sent[0].data == _records(1)[0]
    said = next(effect.data for effect in sent if isinstance(effect, SendEnvelope))
    got = blue.receive_envelope(said)
    assert isinstance(got[0], Record) and got[0].data == said
