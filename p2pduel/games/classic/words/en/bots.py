"""The classic game's bots, in English."""

from typing import Final

__all__ = ["ABOUT"]

ABOUT: Final = {
    "apprentice": "knows the cards and overlooks one now and then: for first games",
    "merchant": "builds what pays most right now, with every set: a fair opponent",
    "prince": "plays the next turns through before deciding: it takes its time",
    "random": "any legal move, each as likely; seldom tears down what it has built",
    "greedy": "the merchant",
    "planner": "the prince; planner:0.2 thinks 0.2 seconds, planner:60n plays at most 60 imagined games",
}
"""Bot -> a line about it for people."""
