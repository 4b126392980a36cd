"""Which cards of the pool are shown: by set, kind, cost, points, words, and whether they are chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from p2pduel.catalogue.grammar import upper
from p2pduel.decks.draft import Draft
from p2pduel.games.duel.decks import CARDS, EVENTS, cost_of
from p2pduel.games.duel.rules.facts import SETS, card_of
from p2pduel.games.duel.words import builder as say
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words.cards import card_name, card_text

__all__ = ["VALUES", "Filter", "by_kind", "groups", "value_words"]

DEAR: Final = 5
"""Cards that cost so much or more are shown together."""

_GROUPS: Final = {
    "building": ("building",),
    "ship": ("trade_ship", "ship"),
    "hero": ("hero",),
    "unit": ("unit",),
    "action": ("action_neutral",),
    "attack": ("action_attack",),
    "site": ("extraordinary_site",),
    "event": ("event",),
}
"""Kinds as they are asked for, in the order they are shown."""

_POINTS: Final = ("victory", "trade", "strength", "skill", "progress")

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "sets": ("", *SETS),
    "kinds": ("", *_GROUPS),
    "costs": ("", *map(str, range(DEAR + 1))),
    "points": ("", *_POINTS, "none"),
    "chosen": ("", "yes", "no"),
}
"""The values of each filter; the empty one lets everything pass."""


def value_words(name: str, value: str) -> str:
    """What a value of a filter is called."""
    if not value:
        return say.ANY if name in ("costs", "points") else say.ALL
    if name == "sets":
        return nouns.SET_WORDS[value]
    if name == "kinds":
        return nouns.KIND_WORDS[_GROUPS[value][-1]]
    if name == "costs":
        return f"{DEAR}+" if value == str(DEAR) else value
    if name == "points":
        return say.NONE if value == "none" else nouns.POINT_WORDS[value]
    return say.MINE if value == "yes" else say.OTHERS


@dataclass(slots=True)
class Filter:
    """What is asked for."""

    chosen: dict[str, str] = field(default_factory=lambda: dict.fromkeys(VALUES, ""))
    text: str = ""

    def turn(self, name: str, step: int) -> None:
        """The next or the previous value of a filter."""
        values = VALUES[name]
        self.chosen[name] = values[(values.index(self.chosen[name]) + step) % len(values)]

    def clear(self) -> None:
        """Everything passes."""
        self.chosen = dict.fromkeys(VALUES, "")
        self.text = ""

    def fits(self, face: str, draft: Draft) -> bool:
        """Whether a card is to be shown."""
        card, wanted = card_of(face), self.chosen
        cost = min(cost_of(face), DEAR)
        return (
            (not wanted["sets"] or bool(card.copies[wanted["sets"]]))
            and (not wanted["kinds"] or card.kind in _GROUPS[wanted["kinds"]])
            and (not wanted["costs"] or (face in CARDS and str(cost) == wanted["costs"]))
            and (not wanted["points"] or _has_points(face, wanted["points"]))
            and (not wanted["chosen"] or (draft.count(face) > 0) == (wanted["chosen"] == "yes"))
            and self._says(face)
        )

    def _says(self, face: str) -> bool:
        """Whether every word typed stands on the card."""
        said = f"{card_name(face)} {card_text(face).effect}".casefold()
        return all(word in said for word in self.text.casefold().split())


def _has_points(face: str, kind: str) -> bool:
    points = card_of(face).points
    if kind == "none":
        return not any(getattr(points, each) for each in _POINTS)
    return bool(getattr(points, kind))


def groups(filters: Filter, draft: Draft) -> Iterator[tuple[str, list[str]]]:
    """The cards of the pool that pass, by kind: the words for it, its faces."""
    return by_kind(face for face in {*CARDS, *EVENTS} if filters.fits(face, draft))


def by_kind(faces: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Cards by kind, cheap ones first: the words for the kind, its faces; regions and the rest come last."""
    left = sorted(faces, key=lambda face: (cost_of(face), card_name(face)))
    for kinds in _GROUPS.values():
        found = [face for face in left if card_of(face).kind in kinds]
        if found:
            yield upper(nouns.KIND_WORDS[kinds[-1]]), found
    rest = [face for face in left if not any(card_of(face).kind in kinds for kinds in _GROUPS.values())]
    if rest:
        yield upper(nouns.KIND_WORDS[card_of(rest[0]).kind]), rest
