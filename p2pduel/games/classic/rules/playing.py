"""Action cards, spells and uses: whether they may be, and how they begin (C-7, CR-35, CR-38, CR-48)."""

from p2pduel.games.classic.rules.building import check_price, magic_of, payable, price_steps
from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import find, hooked, reference, spots, stock, stocks
from p2pduel.games.classic.rules.effects.registry import HOOKED, effect_of
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.notation import check_held, open_card, read_card
from p2pduel.games.classic.rules.requirements import meets, unmet
from p2pduel.games.classic.rules.standing import alter
from p2pduel.games.classic.rules.state import Spot, State, effective
from p2pduel.games.classic.rules.steps.resources import pay
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step

__all__ = [
    "announce",
    "cast",
    "check_action",
    "check_knight",
    "check_spell",
    "play",
    "playable",
    "spells",
    "toll",
    "toll_steps",
    "use",
    "uses",
]


def toll(s: State, seat: int) -> int:
    """The gold an action card costs a seat beyond its price, in its own turn (bh-barbarian-stronghold)."""
    if seat != s.active or not s.players[seat].used.get("actions", 0):
        return 0
    return sum(effect_of(spot.card.face).tolls(s, spot) for spot in hooked(s, 1 - seat, "tolls"))


def _check_barred(s: State, card: Card) -> None:
    for owner in (0, 1):
        for spot in hooked(s, owner, "bars"):
            if effect_of(spot.card.face).bars(s, spot, card):
                raise IllegalMove(ClassicCode.CARD_BARRED, "CR-11", face=card.id, by=spot.card.face)


def check_action(s: State, seat: int, card: Card) -> None:
    """Raise IllegalMove unless an action card may be played: permission, condition, price, effect (C-7)."""
    if not s.unlocked and card.kind != "action_defence":
        raise IllegalMove(ClassicCode.CARD_LOCKED, "C-7.2", face=card.id)
    _check_barred(s, card)
    if card.needs is not None and not meets(card.needs, s, seat):
        raise IllegalMove(
            ClassicCode.CARD_REQUIREMENT, "CR-42", face=card.id, missing=unmet(card.needs, s, seat)
        )
    check_price(s, seat, card)
    gold = toll(s, seat)
    if gold and stock(s.players[seat], "gold") < gold + card.cost.get("gold", 0):
        raise IllegalMove(
            ClassicCode.COST_SHORT, "CR-35", face=card.id, cost={"gold": gold}, short={"gold": gold}
        )
    effect_of(card.id).check(s, seat)


def check_knight(s: State, at: Spot, face: str) -> None:
    """Raise IllegalMove unless a knight may be used up as that action card (CR-40)."""
    if "fresh" in at.card.marks:
        raise IllegalMove(ClassicCode.CARD_FRESH, "CR-40", face=at.card.face)
    seat = at.card.owner
    check_action(s, seat, CARD[face])
    gold = CARD[at.card.face].use.get("gold", 0) + toll(s, seat)
    have = stock(s.players[seat], "gold")
    if have < gold:
        raise IllegalMove(
            ClassicCode.COST_SHORT,
            "CR-40",
            face=at.card.face,
            cost={"gold": gold},
            short={"gold": gold - have},
        )


def playable(s: State, seat: int, face: str) -> bool:
    """Whether an action card may be played now, as far as its timing lets it."""
    card = CARD[face]
    if not s.unlocked and card.kind != "action_defence":
        return False
    try:
        check_action(s, seat, card)
    except IllegalMove:
        return False
    return True


def toll_steps(s: State, seat: int) -> list[Step]:
    """The gold of a Barbarian Stronghold; the card counts as played (CR-35, CR-38)."""
    gold = toll(s, seat)
    used = s.players[seat].used
    if seat == s.active:
        used["actions"] = used.get("actions", 0) + 1
    return [pay(seat, (("gold", gold),), "barbarian_stronghold")] if gold else []


def announce(seat: int, face: str, how: str) -> Step:
    """A shown and paid card waits for Countermagic, then takes effect; how: card, knight or spell."""
    return ("announced", seat, face, how)


def play(s: State, seat: int, text: str, opened: str | None, index: int | None, timing: str) -> None:
    """Play an action card from the hand: check everything, open it, push what it does."""
    words = text.split()
    if len(words) != 2:
        raise IllegalMove(Code.MOVE_UNKNOWN, "", why="play")
    card = read_card(words[1])
    if not card.is_action:
        raise IllegalMove(ClassicCode.CARD_KIND, "C-7.1", why="no-action", face=card.id)
    if effect_of(card.id).timing != timing:
        raise IllegalMove(ClassicCode.CARD_TIMING, "C-7.3", face=card.id, timing=effect_of(card.id).timing)
    check_held(s, seat, card, opened)
    check_action(s, seat, card)
    open_card(s, seat, card, opened, index)
    emit(s, "played", seat=seat, face=card.id)
    push(s, *toll_steps(s, seat), *price_steps(s, seat, card), announce(seat, card.id, "card"))


