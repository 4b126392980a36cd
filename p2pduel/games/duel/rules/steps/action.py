"""The action phase and what grows out of its moves (D-5.4, D-9, D-10)."""

from collections.abc import Callable
from functools import cache
from typing import Any

from p2pduel.games.duel.rules.building import (
    back_to_face_up,
    buildable,
    centre_columns,
    centre_left,
    check_centre,
    check_expansion,
    cost_steps,
    find,
    free_sites,
    remove,
    short_of,
    stand,
    stocks,
)
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD, discard, effect_of, placed, recount, rules_of
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.rules.playing import (
    hand_card,
    hand_cards,
    hand_carrier,
    open_card,
    play,
    play_moves,
    read_card,
)
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.land import regions
from p2pduel.games.duel.rules.steps.played import lay_off
from p2pduel.games.duel.rules.steps.registry import Ask, auto, step
from p2pduel.games.duel.rules.tokens import reference, token
from p2pduel.games.duel.rules.trading import trade, trade_moves
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import Carrier, PlainAct
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["action", "build_moves", "prepare"]

CENTRE = ("road", "settlement", "city")


@cache
def _build_moves(name: str, sites: tuple[str, ...]) -> list[Move]:
    return [Move(f"build {name} {site}") for site in sites]


def build_moves(
    s: State, seat: int, held: list[tuple[str, str]], have: dict[Resource, int], *, scout: bool = True
) -> list[Move]:
    """Every centre card and expansion the seat may build, holding these cards and having so much."""
    player = s.players[seat]
    found: list[Move] = []
    for what in CENTRE:
        if centre_left(s, what) and not short_of(have, CARD[what]):
            for col in centre_columns(player, what):
                found.append(plain(f"build {what} {col}"))
                if what == "settlement" and scout:
                    found += [
                        Move(f"build {what} {col} with {token(face, back, seat)}")
                        for face, back in held
                        if effect_of(face).timing == "settlement"
                    ]
    cards = [(face, back) for face, back in held if CARD[face].is_expansion]
    for face, back in [*cards, *dict.fromkeys(s.faceup)]:
        if buildable(s, seat, face, have):
            found += _build_moves(token(face, back, seat), tuple(free_sites(player, face)))
    return found


def from_face_up(s: State, word: str) -> bool:
    """Whether a text names the card of the face-up stack."""
    return bool(word) and word == rules_of(s).face_up


def build(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    """Carry out "build …": check, open the card, pay, place (D-9.15)."""
    words = text.split()
    if len(words) < 3:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="build")
    if words[1] in CENTRE:
        _build_centre(s, seat, words, opened, index)
        return
    word, site = words[1], words[2]
    if len(words) > 3:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="too-much", text=text)
    if from_face_up(s, word):
        card = next((card for card in s.faceup if card[0] == word), None)
        if card is None:
            raise IllegalMove(DuelCode.STACK_EMPTY, "D-14.4", why="open", face=word)
        check_expansion(s, seat, word, site)
        s.faceup.remove(card)
        face, back = card
    else:
        face, back = hand_card(s, seat, word)
        check_expansion(s, seat, face, site)
        open_card(s, seat, face, back, opened, index)
    push(s, *cost_steps(s, seat, CARD[face]), ("stand", seat, face, back, site))


def _build_centre(s: State, seat: int, words: list[str], opened: str | None, index: int | None) -> None:
    what = words[1]
    try:
        col = int(words[2])
    except ValueError:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="column", word=words[2]) from None
    if str(col) != words[2] or len(words) not in (3, 5):
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="centre")
    check_centre(s, seat, what, col)
    scouting = 0
    after: list[Step] = []
    if len(words) == 5:
        face, back = hand_card(s, seat, words[4])
        if words[3] != "with" or what != "settlement" or effect_of(face).timing != "settlement":
            raise IllegalMove(DuelCode.CARD_TIMING, "D-9.9", face=face, timing=effect_of(face).timing)
        open_card(s, seat, face, back, opened, index)
        emit(s, "played", seat=seat, face=face, target=str(col))
        scouting = 1
        after = [lay_off(seat, face, back)]
    push(s, *cost_steps(s, seat, CARD[what]), ("centre", seat, what, col, scouting), *after)


@auto("stand")
def _stand(s: State, seat: int, face: str, back: str, site: str) -> None:
    stand(s, seat, face, back, site)
    push(s, *effect_of(face).on_build(s, seat, site))


