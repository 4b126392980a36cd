"""The classic game in sentences, for plain mode: principalities, hand, stacks, choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from p2pduel.catalogue import plain as general
from p2pduel.catalogue.grammar import Who, upper
from p2pduel.games.classic.rules.core import stock, victory
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.state import Placed, Player, State
from p2pduel.games.classic.screens.wishes import BUILD, PLAY, magic
from p2pduel.games.classic.words import log, nouns, table
from p2pduel.games.classic.words import plain as said
from p2pduel.games.classic.words.cards import card_text, sheet
from p2pduel.games.classic.words.moves import describe
from p2pduel.games.classic.words.places import spot_at, town_at, zone_at
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.person.wishes import Wish
from p2pduel.principality.resources import RESOURCES, Resource

__all__ = [
    "ask",
    "board",
    "card",
    "choice",
    "example",
    "facet",
    "hand",
    "helps",
    "helps_replaying",
    "helps_watching",
    "side",
    "stacks",
    "sure",
    "told",
    "why",
]

_KINDS = ("trade", "strength", "tournament")
_TOKENS = ("knight", "mill")
_TOLD = ("pawned", "witch", "dogma", "elixir")
"""Marks of standing cards that are told."""


def board(state: State, names: Sequence[str], seat: int | None) -> list[str]:
    """Both principalities, one's own first, then what lies between them."""
    first = seat or 0
    lines = []
    for one in (first, 1 - first):
        lines += side(state, one, names, own=one == seat)
    return [*lines, *stacks(state, names)]


def side(state: State, seat: int, names: Sequence[str], *, own: bool = False) -> list[str]:
    """One principality from its points to its last building site."""
    player = state.players[seat]
    points = list(zip(_KINDS, player.points[1:], strict=True))
    tokens = [token for token, owner in zip(_TOKENS, state.tokens, strict=True) if owner == seat]
    head = said.head(names[seat], nouns.SEATS[seat], own, victory(state, seat), state.layout.target, points)
    return [
        f"{head} {said.holds(names[seat], tokens)}" if tokens else head,
        said.store({name: stock(player, name) for name in RESOURCES}),
        *([said.wizardry(magic(state, seat))] if state.citadels else []),
        said.centre(list(player.centre.values())),
        said.regions(True, _regions(player, "T")),
        said.regions(False, _regions(player, "B")),
        *_sites(player),
        said.hand_size(len(state.zones.get(f"hand{seat}", []))),
    ]


def _regions(player: Player, edge: str) -> list[tuple[str, int, Resource]]:
    """The regions of one side, with what they store."""
    return [
        (face, player.stored.get(place, 0), LAND[face][0])
        for place, face in player.regions.items()
        if place.startswith(edge)
    ]


def _sites(player: Player) -> Iterator[str]:
    """What stands at every settlement and city, beyond regions and on roads; free sites are named, too."""
    for col, what in player.centre.items():
        place = town_at(player, col)
        if place is not None and what != "road":
            above, below = (_standing(player, f"{edge}{col}") for edge in "TB")
            yield said.sites(place, above, below, 1 if what == "settlement" else 2)
    for site in player.sites:
        if site[0] == "R" or site[:2] in ("TT", "BB"):
            yield said.beyond(spot_at(player, site), _standing(player, site))


def _standing(player: Player, site: str) -> list[str]:
    return [_card_there(player, site, card) for card in player.sites.get(site, ())]


def _card_there(player: Player, site: str, card: Placed) -> str:
    """A card with what it counts: a Colonial Base its gold, which lies there as in a region (CR-57)."""
    amount = player.stored.get(site, card.amount)
    owner = None if card.owner == player.seat else card.owner
    note = "magic" if CARD[card.face].kind == "wizard" else card.note
    return said.standing(card.face, owner, amount, note, [mark for mark in _TOLD if mark in card.marks])


def stacks(state: State, names: Sequence[str]) -> list[str]:
    """Dice, open cards and the sizes of all stacks."""
    lines = [said.dice(state.production, state.symbol)] if state.production else []
    lines += [said.event(state.event)] if state.event else []
    owners = [Who(name) for name in names]
    zones = [*(stack.zone for stack in state.layout.stacks), "regions", "events"]
    lines.append(
        said.cards_left([(len(state.zones.get(zone, [])), zone_at(state, zone, owners)) for zone in zones])
    )
    lines.append(said.left_to_build(state.roads, state.settlements, state.cities))
    for seat, count in enumerate(state.citadels):
        lines.append(said.citadels_left(owners[seat] if len(state.citadels) > 1 else None, count))
    for seat, pile in enumerate(state.discards):
        if pile:
            whose = owners[seat] if len(state.discards) > 1 else None
            lines.append(said.discarded(whose, len(pile), pile[-1]))
    if state.layout.row:
        lines.append(said.open_row(list(Counter(state.row).items())))
    for zone in state.open_tops:
        slots = state.zones.get(zone, [])
        if slots and slots[0] in state.faces:
            lines.append(said.open_top(zone_at(state, zone, owners), state.faces[slots[0]]))
    lines += [said.banned(zone_at(state, pile, owners), names[seat]) for pile, seat in state.bans]
    return lines


