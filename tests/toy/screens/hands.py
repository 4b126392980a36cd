"""What a person can do at the Ferry: one move at a time, so nothing needs to be said beyond the rules."""

from p2pduel.person.anygame import AnyHands
from tests.toy.rules.ruleset import RULESET
from tests.toy.words.door import WORDS

__all__ = ["HANDS"]

HANDS = AnyHands(RULESET, WORDS, rolls={"rolled": 1})
