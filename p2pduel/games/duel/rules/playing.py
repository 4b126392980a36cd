"""Cards from the hand: which they are, whether an action may be played, playing it (D-9)."""

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD, effect_of
from p2pduel.games.duel.rules.requirements import meets, unmet
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.played import carry_out, lay_off
from p2pduel.games.duel.rules.tokens import home_back, split_token, token
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Carrier, PlainAct, PlayCard
from p2pduel.kernel.slots import emit, forget, leave, push
from p2pduel.kernel.steps import Known

__all__ = [
    "check_action",
    "hand_card",
    "hand_cards",
    "hand_carrier",
    "open_card",
    "play",
    "play_moves",
    "read_card",
]


def hand_cards(s: State, seat: int, known: Known) -> list[tuple[str, str]]:
    """The different known cards in a hand, as face and back, in a fixed order."""
    backs = s.backs
    return sorted({(known[slot], backs[slot]) for slot in s.zones[f"hand{seat}"] if slot in known})


def read_card(word: str) -> tuple[str, str | None]:
    """Face and explicit back in a move's text."""
    try:
        return split_token(word)
    except KeyError:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="card", word=word) from None


def hand_card(s: State, seat: int, word: str) -> tuple[str, str]:
    """The card a text names, as face and back; its back must be among the seat's hand cards."""
    face, back = read_card(word)
    backs = {s.backs[slot] for slot in s.zones[f"hand{seat}"]}
    if back is None:
        back = f"deck{seat}" if any(held.startswith("deck") for held in backs) else home_back(face)
    if token(face, back, seat) != word:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="written", face=face, word=token(face, back, seat))
    if back not in backs:
        raise IllegalMove(Code.CARD_NOT_HELD, "D-9.1", why="none", face=face)
    return face, back


def hand_carrier(s: State, seat: int, word: str) -> Carrier:
    """The carrier of a move that opens the named hand card; a plain act if nothing could be that card."""
    try:
        _, back = hand_card(s, seat, word)
    except IllegalMove:
        return PlainAct()
    return PlayCard(seat, f"hand{seat}", back)


def open_card(s: State, seat: int, face: str, back: str, opened: str | None, index: int | None) -> None:
    """The named card leaves the hand; what was opened must be what was named."""
    if opened != face:
        raise IllegalMove(Code.CARD_NOT_HELD, "D-9.1", why="opened", face=face)
    forget(s, leave(s, f"hand{seat}", back, index))


def check_action(s: State, seat: int, face: str) -> None:
    """Raise IllegalMove unless the action card's condition is met and it has an effect (D-9.6, D-9.7)."""
    card = CARD[face]
    if card.requires is not None and not meets(card.requires, s, seat):
        raise IllegalMove(
            DuelCode.CARD_REQUIREMENT, "D-9.6", face=face, missing=unmet(card.requires, s, seat)
        )
    effect_of(face).check(s, seat)


def play_moves(s: State, seat: int, face: str, back: str) -> list[Move]:
    """Every way to play an action card now."""
    if not meets(CARD[face].requires, s, seat):
        return []
    effect = effect_of(face)
    try:
        effect.check(s, seat)
    except IllegalMove:
        return []
    name = token(face, back, seat)
    return [Move(f"play {name} {target}" if target else f"play {name}") for target in effect.targets(s, seat)]


def play(s: State, seat: int, text: str, opened: str | None, index: int | None, timing: str) -> str:
    """Play an action card: check everything, open it, push what it does; returns its face."""
    words = text.split(maxsplit=2)
    if len(words) < 2:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="play")
    face, back = hand_card(s, seat, words[1])
    card = CARD[face]
    if not card.is_action:
        raise IllegalMove(DuelCode.CARD_KIND, "D-9.1", why="no-action", face=face)
    effect = effect_of(face)
    if effect.timing != timing:
        raise IllegalMove(DuelCode.CARD_TIMING, "D-9.9", face=face, timing=effect.timing)
    check_action(s, seat, face)
    target = words[2] if len(words) > 2 else ""
    if target not in effect.targets(s, seat):
        raise IllegalMove(DuelCode.CARD_TARGET, "D-9.7", face=face, target=target)
    open_card(s, seat, face, back, opened, index)
    emit(s, "played", seat=seat, face=face, target=target)
    push(s, carry_out(seat, face, target), lay_off(seat, face, back))
    return face
