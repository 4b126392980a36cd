"""The chain: nothing can be dropped, repeated, reordered, forged or brought from another game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol import limits
from protocol.envelope import NO_GAME, NO_PREV, Envelope, Note, game_id
from protocol.identity import Identity
from protocol.transcript import ChainCode, ChainError, Transcript
from protocol.wire import Body
from tests.protocol.samples import BLUE, RED, acted, begun, chat, hello

ACT: Body = {"act": b"move", "before": bytes(32)}


def refusal(chain: Transcript, envelope: Envelope) -> ChainCode:
    """The code with which an envelope is refused; the chain must not have changed."""
    before = (len(chain), chain.head, chain.gid, chain.keys)
    with pytest.raises(ChainError) as caught:
        chain.append(envelope)
    assert (len(chain), chain.head, chain.gid, chain.keys) == before
    return caught.value.code


def test_an_empty_chain_has_no_game() -> None:
    """Zeros stand for what is not there yet."""
    chain = Transcript()
    assert (len(chain), chain.head, chain.gid) == (0, NO_PREV, NO_GAME)


def test_two_hellos_make_a_game() -> None:
    """The game's id and the keys come from the hellos alone."""
    chain = begun()
    assert chain.gid == game_id([hello(0, RED), hello(1, BLUE)])
    assert chain.keys == (RED.public, BLUE.public)
    assert chain[1].prev == chain[0].hash
    assert [one.gid for one in chain] == [NO_GAME, NO_GAME]


def test_acts_are_chained() -> None:
    """Each envelope names the hash of the one before it."""
    chain = acted(4)
    assert [one.seq for one in chain] == list(range(6))
    assert all(chain[n].prev == chain[n - 1].hash for n in range(1, 6))
    assert chain.index(chain[3].hash) == 3
    assert chain.index(bytes(32)) is None


def test_three_seats_say_three_hellos() -> None:
    """Seats are a list."""
    third = Identity(b"\x03" * 32)
    chain = Transcript(3)
    for seat, identity in enumerate((RED, BLUE, third)):
        assert chain.gid == NO_GAME
        chain.append(chain.next(seat, "hello", hello(seat, identity)).sign(identity))
    chain.append(chain.next(2, "act", ACT).sign(third))
    assert len(chain) == 4


@pytest.mark.parametrize("seats", [0, limits.MAX_SEATS + 1])
def test_a_table_has_some_seats_and_not_too_many(seats: int) -> None:
    """A number of seats nobody meant is a mistake."""
    with pytest.raises(ValueError, match="seats"):
        Transcript(seats)


def _misplaced() -> dict[str, tuple[Envelope, ChainCode]]:
    """Envelopes that are right but for one field, correctly signed where that is possible."""
    good = begun().next(0, "act", ACT)
    return {
        "no game": (replace(good, gid=bytes(32)).sign(RED), ChainCode.GAME),
        "other game": (replace(good, gid=b"\x07" * 32).sign(RED), ChainCode.GAME),
        "seq before": (replace(good, seq=0).sign(RED), ChainCode.SEQ),
        "seq after": (replace(good, seq=3).sign(RED), ChainCode.SEQ),
        "no prev": (replace(good, prev=NO_PREV).sign(RED), ChainCode.PREV),
        "other prev": (replace(good, prev=b"\x07" * 32).sign(RED), ChainCode.PREV),
        "no such seat": (replace(good, seat=2).sign(RED), ChainCode.SEAT),
        "the other's seat": (replace(good, seat=1).sign(RED), ChainCode.SIGNATURE),
        "late hello": (replace(good, kind="hello").sign(RED), ChainCode.HELLO),
        "no signature": (good, ChainCode.SIGNATURE),
        "zero signature": (replace(good, signature=bytes(64)), ChainCode.SIGNATURE),
    }


@pytest.mark.parametrize("name", _misplaced())
def test_every_link_field_is_checked(name: str) -> None:
    """One wrong field and the envelope is refused by name."""
    envelope, code = _misplaced()[name]
    assert refusal(begun(), envelope) == code


def test_an_unsigned_change_is_refused() -> None:
    """The body is under the signature too."""
    chain = begun()
    good = chain.next(0, "act", ACT).sign(RED)
    assert refusal(chain, replace(good, body=ACT | {"act": b"other"})) == ChainCode.SIGNATURE
    chain.append(good)


def test_replayed_dropped_and_swapped_envelopes_are_refused() -> None:
    """Only the next one fits."""
    full = acted(3)
    chain = begun()
    assert refusal(chain, full[3]) == ChainCode.SEQ
    chain.append(full[2])
    assert refusal(chain, full[2]) == ChainCode.SEQ
    assert refusal(chain, full[4]) == ChainCode.SEQ


