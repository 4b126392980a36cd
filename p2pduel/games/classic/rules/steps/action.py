"""The action part of a turn and what grows out of its moves (C-4.3)."""

from collections.abc import Callable
from functools import cache
from typing import Any

from p2pduel.games.classic.rules.building import (
    buildable,
    centre_columns,
    centre_left,
    check_centre,
    check_expansion,
    free_sites,
    payable,
    price_steps,
)
from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import discard, find, reference, stock, stocks
from p2pduel.games.classic.rules.effects.registry import HOOKED, effect_of
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.numbers import BAN_PRICE
from p2pduel.games.classic.rules.notation import check_held, hand_cards, hand_carrier, open_card, read_card
from p2pduel.games.classic.rules.playing import (
    announce,
    cast,
    check_action,
    play,
    playable,
    spells,
    toll_steps,
    use,
    uses,
)
from p2pduel.games.classic.rules.points import recount
from p2pduel.games.classic.rules.requirements import meets
from p2pduel.games.classic.rules.standing import alter, lay_aside, put_down, remove
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.bargain import begin_offer, may_offer
from p2pduel.games.classic.rules.steps.hand import uncover
from p2pduel.games.classic.rules.steps.land import regions
from p2pduel.games.classic.rules.steps.registry import Ask, auto, step
from p2pduel.games.classic.rules.steps.resources import pay, take
from p2pduel.games.classic.rules.trading import trade, trade_moves
from p2pduel.games.classic.rules.winning import decide
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import Carrier, PlainAct
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known
from p2pduel.principality.resources import Resource

__all__ = ["action"]

CENTRE = ("road", "settlement", "city", "citadel")
"""Centre cards that are bought from the supply."""


# -- building ------------------------------------------------------------------------------------


@cache
def _build_moves(face: str, sites: tuple[str, ...]) -> list[Move]:
    return [Move(f"build {face} {site}") for site in sites]


def build_moves(s: State, seat: int, held: list[str], have: dict[Resource, int]) -> list[Move]:
    """Every centre card and expansion the seat may build, holding these cards and having so much."""
    player = s.players[seat]
    found: list[Move] = []
    for what in CENTRE:
        if centre_left(s, seat, what) and payable(s, seat, CARDS[what], have):
            for col in centre_columns(player, what):
                found.append(plain(f"build {what} {col}"))
                if what == "settlement":
                    found += [
                        plain(f"build {what} {col} with {face}")
                        for face in held
                        if effect_of(face).timing == "settlement" and playable(s, seat, face)
                    ]
    if "metropolis" in held and meets(CARDS["metropolis"].needs, s, seat):
        found += [plain(f"build metropolis {col}") for col in centre_columns(player, "metropolis")]
    for face in (*held, *dict.fromkeys(s.row)):
        card = CARD[face]
        if card.is_expansion and buildable(s, seat, card, have):
            found += _build_moves(face, tuple(free_sites(s, seat, card)))
    return found


def _build(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    """Carry out "build …": check, open the card, pay, place."""
    words = text.split()
    if len(words) < 3:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="build")
    if words[1] in CENTRE or words[1] == "metropolis":
        _build_centre(s, seat, words, opened, index)
        return
    if len(words) > 3:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="too-much", text=text)
    card, site = read_card(words[1]), words[2]
    if card.id in s.layout.row:
        if card.id not in s.row:
            raise IllegalMove(ClassicCode.STACK_EMPTY, "C-20.14", what=card.id)
        check_expansion(s, seat, card, site)
        s.row.remove(card.id)
    else:
        check_held(s, seat, card, opened)
        check_expansion(s, seat, card, site)
        open_card(s, seat, card, opened, index)
    push(s, *price_steps(s, seat, card), ("stand", seat, card.id, site))


def _build_centre(s: State, seat: int, words: list[str], opened: str | None, index: int | None) -> None:
    what = words[1]
    try:
        col = int(words[2])
    except ValueError:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="column", word=words[2]) from None
    if str(col) != words[2] or len(words) not in (3, 5):
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="centre")
    card = CARDS[what]
    if what == "metropolis":
        check_held(s, seat, card, opened)
    check_centre(s, seat, what, col)
    steps: list[Step] = [*price_steps(s, seat, card), ("centre", seat, what, col)]
    if len(words) == 5:
        scout = read_card(words[4])
        if words[3] != "with" or what != "settlement" or effect_of(scout.id).timing != "settlement":
            raise IllegalMove(
                ClassicCode.CARD_TIMING, "C-7.3", face=scout.id, timing=effect_of(scout.id).timing
            )
        check_held(s, seat, scout, opened)
        check_action(s, seat, scout)
        open_card(s, seat, scout, opened, index)
        emit(s, "played", seat=seat, face=scout.id)
        steps += [*toll_steps(s, seat), announce(seat, scout.id, "card")]
    elif what == "metropolis":
        open_card(s, seat, card, opened, index)
    push(s, *steps, *([regions(seat, col)] if what == "settlement" else []))


