"""Wizards & Dragons."""

from collections.abc import Iterable

from p2pduel.games.classic.rules.building import centre_columns
from p2pduel.games.classic.rules.core import (
    card_at,
    closed,
    in_order,
    open_stacks,
    pile,
    pile_name,
    reference,
    refs_of,
    spots,
    victory,
)
from p2pduel.games.classic.rules.effects.base import needs_target
from p2pduel.games.classic.rules.effects.registry import Effect, effect
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.facts.numbers import EVENT_DIE
from p2pduel.games.classic.rules.standing import alter
from p2pduel.games.classic.rules.state import Spot, State
from p2pduel.games.classic.rules.steps.knights import border_dispute, disputed
from p2pduel.games.classic.rules.steps.naming import fetch, name, name_several
from p2pduel.games.classic.rules.steps.wizards import (
    FORESEEN,
    comet,
    divinable,
    movable,
    stealable,
    wizards_of,
)
from p2pduel.kernel import requests
from p2pduel.kernel.state import Step

__all__: list[str] = []

Steps = Iterable[Step]


# -- wizards and citadels ------------------------------------------------------------------------


@effect(*(card.id for card in CARDS.values() if card.kind == "wizard"))
class _Wizard(Effect):
    """Turns a resource of the own region into magic power (C-56.6, CR-61)."""

    repeatable = True

    def may_use(self, s: State, at: Spot) -> None:
        most = card_at(at).magic
        filled = most is not None and at.card.amount >= most[1]
        needs_target(at.card.face, s.players[at.host].stored[at.site[1:]] and not filled)

    def on_use(self, s: State, at: Spot) -> Steps:
        return [("conjure", at.card.owner, reference(s, at))]


@effect("philosophers_stone")
class _PhilosophersStone(Effect):
    """Nobody may attack with action cards or spells (CR-11)."""

    def bars(self, s: State, at: Spot, card: Card) -> bool:
        return card.kind == "action_attack" or card.spell == "attack"


@effect("magic_kitchen")
class _MagicKitchen(Effect):
    """For 1 magic power a die: 3 to 6 bring a resource, a 1 is the end of it (CR-48)."""

    repeatable = True

    def on_use(self, s: State, at: Spot) -> Steps:
        following = ("cooked", at.card.owner, reference(s, at))
        return [requests.roll(at.card.owner, (6,), following)]


@effect("magic_mill")
class _MagicMill(Effect):
    """Once a turn 1 gold becomes 1 magic power (CR-61)."""

    def _wizards(self, s: State, seat: int) -> tuple[str, ...]:
        return refs_of(s, [spot for spot in wizards_of(s, seat) if spot.card.amount < _most(spot)])

    def may_use(self, s: State, at: Spot) -> None:
        needs_target("magic_mill", self._wizards(s, at.card.owner))

    def on_use(self, s: State, at: Spot) -> Steps:
        seat = at.card.owner
        return [name(seat, "magic_mill", self._wizards(s, seat), ("charge", seat))]


def _most(spot: Spot) -> int:
    """The most magic power a wizard holds."""
    magic = card_at(spot).magic
    return magic[1] if magic else 0


# -- spells --------------------------------------------------------------------------------------


@effect("keeper_of_fate")
class _KeeperOfFate(Effect):
    """The top 3 events in any order, some of them under the deck (CR-64)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("keeper_of_fate", s.zones["events"])

    def on_play(self, s: State, seat: int) -> Steps:
        return [("keep_fate", seat)]


@effect("inspiration")
class _Inspiration(Effect):
    """The top cards of two stacks."""

    def check(self, s: State, seat: int) -> None:
        needs_target("inspiration", open_stacks(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name_several(seat, 2, "inspiration", tuple(open_stacks(s, seat)), ("inspired", seat))]


@effect("land_spell")
class _LandSpell(Effect):
    """A region of a kind one has twice for one of the opponent's (CR-15)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("land_spell", disputed(s, seat) and disputed(s, 1 - seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [border_dispute(seat, "land_spell")]


@effect("magic_eye")
class _MagicEye(Effect):
    """A card of choice from a stack for one of the hand (CR-64)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("magic_eye", open_stacks(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "magic_eye", tuple(open_stacks(s, seat)), ("eye", seat))]


@effect("change_places")
class _ChangePlaces(Effect):
    """Two own buildings, or two own units, change places."""

    def check(self, s: State, seat: int) -> None:
        needs_target("change_places", movable(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "change_places", tuple(movable(s, seat)), ("first_place", seat))]


@effect("wheel_of_time")
class _WheelOfTime(Effect):
    """Sets the event die before it is rolled, also one that another Wheel has set (CR-24, CR-63)."""

    timing = "preroll"

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "wheel_of_time", tuple(dict.fromkeys(EVENT_DIE)), ("set_symbol", seat))]


@effect("divination")
class _Divination(Effect):
    """The top cards of four stacks are seen, also of the opponent's (CR-64)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("divination", divinable(s))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name_several(seat, FORESEEN, "divination", divinable(s), ("divine", seat))]


