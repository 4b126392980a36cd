"""A short game for protocol/vectors of what transcript.json lacks: secret choices, looks, takebacks."""

from __future__ import annotations

from protocol.hashing import H32
from protocol.seam import (
    ArrangeCards,
    Carrier,
    Choice,
    Choose,
    Decision,
    Draw,
    Due,
    Finished,
    Flip,
    Look,
    PlainAct,
    PlayCard,
    Refused,
    Renew,
    Return,
    Seal,
    TakeCard,
    Transfer,
    hand,
)
from tests.protocol.toy_table import Ends
from tests.protocol.transcript_vector import FACES, SECRETS, SEEDS, STATES, Json, MiniGame, seats_of, whole

__all__ = ["FILES", "ChooserGame", "chooser_table"]

POOL = (0, 0, 1, 2, 3)
STEPS = (
    "seal zone deck, back red, faces 0 1 2 3 0 1: both shuffle",
    "choose seat 1: pool 0 0 1 2 3, keep 3, zone part, back own",
    "choose seat 1: pool 2 3, joined part, keep 2, zone own, back own",
    "look seat 0 at deck, 4 cards",
    "decision seat 0: act 'order', ArrangeCards of deck",
    "look seat 1 at deck, all cards",
    "decision seat 1: act 'take', TakeCard of deck",
    "look seat 0 at deck, 2 cards",
    "flip deck, position 1, while the look is open",
    "renew seat 0, deck",
    "return of face 0 with back red to deck, place 1",
    "transfer deck, positions 0 2, to side",
    "draw seat 0, deck, positions 0 1",
    "decision seat 0: act 'say', plain",
    "decision seat 0: act 'play', PlayCard from hand0",
    "decision seat 0: act 'stop', then finished: winner 0, reason 'stopped'",
)
DECISIONS = {4: b"order", 6: b"take", 13: b"say", 14: b"play", 15: b"stop"}
CHOICES: tuple[tuple[str, Choice], ...] = (
    (
        "seat 1 wants the pool's places 3, 0, 1, 2, 4: normal form puts the two faces 0 in order",
        Choice(b"", order=(3, 1, 0, 2, 4)),
    ),
    ("seat 1 wants the places 2, 0, 4, 1, 3 of pool and part", Choice(b"", order=(2, 0, 4, 1, 3))),
    ("seat 0 arranges the four cards as 2, 0, 3, 1", Choice(b"order", order=(2, 0, 3, 1))),
    ("seat 1 takes the card at position 4", Choice(b"take", 4)),
)


class ChooserGame(MiniGame):
    """Fixed steps of the other kinds; the state is the list of what happened, as in transcript.json."""

    rules = H32("rules", b"chooser")

    def due(self) -> Due:
        """The next step of the only possible game."""
        plan: tuple[Due, ...] = (
            Seal("deck", "red", FACES),
            Choose(1, POOL, 3, "part", "own"),
            Choose(1, (2, 3), 2, "own", "own", ("part",)),
            Look(0, "deck", 4),
            Decision(0),
            Look(1, "deck"),
            Decision(1),
            Look(0, "deck", 2),
            Flip("deck", (1,)),
            Renew(0, "deck"),
            Return(0, "red", "deck", 1),
            Transfer("deck", (0, 2), "side"),
            Draw(0, "deck", (0, 1)),
            Decision(0),
            Decision(0),
            Decision(0),
        )
        return plan[len(self.log)] if len(self.log) < len(plan) else Finished(0, "stopped")

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """How the only word of this step travels."""
        if DECISIONS.get(len(self.log)) != text:
            raise Refused("chooser/word", "only one word is possible here")
        words: dict[bytes, Carrier] = {
            b"order": ArrangeCards(seat, "deck"),
            b"take": TakeCard(seat, "deck"),
            b"play": PlayCard(seat, hand(seat)),
        }
        return words.get(text, PlainAct())


def chooser_table() -> Ends:
    """Two seats of the game, played to the end, with one free takeback and one by consent."""
    ends = seats_of(ChooserGame, "chooser", (4, 4), SEEDS, SECRETS)
    ends.start()
    ends.play(choice for _, choice in CHOICES)
    red, blue = ends.sessions
    start = len(red) - 1
    ends.play([Choice(b"say")])
    ends.take(0, red.take_back(start))  # free: an own plain act
    ends.pump()
    ends.play([Choice(b"say"), Choice(b"play", 1)])
    to = len(red) - 2
    ends.take(0, red.take_back(to))  # a note: the play needs the other's consent
    ends.pump()
    ends.take(1, blue.say("takeback", to=to))
    ends.pump()
    ends.play([Choice(b"play", 0), Choice(b"stop")])
    return ends


def choices() -> dict[str, Json]:
    """Seeds, keys, what the rules ask, what the seats chose, and every envelope with its hash."""
    return {
        "about": f"A whole game with secret choices, looks and takebacks. {STATES}",
        "seeds": [seed.hex() for seed in SEEDS],
        "signing_secrets": [secret.hex() for secret in SECRETS],
        "dice_chain_length": 4,
        "steps": list[Json](STEPS),
        "choices": [words for words, _ in CHOICES],
        **whole(chooser_table(), ChooserGame),
    }


FILES = {"choices.json": choices}