@auto("stand")
def _stand(s: State, seat: int, face: str, site: str) -> None:
    host = 1 - seat if CARD[face].foreign else seat
    at = put_down(s, seat, face, host, site)
    emit(s, "built", seat=seat, face=face, host=host, site=site)
    push(s, *effect_of(face).on_build(s, at))


@auto("centre")
def _centre(s: State, seat: int, what: str, col: int) -> None:
    """A centre card is laid; a citadel on a settlement gives the settlement up for good (C-44)."""
    player = s.players[seat]
    player.centre[col] = what
    player.arrange()
    emit(s, "built", seat=seat, face=what, host=seat, site=str(col))
    if what == "road":
        s.roads -= 1
    elif what == "city":
        s.cities -= 1
    elif what == "settlement":
        s.settlements -= 1
    elif what == "citadel":
        s.citadels[seat if len(s.citadels) > 1 else 0] -= 1
    recount(s)


# -- demolishing, redeeming, lifting, selling ----------------------------------------------------


def _demolish_moves(s: State, seat: int) -> list[Move]:
    """Own cards in the own principality, but not pawned ones (CR-47)."""
    texts = [
        f"demolish {reference(s, spot)}" for spot in s.players[seat].own if "pawned" not in spot.card.marks
    ]
    return [plain(text) for text in dict.fromkeys(texts)]


