"""The Duel in sentences, for plain mode: principalities, hand, stacks, choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from p2pduel.catalogue import plain as words
from p2pduel.catalogue.grammar import Who, upper
from p2pduel.games.duel.rules.board import land
from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import RESOURCES, Resource, card_of
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.screens.wishes import BUILD
from p2pduel.games.duel.words import log, nouns, table
from p2pduel.games.duel.words import plain as said
from p2pduel.games.duel.words.cards import card_text, condition, sheet
from p2pduel.games.duel.words.moves import describe
from p2pduel.games.duel.words.places import spot_at, town_at, zone_at
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.person.wishes import Wish

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

_KINDS = ("trade", "strength", "skill", "progress")
_TOKENS = ("strength", "trade")


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
    target = VARIANTS[state.variant].target
    points = list(zip(_KINDS, player.points[1:], strict=True))
    tokens = [token for token, owner in zip(_TOKENS, state.tokens, strict=True) if owner == seat]
    head = said.head(names[seat], nouns.SEATS[seat], own, victory(state, seat), target, points)
    return [
        f"{head} {said.holds(names[seat], tokens)}" if tokens else head,
        said.store({name: stock(player, name) for name in RESOURCES}),
        said.centre(list(player.centre.values())),
        said.regions(True, _regions(player, "T")),
        said.regions(False, _regions(player, "B")),
        *_sites(player),
        said.hand_size(len(state.zones.get(f"hand{seat}", []))),
    ]


def _regions(player: Player, edge: str) -> list[tuple[str, int, Resource]]:
    """The regions of one side, with what they store."""
    return [
        (face, player.stored.get(place, 0), land(face)[0])
        for place, face in player.regions.items()
        if place.startswith(edge)
    ]


def _sites(player: Player) -> list[str]:
    """What stands at every settlement and city; free sites are named, too."""
    lines = []
    for col, what in player.centre.items():
        place = town_at(player, col)
        if place is not None:
            above, below = (_faces(player, f"{edge}{col}") for edge in "TB")
            lines.append(said.sites(place, above, below, 2 if what == "city" else 1))
    for site, standing in player.sites.items():
        if site[:2] in ("TT", "BB") and standing:
            lines.append(said.beyond(spot_at(player, site), _faces(player, site), player.stored.get(site)))
    return lines


def _faces(player: Player, site: str) -> list[str]:
    return [card.face for card in player.sites.get(site, ())]


def stacks(state: State, names: Sequence[str]) -> list[str]:
    """Dice, open cards and the sizes of all stacks."""
    lines = [said.dice(state.production, state.symbol)] if state.production else []
    owners = [Who(name) for name in names]
    zones = [*(stack.zone for stack in VARIANTS[state.variant].stacks), "regions", "events"]
    lines.append(
        said.cards_left([(len(state.zones.get(zone, [])), zone_at(state, zone, owners)) for zone in zones])
    )
    lines.append(said.left_to_build(state.roads, state.settlements, state.cities))
    for seat, pile in enumerate(state.discards):
        if pile:
            lines.append(
                said.discarded(owners[seat] if len(state.discards) > 1 else None, len(pile), pile[-1][0])
            )
    if state.faceup:
        lines.append(said.face_up(list(Counter(face for face, _ in state.faceup).items())))
    return lines


def hand(state: State, knowledge: Mapping[int, str], seat: int) -> list[str]:
    """The own cards: name, price, conditions, points, what they do."""
    lines = []
    for slot in state.zones.get(f"hand{seat}", []):
        face = knowledge.get(slot) or state.faces.get(slot)
        lines.append(_card(face) if face else said.closed(state.backs[slot]))
    return [said.you_hold(len(lines)), *lines] if lines else [said.EMPTY_HAND]


def _card(face: str) -> str:
    card = card_of(face)
    points = [(kind, getattr(card.points, kind)) for kind in nouns.POINT_WORDS if getattr(card.points, kind)]
    return said.card(face, card.cost, condition(face), points, card_text(face).effect)


def told(
    outcomes: Sequence[Outcome], names: Sequence[str], state: State, you: int | None = None
) -> list[str]:
    """What happened, in sentences to that seat; what an event does is said at once: nobody sees the card."""
    known = [outcome for outcome in outcomes if outcome.kind in log.KINDS]
    lines = []
    for outcome, told in log.telling(known, names, state, you):
        line = words.sentence(told)
        if outcome.kind == "event":
            line = f"{line} {card_text(outcome.data['face']).effect}"
        lines.append(line)
    return lines


def card(face: str) -> list[str]:
    """Everything about a card, in whole sentences."""
    return [line if line.endswith(".") else f"{line}." for line in sheet(face)]


def choice(wish: Wish, state: State) -> str:
    """A wish as a choice: what is done, what it costs, what it does."""
    if wish.key == "end":
        return table.END_WISH
    if wish.face is None:
        return describe(wish.moves[0], state) if len(wish.moves) == 1 else _label(wish)
    effect = card_text(wish.face).effect
    return (
        said.build(wish.face, card_of(wish.face).cost, effect)
        if wish.group == BUILD
        else said.play(wish.face, effect)
    )


def _label(wish: Wish) -> str:
    """A wish in words, without the dots that screens show."""
    return {"trade": said.TRADE_CHOICE, "demolish": said.DEMOLISH_CHOICE}.get(wish.key, wish.label)


def ask(wish: Wish, facet: int) -> str:
    """What is asked after a wish: the place, the way, the two sides of a trade."""
    if wish.key == "trade":
        return said.TRADE_ASK[facet]
    if wish.face is None:
        return said.DEMOLISH_WHICH if wish.key == "demolish" else said.ask(wish.label)
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
