"""A game of three for protocol/vectors: dice chains that run out, hands shown and offered, cards given."""

from __future__ import annotations

from protocol.hashing import H32
from protocol.seam import (
    BuryCard,
    Carrier,
    Choice,
    Decision,
    Draw,
    Due,
    Finished,
    Give,
    GiveCard,
    Offer,
    Pick,
    PlainAct,
    PlayCard,
    Refused,
    Roll,
    Seal,
    Show,
    hand,
    held,
)
from tests.protocol import transcript_vector as mini
from tests.protocol.toy_table import Ends
from tests.protocol.transcript_vector import FACES, STATES, Json, MiniGame, seats_of, whole

__all__ = ["FILES", "HandsGame", "hands_table"]

SEEDS = (*mini.SEEDS, bytes([5]) * 32)
SECRETS = (*mini.SECRETS, bytes([6]) * 32)
LENGTHS = (1, 2, 3)
STEPS: tuple[tuple[str, Due], ...] = (
    ("roll by seat 1: a die of 6 sides", Roll(1, (6,))),
    ("roll by seat 2: dice of 6 and 6 sides; before it a dice-head of seat 0", Roll(2, (6, 6))),
    ("roll by seat 0: a die of 4 sides; before it dice-heads of seats 0 and 1", Roll(0, (4,))),
    ("seal zone deck, back red, faces 0 1 2 3 0 1: all three shuffle", Seal("deck", "red", FACES)),
    ("seal zone dark, back dark, faces 2 3 3: all three shuffle", Seal("dark", "dark", (2, 3, 3))),
    ("draw seat 0, deck, positions 0 1", Draw(0, "deck", (0, 1))),
    ("draw seat 1, deck, positions 0 1", Draw(1, "deck", (0, 1))),
    ("draw seat 2, deck, position 0", Draw(2, "deck", (0,))),
    ("draw seat 2, dark, positions 0 2", Draw(2, "dark", (0, 2))),
    ("show seat 2 to seat 0: one re-mask, of the two dark cards", Show(2, 0)),
    ("decision seat 0: act 'pick 0 2', Pick of hand2, positions 0 2", Decision(0)),
    ("give of seat 2, positions 0 2, to seat 0, zone held0", Give(2, (0, 2), 0, held(0))),
    (
        "decision seat 0: act 'bury', BuryCard from held0 to deck; no re-mask, one card of its back",
        Decision(0),
    ),
    ("offer seat 1", Offer(1)),
    ("decision seat 2: act 'pick 1', Pick of hand1, position 1, blindly", Decision(2)),
    ("give of seat 1, position 1, to seat 2, zone hand2", Give(1, (1,), 2, hand(2))),
    ("decision seat 0: act 'gift', GiveCard from hand0 to seat 1, zone held1", Decision(0)),
    ("decision seat 1: act 'play', PlayCard from held1", Decision(1)),
    ("decision seat 1: act 'stop', then finished: no winner, reason 'stopped'", Decision(1)),
)
CHOICES = {
    10: Choice(b"pick 0 2"),
    12: Choice(b"bury", 0),
    14: Choice(b"pick 1"),
    16: Choice(b"gift", 1),
    17: Choice(b"play", 0),
    18: Choice(b"stop"),
}


class HandsGame(MiniGame):
    """Fixed steps of three seats."""

    seats = 3
    rules = H32("rules", b"hands")

    def due(self) -> Due:
        """The next step of the only possible game."""
        return STEPS[len(self.log)][1] if len(self.log) < len(STEPS) else Finished(None, "stopped")

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """How the only words of this step travel."""
        if CHOICES[len(self.log)].text != text:
            raise Refused("hands/word", "only one act is possible here")
        words: dict[bytes, Carrier] = {
            b"pick 0 2": Pick(seat, (0, 2), hand(2)),
            b"bury": BuryCard(seat, held(seat), "deck"),
            b"pick 1": Pick(seat, (1,), hand(1)),
            b"gift": GiveCard(seat, hand(seat), 1, held(1)),
            b"play": PlayCard(seat, held(seat)),
        }
        return words.get(text, PlainAct())


def hands_table() -> Ends:
    """Three seats of the game, played to the end."""
    ends = seats_of(HandsGame, "hands", LENGTHS, SEEDS, SECRETS)
    ends.start()
    ends.play(CHOICES.values())
    return ends


def hands() -> dict[str, Json]:
    """Seeds, keys, what the rules ask, what the seats chose, and every envelope with its hash."""
    ends = hands_table()
    return {
        "about": f"A whole game of three seats with further dice chains, shown and offered hands. {STATES}",
        "seeds": [seed.hex() for seed in SEEDS],
        "signing_secrets": [secret.hex() for secret in SECRETS],
        "dice_chain_lengths": list[Json](LENGTHS),
        "steps": [words for words, _ in STEPS],
        "choices": [
            "seat 0 buries the card at position 0 of held0",
            "seat 0 gives away the card at position 1 of hand0, as it lies before the re-mask",
            "seat 1 plays the card at position 0 of held1",
        ],
        "dice": [list[Json](ends.sessions[0].roll_record(k).dice) for k in (1, 2, 3)],
        **whole(ends, HandsGame),
    }


FILES = {"hands.json": hands}
