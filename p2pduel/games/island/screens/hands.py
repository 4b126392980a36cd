"""What a person can do on the island: one move at a time."""

from collections.abc import Mapping
from typing import Any

from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.words.door import WORDS
from p2pduel.kernel.operations import Outcome
from p2pduel.person.anygame import AnyHands

__all__ = ["HANDS"]


class IslandHands(AnyHands):
    """Which card was bought, its owner alone is told."""

    def with_faces(self, outcome: Outcome, state: Any, known: Mapping[int, str]) -> Outcome:
        """A card that was bought, with its face where it is known: it lies at the end of the new ones."""
        if outcome.kind != "drew":
            return outcome
        zone = outcome.data["to_zone"]
        faces = [known[slot] for slot in state.zones[zone][-outcome.data["count"] :] if slot in known]
        if len(faces) != outcome.data["count"]:
            return outcome
        return Outcome(outcome.kind, {**outcome.data, "faces": faces})

    def unseen(self, outcome: Outcome, seat: int) -> Outcome:
        """The outcome as a seat may tell it: what was stolen, thief and victim alone see (I-9.9)."""
        told = super().unseen(outcome, seat)
        if told.kind != "stole" or seat in (told.data["seat"], told.data["victim"]):
            return told
        return Outcome(told.kind, {key: value for key, value in told.data.items() if key != "resource"})


HANDS = IslandHands(RULESET, WORDS, rolls={"rolled": 1, "rolled_same": 1, "tossed": 1, "board": 1})
