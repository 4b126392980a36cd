"""What may be built where, and what it costs (C-3, C-41 to C-44, CR-45)."""

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.core import hooked, spots, stock, stocks
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS, LAND
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.requirements import meets, once, rival_kinds, unmet
from p2pduel.games.classic.rules.state import Player, Spot, State, effective
from p2pduel.games.classic.rules.steps.resources import pay, spare
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.state import Step
from p2pduel.principality.resources import Resource

__all__ = [
    "buildable",
    "centre_columns",
    "centre_left",
    "check_centre",
    "check_expansion",
    "check_price",
    "free_sites",
    "magic_of",
    "payable",
    "price_steps",
    "wizards",
]


# -- prices --------------------------------------------------------------------------------------


def wizards(s: State, seat: int) -> list[Spot]:
    """The wizards whose magic power a seat may spend now (C-56.7, CR-61)."""
    return [
        spot
        for spot in spots(s, seat)
        if CARD[spot.card.face].kind == "wizard" and effective(spot.card) and "charged" not in spot.card.marks
    ]


def magic_of(s: State, seat: int) -> int:
    """The magic power a seat may spend now."""
    return sum(spot.card.amount for spot in wizards(s, seat))


def _price(s: State, seat: int, card: Card) -> dict[Resource, int]:
    """The resources of a card's price, those left out that need not be paid at all (CR-45)."""
    waived = {
        resource
        for spot in hooked(s, seat, "waives")
        for resource in effect_of(spot.card.face).waives(s, spot, card)
    }
    return {name: n for name, n in card.cost.items() if name != "magic" and n and name not in waived}


def _spared(s: State, seat: int, card: Card) -> int:
    """How many resources of its price a card is spared (CR-45)."""
    return sum(effect_of(spot.card.face).reduces(s, spot, card) for spot in hooked(s, seat, "reduces"))


def payable(s: State, seat: int, card: Card, have: dict[Resource, int]) -> bool:
    """Whether a seat that has so much can pay for a card."""
    missing = 0
    for name, amount in card.cost.items():
        if name == "magic":
            if magic_of(s, seat) < amount:
                return False
        elif amount > have[name]:
            missing += amount - have[name]
    if not missing:
        return True
    if not (hooked(s, seat, "waives") or hooked(s, seat, "reduces")):
        return False
    price = _price(s, seat, card)
    missing = sum(max(0, amount - have[name]) for name, amount in price.items())
    return missing <= _spared(s, seat, card)


def check_price(s: State, seat: int, card: Card) -> None:
    """Raise IllegalMove unless the seat can pay for a card (C-3.8)."""
    have = stocks(s.players[seat])
    if payable(s, seat, card, have):
        return
    if magic_of(s, seat) < card.cost.get("magic", 0):
        raise IllegalMove(ClassicCode.COST_MAGIC, "C-56.14", face=card.id, cost=card.cost["magic"])
    short = {name: n - have[name] for name, n in _price(s, seat, card).items() if n > have[name]}
    raise IllegalMove(ClassicCode.COST_SHORT, "C-3.8", face=card.id, cost=dict(card.cost), short=short)


def price_steps(s: State, seat: int, card: Card) -> list[Step]:
    """The payment of a card's price, with the choice of what is spared."""
    steps: list[Step] = []
    magic = card.cost.get("magic", 0)
    if magic:
        steps.append(("pay_magic", seat, magic, card.id))
    price = tuple(_price(s, seat, card).items())
    if price:
        spared = min(_spared(s, seat, card), sum(amount for _, amount in price))
        steps.append(spare(seat, price, spared, card.id) if spared else pay(seat, price, card.id))
    if card.needs is not None and card.needs.spend:
        steps.append(("hand_in", seat, card.needs.spend, card.id))
    return steps


# -- centre cards --------------------------------------------------------------------------------


def _citadel_fits(centre: dict[int, str], col: int) -> bool:
    """Two citadels are never neighbours (C-56.2)."""
    return centre.get(col - 2) != "citadel" and centre.get(col + 2) != "citadel"


