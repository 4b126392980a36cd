"""The table in sentences: both principalities, the hand, the stacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from p2pduel.catalogue.screens.table import COLOURS
from p2pduel.catalogue.words import counted, listed, upper
from p2pduel.games.duel.rules.board import land
from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import RESOURCES, card_of
from p2pduel.games.duel.rules.state import Placed, Player, State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words.cards import card_name, card_text, condition, points, price
from p2pduel.games.duel.words.nouns import SET_WORDS, SYMBOL_WORDS, amounts
from p2pduel.games.duel.words.places import centre_words, place_words, zone_words

__all__ = ["board", "hand", "principality", "stacks"]

_KINDS = ("trade", "strength", "skill", "progress")
_TOKENS = ("strength", "trade")


def board(state: State, names: tuple[str, str], seat: int | None) -> list[str]:
    """Both principalities, one's own first, then what lies between them."""
    first = seat or 0
    lines = []
    for one in (first, 1 - first):
        lines += principality(state, one, names, own=one == seat)
    return [*lines, *stacks(state, names)]


def principality(state: State, seat: int, names: tuple[str, str], *, own: bool = False) -> list[str]:
    """One principality from its points to its last building site."""
    player = state.players[seat]
    you = ", you" if own else ""
    target = VARIANTS[state.variant].target
    lines = [
        f"{names[seat]} ({COLOURS[seat]}{you}) has {victory(state, seat)} of {target} victory points"
        f" and {_points(player)} points.{_tokens(state, seat, names[seat])}",
        f"In store: {amounts({name: stock(player, name) for name in RESOURCES})}.",
        "The centre line, from the left: " + listed(list(player.centre.values())) + ".",
    ]
    for side, where in (("T", "above"), ("B", "below")):
        found = [_region(player, place) for place in player.regions if place.startswith(side)]
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
        for side, where in (("T", "above"), ("B", "below")):
            standing = player.sites.get(f"{side}{col}", ())
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


def stacks(state: State, names: tuple[str, str]) -> list[str]:
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