def hand(state: State, knowledge: Mapping[int, str], seat: int) -> list[str]:
    """The own cards: name, price, points, what they do."""
    lines = []
    for slot in state.zones.get(f"hand{seat}", []):
        face = knowledge.get(slot) or state.faces.get(slot)
        lines.append(_card(face) if face else said.CLOSED)
    return [said.you_hold(len(lines)), *lines] if lines else [said.EMPTY_HAND]


def _card(face: str) -> str:
    card = CARD[face]
    points = [(kind, getattr(card.points, kind)) for kind in nouns.POINT_WORDS if getattr(card.points, kind)]
    return said.card(face, card.cost, points, card_text(face).effect)


def told(
    outcomes: Sequence[Outcome], names: Sequence[str], state: State, you: int | None = None
) -> list[str]:
    """What happened, in sentences to that seat; what an event does is said at once: nobody sees the card."""
    known = [outcome for outcome in outcomes if outcome.kind in log.KINDS]
    lines = []
    for outcome, told in log.telling(known, names, state, you):
        line = general.sentence(told)
        if outcome.kind == "event":
            line = f"{line} {card_text(outcome.data['face']).effect}"
        lines.append(line)
    return lines


def card(face: str) -> list[str]:
    """Everything about a card, in whole sentences."""
    return [line if line.endswith(".") else f"{line}." for line in sheet(face)]


def choice(wish: Wish, state: State) -> str:
    """A wish as a choice: what is done, what it costs, what it does."""
    if wish.face is None or not wish.group:
        return describe(wish.moves[0], state) if _one(wish) else _label(wish)
    if wish.group == BUILD:
        return said.build(wish.face, CARD[wish.face].cost, card_text(wish.face).effect)
    text = card_text(wish.face).effect
    return said.play(wish.face, text) if wish.group == PLAY else said.use(wish.label, text)


def _one(wish: Wish) -> bool:
    """Whether the words of its one move say all; an order of cards has better ones."""
    return len(wish.moves) == 1 and wish.key not in ("end", "offer") and not wish.key.startswith("arrange ")


def _label(wish: Wish) -> str:
    """A wish in words, without the dots that screens show."""
    choices = {
        "trade": said.TRADE_CHOICE,
        "offer": said.OFFER_CHOICE,
        "sell": said.SELL_CHOICE,
        "demolish": said.DEMOLISH_CHOICE,
        "end": table.END_WISH,
    }
    return choices.get(wish.key, wish.label)


def ask(wish: Wish, facet: int) -> str:
    """What is asked after a wish: the place, the way, the two sides of a trade."""
    if wish.key == "trade":
        return said.TRADE_ASK[facet]
    if wish.face is None or wish.group not in (BUILD, PLAY):
        asked = {"demolish": said.DEMOLISH_WHICH, "sell": said.SELL_WHICH}
        return asked.get(wish.key) or said.ask(_label(wish))
    return said.build_where(wish.face) if wish.group == BUILD else said.play_how(wish.face)


def facet(words: str) -> str:
    """One choice inside a move."""
    return upper(words)


def why(wish: Wish) -> str:
    """A wish that cannot be had, and why."""
    return said.refused(_label(wish), said.NO_TRADE if wish.key == "trade" else wish.why)


def sure(moves: Sequence[Move]) -> str:
    """Demolition is asked about."""
    return said.DEMOLISH_ASK if moves[0].text.startswith("demolish") else ""


def helps() -> tuple[str, ...]:
    """What the words about the table tell a player."""
    return said.HELP


def helps_watching() -> tuple[str, ...]:
    """What they tell somebody who watches."""
    return said.WATCH_HELP


def helps_replaying() -> tuple[str, ...]:
    """What they tell somebody who looks at a record."""
    return said.REPLAY_HELP


def example() -> str:
    """What is said when card was typed without a name."""
    return said.WHICH_CARD
