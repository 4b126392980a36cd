"""The operations on dice and face-down cards as steps, the same in every game.

Beside each step stands the function that makes it: `requests.draw(seat, zone, (0,))`.
"""

from functools import lru_cache

from p2pduel.kernel.operations import (
    Done,
    Draw,
    Flip,
    Give,
    Look,
    Operation,
    Return,
    Roll,
    Seal,
    Show,
    Shuffle,
    Transfer,
)
from p2pduel.kernel.slots import add_slot, emit, forget, mint, owner, push, remask
from p2pduel.kernel.state import State, Step
from p2pduel.kernel.steps import Kind, Registry, Request, S

__all__ = [
    "draw",
    "flip",
    "give",
    "look",
    "move_slots",
    "register",
    "return_card",
    "roll",
    "seal",
    "show",
    "shuffle",
    "transfer",
]


def roll(seat: int, sides: tuple[int, ...], following: Step) -> Step:
    """The seat rolls dice with these numbers of sides; following happens with the results behind it."""
    return ("roll", seat, sides, following)


_roll_of = lru_cache(1 << 10)(Roll)
"""The same few rolls are asked for again and again."""


class _Roll(Request[S]):
    """("roll", seat, sides, next): next happens with the results behind its arguments."""

    def due(self, s: S, step: Step) -> Operation:
        return _roll_of(step[1], step[2])

    def done(self, s: S, step: Step, done: Done) -> None:
        _, _, sides, following = step
        values = done.values
        if len(values) != len(sides):
            raise ValueError(f"not a roll of {sides}: {values}")
        for value, most in zip(values, sides, strict=True):
            if not 1 <= value <= most:
                raise ValueError(f"not a roll of {sides}: {values}")
        s.agenda.append((*following, *values))


def seal(zone: str, back: str, faces: tuple[str, ...]) -> Step:
    """Cards everybody knows are laid face down at the bottom of a zone."""
    return ("seal", zone, back, faces)


class _Seal(Request[S]):
    """("seal", zone, back, faces)."""

    reveals = False

    def due(self, s: S, step: Step) -> Operation:
        return Seal(*step[1:])

    def done(self, s: S, step: Step, done: Done) -> None:
        _, zone, back, faces = step
        slots = s.zones.setdefault(zone, [])
        slots.extend(mint(s, back) for _ in faces)


def shuffle(zone: str) -> Step:
    """A zone is shuffled so that nobody knows its order."""
    return ("shuffle", zone)


class _Shuffle(Request[S]):
    """("shuffle", zone)."""

    def due(self, s: S, step: Step) -> Operation:
        return Shuffle(step[1])

    def done(self, s: S, step: Step, done: Done) -> None:
        slots = s.zones[step[1]]
        for at, old in enumerate(slots):
            slots[at] = mint(s, s.backs[old])
            forget(s, old)
        emit(s, "shuffled", zone=step[1])


def draw(seat: int, zone: str, positions: tuple[int, ...], to: str = "") -> Step:
    """The seat draws the cards at these positions of a zone into its hand or another zone of its own."""
    return ("draw", seat, zone, positions, to) if to else ("draw", seat, zone, positions)


class _Draw(Request[S]):
    """("draw", seat, zone, positions), or with the seat's zone they go to behind it."""

    def due(self, s: S, step: Step) -> Operation:
        return Draw(*step[1:])

    def done(self, s: S, step: Step, done: Done) -> None:
        _, seat, zone, positions, *to = step
        move_slots(s, zone, positions, to[0] if to else f"hand{seat}")
        emit(s, "drew", seat=seat, zone=zone, count=len(positions), **({"to_zone": to[0]} if to else {}))


def look(seat: int, zone: str) -> Step:
    """The seat alone sees every card of a zone."""
    return ("look", seat, zone)


class _Look(Request[S]):
    """("look", seat, zone)."""

    def due(self, s: S, step: Step) -> Operation:
        return Look(*step[1:])

    def done(self, s: S, step: Step, done: Done) -> None:
        emit(s, "looked", seat=step[1], zone=step[2])


