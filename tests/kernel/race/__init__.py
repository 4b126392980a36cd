"""The Race: the smallest game with hidden cards for more than two, made for these tests."""

from p2pduel.games import Game

__all__ = ["RACE"]

RACE = Game("race", "tests.kernel.race", ("crowd", "pair"), (2, 3, 4))
