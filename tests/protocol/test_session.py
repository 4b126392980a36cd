"""The session as a machine: who owes what, what it hands out, and what it refuses to do."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import replace
from itertools import pairwise

import pytest

from protocol import group
from protocol.audit import audit
from protocol.envelope import Envelope
from protocol.events import Greeted, Record, Rejected, SendEnvelope, Started, Violated
from protocol.hashing import H32
from protocol.params import Deck
from protocol.prover import ChoiceError
from protocol.reader import UnknownTermsError, WrongSeedError
from protocol.schema import ENVELOPES
from protocol.seam import BuryCard, Carrier, GiveCard, Refused, hand
from protocol.session import NotDueError, Session
from protocol.stages import ROWS, Stage, allowed
from protocol.violation import Code
from protocol.wire import pack
from tests.protocol.attackers import honest_game
from tests.protocol.choices_vector import ChooserGame
from tests.protocol.hands_vector import HandsGame
from tests.protocol.make_vectors import FOLDER
from tests.protocol.toy import ToyGame, toy_games
from tests.protocol.toy_table import SCRIPT, TERMS, Ends, choice, identity, resumed, seed, table, watcher
from tests.protocol.transcript_vector import MiniGame
from tests.protocol.zones_vector import ZonesGame


def test_the_table_of_states_names_every_kind_and_only_those() -> None:
    """One row per owed thing; every kind of envelope may come somewhere."""
    assert {kind for row in ROWS for kind in row.kinds} == set(ENVELOPES)
    assert len({(row.stage, row.owes) for row in ROWS}) == len(ROWS)
    assert {row.then for row in ROWS} >= {Stage.KEY, Stage.PLAY, Stage.END, Stage.OPEN, Stage.DONE}
    assert allowed(Stage.DONE, "act") == frozenset()


def test_the_vector_of_a_whole_game_is_read_and_made_again() -> None:
    """protocol/vectors/transcript.json: hashes, hands, states, and a clean audit."""
    data = json.loads((FOLDER / "transcript.json").read_bytes())
    records = [bytes.fromhex(row["bytes"]) for row in data["envelopes"]]
    assert [Envelope.decode(r).hash.hex() for r in records] == [row["hash"] for row in data["envelopes"]]
    report = audit(records, lambda terms: MiniGame())
    assert report.clean and report.envelopes == len(records)
    game = MiniGame(tuple(data["lines"]))
    assert game.digest().hex() == data["states"][-1]


@pytest.mark.parametrize(
    ("name", "game", "kinds"),
    [
        ("choices.json", ChooserGame, {"choose", "arrange", "take", "renew", "takeback"}),
        ("hands.json", HandsGame, {"dice-head", "offer", "show", "give", "pick"}),
        ("zones.json", ZonesGame, {"plays", "renew", "take", "bury", "show"}),
    ],
)
def test_the_vectors_of_other_games_are_read_and_made_again(
    name: str, game: type[MiniGame], kinds: set[str]
) -> None:
    """Every kind transcript.json lacks, read by a stranger with what the file says, and audited."""
    data = json.loads((FOLDER / name).read_bytes())
    records = [bytes.fromhex(row["bytes"]) for row in data["envelopes"]]
    assert [Envelope.decode(r).hash.hex() for r in records] == [row["hash"] for row in data["envelopes"]]
    report = audit(records, lambda terms: game(), seats=len(data["seeds"]))
    assert report.clean and report.envelopes == len(records)
    assert {row["kind"] for row in data["envelopes"]} >= kinds
    lines = [line.encode("ascii") for line in data["lines"]]
    assert data["states"] == [H32("mini-state", *lines[:k]).hex() for k in range(len(lines) + 1)]
    assert Deck(data["deck_id"].encode(), data["faces"]).params == game.deck.params
    acted = {e.body["before"] for e in map(Envelope.decode, records) if e.body.get("before")}
    assert acted <= set(map(bytes.fromhex, data["states"]))


def test_seat_one_adopts_the_terms_of_the_first_hello() -> None:
    """The joiner needs no terms of its own; both then start with the same."""
    ends = table()
    ends.start()
    hellos = ends.sessions[2].reader.transcript.hellos
    assert hellos[0]["terms"] == hellos[1]["terms"] == TERMS
    names = [event.name for event in ends.events[2] if isinstance(event, Greeted)]
    started = next(event for event in ends.events[0] if isinstance(event, Started))
    assert names == ["seat 0", "seat 1"] == list(started.names)


def test_unknown_terms_are_refused_by_the_reader_and_by_the_maker() -> None:
    """A variant nobody here can play."""
    host = Session(toy_games, seat=0, identity=identity(0), seed=seed(0), terms={"variant": "chess"})
    with pytest.raises(UnknownTermsError):
        host.start()
    strange = Session(
        lambda terms: ToyGame(), seat=0, identity=identity(0), seed=seed(0), terms={"variant": "chess"}
    )
    said = next(effect.data for effect in strange.start() if isinstance(effect, SendEnvelope))
    (event,) = watcher().receive_envelope(said)
    assert isinstance(event, Violated) and event.violation.code is Code.HELLO


def test_nothing_is_read_or_played_with_a_bad_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Player, spectator and offline verifier refuse to start on a library that accepts any point."""
    monkeypatch.setattr(group, "crypto_core_ed25519_is_valid_point", lambda data: True)
    group.ensure_library.cache_clear()
    try:
        for start in (table, watcher, lambda: audit([], toy_games)):
            with pytest.raises(group.SelfTestError, match="CVE-2025-69277"):
                start()
    finally:
        group.ensure_library.cache_clear()


