"""The card state: zones of sealed slots, identical at everybody, and beside it what one reader knows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from protocol.group import IDENTITY, Ciphertext, Point, sub, sum_points
from protocol.params import MAX_CARDS, Deck
from protocol.violation import Breach, Code, GameFault

__all__ = ["Cards", "Knowledge", "Slot", "ascending", "owner"]


_PRIVATE: Final = re.compile(r"(?:hand|held)(\d+)|(\d+):[a-z]+", re.ASCII)
"""Zones of one seat: its hand, what it holds for one purpose, and those a game names, as in `0:new`."""


def owner(zone: str) -> int | None:
    """The seat under whose key the cards of a zone lie; None for stacks, which lie under the joint key."""
    found = _PRIVATE.fullmatch(zone)
    return None if found is None else int(found[1] or found[2])


def ascending(positions: Sequence[int], size: int) -> bool:
    """Whether these are positions of a zone of that size, each greater than the one before."""
    before = -1
    for position in positions:
        if position <= before:
            return False
        before = position
    return before < size


@dataclass(frozen=True, slots=True)
class Slot:
    """One face-down card. A re-masked, shuffled or taken-past card is a new slot with a new id."""

    id: int
    card: Ciphertext
    back: str
    shares: tuple[tuple[int, Point], ...] = ()
    """Shares that a look has made public, by seat."""
    chooser: int | None = None
    """The seat that put this card here by a choice of its own and so knows its face."""

    def view(self) -> Ciphertext:
        """The card as it lies under the looker's key alone."""
        a, b = self.card
        return a, sub(b, sum_points(D for _, D in self.shares)) if self.shares else b


