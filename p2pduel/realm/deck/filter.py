"""Which cards of the pool are shown: by set, kind, cost, points, words, and whether they are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from p2pduel.catalogue import builder as say
from p2pduel.decks.draft import Draft
from p2pduel.realm.deck.bench import Bench

__all__ = ["Filter", "groups", "value_words"]

DEAR: Final = 5
"""Cards that cost so much or more are shown together."""
NAMES: Final = ("sets", "kinds", "costs", "points", "chosen")
"""The filters."""


def _values(bench: Bench, name: str) -> tuple[str, ...]:
    """The values of a filter that is not about sets; the empty one lets everything pass."""
    found: dict[str, tuple[str, ...]] = {
        "kinds": tuple(bench.kinds),
        "costs": tuple(map(str, range(DEAR + 1))),
        "points": (*bench.points, "none"),
        "chosen": ("yes", "no"),
    }
    return ("", *found[name])


def value_words(bench: Bench, name: str, value: str) -> str:
    """What a value of a filter is called."""
    if not value:
        return say.ANY if name in ("costs", "points") else say.ALL
    if name == "sets":
        return bench.set_word(value)
    if name == "kinds":
        return bench.kind_word(bench.kinds[value][-1])
    if name == "costs":
        return f"{DEAR}+" if value == str(DEAR) else value
    if name == "points":
        return say.NONE if value == "none" else bench.point_word(value)
    return say.MINE if value == "yes" else say.OTHERS


@dataclass(slots=True)
class Filter:
    """What is asked for."""

    bench: Bench
    chosen: dict[str, str] = field(default_factory=lambda: dict.fromkeys(NAMES, ""))
    text: str = ""
    sets: tuple[str, ...] = ()
    """The sets there are to ask for."""

    def __post_init__(self) -> None:
        """All sets, until fewer are offered."""
        self.sets = self.sets or self.bench.sets

    def offer(self, sets: tuple[str, ...]) -> None:
        """Ask for these sets alone; what is asked for and no longer there lets everything pass."""
        self.sets = sets
        if self.chosen["sets"] not in sets:
            self.chosen["sets"] = ""

    def turn(self, name: str, step: int) -> None:
        """The next or the previous value of a filter."""
        values = ("", *self.sets) if name == "sets" else _values(self.bench, name)
        self.chosen[name] = values[(values.index(self.chosen[name]) + step) % len(values)]

    def clear(self) -> None:
        """Everything passes."""
        self.chosen = dict.fromkeys(NAMES, "")
        self.text = ""

    def fits(self, face: str, draft: Draft) -> bool:
        """Whether a card is to be shown."""
        bench, wanted = self.bench, self.chosen
        cost = min(bench.cost(face), DEAR)
        return (
            (not wanted["sets"] or bench.in_set(face, wanted["sets"]))
            and (not wanted["kinds"] or bench.kind(face) in bench.kinds[wanted["kinds"]])
            and (not wanted["costs"] or (bench.drawn(face) and str(cost) == wanted["costs"]))
            and (not wanted["points"] or self._has_points(face, wanted["points"]))
            and (not wanted["chosen"] or (draft.count(face) > 0) == (wanted["chosen"] == "yes"))
            and self._says(face)
        )

    def _has_points(self, face: str, kind: str) -> bool:
        if kind == "none":
            return not any(self.bench.has_points(face, each) for each in self.bench.points)
        return self.bench.has_points(face, kind)

    def _says(self, face: str) -> bool:
        """Whether every word typed stands on the card."""
        said = self.bench.said(face).casefold()
        return all(word in said for word in self.text.casefold().split())


def groups(filters: Filter, draft: Draft) -> Iterator[tuple[str, list[str]]]:
    """The cards of the pool that pass, by kind: the words for it, its faces."""
    bench = filters.bench
    return bench.by_kind(face for face in draft.pool() if filters.fits(face, draft))