def flip(zone: str, positions: tuple[int, ...], following: Step) -> Step:
    """The cards at these positions are turned up; following happens with their faces behind it."""
    return ("flip", zone, positions, following)


class _Flip(Request[S]):
    """("flip", zone, positions, next): next happens with the faces behind its arguments."""

    def due(self, s: S, step: Step) -> Operation:
        return Flip(step[1], step[2])

    def done(self, s: S, step: Step, done: Done) -> None:
        _, zone, positions, following = step
        slots = s.zones[zone]
        for at in positions:
            known = s.faces.get(slots[at])
            if known is not None and known != done.faces[positions.index(at)]:
                raise ValueError(f"{zone} {at} is {known}, not {done.faces}")
        if len(done.faces) != len(positions):
            raise ValueError("one face for every card turned up")
        for at in reversed(positions):
            forget(s, slots.pop(at))
        push(s, (*following, *done.faces))


def show(seat: int, to: int) -> Step:
    """The seat shows its hand to another."""
    return ("show", seat, to)


class _Show(Request[S]):
    """("show", seat, to)."""

    def due(self, s: S, step: Step) -> Operation:
        return Show(*step[1:])

    def done(self, s: S, step: Step, done: Done) -> None:
        remask(s, f"hand{step[1]}")
        emit(s, "showed", seat=step[1], to=step[2])


def give(seat: int, positions: tuple[int, ...], to: int, zone: str) -> Step:
    """Cards of the seat's hand go to another seat, into a zone of it."""
    return ("give", seat, positions, to, zone)


class _Give(Request[S]):
    """("give", seat, positions, to, zone)."""

    def due(self, s: S, step: Step) -> Operation:
        return Give(*step[1:])

    def done(self, s: S, step: Step, done: Done) -> None:
        _, seat, positions, to, zone = step
        move_slots(s, f"hand{seat}", positions, zone)
        emit(s, "gave", seat=seat, to=to, count=len(positions))


def return_card(face: str, back: str, zone: str, place: int) -> Step:
    """A card everybody knows goes face down into a zone; place -1 is its bottom."""
    return ("return", face, back, zone, place)


class _Return(Request[S]):
    """("return", face, back, zone, place)."""

    reveals = False

    def due(self, s: S, step: Step) -> Operation:
        return Return(*step[1:])

    def done(self, s: S, step: Step, done: Done) -> None:
        _, face, back, zone, place = step
        s.zones.setdefault(zone, [])
        add_slot(s, zone, face, back, place)
        emit(s, "returned", face=face, zone=zone)


def transfer(src: str, positions: tuple[int, ...], dst: str) -> Step:
    """The cards at these positions go to the bottom of another zone, unseen."""
    return ("transfer", src, positions, dst)


class _Transfer(Request[S]):
    """("transfer", src, positions, dst)."""

    reveals = False

    def due(self, s: S, step: Step) -> Operation:
        return Transfer(*step[1:])

    def done(self, s: S, step: Step, done: Done) -> None:
        _, src, positions, dst = step
        move_slots(s, src, positions, dst)
        if positions and owner(src) == s.actor:
            s.barrier = s.opened = s.ply  # a takeback leaves the zones of its own seat as they are


def move_slots(s: State, src: str, positions: tuple[int, ...], dst: str) -> None:
    """Slots go from one zone to the bottom of another, in the order of the positions."""
    slots = s.zones[src]
    moved = [slots[at] for at in positions]
    for at in sorted(positions, reverse=True):
        del slots[at]
    s.zones.setdefault(dst, []).extend(moved)


def register(registry: Registry[S]) -> None:
    """Give a game these steps, under the names of their operations."""
    kinds: dict[str, Kind[S]] = {
        "roll": _Roll(),
        "seal": _Seal(),
        "shuffle": _Shuffle(),
        "draw": _Draw(),
        "look": _Look(),
        "flip": _Flip(),
        "show": _Show(),
        "give": _Give(),
        "return": _Return(),
        "transfer": _Transfer(),
    }
    for name, kind in kinds.items():
        registry.add(name, kind)
