"""Secret choices from pools too large for one proof, or with limits on groups of faces (§16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.audit import FindingCode, _Auditor, audit
from protocol.board import Place
from protocol.envelope import Envelope
from protocol.evidence import offence_of
from protocol.group import Ciphertext
from protocol.params import MAX_CARDS, Deck
from protocol.pools import Limit, choices
from protocol.proofs import shuffle
from protocol.reader import Reader
from protocol.seam import Choice, Choose, Decision, Draw, hand
from protocol.session import Session
from protocol.violation import Code
from protocol.wire import Body
from tests.protocol.toy import ToyGame
from tests.protocol.toy_table import Ends, choice, events_of, identity, seed

BOX = tuple(face for face in range(100) for _ in range(face % 5 + 1))
"""300 cards: all sets of the family hold about as many."""
RARE = Limit(frozenset({98, 99}), 2)
WANTED = (99, 98, 4, 4, 4, 4, 4, 9, 9, 54, 55, 56, 97, 97)
"""From every part, two of the limited ones, all copies of one face."""


def _order(faces: Sequence[int | None], wanted: Sequence[int]) -> list[int]:
    """Every wanted card there is first, then the others."""
    left, first = Counter(wanted), []
    for k, face in enumerate(faces):
        if face is not None and left[face] > 0:
            left[face] -= 1
            first.append(k)
    return first + [k for k in range(len(faces)) if k not in first]


def _followed(ops: Sequence[Choose], decide: Callable[[list[int]], list[int]]) -> list[int]:
    """What lies in the last zone if a seat decides so, played with open cards."""
    zones: dict[str, list[int]] = {}
    for op in ops:
        faces = [*op.pool, *(face for zone in op.joined for face in zones.pop(zone))]
        assert 1 <= op.keep <= len(faces) <= MAX_CARDS
        order = decide(faces)
        assert sorted(order) == list(range(len(faces)))
        zones[op.zone] = [faces[k] for k in order[: op.keep]]
    assert list(zones) == [ops[-1].zone]
    return zones[ops[-1].zone]


@pytest.mark.parametrize(
    ("size", "keep", "limits", "sizes"),
    [
        (110, 33, (), [110]),
        (128, 33, (), [128]),
        (129, 33, (), [128, 34]),  # the one card left over needs no choice of its own
        (295, 33, (), [128, 128, 39, 99]),
        (500, 33, (), [128, 128, 128, 116, 99, 66]),  # what is kept of four parts is too much for one join
        (110, 33, (Limit(frozenset({1, 2}), 1),), [2, 109]),
        (110, 33, (Limit(frozenset({1, 2}), 2),), [110]),
    ],
)
def test_a_pool_is_cut_only_as_far_as_it_must_be(
    size: int, keep: int, limits: tuple[Limit, ...], sizes: list[int]
) -> None:
    """The sizes of the lists that are proved, in order."""
    ops = choices(1, range(size), keep, "own", "own", limits)
    kept = {op.zone: op.keep for op in ops}
    assert [len(op.pool) + sum(kept[zone] for zone in op.joined) for op in ops] == sizes
    assert {op.seat for op in ops} == {1} and (ops[-1].zone, ops[-1].keep) == ("own", keep)


@given(st.data())
def test_every_legal_deck_can_be_chosen_and_no_other(data: st.DataObject) -> None:
    """Whatever a seat wants within counts and limits it gets; whatever it does, counts and limits hold."""
    copies = data.draw(st.lists(st.integers(1, 40), min_size=2, max_size=14))
    pool = [face for face, number in enumerate(copies) for _ in range(number)]
    limited = data.draw(st.sets(st.integers(0, len(copies) - 1), max_size=3))
    size = sum(copies[face] for face in limited)
    limits = (
        [Limit(frozenset(limited), data.draw(st.integers(1, 4)))] if limited and size <= MAX_CARDS else []
    )
    most = len(pool) - sum(max(0, size - limit.most) for limit in limits)
    keep = data.draw(st.integers(1, min(most, 40)))
    ops = choices(0, pool, keep, "own", "own", limits)

    def legal(deck: Sequence[int]) -> bool:
        counts = Counter(deck)
        within = all(sum(counts[face] for face in limit.faces) <= limit.most for limit in limits)
        return within and counts <= Counter(pool)

    wanted: list[int] = []
    for face in data.draw(st.permutations(pool)):
        if len(wanted) < keep and legal([*wanted, face]):
            wanted.append(face)
    assert Counter(_followed(ops, lambda faces: _order(faces, wanted))) == Counter(wanted)
    anything = data.draw(st.randoms(use_true_random=False))
    assert legal(_followed(ops, lambda faces: anything.sample(range(len(faces)), len(faces))))


@pytest.mark.parametrize(
    ("pool", "keep", "limits", "words"),
    [
        (range(300), 65, (), "two parts must fit"),
        (range(300), 0, (), "0 cards"),
        (range(20), 21, (), "21 cards cannot be kept of 20"),
        (range(20), 20, (Limit(frozenset({1, 2}), 1),), "20 cards cannot be kept of 19"),
        ([7] * 129, 3, (), "129 copies of face 7"),
        (range(300), 3, (Limit(frozenset(range(129)), 2),), "a limit of 2 on 129 cards"),
        (range(20), 3, (Limit(frozenset({1}), 0),), "a limit of 0"),
        (range(20), 3, (Limit(frozenset({1}), 1), Limit(frozenset({1, 2}), 1)), "two limits"),
    ],
)
def test_what_no_sequence_of_proofs_can_express_is_refused(
    pool: Sequence[int], keep: int, limits: tuple[Limit, ...], words: str
) -> None:
    """By the one who writes the rules, before any game."""
    with pytest.raises(ValueError, match=words):
        choices(0, pool, keep, "own", "own", limits)


# --- a whole game -----------------------------------------------------------------------------------------


@cache
def _deck() -> Deck:
    return Deck(b"pools", 100)


class PoolGame(ToyGame):
    """Seat 1 chooses 14 of 300 cards in parts and draws three of them."""

    def __init__(self) -> None:
        super().__init__()
        chosen = choices(1, BOX, len(WANTED), "own", "own", [RARE])
        self.agenda = [*chosen, Draw(1, "own", (0, 1, 2)), Decision(1)]

    @property
    def deck(self) -> Deck:
        """A hundred faces."""
        return _deck()

    def copy(self) -> PoolGame:
        """An independent copy."""
        other = PoolGame()
        other.agenda, other.open, other.said = list(self.agenda), list(self.open), list(self.said)
        other.backs = {zone: list(backs) for zone, backs in self.backs.items()}
        other.over = self.over
        return other


def _games(terms: Body) -> PoolGame:
    return PoolGame()


def _session(seat: int) -> Session:
    terms: Body | None = {"variant": "pools"} if seat == 0 else None
    return Session(_games, seat=seat, identity=identity(seat), seed=seed(seat), terms=terms, chain_length=1)


def _wish(session: Session) -> Choice:
    """The order for the choice that is due: what is wanted first."""
    board = session.reader.board
    op = board.pending.op if board.pending is not None else None
    assert isinstance(op, Choose)
    faces = [*op.pool, *(face for zone in op.joined for face in session.known(zone))]
    return choice("", order=_order(faces, WANTED))


def _chosen(ends: Ends) -> None:
    """Make all choices of the set-up."""
    while (due := ends.sessions[1].owes) is not None and due[1] == "choose":
        ends.play([_wish(ends.sessions[1])])


def _table() -> Ends:
    ends = Ends([_session(0), _session(1), Session(_games)])
    ends.start()
    return ends


@cache
def _game() -> tuple[Envelope, ...]:
    """The transcript of a whole honest game."""
    ends = _table()
    _chosen(ends)
    ends.play([choice("play", 0), choice("stop")])
    assert ends.violated() == []
    return tuple(ends.sessions[2].reader.transcript)


def _choosing() -> list[Envelope]:
    return [envelope for envelope in _game() if envelope.kind == "choose"]


def test_a_deck_of_three_hundred_cards_is_played_and_audited() -> None:
    """Opponent and spectator accept it unseen, its owner has what was wanted, and the audit is clean."""
    ends = _table()
    _chosen(ends)
    red, blue, watcher = ends.sessions
    assert Counter([*blue.known(hand(1)), *blue.known("own")]) == Counter(WANTED)
    assert set(red.known("own")) == set(watcher.known("own")) == {None}
    zones = blue.reader.board.cards.zones
    assert not any(slots for zone, slots in zones.items() if ".part" in zone and not zone.endswith(".rest"))
    assert blue.reader.board.cards.printed == Counter(BOX)
    ends.play([choice("play", 0), choice("stop")])
    assert len({session.head for session in ends.sessions}) == 1 and ends.violated() == []
    assert audit(ends.journals[2], _games).clean


def test_the_owner_finds_its_deck_again_between_two_choices() -> None:
    """Stopped after every choice and resumed from journal and seed: the transcript is the same."""
    ends = _table()
    while (due := ends.sessions[1].owes) is not None and due[1] == "choose":
        again = _session(1)
        again.load(ends.journals[1])
        ends.sessions[1] = again
        ends.queue += [(1, ends.sessions[0].heads()), (0, again.heads())]
        ends.pump()
        ends.play([_wish(again)])
    ends.play([choice("play", 0), choice("stop")])
    assert [e.encode() for e in ends.sessions[0].reader.transcript] == [e.encode() for e in _game()]


# --- cheats -----------------------------------------------------------------------------------------------


def _sealed_rest(pool: list[Ciphertext], session: Session) -> list[Ciphertext]:
    """A card of a part that was left behind takes the place of one that was kept."""
    return [session.reader.board.cards.slots("own.part1.rest")[0].card, *pool[1:]]


def _third_of_a_group(pool: list[Ciphertext], session: Session) -> list[Ciphertext]:
    """A third card of the limited group."""
    return [session.reader.board.cards.slots("own.part0.rest")[0].card, *pool[1:]]


def _twice(pool: list[Ciphertext], session: Session) -> list[Ciphertext]:
    """One kept card in two places."""
    return [pool[1], *pool[1:]]


def _too_many(pool: list[Ciphertext], session: Session) -> list[Ciphertext]:
    """All that was kept, and a card more."""
    return [*pool, session.reader.board.cards.slots("own.part1.rest")[0].card]


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (_sealed_rest, Code.PROOF_SHUFFLE),
        (_third_of_a_group, Code.PROOF_SHUFFLE),
        (_twice, Code.PROOF_SHUFFLE),
        (_too_many, Code.LENGTH),
    ],
)
def test_a_cheat_in_the_joining_choice_is_caught_by_everybody(
    forge: Callable[[list[Ciphertext], Session], list[Ciphertext]], code: Code
) -> None:
    """§16 rows 49 and 50 where the pool is sealed already: opponent, spectator and offline verifier."""
    honest = _choosing()[-1]
    records = [envelope.encode() for envelope in _game()[: honest.seq]]
    liar = _session(1)
    liar.load(records, trusted=True)
    board = liar.reader.board
    op = board.pending.op if board.pending is not None else None
    assert isinstance(op, Choose) and board.eyes is not None and len(op.joined) > 2
    place = Place(honest.gid, honest.seq, honest.prev, 1, "choose")
    cards = forge([slot.card for slot in board.joined(op)], liar)
    proof, _ = shuffle.prove(board.eyes.secrets(place, 0), board.cards.joint, cards)
    body: Body = honest.body | {"proof": proof.to_wire()}
    forged = Envelope(honest.gid, honest.seq, honest.prev, 1, "choose", body).sign(identity(1))
    for session in (_session(0), Session(_games)):
        session.load(records, trusted=True)
        (event,) = events_of(session.receive_envelope(forged.encode()))
        assert event.violation.code is code  # type: ignore[union-attr]
    reader = Reader(_games)
    for envelope in _game()[: honest.seq]:
        reader.accept(envelope, trusted=True)
    verdict = offence_of(reader, forged)
    assert verdict is not None and (verdict.code, verdict.seat) == (code, 1)
    assert offence_of(reader, honest) is None


@pytest.mark.parametrize("opened", [(0, 1), (1,)])
@pytest.mark.parametrize("nth", [1, -1])
def test_a_joining_choice_that_is_not_in_normal_form_is_found(
    opened: tuple[int, ...], nth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal cards of a sealed pool are no channel either; the chooser's own open seed is enough to see it."""
    normal = shuffle.normal_form
    seq = _choosing()[nth].seq
    ends = _table()
    while (due := ends.sessions[1].owes) is not None and due[1] == "choose":
        with monkeypatch.context() as patch:
            if len(ends.sessions[1]) == seq:
                patch.setattr(
                    "protocol.prover.shuffle.normal_form", lambda order, faces: _worst(order, faces)
                )
            ends.play([_wish(ends.sessions[1])])
    ends.play([choice("play", 0), choice("stop")])
    assert ends.violated() == [] and shuffle.normal_form is normal
    envelopes = list(ends.sessions[2].reader.transcript)
    found = _Auditor(_games, 2, {seat: seed(seat) for seat in opened}).run(envelopes)
    assert [(f.code, f.seat, f.seq) for f in found] == [(FindingCode.DIFFERS, 1, seq)]


def _worst(order: Sequence[int], faces: Sequence[int]) -> list[int]:
    """Equal cards in descending order."""
    left: dict[int, list[int]] = {}
    for k in sorted(order):
        left.setdefault(faces[k], []).append(k)
    return [left[faces[k]].pop() for k in order]
