"""Decks of one's own: files that say which cards a player brings, judged by the law of their game.

name = "merchants"
style = "Ships first, then the trade token and everything it feeds."
hand = ["abbey", "wool_ship", "brick_factory"]   # the starting hand, of the first table below

[cards]                                          # one table per part; the game says which, and how many
abbey = 1
…

[events]
traveling_merchant = 2
…
"""

from __future__ import annotations

import difflib
import tomllib
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from p2pduel import games
from p2pduel.catalogue import decks as words
from p2pduel.catalogue.faults import why
from p2pduel.catalogue.speech import anew
from p2pduel.decks.boxes import lacking, owned
from p2pduel.decks.boxes import parts as parts_of
from p2pduel.decks.shelf import file_of, own
from p2pduel.games.door.decks import Decks, Part

__all__ = [
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

_FIELDS: Final = ("name", "style", "hand")
"""What a deck file says beside its parts."""
_NAME_LENGTH: Final = 40
_FILE_LIMIT: Final = 1 << 16


class DeckError(ValueError):
    """Not a deck; `faults` names everything that is wrong, `missing` is set if there was nothing to read."""

    def __init__(self, faults: Sequence[str], *, missing: bool = False) -> None:
        self.faults = tuple(faults)
        super().__init__(anew("; ".join, self.faults))
        self.missing = missing


@dataclass(frozen=True, slots=True)
class Deck:
    """A valid deck."""

    name: str
    style: str
    hand: tuple[str, ...]
    """The starting hand."""
    parts: Mapping[str, tuple[str, ...]]
    """The other cards: part -> faces."""
    asked: Mapping[str, str]
    """Part -> the name under which the rules ask for it; the hand belongs to the first."""

    def to_choice(self) -> dict[str, list[str]]:
        """What a table asks a player for: the cards by the rules' names, the starting hand first of all."""
        choice = {self.asked[part]: list(faces) for part, faces in self.parts.items()}
        first = next(iter(choice.values()))
        first[:0] = self.hand
        return choice


def ready(game: str = games.DEFAULT) -> tuple[str, ...]:
    """The names of the decks that come with a game."""
    return games.game(game).decks.READY


def default_deck(game: str = games.DEFAULT) -> Deck:
    """The deck of a player who names none."""
    return load_deck(ready(game)[0], game)


def playable(game: str = games.DEFAULT, kept: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The names of all decks a person can begin a game with: of the sets they own, and finished."""
    sets = owned(game, kept)
    return tuple(name for name in dict.fromkeys((*ready(game), *own(game))) if _finished(name, game, sets))


def _finished(name: str, game: str, sets: Collection[str]) -> bool:
    try:
        load_deck(name, game, sets)
    except DeckError:
        return False
    return True


def load_deck(
    name_or_path: str | Path, game: str = games.DEFAULT, sets: Collection[str] | None = None
) -> Deck:
    """A ready deck or an own one by name, or the deck of a file; DeckError names every fault.

    sets: those the player owns; without them every card there is may be in it.
    """
    deck, law = read_deck(read_text(name_or_path, game), game, sets), games.game(game).decks
    return replace(deck, style=law.about(deck.name)) if name_or_path in law.READY else deck


def read_text(name_or_path: str | Path, game: str = games.DEFAULT) -> str:
    """The text of a deck: a ready one, an own one, or a file; DeckError if there is nothing to read."""
    law = games.game(game).decks
    if isinstance(name_or_path, str) and name_or_path in law.READY:
        return law.text(name_or_path)
    path = Path(name_or_path)
    named = isinstance(name_or_path, str) and path.name == name_or_path
    mine = file_of(name_or_path, game) if named and isinstance(name_or_path, str) else None
    try:
        with (mine if mine is not None and mine.is_file() else path).open("rb") as file:
            data = file.read(_FILE_LIMIT + 1)
    except OSError as error:
        known = [*law.READY, *own(game)]
        raise DeckError([anew(words.not_found, str(path), known, why(error))], missing=True) from None
    if len(data) > _FILE_LIMIT:
        raise DeckError([anew(words.too_long, _FILE_LIMIT)])
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise DeckError([anew(lambda: words.NOT_UTF8)]) from None


def read_toml(text: str) -> dict[str, Any]:
    """What a deck file says, whatever that is; DeckError if it is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DeckError([anew(words.not_toml, str(error))]) from None


def read_deck(text: str, game: str = games.DEFAULT, sets: Collection[str] | None = None) -> Deck:
    """The deck a TOML text says, for somebody who owns these sets, or all; DeckError names every fault."""
    law = games.game(game).decks
    data = read_toml(text)
    fields = (*_FIELDS, *(part.name for part in law.PARTS))
    faults = [anew(words.unknown_field, field) for field in data if field not in fields]
    name = _words(data, "name", faults)
    if not name or len(name) > _NAME_LENGTH:
        faults.append(anew(words.name_length, _NAME_LENGTH))
    style = _words(data, "style", faults)
    parts = {part.name: _counts(data, part, game, faults) for part in parts_of(game, sets)}
    first = law.PARTS[0].name
    hand = _hand(data, parts[first], law, faults)
    if faults:
        raise DeckError(faults)
    parts[first] = parts[first] - Counter(hand)
    return Deck(
        name,
        style,
        tuple(hand),
        {part: tuple(found.elements()) for part, found in parts.items()},
        {part.name: part.asked for part in law.PARTS},
    )


def _words(data: Mapping[str, Any], field: str, faults: list[str]) -> str:
    value = data.get(field, "")
    if isinstance(value, str) and (value.isprintable() or not value):
        return value.strip()
    faults.append(anew(words.no_line, field))
    return ""


def _counts(data: Mapping[str, Any], part: Part, game: str, faults: list[str]) -> Counter[str]:
    """A table face -> count, whatever is wrong with the faces."""
    table = data.get(part.name, {})
    if not isinstance(table, dict):
        faults.append(anew(words.no_table, part.name))
        return Counter()
    found: Counter[str] = Counter()
    whole = next(one.pool for one in games.game(game).decks.PARTS if one.name == part.name)
    total = 0
    for face, count in table.items():
        if type(count) is not int or count < 1:
            faults.append(anew(words.no_number, part.name, face))
            continue
        total += count
        lacks = face in whole and face not in part.pool
        fault = "" if lacks else _face_fault(face, count, part, games.game(game).decks)
        if fault:
            faults.append(fault)
        found[face] = count
    faults += lacking(game, part, [face for face in found if face in whole and face not in part.pool])
    if total != part.size:
        faults.append(anew(words.wrong_size, part.name, total, part.size, part.rule))
    return found


def _face_fault(face: str, count: int, part: Part, law: Decks) -> str:
    """What is wrong with so many copies of a card; empty if nothing is."""
    if face in part.pool:
        most = part.pool[face]
        return "" if count <= most else anew(words.too_many, part.name, face, count, most, part.rule)
    near = difflib.get_close_matches(face, list(part.pool), 1)
    meant = near[0] if near else ""
    if not law.is_card(face):
        return anew(words.no_card, part.name, face, meant)
    return anew(words.not_to_choose, part.name, face, meant, part.rule)


def _hand(data: Mapping[str, Any], cards: Counter[str], law: Decks, faults: list[str]) -> list[str]:
    hand, rule = data.get("hand", []), law.HAND_RULE
    if not isinstance(hand, list) or not all(isinstance(face, str) for face in hand):
        faults.append(anew(lambda: words.HAND_NO_LIST))
        return []
    if len(hand) != law.HAND:
        faults.append(anew(words.hand_size, len(hand), law.HAND, rule))
    for face, count in Counter(hand).items():
        if count > cards[face]:
            faults.append(anew(words.not_in_deck, face, count, cards[face], rule))
    return hand
