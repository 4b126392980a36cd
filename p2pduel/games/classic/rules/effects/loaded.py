"""Importing this module registers the effects of every set."""

from p2pduel.games.classic.rules.effects import base, knights, politics

__all__ = ["base", "knights", "politics"]
