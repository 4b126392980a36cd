"""Importing this module registers the effects of every set."""

from p2pduel.games.classic.rules.effects import base

__all__ = ["base"]
