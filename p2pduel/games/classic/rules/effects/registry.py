"""What makes a card special: one small object per card, found by the card's id.

A set's module subclasses Effect and registers it: `@effect("church")`. Cards without an entry have only
their printed facts. The core calls the hooks; it never asks for a card by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import Points

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Card
    from p2pduel.games.classic.rules.state import Spot, State
    from p2pduel.kernel.state import Step
    from p2pduel.principality.resources import Resource

    Steps = Iterable[Step]

__all__ = ["EFFECTS", "HOOKED", "NO_EFFECT", "Effect", "effect", "effect_of"]

_NONE = Points()


class Effect:
    """The hooks of a card; each does nothing unless a card says otherwise.

    `at` is the standing card itself with its place. Hooks that make something happen return steps
    (steps/*.py make them); the core lets them happen in that order. A hook of a standing card is only asked
    while the card is effective (CR-49), where it does not say otherwise.
    """

    # -- plain values ----------------------------------------------------------------------------

    timing = "action"
    """When an action card is played, or a card used: action, preroll, settlement or reaction."""
    answers: tuple[str, ...] = ()
    """The threats a defence card may be played against (CR-37)."""
    immune: tuple[str, ...] = ()
    """The threats the card itself is safe from, even while it is ineffective (CR-49)."""
    hand = 0
    """How much higher its owner's hand limit is (C-8.1)."""
    search_cost: int | None = None
    """What searching a stack costs its owner; None: as usual (C-8.3)."""
    shelters = False
    """Whether touched regions are left out of the brigand's count (C-5.1)."""
    adds = 0
    """How many more a touched region yields when its number is rolled (CR-33)."""
    brigand_limit = 0
    """So many counted resources are safe from the brigand; 0: as usual (CR-28)."""
    fluid = False
    """Whether its points hang on resources, so that they are counted anew with every one that moves."""
    repeatable = False
    """Whether it may be used more than once in a turn (CR-48)."""
    stops_actions = False
    """Whether it is a spell against an action card that is being played (CR-38)."""
    turns_back = False
    """Whether it is a spell against a die face or an event card just turned up (CR-26)."""
    redraws = False
    """Whether a card just drawn may once be put back for another."""
    exposes = False
    """Whether its host must show every card taken from a stack (CR-54)."""

    wards: tuple[int, ...] = ()
    """The results of a die on which a Spy against its owner fails (CR-39)."""
    must_ward = False
    """Whether that die must be rolled."""
    shuffles_events = False
    """Whether the event deck is shuffled with this event."""
    late = False
    """Whether its part of the production comes after that of all other cards (CR-34)."""
    digs = False
    """Whether its owner may take a discarded card instead of a resource at the sun (CR-30)."""
    buys_cards = False
    """Whether its owner may sell action cards for resources."""

    # -- action cards, spells, events ------------------------------------------------------------

    def check(self, s: State, seat: int) -> None:
        """Raise IllegalMove if an action card or spell, its requirement met, could do nothing (C-7.4)."""

    def on_play(self, s: State, seat: int) -> Steps:
        """Carry out an action card or a spell."""
        return ()

    def on_strike(self, s: State, winner: int) -> Steps:
        """What a rolled attack does for the winner of the roll (CR-36)."""
        return ()

    def affects(self, s: State, seat: int) -> bool:
        """Whether a seat is asked for a defence card against this event or attack (CR-37)."""
        return False

    def on_event(self, s: State) -> Steps:
        """Carry out an event card for both players; those in s.averted warded it off."""
        return ()

    # -- standing cards --------------------------------------------------------------------------

    def on_build(self, s: State, at: Spot) -> Steps:
        """Carry out what happens once an expansion stands."""
        return ()

    def on_leave(self, s: State, at: Spot) -> Steps:
        """What follows when it has left, for whatever reason, effective or not."""
        return ()

    def on_departure(self, s: State, at: Spot, gone: Spot) -> Steps:
        """What it does when another card, of either player, has left."""
        return ()

    def guards(self, s: State, at: Spot, other: Spot, threat: str) -> bool:
        """Whether it keeps a threat from another card, or from itself."""
        return False

    def averts(self, s: State, at: Spot, event: str) -> Iterable[str]:
        """The regions of its owner that an event does not touch."""
        return ()

    def points(self, s: State, at: Spot) -> Points:
        """The points of a card that are reckoned, beside the printed ones."""
        return _NONE

    def bonus(self, s: State, at: Spot, other: Spot) -> Points:
        """What it adds to the points of another card of its owner."""
        return _NONE

    def caps(self, s: State, at: Spot, other: Spot) -> int | None:
        """The most strength that a unit of the opponent counts; None: all of it (CR-67)."""
        return None

    def saps(self, s: State, at: Spot, other: Spot) -> int:
        """How much strength a unit of the opponent loses (CR-67)."""
        return 0

    def mutes(self, s: State, at: Spot, other: Spot) -> bool:
        """Whether the trade points of a card of the opponent do not count (CR-16)."""
        return False

    def takes(self, s: State, at: Spot, symbol: str) -> int:
        """How many resources its owner takes at the mill, the tournament or the sun; 0: as usual."""
        return 0

    def on_symbol(self, s: State, at: Spot, symbol: str) -> Steps:
        """What it adds to a face of the event die, or to an event card of that id."""
        return ()

    def on_production(self, s: State, at: Spot) -> Steps:
        """Its part after the regions' yields (CR-34)."""
        return ()

    def after_event(self, s: State, at: Spot) -> Steps:
        """What happens to it after an event card was carried out; asked of ineffective cards, too (CR-27)."""
        return ()

    def start_turn(self, s: State, at: Spot) -> Steps:
        """What it does when its owner's turn begins, before the roll (CR-24)."""
        return ()

    def rates(self, s: State, at: Spot) -> Iterable[tuple[Resource, str, int]]:
        """Bank trades it offers its owner: (resource, the one place it comes from or "", how many for 1)."""
        return ()

    def eases(self, s: State, at: Spot, fleet: Spot) -> bool:
        """Whether a trade fleet of its owner trades 1:1 because of it (CR-77)."""
        return False

    def on_trade(self, s: State, at: Spot, seat: int, given: Resource) -> Steps:
        """Told of a bank trade of either seat, and what was handed in (C-52.3)."""
        return ()

    def reduces(self, s: State, at: Spot, card: Card) -> int:
        """How many resources less its owner pays for that card (CR-45)."""
        return 0

    def waives(self, s: State, at: Spot, card: Card) -> Iterable[Resource]:
        """Resources of that card's price its owner need not pay at all (CR-45)."""
        return ()

    def bars(self, s: State, at: Spot, card: Card) -> bool:
        """Whether nobody may play that card or cast that spell (CR-11)."""
        return False

    def tolls(self, s: State, at: Spot) -> int:
        """Gold the opponent pays for an action card, in the opponent's own turn."""
        return 0

    def on_opposing(self, s: State, at: Spot) -> Steps:
        """What it brings its owner when the opponent uses an action card or a spell (CR-35)."""
        return ()

    # -- using a standing card -------------------------------------------------------------------

    def may_use(self, s: State, at: Spot) -> None:
        """Raise IllegalMove if using it could do nothing now; its price and how often are checked before."""

    def on_use(self, s: State, at: Spot) -> Steps:
        """Carry out its use; the price is paid."""
        return ()


NO_EFFECT = Effect()
EFFECTS: dict[str, Effect] = {}
_HOOKS = tuple(name for name in vars(Effect) if not name.startswith("_"))
HOOKED: dict[str, set[str]] = {hook: set() for hook in _HOOKS}
"""Hook -> the cards that use it, seen from their classes: most use few, so most need not be asked."""


def effect(*card_ids: str) -> Callable[[type[Effect]], type[Effect]]:
    """Register an effect class for these cards; TypeError for a card or a hook there is not."""

    def register(cls: type[Effect]) -> type[Effect]:
        own = {name for base in cls.__mro__[: cls.__mro__.index(Effect)] for name in vars(base)}
        for name in sorted(own):
            if not name.startswith("_") and name not in HOOKED:
                raise TypeError(f"{cls.__name__}.{name} is no hook of a card; there are: {', '.join(_HOOKS)}")
        for card_id in card_ids:
            if card_id not in CARDS or card_id in EFFECTS:
                raise TypeError(f"{cls.__name__}: {card_id!r} is no card, or has an effect already")
            EFFECTS[card_id] = cls()
            for hook in own & HOOKED.keys():
                HOOKED[hook].add(card_id)
        return cls

    return register


class _Found(dict[str, Effect]):
    """Face -> effect, looked up once."""

    def __missing__(self, face: str) -> Effect:
        found = EFFECTS.get(face.partition("-")[0], NO_EFFECT)
        self[face] = found
        return found


_FOUND = _Found()


def effect_of(face: str) -> Effect:
    """The effect of a face; all sets must be loaded before anybody asks."""
    return _FOUND[face]
