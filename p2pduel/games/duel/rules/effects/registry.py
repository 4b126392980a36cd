"""What makes a card special: one small object per card, found by the card's id.

A set's module subclasses Effect and registers it: `@effect("harbor")`. Cards without an entry have
only their printed facts. The core calls the hooks; it never asks for a card by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from p2pduel.games.duel.rules.facts import CARDS, Points

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.facts import Card, Resource
    from p2pduel.games.duel.rules.state import Placed, State
    from p2pduel.kernel.state import Step

    Steps = Iterable[Step]

__all__ = ["EFFECTS", "HOOKED", "NO_EFFECT", "Effect", "effect", "effect_of"]

_NONE = Points()


class Effect:
    """The hooks of a card; each does nothing unless a card says otherwise.

    Hooks that make something happen return steps (steps/*.py lists them); the core lets them happen
    in that order.
    """

    timing = "action"
    """When an action card is played: action, preroll, settlement or reaction."""
    answers: tuple[str, ...] = ()
    """The events a reaction card may be played against."""
    hostile = False
    """Whether an expansion directly affects the opponent: barred in the preparatory round (D-16.10)."""
    stores_gold = False
    """Whether a region expansion holds gold."""
    covers = ""
    """The card an expansion is placed on; empty: it takes a free site."""
    shelters = False
    """Whether touched regions are left out of the Brigand Attack's count (D-6.5)."""
    trade_bonus = 0
    """How many more resources the trade advantage brings at the symbol Trade (D-6.8)."""
    fireproof = False
    """Whether buildings at this card's city are safe from the Arsonist (D-18.5)."""
    defends: tuple[int, ...] = ()
    """The results of a defence roll on which an attack on this card's owner fails (D-18.3)."""
    search_cost: int | None = None
    """What searching a stack in phase 4 costs while this card stands; None: as usual (D-11.7)."""

    def check(self, s: State, seat: int) -> None:
        """Raise IllegalMove if an action card, its requirement met, would have no effect (D-9.7)."""

    def targets(self, s: State, seat: int) -> Iterable[str]:
        """What an action card may aim at, as the words behind its name; "" for nothing."""
        return ("",)

    def on_play(self, s: State, seat: int, target: str) -> Steps:
        """Carry out an action card."""
        return ()

    def on_strike(self, s: State, seat: int) -> Steps:
        """What an attacking card does once no defence roll has stopped it (D-18.3)."""
        return ()

    def on_build(self, s: State, seat: int, site: str) -> Steps:
        """Carry out what happens once an expansion stands (D-9.15)."""
        return ()

    def affects(self, s: State, seat: int) -> bool:
        """Whether an event card just turned up would hit that seat (R-53)."""
        return False

    def averts(self, s: State, face: str, event: str) -> bool:
        """Whether a standing card keeps an event from its owner; face tells copies apart."""
        return False

    def on_event(self, s: State) -> Steps:
        """Carry out an event card; seats in s.exempt are left out."""
        return ()

    def on_production(self, s: State, seat: int) -> Steps:
        """A standing card's part after the yields of a production roll."""
        return ()

    def on_symbol(self, s: State, seat: int, symbol: str) -> Steps:
        """What a standing card adds to a symbol of the event die, or to an event card of that id."""
        return ()

    def on_loss(self, s: State, seat: int, lost: Placed, cause: str) -> Steps:
        """A standing card's answer when its owner lost another; cause as in the step `lose`."""
        return ()

    def on_leave(self, s: State, seat: int) -> None:
        """A card has left its site, for whatever reason: its own bookkeeping follows."""

    def points(self, s: State, seat: int) -> Points:
        """Conditional victory and trade points of a standing card."""
        return _NONE

    def rates(self, s: State, seat: int, site: str) -> Iterable[tuple[Resource, str, int]]:
        """Trades a standing card offers: (resource, the one place it comes from or "", how many for 1)."""
        return ()

    def on_trade(self, s: State, seat: int, amount: int) -> bool:
        """Told of a trade at a rate below 2: whether this card pays for it, noting the use."""
        return False

    def reduces(self, s: State, seat: int, card: Card) -> bool:
        """Whether a standing card makes that card 1 resource cheaper (D-9.10)."""
        return False


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
