"""Politics & Intrigue."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.core import (
    card_at,
    closed,
    has,
    in_order,
    open_stacks,
    pile,
    pile_name,
    reachable,
    reference,
    refs_of,
    room,
    stands,
    within_reach,
)
from p2pduel.games.classic.rules.effects.base import Defence, needs_target
from p2pduel.games.classic.rules.effects.registry import Effect, effect
from p2pduel.games.classic.rules.facts.model import Card, Points
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.hand import put_under, uncover
from p2pduel.games.classic.rules.steps.naming import fetch, name
from p2pduel.games.classic.rules.steps.politics import bannable
from p2pduel.games.classic.rules.steps.resources import gain, give, pay, take
from p2pduel.kernel.state import NOBODY, Step

__all__: list[str] = []

Steps = Iterable[Step]


# -- expansions ----------------------------------------------------------------------------------


@effect("holy_site")
class _HolySite(Effect):
    """Once in the hand step a card just drawn may be put back for another."""

    redraws = True


CHURCHES = ("church", "abbey", "order_castle", "archdiocese", "cathedral")
"""The church buildings."""


@effect("mission")
class _Mission(Effect):
    """Church buildings cost 1 resource less (CR-45)."""

    def reduces(self, s: State, at: Spot, card: Card) -> int:
        return int(card.id in CHURCHES)


@effect("order_castle")
class _OrderCastle(Effect):
    """Costly own knights are safe from Imelda, Civil War and Bribery, not from the Black Knight (CR-12)."""

    def guards(self, s: State, at: Spot, other: Spot, threat: str) -> bool:
        card = card_at(other)
        costly = card.is_knight and card.price >= 3 and other.card.owner == at.card.owner
        return costly and threat in ("imelda", "civil_war", "bribery")


@effect("bailiwick")
class _Bailiwick(Effect):
    """A resource whenever its owner rolls; gone when the opponent rolls "?" (CR-34, CR-59)."""

    late = True

    def on_production(self, s: State, at: Spot) -> Steps:
        return [take(s.active, 1, "bailiwick")] if at.card.owner == s.active else ()

    def after_event(self, s: State, at: Spot) -> Steps:
        if at.card.owner == s.active or "pawned" in at.card.marks:
            return ()
        return [("bailiff", at.card.owner, reference(s, at))]


@effect("archdiocese")
class _Archdiocese(Effect):
    """1 gold for every action card or spell of the opponent (CR-35); fire does nothing to it."""

    immune = ("arsonist",)

    def on_opposing(self, s: State, at: Spot) -> Steps:
        return [gain(at.card.owner, "gold", 1, "archdiocese")]


@effect("bordello")
class _Bordello(Effect):
    """Each knight of its host counts 1 strength point less (CR-67)."""

    def saps(self, s: State, at: Spot, other: Spot) -> int:
        return int(card_at(other).is_knight)


@effect("brewery")
class _Brewery(Effect):
    """2 trade points or 2 strength points, as it is turned."""

    def points(self, s: State, at: Spot) -> Points:
        return Points(strength=2) if at.card.note == "strength" else Points(trade=2)

    def on_build(self, s: State, at: Spot) -> Steps:
        following = ("turn_brewery", at.card.owner, reference(s, at))
        return [name(at.card.owner, "brewery", ("trade", "strength"), following)]

    def on_use(self, s: State, at: Spot) -> Steps:
        side = "trade" if at.card.note == "strength" else "strength"
        return [("turn_brewery", at.card.owner, reference(s, at), side)]


@effect("court")
class _Court(Effect):
    """10 counted resources are safe from the brigand (CR-28)."""

    brigand_limit = 10


@effect("house_of_republic")
class _HouseOfRepublic(Effect):
    """Touched regions gain 3 more (CR-33)."""

    adds = 3


@effect("secret_society")
class _SecretSociety(Effect):
    """Has the properties of one kind of opposing building (CR-58)."""

    def on_build(self, s: State, at: Spot) -> Steps:
        return [
            name(at.card.owner, "secret_society", COPIED, ("copy_title", at.card.owner, reference(s, at)))
        ]

    def on_departure(self, s: State, at: Spot, gone: Spot) -> Steps:
        seat = at.card.owner
        if gone.card.face != at.card.note or gone.card.owner == seat or stands(s, 1 - seat, gone.card.face):
            return ()
        others = tuple(title for title in COPIED if title != at.card.note)
        following = ("copy_title", seat, reference(s, at))
        return [name(seat, "secret_society", others, following, may_pass=True)]


COPIED = ("town_hall", "library", "church", "university")
"""The titles that can be copied."""


@effect("theater")
class _Theater(Effect):
    """Two more cards in the hand (C-8.1)."""

    hand = 2


# -- events --------------------------------------------------------------------------------------


@effect("mendicant")
class _Mendicant(Effect):
    """The holder of the mill token gives the opponent 2 resources (CR-43)."""

    def on_event(self, s: State) -> Steps:
        seat = s.tokens[1]
        return [] if seat == NOBODY else [give(seat, 2, "mendicant")]


@effect("church_feast")
class _ChurchFeast(Effect):
    """2 resources with a Church, 4 with a Cathedral."""

    def on_event(self, s: State) -> Steps:
        counts = {seat: 2 * has(s, seat, "church") + 4 * has(s, seat, "cathedral") for seat in in_order(s)}
        return [take(seat, count, "church_feast") for seat, count in counts.items() if count]


@effect("good_neighbourhood")
class _GoodNeighbourhood(Effect):
    """The top cards of all stacks lie open from now on (CR-53)."""

    def on_event(self, s: State) -> Steps:
        s.open_tops = [stack.zone for stack in s.layout.stacks]
        return uncover(s)


# -- actions -------------------------------------------------------------------------------------


@effect("archivist")
class _Archivist(Effect):
    """Up to 6 top cards of a stack in any order (C-70.7)."""

    def _stacks(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(zone for zone in open_stacks(s, seat) if len(s.zones[zone]) > 1)

    def check(self, s: State, seat: int) -> None:
        needs_target("archivist", self._stacks(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "archivist", self._stacks(s, seat), ("archive", seat))]


@effect("council")
class _Council(Effect):
    """A hand card under a stack, then the top 2 cards of one stack."""

    def check(self, s: State, seat: int) -> None:
        needs_target("council", len(s.zones[f"hand{seat}"]) > 1 and open_stacks(s, seat, filled=False))

    def on_play(self, s: State, seat: int) -> Steps:
        stacks = tuple(open_stacks(s, seat, filled=False))
        return [put_under(seat, f"hand{seat}", stacks), ("council", seat)]


@effect("bribery")
class _Bribery(Effect):
    """An opposing knight changes sides, for 3 gold; there must be a site for him."""

    def _targets(self, s: State, seat: int) -> tuple[str, ...]:
        knights = reachable(s, 1 - seat, "bribery", ("unit_knight",))
        return refs_of(s, [spot for spot in knights if free_sites(s, seat, card_at(spot))])

    def check(self, s: State, seat: int) -> None:
        needs_target("bribery", self._targets(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "bribery", self._targets(s, seat), ("bribed", seat))]


@effect("diplomat")
class _Diplomat(Effect):
    """A card of the discard pile (CR-46)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("diplomat", pile(s, seat) and not closed(s, seat, pile_name(s, seat)))

    def on_play(self, s: State, seat: int) -> Steps:
        return [fetch(seat, seat, "diplomat", tuple(pile(s, seat)))]


@effect("wedding")
class _Wedding(Effect):
    """All gold of the opponent that one can store (C-53.2)."""

    def _amount(self, s: State, seat: int) -> int:
        return min(within_reach(s.players[1 - seat], "gold"), room(s.players[seat], "gold"))

    def check(self, s: State, seat: int) -> None:
        needs_target("wedding", self._amount(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        amount = self._amount(s, seat)
        if not amount:
            return ()
        return [
            pay(1 - seat, (("gold", amount),), "wedding", safe=False),
            gain(seat, "gold", amount, "wedding"),
        ]


@effect("chancellor")
class _Chancellor(Effect):
    """3 cards of choice from one stack."""

    def check(self, s: State, seat: int) -> None:
        needs_target("chancellor", open_stacks(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "chancellor", tuple(open_stacks(s, seat)), ("chancellor", seat))]


@effect("ban")
class _Ban(Effect):
    """Closes a stack or pile to the opponent (CR-52)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("ban", bannable(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "ban", bannable(s, seat), ("banned", seat))]


@effect("medicus")
class _Medicus(Defence):
    """Against the Plague (CR-37)."""

    answers = ("plague",)