@effect("elixir")
class _Elixir(Effect):
    """An own knight or dragon is twice as strong until the opponent's next turn is over (CR-67)."""

    def _units(self, s: State, seat: int) -> tuple[str, ...]:
        strong = [spot for spot in spots(s, seat) if card_at(spot).kind in ("unit_knight", "unit_dragon")]
        return refs_of(s, [spot for spot in strong if "elixir" not in spot.card.marks])

    def check(self, s: State, seat: int) -> None:
        needs_target("elixir", self._units(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "elixir", self._units(s, seat), ("drink", seat))]


@effect("countermagic")
class _Countermagic(Effect):
    """The opponent's action card has no effect (CR-38)."""

    timing = "reaction"
    stops_actions = True


@effect("time_jump")
class _TimeJump(Effect):
    """A die face or event card is void; the event die is rolled again (CR-26)."""

    timing = "reaction"
    turns_back = True


# -- events --------------------------------------------------------------------------------------

COMET_SCORE = 3
"""Players with more victory points are hit by the Comet."""


@effect("comet")
class _Comet(Effect):
    """The hand goes under a stack, and another comes from its top (CR-68, CR-74)."""

    def on_event(self, s: State) -> Steps:
        hit = tuple(seat for seat in in_order(s) if victory(s, seat) > COMET_SCORE)
        return [comet(hit)] if hit else []


@effect("unicorn_dance")
class _UnicornDance(Effect):
    """Each wizard gains 1 magic power, which may be used at once (C-56.7)."""

    def on_event(self, s: State) -> Steps:
        for seat in in_order(s):
            for spot in wizards_of(s, seat):
                if spot.card.amount < _most(spot):
                    alter(s, spot, amount=spot.card.amount + 1)
        return ()


# -- actions -------------------------------------------------------------------------------------


@effect("better_world")
class _BetterWorld(Effect):
    """An event leaves the game, but not Year End (C-70.7)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("better_world", len(s.zones["events"]) > 1)

    def on_play(self, s: State, seat: int) -> Steps:
        return [requests.look(seat, "events"), ("banish", seat)]


@effect("wizard_duel")
class _WizardDuel(Effect):
    """An own wizard against an opposing one, a die each and their power (CR-66)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("wizard_duel", wizards_of(s, seat) and wizards_of(s, 1 - seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "wizard_duel", refs_of(s, wizards_of(s, seat)), ("challenge", seat))]


@effect("land_change")
class _LandChange(Effect):
    """An own region of a kind one has twice for one of the stack (CR-65)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("land_change", disputed(s, seat) and s.zones["regions"])

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "land_change", disputed(s, seat), ("change_land", seat))]


@effect("materialization")
class _Materialization(Effect):
    """An own settlement becomes a city (CR-5)."""

    def _columns(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(map(str, centre_columns(s.players[seat], "city"))) if s.cities else ()

    def check(self, s: State, seat: int) -> None:
        needs_target("materialization", self._columns(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "materialization", self._columns(s, seat), ("materialize", seat))]


@effect("witch")
class _Witch(Effect):
    """An opposing building loses its effect until its owner rolls "?" (CR-8, CR-50)."""

    def _targets(self, s: State, seat: int) -> tuple[str, ...]:
        theirs = [spot for spot in spots(s, 1 - seat) if card_at(spot).is_building]
        return refs_of(s, [spot for spot in theirs if "witch" not in spot.card.marks])

    def check(self, s: State, seat: int) -> None:
        needs_target("witch", self._targets(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "witch", self._targets(s, seat), ("lay_on", seat, "witch"))]


@effect("whirlwind")
class _Whirlwind(Effect):
    """An opposing region loses all that lies there."""

    def _regions(self, s: State, seat: int) -> tuple[str, ...]:
        other = s.players[1 - seat]
        return tuple(place for place in other.regions if other.stored[place])

    def check(self, s: State, seat: int) -> None:
        needs_target("whirlwind", self._regions(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "whirlwind", self._regions(s, seat), ("blow", seat))]


@effect("ancestral_wisdom")
class _AncestralWisdom(Effect):
    """An action card of the discard pile (CR-46)."""

    def _cards(self, s: State, seat: int) -> tuple[str, ...]:
        if closed(s, seat, pile_name(s, seat)):
            return ()
        return tuple(face for face in pile(s, seat) if CARD[face].is_action)

    def check(self, s: State, seat: int) -> None:
        needs_target("ancestral_wisdom", self._cards(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [fetch(seat, seat, "ancestral_wisdom", self._cards(s, seat))]


@effect("by_magics_hand")
class _ByMagicsHand(Effect):
    """A spell book of the opponent comes to an own citadel (CR-63)."""

    def check(self, s: State, seat: int) -> None:
        needs_target("by_magics_hand", stealable(s, seat))

    def on_play(self, s: State, seat: int) -> Steps:
        return [name(seat, "by_magics_hand", stealable(s, seat), ("steal", seat))]
