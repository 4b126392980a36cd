"""UNTRANSLATED: What the worked examples show, one line each; the tests play them."""

from p2pduel.games.duel.words.en.numbered.examples import *  # noqa: F403
