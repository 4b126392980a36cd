"""Importing this module registers the effects of every set."""

from p2pduel.games.classic.rules.effects import barbarians, base, knights, politics, science, trade, wizards

__all__ = ["barbarians", "base", "knights", "politics", "science", "trade", "wizards"]
