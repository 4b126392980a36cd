"""Whether a document is a position at all: every value of its kind, every card one of the box.

With `strict` also whether the cards are those of the variant, each as often as the box has it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD, effect_of
from p2pduel.games.duel.rules.facts import (
    CARDS,
    COLOURS,
    EVENT_DIE,
    PHASES,
    REGION_STACK,
    SETS,
    all_faces,
    region_stack_faces,
    starting_face,
)
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.steps.registry import REGISTRY
from p2pduel.games.duel.rules.variants import (
    VARIANTS,
    Variant,
    deck_pool,
    draw_pool,
    event_pool,
    half_moon_events,
)
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.state import NOBODY, Step
from p2pduel.kernel.steps import Ask, Auto

__all__ = ["check_shape", "check_strict", "is_face", "open_faces", "pool"]

BACKS = frozenset({*SETS, "region", "event", "deck0", "deck1"})
_FACES = frozenset(all_faces())
_COUNTS = ("ply", "barrier", "opened", "turn", "production", "roads", "settlements", "cities", "next_slot")
_CENTRE = (("road", "roads", 9), ("settlement", "settlements", 9), ("city", "cities", 7))


def is_face(face: Any) -> bool:
    """Whether this is a card of the box; a region may bear any number of the die."""
    if face in _FACES:
        return True
    region, _, number = str(face).partition("-")
    return region in REGION_STACK and number in tuple("123456")


# -- always --------------------------------------------------------------------------------------


def check_shape(state: State, truth: dict[int, str]) -> None:
    """Raise IllegalMove unless every value is of its kind and every card one of the box."""
    for name in _COUNTS:
        value = getattr(state, name)
        if type(value) is not int or value < 0:
            raise IllegalMove(Code.POSITION_FORM, "", why="number", field=name, value=value)
    for name in ("active", "starter", "actor"):
        if getattr(state, name) not in (0, 1, NOBODY):
            raise IllegalMove(Code.POSITION_FORM, "D-5.1", why="seat", field=name, value=getattr(state, name))
    if state.phase not in PHASES:
        raise IllegalMove(DuelCode.POSITION_PHASE, "D-5.2", why="none", phase=state.phase)
    if state.production > 6 or state.symbol not in ("", *EVENT_DIE):
        raise IllegalMove(DuelCode.POSITION_DICE, "D-1.8", production=state.production, symbol=state.symbol)
    if state.event and (state.event not in CARDS or CARDS[state.event].kind != "event"):
        raise IllegalMove(Code.POSITION_FACES, "D-7.2", why="event", card=state.event)
    _check_zones(state, truth)
    _check_open(state)
    for step in state.agenda:
        _check_step(step)


def _check_zones(state: State, truth: dict[int, str]) -> None:
    needed = {
        "hand0",
        "hand1",
        "regions",
        "events",
        *(stack.zone for stack in VARIANTS[state.variant].stacks),
    }
    if not needed <= set(state.zones):
        raise IllegalMove(DuelCode.POSITION_ZONES, "", stacks=sorted(needed - set(state.zones)))
    for slot, back in state.backs.items():
        if back not in BACKS or slot >= state.next_slot:
            raise IllegalMove(Code.POSITION_SLOTS, "", why="back", slot=slot, back=back)
        card = CARD[truth[slot]] if is_face(truth[slot]) else None
        kind = "" if card is None else "region" if card.kind == "region" else card.placement
        if card is None or (kind != back if back in ("region", "event") else not card.is_drawn):
            raise IllegalMove(Code.POSITION_FACES, "D-1.3", why="back", card=truth[slot], back=back)


def _check_open(state: State) -> None:
    """Whatever lies face up."""
    variant = VARIANTS[state.variant]
    if len(state.discards) != 1 + variant.own_decks:
        raise IllegalMove(Code.POSITION_FORM, "D-16.11", why="discards")
    if any(face != variant.face_up for face, _ in state.faceup):
        raise IllegalMove(DuelCode.POSITION_FACEUP, "D-14.3", why="other")
    standing = [card for player in state.players for cards in player.sites.values() for card in cards]
    cards = [card[:2] for card in standing] + [card.under for card in standing if card.under is not None]
    cards += [*state.faceup, *(card for heap in state.discards for card in heap)]
    for face, back in cards:
        if not is_face(face) or not CARD[face].is_drawn or back not in BACKS:
            raise IllegalMove(Code.POSITION_FACES, "D-1.3", why="lying", card=face, back=back)
    for player in state.players:
        if not all(is_face(face) for face in player.regions.values()):
            raise IllegalMove(Code.POSITION_FACES, "D-1.3", why="region")
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
        raise IllegalMove(DuelCode.POSITION_AGENDA, "", step=step)


# -- strict --------------------------------------------------------------------------------------


def pool(variant: Variant, back: str) -> list[str]:
    """Every card of a back that a variant has."""
    if back == "region":
        return list(region_stack_faces())
    if back == "event":
        return [*event_pool(variant), *(half_moon_events() if variant.random_events else ()), "yule"]
    return list(deck_pool() if back.startswith("deck") else draw_pool(variant, back))


def open_faces(state: State, back: str) -> list[str]:
    """Faces of a back that lie openly: standing, covered, discarded, turned up."""
    found = [state.event] if back == "event" and state.event else []
    for seat, player in enumerate(state.players):
        if back == "region":
            own = Counter(starting_face(COLOURS[seat], CARD[face].id) for face in player.regions.values())
            found += (Counter(player.regions.values()) - Counter(own.keys())).elements()
        for cards in player.sites.values():
            for card in cards:
                found += [card.face] if card.back == back else []
                found += [card.under[0]] if card.under is not None and card.under[1] == back else []
    return found + [face for heap in state.discards for face, other in heap if other == back]


def check_strict(state: State, truth: dict[int, str], *, complete: bool) -> None:
    """Raise IllegalMove unless the cards are those of the variant and stand as the rules let them.

    With `complete` none may be missing either: in the middle of a move some lie nowhere.
    """
    variant = VARIANTS[state.variant]
    backs = {stack.back for stack in variant.stacks} | {"region", "event"}
    for slot, back in state.backs.items():
        if back not in backs:
            raise IllegalMove(
                DuelCode.POSITION_SET, "D-2.1", why="slot", card=truth[slot], variant=variant.name
            )
    for seat, player in enumerate(state.players):
        _check_standing(player, seat, backs)
    for back in sorted(backs):
        hidden = [truth[slot] for slot, other in state.backs.items() if other == back]
        _check_copies(state, back, Counter(hidden + open_faces(state, back)), complete)
    for name, field, full in _CENTRE:
        lying = [what for player in state.players for what in player.centre.values()]
        built = lying.count(name) + (lying.count("city") if name == "settlement" else 0)
        if built + getattr(state, field) != full:
            raise IllegalMove(
                DuelCode.POSITION_CENTRE,
                "D-1.3",
                why="count",
                what=name,
                full=full,
                found=built + getattr(state, field),
            )


def _check_copies(state: State, back: str, have: Counter[str], complete: bool) -> None:
    """No card more often than the variant has it, and if all must be there, none less often."""
    variant = VARIANTS[state.variant]
    there = Counter(pool(variant, back))
    if variant.face_up and back == variant.name:
        there[variant.face_up] += 2
        have = have + Counter(face for face, _ in state.faceup)
    if back == "event" and variant.own_decks:
        there = Counter(dict.fromkeys(have, 3))
    chosen = variant.own_decks or (back == "event" and variant.random_events)
    for face, count in (have - there).items():
        raise IllegalMove(DuelCode.POSITION_COPIES, "D-1.1", why="often", card=face, count=count)
    for face, count in (there - have).items():
        if complete and not (chosen and back != "region"):
            raise IllegalMove(DuelCode.POSITION_COPIES, "D-1.1", why="missing", card=face, count=count)


def _check_standing(player: Player, seat: int, backs: set[str]) -> None:
    names: Counter[str] = Counter()
    for cards in player.sites.values():
        for card in cards:
            if card.back not in backs:
                raise IllegalMove(
                    DuelCode.POSITION_SET, "D-2.1", why="standing", card=card.face, colour=COLOURS[seat]
                )
            if bool(effect_of(card.face).covers) != (card.under is not None):
                raise IllegalMove(DuelCode.POSITION_SITE, "D-18.8", why="under", card=card.face)
            names.update([CARD[card.face].id, *([CARD[card.under[0]].id] if card.under else [])])
    for name, count in names.items():
        if count > 1 and (CARD[name].unique or CARD[name].named_unit):
            raise IllegalMove(DuelCode.POSITION_UNIQUE, "D-9.4", card=name)
    for region in REGION_STACK:
        if starting_face(COLOURS[seat], region) not in player.regions.values():
            raise IllegalMove(
                DuelCode.POSITION_REGIONS, "D-1.4", why="starting", colour=COLOURS[seat], region=region
            )
