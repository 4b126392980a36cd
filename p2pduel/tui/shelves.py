"""The hand and the stacks as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace

from p2pduel.catalogue.cards import card_name, card_text
from p2pduel.catalogue.words import SET_WORDS, SYMBOL_WORDS
from p2pduel.rules.facts import card_of
from p2pduel.rules.state import State
from p2pduel.rules.variants import VARIANTS
from p2pduel.tui import words
from p2pduel.tui.board.picture import Picture, Tile
from p2pduel.tui.board.read import card_hue, point_signs, short_name
from p2pduel.tui.glyphs import Glyphs

__all__ = ["cost_words", "hand_picture", "market_picture"]


def cost_words(face: str) -> str:
    """The price as it stands on a small card."""
    return " ".join(f"{count} {name}" for name, count in card_of(face).cost.items())


def hand_picture(
    state: State, knowledge: Mapping[int, str], seat: int, glyphs: Glyphs, ready: AbstractSet[str]
) -> Picture:
    """The cards of a hand; cards of a stranger's hand show their backs. Ready faces get a tick."""
    tiles = []
    for index, slot in enumerate(state.zones.get(f"hand{seat}", [])):
        face = knowledge.get(slot) or state.faces.get(slot)
        back = state.backs[slot]
        if face is None:
            sign = glyphs.backs.get(back, glyphs.back) * 3
            tiles.append(Tile(f"h{index}", index, 1, "back", sign, "", (SET_WORDS[back],)))
            continue
        card = card_of(face)
        tick = glyphs.yes if face in ready else ""
        cost = cost_words(face) or words.ACTION_FREE
        points = point_signs(card, glyphs)
        lines = (cost, points or words.kind(card.kind))
        said = card_text(face).effect
        tiles.append(
            Tile(f"h{index}", index, 1, card_hue(card), short_name(face), tick, lines, face, text=said)
        )
    return Picture.of(tiles)


def market_picture(state: State, event: str, glyphs: Glyphs, *, short: bool) -> Picture:
    """Dice, event, discards and the face-up stack above; all face-down stacks below."""
    tiles = [*_open_tiles(state, event, glyphs), *_stack_tiles(state, glyphs, short=short)]
    return Picture.of([replace(tile, row=0) for tile in tiles] if short else tiles)


def _open_tiles(state: State, event: str, glyphs: Glyphs) -> list[Tile]:
    tiles = []
    if state.production:
        name = f"{glyphs.die(state.production)} {words.ROLLED}"
        tiles.append(Tile("die", 0, 0, "city", name, str(state.production)))
    if state.symbol:
        says = SYMBOL_WORDS.get(state.symbol, state.symbol)
        tiles.append(Tile("symbol", 1, 0, "event", f"{words.EVENT_DIE} {says}"))
    if event and state.symbol == "event_card":
        tiles.append(Tile("event", 2, 0, "event", f"{glyphs.event} {card_name(event)}", face=event))
    for index, pile in enumerate(state.discards):
        if pile:
            face = pile[-1][0]
            name = f"{words.DISCARD} {short_name(face)}"
            hue = card_hue(card_of(face))
            tiles.append(Tile(f"discard{index}", 3 + index, 0, hue, name, str(len(pile)), face=face))
        else:
            tiles.append(Tile(f"discard{index}", 3 + index, 0, "site", f"{words.DISCARD} –", solid=False))
    if state.faceup:
        face = state.faceup[0][0]
        name = f"{words.FACE_UP} {short_name(face)}"
        tiles.append(Tile("faceup", 6, 0, card_hue(card_of(face)), name, f"×{len(state.faceup)}", face=face))
    return tiles


def _stack_tiles(state: State, glyphs: Glyphs, *, short: bool) -> list[Tile]:
    tiles = []
    named: set[str] = set()
    for index, stack in enumerate(VARIANTS[state.variant].stacks):
        sign = glyphs.backs.get(stack.back, glyphs.back)
        name = sign + stack.zone.removeprefix("draw")
        if stack.back not in named and not short:
            name = f"{SET_WORDS[stack.back]} {name}"
        named.add(stack.back)
        size = len(state.zones.get(stack.zone, []))
        tiles.append(Tile(stack.zone, index, 1, "back", name, str(size)))
    rest = (
        ("regions", words.REGIONS, len(state.zones.get("regions", []))),
        ("events", words.EVENTS, len(state.zones.get("events", []))),
        ("roads", words.ROADS, state.roads),
        ("settlements", words.SETTLEMENTS, state.settlements),
        ("cities", words.CITIES, state.cities),
    )
    for index, (place, name, size) in enumerate(rest, start=len(tiles)):
        tiles.append(Tile(place, index, 2, "site", name, str(size)))
    return tiles
