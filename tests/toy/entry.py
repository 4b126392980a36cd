"""The toy game's line in the registry: nothing else outside its rooms knows it."""

from p2pduel.games import Game

__all__ = ["TOY"]

TOY = Game("toy", "tests.toy", ("short", "long"), (2, 3))