@auto("centre")
def _centre(s: State, seat: int, what: str, col: int, scouting: int) -> None:
    """A paid centre card is placed; a settlement brings two regions (D-3.10)."""
    player = s.players[seat]
    player.centre[col] = what
    player.arrange()
    emit(s, "built", seat=seat, face=what, site=str(col))
    if what == "road":
        s.roads -= 1
    elif what == "city":
        s.cities -= 1
    else:
        s.settlements -= 1
        push(s, regions(seat, col, scouting))
    recount(s)


def _demolish(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    """Remove an own building or unit (D-14.9, R-30)."""
    if not rules_of(s).demolition:
        raise IllegalMove(DuelCode.DEMOLISH_VARIANT, "R-30", why="intro")
    words = text.split()
    found = find(s, seat, words[1]) if len(words) == 2 else None
    if found is None or CARD[found[1].face].placement == "region":
        raise IllegalMove(DuelCode.DEMOLISH_TARGET, "D-14.9", text=" ".join(words[1:]))
    site, card = found
    remove(s, seat, site, card)
    emit(s, "demolished", seat=seat, face=card.face, site=site)
    if back_to_face_up(s, card.face):
        s.faceup.append((card.face, card.back))
    else:
        discard(s, seat, card.face, card.back)


def _demolish_moves(s: State, seat: int) -> list[Move]:
    if not rules_of(s).demolition:
        return []
    texts = [
        f"demolish {reference(card.face, card.back, site, seat)}"
        for site, card in placed(s.players[seat])
        if CARD[card.face].placement != "region"
    ]
    return [Move(text) for text in dict.fromkeys(texts)]


def _trade(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    trade(s, seat, text)


def _play(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    play(s, seat, text, opened, index, "action")


def _end(s: State, seat: int, text: str, opened: str | None, index: int | None) -> None:
    if text != "end":
        raise IllegalMove(Code.MOVE_UNKNOWN, "D-5.5", why="end")
    s.agenda.pop()


_VERBS: dict[str, Callable[[State, int, str, str | None, int | None], None]] = {
    "end": _end,
    "build": build,
    "play": _play,
    "trade": _trade,
    "demolish": _demolish,
}


def card_carrier(s: State, seat: int, text: str) -> Carrier:
    """Which hand card a build or play opens."""
    words = text.split()
    if len(words) < 2 or words[0] not in ("build", "play"):
        return PlainAct()
    if words[0] == "build" and words[1] in CENTRE:
        return hand_carrier(s, seat, words[4]) if len(words) == 5 else PlainAct()
    if words[0] == "build" and from_face_up(s, words[1]):
        return PlainAct()
    return hand_carrier(s, seat, words[1])


def action(seat: int) -> Step:
    """The seat has its action phase."""
    return ("action", seat)


@step("action")
class _Action(Ask):
    """("action", seat): any number of moves, in any order, until "end" (D-5.4)."""

    kind = "action"
    rule = "D-5.4"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"production": s.production}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        seat = step[1]
        held = hand_cards(s, seat, known)
        have = stocks(s.players[seat])
        found = [plain("end"), *build_moves(s, seat, held, have)]
        for face, back in held:
            if CARD[face].is_action and effect_of(face).timing == "action":
                found += play_moves(s, seat, face, back)
        found += trade_moves(s, seat, have)
        return found + _demolish_moves(s, seat)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return card_carrier(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        verb = text.partition(" ")[0]
        if verb not in _VERBS:
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, why="action", text=text)
        _VERBS[verb](s, step[1], text, opened, index)


def prepare(seat: int) -> Step:
    """The seat has its preparatory round."""
    return ("prepare", seat)


@step("prepare")
class _Prepare(Ask):
    """("prepare", seat): build one card of the starting hand or one centre card, or nothing (D-16.10)."""

    kind = "prepare"
    rule = "D-16.10"

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        held = hand_cards(s, step[1], known)
        moves = build_moves(s, step[1], held, stocks(s.players[step[1]]), scout=False)
        return [Move("pass"), *(move for move in moves if not self._barred(move.text))]

    def _barred(self, text: str) -> bool:
        """Action cards and whatever affects the opponent are not for this round."""
        words = text.split()
        if len(words) < 3 or words[0] != "build" or "with" in words:
            return True
        return words[1] not in CENTRE and effect_of(read_card(words[1])[0]).hostile

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return card_carrier(s, step[1], text)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        if text != "pass" and self._barred(text):
            raise IllegalMove(DuelCode.PREPARE_BARRED, self.rule, why="one")
        at = len(s.agenda) - 1
        if text != "pass":
            build(s, step[1], text, opened, index)
        del s.agenda[at]
