"""The small verbs for what lies on a table: steps to come, what came of a move, slots and their zones."""

from typing import Any

from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.state import State, Step

__all__ = [
    "add_slot",
    "emit",
    "forget",
    "leave",
    "leave_several",
    "mint",
    "own_slots",
    "owner",
    "push",
    "remask",
]


def owner(zone: str) -> int | None:
    """The seat whose own zone that is, its hand or one with a name; None for what belongs to all."""
    seat, sign, _ = zone.partition(":")
    number = seat if sign else zone.removeprefix("hand")
    return int(number) if number.isdigit() else None


def own_slots(s: State, seat: int) -> list[int]:
    """Everything that lies face down in a seat's own zones."""
    return [slot for zone, slots in s.zones.items() if owner(zone) == seat for slot in slots]


def push(s: State, *steps: Step) -> None:
    """Let these steps happen next, in this order."""
    s.agenda.extend(reversed(steps))


def emit(s: State, kind: str, **data: Any) -> None:
    """Note what came of the running move."""
    s.outcomes.append(Outcome(kind, data))


def mint(s: State, back: str) -> int:
    """A new slot that lies nowhere yet."""
    slot = s.next_slot
    s.next_slot = slot + 1
    s.backs[slot] = back
    return slot


def forget(s: State, slot: int) -> None:
    """The slot dies, and with it what everybody knew of it."""
    del s.backs[slot]
    s.faces.pop(slot, None)


def add_slot(s: State, zone: str, face: str, back: str, place: int) -> None:
    """A card everybody knows goes face down into a zone."""
    slot = mint(s, back)
    s.faces[slot] = face
    slots = s.zones[zone]
    slots.insert(len(slots) if place < 0 else place, slot)


def leave(s: State, zone: str, back: str, index: int | None) -> int:
    """A card of that back leaves a hand; the others of that back are re-masked: new slots.

    Index counts among the cards of that back after the re-mask; None stands for the last.
    """
    slots = s.zones[zone]
    group = [at for at, slot in enumerate(slots) if s.backs[slot] == back]
    gone = group[-1 if index is None else index]
    slot = slots[gone]
    for at in group:
        if at != gone:
            old = slots[at]
            slots[at] = mint(s, back)
            forget(s, old)
    del slots[gone]
    return slot


def leave_several(s: State, zones: tuple[str, ...], back: str, count: int) -> None:
    """So many cards leave zones of one owner and die; the others lie in the first zone as new slots."""
    slots = [slot for zone in zones for slot in s.zones[zone]]
    for zone in zones:
        s.zones[zone] = []
    for slot in slots:
        forget(s, slot)
    s.zones[zones[0]] = [mint(s, back) for _ in slots[count:]]


def remask(s: State, zone: str) -> None:
    """Every group of two or more cards with the same back gets new slots (offer before a show)."""
    slots = s.zones[zone]
    backs = [s.backs[slot] for slot in slots]
    for at, back in enumerate(backs):
        if backs.count(back) > 1:
            old = slots[at]
            slots[at] = mint(s, back)
            forget(s, old)
