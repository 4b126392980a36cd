"""Every set with effects of its own; importing this module registers them all."""

from p2pduel.games.duel.rules.effects import basic, gold, progress, turmoil

__all__ = ["SETS_WITH_EFFECTS"]

SETS_WITH_EFFECTS = (basic, gold, turmoil, progress)
