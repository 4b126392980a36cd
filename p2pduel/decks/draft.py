"""A deck in the making: cards come and go, and what is still wrong with it can be said at any moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from p2pduel.decks import HAND, Deck, DeckError, load_deck, own, read_deck, read_text, read_toml, ready
from p2pduel.decks.shelf import file_of, keep
from p2pduel.games.duel.rules.facts import card_of
from p2pduel.games.duel.rules.variants import TOURNAMENT_DECK, TOURNAMENT_EVENTS, chosen_event_pool, deck_pool

__all__ = ["CARDS", "EVENTS", "Draft", "copied", "opened", "shelf_name"]

CARDS: Final = Counter(deck_pool())
"""Every card to choose from, and how often it may be used (D-16.7)."""

EVENTS: Final = Counter(chosen_event_pool())
"""Every event to choose from, and how often it may be used (D-16.5)."""


class Draft:
    """Counts of cards and events; nothing forbidden can be added, too little is possible all the time."""

    def __init__(self, name: str = "", style: str = "") -> None:
        """An empty deck."""
        self.name = name
        self.style = style
        self.cards: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.hand: Counter[str] = Counter()
        self.kept = ""
        """The own deck it is kept as; empty: it is not kept yet."""

    @classmethod
    def of(cls, deck: Deck) -> Draft:
        """The cards of a finished deck."""
        draft = cls(deck.name, deck.style)
        draft.hand.update(deck.hand)
        draft.cards.update([*deck.hand, *deck.cards])
        draft.events.update(deck.events)
        return draft

    @classmethod
    def read(cls, text: str) -> Draft:
        """What can be used of a deck file that need not be finished; DeckError if it is no TOML."""
        data = read_toml(text)
        draft = cls(_line(data.get("name")), _line(data.get("style")))
        for face, count in [*_counts(data.get("cards")), *_counts(data.get("events"))]:
            for _ in range(min(count, TOURNAMENT_DECK)):
                draft.add(face)
        hand = data.get("hand")
        for face in hand[:HAND] if isinstance(hand, list) else ():
            if isinstance(face, str) and draft.hand[face] < draft.cards[face]:
                draft.hand[face] += 1
        return draft

    # -- changing --------------------------------------------------------------------------------

    def count(self, face: str) -> int:
        """How many of a card or event are in."""
        return self.cards[face] + self.events[face]

    def add(self, face: str) -> str:
        """One more of it; why not, if it can't be."""
        chosen, pool, size, rule = (
            (self.events, EVENTS, TOURNAMENT_EVENTS, "D-16.4")
            if face in EVENTS
            else (self.cards, CARDS, TOURNAMENT_DECK, "D-16.7")
        )
        if chosen[face] >= pool[face]:
            return f"at most {pool[face]}× ({rule})"
        if chosen.total() >= size:
            what = "events" if face in EVENTS else "cards"
            return f"all {size} {what} are chosen: take one out first ({rule})"
        chosen[face] += 1
        return ""

    def remove(self, face: str) -> bool:
        """One less of it; whether there was one."""
        chosen = self.events if face in EVENTS else self.cards
        if not chosen[face]:
            return False
        chosen[face] -= 1
        self.hand[face] = min(self.hand[face], self.cards[face])
        return True

    def hold(self, face: str) -> str:
        """One more of it in the starting hand, after the last one none again; why not, if it can't be."""
        if face in EVENTS:
            return "an event never lies in a hand"
        if not self.cards[face]:
            return "only a card of the deck can be in the starting hand (D-16.8)"
        if self.hand[face] == self.cards[face]:
            self.hand[face] = 0
        elif self.hand.total() >= HAND:
            if not self.hand[face]:
                return f"the starting hand has {HAND} cards: take one out first (D-16.8)"
            self.hand[face] = 0
        else:
            self.hand[face] += 1
        return ""

    # -- judging ---------------------------------------------------------------------------------

    def faults(self) -> tuple[str, ...]:
        """Everything that keeps it from being played, in the words of `p2pduel deck check`."""
        try:
            read_deck(self.to_toml())
        except DeckError as error:
            return error.faults
        return ()

    def curve(self) -> dict[int, int]:
        """How many cards cost how many resources; every cost up to the dearest card there is."""
        found = dict.fromkeys(range(max(cost_of(face) for face in CARDS) + 1), 0)
        for face, count in self.cards.items():
            found[cost_of(face)] += count
        return found

    def by_kind(self) -> dict[str, int]:
        """How many cards there are of each kind, in the order of the box."""
        found: dict[str, int] = {}
        for face, count in self.cards.items():
            if count:
                kind = card_of(face).kind
                found[kind] = found.get(kind, 0) + count
        return found

    # -- keeping ---------------------------------------------------------------------------------

    def to_toml(self) -> str:
        """The deck file, finished or not."""
        hand = ", ".join(_quoted(face) for face in sorted((+self.hand).elements()))
        lines = [f"name = {_quoted(self.name)}", f"style = {_quoted(self.style)}", f"hand = [{hand}]"]
        for title, chosen in (("cards", self.cards), ("events", self.events)):
            lines += ["", f"[{title}]"]
            lines += [f"{_quoted(face)} = {count}" for face, count in sorted((+chosen).items())]
        return "\n".join(lines) + "\n"

    def save(self) -> str:
        """Keep it among the own decks, finished or not; what stood against it, in words."""
        if not self.name:
            return "a deck needs a name"
        if self.name in ready():
            return f"“{self.name}” is a ready deck and stays as it is: choose another name"
        problem = keep(self.name, self.to_toml())
        if not problem:
            self.kept = shelf_name(self.name)
        return problem


def cost_of(face: str) -> int:
    """Resources a card costs."""
    return sum(card_of(face).cost.values())


def copied(name: str) -> Draft:
    """The cards of a ready deck, under a name of its own."""
    draft = Draft.of(load_deck(name))
    draft.name = f"my {draft.name}"
    return draft


def opened(name: str) -> Draft:
    """A copy of a ready deck, an own deck or a file, finished or not; DeckError if there is none."""
    if name in ready():
        return copied(name)
    draft = Draft.read(read_text(name))
    draft.kept = shelf_name(name) if shelf_name(name) in own() and Path(name).name == name else ""
    return draft


def shelf_name(name: str) -> str:
    """What an own deck of that name is called on the shelf; empty if it can't be kept there."""
    path = file_of(name)
    return path.stem if path is not None else ""


def _line(value: Any) -> str:
    return value.strip() if isinstance(value, str) and value.isprintable() else ""


def _counts(table: Any) -> list[tuple[str, int]]:
    """What a table of a deck file says, as far as it makes sense."""
    if not isinstance(table, Mapping):
        return []
    return [
        (face, count)
        for face, count in table.items()
        if type(count) is int and (face in CARDS or face in EVENTS)
    ]


def _quoted(text: str) -> str:
    signs = {"\\": "\\\\", '"': '\\"'}
    return '"' + "".join(signs.get(sign, sign) for sign in text if sign.isprintable()) + '"'
