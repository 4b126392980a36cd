"""Points, tokens, hand limits, and whatever follows from them at once (C-8.1, C-9, CR-16, CR-67)."""

from p2pduel.games.classic.rules.core import discard, hooked, victory
from p2pduel.games.classic.rules.effects.registry import HOOKED, effect_of
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.numbers import HAND_LIMIT, UNLOCKING_SCORE
from p2pduel.games.classic.rules.state import Placed, Player, Spot, State, effective
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import NOBODY
from p2pduel.principality.board import borders, outer

__all__ = ["lift", "recount", "set_site", "strength_of", "take_away", "touched"]

_CENTRE = {
    "road": 0,
    "settlement": CARDS["settlement"].points.victory,
    "city": CARDS["city"].points.victory,
    "metropolis": CARDS["metropolis"].points.victory,
}
_KINDS = ("victory", "trade", "strength", "tournament")


def _centre_points(player: Player) -> int:
    found = 0
    for col, what in player.centre.items():
        found += _CENTRE[what] if what != "citadel" else 1 + _has_wizard(player, col)
    return found


def _has_wizard(player: Player, col: int) -> bool:
    """Whether a wizard stands at a region of that citadel (C-56.1)."""
    sites = player.sites
    return any(
        CARD[card.face].kind == "wizard" for place in borders(col) for card in sites.get(outer(place), ())
    )


