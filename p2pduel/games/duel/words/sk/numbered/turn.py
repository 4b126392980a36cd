"""UNTRANSLATED: The course of a turn: its steps, the dice, events and production, D-5 to D-8."""

from p2pduel.games.duel.words.en.numbered.turn import *  # noqa: F403
