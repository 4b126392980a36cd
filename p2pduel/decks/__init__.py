"""Tournament decks: files that say which 33 cards and 4 events a player brings (D-16.4 to D-16.8).

name = "merchants"
style = "Ships first, then the trade token and everything it feeds."
hand = ["abbey", "wool_ship", "brick_factory"]   # the starting hand, 3 of the cards below

[cards]                                          # 33 in all
abbey = 1
…

[events]                                         # 4 in all
traveling_merchant = 2
…
"""

from __future__ import annotations

import difflib
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from p2pduel.decks.shelf import file_of, own
from p2pduel.games.duel.rules.facts import card_of
from p2pduel.games.duel.rules.variants import TOURNAMENT_DECK, TOURNAMENT_EVENTS, chosen_event_pool, deck_pool

__all__ = [
    "HAND",
    "Deck",
    "DeckError",
    "default_deck",
    "load_deck",
    "own",
    "playable",
    "read_deck",
    "read_text",
    "read_toml",
    "ready",
]

HAND: Final = 3
"""Cards of a deck that make the starting hand (D-16.8)."""

_READY: Final = ("merchants", "warriors", "scholars")
_FIELDS: Final = ("name", "style", "hand", "cards", "events")
_NAME_LENGTH: Final = 40
_FILE_LIMIT: Final = 1 << 16


class DeckError(ValueError):
    """Not a deck; `faults` names everything that is wrong, `missing` is set if there was nothing to read."""

    def __init__(self, faults: Sequence[str], *, missing: bool = False) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)
        self.missing = missing


@dataclass(frozen=True, slots=True)
class Deck:
    """A valid deck."""

    name: str
    style: str
    hand: tuple[str, ...]
    """The starting hand: 3 faces."""
    cards: tuple[str, ...]
    """What is shuffled into the own draw stacks: 30 faces."""
    events: tuple[str, ...]
    """The contributed events: 4 faces."""

    def to_choice(self) -> dict[str, list[str]]:
        """What a table asks a player for: the deck with the starting hand first, and the events."""
        return {"deck": [*self.hand, *self.cards], "events": list(self.events)}


def ready() -> tuple[str, ...]:
    """The names of the decks that come with the program."""
    return _READY


def default_deck() -> Deck:
    """The deck of a player who names none."""
    return load_deck(_READY[0])


def playable() -> tuple[str, ...]:
    """The names of all decks a game can begin with: the ready ones, and the own ones that are finished."""
    return (*_READY, *(name for name in own() if name not in _READY and _finished(name)))


def _finished(name: str) -> bool:
    try:
        load_deck(name)
    except DeckError:
        return False
    return True


def load_deck(name_or_path: str | Path) -> Deck:
    """A ready deck or an own one by name, or the deck of a file; DeckError names every fault."""
    return read_deck(read_text(name_or_path))


def read_text(name_or_path: str | Path) -> str:
    """The text of a deck: a ready one, an own one, or a file; DeckError if there is nothing to read."""
    if name_or_path in _READY:
        return resources.files(__name__).joinpath(f"{name_or_path}.toml").read_text("utf-8")
    path = Path(name_or_path)
    mine = file_of(name_or_path) if isinstance(name_or_path, str) and path.name == name_or_path else None
    try:
        with (mine if mine is not None and mine.is_file() else path).open("rb") as file:
            data = file.read(_FILE_LIMIT + 1)
    except OSError as error:
        why = error.strerror or "cannot be read"
        known = ", ".join([*_READY, *own()])
        raise DeckError(
            [f"no deck ({known}) and no readable file is called “{path}”: {why}"], missing=True
        ) from None
    if len(data) > _FILE_LIMIT:
        raise DeckError([f"a deck file has at most {_FILE_LIMIT} bytes"])
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise DeckError(["the file is not UTF-8 text"]) from None


def read_toml(text: str) -> dict[str, Any]:
    """What a deck file says, whatever that is; DeckError if it is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DeckError([f"not TOML: {error}"]) from None


def read_deck(text: str) -> Deck:
    """The deck a TOML text says; DeckError names every fault."""
    data = read_toml(text)
    faults = [f"unknown field “{field}”" for field in data if field not in _FIELDS]
    name = _words(data, "name", faults)
    if not name or len(name) > _NAME_LENGTH:
        faults.append(f"a deck needs a name of 1 to {_NAME_LENGTH} signs")
    style = _words(data, "style", faults)
    cards = _counts(data, "cards", TOURNAMENT_DECK, Counter(deck_pool()), "D-16.7", faults)
    events = _counts(
        data, "events", TOURNAMENT_EVENTS, Counter(chosen_event_pool()), "D-16.4, D-16.5", faults
    )
    hand = _hand(data, cards, faults)
    if faults:
        raise DeckError(faults)
    rest = cards - Counter(hand)
    return Deck(name, style, tuple(hand), tuple(rest.elements()), tuple(events.elements()))


def _words(data: Mapping[str, Any], field: str, faults: list[str]) -> str:
    value = data.get(field, "")
    if isinstance(value, str) and (value.isprintable() or not value):
        return value.strip()
    faults.append(f"“{field}” is not one line of text")
    return ""


def _counts(
    data: Mapping[str, Any], field: str, size: int, pool: Counter[str], rule: str, faults: list[str]
) -> Counter[str]:
    """A table face -> count, whatever is wrong with the faces."""
    table = data.get(field, {})
    if not isinstance(table, dict):
        faults.append(f"“{field}” is not a table of cards and how many of each")
        return Counter()
    found: Counter[str] = Counter()
    total = 0
    for face, count in table.items():
        if type(count) is not int or count < 1:
            faults.append(f"{field}: “{face}” needs a whole number of at least 1")
            continue
        total += count
        fault = _face_fault(face, count, pool, rule)
        if fault:
            faults.append(f"{field}: {fault}")
        found[face] = count
    if total != size:
        faults.append(f"{field}: {total} instead of {size} ({rule})")
    return found


def _face_fault(face: str, count: int, pool: Counter[str], rule: str) -> str:
    """What is wrong with so many copies of a card; empty if nothing is."""
    if face in pool:
        most = pool[face]
        return "" if count <= most else f"“{face}” {count}×, but at most {most}× ({rule})"
    near = difflib.get_close_matches(face, list(pool), 1)
    try:
        card_of(face)
    except KeyError:
        return f"there is no card “{face}”" + (f"; “{near[0]}”?" if near else "")
    return f"“{face}” is not among the cards to choose from ({rule})" + (f"; “{near[0]}”?" if near else "")


def _hand(data: Mapping[str, Any], cards: Counter[str], faults: list[str]) -> list[str]:
    hand = data.get("hand", [])
    if not isinstance(hand, list) or not all(isinstance(face, str) for face in hand):
        faults.append("“hand” is not a list of cards")
        return []
    if len(hand) != HAND:
        faults.append(f"hand: {len(hand)} instead of {HAND} cards (D-16.8)")
    for face, count in Counter(hand).items():
        if count > cards[face]:
            faults.append(f"hand: “{face}” {count}×, but {cards[face]}× among the cards (D-16.8)")
    return hand
