"""Choices of cards not everybody sees: judged at once by who knows them, by all once opened, by the audit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from protocol.audit import FindingCode, _Auditor, audit
from protocol.board import Place
from protocol.envelope import Envelope, Note
from protocol.events import Violated
from protocol.evidence import EvidenceError, confirm, make
from protocol.proofs import share
from protocol.reader import GameFactory
from protocol.seam import Refused
from protocol.session import Session
from protocol.violation import Code
from protocol.wire import Body
from tests.protocol.toy import ToyGame, toy_games
from tests.protocol.toy_table import SCRIPT, TERMS, Ends, identity, seat_session, seed, table, watcher

EVERY = frozenset(range(11))


class StrictToy(ToyGame):
    """A toy whose choices of one verb may not be certain faces."""

    verb = ""
    barred: frozenset[int] = frozenset()

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:
        """The hidden rule."""
        bad = [face for face in faces if face in self.barred]
        if bad and text.decode().partition(" ")[0] == self.verb:
            raise Refused("toy/barred", f"{bad} may not be chosen")

    def copy(self) -> ToyGame:
        """As strict as this one."""
        other = super().copy()
        strict = StrictToy(other.seats)
        strict.__dict__ |= other.__dict__ | {"verb": self.verb, "barred": self.barred}
        return strict


def strict(verb: str, barred: frozenset[int] = EVERY) -> GameFactory:
    """Games in which choices with this verb may not be these faces; the empty verb is a chosen deck."""

    def games(_terms: Body) -> ToyGame:
        game = StrictToy()
        game.verb, game.barred = verb, barred
        return game

    return games


def seated(verb: str, barred: frozenset[int], cheat: int) -> Ends:
    """A strict table whose one seat plays by the lax rules."""
    sessions = [*(seat_session(seat) for seat in (0, 1)), watcher()]
    for seat, session in enumerate(sessions):
        if seat != cheat:
            session.reader.games = strict(verb, barred)
    return Ends(sessions)


VERBS = {"": "choose", "bury": "bury", "take": "take", "arrange": "arrange", "pick": "pick", "gift": "give"}


@pytest.mark.few(3)
@pytest.mark.parametrize("verb", VERBS)
def test_the_audit_judges_every_kind_of_hidden_choice(verb: str) -> None:
    """Two who both look away are found by the opened seeds, at exactly those envelopes."""
    ends = table()
    ends.start()
    ends.play(SCRIPT)
    kind = VERBS[verb]
    chain = list(ends.sessions[0].reader.transcript)
    acts = [(e, bytes(e.body.get("act", b"")).partition(b" ")[0].decode()) for e in chain if e.kind == kind]  # type: ignore[arg-type]
    wanted = [(e.seat, e.seq) for e, word in acts if word == verb]
    report = audit(ends.journals[2], strict(verb))
    assert wanted and report.violation is None
    assert [(f.seat, f.seq) for f in report.findings if f.code is FindingCode.HIDDEN] == wanted
    assert {f.code for f in report.findings} == {FindingCode.HIDDEN}


@pytest.mark.parametrize("opened", [(0, 1), (1,)])
def test_a_pick_is_judged_with_the_pickers_seed_alone(opened: tuple[int, ...]) -> None:
    """It was shown the hand: what it saw is in its own secrets."""
    ends = table()
    ends.start()
    ends.play(SCRIPT)
    chain = list(ends.sessions[0].reader.transcript)
    spied = next(e for e in chain if e.kind == "pick" and e.seat == 1)
    found = _Auditor(strict("pick"), 2, {seat: seed(seat) for seat in opened}).run(chain)
    assert (1, spied.seq) in [(f.seat, f.seq) for f in found if f.code is FindingCode.HIDDEN]


PICK, GIFT = 11, 26


def caught(verb: str, before: int, cheat: int) -> tuple[Ends, list[int | None]]:
    """A lax seat makes the forbidden choice that comes next in the script; the faces its victim knew."""
    honest = table(spectators=0)
    honest.start()
    honest.play(SCRIPT[:before])
    victim = 1 - cheat
    faces = honest.sessions[victim].known(f"hand{victim}" if verb == "pick" else f"hand{cheat}")
    if verb == "gift":
        faces = honest.sessions[cheat].known(f"hand{cheat}")
    assert faces[0] is not None
    ends = seated(verb, frozenset({faces[0]}), cheat)
    ends.start()
    ends.play(SCRIPT[: before + 1])
    return ends, faces


CASES = {"pick": (PICK, 1), "gift": (GIFT, 0)}


@pytest.mark.parametrize("verb", CASES)
def test_whoever_knows_the_card_refuses_at_once_and_everybody_believes_it(verb: str) -> None:
    """The victim stops, its file proves the offence, and a spectator that is shown the card stops as well."""
    ends, _ = caught(verb, *CASES[verb])
    cheat = CASES[verb][1]
    victim, spectator = ends.sessions[1 - cheat], ends.sessions[2]
    for session in (victim, spectator):
        assert session.violation is not None
        assert (session.violation.code, session.violation.seat) == (Code.HIDDEN, cheat)
    assert len(victim) == ends.violated()[0].violation.seq == len(spectator) - 1
    for event in [one for end in (1 - cheat, 2) for one in ends.events[end] if isinstance(one, Violated)]:
        verdict = confirm(event.evidence, strict(verb, _barred(victim)))
        assert (verdict.code, verdict.seat, verdict.seq) == (Code.HIDDEN, cheat, len(victim))
        assert "toy/barred" in verdict.words
        with pytest.raises(EvidenceError, match="breaks no rule"):
            confirm(event.evidence, toy_games)  # by rules that allow it nobody did wrong
    again = watcher()
    again.reader.games = strict(verb, _barred(victim))
    assert any(isinstance(event, Violated) for event in again.load(ends.journals[2]))


def _barred(session: Session) -> frozenset[int]:
    assert isinstance(session.game, StrictToy)
    return session.game.barred


def _opening(ends: Ends) -> tuple[Envelope, Note, tuple[Envelope, ...]]:
    """The offence, the note that opens its card, and the chain before."""
    notes = [Note.decode(data) for data in ends.journals[2] if b"\xa4note" in data[:12]]
    chain = list(ends.sessions[2].reader.transcript)
    (note,) = [note for note in notes if note.kind == "opening"]
    return chain[-1], note, tuple(chain[:-1])


def test_the_evidence_opens_just_the_card_in_question() -> None:
    """Two cards were picked, one of them wrongly: one share travels."""
    ends, _ = caught("pick", PICK, 1)
    offence, note, _ = _opening(ends)
    assert offence.body["positions"] == [0, 1] and note.body["indices"] == [0]
    proof = share.ShareProof.from_wire(note.body["proof"])
    assert len(proof.D) == 1


def test_nobody_is_accused_falsely() -> None:
    """Neither a wrong face, nor another's word, nor an honest choice opened makes evidence."""
    ends, faces = caught("pick", PICK, 1)
    offence, note, before = _opening(ends)
    games = strict("pick", _barred(ends.sessions[0]))
    victim = ends.sessions[0]
    eyes, X = victim.reader.board.eyes, victim.reader.board.cards.keys[0]
    assert eyes is not None
    cards = [slot.card for slot in victim.reader.board.cards.slots("hand0")]

    def file(body: Body, seat: int = 0, signer: int = 0, head: bytes = offence.hash) -> bytes:
        said = Note(note.gid, head, seat, "opening", body).sign(identity(signer))
        return make(before, 2, offence.encode(), said.encode())

    def opened(index: int, place: Place) -> Body:
        proof = share.prove(eyes.secrets(place, 0), eyes.x, X, [cards[index][0]])
        return {"indices": [index], "proof": proof.to_wire()}

    right = Place(note.gid, offence.seq + 1, offence.hash, 0, "opening")
    assert confirm(file(opened(0, right)), games).code is Code.HIDDEN
    proof = note.body["proof"]
    assert isinstance(proof, list)
    swapped = share.prove(eyes.secrets(right, 0), eyes.x, X, [cards[1][0]]).to_wire()
    lies = {
        "an honest card": file(opened(1, right)),
        "the share of another card": file({"indices": [0], "proof": swapped}),
        "another share": file({"indices": [0], "proof": [[X], *proof[1:]]}),
        "a card that was not picked": file({"indices": [2], "proof": swapped}),
        "a proof made for another place": file(opened(0, replace(right, seq=right.seq + 1))),
        "a proof of an envelope": file(opened(0, replace(right, kind="play"))),
        "said by the accused": file(note.body, seat=1, signer=1),
        "signed by somebody else": file(note.body, signer=5),
        "about another envelope": file(note.body, head=before[-1].hash),
        "without the note": make(before, 2, offence.encode()),
        "without the offence": make(before, 2, note.encode()),
    }
    for why, lie in lies.items():
        with pytest.raises(EvidenceError):
            pytest.fail(f"{why}: {confirm(lie, games)}")
    assert faces[0] in _barred(victim) and faces[1] not in _barred(victim)


