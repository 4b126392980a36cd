"""The Duel's words, as everybody else asks for them."""

from p2pduel.games.duel.words.refusals import reason

__all__ = ["reason"]
