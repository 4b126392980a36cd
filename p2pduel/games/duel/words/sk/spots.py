"""UNTRANSLATED: places of the Duel: sites, ends, stacks and hands."""

from p2pduel.games.duel.words.en.spots import *  # noqa: F403
