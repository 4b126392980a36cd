"""The six ways to play, as data: which cards, which stacks, which target (D-2, D-14, D-15, D-16)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from p2pduel.games.duel.rules.facts import FACE_UP, SETS, all_faces, draw_faces, event_faces, tournament_pool

__all__ = ["VARIANTS", "Stack", "Variant", "faces", "variant"]


@dataclass(frozen=True, slots=True)
class Stack:
    """A place for face-down draw cards; it stays a place when it is empty (D-11.9)."""

    zone: str
    back: str
    size: int
    owner: int | None = None
    """Whose stack it is in a tournament (D-16.12); None: everybody's."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What differs between the games; the steps ask these fields, never the name."""

    name: str
    sets: tuple[str, ...]
    target: int
    stacks: tuple[Stack, ...]
    starting_hand: str = "search"
    """draw: the top 3 of a stack; search: 3 of choice; deck: the first 3 of the own deck."""
    rearrange: bool = True
    """Starting regions may be rearranged (D-14.7)."""
    win_before_roll: bool = True
    """The target counts before the dice, too (D-13.4)."""
    demolition: bool = True
    """Own buildings and units may be removed (D-14.9)."""
    half_moon: bool = True
    """Era cards with a half-moon take part (D-15.2)."""
    face_up: str = ""
    """The card of the face-up stack; empty: there is none (D-14.3)."""
    random_events: int = 0
    """So many half-moon events, drawn unseen (D-15.4)."""
    seats: tuple[int, ...] = (2,)
    """For how many; two, always."""
    own_decks: bool = False
    """Tournament: chosen decks and events, own stacks and piles, 1 gold, a preparatory round (D-16)."""


def _shared(back: str, cards: int, places: range) -> tuple[Stack, ...]:
    """Stacks of one back for so many cards, equal ones as far as that goes."""
    least, more = divmod(cards, len(places))
    return tuple(Stack(f"draw{n}", back, least + (at < more)) for at, n in enumerate(places))


def _basic(stacks: int) -> tuple[Stack, ...]:
    return _shared("basic", len(draw_faces("basic")), range(1, stacks + 1))


def _theme(era: str) -> Variant:
    face_up = FACE_UP[era]
    cards = sum(face != face_up for face in draw_faces(era))
    return Variant(era, ("basic", era), 12, _basic(3) + _shared(era, cards, range(4, 6)), face_up=face_up)


def _princes() -> Variant:
    eras = tuple(
        Stack(f"draw{n}", era, len(draw_faces(era, half_moon=False))) for n, era in enumerate(SETS[1:], 4)
    )
    return Variant("princes", SETS, 13, _basic(3) + eras, half_moon=False, random_events=6)


def _tournament() -> Variant:
    stacks = tuple(
        Stack(f"draw{4 * seat + n + 1}", f"deck{seat}", size, seat)
        for seat in (0, 1)
        for n, size in enumerate((7, 7, 8, 8))
    )
    return Variant("tournament", SETS, 13, stacks, starting_hand="deck", own_decks=True)


VARIANTS: Final[dict[str, Variant]] = {
    entry.name: entry
    for entry in (
        Variant(
            "intro",
            ("basic",),
            7,
            _basic(4),
            starting_hand="draw",
            rearrange=False,
            win_before_roll=False,
            demolition=False,
        ),
        _theme("gold"),
        _theme("turmoil"),
        _theme("progress"),
        _princes(),
        _tournament(),
    )
}

TOURNAMENT_DECK: Final = 33
"""Cards in a tournament deck (D-16.7)."""

TOURNAMENT_EVENTS: Final = 4
"""Events each player contributes (D-16.4)."""


def variant(name: str) -> Variant:
    """The variant of that name; KeyError when there is none."""
    return VARIANTS[name]


@cache
def stack_backs(name: str) -> frozenset[str]:
    """The backs that have a draw stack; cards of a set a position brought in from elsewhere have none."""
    return frozenset(stack.back for stack in VARIANTS[name].stacks)


def draw_pool(entry: Variant, back: str) -> tuple[str, ...]:
    """The draw cards of one set that are dealt into stacks in this variant."""
    pool = draw_faces(back, half_moon=entry.half_moon or back == "basic")
    return tuple(face for face in pool if face != entry.face_up)


def event_pool(entry: Variant) -> tuple[str, ...]:
    """The events known to be in the stack, Yule left out (D-2.5, D-14.2, D-15.4)."""
    if entry.own_decks:
        return ("riots", "plague", "riots", "plague")
    pool = [face for name in entry.sets for face in event_faces(name, half_moon=not entry.random_events)]
    return tuple(face for face in pool if face != "yule")


def half_moon_events() -> tuple[str, ...]:
    """The 15 events with a half-moon (D-15.4)."""
    pool: list[str] = []
    for name in SETS:
        every = list(event_faces(name))
        for plain in event_faces(name, half_moon=False):
            every.remove(plain)
        pool += every
    return tuple(pool)


def chosen_event_pool() -> tuple[str, ...]:
    """What a player may choose tournament events from: a half-moon face once (D-16.4, D-16.5)."""
    plain = [face for name in SETS for face in event_faces(name, half_moon=False)]
    pool = list(dict.fromkeys(half_moon_events()))
    return tuple(sorted(pool + [face for face in plain if face not in ("yule", "riots", "plague")]))


def deck_pool() -> tuple[str, ...]:
    """What a player may choose a tournament deck from (D-16.7)."""
    return tournament_pool()


def faces(name: str) -> tuple[str, ...]:
    """The face table of a variant, for sealing cards: every face that can lie face down."""
    entry = VARIANTS[name]
    hidden = set(event_pool(entry)) | {"yule"}
    if entry.random_events or entry.own_decks:
        hidden |= set(half_moon_events()) | set(chosen_event_pool())
    for back in entry.sets:
        hidden |= set(draw_faces(back))
    return tuple(
        face for face in all_faces() if face in hidden or ("-" in face and not face.startswith("chapel"))
    )
