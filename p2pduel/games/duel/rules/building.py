"""What may be built where, and building it (D-3, D-9)."""

from collections.abc import Sequence

from p2pduel.games.duel.rules.board import column, outer, sides
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD, effect_of, has_card, hooked, placed, recount, rules_of
from p2pduel.games.duel.rules.facts import RESOURCES, Card, Resource
from p2pduel.games.duel.rules.requirements import meets, unmet
from p2pduel.games.duel.rules.state import Placed, Player, State
from p2pduel.games.duel.rules.steps.resources import pay, reduce
from p2pduel.games.duel.rules.tokens import reference
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.slots import emit
from p2pduel.kernel.state import Step

__all__ = [
    "centre_columns",
    "check_centre",
    "check_expansion",
    "cost_steps",
    "fits",
    "free_sites",
    "remove",
    "short_of",
    "stand",
    "stocks",
]


def stocks(player: Player) -> dict[Resource, int]:
    """How much of every resource a player has."""
    have = dict.fromkeys(RESOURCES, 0)
    holds = player.holds
    for place, held in player.stored.items():
        have[holds[place]] += held
    return have


def short_of(have: dict[Resource, int], card: Card, reductions: int = 0) -> int:
    """How many resources are missing for a card."""
    missing = 0
    for name, amount in card.cost.items():
        if amount > have[name]:
            missing += amount - have[name]
    return missing - reductions if missing > reductions else 0


def reductions(s: State, seat: int, card: Card) -> int:
    """How many resources of its cost a card is spared (D-9.10)."""
    helpers = hooked(s.players[seat], "reduces")
    found = sum(effect_of(other.face).reduces(s, seat, card) for _, other in helpers)
    return min(found, sum(card.cost.values())) if found else 0


def cost_steps(s: State, seat: int, card: Card) -> list[Step]:
    """The payment of a card's cost, with the choice of what is spared."""
    cost = tuple((name, amount) for name, amount in card.cost.items() if amount)
    if not cost:
        return []
    spared = reductions(s, seat, card)
    return [reduce(seat, cost, spared, card.id) if spared else pay(seat, cost, card.id)]


def _check_cost(s: State, seat: int, card: Card) -> None:
    have, spared = stocks(s.players[seat]), reductions(s, seat, card)
    if short_of(have, card, spared):
        missing = {name: amount - have[name] for name, amount in card.cost.items() if amount > have[name]}
        raise IllegalMove(
            DuelCode.COST_SHORT, "D-9.3", face=card.id, cost=dict(card.cost), missing=missing, spared=spared
        )


# -- centre cards --------------------------------------------------------------------------------


def centre_columns(player: Player, what: str) -> list[int]:
    """Where a road, settlement or city may go (D-3.9 to D-3.11)."""
    centre = player.centre
    if what == "city":
        return [col for col, card in centre.items() if card == "settlement"]
    left, right = min(centre), max(centre)
    ends = [(left, left - 1), (right, right + 1)]
    wanted = "road" if what == "settlement" else ""
    return [col for end, col in ends if (centre[end] == "road") == bool(wanted)]


def centre_left(s: State, what: str) -> int:
    """How many cards the centre stack still holds."""
    return s.roads if what == "road" else s.settlements if what == "settlement" else s.cities


_CENTRE_RULE = {"road": "D-3.9", "settlement": "D-3.10", "city": "D-3.11"}


def check_centre(s: State, seat: int, what: str, col: int) -> None:
    """Raise IllegalMove unless that centre card may be built there."""
    if not centre_left(s, what):
        raise IllegalMove(DuelCode.STACK_EMPTY, "D-9.13", why=what)
    if col not in centre_columns(s.players[seat], what):
        raise IllegalMove(DuelCode.SITE_WRONG, _CENTRE_RULE[what], why=what)
    _check_cost(s, seat, CARD[what])


# -- expansions ----------------------------------------------------------------------------------


def _colour_fits(player: Player, card: Card, site: str) -> bool:
    """Whether a card's kind of site is this one (D-3.12, D-3.13)."""
    if card.placement == "region":
        return site[1] in "TB"
    if site[1] in "TB":
        return False
    return card.placement != "city" or player.centre.get(column(site)) == "city"


def fits(player: Player, face: str, site: str) -> bool:
    """Whether a card may stand at a site where a place is free or its base stands."""
    return site in free_sites(player, face)


