"""The engine: a pure function from state and move to the next state.

`due` says what is waited for, `legal` lists the deciding seat's moves, `act` makes one, `done` tells
what came of an operation. Everybody runs the same code: only `legal` is given what a seat knows.
"""

from functools import lru_cache

from p2pduel.games.duel.rules.effects import loaded
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps import (
    action,
    cards,
    dice,
    hand,
    land,
    loss,
    resources,
    setup,
    turn,
    windows,
)
from p2pduel.games.duel.rules.steps.registry import ASKS, REQUESTS, STEPS, Ask, Known
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import (
    BuryCard,
    Carrier,
    Done,
    Due,
    Operation,
    Outcome,
    Pick,
    PlayCard,
    TakeCard,
)

__all__ = [
    "VARIANTS",
    "Result",
    "act",
    "apply_act",
    "apply_done",
    "carrier",
    "check_moment",
    "deciding",
    "done",
    "due",
    "legal",
    "new",
    "requested",
]

_LOADED = (action, cards, dice, hand, land, loss, resources, setup, turn, windows, loaded)
"""Importing these modules fills the registries."""

_HIDING = (BuryCard, TakeCard, Pick)
"""Carriers after which there is no going back, even with consent."""

Result = tuple[State, list[Outcome]]
"""The next state and what came of the move."""


def new(variant: str) -> State:
    """The beginning of a game; the first operations of the set-up are due."""
    if variant not in VARIANTS:
        raise IllegalMove("variant/unknown", "", f"there is no variant “{variant}”: {', '.join(VARIANTS)}")
    state = State(variant)
    setup.lay_out(state)
    settle(state)
    return state


def settle(state: State) -> None:
    """Let everything happen that needs neither a seat nor a driver."""
    agenda = state.agenda
    while True:
        step = agenda[-1]
        if not STEPS[step[0]].settle(state, step):
            return


def due(state: State) -> Due:
    """What the game waits for."""
    step = state.agenda[-1]
    return STEPS[step[0]].due(state, step)


def _asking(state: State) -> Ask:
    """The question on top; IllegalMove if nobody is asked."""
    handler = ASKS.get(state.agenda[-1][0])
    if handler is None:
        raise IllegalMove("turn/nobody", "", "the game waits for no move now")
    return handler


def legal(state: State, knowledge: Known) -> list[Move]:
    """Every legal move of the deciding seat, given what it knows; empty if nobody decides."""
    step = state.agenda[-1]
    handler = ASKS.get(step[0])
    return [] if handler is None else handler.moves(state, step, knowledge)


_MOMENTS = {
    "roll": ("preroll",),
    "build": ("action", "prepare"),
    "play": ("action", "prepare", "preroll", "reaction"),
    "trade": ("action", "prepare"),
    "demolish": ("action", "prepare"),
    "end": ("action", "prepare"),
    "bury": ("surplus", "exchange", "put_away"),
}
"""The moves of a turn -> the questions they are an answer to."""


def check_moment(state: State, text: str) -> None:
    """Raise IllegalMove if the move belongs to another part of the turn, whatever else is wrong with it."""
    _check_moment(state, _asking(state).kind, text)


def _check_moment(state: State, kind: str, text: str) -> None:
    verb = text.partition(" ")[0]
    moments = _MOMENTS.get(verb)
    if moments is not None and kind not in moments:
        rule = "D-5.3" if kind == "preroll" else "D-5.5" if state.agenda[-1][1] == state.active else "D-5.8"
        raise IllegalMove("move/phase", rule, verb=verb, kind=kind)


def carrier(state: State, move: Move | str) -> Carrier:
    """How the move travels: which hidden card it opens or moves."""
    text = move if isinstance(move, str) else move.text
    return _asking(state).carrier(state, state.agenda[-1], text)


@lru_cache(4096)
def _is_line(text: str) -> bool:
    """Whether a move is written the one way it can be; the same few are asked about again and again."""
    return text.isascii() and text == " ".join(text.split())


def act(
    state: State, seat: int, move: Move | str, opened: str | None = None, index: int | None = None
) -> Result:
    """The state after a move; raises IllegalMove, and the given state never changes.

    `opened` is the face the move's card turned out to be (PlayCard); `index` its place among the cards of
    its back after the re-mask (PlayCard, BuryCard), None for the last.
    """
    following = state.clone()
    apply_act(following, seat, move, opened, index)
    return following, following.outcomes


def apply_act(
    state: State,
    seat: int,
    move: Move | str,
    opened: str | None = None,
    index: int | None = None,
    carried: Carrier | None = None,
) -> None:
    """Like act, in place; an illegal move leaves the state as it was. The carrier may be given."""
    text = move if isinstance(move, str) else move.text
    step = state.agenda[-1]
    handler = _asking(state)
    if step[1] != seat:
        raise IllegalMove("turn/not-yours", "D-5.1", "the other player is to move")
    if not _is_line(text):
        raise IllegalMove("move/form", "", "a move is one line of plain words with single blanks")
    _check_moment(state, handler.kind, text)
    if carried is None:
        carried = handler.carrier(state, step, text)
    state.outcomes = []
    handler.act(state, step, text, opened, index)
    state.menu = None
    if seat != state.actor:
        state.barrier = state.opened = state.ply
        state.actor = seat
    state.ply += 1
    if isinstance(carried, _HIDING):
        state.barrier = state.opened = state.ply
    elif isinstance(carried, PlayCard):
        state.opened = state.ply
    settle(state)


def done(state: State, result: Done) -> Result:
    """The state after an operation; the given state never changes."""
    following = state.clone()
    apply_done(following, result)
    return following, following.outcomes


def apply_done(state: State, result: Done) -> None:
    """Like done, in place."""
    step = state.agenda[-1]
    handler = REQUESTS.get(step[0])
    if handler is None:
        raise ValueError("no operation is due")
    state.outcomes = []
    state.menu = None
    state.agenda.pop()
    try:
        handler.done(state, step, result)
    except (ValueError, IndexError):
        state.agenda.append(step)
        raise
    if handler.reveals:
        state.barrier = state.opened = state.ply
    settle(state)


def deciding(state: State) -> int | None:
    """The seat that must move; None if nobody must. Cheaper than asking what is due."""
    step = state.agenda[-1]
    return step[1] if step[0] in ASKS else None


def requested(state: State) -> Operation | None:
    """The operation that is due, if one is. Cheaper than asking what is due."""
    step = state.agenda[-1]
    handler = REQUESTS.get(step[0])
    return None if handler is None else handler.due(state, step)