def test_another_seed_is_refused_when_knowledge_is_rebuilt() -> None:
    """A wrong key file gives an error, never wrong cards."""
    rebuilt = Session(toy_games, seat=0, seed=seed(1))
    with pytest.raises(WrongSeedError):
        rebuilt.load([honest_game()[0].encode()])


def test_decisions_are_refused_without_a_change() -> None:
    """Out of turn, against the rules, with a card that is not there: nothing is signed."""
    ends = resumed()
    red, blue, eve = ends.sessions
    before = len(red), red.game.digest()
    with pytest.raises(NotDueError):
        blue.decide(choice("say one"))
    with pytest.raises(NotDueError):
        eve.decide(choice("say one"))
    for wrong, error in [
        (choice("win"), Refused),
        (choice("take deck", 0), Refused),
        (choice("play 9", 0), Refused),
        (choice("play"), ChoiceError),
        (choice("play", 7), ChoiceError),
        (choice("bury deck", 2), Refused),  # a blue card under the red stack
    ]:
        with pytest.raises(error):
            red.decide(wrong)
        assert (len(red), red.game.digest()) == before
    ends.play([choice("say one")])
    assert ends.violated() == []


class _CarelessGame(ToyGame):
    """Rules that pass on whatever zone an act names."""

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """Without a look at the name."""
        match text.split():
            case [b"bury", zone]:
                return BuryCard(seat, hand(seat), zone.decode())
            case [b"give", zone]:
                return GiveCard(seat, hand(seat), 1 - seat, zone.decode())
        return super().carrier(seat, text)


@pytest.mark.parametrize("act", ["bury hand1", "bury held0", "bury own.rest", "give hand0", "give deck"])
def test_a_zone_no_card_may_go_to_is_a_refusal_even_where_the_rules_are_careless(act: str) -> None:
    """An act is the other's text: it must never stop our program, only the other's game."""
    ends = Ends(
        [
            Session(lambda _: _CarelessGame(), seat=s, identity=identity(s), seed=seed(s), terms=TERMS)
            for s in (0, 1)
        ]
    )
    ends.start()
    ends.play(SCRIPT[:1])
    with pytest.raises(Refused, match="act/carrier"):
        ends.sessions[0].decide(choice(act, 0))