def _sites(player: Player, card: Card) -> list[str]:
    if card.placement == "region":
        return [outer(region) for region in player.regions]
    return [site for col, what in player.centre.items() if what != "road" for site in sides(col)]


def free_sites(player: Player, face: str) -> Sequence[str]:
    """Every site where the card may go."""
    card = CARD[face]
    base = effect_of(face).covers
    if not base:
        return player.free[card.placement]
    return [
        site
        for site, cards in player.sites.items()
        if _colour_fits(player, card, site) and any(CARD[other.face].id == base for other in cards)
    ]


def _once(player: Player, card: Card) -> bool:
    """Whether the card may stand only once and already does (D-9.4, D-9.5)."""
    return (card.unique or card.named_unit) and has_card(player, card.id)


def buildable(s: State, seat: int, face: str, have: dict[Resource, int]) -> bool:
    """Whether the card may be built somewhere as far as cost, condition and uniqueness go."""
    card = CARD[face]
    missing = short_of(have, card)
    if missing and missing > reductions(s, seat, card):
        return False
    return not _once(s.players[seat], card) and meets(card.requires, s, seat)


def check_expansion(s: State, seat: int, face: str, site: str) -> None:
    """Raise IllegalMove unless the card may be built there now (D-9.15)."""
    card = CARD[face]
    player = s.players[seat]
    if not card.is_expansion:
        raise IllegalMove(DuelCode.CARD_KIND, "D-9.3", why="not-built", face=face)
    if card.requires is not None and not meets(card.requires, s, seat):
        raise IllegalMove(
            DuelCode.CARD_REQUIREMENT, "D-9.6", face=face, missing=unmet(card.requires, s, seat)
        )
    if _once(player, card):
        rule = "D-9.4" if card.unique else "D-9.5"
        raise IllegalMove(DuelCode.CARD_UNIQUE, rule, face=face)
    if site not in _sites(player, card) or not _colour_fits(player, card, site):
        rule = "D-3.12" if card.placement == "region" else "D-3.13"
        raise IllegalMove(DuelCode.SITE_WRONG, rule, face=face, site=site, placement=card.placement)
    if not fits(player, face, site):
        raise IllegalMove(DuelCode.SITE_TAKEN, "D-9.3", face=face, site=site)
    _check_cost(s, seat, card)


def stand(s: State, seat: int, face: str, back: str, site: str) -> None:
    """A paid card is placed; points and tokens follow at once (D-9.15)."""
    player = s.players[seat]
    effect = effect_of(face)
    standing = list(player.sites.get(site, ()))
    under = None
    if effect.covers:
        base = next(card for card in standing if CARD[card.face].id == effect.covers)
        standing.remove(base)
        under = (base.face, base.back)
    standing.append(Placed(face, back, under))
    set_site(player, site, standing)
    if effect.stores_gold:
        player.stored[site] = 0
    player.arrange()
    emit(s, "built", seat=seat, face=face, site=site)
    recount(s)


def fits_swapped(player: Player, site: str, card: Placed, other_site: str, other: Placed) -> bool:
    """Whether two standing cards may change places (R-14, R-49)."""
    return _colour_fits(player, CARD[card.face], other_site) and _colour_fits(player, CARD[other.face], site)


def set_site(player: Player, site: str, cards: list[Placed]) -> None:
    """Cards on one side of a city have no order of their own (D-3.14): keep a fixed one."""
    if cards:
        player.sites[site] = tuple(sorted(cards, key=lambda card: (card.face, card.back)))
    else:
        player.sites.pop(site, None)


def remove(s: State, seat: int, site: str, card: Placed) -> None:
    """A card leaves its site; what it covered works again (D-18.8); points follow (D-18.9)."""
    player = s.players[seat]
    standing = list(player.sites[site])
    standing.remove(card)
    if card.under is not None:
        standing.append(Placed(*card.under))
    set_site(player, site, standing)
    player.arrange()
    effect_of(card.face).on_leave(s, seat)
    emit(s, "removed", seat=seat, face=card.face, site=site)
    recount(s)


def find(s: State, seat: int, word: str) -> tuple[str, Placed] | None:
    """The standing card a reference names."""
    for site, card in placed(s.players[seat]):
        if reference(card.face, card.back, site, seat) == word:
            return site, card
    return None


def back_to_face_up(s: State, face: str) -> bool:
    """Whether a removed card goes to the face-up stack (R-17, R-47)."""
    return rules_of(s).face_up == CARD[face].id