def test_an_envelope_of_another_game_is_refused() -> None:
    """The same keys and the same move in another game are another thing."""
    other = Transcript()
    for seat, identity in enumerate((RED, BLUE)):
        body = hello(seat, identity) | {"nonce": b"\x09" * 32}
        other.append(other.next(seat, "hello", body).sign(identity))
    assert refusal(begun(), other.next(0, "act", ACT).sign(RED)) == ChainCode.GAME


def test_the_second_of_two_versions_is_refused() -> None:
    """Two envelopes for one place: whoever holds one refuses the other."""
    chain = begun()
    one, two = (chain.next(0, "act", ACT | {"act": text}).sign(RED) for text in (b"a", b"b"))
    chain.append(one)
    assert refusal(chain, two) == ChainCode.SEQ
    late = replace(chain.next(1, "act", ACT), prev=two.hash).sign(BLUE)
    assert refusal(chain, late) == ChainCode.PREV


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 0}, ChainCode.SEAT),
        ({"key": RED.public}, ChainCode.SIGNATURE),
        ({"key": bytes(32)}, ChainCode.KEY),
        ({"key": b"\x01" + bytes(31)}, ChainCode.KEY),  # the identity: every signature would hold
        ({"key": bytes.fromhex("ec" + "ff" * 30 + "7f")}, ChainCode.KEY),  # order 2
        ({"key": bytes.fromhex("95" + "99" * 31)}, ChainCode.KEY),  # base point + order 2
        ({"key": b"short"}, ChainCode.HELLO),
        ({"extra": 1}, ChainCode.HELLO),
        ({"name": "a\nb"}, ChainCode.HELLO),
    ],
)
def test_a_bad_hello_is_refused(change: Body, code: ChainCode) -> None:
    """A hello is well-formed, speaks for its own seat and brings a usable key."""
    chain = Transcript()
    chain.append(chain.next(0, "hello", hello(0, RED)).sign(RED))
    if "key" in change and change["key"] == RED.public:
        code = ChainCode.KEY
    assert refusal(chain, chain.next(1, "hello", hello(1, BLUE) | change).sign(BLUE)) == code


def test_one_key_cannot_sit_on_both_seats() -> None:
    """Two different people are needed."""
    chain = Transcript()
    chain.append(chain.next(0, "hello", hello(0, RED)).sign(RED))
    assert refusal(chain, chain.next(1, "hello", hello(1, RED)).sign(RED)) == ChainCode.KEY


def test_a_hello_is_signed_by_the_key_it_brings() -> None:
    """Nobody says hello for somebody else."""
    chain = Transcript()
    assert refusal(chain, chain.next(0, "hello", hello(0, RED)).sign(BLUE)) == ChainCode.SIGNATURE


def test_hellos_come_in_seat_order_and_first() -> None:
    """Seat 1 does not begin, and nothing else does either."""
    chain = Transcript()
    assert refusal(chain, chain.next(1, "hello", hello(1, BLUE)).sign(BLUE)) == ChainCode.SEAT
    assert refusal(chain, chain.next(0, "act", ACT).sign(RED)) == ChainCode.HELLO


def test_a_game_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chain that is full takes nothing more."""
    chain = acted(1)
    monkeypatch.setattr(limits, "MAX_ENVELOPES", 3)
    assert refusal(chain, chain.next(1, "act", ACT).sign(BLUE)) == ChainCode.FULL


def note_refusal(chain: Transcript, note: Note) -> ChainCode:
    """The code with which a note is refused."""
    with pytest.raises(ChainError) as caught:
        chain.check_note(note)
    return caught.value.code


def test_notes_are_bound_to_game_head_and_seat() -> None:
    """A note fits its own game, on any head of it, from its own seat."""
    chain = acted(3)
    note = chat(chain)
    chain.check_note(note)
    chain.append(chain.next(1, "act", ACT).sign(BLUE))
    chain.check_note(note)
    assert note_refusal(chain, replace(note, gid=bytes(32)).sign(BLUE)) == ChainCode.GAME
    assert note_refusal(chain, replace(note, head=bytes(32)).sign(BLUE)) == ChainCode.PREV
    assert note_refusal(chain, replace(note, seat=2).sign(BLUE)) == ChainCode.SEAT
    assert note_refusal(chain, replace(note, seat=0)) == ChainCode.SIGNATURE
    assert note_refusal(chain, replace(note, body={"text": "other"})) == ChainCode.SIGNATURE
    assert note_refusal(chain, replace(note, kind="resign", body={})) == ChainCode.SIGNATURE


def test_there_are_no_notes_before_there_is_a_game() -> None:
    """Zeros are no game."""
    chain = Transcript()
    assert note_refusal(chain, Note(NO_GAME, NO_PREV, 0, "resign", {}).sign(RED)) == ChainCode.GAME
