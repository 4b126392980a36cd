"""The small verbs every rule is written in: storing, paying, minting slots, counting points."""

from collections import Counter
from collections.abc import Collection
from functools import cache

from p2pduel.games.duel.rules.effects.registry import HOOKED, NO_EFFECT, effect_of
from p2pduel.games.duel.rules.facts import Card, card_of
from p2pduel.games.duel.rules.state import Placed, Player, State
from p2pduel.games.duel.rules.variants import VARIANTS, Stack, Variant, deck_pool, draw_pool
from p2pduel.kernel.slots import emit
from p2pduel.kernel.state import NOBODY
from p2pduel.principality.stores import on_regions, resource_at, room, stock, stocks, stores, total

__all__ = [
    "CARD",
    "NO_EFFECT",
    "buildings",
    "could_hold",
    "counted",
    "discard",
    "draw_stacks",
    "effect_of",
    "has_card",
    "hooked",
    "on_regions",
    "owns",
    "pile",
    "placed",
    "recount",
    "resource_at",
    "room",
    "rules_of",
    "stack_back",
    "stock",
    "stocks",
    "stores",
    "total",
    "units",
    "victory",
]


class _Cards(dict[str, Card]):
    """Face -> card, looked up once."""

    def __missing__(self, face: str) -> Card:
        found = card_of(face)
        self[face] = found
        return found


CARD = _Cards()


def rules_of(s: State) -> Variant:
    """The variant's data."""
    return VARIANTS[s.variant]


# -- stacks --------------------------------------------------------------------------------------


@cache
def _stacks_of(variant: str, seat: int) -> tuple[Stack, ...]:
    return tuple(stack for stack in VARIANTS[variant].stacks if stack.owner in (None, seat))


def draw_stacks(s: State, seat: int) -> tuple[Stack, ...]:
    """The draw stacks this seat draws from and searches (D-16.12)."""
    return _stacks_of(s.variant, seat)


def stack_back(s: State, zone: str) -> str | None:
    """The back of a draw stack, also of an empty one; None if there is no such stack."""
    for stack in VARIANTS[s.variant].stacks:
        if stack.zone == zone:
            return stack.back
    return None


def pile(s: State, seat: int) -> list[tuple[str, str]]:
    """The discard pile this seat's cards go to (D-16.11)."""
    return s.discards[seat if len(s.discards) > 1 else 0]


def discard(s: State, seat: int, face: str, back: str) -> None:
    """A card goes face up on the discard pile."""
    pile(s, seat).append((face, back))


@cache
def _in_play(variant: str, back: str) -> Counter[str]:
    """How many cards of each name with that back take part in a variant."""
    entry = VARIANTS[variant]
    pool = deck_pool() if back.startswith("deck") else draw_pool(entry, back)
    return Counter(CARD[face].id for face in pool)


def could_hold(s: State, seat: int, card_ids: Collection[str]) -> bool:
    """Whether, as far as everybody can tell, the seat's hand may hold one of these cards."""
    hand, public = s.zones[f"hand{seat}"], s.faces
    if any(CARD[public[slot]].id in card_ids for slot in hand if slot in public):
        return True
    for back in {s.backs[slot] for slot in hand if slot not in public}:
        everywhere = _in_play(s.variant, back)
        for card_id in card_ids:
            if card_id in everywhere:
                gone = sum((card_id, back) == card for heap in s.discards for card in heap)
                gone += sum(face == card_id and s.backs[slot] == back for slot, face in public.items())
                if gone < everywhere[card_id]:
                    return True
    return False


# -- cards that stand ----------------------------------------------------------------------------


def placed(player: Player) -> list[tuple[str, Placed]]:
    """Every standing card with its site; covered cards are not among them."""
    return [(site, card) for site, cards in player.sites.items() for card in cards]


def hooked(player: Player, hook: str) -> list[tuple[str, Placed]]:
    """Every standing card, with its site, whose effect does something at this hook."""
    if HOOKED[hook].isdisjoint(player.names):
        return []
    return [pair for pair in placed(player) if CARD[pair[1].face].id in HOOKED[hook]]


def owns(player: Player, card_id: str) -> int:
    """How many uncovered cards of that name stand; a covered one counts only in has_card."""
    if card_id not in player.names:
        return 0
    return sum(CARD[card.face].id == card_id for cards in player.sites.values() for card in cards)


def has_card(player: Player, card_id: str) -> bool:
    """Whether a card of that name stands, covered ones included (R-15)."""
    return card_id in player.names or any(
        card.under is not None and CARD[card.under[0]].id == card_id
        for cards in player.sites.values()
        for card in cards
    )


def buildings(player: Player) -> list[tuple[str, Placed]]:
    """The uncovered buildings (R-52)."""
    return [(site, card) for site, card in placed(player) if CARD[card.face].is_building]


def units(player: Player) -> list[tuple[str, Placed]]:
    """The units (R-52)."""
    return [(site, card) for site, card in placed(player) if CARD[card.face].is_unit]


def counted(player: Player, kind: str) -> int:
    """How many cards of a kind stand."""
    return sum(CARD[card.face].kind == kind for cards in player.sites.values() for card in cards)


# -- points --------------------------------------------------------------------------------------


def _points(s: State, seat: int) -> tuple[int, int, int, int, int]:
    player = s.players[seat]
    victory = trade = strength = skill = progress = 0
    conditional = HOOKED["points"]
    for what in player.centre.values():
        victory += 2 if what == "city" else 1 if what == "settlement" else 0
    for cards in player.sites.values():
        for card in cards:
            face = CARD[card.face]
            points = face.points
            victory += points.victory
            trade += points.trade
            strength += points.strength
            skill += points.skill
            progress += points.progress
            if face.id in conditional:
                extra = effect_of(card.face).points(s, seat)
                victory += extra.victory
                trade += extra.trade
    return (victory, trade, strength, skill, progress)


def _holder(mine: int, theirs: int) -> int:
    if mine >= 3 and mine > theirs:
        return 0
    return 1 if theirs >= 3 and theirs > mine else NOBODY


def recount(s: State) -> None:
    """Recompute all points and both tokens (D-12.10); say when a token moved."""
    red, blue = s.players
    red.points = _points(s, 0)
    blue.points = _points(s, 1)
    tokens = (_holder(red.points[2], blue.points[2]), _holder(red.points[1], blue.points[1]))
    for name, old, new in zip(("strength", "trade"), s.tokens, tokens, strict=True):
        if old != new:
            emit(s, "token", token=name, seat=new, was=old)
    s.tokens = tokens


def victory(s: State, seat: int) -> int:
    """Victory points, tokens included (D-13.1)."""
    strength, trade = s.tokens
    return s.players[seat].points[0] + (strength == seat) + (trade == seat)
