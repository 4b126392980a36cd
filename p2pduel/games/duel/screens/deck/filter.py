"""Which cards of the pool are shown: by set, kind, cost, points, words, and whether they are chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from p2pduel.catalogue.words import upper
from p2pduel.decks.draft import Draft
from p2pduel.games.duel.decks import CARDS, EVENTS, cost_of
from p2pduel.games.duel.rules.facts import SETS, card_of
from p2pduel.games.duel.words.cards import card_name, card_text
from p2pduel.games.duel.words.nouns import KIND_WORDS, POINT_WORDS, SET_WORDS

__all__ = ["CHOICES", "Filter", "by_kind", "groups"]

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

_NAMES: Final = {name: upper(KIND_WORDS[kinds[-1]]) for name, kinds in _GROUPS.items()}

CHOICES: Final[dict[str, dict[str, str]]] = {
    "sets": {"": "all", **{name: SET_WORDS[name] for name in SETS}},
    "kinds": {"": "all", **{name: words.lower() for name, words in _NAMES.items()}},
    "costs": {"": "any", **{str(cost): str(cost) for cost in range(DEAR)}, str(DEAR): f"{DEAR}+"},
    "points": {"": "any", **POINT_WORDS, "none": "none"},
    "chosen": {"": "all", "yes": "mine", "no": "others"},
}
"""The values of each filter and what they are called; the empty one lets everything pass."""


@dataclass(slots=True)
class Filter:
    """What is asked for."""

    chosen: dict[str, str] = field(default_factory=lambda: dict.fromkeys(CHOICES, ""))
    text: str = ""

    def turn(self, name: str, step: int) -> None:
        """The next or the previous value of a filter."""
        values = list(CHOICES[name])
        self.chosen[name] = values[(values.index(self.chosen[name]) + step) % len(values)]

    def clear(self) -> None:
        """Everything passes."""
        self.chosen = dict.fromkeys(CHOICES, "")
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
        return not any(getattr(points, each) for each in POINT_WORDS)
    return bool(getattr(points, kind))


def groups(filters: Filter, draft: Draft) -> Iterator[tuple[str, list[str]]]:
    """The cards of the pool that pass, by kind: the words for it, its faces."""
    return by_kind(face for face in {*CARDS, *EVENTS} if filters.fits(face, draft))


def by_kind(faces: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Cards by kind, cheap ones first: the words for the kind, its faces; regions and the rest come last."""
    left = sorted(faces, key=lambda face: (cost_of(face), card_name(face)))
    for group, kinds in _GROUPS.items():
        found = [face for face in left if card_of(face).kind in kinds]
        if found:
            yield _NAMES[group], found
    rest = [face for face in left if not any(card_of(face).kind in kinds for kinds in _GROUPS.values())]
    if rest:
        yield upper(KIND_WORDS[card_of(rest[0]).kind]), rest
