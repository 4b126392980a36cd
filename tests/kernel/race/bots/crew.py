"""Nobody can play the Race well."""

from p2pduel.bots.plain_crew import DESCRIPTIONS, LEVELS, MATCH, TIMED, USUAL, advise, make, mind

__all__ = ["DESCRIPTIONS", "LEVELS", "MATCH", "TIMED", "USUAL", "advise", "make", "mind"]
