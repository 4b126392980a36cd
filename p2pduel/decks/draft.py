"""A deck in the making: cards come and go, and what is still wrong with it can be said at any moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from p2pduel import games
from p2pduel.catalogue import decks as words
from p2pduel.catalogue import speech
from p2pduel.catalogue.speech import anew
from p2pduel.decks import Deck, DeckError, load_deck, own, read_deck, read_text, read_toml, ready
from p2pduel.decks.boxes import lacking
from p2pduel.decks.boxes import parts as parts_of
from p2pduel.decks.shelf import file_of, keep
from p2pduel.games.door.decks import Part

__all__ = ["Draft", "copied", "opened", "shelf_name"]


class Draft:
    """Counts of cards by part; nothing forbidden can be added, too little is possible all the time."""

    def __init__(self, name: str = "", style: str = "", game: str = games.DEFAULT) -> None:
        """An empty deck."""
        self.name = name
        self.style = style
        self.game = game
        self.law = games.game(game).decks
        self.parts: dict[str, Counter[str]] = {part.name: Counter() for part in self.law.PARTS}
        self.hand: Counter[str] = Counter()
        self.kept = ""
        """The own deck it is kept as; empty: it is not kept yet."""
        self.own(None)

    @classmethod
    def of(cls, deck: Deck, game: str = games.DEFAULT) -> Draft:
        """The cards of a finished deck."""
        draft = cls(deck.name, deck.style, game)
        draft.hand.update(deck.hand)
        draft.main.update(deck.hand)
        for part, faces in deck.parts.items():
            draft.parts[part].update(faces)
        return draft

    @classmethod
    def read(cls, text: str, game: str = games.DEFAULT) -> Draft:
        """What can be used of a deck file that need not be finished; DeckError if it is no TOML."""
        data = read_toml(text)
        draft = cls(_line(data.get("name")), _line(data.get("style")), game)
        for part in draft.law.PARTS:
            for face, count in _counts(data.get(part.name)):
                for _ in range(min(count, part.size) if draft._part(face) is not None else 0):
                    draft.add(face)
        hand = data.get("hand")
        for face in hand[: draft.law.HAND] if isinstance(hand, list) else ():
            if isinstance(face, str) and draft.hand[face] < draft.main[face]:
                draft.hand[face] += 1
        return draft

    @property
    def main(self) -> Counter[str]:
        """The part the starting hand is taken from."""
        return self.parts[self.law.PARTS[0].name]

    def _part(self, face: str) -> Part | None:
        """The part a card belongs to; None if it can't be chosen at all."""
        return next((part for part in self.law.PARTS if face in part.pool), None)

    def own(self, sets: Collection[str] | None) -> None:
        """From now on it is made of these sets, or of all; no card that is in is lost."""
        self._sets = sets
        self._pools = {part.name: part.pool for part in parts_of(self.game, sets)}

    def pool(self) -> set[str]:
        """Every card to choose from, and those that are in."""
        inside = (+chosen for chosen in self.parts.values())
        return {face for faces in (*self._pools.values(), *inside) for face in faces}

    def most(self, face: str) -> int:
        """How often a card may be in."""
        return max(pool.get(face, 0) for pool in self._pools.values())

    # -- changing --------------------------------------------------------------------------------

    def count(self, face: str) -> int:
        """How many of a card are in."""
        return sum(chosen[face] for chosen in self.parts.values())

    def add(self, face: str) -> str:
        """One more of it; why not, if it can't be."""
        part = self._part(face) or self.law.PARTS[0]
        chosen, most = self.parts[part.name], self._pools[part.name].get(face, 0)
        rule = part.rule.partition(",")[0]
        if not most and face in part.pool:
            return "; ".join(lacking(self.game, part, [face]))
        if chosen[face] >= most:
            return anew(words.at_most, most, rule)
        if chosen.total() >= part.size:
            return anew(words.part_full, part.size, part.name, rule)
        chosen[face] += 1
        return ""

    def remove(self, face: str) -> bool:
        """One less of it; whether there was one."""
        chosen = next((one for one in self.parts.values() if one[face]), None)
        if chosen is None:
            return False
        chosen[face] -= 1
        self.hand[face] = min(self.hand[face], self.main[face])
        return True

    def hold(self, face: str) -> str:
        """One more of it in the starting hand, after the last one none again; why not, if it can't be."""
        part, most, rule = self._part(face), self.law.HAND, self.law.HAND_RULE
        if part is not None and part.apart:
            return anew(speech.message, part.apart)
        if not self.main[face]:
            return anew(words.only_from_deck, rule)
        if self.hand[face] == self.main[face]:
            self.hand[face] = 0
        elif self.hand.total() >= most:
            if not self.hand[face]:
                return anew(words.hand_full, most, rule)
            self.hand[face] = 0
        else:
            self.hand[face] += 1
        return ""

    # -- judging ---------------------------------------------------------------------------------

    def faults(self) -> tuple[str, ...]:
        """Everything that keeps it from being played, in the words of `p2pduel deck check`."""
        try:
            read_deck(self.to_toml(), self.game, self._sets)
        except DeckError as error:
            return error.faults
        return ()

    # -- keeping ---------------------------------------------------------------------------------

    def to_toml(self) -> str:
        """The deck file, finished or not."""
        hand = ", ".join(_quoted(face) for face in sorted((+self.hand).elements()))
        lines = [f"name = {_quoted(self.name)}", f"style = {_quoted(self.style)}", f"hand = [{hand}]"]
        for title, chosen in self.parts.items():
            lines += ["", f"[{title}]"]
            lines += [f"{_quoted(face)} = {count}" for face, count in sorted((+chosen).items())]
        return "\n".join(lines) + "\n"

    def save(self) -> str:
        """Keep it among the own decks, finished or not; what stood against it, in words."""
        if not self.name:
            return anew(lambda: words.NEEDS_NAME)
        if self.name in ready(self.game):
            return anew(words.stays, self.name)
        problem = keep(self.name, self.to_toml(), self.game)
        if not problem:
            self.kept = shelf_name(self.name, self.game)
        return problem


def copied(name: str, game: str = games.DEFAULT) -> Draft:
    """The cards of a ready deck, under a name of its own."""
    draft = Draft.of(load_deck(name, game), game)
    draft.name = words.copy_name(draft.name)
    return draft


def opened(name: str, game: str = games.DEFAULT) -> Draft:
    """A copy of a ready deck, an own deck or a file, finished or not; DeckError if there is none."""
    if name in ready(game):
        return copied(name, game)
    draft = Draft.read(read_text(name, game), game)
    mine = shelf_name(name, game)
    draft.kept = mine if mine in own(game) and Path(name).name == name else ""
    return draft


def shelf_name(name: str, game: str = games.DEFAULT) -> str:
    """What an own deck of that name is called on the shelf; empty if it can't be kept there."""
    path = file_of(name, game)
    return path.stem if path is not None else ""


def _line(value: Any) -> str:
    return value.strip() if isinstance(value, str) and value.isprintable() else ""


def _counts(table: Any) -> list[tuple[str, int]]:
    """What a table of a deck file says, as far as it makes sense."""
    if not isinstance(table, Mapping):
        return []
    return [(face, count) for face, count in table.items() if type(count) is int]


def _quoted(text: str) -> str:
    signs = {"\\": "\\\\", '"': '\\"'}
    return '"' + "".join(signs.get(sign, sign) for sign in text if sign.isprintable()) + '"'
