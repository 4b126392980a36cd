"""The ways to play as data: which sets, which stacks, which target (C-2, C-20, C-30)."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from p2pduel.games.classic.rules.facts.faces import CARDS, all_faces, drawn_faces, event_faces
from p2pduel.games.classic.rules.facts.model import SETS, THEMES, SetName
from p2pduel.games.classic.rules.facts.numbers import CITADELS, DECK_STACKS, FIXED_EVENTS
from p2pduel.kernel.options import Chosen, Several

__all__ = [
    "OPTIONS",
    "VARIANTS",
    "Layout",
    "Sets",
    "Stack",
    "Variant",
    "chosen_sets",
    "deck_pool",
    "event_pool",
    "faces",
    "layout",
]

Sets = tuple[tuple[SetName, ...], ...]
"""The sets in use: one list for both players, or in a tournament one for each."""


@dataclass(frozen=True, slots=True)
class Stack:
    """A place for face-down cards; it stays a place when it is empty (C-8.7)."""

    zone: str
    size: int
    owner: int | None = None
    """Whose stack it is in a tournament (C-30.7); None: everybody's."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What differs between the games."""

    name: str
    sets: Sets
    """The sets in use, unless the terms choose others."""
    target: int
    anybody_wins: bool = True
    """Whoever reaches the target wins, in whoever's turn (C-20.12); else only the active player (C-9.4)."""
    own_decks: bool = False
    """Own decks, stacks and piles (C-30)."""
    seats: tuple[int, ...] = (2,)
    """For how many; two, always."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table of a variant with its sets; the steps ask these fields, never the name."""

    variant: Variant
    sets: Sets
    stacks: tuple[Stack, ...]
    base_pool: tuple[str, ...] = ()
    """The cards of the base stacks; in a tournament there are none."""
    theme_pool: tuple[str, ...] = ()
    """The cards of the theme stacks."""
    row: tuple[str, ...] = ()
    """The open row (C-20.3)."""
    citadels: tuple[int, ...] = ()
    """Citadels in each pile: one for both, or one for each player (C-30.3)."""
    events: tuple[str, ...] = ()
    """The events known to be in the deck."""

    @property
    def target(self) -> int:
        """The points that win."""
        return self.variant.target

    @property
    def own_decks(self) -> bool:
        """Whether players bring decks and have piles of their own."""
        return self.variant.own_decks

    def stacks_of(self, seat: int) -> tuple[Stack, ...]:
        """The stacks a seat draws from and buries under (C-30.7, C-30.8)."""
        return self.stacks if not self.own_decks else tuple(s for s in self.stacks if s.owner == seat)

    def has(self, card_id: str) -> bool:
        """Whether a card of that name takes part, as everybody knows."""
        return any(CARDS[card_id].copies[name] for sets in self.sets for name in sets)


VARIANTS: Final[dict[str, Variant]] = {
    entry.name: entry
    for entry in (
        Variant("base", (("base",),), 12, anybody_wins=False),
        *(Variant(theme, (("base", theme),), 13) for theme in THEMES),
        Variant("mixed", (("base", "knights", "politics"),), 13),
        Variant("tournament", (("base", "knights"), ("base", "knights")), 13, own_decks=True),
    )
}

OPTIONS: Final[dict[str, tuple[Several, ...]]] = {
    "mixed": (Several("sets", THEMES, "knights,politics", 2, 3),),
    "tournament": (Several("red-sets", THEMES, "knights", 1), Several("blue-sets", THEMES, "knights", 1)),
}
"""What the terms choose: the sets of both, or those of each player (C-20.13, CR-70)."""


def chosen_sets(variant: str, values: Chosen) -> Sets:
    """The sets in use with these options."""
    found = []
    for option in OPTIONS.get(variant, ()):
        words = option.parts(values[option.name])
        found.append(tuple(name for name in SETS if name == "base" or name in words))
    return tuple(found) or VARIANTS[variant].sets


_BASE_STACKS: Final = {False: 5, True: 4}
"""Stacks of base cards without and with theme sets (C-2.3, C-20.2)."""


def _shared(cards: int, places: range) -> tuple[Stack, ...]:
    """Stacks for so many cards, as equal as can be, the larger ones first (CR-17)."""
    least, more = divmod(cards, len(places))
    return tuple(Stack(f"s{n}", least + (at < more)) for at, n in enumerate(places))


def _spread(pool: Counter[str]) -> tuple[str, ...]:
    return tuple(pool.elements())


@cache
def layout(variant: str, sets: Sets | None = None) -> Layout:
    """The table of a variant, with its usual sets or others; KeyError if there is no such variant."""
    entry = VARIANTS[variant]
    sets = entry.sets if sets is None else sets
    return _tournament(entry, sets) if entry.own_decks else _expanded(entry, sets)


def _expanded(entry: Variant, sets: Sets) -> Layout:
    """One table for both: base stacks, theme stacks, open row; two theme stacks for every set (C-20)."""
    themes = tuple(name for name in sets[0] if name != "base")
    pool = {face: n for face, n in drawn_faces(sets[0]).items() if not CARDS[face].tournament_only}
    row = [face for face in pool if CARDS[face].row and any(_lays_out(face, name) for name in themes)]
    base = _spread(Counter({f: n for f, n in drawn_faces(("base",)).items() if f not in row}))
    theme = _spread(Counter({f: n for f, n in drawn_faces(themes).items() if f in pool and f not in row}))
    count = _BASE_STACKS[bool(themes)]
    stacks = _shared(len(base), range(1, count + 1))
    if themes:
        stacks += _shared(len(theme), range(count + 1, count + 1 + 2 * len(themes)))
    return Layout(
        entry,
        sets,
        stacks,
        base,
        theme,
        tuple(face for face in row for _ in range(pool[face])),
        (CITADELS,) if "wizards" in themes else (),
        _spread(event_faces(sets[0])),
    )


_ROW_OF: Final = {
    "church": "politics",
    "town_hall": "politics",
    "harbor": "barbarians",
    "triumphal_arch": "barbarians",
    "university": "science",
    "counting_house": "trade",
}
"""Title of the open row -> the set that lays it out (C-20.3)."""


def _lays_out(face: str, theme: str) -> bool:
    return _ROW_OF.get(face) == theme


def _tournament(entry: Variant, sets: Sets) -> Layout:
    """Own stacks for each player; the row is not laid out (C-30)."""
    stacks = tuple(
        Stack(f"s{4 * seat + n}", size, seat) for seat in (0, 1) for n, size in enumerate(DECK_STACKS, 1)
    )
    citadels = tuple(CITADELS if "wizards" in own else 0 for own in sets)
    return Layout(entry, sets, stacks, citadels=citadels, events=FIXED_EVENTS)


@cache
def deck_pool(sets: tuple[SetName, ...]) -> tuple[str, ...]:
    """The cards one player may choose a deck from; the Wizard League needs wizards (C-30.5, C-52.2)."""
    pool = drawn_faces(sets)
    return tuple(face for face in pool.elements() if face != "wizard_league" or "wizards" in sets)


@cache
def event_pool(sets: tuple[SetName, ...]) -> tuple[str, ...]:
    """The events one player may choose four from (CR-70)."""
    pool = event_faces(sets) - Counter({"civil_war": 1, "plague": 1, "year_end": 1})
    return tuple(pool.elements())


@cache
def faces(variant: str) -> tuple[str, ...]:
    """The face table of a variant: every face that can lie face down, whatever sets the terms choose."""
    entry = VARIANTS[variant]
    choosing = entry.own_decks or variant == "mixed"
    return all_faces(SETS if choosing else entry.sets[0])