def test_a_spectator_and_a_rebuilt_seat_say_nothing() -> None:
    """Without a signing key there is no voice."""
    ends = resumed()
    with pytest.raises(NotDueError):
        ends.sessions[2].say("resign")
    rebuilt = Session(toy_games, seat=0, seed=seed(0))
    rebuilt.load(ends.journals[0], trusted=True)
    with pytest.raises(NotDueError):
        rebuilt.say("resign")
    assert rebuilt.known(hand(0)) == ends.sessions[0].known(hand(0))


@pytest.mark.parametrize("kind", ["play", "share"])
def test_no_more_copies_are_opened_than_were_printed(kind: str) -> None:
    """Proofs make it impossible; should one of them fail, counting still finds the card too many."""
    flips = [e.seq for e in honest_game() if e.kind == "share" and honest_game()[e.seq - 1].kind == "share"]
    seq = flips[0] if kind == "share" else next(e.seq for e in honest_game() if e.kind == "play")
    eve = watcher()
    eve.load([envelope.encode() for envelope in honest_game()[:seq]], trusted=True)
    eve.reader.board.cards.printed.clear()
    (event,) = eve.receive_envelope(honest_game()[seq].encode())
    assert isinstance(event, Violated) and event.violation.code is Code.COUNT


def test_after_a_violation_nothing_moves_any_more() -> None:
    """The game stops; whatever comes later is not even read."""
    ends = resumed()
    blue = ends.sessions[1]
    bad = blue.reader.transcript.next(0, "share", {}).sign(identity(0))
    (event,) = blue.receive_envelope(bad.encode())
    assert isinstance(event, Violated) and blue.violation == event.violation
    assert blue.owes is None and not blue.to_decide
    good = ends.sessions[0].decide(choice("say one"))
    assert [blue.receive_envelope(e.data) for e in good if isinstance(e, SendEnvelope)] == [[]]
    assert blue.receive_heads(ends.sessions[0].heads()) == []


@pytest.mark.parametrize("data", [b"", b"\xc1", pack(["chat", b""]), pack([b"x", bytes(64)])])
def test_rubbish_is_rejected_and_stops_nobody(data: bytes) -> None:
    """Unsigned bytes convict nobody: the session says no, and takes the next envelope as if nothing was."""
    eve = watcher()
    (said,) = eve.receive_envelope(data)
    assert isinstance(said, Rejected) and said.reason.code is Code.WIRE and said.reason.seat is None
    assert eve.violation is None
    assert isinstance(eve.receive_envelope(honest_game()[0].encode())[0], Record)


def test_an_envelope_that_nobody_signed_is_rejected_and_the_signed_one_still_counts() -> None:
    """A stranger's copy with another signature or a false predecessor: nothing changes for the seats."""
    ends = resumed()
    blue, digest = ends.sessions[1], ends.sessions[1].game.digest()
    (said, *_) = [one for one in ends.sessions[0].decide(choice("say one")) if isinstance(one, SendEnvelope)]
    honest = Envelope.decode(said.data)
    for bad, code in (
        (replace(honest, signature=bytes(64)), Code.SIGNATURE),
        (replace(honest, seq=honest.seq + 1).sign(identity(0)), Code.SEQ),
        (replace(honest, seq=3, seat=1).sign(identity(0)), Code.PREV),
    ):
        (answer,) = blue.receive_envelope(bad.encode())
        assert isinstance(answer, Rejected) and answer.reason.code is code and answer.reason.seat is None
        assert blue.violation is None and blue.game.digest() == digest
    assert isinstance(blue.receive_envelope(said.data)[0], Record)


def test_heads_of_another_game_are_rejected() -> None:
    """Whoever speaks of another game changes nothing here."""
    red = resumed().sessions[0]
    (answer,) = red.receive_heads(replace(red.heads(), gid=bytes(31) + b"\1"))
    assert isinstance(answer, Rejected) and answer.reason.code is Code.GID
    assert red.violation is None and red.to_decide


