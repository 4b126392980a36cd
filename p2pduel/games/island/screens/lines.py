"""The island in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.catalogue import anytable as say
from p2pduel.catalogue.words import listed
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
        held = len(state.zones[DEV_ZONES[seat]]) + len(state.zones[NEW_ZONES[seat]])
        lines = [say.side(names[seat], state.points[seat], state.options.target, held, own=own)]
        open_hand = own or state.seats == 2
        lines.append(told.resources(goods.cards(state.hands[seat]) if open_hand else str(state.size(seat))))
        roads = [EDGE_NAMES[at] for at, colour in enumerate(state.roads) if colour == seat]
        pieces = (
            (told.settlements, [VERTEX_NAMES[at] for at in bits(state.villages[seat])]),
            (told.cities, [VERTEX_NAMES[at] for at in bits(state.towns[seat])]),
            (told.roads, roads),
            (told.harbours, [goods.HARBOURS[kind] for kind in bits(state.ports[seat])]),
        )
        return [*lines, *(say_it(listed(found)) for say_it, found in pieces if found)]

    def stacks(self, state: State, names: Sequence[str]) -> list[str]:
        """The hexes, the bank, and what neutral colours have built."""
        del names
        hexes = [hexagon(state, name) for name in HEX_NAMES]
        neutral = [
            f"{self.words.seat_name(colour)}: {listed([VERTEX_NAMES[at] for at in bits(sites)])}."
            for colour in range(state.seats, len(state.points))
            if (sites := state.villages[colour])
        ]
        return [
            told.hexes(listed(hexes)),
            told.robber(hexagon(state, HEX_NAMES[state.robber])),
            told.bank(goods.cards(state.bank), len(state.zones["dev"])),
            *neutral,
        ]

    def hand(self, state: Any, knowledge: Mapping[int, str], seat: int) -> list[str]:
        """The own cards: resources in one line, development cards one to a line."""
        held = sorted(knowledge[slot] for slot in own_slots(state, seat) if slot in knowledge)
        cards = [f"{self.words.card_name(face)}. {self.words.card_text(face).effect}" for face in held]
        return [told.resources(goods.cards(state.hands[seat])), *cards]


LINES = IslandLines(RULESET, WORDS)