def _demolish(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    words = text.split()
    spot = find(s, seat, words[1]) if len(words) == 2 else None
    if spot is None or spot.host != seat or "pawned" in spot.card.marks:
        raise IllegalMove(ClassicCode.DEMOLISH_TARGET, "CR-47", what=" ".join(words[1:]))
    emit(s, "demolished", seat=seat, face=spot.card.face, site=spot.site)
    lay_aside(s, seat, spot.card.face)
    remove(s, spot)


def _redeem_moves(s: State, seat: int, have: dict[Resource, int]) -> list[Move]:
    """Pawned buildings whose printed price the seat can pay (CR-51)."""
    found = []
    for host in (seat, 1 - seat):
        for spot in s.players[host].own if host == seat else s.players[host].foreign:
            if "pawned" in spot.card.marks and _affords(have, spot.card.face):
                found.append(plain(f"redeem {reference(s, spot)}"))
    return found


def _affords(have: dict[Resource, int], face: str) -> bool:
    return all(name == "magic" or have[name] >= amount for name, amount in CARD[face].cost.items())


def _redeem(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    words = text.split()
    spot = find(s, seat, words[1]) if len(words) == 2 else None
    if spot is None or "pawned" not in spot.card.marks:
        raise IllegalMove(ClassicCode.REDEEM_TARGET, "CR-51", what=" ".join(words[1:]))
    have = stocks(s.players[seat])
    cost = tuple((name, amount) for name, amount in CARD[spot.card.face].cost.items() if name != "magic")
    if not _affords(have, spot.card.face):
        short = {name: amount - have[name] for name, amount in cost if amount > have[name]}
        raise IllegalMove(ClassicCode.COST_SHORT, "CR-51", face=spot.card.face, cost=dict(cost), short=short)
    push(s, pay(seat, cost, spot.card.face), ("redeemed", seat, words[1]))


@auto("redeemed")
def _redeemed(s: State, seat: int, word: str) -> None:
    spot = find(s, seat, word)
    if spot is not None:
        emit(s, "redeemed", seat=seat, face=spot.card.face, site=spot.site)
        alter(s, spot, unmark="pawned")


def _lift_moves(s: State, seat: int, have: dict[Resource, int]) -> list[Move]:
    """Bans against the seat, if it has the gold (CR-52)."""
    if not s.bans or have["gold"] < BAN_PRICE:
        return []
    return [plain(f"lift {name}") for name, closed_to in s.bans if closed_to == seat]


def _lift(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    name = text.partition(" ")[2]
    if (name, seat) not in s.bans:
        raise IllegalMove(ClassicCode.LIFT_TARGET, "CR-52", what=name)
    if stock(s.players[seat], "gold") < BAN_PRICE:
        short = BAN_PRICE - stock(s.players[seat], "gold")
        raise IllegalMove(
            ClassicCode.COST_SHORT, "CR-52", face="ban", cost={"gold": BAN_PRICE}, short={"gold": short}
        )
    push(s, pay(seat, (("gold", BAN_PRICE),), "ban"), ("ban_lifted", seat, name))


@auto("ban_lifted")
def _ban_lifted(s: State, seat: int, name: str) -> None:
    s.bans.remove((name, seat))
    discard(s, 1 - seat, "ban")
    emit(s, "lifted", face="ban", seat=1 - seat)


def _buys_cards(s: State, seat: int) -> bool:
    """Whether a standing card lets the seat sell action cards (bh-secret-brotherhood)."""
    return not HOOKED["buys_cards"].isdisjoint(s.players[seat].names)


def _sell(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    """Sell an action card of the hand for a resource; that is not playing it."""
    words = text.split()
    card = read_card(words[1]) if len(words) == 2 else None
    if card is None or not card.is_action or not _buys_cards(s, seat):
        raise IllegalMove(ClassicCode.CARD_KIND, "bh-secret-brotherhood", why="not-sold", text=text)
    open_card(s, seat, card, opened, index)
    discard(s, seat, card.id)
    emit(s, "sold", seat=seat, face=card.id)
    push(s, take(seat, 1, "secret_brotherhood"))


# -- the question --------------------------------------------------------------------------------


def _trade(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    trade(s, seat, text)


def _play(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    play(s, seat, text, opened, index, "action")


def _use(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    use(s, seat, text, "action")


def _cast(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    cast(s, seat, text, "action")


def _offer(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    begin_offer(s, seat, text)


def _end(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    if text != "end":
        raise IllegalMove(Code.MOVE_UNKNOWN, "C-4.3", why="end")
    s.agenda.pop()


_VERBS: dict[str, Callable[[State, int, str, str | None, int | None], None]] = {
    "end": _end,
    "build": _build,
    "play": _play,
    "use": _use,
    "cast": _cast,
    "trade": _trade,
    "offer": _offer,
    "demolish": _demolish,
    "redeem": _redeem,
    "lift": _lift,
    "sell": _sell,
}


def _carrier(s: State, seat: int, text: str) -> Carrier:
    """Which hand card a build, play or sale opens."""
    words = text.split()
    if len(words) < 2 or words[0] not in ("build", "play", "sell"):
        return PlainAct()
    if words[0] == "build" and words[1] in CENTRE:
        return hand_carrier(s, seat, words[4]) if len(words) == 5 else PlainAct()
    if words[0] == "build" and words[1] in s.layout.row:
        return PlainAct()
    return hand_carrier(s, seat, words[1])


def action(seat: int) -> Step:
    """The seat has its action part."""
    return ("action", seat)


@step("action")
class _Action(Ask):
    """("action", seat): any number of moves, in any order, until "end" (C-4.3).

    Whenever a move with all that followed from it is over, somebody may have won (CR-1).
    """

    kind = "action"
    rule = "C-4.3"

    def settle(self, s: State, step: Step) -> bool:
        if decide(s):
            return True
        if s.open_tops:
            steps = uncover(s)
            push(s, *steps)
            return bool(steps)
        return False

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"production": s.production}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        seat = step[1]
        held = hand_cards(s, seat, known)
        have = stocks(s.players[seat])
        found = [plain("end"), *build_moves(s, seat, held, have)]
        for face in held:
            if CARD[face].is_action and effect_of(face).timing == "action" and playable(s, seat, face):
                found.append(plain(f"play {face}"))
        found += [plain(f"use {reference(s, spot)}") for spot in uses(s, seat, "action")]
        found += [plain(f"cast {reference(s, spot)}") for spot in spells(s, seat, "action")]
        if _buys_cards(s, seat):
            found += [plain(f"sell {face}") for face in held if CARD[face].is_action]
        found += trade_moves(s, seat, have)
        if may_offer(s, seat, have):
            found.append(plain("offer"))
        found += _redeem_moves(s, seat, have) + _lift_moves(s, seat, have)
        return list(dict.fromkeys(found + _demolish_moves(s, seat)))

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return _carrier(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        verb = text.partition(" ")[0]
        if verb not in _VERBS:
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, why="action", text=text)
        _VERBS[verb](s, step[1], text, opened, index)
