"""Short recorded games with a victim in seat 1, and what a spy is asked about them afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from protocol.events import Record
from protocol.group import mul, sub
from protocol.seam import Choice, Choose, Decision, Draw, Due, Seal, hand
from protocol.secrets import game_key
from protocol.session import Session
from protocol.wire import Body
from tests.protocol.spy_ledger import Ledger, Node, TrustingReader
from tests.protocol.toy import ToyGame
from tests.protocol.toy_table import Ends, choice, identity, seed

__all__ = ["SCRIPTS", "VICTIM", "Question", "Recording", "small_games"]

VICTIM = 1

AGENDAS: dict[str, tuple[Due, ...]] = {
    "hand": (
        Seal("deck", "red", tuple(range(8))),
        Draw(1, "deck", (0, 1, 2)),
        Draw(0, "deck", (0,)),
        Draw(1, "deck", (0, 1)),
        Decision(1),
    ),
    "takeback": (
        Seal("deck", "red", tuple(range(8))),
        Draw(1, "deck", (0, 1, 2, 3)),
        Draw(0, "deck", (0,)),
        Decision(1),
    ),
    "stack": (
        Seal("deck", "red", tuple(range(6))),
        Seal("blue", "blue", (8, 9, 10)),
        Choose(1, (0, 1, 2, 3), 1, "own", "own"),
        Decision(0),
    ),
    "parts": (
        Choose(1, (0, 1, 2, 3), 2, "own.part0", "own"),
        Choose(1, (4, 5, 6, 7), 2, "own.part1", "own"),
        Choose(1, (), 1, "own", "own", ("own.part0", "own.part1")),
        Decision(0),
    ),
    "zones": (
        Seal("deck", "red", tuple(range(8))),
        Draw(1, "deck", (0, 1), "1:old"),
        Draw(0, "deck", (0,)),
        Draw(1, "deck", (0, 1), "1:new"),
        Decision(1),
    ),
    "rewound": (Seal("deck", "red", tuple(range(6))), Draw(1, "deck", (0, 1, 2)), Decision(1)),
}


class SmallGame(ToyGame):
    """The toy game with few cards, every face once: so a face tells where a card came from."""

    def __init__(self, variant: str) -> None:
        super().__init__()
        self.variant = variant
        self.agenda = list(AGENDAS[variant])

    def copy(self) -> SmallGame:
        """An independent copy."""
        other = SmallGame(self.variant)
        other.agenda = list(self.agenda)
        other.backs = {zone: list(backs) for zone, backs in self.backs.items()}
        other.open, other.dice, other.said = list(self.open), list(self.dice), list(self.said)
        other.over = self.over
        return other


def small_games(terms: Body) -> SmallGame:
    """By the variant in the terms."""
    return SmallGame(str(terms["variant"]))


@dataclass(frozen=True)
class Question:
    """Which of `options` is the card `subject`, or (no options) which face it has."""

    name: str
    seq: int
    """The envelope that hides the answer."""
    subject: Node
    options: tuple[Node, ...] = ()
    siblings: tuple[Node, ...] = ()
    """Given when the options are later than the subject: the cards that lay beside the subject."""
    chance: float = 0.0
    answer: int = -1
    """Index of the option, or the face."""


@dataclass(frozen=True)
class Recording:
    """A game as everybody has it, the second versions somebody kept, and what only the examiner knows."""

    records: tuple[bytes, ...]
    public: Ledger
    """The records as anybody reads them."""
    seeds: tuple[bytes, bytes]
    versions: tuple[bytes, ...]
    questions: dict[int | None, list[Question]]
    """By spy: seat 0, or None for a spectator."""


class Play:
    """A game under way, with random choices of the victim."""

    def __init__(self, script: str, number: int, tells: bool) -> None:
        self.source = random.Random(f"{script} {number}")
        self.script = script
        self.number = number
        self.tells = tells
        self.versions: list[bytes] = []
        self.ends = Ends([self.session(0), self.session(1)])
        self.ends.start()

    def session(self, seat: int) -> Session:
        """A seat at this game."""
        terms: Body | None = {"variant": self.script} if seat == 0 else None
        own = seed(seat, self.number)
        made = Session(
            small_games,
            seat=seat,
            identity=identity(seat),
            seed=own,
            terms=terms,
            policy="closed",
            chain_length=1,
        )
        made.reader = TrustingReader(small_games, 2, seat, own)
        return made

    def say(self, *texts: str) -> None:
        """Plain acts of whoever is asked."""
        self.ends.play([choice(text) for text in texts])

    def hidden(self, text: str, n: int, versions: bool = False) -> None:
        """An act about one of n cards, by lot; with `versions` made once before with another choice."""
        first, position = self.source.sample(range(n), 2)
        if versions:
            self._lost(self._choice(text, first))
        self.ends.play([self._choice(text, position)])

    def _choice(self, text: str, position: int) -> Choice:
        return choice(text + " " * position if self.tells else text, position)

    def _lost(self, made: Choice) -> None:
        """The victim's program decides, sends to somebody, loses its journal's tail, and is asked again."""
        again = self.session(VICTIM)
        again.load(self.ends.journals[VICTIM])
        again.receive_heads(self.ends.sessions[0].heads())
        self.versions += [effect.data for effect in again.decide(made) if isinstance(effect, Record)][:1]

    def ordered(self, text: str, n: int) -> None:
        """An act with a chosen order."""
        self.ends.play([choice(text, order=self.source.sample(range(n), n))])

    def opened(self, text: str, n: int) -> None:
        """An act that opens one of n cards of several zones, by lot."""
        self.ends.play([choice(text, order=[self.source.randrange(n)])])

    def take_back(self, to: int) -> None:
        """By consent of both."""
        for seat in (VICTIM, 0):
            self.ends.take(seat, self.ends.sessions[seat].say("takeback", to=to))
            self.ends.pump()

    def recording(self, ask: Callable[[Ledger, int | None], list[Question]]) -> Recording:
        """The game as it was, with questions and their answers."""
        records = tuple(self.ends.journals[0])
        ledger = Ledger.of(small_games, records)
        seeds = (seed(0, self.number), seed(1, self.number))
        asked = {spy: [_answered(ledger, seeds, q) for q in ask(ledger, spy)] for spy in (0, None)}
        return Recording(records, ledger, seeds, tuple(self.versions), asked)


def _answered(ledger: Ledger, seeds: tuple[bytes, bytes], question: Question) -> Question:
    """The examiner has both keys."""
    gid, cards = ledger.reader.transcript.gid, ledger.board.cards
    x = [game_key(one, gid) for one in seeds]
    keys = {cards.keys[0]: x[0], cards.keys[1]: x[1], cards.joint: x[0] + x[1]}

    def face(node: Node) -> int:
        if node not in ledger.cards:
            return ledger.faces[node]
        (a, b), T = ledger.cards[node][-1]
        found = cards.deck.face_of(sub(b, mul(keys[T], a)))
        assert found is not None
        return found

    true = face(question.subject)
    answer = [face(node) for node in question.options].index(true) if question.options else true
    chance = question.chance or 1 / len(question.options)
    fields = {"chance": chance, "answer": answer}
    return Question(**(vars(question) | fields))


def _link(name: str, seq: int, subject: Node, options: list[Node]) -> Question:
    return Question(name, seq, subject, tuple(options))


def hand_game(number: int, tells: bool = False) -> Recording:
    """Five draws; one card is played, one buried, one given away, the rest shown."""
    play = Play("hand", number, tells)
    play.hidden("play", 5)
    play.hidden("bury deck", 4)
    play.hidden("gift", 3)
    play.say("pass", "spy")

    def ask(ledger: Ledger, spy: int | None) -> list[Question]:
        draws = ledger.drawn[VICTIM]
        (played,), (buried,), (given,), (offer,) = map(ledger.seqs, ("play", "bury", "give", "offer"))
        last = ledger.envelopes[-1].seq
        # Seat 0 knows its own draw, the gift, the played card and the two it was shown.
        chance = 1 / 7 if spy is None else 1 / 3
        return [
            _link("played card to its draw", played, ("gone", played, 0), draws),
            _link("buried card to its draw", buried, ("gone", buried, 0), draws),
            _link("given card to its draw", given, ("gone", given, 0), draws),
            _link("shown card to its draw", offer, ledger.nodes(offer, hand(VICTIM))[0], draws),
            Question("face of a buried card", buried, ledger.nodes(last, "deck")[-1], chance=chance),
            Question("face of the top card", last, ledger.nodes(last, "deck")[0], chance=chance),
        ]

    return play.recording(ask)


def takeback_game(number: int, tells: bool = False) -> Recording:
    """Four draws; a card is played, taken back by consent, and then one is buried."""
    play = Play("takeback", number, tells)
    start = len(play.ends.sessions[0]) - 1
    play.hidden("play", 4)
    play.take_back(start)
    play.hidden("bury deck", 4)

    def ask(ledger: Ledger, spy: int | None) -> list[Question]:
        draws = ledger.drawn[VICTIM]
        (played,), (back,), (buried,) = map(ledger.seqs, ("play", "takeback", "bury"))
        lying = ledger.nodes(back, hand(VICTIM))
        returned = next(node for node in lying if ledger.links.get(node) == ("gone", played, 0))
        kept = next(node for node in lying if node != returned)
        masked = next(shift.news for shift in ledger.shifts if shift.envelope.seq == buried)
        return [
            _link("card played and taken back to its draw", played, ("gone", played, 0), draws),
            _link("card kept over a takeback to its draw", played, kept, draws),
            _link("card buried after a takeback to its draw", buried, ("gone", buried, 0), draws),
            Question("taken-back card in the next re-mask", buried, returned, masked, tuple(lying)),
        ]

    return play.recording(ask)


def stack_game(number: int, tells: bool = False) -> Recording:
    """A secret deck; look and leave, look and take, draw, arrange, flip, return, shuffle."""
    play = Play("stack", number, tells)
    play.ordered("", 4)
    play.say("look deck", "leave deck", "pass", "look deck")
    play.hidden("take deck", 6)
    play.say("draw deck", "look blue")
    play.ordered("arrange blue", 3)
    play.say("flip blue", "return blue", "shuffle blue")

    def ask(ledger: Ledger, spy: int | None) -> list[Question]:
        (chosen,), (took,), (arranged,) = map(ledger.seqs, ("choose", "take", "arrange"))
        last = ledger.envelopes[-1].seq
        pool = [("pool", chosen, k) for k in range(4)]
        before = ledger.nodes(last - 2, "blue")
        hidden = [
            _link("card of a secret deck", chosen, ledger.nodes(chosen, "own")[0], pool),
            _link(
                "taken card to its place",
                took,
                ledger.nodes(took, hand(VICTIM))[-1],
                ledger.nodes(took - 1, "deck"),
            ),
            _link(
                "arranged card to its place",
                arranged,
                ledger.nodes(arranged, "blue")[0],
                ledger.nodes(arranged - 1, "blue"),
            ),
            Question(
                "known card after a shuffle",
                last,
                before[-1],
                tuple(ledger.nodes(last, "blue")),
                tuple(before),
            ),
        ]
        if spy is None:  # seat 0 has seen the stack and may well know the card that was drawn
            drawn = ledger.drawn[VICTIM][0]
            hidden.append(Question("face of a card both have had opened", last, drawn, chance=1 / 6))
        return hidden

    return play.recording(ask)


def rewound_game(number: int, tells: bool = False) -> Recording:
    """A take and a burial, each made twice at the same place with another choice."""
    play = Play("rewound", number, tells)
    play.say("look deck")
    play.hidden("take deck", 3, versions=True)
    play.hidden("bury deck", 4, versions=True)

    def ask(ledger: Ledger, spy: int | None) -> list[Question]:
        (took,), (buried,) = map(ledger.seqs, ("take", "bury"))
        taken = ledger.nodes(took, hand(VICTIM))[-1]
        lying = [*ledger.drawn[VICTIM], taken]
        return [
            _link("card taken twice to its place", took, taken, ledger.nodes(took - 1, "deck")),
            _link("card buried twice to its draw", buried, ("gone", buried, 0), lying),
            Question("face of a card buried twice", buried, ("gone", buried, 0), chance=1 / 6),
        ]

    return play.recording(ask)


def parts_game(number: int, tells: bool = False) -> Recording:
    """A deck of one card from a pool in two parts."""
    play = Play("parts", number, tells)
    for _ in range(3):
        play.ordered("", 4)

    def ask(ledger: Ledger, spy: int | None) -> list[Question]:
        first, second, last = ledger.seqs("choose")
        pool: list[Node] = [("pool", seq, k) for seq in (first, second) for k in range(4)]
        kept = [*ledger.nodes(last - 1, "own.part0"), *ledger.nodes(last - 1, "own.part1")]
        return [
            _link("card of a deck chosen in parts", last, ledger.nodes(last, "own")[0], pool),
            _link("card of a deck to the part it came from", last, ledger.nodes(last, "own")[0], kept),
        ]

    return play.recording(ask)


def zones_game(number: int, tells: bool = False) -> Recording:
    """Two cards of before and two of this turn; one of the four is opened, and the zones become one."""
    play = Play("zones", number, tells)
    play.opened("reveal 1", 4)

    def ask(ledger: Ledger, spy: int | None) -> list[Question]:
        draws, (opened,) = ledger.drawn[VICTIM], ledger.seqs("plays")
        return [
            _link("opened card to its draw", opened, ("gone", opened, 0), draws),
            _link("card left in joined zones to its draw", opened, ledger.nodes(opened, "1:old")[0], draws),
        ]

    return play.recording(ask)


SCRIPTS: dict[str, Callable[[int, bool], Recording]] = {
    "hand": hand_game,
    "takeback": takeback_game,
    "stack": stack_game,
    "parts": parts_game,
    "rewound": rewound_game,
    "zones": zones_game,
}
