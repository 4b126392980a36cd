"""The bots by name: where each lives, and a line about it for people."""

from __future__ import annotations

__all__ = ["CLASSES", "DESCRIPTIONS", "LEVELS", "TIMED"]

CLASSES = {
    "apprentice": ("p2pduel.games.duel.bots.apprentice", "ApprenticeBot"),
    "merchant": ("p2pduel.games.duel.bots.greedy", "GreedyBot"),
    "prince": ("p2pduel.bots.planner.player", "PlannerBot"),
    "random": ("p2pduel.bots.random_bot", "RandomBot"),
    "greedy": ("p2pduel.games.duel.bots.greedy", "GreedyBot"),
    "planner": ("p2pduel.bots.planner.player", "PlannerBot"),
}
"""Where each bot lives; it is imported when somebody wants it."""

LEVELS = ("apprentice", "merchant", "prince", "random")
"""What a person is offered: greedy and planner are the merchant and the prince under their workshop names."""

DESCRIPTIONS = {
    "apprentice": "knows what to do and forgets it every now and then: for first games",
    "merchant": "builds what pays most right now: a fair opponent",
    "prince": "thinks some turns ahead: the hardest there is",
    "random": "does anything that is allowed: no opponent at all",
    "greedy": "the merchant",
    "planner": "the prince; planner:0.2 thinks 0.2 seconds, planner:60n plays 60 imagined games",
}

TIMED = ("prince", "planner")
"""Bots whose name may be followed by how long they think."""
