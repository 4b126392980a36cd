"""What a person can do on the island: wishes, the places and cards of moves."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.screens import wishes as found
from p2pduel.games.island.words import screen as words
from p2pduel.games.island.words.door import WORDS
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.anygame import AnyHands

if TYPE_CHECKING:  # an update knows its game, and the game these hands
    from p2pduel.person.chair import Update
    from p2pduel.person.wishes import Wish

__all__ = ["HANDS"]

_KEEPS = ("roll", "end", "rob", "decline", "close", "reveal", "home", "force")
"""Verbs after which the hand is no smaller."""
FOR_NOTHING = ("found", "found_road", "free_road", "neutral")
"""Questions in which pieces cost nothing."""


class IslandHands(AnyHands):
    """Which card was bought, its owner alone is told; places are chosen on the map."""

    def free(self, kind: str) -> bool:
        """In one's own turn one does as one likes."""
        return kind in found.FREE

    def wishes(self, update: "Update") -> list["Wish"]:
        """Build, trade, cards, turn; an answer is one wish, or a place on the map."""
        return found.wishes(update)

    def why_not_here(self, update: "Update", wish: "Wish", place: str) -> tuple[str, str]:
        """Why nothing can be built at a place."""
        return found.why_not_here(update, wish, place)

    def facets(self, move: Move) -> tuple[str, ...]:
        """What to give and what to get; the hex and who is robbed there."""
        return found.facets(move)

    def facet_words(self, state: Any, seat: int, move: Move, facet: int) -> str:
        """One choice inside a move, in words."""
        return found.facet_words(state, seat, move, facet)

    def places_in(self, move: Move) -> tuple[str, ...]:
        """The place of the map that a move names."""
        return found.places_in(move)

    def harmless(self, decision: Decision, move: Move) -> bool:
        """Whether nothing in the hand is spent by a move."""
        verb = move.text.split()[0]
        return verb in _KEEPS or (decision.kind in FOR_NOTHING and verb in ("settle", "road"))

    def closes(self, move: Move) -> bool:
        """A plan is one move; a trade and what is paid for show what they leave."""
        return move.text.split()[0] not in ("trade", "road", "settle", "city", "buy")

    def change(self, before: Any, after: Any, seat: int) -> list[tuple[str, bool]]:
        """The cards in the hand before and after."""
        return [
            (
                f"{words.RESOURCES[kind]} {old} → {new}  "
                if old != new
                else f"{words.RESOURCES[kind]} {old}  ",
                old != new,
            )
            for kind, (old, new) in enumerate(zip(before.hands[seat], after.hands[seat], strict=True))
        ]

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