def test_a_note_that_does_not_hold_is_dropped() -> None:
    """Anybody can send rubbish beside the chain; it must not stop a game."""
    ends = resumed()
    for data in (b"x", ends.journals[0][3]):
        assert ends.sessions[1].receive_note(data) == [] and ends.sessions[1].violation is None


def test_the_same_envelope_twice_is_ignored() -> None:
    """A relay may repeat itself."""
    ends = resumed()
    eve = ends.sessions[2]
    for data in eve.missing(len(eve) - 3):
        assert eve.receive_envelope(data) == []


def test_a_late_spectator_catches_up() -> None:
    """All that is missing, every proof of it checked, then it follows like the others."""
    ends = table()
    ends.start()
    late = watcher()
    for data in ends.sessions[0].missing(0):
        late.receive_envelope(data)
    assert late.head == ends.sessions[2].head and late.proofs == ends.sessions[2].proofs


def test_every_own_envelope_is_synced_before_it_is_sent() -> None:
    """Its record is marked for the disk and stands right before it; so is what it answers."""
    ends = resumed()
    made = ends.sessions[0].decide(choice("draw deck"))
    sent = [effect.data for effect in made if isinstance(effect, SendEnvelope)]
    answered = [effect for data in sent for effect in ends.sessions[1].receive_envelope(data)]
    for effects, own in ((made, {"act", "draw"}), (answered, {"share"})):
        found = set()
        for before, after in pairwise(effects):
            if isinstance(after, SendEnvelope):
                assert isinstance(before, Record) and before.sync
                assert after.data == before.data
                found.add(Envelope.decode(before.data).kind)
        assert found == own
    kinds = [type(effect) for effect in answered]
    assert kinds.index(Record) < kinds.index(SendEnvelope)


def _everything(root: object) -> dict[int, object]:
    """All objects of this program that can be reached from one."""
    found: dict[int, object] = {}
    todo = [root]
    while todo:
        one = todo.pop()
        if isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            todo += one
        elif id(one) not in found and type(one).__module__.startswith("protocol."):
            found[id(one)] = one
            names = [*getattr(one, "__slots__", ()), *getattr(one, "__dict__", ())]
            todo += [getattr(one, name, None) for name in names]
    return found


def test_no_object_of_a_running_game_shows_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    """Seed, key, own hand and dice to come: in no repr of anything a session holds, in no log, on no wire."""
    caplog.set_level(logging.DEBUG)
    ends = table()
    ends.start()
    ends.play(SCRIPT[:12])
    session = ends.sessions[0]
    eyes = session.reader.board.eyes
    assert eyes is not None
    to_come = eyes.chain(session.reader.transcript.gid, 8, 0, 0)[4]
    raw = [seed(0), identity(0).secret(), eyes.x.to_bytes(32, "little"), to_come]
    secrets = [*(one.hex() for one in raw), *(repr(one)[2:-1] for one in raw), str(eyes.x), f"{eyes.x:x}"]
    objects = _everything(session)
    kinds = {type(one).__name__ for one in objects.values()}
    assert {"Session", "Reader", "Board", "Eyes", "Knowledge", "Formalities", "Identity", "Slot"} <= kinds
    shown = [repr(one) + str(one) for one in objects.values()] + [
        record.getMessage() for record in caplog.records
    ]
    assert not [text for text in shown if any(secret in text for secret in secrets)]
    sent = b"".join(ends.journals[1])
    assert not any(one in sent for one in raw)


def test_the_specification_names_every_code_of_a_violation() -> None:
    """And no code that does not exist."""
    text = (FOLDER.parent / "SPEC.md").read_text("utf-8")
    section = text.split("## 18.")[1].split("## 19.")[0]
    written = set(
        re.findall(
            r"`((?:envelope|body|cards|hello|proof|dice|act|note|takeback|end|open)/[a-z-]+)`", section
        )
    )
    assert written | {"wire"} == {code.value for code in Code}