@dataclass(slots=True)
class Cards:
    """All face-down cards by zone, top first. Changed only by accepted envelopes and public list surgery."""

    deck: Deck
    keys: tuple[Point, ...]
    zones: dict[str, tuple[Slot, ...]] = field(default_factory=dict)
    looks: dict[str, int] = field(default_factory=dict)
    """Stacks with an open look, and who looks."""
    printed: Counter[int] = field(default_factory=Counter)
    opened: Counter[int] = field(default_factory=Counter)
    minted: int = 0
    joint: Point = IDENTITY

    def __post_init__(self) -> None:
        """The joint key needs every seat; a copy has it already."""
        if self.joint == IDENTITY:
            self.joint = sum_points(self.keys)

    def copy(self) -> Cards:
        """An independent copy; slots are immutable and shared."""
        return Cards(
            self.deck,
            self.keys,
            self.zones.copy(),
            self.looks.copy(),
            self.printed.copy(),
            self.opened.copy(),
            self.minted,
            self.joint,
        )

    # --- reading ------------------------------------------------------------------------------------------

    def key(self, zone: str) -> Point:
        """The key T the cards of a zone lie under."""
        seat = owner(zone)
        return self.joint if seat is None else self.keys[seat]

    def slots(self, zone: str) -> tuple[Slot, ...]:
        """The cards of a zone, top first; a zone nobody has used is empty."""
        return self.zones.get(zone, ())

    def at(self, zone: str, positions: Sequence[int]) -> list[Slot]:
        """The slots at these positions, which must exist and ascend strictly: no card counts twice."""
        slots = self.slots(zone)
        if not ascending(positions, len(slots)):
            raise Breach(Code.POSITION, f"{zone} has {len(slots)} cards, positions {list(positions)}")
        return [slots[p] for p in positions]

    def group(self, zone: str, back: str) -> list[int]:
        """Positions of the cards of one back: what a re-mask covers."""
        return [p for p, slot in enumerate(self.slots(zone)) if slot.back == back]

    def backs(self, zone: str) -> list[str]:
        """The distinct backs of a zone in order of their first card."""
        return list(dict.fromkeys(slot.back for slot in self.slots(zone)))

    def looked(self, zone: str) -> int:
        """How many cards of the stack, from the top, the open look still covers."""
        return sum(1 for slot in self.slots(zone) if slot.shares)

    def needs_one_back(self, zone: str) -> str:
        """The only back of a stack; a tag cannot follow a secret permutation."""
        backs = self.backs(zone)
        if len(backs) != 1:
            raise GameFault(f"{zone} holds backs {backs}: one is needed")
        return backs[0]

    def needs_closed(self, zone: str) -> None:
        """The share rule: nothing else happens to a stack before the look at it is closed."""
        if zone in self.looks:
            raise GameFault(f"the look of seat {self.looks[zone]} at {zone} is still open")

    # --- changing -----------------------------------------------------------------------------------------

    def mint(self, cards: Iterable[Ciphertext], back: str, chooser: int | None = None) -> list[Slot]:
        """New slots with new ids."""
        made = []
        for card in cards:
            made.append(Slot(self.minted, card, back, chooser=chooser))
            self.minted += 1
        return made

    def put(self, zone: str, slots: Iterable[Slot]) -> None:
        """Append slots at the end (the bottom) of a zone."""
        joined = (*self.slots(zone), *slots)
        if len(joined) > MAX_CARDS:
            raise GameFault(f"{zone} would hold {len(joined)} cards")
        self.zones[zone] = joined

    def drop(self, zone: str, positions: Iterable[int]) -> list[Slot]:
        """Remove and return the slots at these positions."""
        gone = set(positions)
        slots = self.slots(zone)
        self.zones[zone] = tuple([slot for p, slot in enumerate(slots) if p not in gone])
        return [slot for p, slot in enumerate(slots) if p in gone]

    def replace(self, zone: str, positions: Sequence[int], new: Sequence[Slot]) -> None:
        """Put new slots at these positions."""
        slots = list(self.slots(zone))
        for p, slot in zip(positions, new, strict=True):
            slots[p] = slot
        self.zones[zone] = tuple(slots)

    def insert(self, zone: str, place: int, slot: Slot) -> None:
        """Put one slot at a place; -1 is the bottom."""
        slots = list(self.slots(zone))
        if not -1 <= place <= len(slots) or len(slots) >= MAX_CARDS:
            raise GameFault(f"no place {place} in {zone}")
        slots.insert(len(slots) if place < 0 else place, slot)
        self.zones[zone] = tuple(slots)

    def seal(self, zone: str, back: str, faces: Sequence[int]) -> None:
        """A stack from a public list of faces, not yet shuffled."""
        if self.slots(zone):
            raise GameFault(f"{zone} is not empty")
        if any(not 0 <= face < len(self.deck.points) for face in faces):
            raise GameFault(f"a face of {zone} is not in the deck")
        self.put(zone, self.mint((self.deck.seal(face, self.joint) for face in faces), back))
        self.printed.update(faces)

    def give_back(self, face: int, back: str, zone: str, place: int) -> Slot:
        """An open card goes back face down into a zone; everybody knows it until the next shuffle."""
        if self.opened[face] > 0:
            self.opened[face] -= 1
        else:
            self.printed[face] += 1  # it lay openly beside the decks from the start
        (slot,) = self.mint([self.deck.seal(face, self.key(zone))], back)
        self.insert(zone, place, slot)
        return slot

    def face(self, point: Point) -> int:
        """The face of an opened point, which must be in the table."""
        face = self.deck.face_of(point)
        if face is None:
            raise Breach(Code.UNDECODABLE, "an opened card is no face of the deck")
        return face

    def check_open(self, faces: Iterable[int]) -> None:
        """No more open copies of a face than were printed."""
        for face, count in Counter(faces).items():
            if self.opened[face] + count > self.printed[face]:
                raise Breach(Code.COUNT, f"face {face} would lie open more often than it was printed")


class Knowledge:
    """Which faces one reader knows, by slot id; what happens to a slot's id decides who still knows it."""

    def __init__(self) -> None:
        self._faces: dict[int, int] = {}

    def learn(self, slot: Slot, face: int | None) -> None:
        """Remember a face; None changes nothing."""
        if face is not None:
            self._faces[slot.id] = face

    def get(self, slot: Slot) -> int | None:
        """The face of a slot, if known."""
        return self._faces.get(slot.id)

    def follow(self, old: Sequence[Slot], new: Sequence[Slot], order: Sequence[int] | None) -> None:
        """Old ids die; new[i] was old[order[i]], for whoever knows the order."""
        faces = self.known(old)
        self.forget(old)
        if order is not None:
            for i, slot in enumerate(new):
                self.learn(slot, faces[order[i]])

    def forget(self, old: Iterable[Slot]) -> None:
        """These slots are no more."""
        for slot in old:
            self._faces.pop(slot.id, None)

    def known(self, slots: Iterable[Slot]) -> list[int | None]:
        """Faces by position, None where this reader knows nothing."""
        return [self._faces.get(slot.id) for slot in slots]

    def __repr__(self) -> str:
        """Nothing that helps."""
        return f"Knowledge({len(self._faces)} faces)"
