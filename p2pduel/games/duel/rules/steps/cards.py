"""Operations on face-down cards, as steps."""

from p2pduel.games.duel.rules.core import add_slot, emit, forget, mint, push, remask
from p2pduel.games.duel.rules.state import State, Step
from p2pduel.games.duel.rules.steps.registry import Request, step
from p2pduel.games.duel.rules.variants import chosen_event_pool, deck_pool
from p2pduel.kernel.operations import (
    Choose,
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

__all__: list[str] = []


@step("roll")
class _Roll(Request):
    """("roll", seat, sides, next): next happens with the results behind its arguments."""

    def due(self, s: State, step: Step) -> Operation:
        return Roll(step[1], step[2])

    def done(self, s: State, step: Step, done: Done) -> None:
        _, _, sides, following = step
        if len(done.values) != len(sides) or not all(
            1 <= value <= most for value, most in zip(done.values, sides, strict=True)
        ):
            raise ValueError(f"not a roll of {sides}: {done.values}")
        push(s, (*following, *done.values))


@step("seal")
class _Seal(Request):
    """("seal", zone, back, faces)."""

    reveals = False

    def due(self, s: State, step: Step) -> Operation:
        return Seal(*step[1:])

    def done(self, s: State, step: Step, done: Done) -> None:
        _, zone, back, faces = step
        slots = s.zones.setdefault(zone, [])
        slots.extend(mint(s, back) for _ in faces)


@step("shuffle")
class _Shuffle(Request):
    """("shuffle", zone)."""

    def due(self, s: State, step: Step) -> Operation:
        return Shuffle(step[1])

    def done(self, s: State, step: Step, done: Done) -> None:
        slots = s.zones[step[1]]
        for at, old in enumerate(slots):
            slots[at] = mint(s, s.backs[old])
            forget(s, old)
        emit(s, "shuffled", zone=step[1])


@step("choose")
class _Choose(Request):
    """("choose", seat, "deck" or "events", keep, zone, back)."""

    def due(self, s: State, step: Step) -> Operation:
        _, seat, pool, keep, zone, back = step
        return Choose(seat, deck_pool() if pool == "deck" else chosen_event_pool(), keep, zone, back)

    def done(self, s: State, step: Step, done: Done) -> None:
        _, seat, pool, keep, zone, back = step
        size = len(deck_pool() if pool == "deck" else chosen_event_pool())
        s.zones[zone] = [mint(s, back) for _ in range(keep)]
        s.zones[zone + ".rest"] = [mint(s, back) for _ in range(size - keep)]
        emit(s, "chose", seat=seat, what=pool)


@step("draw")
class _Draw(Request):
    """("draw", seat, zone, positions)."""

    def due(self, s: State, step: Step) -> Operation:
        return Draw(*step[1:])

    def done(self, s: State, step: Step, done: Done) -> None:
        _, seat, zone, positions = step
        move_slots(s, zone, positions, f"hand{seat}")
        emit(s, "drew", seat=seat, zone=zone, count=len(positions))


@step("look")
class _Look(Request):
    """("look", seat, zone)."""

    def due(self, s: State, step: Step) -> Operation:
        return Look(*step[1:])

    def done(self, s: State, step: Step, done: Done) -> None:
        emit(s, "looked", seat=step[1], zone=step[2])


@step("flip")
class _Flip(Request):
    """("flip", zone, positions, next): next happens with the faces behind its arguments."""

    def due(self, s: State, step: Step) -> Operation:
        return Flip(step[1], step[2])

    def done(self, s: State, step: Step, done: Done) -> None:
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


@step("show")
class _Show(Request):
    """("show", seat, to)."""

    def due(self, s: State, step: Step) -> Operation:
        return Show(*step[1:])

    def done(self, s: State, step: Step, done: Done) -> None:
        remask(s, f"hand{step[1]}")
        emit(s, "showed", seat=step[1], to=step[2])


@step("give")
class _Give(Request):
    """("give", seat, positions, to, zone)."""

    def due(self, s: State, step: Step) -> Operation:
        return Give(*step[1:])

    def done(self, s: State, step: Step, done: Done) -> None:
        _, seat, positions, to, zone = step
        move_slots(s, f"hand{seat}", positions, zone)
        emit(s, "gave", seat=seat, to=to, count=len(positions))


@step("return")
class _Return(Request):
    """("return", face, back, zone, place)."""

    reveals = False

    def due(self, s: State, step: Step) -> Operation:
        return Return(*step[1:])

    def done(self, s: State, step: Step, done: Done) -> None:
        _, face, back, zone, place = step
        s.zones.setdefault(zone, [])
        add_slot(s, zone, face, back, place)
        emit(s, "returned", face=face, zone=zone)


@step("transfer")
class _Transfer(Request):
    """("transfer", src, positions, dst)."""

    reveals = False

    def due(self, s: State, step: Step) -> Operation:
        return Transfer(*step[1:])

    def done(self, s: State, step: Step, done: Done) -> None:
        _, src, positions, dst = step
        move_slots(s, src, positions, dst)


def move_slots(s: State, src: str, positions: tuple[int, ...], dst: str) -> None:
    """Slots go from one zone to the bottom of another, in the order of the positions."""
    slots = s.zones[src]
    moved = [slots[at] for at in positions]
    for at in sorted(positions, reverse=True):
        del slots[at]
    s.zones.setdefault(dst, []).extend(moved)
