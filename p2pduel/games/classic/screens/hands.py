"""What a person can do at the classic card game: one move at a time."""

from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.words.door import WORDS
from p2pduel.person.anygame import AnyHands

__all__ = ["HANDS"]

HANDS = AnyHands(RULESET, WORDS, rolls={"dice": 1, "attacked": 1, "warded": 1, "toss": 2})
