"""The spy: from one reader's complete recorded knowledge it guesses faces and links cards to earlier ones.

It knows the protocol, this program and every trick below; it does not know the victim's seed. What a trick
finds is certain, so one find is enough; where none helps it guesses by habit, else that nothing has moved.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import cast

from protocol.envelope import Envelope
from protocol.group import IDENTITY, Ciphertext, G, Point, Q, add, base, mul, sub, sum_points
from protocol.hashing import H, cts, u32
from protocol.proofs.rekey import Rekey
from protocol.proofs.shuffle import second_statement, statement, vector
from protocol.proofs.take import Take
from protocol.secrets import Secrets, game_key
from protocol.wire import pack
from tests.protocol.spy_ledger import Ledger, Node, Shift
from tests.protocol.spy_table import VICTIM, Question, Recording, small_games

__all__ = ["Habits", "Spy"]


def _minus(new: Ciphertext, old: Ciphertext) -> Ciphertext:
    return sub(new[0], old[0]), sub(new[1], old[1])


class Habits:
    """What could be seen beside hidden choices in games whose choices became known."""

    _ENOUGH = 2
    _OFTEN = 0.8

    def __init__(self) -> None:
        self._seen: defaultdict[tuple[str, str, object], Counter[int]] = defaultdict(Counter)

    def study(self, question: Question, envelope: Envelope) -> None:
        """Remember what was to be seen when this was the answer."""
        for sign, value in self._signs(envelope):
            self._seen[question.name, sign, value][question.answer] += 1

    def guess(self, question: Question, envelope: Envelope, open_options: Iterable[int]) -> int | None:
        """The usual answer to these signs, if there is one."""
        allowed = set(open_options)
        best: tuple[float, int] | None = None
        for sign, value in self._signs(envelope):
            seen = self._seen[question.name, sign, value]
            for answer, count in seen.items():
                often = count / seen.total()
                if answer in allowed and seen.total() >= self._ENOUGH and often >= self._OFTEN:
                    best = max(best or (0.0, 0), (often, -answer))
        return None if best is None else -best[1]

    @staticmethod
    def _signs(envelope: Envelope) -> list[tuple[str, object]]:
        body = envelope.body
        index = tuple(cast(list[int], body.get("indices", [])))
        return [
            ("index", (body.get("index"), index)),
            ("length", len(pack(body))),
            ("act", body.get("act")),
        ]


class Spy:
    """One reader after the game: seat 0 with its seed, or a spectator without any."""

    def __init__(self, game: Recording, seat: int | None) -> None:
        self.seed = None if seat is None else game.seeds[seat]
        self.ledger = game.public
        own = self.ledger if seat is None else Ledger.of(small_games, game.records, seat, self.seed)
        self.versions = [Envelope.decode(data) for data in game.versions]
        self.keys = self.ledger.board.cards.keys
        self.pins: dict[Node, Node] = dict(self.ledger.links)
        self.faces: dict[Node, int] = dict(own.faces)
        self.parents: dict[Node, Shift] = {
            new: shift for shift in self.ledger.shifts for new in shift.news if new not in self.pins
        }
        self.secret: dict[int, int] = {}
        if seat is not None and self.seed is not None:
            self.secret[seat] = game_key(self.seed, self.ledger.reader.transcript.gid)
        self._repeated_commitments()
        self._open_everything()
        self._repeated_masks()
        self._repeated_nonces()
        self._derived_alike()
        self._compare_versions()

    # --- keys and faces -----------------------------------------------------------------------------------

    def _repeated_commitments(self) -> None:
        """Two proofs of one key from the same nonce give the key away; a nonce of 0 or 1 does so alone."""
        seen: dict[tuple[int, Point], tuple[int, int]] = {}
        for seat, c, s in self._responses():
            commitment = sub(base(s), mul(c, self.keys[seat]))
            for known, value in ((IDENTITY, 0), (G, 1)):
                if commitment == known:
                    self._try_key(seat, (s - value) * pow(c, -1, Q))
            other = seen.setdefault((seat, commitment), (c, s))
            if other[0] != c:
                self._try_key(seat, (s - other[1]) * pow(c - other[0], -1, Q))

    def _responses(self) -> Iterable[tuple[int, int, int]]:
        for one in self.ledger.responses:
            yield one.seat, one.c, one.s
        for envelope in self.versions:
            if envelope.kind == "bury":
                proof = Rekey.from_wire(envelope.body["proof"])
                yield envelope.seat, proof.c, proof.s2

    def _try_key(self, seat: int, x: int) -> None:
        if base(x) == self.keys[seat]:
            self.secret[seat] = x % Q

    def _open_everything(self) -> None:
        """Combine all shares that were ever public with those the known keys give: b − D_0 − D_1."""
        cards = self.ledger.board.cards
        for node, forms in self.ledger.cards.items():
            for (a, b), T in forms:
                seats = range(len(self.keys)) if cards.joint == T else [self.keys.index(T)]
                shares = [self._share(seat, a) for seat in seats]
                if node not in self.faces and None not in shares:
                    face = cards.deck.face_of(sub(b, sum_points([D for D in shares if D is not None])))
                    if face is not None:
                        self.faces[node] = face

    def _share(self, seat: int, a: Point) -> Point | None:
        said = self.ledger.shares.get(a, {}).get(seat)
        if said is not None or seat not in self.secret:
            return said
        return mul(self.secret[seat], a)

    # --- links --------------------------------------------------------------------------------------------

    def _repeated_masks(self) -> None:
        """A mask of 0 or 1, or one used for two cards, shows itself as a difference."""
        plain = {(IDENTITY, IDENTITY), *((G, shift.T) for shift in self.ledger.shifts)}
        for difference, pairs in self.ledger.differences.items():
            if difference in plain or len({new for new, _ in pairs}) > 1:
                for new, old in pairs:
                    self.pins.setdefault(new, old)

    def _repeated_nonces(self) -> None:
        """sp_i = wp_i + c·u_π(i): one wp in two places gives π away."""
        seen: dict[tuple[int, int], tuple[Node, Node]] = {}
        for shift in self.ledger.shifts:
            if (proof := shift.proof) is None:
                continue
            st = statement(shift.ctx, shift.T, shift.before, shift.after)
            u = vector(second_statement(st, proof.C), len(shift.olds))
            for new, sp in zip(shift.news, proof.sp, strict=True):
                for old, u_k in zip(shift.olds, u, strict=True):
                    nonce = (sp - proof.c * u_k) % Q
                    other = seen.setdefault((shift.envelope.seat, nonce), (new, old))
                    if other[0] != new or nonce in (0, 1):
                        self.pins.setdefault(new, old)
                        self.pins.setdefault(*other)

    def _derived_alike(self) -> None:
        """Make the shuffle again with seeds at hand: the spy's own and no seed at all."""
        for shift in self.ledger.shifts:
            for seed in (bytes(32), b"", self.seed):
                if seed is None or shift.envelope.seat != VICTIM or shift.proof is None:
                    continue
                secrets = Secrets(seed, shift.ctx)
                order = secrets.perm(len(shift.olds))
                bind = H("bind", shift.T, cts(shift.before), b"".join(map(u32, order)))
                if add(shift.before[order[0]][0], base(secrets.rand("rho", bind, 0))) == shift.after[0][0]:
                    self.pins.update((new, shift.olds[k]) for new, k in zip(shift.news, order, strict=True))

    def _compare_versions(self) -> None:
        """Two versions of one envelope: where the masks are the same they cancel."""
        for other in self.versions:
            envelope = self.ledger.envelopes[other.seq]
            if envelope.kind == "take":
                self._two_takes(envelope, other)
            elif envelope.kind == "bury":
                self._two_burials(envelope, other)

    def _two_takes(self, envelope: Envelope, other: Envelope) -> None:
        shift = next(shift for shift in self.ledger.shifts if shift.envelope is envelope)
        difference = _minus(shift.after[0], Take.from_wire(other.body["proof"]).K)
        for old, here in zip(shift.olds, shift.before, strict=True):
            if any(_minus(here, there) == difference for there in shift.before if there != here):
                self.pins[shift.news[0]] = old

    def _two_burials(self, envelope: Envelope, other: Envelope) -> None:
        (a, b), (a_other, b_other) = (Rekey.from_wire(e.body["proof"]).ct for e in (envelope, other))
        if a != a_other:
            return
        points = self.ledger.board.cards.deck.points
        for face, M in enumerate(points):
            if any(sub(M, N) == sub(b, b_other) for N in points if N != M):
                self.faces[("gone", envelope.seq, 0)] = face

    # --- answers ------------------------------------------------------------------------------------------

    def answer(self, question: Question, habits: Habits) -> int:
        """The best guess."""
        if not question.options:
            return self._face(question.subject)
        if question.siblings:
            options = self._places(question)
        else:
            origins = self._origins(question.subject, question.options)
            options = [i for i, node in enumerate(question.options) if node in origins]
        if len(options) == 1:
            return options[0]
        usual = habits.guess(question, self.ledger.envelopes[question.seq], options)
        return self._straight(question, options) if usual is None else usual

    def _places(self, question: Question) -> list[int]:
        """Where the subject may lie now; where it must lie if that is certain."""
        origins = [self._origins(node, question.siblings) for node in question.options]
        sure = [i for i, found in enumerate(origins) if found == {question.subject}]
        return sure[:1] or [i for i, found in enumerate(origins) if question.subject in found]

    def _straight(self, question: Question, options: Sequence[int]) -> int:
        """If no card had moved."""
        ends = question.siblings or question.options
        for i, node in enumerate(question.options if question.siblings else [question.subject]):
            while node not in ends and (older := self._older(node)) is not None:
                node = older
            if question.siblings and node == question.subject and i in options:
                return i
            if not question.siblings and node in ends and ends.index(node) in options:
                return ends.index(node)
        return options[0] if options else 0

    def _same_place(self, node: Node) -> Node:
        shift = self.parents[node]
        return shift.olds[shift.news.index(node)]

    def _origins(self, node: Node, roots: Sequence[Node]) -> set[Node]:
        """The roots this card may have been."""
        if node in roots:
            return {node}
        if node in self.faces:
            same = {root for root in roots if self.faces.get(root) == self.faces[node]}
            if same:
                return same
        if node in self.pins:
            return self._origins(self.pins[node], roots)
        if node not in self.parents:
            return set()
        shift = self.parents[node]
        taken = {self.pins[new] for new in shift.news if new in self.pins}
        return set().union(*(self._origins(old, roots) for old in shift.olds if old not in taken))

    def _face(self, node: Node) -> int:
        """A face that is known of this card or of the one it must have been; else one that may be left."""
        while node not in self.faces and node in self.pins:
            node = self.pins[node]
        if node in self.faces:
            return self.faces[node]
        lying = [("slot", slot.id, 0) for slots in self.ledger.board.cards.zones.values() for slot in slots]
        played = [("gone", seq, 0) for seq in self.ledger.seqs("play")]
        elsewhere = {self.faces[one] for one in (*lying, *played) if one in self.faces}
        left = [face for face in range(len(self.ledger.shifts[0].olds)) if face not in elsewhere]
        while node not in self.faces and (older := self._older(node)) is not None:
            node = older
        face = self.faces.get(node, -1)
        return face if face in left else left[0]

    def _older(self, node: Node) -> Node | None:
        """The card this was if nothing moved."""
        if node in self.parents and node not in self.pins:
            return self._same_place(node)
        return self.pins.get(node) or self.ledger.likely.get(node)
