"""The hand and what lies between the players as pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from p2pduel.games.classic.rules.core import pile_name
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.screens.lands import card_hue, card_lines
from p2pduel.games.classic.screens.signs import signs_of
from p2pduel.games.classic.words import nouns
from p2pduel.games.classic.words import table as words
from p2pduel.games.classic.words.cards import card_name, card_text, short_name
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.glyphs import Glyphs

__all__ = ["cost_words", "hand_picture", "market_picture"]

_THROWN: Final = ("die", "symbol", "event")


def cost_words(cost: Mapping[Price, int], *, short: bool = False) -> str:
    """A price as it stands on a small card; in short with two letters for each resource."""
    return " ".join(
        f"{count}{words.LETTERS[name]}" if short else words.stored(count, name)
        for name, count in cost.items()
    )


def hand_picture(
    state: State, knowledge: Mapping[int, str], seat: int, glyphs: Glyphs, ready: AbstractSet[str]
) -> Picture:
    """The cards of a hand; cards of a stranger's hand show their backs. Ready faces get a tick."""
    tiles = []
    for index, slot in enumerate(state.zones.get(f"hand{seat}", [])):
        face = knowledge.get(slot) or state.faces.get(slot)
        if face is None:
            tiles.append(Tile(f"h{index}", index, 1, "back", glyphs.back * 3))
            continue
        card = CARD[face]
        tick = glyphs.yes if face in ready else ""
        cost = cost_words(card.cost) or words.FREE_TO_PLAY
        lines = (cost, card_lines(card, glyphs)[0])
        short = (cost_words(card.cost, short=True) or cost, card_lines(card, glyphs, short=True)[0])
        tiles.append(
            Tile(
                f"h{index}",
                index,
                1,
                card_hue(card),
                short_name(face),
                tick,
                lines,
                face,
                text=card_text(face).effect,
                short=short,
            )
        )
    return Picture.of(tiles)


def market_picture(state: State, event: str, glyphs: Glyphs, *, one_line: bool, terse: bool) -> Picture:
    """Dice, event, discards and the open row above; face-down stacks below, or all on one line.

    In a tournament stacks and piles say whose they are, tersely by the first letter of the colour (C-30.7).
    """
    shown = list(_open_tiles(state, event, glyphs, terse=terse))
    stacks = list(_stack_tiles(state, glyphs, terse=terse))
    if not one_line:
        return Picture.of([*shown, *stacks])
    # What is drawn from comes before what lies open: the end of the line may be out of sight.
    dice = [tile for tile in shown if tile.place in _THROWN]
    piles = [tile for tile in shown if tile.place not in _THROWN]
    return Picture.of([replace(tile, row=0) for tile in (*dice, *stacks, *piles)])


def _open_tiles(state: State, event: str, glyphs: Glyphs, *, terse: bool) -> Iterator[Tile]:
    drawn = bool(event) and state.symbol == "mystery"
    if state.production:
        die = glyphs.die(state.production)
        name = die if terse else f"{die} {words.ROLLED}"
        yield Tile("die", 0, 0, "bronze", name, str(state.production))
    if state.symbol and not (terse and drawn):
        says = nouns.SYMBOL_WORDS.get(state.symbol, state.symbol)
        yield Tile("symbol", 1, 0, "plum", says if terse else f"{words.EVENT_DIE} {says}")
    if drawn:
        yield Tile("event", 2, 0, "plum", f"{signs_of(glyphs).event} {card_name(event)}", face=event)
    for index, pile in enumerate(state.discards):
        place = pile_name(state, index)
        badge = _ban(state, place, glyphs)
        whose = _whose(index if len(state.discards) > 1 else None, terse=terse).strip()
        says = f"{whose} {words.DISCARD}".strip()
        if pile:
            hue, name = card_hue(CARD[pile[-1]]), f"{says} {short_name(pile[-1])}"
            yield Tile(place, 3 + index, 0, hue, name, f"{len(pile)}{badge}", face=pile[-1])
        else:
            yield Tile(place, 3 + index, 0, "free", f"{says} –", badge, solid=False)
    row = Counter(state.row)
    for index, face in enumerate(dict.fromkeys(state.layout.row)):
        name = short_name(face) if index else f"{words.OPEN_ROW} {short_name(face)}"
        if row[face]:
            yield Tile(face, 6 + index, 0, card_hue(CARD[face]), name, f"×{row[face]}", face=face)
        else:  # a free place shows no badge
            yield Tile(face, 6 + index, 0, "free", f"{name} ×0", face=face, solid=False)


def _whose(seat: int | None, *, terse: bool) -> str:
    """The colour that something belongs to, or its first letter; nothing where it is everybody's."""
    if seat is None:
        return ""
    return nouns.SEATS[seat][0] if terse else f"{nouns.SEATS[seat]} "


def _ban(state: State, pile: str, glyphs: Glyphs) -> str:
    """The sign of an Ecclesiastical Ban on a stack or pile."""
    return f" {glyphs.no}{words.BANNED}" if any(name == pile for name, _ in state.bans) else ""


def _stack_tiles(state: State, glyphs: Glyphs, *, terse: bool) -> Iterator[Tile]:
    index = 0
    for index, stack in enumerate(state.layout.stacks):
        slots = state.zones.get(stack.zone, [])
        top = state.faces.get(slots[0]) if slots else None
        sign = f"{glyphs.back}{_number(state, stack.zone)}"
        owner = _whose(stack.owner, terse=terse)
        name = f"{owner}{sign} {short_name(top)}" if top else f"{owner}{sign}"
        hue = card_hue(CARD[top]) if top else "back"
        badge = f"{len(slots)}{_ban(state, stack.zone, glyphs)}"
        yield Tile(stack.zone, index, 1, hue, name, badge, face=top)
    rest = [
        ("regions", len(state.zones.get("regions", []))),
        ("events", len(state.zones.get("events", []))),
        ("roads", state.roads),
        ("settlements", state.settlements),
        ("cities", state.cities),
    ]
    said = words.STOCK_SHORT if terse else words.STOCK
    for place, size in rest:
        index += 1
        yield Tile(place, index, 2, "free", said[place], str(size))
    if state.citadels:
        piles = list(enumerate(state.citadels))
        whose = piles if len(piles) > 1 else [(None, count) for _, count in piles]
        left = " ".join(f"{_whose(seat, terse=True)}{count}" for seat, count in whose)
        yield Tile("citadels", index + 1, 2, "free", words.CITADELS, left)


def _number(state: State, zone: str) -> str:
    """The number of a stack; in a tournament each player's are counted from one."""
    number = int(zone[1:])
    return str((number - 1) % 4 + 1 if state.layout.own_decks else number)
