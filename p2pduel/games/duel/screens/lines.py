"""The Duel in sentences, for plain mode: principalities, hand, stacks, choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from p2pduel.catalogue import plain as words
from p2pduel.catalogue.words import counted, listed, upper
from p2pduel.games.duel.rules.board import land
from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import RESOURCES, card_of
from p2pduel.games.duel.rules.state import Placed, Player, State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words import log
from p2pduel.games.duel.words import plain as said
from p2pduel.games.duel.words.cards import a_name, card_name, card_text, condition, points, price, sheet
from p2pduel.games.duel.words.moves import describe
from p2pduel.games.duel.words.nouns import SEATS, SET_WORDS, SYMBOL_WORDS, amounts
from p2pduel.games.duel.words.places import centre_words, place_words, zone_words
from p2pduel.games.duel.words.table import GROUP_BUILD, WISHES
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
    you = ", you" if own else ""
    target = VARIANTS[state.variant].target
    lines = [
        f"{names[seat]} ({SEATS[seat]}{you}) has {victory(state, seat)} of {target} victory points"
        f" and {_points(player)} points.{_tokens(state, seat, names[seat])}",
        f"In store: {amounts({name: stock(player, name) for name in RESOURCES})}.",
        "The centre line, from the left: " + listed(list(player.centre.values())) + ".",
    ]
    for edge, where in (("T", "above"), ("B", "below")):
        found = [_region(player, place) for place in player.regions if place.startswith(edge)]
        lines.append(f"Regions {where} it, from the left: {listed(found)}.")
    lines += _sites(player)
    lines.append(f"In the hand: {counted(len(state.zones.get(f'hand{seat}', [])), 'card')}.")
    return lines


def _points(player: Player) -> str:
    return listed([f"{count} {kind}" for kind, count in zip(_KINDS, player.points[1:], strict=True)])


def _tokens(state: State, seat: int, name: str) -> str:
    held = [f"the {token} token" for token, owner in zip(_TOKENS, state.tokens, strict=True) if owner == seat]
    return f" {name} holds {listed(held)}." if held else ""


def _region(player: Player, place: str) -> str:
    face = player.regions[place]
    return f"{card_name(face)} with {player.stored.get(place, 0)} {land(face)[0]}"


def _sites(player: Player) -> list[str]:
    """What stands at every settlement and city; free sites are named, too."""
    lines = []
    for col, what in player.centre.items():
        if what == "road":
            continue
        room = 2 if what == "city" else 1
        parts = []
        for edge, where in (("T", "above"), ("B", "below")):
            standing = player.sites.get(f"{edge}{col}", ())
            parts.append(f"{where} it {_standing(standing, room)}")
        lines.append(f"{upper(centre_words(player, col))}: {'; '.join(parts)}.")
    for site, standing in player.sites.items():
        if site[:2] in ("TT", "BB") and standing:
            gold = f" with {player.stored[site]} gold" if site in player.stored else ""
            lines.append(f"{upper(place_words(player, site))}: {_cards(standing)}{gold}.")
    return lines


def _standing(standing: tuple[Placed, ...], room: int) -> str:
    free = room - len(standing)
    if not standing:
        return "nothing" if room == 1 else "nothing, two sites free"
    return _cards(standing) + (", one site free" if free else "")


def _cards(standing: tuple[Placed, ...]) -> str:
    return listed([card_name(card.face) for card in standing])


def stacks(state: State, names: Sequence[str]) -> list[str]:
    """Dice, open cards and the sizes of all stacks."""
    lines = []
    if state.production:
        event = f", event die {SYMBOL_WORDS.get(state.symbol, state.symbol)}" if state.symbol else ""
        lines.append(f"The dice of this turn: production {state.production}{event}.")
    found = [
        f"{len(state.zones.get(stack.zone, []))} in {zone_words(state, stack.zone, names)}"
        for stack in VARIANTS[state.variant].stacks
    ]
    found += [
        f"{len(state.zones.get(zone, []))} in {zone_words(state, zone, names)}"
        for zone in ("regions", "events")
    ]
    lines.append(f"Cards left: {listed(found)}.")
    cities = "1 city" if state.cities == 1 else f"{state.cities} cities"
    left = [counted(state.roads, "road"), counted(state.settlements, "settlement"), cities]
    lines.append(f"Left to build: {listed(left)}.")
    for seat, pile in enumerate(state.discards):
        if pile:
            whose = f"{names[seat]}'s" if len(state.discards) > 1 else "the"
            lines.append(
                f"On top of {whose} discard pile of {counted(len(pile), 'card')}: {card_name(pile[-1][0])}."
            )
    if state.faceup:
        copies = Counter(card_name(face) for face, _ in state.faceup)
        lines.append(f"Open to both: {listed([_copies(name, count) for name, count in copies.items()])}.")
    return lines


def _copies(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ({count} cards)"


def hand(state: State, knowledge: Mapping[int, str], seat: int) -> list[str]:
    """The own cards: name, price, conditions, points, what they do."""
    lines = []
    for slot in state.zones.get(f"hand{seat}", []):
        face = knowledge.get(slot) or state.faces.get(slot)
        lines.append(_card(face) if face else f"A card with the back {SET_WORDS[state.backs[slot]]}.")
    return [f"You hold {counted(len(lines), 'card')}.", *lines] if lines else ["Your hand is empty."]


def _card(face: str) -> str:
    facts = [f"costs {price(face)}" if card_of(face).cost else "is free to play"]
    if condition(face):
        facts.append(f"needs {condition(face)}")
    if points(face):
        given = points(face).split(", ")
        facts.append(
            f"gives {listed(given)} {'point' if len(given) == 1 and given[0].startswith('1 ') else 'points'}"
        )
    return f"{card_name(face)} {listed(facts)}. {card_text(face).effect}"


def told(
    outcomes: Sequence[Outcome], names: Sequence[str], state: State, you: int | None = None
) -> list[str]:
    """What happened, in sentences to that seat; what an event does is said at once: nobody sees the card."""
    known = [outcome for outcome in outcomes if outcome.kind in log.KINDS]
    effects = [card_text(outcome.data["face"]).effect for outcome in known if outcome.kind == "event"]
    lines = [words.sentence(each) for each in log.story(known, names, state=state, you=you)]
    at = [number for number, line in enumerate(lines) if line.startswith(said.EVENT)]
    for number, effect in zip(at, effects, strict=False):
        lines[number] += f" {effect}"
    return lines


def card(face: str) -> list[str]:
    """Everything about a card, in whole sentences."""
    lines = [line.removeprefix("· ").partition(" Rules: ")[0] for line in sheet(face)]
    return [line if line.endswith(".") else f"{line}." for line in lines]


def choice(wish: Wish, state: State) -> str:
    """A wish as a choice: what is done, what it costs, what it does."""
    if wish.key == "end":
        return WISHES["end"]
    if wish.face is None:
        one = len(wish.moves) == 1
        return upper(describe(wish.moves[0], state)) if one else wish.label.removesuffix(" …")
    cost = card_of(wish.face).cost
    paid = f" for {amounts(cost)}" if cost else ""
    verb = "Build" if wish.group == GROUP_BUILD else "Play"
    return f"{verb} {a_name(wish.face)}{paid}. {card_text(wish.face).effect}"


def ask(wish: Wish, facet: int) -> str:
    """What is asked after a wish: the place, the way, the two sides of a trade."""
    if wish.key == "trade":
        return said.TRADE_ASK[facet]
    if wish.face is None:
        return said.DEMOLISH_WHICH if wish.key == "demolish" else f"{wish.label}?"
    name = a_name(wish.face)
    return said.where(name) if wish.group == GROUP_BUILD else said.how(name)


def facet(words: str) -> str:
    """One choice inside a move, without the sign that screens show."""
    return upper(words).replace(" · touches", ", touching")


def why(wish: Wish) -> str:
    """A wish that cannot be had, and why."""
    return f"{wish.label.removesuffix(' …')}: {said.NO_TRADE if wish.key == 'trade' else wish.why}"


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
