"""The island in sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from p2pduel.catalogue import anytable as say
from p2pduel.catalogue.words import listed
from p2pduel.games.island.rules.facts import HARBOUR_AT
from p2pduel.games.island.rules.geometry import EDGE_NAMES, HEX_NAMES, VERTEX_NAMES, bits
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State
from p2pduel.games.island.words import goods
from p2pduel.games.island.words import lines as told
from p2pduel.games.island.words.door import WORDS
from p2pduel.games.island.words.moves import hexagon
from p2pduel.kernel.slots import own_slots
from p2pduel.person.anygame import AnyLines

__all__ = ["LINES"]


class IslandLines(AnyLines):
    """Hexes, pieces and cards."""

    def side(self, state: State, seat: int, names: Sequence[str], *, own: bool = False) -> list[str]:
        """Points, cards and pieces of one seat."""
        new = len(state.zones[NEW_ZONES[seat]])
        lines = [say.side(names[seat], state.points[seat], state.options.target, state.size(seat), own=own)]
        open_hand = own or state.seats == 2
        lines.append(told.resources(goods.cards(state.hands[seat]) if open_hand else str(state.size(seat))))
        lines.append(told.development(len(state.zones[DEV_ZONES[seat]]) + new, new))
        ports = listed([goods.HARBOURS[kind] for kind in bits(state.ports[seat])])
        lines += [*_pieces(state, seat), *([told.harbours(ports)] if ports else [])]
        lines.append(told.knights(state.army[seat], state.largest_army == seat))
        return [*lines, told.tokens(state.coins[seat])] if state.neutral else lines

    def stacks(self, state: State, names: Sequence[str]) -> list[str]:
        """The hexes, the coast, the bank, the dice, and what neutral colours have built."""
        del names
        hexes = [hexagon(state, name) for name in HEX_NAMES]
        rolled = [told.dice(goods.dice(state.rolled))] if any(state.rolled) else []
        neutral = [
            f"{self.words.seat_name(colour)}: {' '.join(_pieces(state, colour))}"
            for colour in range(state.seats, len(state.points))
            if state.villages[colour]
        ]
        return [
            told.hexes(listed(hexes)),
            told.coast(", ".join(_harbours(state))),
            told.robber(hexagon(state, HEX_NAMES[state.robber])),
            told.bank(goods.cards(state.bank), len(state.zones["dev"])),
            *rolled,
            *neutral,
        ]

    def hand(self, state: Any, knowledge: Mapping[int, str], seat: int) -> list[str]:
        """The own cards: resources in one line, development cards one to a line."""
        held = sorted(knowledge[slot] for slot in own_slots(state, seat) if slot in knowledge)
        cards = [f"{self.words.card_name(face)}. {self.words.card_text(face).effect}" for face in held]
        return [told.resources(goods.cards(state.hands[seat])), *cards]


def _pieces(state: State, colour: int) -> list[str]:
    """What a colour has on the map, and how long its road is."""
    roads = [EDGE_NAMES[at] for at, owner in enumerate(state.roads) if owner == colour]
    pieces = (
        (told.settlements, [VERTEX_NAMES[at] for at in bits(state.villages[colour])]),
        (told.cities, [VERTEX_NAMES[at] for at in bits(state.towns[colour])]),
        (told.roads, roads),
    )
    lines = [say_it(listed(found)) for say_it, found in pieces if found]
    return [*lines, told.reach(state.lengths[colour], state.longest_road == colour)]


def _harbours(state: State) -> Iterator[str]:
    """Every harbour with the intersections it is reached from."""
    for number, kind in enumerate(state.harbours):
        sites = [VERTEX_NAMES[at] for at, harbour in HARBOUR_AT.items() if harbour == number]
        yield f"{goods.HARBOURS[kind]} ({listed(sites)})"


LINES = IslandLines(RULESET, WORDS)
