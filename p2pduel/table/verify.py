"""Verify a game or a piece of evidence offline, believing nothing in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from p2pduel import games
from p2pduel.catalogue import verdict as said
from p2pduel.catalogue import violations
from p2pduel.catalogue.options import titled
from p2pduel.kernel.options import Value
from p2pduel.table.about import game_of, options_of, seats_of
from p2pduel.table.files import unreadable
from p2pduel.table.game import from_terms, played_once, unplayable
from p2pduel.table.people import shown_names
from p2pduel.table.violated import told
from protocol import limits
from protocol.audit import Finding, FindingCode, audit_read
from protocol.board import others
from protocol.envelope import Envelope, Note, decode_record
from protocol.evidence import MAGIC as EVIDENCE
from protocol.evidence import EvidenceError, confirm, offence_of
from protocol.identity import fingerprint
from protocol.io.journal import JournalDamagedError, read
from protocol.notes import read_note
from protocol.reader import Reader
from protocol.violation import Breach, Code, Violation
from protocol.wire import WireError, as_bytes

__all__ = ["HOLDS", "UNREADABLE", "VIOLATED", "Verdict", "verify"]

HOLDS, VIOLATED, UNREADABLE = 0, 1, 2


@dataclass(frozen=True)
class Verdict:
    """What a file proves."""

    exit_code: int
    finished: bool = False
    envelopes: int = 0
    head: str = ""
    state: str = ""
    game: str = ""
    variant: str = ""
    options: Mapping[str, Value] = field(default_factory=dict)
    players: tuple[tuple[str, str], ...] = ()
    """Name and fingerprint by seat."""
    winner: int | None = None
    reason: str = ""
    proofs: int = 0
    findings: tuple[Finding, ...] = ()
    audited: bool = False
    violation: Violation | None = None
    claims: tuple[str, ...] = ()
    """What a seat says of the other; nobody but that seat vouches for it."""
    defects: tuple[str, ...] = ()
    """Records in the file that prove nothing: anybody can append such."""
    evidence: bool = False
    error: str = ""

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return self.exit_code == HOLDS

    @property
    def audit(self) -> str:
        """The audit in a word: ok, open (not finished), or the first finding."""
        if self.findings:
            first = self.findings[0]
            return f"{first.code.value} by seat {first.seat}" if first.seat is not None else first.code.value
        return "ok" if self.audited else "open"

    def to_json(self) -> dict[str, Any]:
        """The result as one object."""
        names = [name for name, _ in self.players]
        return {
            "ok": self.ok,
            "finished": self.finished,
            "envelopes": self.envelopes,
            "head": self.head,
            "state": self.state,
            "game": self.game,
            "variant": self.variant,
            "options": dict(self.options),
            "players": [{"name": name, "fingerprint": mark} for name, mark in self.players],
            "winner": names[self.winner] if self.winner is not None else None,
            "reason": self.reason,
            "proofs": self.proofs,
            "audit": self.audit,
            "findings": [
                {"code": f.code.value, "seat": f.seat, "seq": f.seq, "words": f.words} for f in self.findings
            ],
            "claims": list(self.claims),
            "defects": list(self.defects),
            "evidence": self.evidence,
            "violation": _violation_json(self.violation),
            "error": self.error or None,
        }

    def words(self) -> str:
        """The result for people."""
        if self.error:
            return self.error
        lines = []
        if self.players:
            title = titled(games.game(self.game), self.variant, self.options)
            lines.append(said.players(self.players, title))
            lines.append(said.checked(self.envelopes, self.proofs, self.head[:16]))
        lines += [*self.claims, *self.defects]
        if self.violation is not None:
            lines.append(said.proved(told(self.violation)))
        elif self.finished:
            winner = None if self.winner is None else self.players[self.winner][0]
            lines.append(said.finished(winner, self.reason, self._audit_words()))
        else:
            lines.append(said.NOT_FINISHED)
        lines += [said.found(violations.finding(f.code, f.seq, f.words)) for f in self.findings]
        return "\n".join(lines)

    def _audit_words(self) -> str:
        """The audit in a word for people."""
        if self.findings:
            return violations.FINDINGS[self.findings[0].code]
        return said.AUDITED if self.audited else said.NOT_AUDITED


def _violation_json(violation: Violation | None) -> dict[str, Any] | None:
    if violation is None:
        return None
    return {
        "code": violation.code.value,
        "seat": violation.seat,
        "seq": violation.seq,
        "kind": violation.kind,
        "words": violation.words,
    }


def verify(path: Path) -> Verdict:
    """Judge a journal or an evidence file from its bytes alone."""
    try:
        with path.open("rb") as file:
            start = file.read(len(EVIDENCE))
        if start == EVIDENCE:
            return _evidence(path)
        contents = read(path)
    except (OSError, JournalDamagedError) as error:
        return Verdict(UNREADABLE, error=unreadable(path, error))
    if not contents.records:
        return Verdict(UNREADABLE, error=said.no_game(str(path)))
    return _journal(path, contents.records)


def _evidence(path: Path) -> Verdict:
    if path.stat().st_size > limits.MAX_JOURNAL:
        return Verdict(UNREADABLE, error=said.too_long(str(path)), evidence=True)
    try:
        violation = confirm(path.read_bytes(), from_terms)
    except EvidenceError as error:
        return Verdict(UNREADABLE, error=said.proves_nothing(str(path), str(error)), evidence=True)
    if violation.code is Code.HELLO:  # two who do not agree what to play have not begun, and broken nothing
        words = said.evidence_of_nothing(str(path), violation.words)
        return Verdict(UNREADABLE, error=words, evidence=True)
    return Verdict(VIOLATED, violation=violation, evidence=True)


def _journal(path: Path, records: tuple[bytes, ...]) -> Verdict:
    try:
        decoded = [decode_record(record) for record in records]
    except WireError as error:
        return Verdict(UNREADABLE, error=said.no_record(str(path), str(error)))
    first = decoded[0]
    seats = 2
    if isinstance(first, Envelope) and first.kind == "hello":
        words = unplayable(path, first.body)
        if words:
            return Verdict(UNREADABLE, error=said.elsewhere(words))
        seats = seats_of(first.body.get("terms"))
    report = audit_read(decoded, played_once(), seats)
    reader, defects = report.reader, []
    violation = None
    if report.violation is not None:
        violation = offence_of(reader, _refused(reader, decoded))
        if violation is None:
            defects.append(said.defect(report.violation.seq, report.violation.kind, report.violation.words))
        elif violation.code is Code.HELLO:  # nobody began a game by these rules
            return Verdict(UNREADABLE, error=said.not_begun(str(path), violation.words))
    claims, bad, accused = _notes(reader, [record for record in decoded if isinstance(record, Note)])
    violation = violation or accused
    defects += bad
    end = reader.result()
    serious = [finding for finding in report.findings if finding.code is not FindingCode.UNAUDITED]
    return Verdict(
        exit_code=VIOLATED if violation is not None or serious else UNREADABLE if defects else HOLDS,
        finished=end is not None,
        envelopes=report.envelopes,
        head=reader.head.hex(),
        state=reader.board.game.digest().hex() if reader.playing else "",
        game=game_of(reader.terms),
        variant=str(reader.terms.get("variant", "")),
        options=options_of(reader.terms),
        players=tuple(
            (name, fingerprint(as_bytes(hello, "key")))
            for name, hello in zip(shown_names(reader), reader.transcript.hellos, strict=True)
        ),
        winner=end.winner if end is not None else None,
        reason=end.reason if end is not None else "",
        proofs=report.proofs,
        findings=report.findings,
        audited=end is not None and len(reader.seeds) == reader.seats,
        violation=violation,
        claims=claims,
        defects=tuple(defects),
    )


def _refused(reader: Reader, records: list[Envelope | Note]) -> Envelope:
    """The first envelope that does not continue the chain."""
    return [record for record in records if isinstance(record, Envelope)][len(reader.transcript)]


def _notes(reader: Reader, notes: list[Note]) -> tuple[tuple[str, ...], list[str], Violation | None]:
    """What the stored notes claim on the last head, which prove nothing, and what an opening proves."""
    claims: list[str] = []
    defects: list[str] = []
    proved: Violation | None = None
    for note in notes:
        try:
            read_note(reader.transcript, note.encode())
        except Breach as breach:
            defects.append(said.defect(len(reader.transcript), note.kind, breach.words))
            continue
        proved = proved or reader.accused(note)
        owes = reader.owes()
        if note.kind == "claim" and note.head == reader.head and owes is not None:
            absent = owes[0]
            if absent in others(reader.seats, note.seat):
                claims.append(said.claim(note.seat, absent, owes[1]))
    return tuple(claims), defects, proved
