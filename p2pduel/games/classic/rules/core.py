"""The small verbs every rule is written in: whose cards stand where, what is stored, stacks and piles."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.effects.registry import HOOKED, effect_of
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.state import Placed, Player, Spot, State, effective
from p2pduel.kernel.state import NOBODY
from p2pduel.principality.resources import CAPACITY, RESOURCES, Resource
from p2pduel.principality.stores import stocks as stored_stocks

__all__ = [
    "card_at",
    "closed",
    "copied",
    "count_of",
    "discard",
    "find",
    "has",
    "holder",
    "hooked",
    "in_order",
    "kept",
    "open_stacks",
    "pile",
    "pile_name",
    "reachable",
    "reference",
    "refs_of",
    "room",
    "rooms",
    "safe",
    "spots",
    "stands",
    "stock",
    "stocks",
    "total",
    "town_of",
    "victory",
    "within_reach",
]


def in_order(s: State) -> tuple[int, int]:
    """Both seats, the active one first (CR-29)."""
    return (s.active, 1 - s.active)


# -- stacks and piles ----------------------------------------------------------------------------


def pile_name(s: State, seat: int) -> str:
    """What the discard pile of a seat is called where piles are named."""
    return f"pile{seat}" if len(s.discards) > 1 else "pile"


def pile(s: State, seat: int) -> list[str]:
    """The discard pile this seat's cards go to (C-30.8)."""
    return s.discards[seat if len(s.discards) > 1 else 0]


def discard(s: State, seat: int, face: str) -> None:
    """A card goes face up on the discard pile."""
    pile(s, seat).append(face)


def closed(s: State, seat: int, name: str) -> bool:
    """Whether a stack or pile is closed to a seat (CR-52)."""
    return bool(s.bans) and (name, seat) in s.bans


def open_stacks(s: State, seat: int, *, filled: bool = True) -> list[str]:
    """The stacks a seat may draw from, or with filled=False put cards under."""
    return [
        stack.zone
        for stack in s.layout.stacks_of(seat)
        if (s.zones[stack.zone] or not filled) and not closed(s, seat, stack.zone)
    ]


# -- resources -----------------------------------------------------------------------------------


def kept(player: Player, resource: Resource) -> int:
    """How much of a resource lies on store buildings (CR-56)."""
    return sum(spot.card.amount for spot in player.kept if spot.card.note == resource) if player.kept else 0


def within_reach(player: Player, resource: Resource) -> int:
    """How much of a resource the opponent could take: what lies on store buildings is safe (C-53.2)."""
    stored = player.stored
    return sum([stored[place] for place in player.places[resource]])


def stock(player: Player, resource: Resource) -> int:
    """How much of a resource a player can spend."""
    return within_reach(player, resource) + (kept(player, resource) if player.kept else 0)


def stocks(player: Player) -> dict[Resource, int]:
    """How much of every resource a player can spend."""
    have = stored_stocks(player)
    for spot in player.kept:
        for resource in RESOURCES:
            if spot.card.note == resource:
                have[resource] += spot.card.amount
    return have


def total(player: Player) -> int:
    """How many resources a player can spend, whatever they are."""
    return sum(player.stored.values()) + sum(spot.card.amount for spot in player.kept)


def room(player: Player, resource: Resource) -> int:
    """How much more of a resource a player can store; a Colonial Base only fills itself (CR-57)."""
    stored = player.stored
    return sum([CAPACITY - stored[place] for place in player.lands[resource]])


def rooms(player: Player) -> dict[Resource, int]:
    """How much more of every resource a player can store."""
    free = dict.fromkeys(RESOURCES, 0)
    holds, stored = player.holds, player.stored
    for place in player.regions:
        free[holds[place]] += CAPACITY - stored[place]
    return free


# -- cards that stand ----------------------------------------------------------------------------


def card_at(spot: Spot) -> Card:
    """The facts of a standing card."""
    return CARD[spot.card.face]


def spots(s: State, seat: int) -> tuple[Spot, ...]:
    """Every card a seat owns, wherever it stands."""
    return s.players[seat].own + s.players[1 - seat].foreign


def copied(s: State, seat: int) -> list[Spot]:
    """The titles that a seat's Secret Societies copy, as if they stood there (CR-58)."""
    player = s.players[seat]
    if "secret_society" not in player.names:
        return []
    return [
        Spot(spot.host, spot.site, Placed(spot.card.note, seat))
        for spot in player.own
        if spot.card.face == "secret_society" and effective(spot.card) and stands(s, 1 - seat, spot.card.note)
    ]


