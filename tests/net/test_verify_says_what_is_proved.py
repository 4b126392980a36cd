"""verify names a seat only for what that seat has signed: claims are claims, appended rubbish is a defect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from p2pduel.table.errors import REFUSED, TableError
from p2pduel.table.replay import replay
from p2pduel.table.verify import HOLDS, UNREADABLE, VIOLATED, verify
from p2pduel.table.watch import watch
from protocol.envelope import Envelope, Note
from protocol.identity import Identity
from protocol.io.journal import Journal, read
from protocol.wire import Body, as_map
from tests.net.loopback import Events, options
from tests.net.test_cheats import collude, legal, wrong_share


def written(path: Path, *more: bytes, cut: int | None = None) -> Path:
    """The first records of a game, and others after them."""
    records = read(path).records[:cut]
    changed = path.with_name("changed.duel")
    with Journal.create(changed) as journal:
        for record in (*records, *more):
            journal.append(record, sync=False)
    return changed


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """An honest beginning of a game."""
    path = tmp_path / "short.duel"
    collude(path, legal)
    return path


def chain(path: Path) -> list[Envelope]:
    """Its envelopes."""
    return [Envelope.decode(record) for record in read(path).records]


def test_a_note_anybody_can_append_accuses_nobody(game: Path) -> None:
    """Signed by a stranger, or about another game: the file has a defect, no seat has done wrong."""
    last = chain(game)[-1]
    stranger = Identity.generate()
    for gid, head in ((last.gid, last.hash), (bytes(32), last.hash), (last.gid, bytes(32))):
        junk = Note(gid, head, 1, "resign", {}).sign(stranger).encode()
        verdict = verify(written(game, junk))
        assert verdict.violation is None and verdict.exit_code == UNREADABLE
        assert "VIOLATION" not in verdict.words() and "proves nothing" in verdict.words()
        assert verdict.envelopes == len(chain(game)) and verdict.to_json()["defects"]
        game.with_name("changed.duel").unlink()


JUNK: dict[str, Callable[[Envelope], Envelope]] = {
    "a forged signature": lambda last: replace(last, seq=last.seq + 1, prev=last.hash, seat=1).sign(
        Identity.generate()
    ),
    "another game": lambda last: replace(last, seq=last.seq + 1, gid=bytes([1]) * 32).sign(
        Identity.generate()
    ),
    "the same once more": lambda last: last,
    "a place long ago": lambda last: replace(last, seq=5, kind="act").sign(Identity.generate()),
}


@pytest.mark.parametrize("why", JUNK)
def test_an_envelope_nobody_signed_accuses_nobody(game: Path, why: str) -> None:
    """The same for envelopes: only a seat's own signature names it."""
    verdict = verify(written(game, JUNK[why](chain(game)[-1]).encode()))
    assert verdict.violation is None and verdict.exit_code == UNREADABLE
    assert "VIOLATION" not in verdict.words() and "proves nothing" in verdict.words()


def test_a_cut_file_with_a_claim_says_who_claims_what(tmp_path: Path) -> None:
    """Red cuts its journal where blue owed something and claims: that is red's word."""
    path, key = tmp_path / "short.duel", Identity.generate()
    collude(path, legal, red=key)
    envelopes = chain(path)
    at = next(e.seq for e in envelopes[8:] if e.seat == 1)
    claim = Note(envelopes[4].gid, envelopes[at - 1].hash, 0, "claim", {"words": "away"}).sign(key)
    verdict = verify(written(path, claim.encode(), cut=at))
    assert verdict.exit_code == HOLDS and verdict.violation is None
    (line,) = verdict.claims
    assert line.startswith("seat 0 claims that seat 1") and "the file ends there" in line
    assert "abandoned" not in verdict.words()


def test_what_a_seat_has_signed_twice_is_still_proved_from_the_journal(tmp_path: Path) -> None:
    """A second envelope for an old place, with the seat's own signature, is a fork."""
    path, key = tmp_path / "short.duel", Identity.generate()
    collude(path, legal, red=key)
    act = next(e for e in chain(path) if e.kind == "act" and e.seat == 0)
    other = replace(act, body=act.body | {"act": b"pass"}, signature=b"").sign(key)
    verdict = verify(written(path, other.encode()))
    assert verdict.exit_code == VIOLATED and verdict.violation is not None
    assert (verdict.violation.code.value, verdict.violation.seat) == ("envelope/fork", 0)


STRANGE: dict[str, Body] = {
    "no seats": {"seats": 0},
    "more seats than there can be": {"seats": 9},
    "seats without end": {"seats": 2**62},
    "seats that are no number": {"seats": "two"},
    "seats that are yes": {"seats": True},
    "another number of seats": {"seats": 3},
    "an invented key": {"stakes": 100},
    "hints of another type": {"hints": 1},
}


@pytest.mark.parametrize("why", STRANGE)
async def test_a_file_with_strange_terms_is_answered_in_words(tmp_path: Path, why: str) -> None:
    """Anybody can write and sign a first hello: nobody who reads it falls over it, and nobody is accused."""
    path, key = tmp_path / "short.duel", Identity.generate()
    collude(path, legal, red=key)
    hello = chain(path)[0]
    terms = {**as_map(hello.body, "terms"), **STRANGE[why]}
    first = replace(hello, body=hello.body | {"terms": terms}, signature=b"").sign(key)
    strange = path.with_name("strange.duel")
    with Journal.create(strange) as journal:
        for record in (first.encode(), *read(path).records[1:]):
            journal.append(record, sync=False)
    verdict = verify(strange)
    assert verdict.exit_code == UNREADABLE and verdict.violation is None and "terms" in verdict.error
    with pytest.raises(TableError, match="terms"):
        replay(strange)
    with pytest.raises(TableError, match="terms"):
        await watch("127.0.0.1:1", options("Carl", 3, tmp_path, Events(), brain=None, journal=strange))


async def test_a_spectators_file_is_checked_before_anything_is_shown_of_it(tmp_path: Path) -> None:
    """A signed step with a false proof, in a journal from anywhere: refused, not shown as verified."""
    path, key = tmp_path / "short.duel", Identity.generate()
    collude(path, legal, red=key)
    share = next(e for e in chain(path) if e.kind == "share" and e.seat == 0)
    false = replace(share, body=wrong_share(share.body), signature=b"").sign(key)
    forged = written(path, false.encode(), cut=share.seq)
    with pytest.raises(TableError, match="share") as refused:
        await watch("127.0.0.1:1", options("Carl", 3, tmp_path, Events(), brain=None, journal=forged))
    assert refused.value.code == REFUSED
