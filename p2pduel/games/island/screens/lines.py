"""The island in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.catalogue import anytable as say
from p2pduel.catalogue.words import listed
from p2pduel.games.island.rules.facts import COLOURS, HARBOUR_KINDS, TERRAINS
from p2pduel.games.island.rules.geometry import EDGE_NAMES, HEX_NAMES, VERTEX_NAMES, bits
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import DEV_ZONES, NEW_ZONES, State
from p2pduel.games.island.words.door import WORDS, cards_said
from p2pduel.kernel.slots import own_slots
from p2pduel.person.anygame import AnyLines

__all__ = ["LINES"]


class IslandLines(AnyLines):
    """Hexes, pieces and cards."""

    def side(self, state: State, seat: int, names: Sequence[str], *, own: bool = False) -> list[str]:
        """Points, cards and pieces of one seat."""
        held = len(state.zones[DEV_ZONES[seat]]) + len(state.zones[NEW_ZONES[seat]])
        lines = [say.side(names[seat], state.points[seat], state.options.target, held, own=own)]
        if own or state.seats == 2:
            lines.append(f"Resources: {cards_said(state.hands[seat])}.")
        else:
            lines.append(f"Resources: {state.size(seat)}.")
        pieces = (
            ("Settlements", [VERTEX_NAMES[at] for at in bits(state.villages[seat])]),
            ("Cities", [VERTEX_NAMES[at] for at in bits(state.towns[seat])]),
            ("Roads", [EDGE_NAMES[at] for at, colour in enumerate(state.roads) if colour == seat]),
            ("Harbours", [HARBOUR_KINDS[kind] for kind in bits(state.ports[seat])]),
        )
        return [*lines, *(f"{title}: {listed(found)}." for title, found in pieces if found)]

    def stacks(self, state: State, names: Sequence[str]) -> list[str]:
        """The hexes, the bank, and what neutral colours have built."""
        del names
        hexes = [
            f"{name} {TERRAINS[terrain]}{f' {token}' if token else ''}"
            for name, terrain, token in zip(HEX_NAMES, state.terrain, state.tokens, strict=True)
        ]
        neutral = [
            f"{COLOURS[colour]}: {listed([VERTEX_NAMES[at] for at in bits(state.villages[colour])])}."
            for colour in range(state.seats, len(state.points))
            if state.villages[colour]
        ]
        return [
            f"The island: {listed(hexes)}. The robber stands on {HEX_NAMES[state.robber]}.",
            f"The bank: {cards_said(state.bank)}; {len(state.zones['dev'])} development cards.",
            *neutral,
        ]

    def hand(self, state: Any, knowledge: Mapping[int, str], seat: int) -> list[str]:
        """The own cards: resources in one line, development cards one to a line."""
        held = sorted(knowledge[slot] for slot in own_slots(state, seat) if slot in knowledge)
        cards = [f"{self.words.card_name(face)}. {self.words.card_text(face).effect}" for face in held]
        return [f"Resources: {cards_said(state.hands[seat])}.", *cards]


LINES = IslandLines(RULESET, WORDS)