# -- spells --------------------------------------------------------------------------------------


def check_spell(s: State, at: Spot) -> None:
    """Raise IllegalMove unless a spell may be cast now (C-56.9, CR-11)."""
    card = CARD[at.card.face]
    if "used" in at.card.marks:
        raise IllegalMove(ClassicCode.CARD_USED, "C-56.9", face=card.id)
    _check_barred(s, card)
    if magic_of(s, at.card.owner) < card.cast:
        raise IllegalMove(ClassicCode.COST_MAGIC, "C-56.7", face=card.id, cost=card.cast)
    effect_of(card.id).check(s, at.card.owner)


_SPELLBOOKS = frozenset(card.id for card in CARDS.values() if card.kind == "spellbook")


def spells(s: State, seat: int, timing: str) -> list[Spot]:
    """The spell books a seat may cast at this moment."""
    found: list[Spot] = []
    if _SPELLBOOKS.isdisjoint(s.players[seat].names):
        return found
    for spot in spots(s, seat):
        if CARD[spot.card.face].kind == "spellbook" and effect_of(spot.card.face).timing == timing:
            try:
                check_spell(s, spot)
            except IllegalMove:
                continue
            found.append(spot)
    return found


def cast(s: State, seat: int, text: str, timing: str) -> Spot:
    """Cast a spell of a standing book: check, pay, push what it does (CR-35)."""
    at = _standing(s, seat, text, "spellbook")
    if effect_of(at.card.face).timing != timing:
        raise IllegalMove(
            ClassicCode.CARD_TIMING, "CR-10", face=at.card.face, timing=effect_of(at.card.face).timing
        )
    check_spell(s, at)
    emit(s, "cast", seat=seat, face=at.card.face)
    alter(s, at, mark="used")
    cost = CARD[at.card.face].cast
    push(s, ("pay_magic", seat, cost, at.card.face), announce(seat, at.card.face, "spell"))
    return at


def _standing(s: State, seat: int, text: str, kind: str) -> Spot:
    words = text.split()
    at = find(s, seat, words[1]) if len(words) == 2 else None
    if at is None or (CARD[at.card.face].kind == "spellbook") != (kind == "spellbook"):
        raise IllegalMove(ClassicCode.USE_TARGET, "CR-48", what=" ".join(words[1:]))
    return at


# -- uses ----------------------------------------------------------------------------------------


def _check_use(s: State, at: Spot, timing: str) -> None:
    effect = effect_of(at.card.face)
    card = CARD[at.card.face]
    seat = at.card.owner
    if card.id not in HOOKED["on_use"] or not effective(at.card):
        raise IllegalMove(ClassicCode.USE_TARGET, "CR-49", why="idle", face=card.id)
    if effect.timing != timing:
        raise IllegalMove(ClassicCode.CARD_TIMING, "CR-24", face=card.id, timing=effect.timing)
    if "used" in at.card.marks and not effect.repeatable:
        raise IllegalMove(ClassicCode.CARD_USED, "CR-48", face=card.id)
    player = s.players[seat]
    for name, amount in card.use.items():
        have = magic_of(s, seat) if name == "magic" else stock(player, name)
        if have < amount:
            raise IllegalMove(
                ClassicCode.COST_SHORT,
                "CR-48",
                face=card.id,
                cost=dict(card.use),
                short={name: amount - have},
            )
    effect.may_use(s, at)


def uses(s: State, seat: int, timing: str) -> list[Spot]:
    """The standing cards a seat may use at this moment."""
    found = []
    for spot in hooked(s, seat, "on_use"):
        try:
            _check_use(s, spot, timing)
        except IllegalMove:
            continue
        found.append(spot)
    return found


def use(s: State, seat: int, text: str, timing: str) -> None:
    """Use a standing card: check, pay, push what it does (CR-48)."""
    at = _standing(s, seat, text, "")
    _check_use(s, at, timing)
    card = CARD[at.card.face]
    emit(s, "used", seat=seat, face=card.id, site=at.site)
    if not effect_of(card.id).repeatable:
        at = alter(s, at, mark="used")
    steps: list[Step] = []
    for name, amount in card.use.items():
        if name == "magic":
            steps.append(("pay_magic", seat, amount, card.id))
        else:
            steps.append(pay(seat, ((name, amount),), card.id))
    push(s, *steps, ("carry_out_use", seat, reference(s, at)))


def affordable(s: State, seat: int, card: Card) -> bool:
    """Whether a seat can pay for a card."""
    return payable(s, seat, card, stocks(s.players[seat]))
