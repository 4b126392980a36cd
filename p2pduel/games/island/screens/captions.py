"""Words and lines around the map: what a place yields, what players and bank have, what is in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.facts import FACES, HARBOUR_AT, RESOURCES, STACK, VICTORY
from p2pduel.games.island.rules.geometry import CORNERS, EDGE_NAMES, HEX_OF, HEXES_AT, VERTEX_OF
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State
from p2pduel.games.island.screens.chart import Chart
from p2pduel.games.island.screens.mapping import ways
from p2pduel.games.island.screens.signs import HUES, INKS, signs_of
from p2pduel.games.island.words import screen as words
from p2pduel.kernel.slots import own_slots
from p2pduel.kernel.state import NOBODY
from p2pduel.person.chair import Update
from p2pduel.tui.boards.canvas import fit
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.boards.scene import Figure, Scene
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.table.captions import name_of
from p2pduel.tui.theme import PALETTE

__all__ = ["caption", "cards_of", "colour_names", "figures", "hand_picture", "roster", "signed", "summary"]

SEAT_HUES = ("sea", "straw", "wood", "rose")
"""Seat -> the hue of its line; its mark says whose it is."""


def colour_names(update: Update) -> tuple[str, ...]:
    """Colour -> who plays it; neutral ones are called by their colour."""
    return tuple(
        name_of(update, colour) if colour < update.state.seats else words.COLOURS[colour]
        for colour in range(len(words.COLOURS))
    )


# -- the map -----------------------------------------------------------------------------------------------


def caption(chart: Chart, place: str | None, glyphs: Glyphs) -> str:
    """What lies at a place and what it yields; empty for none."""
    if not place or not chart.tiles:
        return ""
    if place in HEX_OF:
        said = list(_hex(chart, HEX_OF[place]))
    elif place in VERTEX_OF:
        said = list(_site(chart, VERTEX_OF[place]))
    else:
        owner = chart.roads[EDGE_NAMES.index(place)]
        said = [words.FREE_EDGE if owner == NOBODY else words.road_of(chart.names[owner])]
    return f"{words.place(place)} {f' {glyphs.dot} '.join(said)}"


def _hex(chart: Chart, hex_: int) -> Iterator[str]:
    yield words.yields([(chart.terrain[hex_], chart.tokens[hex_])])
    number = ways(chart.tokens[hex_])
    yield words.chance(number) if number else words.DESERT_HERE
    if chart.robber == hex_:
        yield words.ROBBER_HERE
    here = [chart.owners[corner] for corner in CORNERS[hex_]]
    for colour in sorted({*here} - {NOBODY}):
        levels = [chart.levels[corner] for corner in CORNERS[hex_] if chart.owners[corner] == colour]
        yield words.owned(max(levels), chart.names[colour])


def _site(chart: Chart, vertex: int) -> Iterator[str]:
    around = [(chart.terrain[hex_], chart.tokens[hex_]) for hex_ in HEXES_AT[vertex]]
    owner = chart.owners[vertex]
    yield words.FREE_SITE if owner == NOBODY else words.owned(chart.levels[vertex], chart.names[owner])
    yield words.yields(around)
    yield words.chance(sum(ways(number) for _, number in around))
    if vertex in HARBOUR_AT:
        yield words.harbour(chart.harbours[HARBOUR_AT[vertex]])


# -- players and bank --------------------------------------------------------------------------------------


def cards_of(scene: Scene, seat: int) -> list[int] | None:
    """The resource cards of a seat; None where whoever looks may not see them (I-8.5)."""
    state = scene.update.state
    return list(state.hands[seat]) if state.seats == 2 or seat == scene.update.seat else None


def signed(cards: list[int] | tuple[int, ...], glyphs: Glyphs) -> str:
    """Cards by their signs and counts, in their order."""
    signs = signs_of(glyphs).terrain
    return " ".join(f"{signs[kind]}{count}" for kind, count in enumerate(cards))


def _points(scene: Scene, seat: int) -> str:
    """Points and target; who looks counts the own victory cards."""
    state = scene.update.state
    own = [scene.knowledge.get(slot) for slot in own_slots(state, seat)] if seat == scene.you else []
    return f"{scene.glyphs.victory}{state.points[seat] + own.count(VICTORY)}/{state.options.target}"


def _held(scene: Scene, seat: int) -> str:
    """How many cards a seat has, and which where that may be seen."""
    cards, count = cards_of(scene, seat), scene.update.state.size(seat)
    said = f"{words.CARDS} {count}"
    return f"{said}: {signed(cards, scene.glyphs)}" if cards is not None else said


def _dev(state: State, seat: int, glyphs: Glyphs) -> str:
    return f"{glyphs.back}{len(state.zones[DEV_ZONES[seat]]) + len(state.zones[NEW_ZONES[seat]])}"


def roster(scene: Scene) -> Picture:
    """Every player in a line, then bank and dice."""
    return Picture.of((*_players(scene), *_bank(scene)))


def _players(scene: Scene) -> Iterator[Tile]:
    state, signs = scene.update.state, signs_of(scene.glyphs)
    for seat in range(state.seats):
        turn = scene.glyphs.here if seat == state.active else " "
        who = f"{turn}{signs.marks[seat]} {name_of(scene.update, seat)}"
        hue = SEAT_HUES[seat]
        road, army = state.longest_road == seat, state.largest_army == seat
        said = [
            (who, _points(scene, seat)),
            (_held(scene, seat), ""),
            (_dev(state, seat, scene.glyphs), ""),
            (words.road_of(str(state.lengths[seat])), scene.glyphs.victory * 2 if road else ""),
            (words.knights(state.army[seat]), scene.glyphs.victory * 2 if army else ""),
        ]
        if any(state.coins):
            said.append((words.tokens(state.coins[seat]), ""))
        for column, (name, badge) in enumerate(said):
            yield Tile(f"s{seat}.{column}", column, seat, hue, name, badge)


def _bank(scene: Scene) -> Iterator[Tile]:
    state, glyphs = scene.update.state, scene.glyphs
    row = state.seats
    left = f"{glyphs.back}{len(state.zones[STACK])}"
    yield Tile("bank", 0, row, "back", f"{words.BANK}: {signed(state.bank, glyphs)}", left)
    if any(state.rolled):
        dice = " ".join(glyphs.die(value) for value in state.rolled)
        yield Tile("dice", 1, row, "bronze", f"{words.DICE} {dice}", words.sum_of(sum(state.rolled)))


_SHORT = 9
"""Cells that a name should have; where it would have fewer, the others get a second line."""


def _rows_of(names: list[str], around: list[str], width: int) -> list[list[int]]:
    """The others in one line, or in two where their names would become too short."""
    every = list(range(len(names)))
    room = width - sum(map(cell_len, around))
    if sum(min(cell_len(name), _SHORT) for name in names) <= room or len(names) == 1:
        return [every]
    half = len(names) // 2
    return [every[:half], every[half:]]


def _shortened(names: list[str], room: int) -> list[str]:
    """Names that have this room together: the longest give way."""
    widths = [cell_len(name) for name in names]
    while sum(widths) > max(room, len(names)):
        widths[widths.index(max(widths))] -= 1
    return [fit(name, width) for name, width in zip(names, widths, strict=True)]


def _others(scene: Scene) -> Text:
    """Who else plays, what they have; as many lines as they need."""
    state, signs, text = scene.update.state, signs_of(scene.glyphs), Text()
    others = [other for other in range(state.seats) if other != scene.near]
    names = [name_of(scene.update, other) for other in others]
    heads = [
        f"{scene.glyphs.here if other == state.active else ' '}{signs.marks[other]} " for other in others
    ]
    tails = [
        f" {_held(scene, other) if len(others) == 1 else f'{words.CARDS} {state.size(other)}'}"
        f" {_dev(state, other, scene.glyphs)} "
        for other in others
    ]
    points = [f" {_points(scene, other)}" for other in others]
    around = ["".join(parts) for parts in zip(heads, points, tails, strict=True)]
    for row in _rows_of(names, around, scene.room):
        text.append("\n" if text.plain else "")
        room = scene.room - sum(cell_len(around[place]) for place in row)
        for place, name in zip(row, _shortened([names[place] for place in row], room), strict=True):
            ink = PALETTE[INKS[others[place]]]
            text.append(f"{heads[place]}{name}{points[place]}", style=f"bold {ink}")
            text.append(tails[place])
    return text


def summary(scene: Scene, seat: int) -> Text:
    """The others in a line or two, the own seat with its cards in the next."""
    state, signs = scene.update.state, signs_of(scene.glyphs)
    text = _others(scene)
    text.no_wrap, text.overflow = True, "ellipsis"
    turn = scene.glyphs.here if scene.near == state.active else " "
    own = f"\n{turn}{signs.marks[scene.near]} {_points(scene, scene.near)}"
    text.append(own, style=f"bold {PALETTE[INKS[scene.near]]}")
    text.append(f" {_held(scene, scene.near)} {_dev(state, scene.near, scene.glyphs)}  ")
    if any(state.rolled):
        dice = " ".join(scene.glyphs.die(value) for value in state.rolled)
        text.append(f"{dice} {words.sum_of(sum(state.rolled))}  ", style="bold")
    text.append(f"{words.BANK} {signed(state.bank, scene.glyphs)}", style=PALETTE["faint"])
    del seat
    return text


# -- the hand ----------------------------------------------------------------------------------------------


def hand_picture(scene: Scene) -> Picture:
    """Resource cards by kind, then development cards by kind; what can be played has a tick."""
    return Picture.of((*_resources(scene), *_cards(scene)))


def _resources(scene: Scene) -> Iterator[Tile]:
    state, seat, signs = scene.update.state, scene.near, signs_of(scene.glyphs)
    cards = cards_of(scene, seat)
    for kind in range(len(RESOURCES)):
        count = str(cards[kind]) if cards is not None else ""
        rate = words.pays(RATES[state.ports[seat]][kind])
        name = f"{signs.terrain[kind]} {words.RESOURCES[kind]}"
        hue = HUES[kind] if cards is None or cards[kind] else "free"
        yield Tile(f"r{kind}", kind, 1, hue, name, count, (rate,))


def _cards(scene: Scene) -> Iterator[Tile]:
    state, seat = scene.update.state, scene.near
    new = Counter(scene.knowledge.get(slot, "") for slot in state.zones[NEW_ZONES[seat]])
    all_ = new + Counter(scene.knowledge.get(slot, "") for slot in state.zones[DEV_ZONES[seat]])
    ready = {wish.face for wish in scene.wishes if wish.face and wish.moves}
    for index, face in enumerate(FACES, len(RESOURCES)):
        if all_[face]:
            tick = scene.glyphs.yes if face in ready else ""
            lines = (words.new_cards(new[face]),) if new[face] else ()
            badge = f"{tick}{all_[face]}"
            yield Tile(f"d{face}", index, 1, "sand", words.FACES[face], badge, lines, face)
    if all_[""]:
        yield Tile("d", 10, 1, "back", scene.glyphs.back * 3, str(all_[""]))


# -- the end -----------------------------------------------------------------------------------------------


def figures(state: State) -> tuple[Figure, ...]:
    """Where the points come from, as far as they lie open; then roads, knights and cards."""
    seats = range(state.seats)
    villages = tuple(state.villages[seat].bit_count() for seat in seats)
    towns = tuple(2 * state.towns[seat].bit_count() for seat in seats)
    road = tuple(2 * (state.longest_road == seat) for seat in seats)
    army = tuple(2 * (state.largest_army == seat) for seat in seats)
    shown = [a + b + c + d for a, b, c, d in zip(villages, towns, road, army, strict=True)]
    total = tuple(state.points[seat] for seat in seats)
    victory = tuple(points - open_ for points, open_ in zip(total, shown, strict=True))
    said = words.POINTS
    return (
        Figure(said["total"], total, total=True),
        Figure(said["settlements"], villages),
        Figure(said["cities"], towns),
        Figure(said["road"], road),
        Figure(said["army"], army),
        Figure(said["victory"], victory),
        Figure(said["length"], tuple(state.lengths[seat] for seat in seats)),
        Figure(said["knights"], tuple(state.army)),
        Figure(said["cards"], tuple(state.size(seat) for seat in seats)),
    )
