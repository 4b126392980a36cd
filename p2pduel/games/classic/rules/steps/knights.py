"""Questions of Knights & Merchants: pirates, raids, border disputes, the Inquisition, the Palace."""

from typing import Any

from p2pduel.games.classic.rules.core import discard, open_stacks, pile, reachable, refs_of
from p2pduel.games.classic.rules.facts.faces import LAND
from p2pduel.games.classic.rules.notation import BACK, hand_cards, hand_carrier, open_card, read_card
from p2pduel.games.classic.rules.standing import way_home
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.hand import draw_card, put_under
from p2pduel.games.classic.rules.steps.land import expanded, swap_regions
from p2pduel.games.classic.rules.steps.naming import leave_for, name
from p2pduel.games.classic.rules.steps.registry import Ask, Menu, auto, step
from p2pduel.games.classic.rules.steps.resources import take
from p2pduel.games.classic.rules.steps.windows import react
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Carrier, PlainAct
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["border_dispute", "disputed", "inquisition", "pirates", "raided"]


# -- pirates and raids ---------------------------------------------------------------------------


def pirates(seat: int) -> Step:
    """A Pirate Fleet of the seat has been placed."""
    return ("pirates", seat)


@auto("pirates")
def _pirates(s: State, seat: int) -> None:
    """The opponent may save trade fleets with a card first (CR-37)."""
    s.averted = ()
    hit = reachable(s, 1 - seat, "pirate_fleet", ("unit_trade_fleet",))
    push(s, *([react(1 - seat, "pirate_fleet")] if hit else []), ("boarding", seat))


@auto("boarding")
def _boarding(s: State, seat: int) -> None:
    """A fleet of choice goes to its owner's pile (CR-7)."""
    loser = 1 - seat
    kinds = ("unit_fleet",) if loser in s.averted else ("unit_fleet", "unit_trade_fleet")
    s.averted = ()
    words = refs_of(s, reachable(s, loser, "pirate_fleet", kinds))
    push(s, name(seat, "pirate_fleet", words, leave_for("pile", loser)))


def raided(seat: int) -> Step:
    """The seat takes one of the buildings named behind it home."""
    return ("raided", seat)


@auto("raided")
def _raided(s: State, seat: int, words: tuple[str, ...]) -> None:
    push(s, name(seat, "raid", words, leave_for("hand", seat)))


# -- regions for regions -------------------------------------------------------------------------


def disputed(s: State, seat: int) -> tuple[str, ...]:
    """The regions a seat may lose: of a kind it has twice, without a region expansion (CR-15)."""
    player = s.players[seat]
    kinds = [LAND[face][0] for face in player.regions.values()]
    return tuple(
        place
        for place, face in player.regions.items()
        if kinds.count(LAND[face][0]) > 1 and not expanded(player, place)
    )


def border_dispute(seat: int, why: str) -> Step:
    """The seat names an own region and one of the opponent's, and they change owners."""
    return ("dispute", seat, why)


@auto("dispute")
def _dispute(s: State, seat: int, why: str) -> None:
    push(s, name(seat, why, disputed(s, seat), ("dispute_over", seat, why)))


@auto("dispute_over")
def _dispute_over(s: State, seat: int, why: str, mine: str) -> None:
    push(s, name(seat, f"{why}_theirs", disputed(s, 1 - seat), ("dispute_won", seat, why, mine)))


@auto("dispute_won")
def _dispute_won(s: State, seat: int, why: str, mine: str, theirs: str) -> None:
    swap_regions(s, (seat, mine), (1 - seat, theirs))
    emit(s, "exchanged", seat=seat, mine=mine, theirs=theirs, why=why)


# -- the Inquisition -----------------------------------------------------------------------------


def inquisition(seat: int) -> Step:
    """The seat shuffles hand and stacks together (CR-68)."""
    return ("inquisition", seat)


@auto("inquisition")
def _inquisition(s: State, seat: int) -> None:
    """The hand goes into the first stack, card by card, for nobody may see it; then all are mixed."""
    zones = open_stacks(s, seat, filled=False)
    if not zones:
        return
    buried = [put_under(seat, f"hand{seat}", (zones[0],))] * len(s.zones[f"hand{seat}"])
    push(s, *buried, ("mix", seat, tuple(zones)))


@auto("mix")
def _mix(s: State, seat: int, zones: tuple[str, ...]) -> None:
    first, *others = zones
    steps: list[Step] = []
    for zone in others:
        if s.zones[zone]:
            steps.append(requests.transfer(zone, tuple(range(len(s.zones[zone]))), first))
    cards = sum(len(s.zones[zone]) for zone in zones)
    least, more = divmod(cards, len(zones))
    sizes = [least + (at < more) for at in range(len(zones))]
    if cards:
        steps.append(requests.shuffle(first))
    for zone, size in zip(others, sizes[1:], strict=True):
        if size:
            steps.append(requests.transfer(first, tuple(range(sizes[0], sizes[0] + size)), zone))
    s.open_tops = [zone for zone in s.open_tops if zone not in zones]
    emit(s, "mixed", seat=seat, zones=list(zones))
    push(s, *steps, ("new_hand", seat))


@step("new_hand")
class _NewHand(Menu):
    """("new_hand", seat): a hand is drawn one by one from the own stacks (CR-68)."""

    kind = "new_hand"
    rule = "CR-68"

    def options(self, s: State, step: Step) -> list[str]:
        seat = step[1]
        if len(s.zones[f"hand{seat}"]) >= s.players[seat].limit:
            return []
        return [f"draw {zone}" for zone in open_stacks(s, seat)]

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, draw_card(step[1], text.split()[1]), step)


# -- the Palace ----------------------------------------------------------------------------------


@step("dig")
class _Dig(Menu):
    """("dig", seat, amount): a discarded card instead of one of the resources, or not (CR-30, rh-palace)."""

    kind = "dig"
    rule = "CR-30"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"amount": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        return ["pass", *(f"fetch {face}" for face in sorted(set(pile(s, step[1]))))]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, amount = step
        if text == "pass":
            push(s, take(seat, amount, "sun"))
            return
        face = text.split()[1]
        pile(s, seat).remove(face)
        emit(s, "home", seat=seat, face=face)
        steps = way_home(s, seat, face, tidy=False)
        push(s, *steps, ("lay_down", seat), take(seat, amount - 1, "sun"))


@step("lay_down")
class _LayDown(Ask):
    """("lay_down", seat): a passive player's excess goes openly on the discard pile (rh-palace)."""

    kind = "lay_down"
    rule = "CR-30"

    def settle(self, s: State, step: Step) -> bool:
        seat = step[1]
        if seat != s.active and len(s.zones[f"hand{seat}"]) > s.players[seat].limit:
            return False
        s.agenda.pop()
        return True

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"limit": s.players[step[1]].limit}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return [Move(f"discard {face}") for face in hand_cards(s, step[1], known)]

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        words = text.split()
        return (
            hand_carrier(s, step[1], words[1]) if words[:1] == ["discard"] and len(words) == 2 else PlainAct()
        )

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        words = text.split()
        if len(words) != 2 or words[0] != "discard":
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="discard")
        seat, card = step[1], read_card(words[1])
        open_card(s, seat, card, opened, index)
        discard(s, seat, card.id)
        emit(s, "laid_down", seat=seat, face=card.id, back=BACK)