def centre_columns(player: Player, what: str) -> list[int]:
    """Where a centre card may go (C-3.1, C-3.2, C-55.2, C-56.2)."""
    centre = player.centre
    if what == "city":
        return [col for col, card in centre.items() if card == "settlement"]
    if what == "citadel":
        return [col for col, card in centre.items() if card == "settlement" and _citadel_fits(centre, col)]
    if what == "metropolis":
        one = "metropolis" in centre.values()
        return [] if one else [col for col, card in centre.items() if card == "city"]
    left, right = min(centre), max(centre)
    wanted = what == "settlement"
    return [col for end, col in ((left, left - 1), (right, right + 1)) if (centre[end] == "road") == wanted]


def centre_left(s: State, seat: int, what: str) -> int:
    """How many centre cards the supply still has for a seat (C-1.7, CR-73)."""
    if what == "road":
        return s.roads
    if what == "settlement":
        return s.settlements
    if what == "city":
        return s.cities
    if what == "citadel":
        return s.citadels[seat if len(s.citadels) > 1 else 0] if s.citadels else 0
    return 1


_CENTRE_RULE = {
    "road": "C-3.1",
    "settlement": "C-3.2",
    "city": "C-3.6",
    "citadel": "C-56.2",
    "metropolis": "C-55.2",
}


def check_centre(s: State, seat: int, what: str, col: int) -> None:
    """Raise IllegalMove unless that centre card may be built there."""
    card = CARDS[what]
    if not centre_left(s, seat, what):
        raise IllegalMove(ClassicCode.STACK_EMPTY, "C-1.7", what=what)
    if card.needs is not None and not meets(card.needs, s, seat):
        raise IllegalMove(
            ClassicCode.CARD_REQUIREMENT, "CR-42", face=what, missing=unmet(card.needs, s, seat)
        )
    if col not in centre_columns(s.players[seat], what):
        raise IllegalMove(ClassicCode.SITE_WRONG, _CENTRE_RULE[what], face=what, site=str(col))
    check_price(s, seat, card)


# -- expansions ----------------------------------------------------------------------------------


def free_sites(s: State, seat: int, card: Card) -> list[str]:
    """Every site where a card of a seat may be placed now, in its host's principality."""
    player = s.players[1 - seat if card.foreign else seat]
    free = player.free
    if card.site == "region":
        return _region_sites(s, seat, player, card)
    if card.id == "robber_baron_castle":
        return list(free["town"])
    sites = list(free[card.site])
    if card.is_unit and card.site != "citadel" and not card.foreign:
        sites += free["unit"]
    return sites


def _region_sites(s: State, seat: int, player: Player, card: Card) -> list[str]:
    """The outer places of fitting regions (C-41); wizards stand at a citadel (C-56.5)."""
    sites = player.free["wizard" if card.kind == "wizard" else "region"]
    kinds: set[Resource] = set(card.at)
    if card.needs is not None and card.needs.rival:
        kinds &= rival_kinds(s, seat)
    return [site for site in sites if LAND[player.regions[site[1:]]][0] in kinds]


def buildable(s: State, seat: int, card: Card, have: dict[Resource, int]) -> bool:
    """Whether the card may be built somewhere as far as price, condition and uniqueness go."""
    return payable(s, seat, card, have) and not once(s, seat, card) and meets(card.needs, s, seat)


def check_expansion(s: State, seat: int, card: Card, site: str) -> None:
    """Raise IllegalMove unless the card may be built there now."""
    if not card.is_expansion:
        raise IllegalMove(ClassicCode.CARD_KIND, "C-3.7", why="not-built", face=card.id)
    if card.needs is not None and not meets(card.needs, s, seat):
        raise IllegalMove(
            ClassicCode.CARD_REQUIREMENT, "CR-42", face=card.id, missing=unmet(card.needs, s, seat)
        )
    if once(s, seat, card):
        rule = "CR-72" if card.unique else "C-20.14"
        raise IllegalMove(ClassicCode.CARD_UNIQUE, rule, face=card.id)
    if site not in free_sites(s, seat, card):
        raise IllegalMove(ClassicCode.SITE_WRONG, "C-3.7", face=card.id, site=site)
    check_price(s, seat, card)


def can_pay(s: State, seat: int, cost: dict[Resource, int]) -> bool:
    """Whether a seat has so much of each."""
    player = s.players[seat]
    return all(stock(player, name) >= amount for name, amount in cost.items())
