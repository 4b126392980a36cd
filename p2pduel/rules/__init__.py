"""The rules of the game: pure, deterministic, without sockets, clock, randomness, files or screen."""

from p2pduel.rules.engine import act, apply_act, apply_done, carrier, done, due, legal, new
from p2pduel.rules.errors import IllegalMove
from p2pduel.rules.moves import Move, format_move, parse_move
from p2pduel.rules.operations import Decision, Done, Finished, Operation, Outcome
from p2pduel.rules.state import Placed, Player, State
from p2pduel.rules.variants import VARIANTS
from p2pduel.rules.view import View

__all__ = [
    "VARIANTS",
    "Decision",
    "Done",
    "Finished",
    "IllegalMove",
    "Move",
    "Operation",
    "Outcome",
    "Placed",
    "Player",
    "State",
    "View",
    "act",
    "apply_act",
    "apply_done",
    "carrier",
    "done",
    "due",
    "format_move",
    "legal",
    "new",
    "parse_move",
]
