"""The two moments outside the action phase when a hand card may be played (D-5.3, R-44)."""

from functools import cache
from typing import Any

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import could_hold, effect_of
from p2pduel.games.duel.rules.effects.registry import EFFECTS
from p2pduel.games.duel.rules.playing import hand_cards, hand_carrier, play, play_moves, read_card
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.registry import Ask, step
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Carrier, PlainAct
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["preroll", "react"]


def _carrier(s: State, seat: int, text: str) -> Carrier:
    words = text.split()
    return hand_carrier(s, seat, words[1]) if len(words) > 1 and words[0] == "play" else PlainAct()


@cache
def _for_the_dice() -> tuple[str, ...]:
    return tuple(card for card, effect in EFFECTS.items() if effect.timing == "preroll")


def preroll(seat: int) -> Step:
    """The seat may play cards before the dice."""
    return ("preroll", seat)


@step("preroll")
class _Preroll(Ask):
    """("preroll", seat): cards that set a die, before any is rolled; asked by backs only."""

    kind = "preroll"
    rule = "D-5.3"

    def settle(self, s: State, step: Step) -> bool:
        if could_hold(s, step[1], _for_the_dice()):
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        found = [Move("roll")]
        for face, back in hand_cards(s, step[1], known):
            if effect_of(face).timing == "preroll":
                found += play_moves(s, step[1], face, back)
        return found

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return _carrier(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        if text == "roll":
            s.agenda.pop()
        elif text.startswith("play "):
            play(s, step[1], text, opened, index, "preroll")
        else:
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, why="preroll")


def react(seat: int, event: str) -> Step:
    """The seat may play a card against an event."""
    return ("react", seat, event)


@step("react")
class _React(Ask):
    """("react", seat, event): a card against the event, or none; asked by backs only (R-45)."""

    kind = "reaction"
    rule = "R-44"

    def settle(self, s: State, step: Step) -> bool:
        if could_hold(s, step[1], [card for card, effect in EFFECTS.items() if step[2] in effect.answers]):
            return False
        s.agenda.pop()
        return True

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"event": step[2]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        _, seat, event = step
        found = [Move("pass")]
        for face, back in hand_cards(s, seat, known):
            if event in effect_of(face).answers:
                found += play_moves(s, seat, face, back)
        return found

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return _carrier(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, event = step
        if text == "pass":
            s.agenda.pop()
            return
        words = text.split()
        if len(words) < 2 or words[0] != "play":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, why="reaction", text=text, event=event)
        face = read_card(words[1])[0]
        if event not in effect_of(face).answers:
            raise IllegalMove(DuelCode.CARD_TIMING, self.rule, face=face, timing=effect_of(face).timing)
        at = len(s.agenda) - 1
        play(s, seat, text, opened, index, "reaction")
        del s.agenda[at]
