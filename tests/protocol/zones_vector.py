"""A game for protocol/vectors with private zones: drawn into, taken into, shown, moved, opened together."""

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
    Look,
    PlainAct,
    PlayCards,
    Refused,
    Renew,
    Seal,
    Show,
    TakeCard,
    Transfer,
)
from tests.protocol.toy_table import Ends
from tests.protocol.transcript_vector import (
    FACES,
    SECRETS,
    SEEDS,
    STATES,
    Json,
    MiniGame,
    seats_of,
    whole,
)

__all__ = ["FILES", "ZonesGame"]

LENGTHS = (1, 1)
STEPS: tuple[tuple[str, Due], ...] = (
    ("seal zone deck, back red, faces 0 1 2 3 0 1: both shuffle", Seal("deck", "red", FACES)),
    ("draw seat 0, deck, positions 0 1, to zone 0:new", Draw(0, "deck", (0, 1), "0:new")),
    ("transfer from 0:new, positions 0 1, to 0:old", Transfer("0:new", (0, 1), "0:old")),
    ("draw seat 0, deck, position 0, to zone 0:new", Draw(0, "deck", (0,), "0:new")),
    ("show seat 0 to seat 1, zone 0:new: no re-mask, one card", Show(0, 1, "0:new")),
    ("decision seat 0: act 'reveal 2', PlayCards of 0:old and 0:new, 2 cards, back red", Decision(0)),
    ("look seat 1, deck, 1 card", Look(1, "deck", 1)),
    ("renew seat 1, deck", Renew(1, "deck")),
    ("look seat 1, deck, whole", Look(1, "deck")),
    ("decision seat 1: act 'take', TakeCard of deck to 1:drawn", Decision(1)),
    ("decision seat 1: act 'back', BuryCard from 1:drawn to deck; no re-mask, one card", Decision(1)),
    ("decision seat 0: act 'stop', then finished: no winner, reason 'stopped'", Decision(0)),
)
CHOICES = {
    5: Choice(b"reveal 2", order=(0, 2)),
    9: Choice(b"take", 1),
    10: Choice(b"back", 0),
    11: Choice(b"stop"),
}


class ZonesGame(MiniGame):
    """Fixed steps of two seats."""

    rules = H32("rules", b"zones")

    def due(self) -> Due:
        """The next step of the only possible game."""
        return STEPS[len(self.log)][1] if len(self.log) < len(STEPS) else Finished(None, "stopped")

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """How the only words of this step travel."""
        if CHOICES[len(self.log)].text != text:
            raise Refused("zones/word", "only one act is possible here")
        words: dict[bytes, Carrier] = {
            b"reveal 2": PlayCards(seat, ("0:old", "0:new"), 2, "red"),
            b"take": TakeCard(seat, "deck", "1:drawn"),
            b"back": BuryCard(seat, "1:drawn", "deck"),
        }
        return words.get(text, PlainAct())


def zones_table() -> Ends:
    """Both seats of the game, played to the end."""
    ends = seats_of(ZonesGame, "zones", LENGTHS, SEEDS, SECRETS)
    ends.start()
    ends.play(CHOICES.values())
    return ends


def zones() -> dict[str, Json]:
    """Seeds, keys, what the rules ask, what the seats chose, and every envelope with its hash."""
    return {
        "about": f"A whole game of two seats with private zones that the game names. {STATES}",
        "seeds": [seed.hex() for seed in SEEDS],
        "signing_secrets": [secret.hex() for secret in SECRETS],
        "dice_chain_lengths": list[Json](LENGTHS),
        "steps": [words for words, _ in STEPS],
        "choices": [
            "seat 0 opens the cards at positions 0 and 2 of 0:old and 0:new together, before the re-mask",
            "seat 1 takes the card at position 1 of deck",
            "seat 1 buries the card at position 0 of 1:drawn",
        ],
        **whole(zones_table(), ZonesGame),
    }


FILES = {"zones.json": zones}
