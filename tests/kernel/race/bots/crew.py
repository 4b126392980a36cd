"""Nobody can play the Race well."""

from p2pduel.bots.plain_crew import BOTS, LEVELS, MATCH, TIMED, USUAL, about, advise, make, mind

__all__ = ["BOTS", "LEVELS", "MATCH", "TIMED", "USUAL", "about", "advise", "make", "mind"]