def test_an_opening_that_proves_nothing_stops_nobody() -> None:
    """An honest pick opened by its victim: the spectator goes on."""
    ends = table()
    for session in ends.sessions:
        session.reader.games = strict("pick", frozenset())
    ends.start()
    ends.play(SCRIPT[: PICK + 1])
    spectator = ends.sessions[2]
    picked = next(e for e in spectator.reader.transcript if e.kind == "pick")
    body: Body = {"indices": [0], "proof": [[bytes(32)], bytes(32), bytes(32)]}
    note = Note(picked.gid, picked.hash, 0, "opening", body).sign(identity(0))
    assert spectator.receive_note(note.encode()) == [] and spectator.violation is None


def test_the_own_program_refuses_a_pick_its_rules_forbid() -> None:
    """Nothing is signed: the picker has seen the hand as well."""
    honest = table(spectators=0)
    honest.start()
    honest.play(SCRIPT[:PICK])
    face = honest.sessions[0].known("hand0")[0]
    assert face is not None and TERMS
    ends = seated("pick", frozenset({face}), cheat=-1)
    ends.start()
    ends.play(SCRIPT[:PICK])
    length = len(ends.sessions[1])
    with pytest.raises(Refused, match="toy/barred"):
        ends.sessions[1].decide(SCRIPT[PICK])
    assert len(ends.sessions[1]) == length and ends.violated() == []