def hooked(s: State, seat: int, hook: str) -> tuple[Spot, ...]:
    """Every effective card of a seat, wherever it stands, whose effect does something at this hook."""
    own, away = s.players[seat], s.players[1 - seat]
    found = own.hooked.get(hook)
    if found is None:
        found = own.hooked[hook] = _at_hook(own.own, hook)
    if away.guests:
        abroad = away.visiting.get(hook)
        if abroad is None:
            abroad = away.visiting[hook] = _at_hook(away.foreign, hook)
        found += abroad
    if "secret_society" in own.names:
        found += _at_hook(copied(s, seat), hook)
    return found


def _at_hook(standing: Iterable[Spot], hook: str) -> tuple[Spot, ...]:
    """The effective ones among these cards whose effect does something at this hook."""
    cards = HOOKED[hook]
    return tuple([spot for spot in standing if CARD[spot.card.face].id in cards and effective(spot.card)])


def count_of(s: State, seat: int, card_id: str) -> int:
    """How many effective cards of that name a seat has; a copied one counts (CR-42, CR-58)."""
    own, away = s.players[seat], s.players[1 - seat]
    count = 0
    if card_id in own.names:
        count = sum(spot.card.face == card_id and effective(spot.card) for spot in own.own)
    if card_id in away.guests:
        count += sum(spot.card.face == card_id and effective(spot.card) for spot in away.foreign)
    if "secret_society" in own.names:
        count += sum(spot.card.face == card_id for spot in copied(s, seat))
    return count


def has(s: State, seat: int, card_id: str) -> bool:
    """Whether a seat fulfils a requirement for that card (CR-42)."""
    if card_id == "citadel":
        return "citadel" in s.players[seat].centre.values()
    return count_of(s, seat, card_id) > 0


def stands(s: State, seat: int, card_id: str) -> bool:
    """Whether a card of that name is there, effective or not (CR-42)."""
    if card_id == "citadel":
        return "citadel" in s.players[seat].centre.values()
    return any(spot.card.face == card_id for spot in spots(s, seat))


def town_of(s: State, spot: Spot) -> int | None:
    """The column of the settlement, city, metropolis or citadel a card stands at; None on a road or beyond.

    A unit beyond a region belongs to the metropolis (C-55.4).
    """
    site = spot.site
    if site[0] == "R":
        return None
    if site[1] not in "TB":
        return int(site[1:])
    if not CARD[spot.card.face].is_unit:
        return None
    centre = s.players[spot.host].centre
    col = int(site[2:])
    return next((at for at in (col - 1, col + 1) if centre.get(at) == "metropolis"), None)


def safe(s: State, spot: Spot, threat: str) -> bool:
    """Whether a standing card cannot be hit by a threat: by itself, or guarded by another."""
    if threat in effect_of(spot.card.face).immune:
        return True
    return any(
        effect_of(guard.card.face).guards(s, guard, spot, threat)
        for seat in (0, 1)
        for guard in hooked(s, seat, "guards")
    )


def reachable(s: State, owner: int, threat: str, kinds: tuple[str, ...]) -> list[Spot]:
    """The cards of these kinds that a threat can hit; "soldier" stands for knights and cannons."""
    found = []
    for spot in spots(s, owner):
        card = CARD[spot.card.face]
        if (card.kind in kinds or ("soldier" in kinds and card.is_soldier)) and not safe(s, spot, threat):
            found.append(spot)
    return found


def reference(s: State, spot: Spot) -> str:
    """A standing card in a text: its face and site, by ~ if it stands at the other player's.

    Of cards of one name on one side that differ, the later ones have a number.
    """
    sign = "@" if spot.host == spot.card.owner else "~"
    word = f"{spot.card.face}{sign}{spot.site}"
    alike = [card for card in s.players[spot.host].sites[spot.site] if card[:2] == spot.card[:2]]
    at = alike.index(spot.card)
    return f"{word}#{at + 1}" if at else word


def refs_of(s: State, standing: Iterable[Spot]) -> tuple[str, ...]:
    """Standing cards as they are named in texts."""
    return tuple(reference(s, spot) for spot in standing)


def find(s: State, owner: int, word: str) -> Spot | None:
    """The standing card of an owner that a reference names."""
    for spot in spots(s, owner):
        if reference(s, spot) == word:
            return spot
    return None


def victory(s: State, seat: int) -> int:
    """Victory points, tokens included (C-9.5)."""
    knight, mill = s.tokens
    return s.players[seat].points[0] + (knight == seat) + (mill == seat)


def holder(s: State, token: str) -> int:
    """Who holds the knight or the mill token; NOBODY if nobody does."""
    return s.tokens[0] if token == "knight" else s.tokens[1] if token == "mill" else NOBODY
