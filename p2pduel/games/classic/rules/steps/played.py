"""What becomes of a card shown, a spell cast, a card used (CR-35)."""

from p2pduel.games.classic.rules.building import wizards
from p2pduel.games.classic.rules.core import discard, find, hooked, reference, spots
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.playing import announce, toll_steps
from p2pduel.games.classic.rules.requirements import COUNTERS
from p2pduel.games.classic.rules.standing import alter, lay_aside, remove
from p2pduel.games.classic.rules.state import State, effective
from p2pduel.games.classic.rules.steps.registry import Menu, auto, step
from p2pduel.games.classic.rules.steps.windows import may_stop
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.principality.stores import bags

__all__: list[str] = []


@auto("announced")
def _announced(s: State, seat: int, face: str, how: str) -> None:
    """An action card can be stopped by Countermagic, a spell cannot (CR-35, CR-38)."""
    effect: Step = ("take_effect", seat, face, how)
    if how != "spell" and may_stop(s, 1 - seat):
        push(s, ("counter", 1 - seat, face, effect))
    else:
        push(s, effect)


@auto("take_effect")
def _take_effect(s: State, seat: int, face: str, how: str) -> None:
    """The opponent's Archdiocese first, then the effect, then the discard pile (CR-35)."""
    steps: list[Step] = []
    for spot in hooked(s, 1 - seat, "on_opposing"):
        steps += effect_of(spot.card.face).on_opposing(s, spot)
    steps.append(("carry_out", seat, face))
    if how == "card":
        steps.append(("lay_off", seat, face))
    push(s, *steps)


@auto("carry_out")
def _carry_out(s: State, seat: int, face: str) -> None:
    push(s, *effect_of(face).on_play(s, seat))


@auto("lay_off")
def _lay_off(s: State, seat: int, face: str) -> None:
    """A played card goes to the pile of the player who played it, unless it came to lie elsewhere."""
    if s.players[seat].used.pop(f"laid {face}", 0):
        return
    discard(s, seat, face)


@auto("carry_out_use")
def _carry_out_use(s: State, seat: int, word: str) -> None:
    at = find(s, seat, word)
    if at is not None:
        push(s, *effect_of(at.card.face).on_use(s, at))


@step("pay_magic")
class _PayMagic(Menu):
    """("pay_magic", seat, amount, why): the owner chooses which wizards pay (CR-61)."""

    kind = "pay_magic"
    rule = "CR-61"

    def data(self, s: State, step: Step) -> dict[str, int | str]:
        return {"amount": step[2], "why": step[3]}

    def _sources(self, s: State, seat: int) -> dict[str, int]:
        return {reference(s, spot): spot.card.amount for spot in wizards(s, seat) if spot.card.amount}

    def options(self, s: State, step: Step) -> list[str]:
        sources = self._sources(s, step[1])
        if step[2] <= 0:
            return []
        return [f"pay {' '.join(bag)}" for bag in bags(list(sources), list(sources.values()), step[2])]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, amount, why = step
        bag = text.split()[1:]
        for word in dict.fromkeys(bag):
            spot = find(s, seat, word)
            assert spot is not None
            alter(s, spot, amount=spot.card.amount - bag.count(word))
        emit(s, "magic", seat=seat, amount=-amount, why=why, wizards=bag)


@step("hand_in")
class _HandIn(Menu):
    """("hand_in", seat, amount, why): trade points of counters are given up (hw-trade-fair)."""

    kind = "hand_in"
    rule = "CR-57"

    def data(self, s: State, step: Step) -> dict[str, int | str]:
        return {"amount": step[2], "why": step[3]}

    def options(self, s: State, step: Step) -> list[str]:
        sources = {
            reference(s, spot): spot.card.amount
            for spot in spots(s, step[1])
            if spot.card.face in COUNTERS and effective(spot.card) and spot.card.amount
        }
        return [f"pay {' '.join(bag)}" for bag in bags(list(sources), list(sources.values()), step[2])]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, amount, why = step
        bag = text.split()[1:]
        for word in dict.fromkeys(bag):
            spot = find(s, seat, word)
            assert spot is not None
            alter(s, spot, amount=spot.card.amount - bag.count(word))
        emit(s, "handed_in", seat=seat, amount=amount, why=why)


# -- knights that are used up --------------------------------------------------------------------


@auto("spend_knight")
def _spend_knight(s: State, seat: int, word: str, face: str) -> None:
    """A knight leaves and counts as that action card (CR-40)."""
    spot = find(s, seat, word)
    if spot is not None:
        lay_aside(s, seat, spot.card.face)
        push(s, *toll_steps(s, seat), announce(seat, face, "knight"))
        remove(s, spot)
