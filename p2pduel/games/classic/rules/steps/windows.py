"""The moments outside the action part when a seat may answer or play (CR-24, CR-26, CR-37, CR-38)."""

from functools import cache
from typing import Any

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import reference, spots
from p2pduel.games.classic.rules.effects.registry import EFFECTS, HOOKED, effect_of
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.notation import hand_cards, hand_carrier, read_card
from p2pduel.games.classic.rules.playing import cast, check_spell, play, playable, spells, use, uses
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.naming import under
from p2pduel.games.classic.rules.steps.registry import Ask, Menu, step
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Carrier, PlainAct
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["jump", "may_stop", "preroll", "react"]


def play_carrier(s: State, seat: int, text: str) -> Carrier:
    """How a "play …" travels; everything else is a plain act."""
    words = text.split()
    return hand_carrier(s, seat, words[1]) if len(words) == 2 and words[0] == "play" else PlainAct()


def preroll(seat: int) -> Step:
    """The seat may play, cast and use cards before the dice."""
    return ("preroll", seat)


@cache
def _early_cards() -> tuple[str, ...]:
    return tuple(
        card for card, effect in EFFECTS.items() if effect.timing == "preroll" and CARD[card].is_action
    )


@step("preroll")
class _Preroll(Ask):
    """("preroll", seat): whatever must come before the dice, in any order; then they are rolled (CR-24)."""

    kind = "preroll"
    rule = "CR-24"

    def settle(self, s: State, step: Step) -> bool:
        seat = step[1]
        cards = s.zones[f"hand{seat}"] and any(s.layout.has(card) for card in _early_cards())
        if cards or uses(s, seat, "preroll") or spells(s, seat, "preroll"):
            return False
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        seat = step[1]
        found = [Move("roll")]
        for face in hand_cards(s, seat, known):
            if CARD[face].is_action and effect_of(face).timing == "preroll" and playable(s, seat, face):
                found.append(Move(f"play {face}"))
        found += [Move(f"use {reference(s, spot)}") for spot in uses(s, seat, "preroll")]
        return found + [Move(f"cast {reference(s, spot)}") for spot in spells(s, seat, "preroll")]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return play_carrier(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        seat, verb = step[1], text.partition(" ")[0]
        if text == "roll":
            s.agenda.pop()
        elif verb == "play":
            play(s, seat, text, opened, index, "preroll")
        elif verb == "use":
            use(s, seat, text, "preroll")
        elif verb == "cast":
            cast(s, seat, text, "preroll")
        else:
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, why="preroll")


# -- defence cards -------------------------------------------------------------------------------


def react(seat: int, threat: str) -> Step:
    """The seat may answer a threat with a card."""
    return ("react", seat, threat)


@cache
def _answers(threat: str) -> tuple[str, ...]:
    return tuple(
        card for card, effect in EFFECTS.items() if threat in effect.answers and CARD[card].is_action
    )


@step("react")
class _React(Ask):
    """("react", seat, threat): a defence card, or none; whoever has cards is asked (CR-37).

    A player whose card was stopped by Countermagic is asked again (CR-38).
    """

    kind = "reaction"
    rule = "CR-37"

    def settle(self, s: State, step: Step) -> bool:
        _, seat, threat = step
        cards = s.zones[f"hand{seat}"] and any(s.layout.has(card) for card in _answers(threat))
        if cards and seat not in s.averted:
            return False
        s.agenda.pop()
        return True

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"threat": step[2]}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        _, seat, threat = step
        found = [Move("pass")]
        for face in hand_cards(s, seat, known):
            if face in _answers(threat) and playable(s, seat, face):
                found.append(Move(f"play {face}"))
        return found

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return play_carrier(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, threat = step
        if text == "pass":
            s.agenda.pop()
            return
        words = text.split()
        if len(words) != 2 or words[0] != "play":
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, why="reaction", text=text, threat=threat)
        card = read_card(words[1])
        if card.id not in _answers(threat):
            raise IllegalMove(
                ClassicCode.CARD_TIMING, self.rule, face=card.id, timing=effect_of(card.id).timing
            )
        play(s, seat, text, opened, index, effect_of(card.id).timing)


# -- spells against a card or a face -------------------------------------------------------------


def _ready(s: State, seat: int, hook: str) -> list[Spot]:
    """The unused books of a seat with this hook for which it has the magic power: all public."""
    found = []
    if HOOKED[hook].isdisjoint(s.players[seat].names):
        return []
    for spot in spots(s, seat):
        if spot.card.face in HOOKED[hook]:
            try:
                check_spell(s, spot)
            except IllegalMove:
                continue
            found.append(spot)
    return found


def may_stop(s: State, seat: int) -> bool:
    """Whether a seat is asked for Countermagic (CR-38)."""
    return bool(_ready(s, seat, "stops_actions"))


@step("counter")
class _Counter(Menu):
    """("counter", seat, face, effect): Countermagic against the opponent's card, or not (CR-38)."""

    kind = "counter"
    rule = "CR-38"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"face": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        return ["pass", *(f"cast {reference(s, spot)}" for spot in _ready(s, step[1], "stops_actions"))]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, face, effect = step
        if text == "pass":
            push(s, effect)
            return
        player, how = effect[1], effect[3]
        after = [under(player, face)] if how == "card" else []
        emit(s, "countered", seat=seat, face=face)
        push(s, *after)
        cast(s, seat, text, effect_of(text.split()[1].partition("@")[0]).timing)


def jump(seat: int) -> Step:
    """The seat may turn the die face, or the open event card, back."""
    return ("jump", seat)


@step("jump")
class _Jump(Menu):
    """("jump", seat): Time Jump, or not; then the event die is rolled again (CR-14, CR-26)."""

    kind = "jump"
    rule = "CR-26"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"symbol": s.symbol, "event": s.event}

    def options(self, s: State, step: Step) -> list[str]:
        return ["pass", *(f"cast {reference(s, spot)}" for spot in _ready(s, step[1], "turns_back"))]

    def choose(self, s: State, step: Step, text: str) -> None:
        if text == "pass":
            return
        seat = step[1]
        while s.agenda[-1][0] in ("jump", "symbol", "event_open"):
            s.agenda.pop()
        steps: list[Step] = []
        if s.event:
            steps.append(requests.return_card(s.event, "event", "events", -1))
            s.event = ""
        emit(s, "turned_back", seat=seat, symbol=s.symbol)
        s.symbol = ""
        push(s, *steps, ("throw", s.active))
        cast(s, seat, text, effect_of(text.split()[1].partition("@")[0]).timing)
