"""Whether a document is a position at all: every value of its kind, every card one of the game.

With `strict` also whether the cards are those of the variant, each as often as its sets have it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.facts.faces import (
    CARD,
    CARDS,
    LAND,
    all_faces,
    region_stack_faces,
    starting_faces,
)
from p2pduel.games.classic.rules.facts.model import COLOURS, PHASES
from p2pduel.games.classic.rules.facts.numbers import EVENT_DIE, REGION_STACK
from p2pduel.games.classic.rules.state import Placed, Player, State
from p2pduel.games.classic.rules.steps.registry import REGISTRY
from p2pduel.games.classic.rules.variants import deck_pool, event_pool
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.kernel.steps import Ask, Auto
from p2pduel.principality.board import borders, outer
from p2pduel.principality.resources import CAPACITY

__all__ = ["check_player", "check_shape", "check_strict", "open_faces", "pool"]

BACKS = frozenset({"draw", "region", "event"})
MARKS = frozenset({"pawned", "witch", "dogma", "used", "fresh", "charged", "elixir"})
_FACES = frozenset(all_faces())
_COUNTS = (
    "ply",
    "barrier",
    "opened",
    "turn",
    "production",
    "rolled",
    "roads",
    "settlements",
    "cities",
    "next_slot",
)
_CENTRE = ("settlement", "city", "metropolis", "citadel")


def is_face(face: Any) -> bool:
    """Whether this is a card that can lie face down; a region may bear any number of the die."""
    if face in _FACES:
        return True
    region, _, number = str(face).partition("-")
    return region in REGION_STACK and number in tuple("123456")


def check_shape(state: State, truth: dict[int, str]) -> None:
    """Raise IllegalMove unless every value is of its kind and every card one of the game."""
    for name in _COUNTS:
        value = getattr(state, name)
        if type(value) is not int or value < 0:
            raise IllegalMove(Code.POSITION_FORM, "", why="number", field=name, value=value)
    for name in ("active", "starter", "actor"):
        if getattr(state, name) not in (0, 1, NOBODY):
            raise IllegalMove(Code.POSITION_FORM, "C-4.4", why="seat", field=name, value=getattr(state, name))
    if state.phase not in PHASES:
        raise IllegalMove(ClassicCode.POSITION_PHASE, "C-4.1", why="none", phase=state.phase)
    if state.production > 6 or state.symbol not in ("", *EVENT_DIE):
        raise IllegalMove(
            Code.POSITION_FORM, "C-1.4", why="dice", production=state.production, symbol=state.symbol
        )
    if state.event and (state.event not in CARDS or CARDS[state.event].kind != "event"):
        raise IllegalMove(Code.POSITION_FACES, "C-5.6", why="event", card=state.event)
    _check_zones(state, truth)
    _check_open(state)
    for step in state.agenda:
        _check_step(step)


def _check_zones(state: State, truth: dict[int, str]) -> None:
    needed = {"hand0", "hand1", "regions", "events", *(stack.zone for stack in state.layout.stacks)}
    if not needed <= set(state.zones):
        missing = sorted(needed - set(state.zones))
        raise IllegalMove(ClassicCode.POSITION_ZONES, "", stacks=missing)
    for slot, back in state.backs.items():
        if back not in BACKS or slot >= state.next_slot:
            raise IllegalMove(Code.POSITION_SLOTS, "", slot=slot, back=back)
        card = CARD[truth[slot]] if is_face(truth[slot]) else None
        if card is None or (card.kind != back if back in ("region", "event") else not card.is_drawn):
            raise IllegalMove(Code.POSITION_FACES, "C-20.15", why="back", card=truth[slot], back=back)


def _check_open(state: State) -> None:
    """Whatever lies face up."""
    if len(state.discards) != 1 + state.layout.own_decks:
        raise IllegalMove(Code.POSITION_FORM, "C-30.8", why="discards")
    if any(face not in state.layout.row for face in state.row):
        raise IllegalMove(Code.POSITION_CARDS, "C-20.3", why="row")
    if len(state.citadels) != len(state.layout.citadels):
        raise IllegalMove(Code.POSITION_FORM, "C-30.3", why="citadels")
    for face in (face for heap in state.discards for face in heap):
        if face not in CARDS or not CARDS[face].is_drawn:
            raise IllegalMove(Code.POSITION_FACES, "C-20.15", why="lying", card=face)
    for player in state.players:
        if not all(is_face(face) and CARD[face].kind == "region" for face in player.regions.values()):
            raise IllegalMove(Code.POSITION_FACES, "C-1.6", why="region")
        if not all(type(times) is int for times in player.used.values()):
            raise IllegalMove(Code.POSITION_FORM, "", why="used")


def _check_step(step: Step) -> None:
    handler = (
        REGISTRY.steps.get(step[0]) if isinstance(step, tuple) and step and isinstance(step[0], str) else None
    )
    if isinstance(handler, Ask):
        sound = len(step) > 1 and step[1] in (0, 1)
    elif isinstance(handler, Auto):
        sound = handler.takes(len(step) - 1)
    else:
        sound = handler is not None
    if not sound:
        raise IllegalMove(ClassicCode.POSITION_AGENDA, "", step=repr(step))


# -- principalities ------------------------------------------------------------------------------


def check_player(player: Player, *, corners: bool = True) -> None:
    """Raise IllegalMove unless the principality is a possible layout.

    Without `corners` regions may be missing: those of a settlement just built come a step later.
    """
    colour = COLOURS[player.seat]
    _check_centre(player, colour)
    _check_regions(player, colour, corners)
    for site, cards in player.sites.items():
        _check_site(player, colour, site, cards)
    _check_stored(player, colour)


def _check_centre(player: Player, colour: str) -> None:
    columns = sorted(player.centre)
    if columns != list(range(columns[0], columns[-1] + 1)):
        raise IllegalMove(ClassicCode.POSITION_CENTRE, "C-3.1", why="gap", colour=colour)
    for col, what in player.centre.items():
        if what not in (("road",) if col % 2 == 0 else _CENTRE):
            raise IllegalMove(
                ClassicCode.POSITION_CENTRE, "C-3.1", why="column", colour=colour, what=what, column=col
            )


def _check_regions(player: Player, colour: str, complete: bool) -> None:
    corners = {place for col, what in player.centre.items() if what != "road" for place in borders(col)}
    for place in player.regions:
        if place not in corners:
            raise IllegalMove(ClassicCode.POSITION_REGIONS, "C-3.2", why="place", colour=colour, place=place)
    missing = corners - set(player.regions)
    if missing and complete:
        raise IllegalMove(
            ClassicCode.POSITION_REGIONS, "C-3.2", why="missing", colour=colour, places=sorted(missing)
        )


def _fits(player: Player, site: str, card: Placed) -> bool:
    """Whether a card may stand at a site, whoever else stands there."""
    facts = CARD[card.face]
    if facts.foreign != (card.owner != player.seat):
        return False
    if site[0] == "R":
        return facts.site == "road"
    if site[1] in "TB":
        if facts.site == "region":
            return LAND[player.regions[site[1:]]][0] in facts.at
        return facts.is_unit and facts.site != "citadel"
    what = player.centre.get(int(site[1:]))
    return (
        facts.site == "any"
        or (facts.site == "citadel" and what == "citadel")
        or (facts.site == "city" and what in ("city", "metropolis"))
    )


def _check_site(player: Player, colour: str, site: str, cards: tuple[Placed, ...]) -> None:
    if site in {outer(place) for place in player.regions}:
        places = 1
    elif site[:1] == "R":
        places = int(player.centre.get(int(site[1:])) == "road")
    else:
        what = player.centre.get(int(site[1:])) if site[0] in "TB" else None
        places = {"settlement": 1, "city": 2, "metropolis": 2, "citadel": 2}.get(what or "", 0)
    if not cards or len(cards) > places:
        raise IllegalMove(
            ClassicCode.POSITION_SITE, "C-3.6", why="crowd", colour=colour, count=len(cards), site=site
        )
    for card in cards:
        sound = card.face in CARDS and CARDS[card.face].is_expansion and card.owner in (0, 1)
        if not sound or not _fits(player, site, card) or not MARKS.issuperset(card.marks):
            raise IllegalMove(
                ClassicCode.POSITION_SITE, "C-3.7", why="kind", colour=colour, card=card.face, site=site
            )
        if type(card.amount) is not int or not 0 <= card.amount <= CAPACITY:
            raise IllegalMove(
                ClassicCode.POSITION_STORED, "CR-57", why="counter", colour=colour, card=card.face
            )


def _check_stored(player: Player, colour: str) -> None:
    bases = {site for site, cards in player.sites.items() if cards[0].face == "colonial_base"}
    wanted = set(player.regions) | bases
    for place in sorted(set(player.stored) - wanted):
        if player.stored[place]:
            raise IllegalMove(ClassicCode.POSITION_STORED, "C-3.4", why="place", colour=colour, place=place)
        del player.stored[place]
    for place in wanted:
        held = player.stored.setdefault(place, 0)
        if type(held) is not int or not 0 <= held <= CAPACITY:
            raise IllegalMove(
                ClassicCode.POSITION_STORED,
                "C-3.4",
                why="amount",
                colour=colour,
                place=place,
                most=CAPACITY,
                held=held,
            )
    player.arrange()


# -- strict --------------------------------------------------------------------------------------


def pool(state: State, back: str) -> list[str]:
    """Every card of a back that a game has; a starting region may come to lie in the stack (CR-65)."""
    table = state.layout
    if back == "region":
        return [*region_stack_faces(), *starting_faces()]
    if back == "event":
        more = [face for sets in table.sets for face in event_pool(sets)] if table.own_decks else []
        return [*table.events, *more]
    if table.own_decks:
        return [face for sets in table.sets for face in deck_pool(sets)]
    return [*table.base_pool, *table.theme_pool, *table.row]


def open_faces(state: State, back: str) -> list[str]:
    """Faces of a back that lie openly: standing, discarded, laid on cards and stacks, turned up."""
    if back == "event":
        return [*state.gone, *([state.event] if state.event else [])]
    if back == "region":
        return [face for player in state.players for face in player.regions.values()]
    found = [face for heap in state.discards for face in heap] + state.row + ["ban"] * len(state.bans)
    for player in state.players:
        found += ["metropolis"] * list(player.centre.values()).count("metropolis")
        for spot in (*player.own, *player.foreign):
            found += [spot.card.face, *({"witch", "dogma"} & set(spot.card.marks))]
    return found


def check_strict(state: State, truth: dict[int, str]) -> None:
    """Raise IllegalMove unless every card is there at most as often as the game has it."""
    for back in sorted(BACKS):
        hidden = [truth[slot] for slot, other in state.backs.items() if other == back]
        have = Counter(hidden + open_faces(state, back))
        for face, count in (have - Counter(pool(state, back))).items():
            raise IllegalMove(ClassicCode.POSITION_COPIES, "C-1.1", card=face, count=count)
