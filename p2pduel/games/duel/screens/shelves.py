"""The hand and the stacks as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace

from p2pduel.games.duel.rules.facts import card_of
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.screens.principality import card_hue, point_signs
from p2pduel.games.duel.screens.signs import signs_of
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import card_name, card_text, short_name
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.glyphs import Glyphs

__all__ = ["cost_words", "hand_picture", "market_picture"]


def cost_words(face: str, *, short: bool = False) -> str:
    """The price as it stands on a small card; in short with two letters for each resource."""
    cost = card_of(face).cost.items()
    return " ".join(
        f"{count}{words.LETTERS[name]}" if short else words.stored(count, name) for name, count in cost
    )


def hand_picture(
    state: State, knowledge: Mapping[int, str], seat: int, glyphs: Glyphs, ready: AbstractSet[str]
) -> Picture:
    """The cards of a hand; cards of a stranger's hand show their backs. Ready faces get a tick."""
    tiles = []
    for index, slot in enumerate(state.zones.get(f"hand{seat}", [])):
        face = knowledge.get(slot) or state.faces.get(slot)
        back = state.backs[slot]
        if face is None:
            sign = signs_of(glyphs).backs.get(back, glyphs.back) * 3
            tiles.append(Tile(f"h{index}", index, 1, "back", sign, "", (nouns.SET_WORDS[back],)))
            continue
        card = card_of(face)
        tick = glyphs.yes if face in ready else ""
        cost = cost_words(face) or words.ACTION_FREE
        points = point_signs(card, glyphs)
        lines = (cost, points or nouns.KIND_WORDS[card.kind])
        short = (cost_words(face, short=True) or cost, *lines[1:])
        said = card_text(face).effect
        name = short_name(face)
        tiles.append(
            Tile(f"h{index}", index, 1, card_hue(card), name, tick, lines, face, text=said, short=short)
        )
    return Picture.of(tiles)


def market_picture(state: State, event: str, glyphs: Glyphs, *, one_line: bool, terse: bool) -> Picture:
    """Dice, event, discards and the face-up stack above; face-down stacks below, or all on one line."""
    shown, stacks = (
        _open_tiles(state, event, glyphs, terse=terse),
        _stack_tiles(state, glyphs, short=one_line, terse=terse),
    )
    if not one_line:
        return Picture.of([*shown, *stacks])
    # What is drawn from comes before what lies open: the end of the line may be out of sight.
    dice = [tile for tile in shown if tile.place in _THROWN]
    piles = [tile for tile in shown if tile.place not in _THROWN]
    return Picture.of([replace(tile, row=0) for tile in (*dice, *stacks, *piles)])


_THROWN = ("die", "symbol", "event")


def _open_tiles(state: State, event: str, glyphs: Glyphs, *, terse: bool) -> list[Tile]:
    tiles = []
    drawn = bool(event) and state.symbol == "event_card"
    if state.production:
        die = glyphs.die(state.production)
        tiles.append(
            Tile("die", 0, 0, "bronze", die if terse else f"{die} {words.ROLLED}", str(state.production))
        )
    if state.symbol and not (terse and drawn):
        says = nouns.SYMBOL_WORDS.get(state.symbol, state.symbol)
        tiles.append(Tile("symbol", 1, 0, "plum", says if terse else f"{words.EVENT_DIE} {says}"))
    if drawn:
        tiles.append(Tile("event", 2, 0, "plum", f"{signs_of(glyphs).event} {card_name(event)}", face=event))
    for index, pile in enumerate(state.discards):
        if pile:
            face = pile[-1][0]
            name = f"{words.DISCARD} {short_name(face)}"
            hue = card_hue(card_of(face))
            tiles.append(Tile(f"discard{index}", 3 + index, 0, hue, name, str(len(pile)), face=face))
        else:
            tiles.append(Tile(f"discard{index}", 3 + index, 0, "free", f"{words.DISCARD} –", solid=False))
    if state.faceup:
        face = state.faceup[0][0]
        name = f"{words.FACE_UP} {short_name(face)}"
        tiles.append(Tile("faceup", 6, 0, card_hue(card_of(face)), name, f"×{len(state.faceup)}", face=face))
    return tiles


def _stack_tiles(state: State, glyphs: Glyphs, *, short: bool, terse: bool) -> list[Tile]:
    tiles = []
    named: set[str] = set()
    for index, stack in enumerate(VARIANTS[state.variant].stacks):
        sign = signs_of(glyphs).backs.get(stack.back, glyphs.back)
        name = sign + stack.zone.removeprefix("draw")
        if stack.back not in named and not short:
            name = f"{nouns.SET_WORDS[stack.back]} {name}"
        named.add(stack.back)
        size = len(state.zones.get(stack.zone, []))
        tiles.append(Tile(stack.zone, index, 1, "back", name, str(size)))
    rest = (
        ("regions", len(state.zones.get("regions", []))),
        ("events", len(state.zones.get("events", []))),
        ("roads", state.roads),
        ("settlements", state.settlements),
        ("cities", state.cities),
    )
    said = words.STOCK_SHORT if terse else words.STOCK
    for index, (place, size) in enumerate(rest, start=len(tiles)):
        tiles.append(Tile(place, index, 2, "free", said[place], str(size)))
    return tiles
