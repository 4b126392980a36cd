"""A toy card game that asks for every operation of the protocol once; it plays no interesting game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache

from protocol.params import Deck
from protocol.reader import UnknownTermsError
from protocol.seam import (
    ArrangeCards,
    BuryCard,
    Carrier,
    Choose,
    Decision,
    Done,
    Draw,
    Due,
    Finished,
    Flip,
    Give,
    GiveCard,
    Look,
    Offer,
    Operation,
    Pick,
    PlainAct,
    PlayCard,
    PlayCards,
    Refused,
    Renew,
    Return,
    Roll,
    Seal,
    Show,
    Shuffle,
    TakeCard,
    Transfer,
    hand,
    held,
)
from protocol.wire import Body

__all__ = ["BLUE", "POOL", "RED", "ToyGame", "toy_games"]

RED = (0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3)
BLUE = (8, 9, 10, 8, 9, 10)
POOL = (3, 3, 4, 4, 5, 5, 6, 7)
SMALL = 5
"""The hidden rule: whoever buries must bury a face of at most this; nobody can see it before the audit."""


@cache
def _deck() -> Deck:
    return Deck(b"toy", 11)


class ToyGame:
    """Agenda first; then seats act in turn until somebody says stop."""

    def __init__(self, seats: int = 2, tax: int = 0) -> None:
        self.seats = seats
        self.agenda: list[Due] = [
            Roll(0, (6, 6)),
            Seal("deck", "red", RED),
            Seal("blue", "blue", BLUE),
            Choose(seats - 1, POOL, 3, "own", "own"),
            Transfer("deck", (9, 10, 11), "side"),
            *(Draw(seat, "deck", (0, 1)) for seat in range(seats)),
            *(Draw(seat, "blue", (0,)) for seat in range(seats)),
            Draw(seats - 1, "own", (0, 1)),
            Decision(0),
        ]
        self.backs: dict[str, list[str]] = {}
        self.open: list[int] = []
        self.dice: list[int] = []
        self.said: list[str] = []
        self.over: Finished | None = None
        self._tax = tax

    @property
    def deck(self) -> Deck:
        """Eleven faces."""
        return _deck()

    @property
    def rules(self) -> bytes:
        """One fingerprint for one set of rules."""
        return hashlib.sha256(b"toy rules %d" % self._tax).digest()

    def due(self) -> Due:
        """The top of the agenda."""
        return self.over or self.agenda[0]

    def copy(self) -> ToyGame:
        """An independent copy."""
        other = ToyGame(self.seats, self._tax)
        other.agenda = list(self.agenda)
        other.backs = {zone: list(backs) for zone, backs in self.backs.items()}
        other.open, other.dice, other.said = list(self.open), list(self.dice), list(self.said)
        other.over = self.over
        return other

    def digest(self) -> bytes:
        """Hash of the public state."""
        zones = sorted((zone, backs) for zone, backs in self.backs.items() if backs)
        state = (self.agenda, zones, self.open, self.dice, self.said, self.over)
        return hashlib.sha256(repr(state).encode()).digest()

    def _zone(self, zone: str) -> list[str]:
        return self.backs.setdefault(zone, [])

    # --- decisions ----------------------------------------------------------------------------------------

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """How a word of this game travels."""
        word, *rest = _words(text)
        if self.due() != Decision(seat):
            raise Refused("toy/turn", "another seat is to act")
        awaited = self.said[-1] if self.said else ""
        if awaited.startswith("look") and word not in ("take", "arrange", "leave", "scout"):
            raise Refused("toy/look", "the look must be closed first")
        match word, rest:
            case "play", _:
                self._needs(hand(seat))
                return PlayCard(seat, hand(seat))
            case "reveal", [("1" | "2" | "3") as count]:
                zones = (f"{seat}:old", f"{seat}:new")
                if sum(len(self._zone(zone)) for zone in zones) < int(count):
                    raise Refused("toy/empty", "there are not so many")
                return PlayCards(seat, zones, int(count), "red")
            case "drop", []:
                self._needs(f"{seat}:new")
                return BuryCard(seat, f"{seat}:new", "deck")
            case "bury", [("deck" | "blue") as zone]:
                self._needs(hand(seat))
                return BuryCard(seat, hand(seat), zone)
            case "pay", [("deck" | "blue") as zone]:
                self._needs(held(seat))
                return BuryCard(seat, held(seat), zone)
            case "gift", []:
                self._needs(hand(seat))
                to = (seat + 1) % self.seats
                return GiveCard(seat, hand(seat), to, hand(to))
            case "take", [zone] if awaited == f"look {zone}":
                return TakeCard(seat, zone)
            case "take", [zone, "new"] if awaited == f"look {zone}":
                return TakeCard(seat, zone, f"{seat}:new")
            case "arrange", [zone] if awaited == f"look {zone}":
                return ArrangeCards(seat, zone)
            case "pick", places if awaited in ("spy", "beg"):
                positions = tuple(int(place) for place in places if place.isascii() and place.isdigit())
                victim = self._zone(hand((seat + 1) % self.seats))
                if len(positions) < len(places) or list(positions) != sorted(
                    {p for p in positions if p < len(victim)}
                ):
                    raise Refused("toy/pick", "no such cards")
                return Pick(seat, positions, hand((seat + 1) % self.seats))
            case "take" | "arrange" | "pick" | "bury" | "pay", _:
                raise Refused("toy/order", "nothing of that kind can be done now")
        return PlainAct()

    def _needs(self, zone: str) -> None:
        if not self._zone(zone):
            raise Refused("toy/empty", f"{zone} is empty")

    def act(self, seat: int, text: bytes, done: Done | None) -> None:
        """Make the act: move backs, and put what follows on the agenda."""
        word, *rest = _words(text)
        if self.due() != Decision(seat):
            raise Refused("toy/turn", "another seat is to act")
        follow = self._follow(seat, word, rest, done)
        self.said.append(" ".join([word, *rest]))
        self.agenda[:1] = follow

    def _follow(self, seat: int, word: str, rest: list[str], done: Done | None) -> list[Due]:
        """What the act leads to; again the same seat's decision unless it passes."""
        other = (seat + 1) % self.seats
        again, awaited = Decision(seat), self.said[-1] if self.said else ""
        match word, rest:
            case "pass", []:
                return [Decision(other)]
            case "say", [_]:
                return [again]
            case "stop", []:
                self.over = Finished(seat, "stopped")
                return []
            case "play", named if done is not None:
                if named and named != [str(done.faces[0])]:
                    raise Refused("toy/face", "the card is not the one named")
                self._leave(hand(seat), done)
                self.open.append(done.faces[0])
                return [again]
            case "reveal", [_] if done is not None:
                left = [*self._zone(f"{seat}:old"), *self._zone(f"{seat}:new")][len(done.faces) :]
                self.backs[f"{seat}:old"], self.backs[f"{seat}:new"] = left, []
                self.open += done.faces
                return [again]
            case "drop", [] if done is not None:
                self._leave(f"{seat}:new", done)
                self._zone("deck").append(done.backs[0])
                return [again]
            case (("bury" | "pay"), [zone]) if done is not None:
                self._leave(hand(seat) if word == "bury" else held(seat), done)
                self._zone(zone).append(done.backs[0])
                return [again]
            case "gift", [] if done is not None:
                self._leave(hand(seat), done)
                self._zone(hand(other)).append(done.backs[0])
                return [again]
            case "take", [zone, *aim]:
                self._zone(f"{seat}:new" if aim else hand(seat)).append(self._zone(zone).pop())
                return [again]
            case "arrange", [_]:
                return [again]
            case "pick", places:
                to = held(seat) if awaited == "spy" else hand(seat)
                return [Give(other, tuple(int(p) for p in places), seat, to), again]
        return [*self._operation(seat, other, word, rest), again]

    def _operation(self, seat: int, other: int, word: str, rest: list[str]) -> list[Operation]:
        """Acts that ask for an operation."""
        awaited = self.said[-1] if self.said else ""
        match word, rest:
            case "look", [("deck" | "blue") as zone] if len(self._zone(zone)) >= 3:
                return [Look(seat, zone, 3 if zone == "blue" else 0)]
            case "tuck", [] if self._zone("deck"):
                return [Draw(seat, "deck", (0,), f"{seat}:new")]
            case "settle", []:
                return [Transfer(f"{seat}:new", tuple(range(len(self._zone(f"{seat}:new")))), f"{seat}:old")]
            case "reach", []:
                return [Show(other, seat, f"{other}:new")]
            case "peep", ["deck"] if self._zone("deck"):
                return [Look(seat, "deck", 1), Renew(seat, "deck")]
            case "look", ["side"] if len(self._zone("side")) > 1:
                return [Look(seat, "side")]
            case "leave", [zone] if awaited == f"look {zone}":
                return [Renew(seat, zone)]
            case "scout", ["0", "2"] if awaited == "look side" and len(self._zone("side")) > 2:
                return [Flip("side", (0, 2)), Shuffle("side")]
            case "flip", [zone] if zone in ("deck", "blue") and self._zone(zone):
                return [Flip(zone, (0,))]
            case "return", [("deck" | "blue") as zone] if self.open:
                face = self.open[-1]
                return [Return(face, "red" if face < 8 else "blue", zone, -1)]
            case "fetch", [] if self.open:
                face = self.open[-1]
                return [Return(face, "red" if face < 8 else "blue", "temp", 0), Draw(seat, "temp", (0,))]
            case "roll", []:
                return [Roll(seat, (6, 20))]
            case "draw", [("deck" | "blue") as zone] if self._zone(zone):
                return [Draw(seat, zone, (0,))]
            case "shuffle", [("deck" | "blue") as zone]:
                return [Shuffle(zone)]
            case "spy", []:
                return [Show(other, seat)]
            case "beg", []:
                return [Offer(other)]
        raise Refused("toy/word", f"{word} means nothing here")

    def _leave(self, zone: str, done: Done) -> None:
        if self._zone(zone)[done.values[0]] != done.backs[0]:
            raise Refused("toy/back", "another back lies there")
        del self._zone(zone)[done.values[0]]

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:
        """The hidden rule, for whoever knows the card."""
        for face in faces:
            if text.startswith(b"bury") and face is not None and SMALL < face < 8:
                raise Refused("toy/small", f"face {face} may not be buried")

    # --- operations ---------------------------------------------------------------------------------------

    def apply(self, done: Done) -> None:
        """The operation on top of the agenda has happened."""
        op = self.agenda.pop(0)
        match op:
            case Roll():
                self.dice += done.values
            case Seal(zone, back, faces):
                self._zone(zone).extend([back] * len(faces))
            case Choose(_, _, keep, zone, back, joined):
                for part in joined:
                    self._zone(part).clear()
                self._zone(zone).extend([back] * keep)
            case Transfer(src, positions, dst):
                self._move(src, positions, dst)
            case Draw(_, zone, positions):
                self._move(zone, positions, op.target)
            case Give(seat, positions, _, zone_to):
                self._move(hand(seat), positions, zone_to)
            case Flip(zone, positions):
                self._move(zone, positions, "")
                self.open += done.faces
            case Return(face, back, zone, place):
                self.open.remove(face)
                self._zone(zone).insert(len(self._zone(zone)) if place < 0 else place, back)

    def _move(self, src: str, positions: tuple[int, ...], dst: str) -> None:
        moved = [self._zone(src)[p] for p in positions]
        self.backs[src] = [back for p, back in enumerate(self._zone(src)) if p not in positions]
        if dst:
            self._zone(dst).extend(moved)


def _words(text: bytes) -> list[str]:
    """The words of an act; bytes that are no words mean nothing."""
    words = text.decode("ascii", "replace").split()
    if not words:
        raise Refused("toy/word", "an act is at least one word")
    return words


def toy_games(terms: Body) -> ToyGame:
    """The games of this table by their terms."""
    if terms.get("variant") != "toy":
        raise UnknownTermsError("only the toy game is known here")
    seats, tax = terms.get("seats", 2), terms.get("tax", 0)
    assert isinstance(seats, int) and isinstance(tax, int)
    return ToyGame(seats, tax)