class _Modifiers:
    """The cards that change what other cards of a seat count."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.bonus = hooked(s, seat, "bonus")
        self.caps = hooked(s, 1 - seat, "caps")
        self.saps = hooked(s, 1 - seat, "saps")
        self.mutes = hooked(s, 1 - seat, "mutes")
        self.none = not (self.bonus or self.caps or self.saps or self.mutes)

    def strength(self, spot: Spot, printed: int, added: int) -> int:
        """The strength of a unit (CR-67)."""
        for cap in self.caps:
            most = effect_of(cap.card.face).caps(self.s, cap, spot)
            if most is not None:
                printed = min(printed, most)
        if "elixir" in spot.card.marks:
            printed *= 2
        lost = sum(effect_of(sap.card.face).saps(self.s, sap, spot) for sap in self.saps)
        return max(0, printed + added - lost)


def _card_points(s: State, spot: Spot, mods: _Modifiers) -> tuple[int, int, int, int]:
    card = CARD[spot.card.face]
    own = card.points
    if card.formula:
        extra = effect_of(spot.card.face).points(s, spot)
        victory, trade = own.victory + extra.victory, own.trade + extra.trade
        strength, tournament = own.strength + extra.strength, own.tournament + extra.tournament
    else:
        victory, trade, strength, tournament = own.victory, own.trade, own.strength, own.tournament
    if mods.none and not spot.card.marks:
        return (victory, trade, strength, tournament)
    added = 0
    for other in mods.bonus:
        more = effect_of(other.card.face).bonus(s, other, spot)
        trade += more.trade
        added += more.strength
        tournament += more.tournament
    strength = mods.strength(spot, strength, added)
    if any(effect_of(other.card.face).mutes(s, other, spot) for other in mods.mutes):
        trade = 0
    return (victory, trade, strength, tournament)


def strength_of(s: State, spot: Spot) -> int:
    """What a standing unit counts now."""
    return _card_points(s, spot, _Modifiers(s, spot.card.owner))[2]


def _points(s: State, seat: int) -> tuple[int, int, int, int]:
    player, other = s.players[seat], s.players[1 - seat]
    mods = _Modifiers(s, seat)
    victory, trade, strength, tournament = _centre_points(player), 0, 0, 0
    for spot in player.own + other.foreign:
        printed = CARD[spot.card.face]
        if mods.none and not spot.card.marks and not printed.formula:  # most cards
            own = printed.points
            victory += own.victory
            trade += own.trade
            strength += own.strength
            tournament += own.tournament
        elif effective(spot.card):
            points = _card_points(s, spot, mods)
            victory += points[0]
            trade += points[1]
            strength += points[2]
            tournament += points[3]
    return (victory, trade, strength, tournament)


def _holders(s: State) -> tuple[int, int]:
    """The knight token to more strength, the mill token to more trade points and a city (C-9.1, C-9.2)."""
    red, blue = s.players
    knight = NOBODY if red.points[2] == blue.points[2] else int(blue.points[2] > red.points[2])
    mill = NOBODY if red.points[1] == blue.points[1] else int(blue.points[1] > red.points[1])
    if mill != NOBODY:
        centre = s.players[mill].centre.values()
        if "city" not in centre and "metropolis" not in centre:
            mill = NOBODY
    return (knight, mill)


def recount(s: State) -> None:
    """Recompute points, tokens, limits and the permission to act (C-7.2, C-9.3); send away what must go."""
    for seat, player in enumerate(s.players):
        player.points = _points(s, seat)
    tokens = _holders(s)
    for name, old, new in zip(("knight", "mill"), s.tokens, tokens, strict=True):
        if old != new:
            emit(s, "token", token=name, seat=new, was=old)
    s.tokens = tokens
    if not s.unlocked and victory(s, 0) + victory(s, 1) >= UNLOCKING_SCORE:
        s.unlocked = 1
        emit(s, "unlocked")
    for seat, player in enumerate(s.players):
        player.limit = HAND_LIMIT + sum(effect_of(spot.card.face).hand for spot in hooked(s, seat, "hand"))
    _send_away(s)
    _tidy(s)


def _send_away(s: State) -> None:
    """A foreign card leaves as soon as its host has the points it names (C-43.2, CR-16)."""
    for player in s.players:
        for spot in player.foreign:
            leaves = CARD[spot.card.face].leaves
            if leaves is not None and player.points[_KINDS.index(leaves[0])] >= leaves[1]:
                take_away(s, spot)
                discard(s, spot.card.owner, spot.card.face)
                emit(s, "left", seat=spot.card.owner, face=spot.card.face, site=spot.site)
                recount(s)
                return


def lift(s: State, spot: Spot) -> None:
    """A card is taken from its site, with all that lies on it."""
    player = s.players[spot.host]
    standing = list(player.sites[spot.site])
    standing.remove(spot.card)
    set_site(player, spot.site, standing)
    player.stored.pop(spot.site, None)
    player.arrange()


def take_away(s: State, spot: Spot) -> None:
    """A card leaves its site; cards that lie on it go to the piles of those who played them (CR-49)."""
    lift(s, spot)
    for mark in ("witch", "dogma"):
        if mark in spot.card.marks:
            discard(s, 1 - spot.card.owner, mark)
            emit(s, "lifted", face=mark, seat=1 - spot.card.owner)


def set_site(player: Player, site: str, cards: list[Placed]) -> None:
    """Cards on one side of a centre card have no order of their own: keep a fixed one."""
    if cards:
        player.sites[site] = tuple(sorted(cards))
    else:
        player.sites.pop(site, None)


_REDUCES = ("surplus", "put_under", "return_one", "lay_down")
"""Steps in which a seat is about to put cards away."""


def _tidy(s: State) -> None:
    """The passive player keeps the hand limit at once (C-8.5, CR-83)."""
    seat = 1 - s.active
    if not (s.turn and s.phase != "over" and s.zones):
        return
    asked = any(step[0] in _REDUCES and step[1] == seat for step in s.agenda)
    if len(s.zones[f"hand{seat}"]) > s.players[seat].limit and not asked:
        push(s, ("surplus", seat))


def touched(s: State) -> None:
    """Resources have moved: whatever counts them counts anew (C-9.3)."""
    fluid = HOOKED["fluid"]
    red, blue = s.players
    if not (fluid.isdisjoint(red.names) and fluid.isdisjoint(blue.names)):
        recount(s)
