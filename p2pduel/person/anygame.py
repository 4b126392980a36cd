"""What a person can do and hear at the table of a simple game: every move is a wish of its own.

A game says its own in a subclass: what one seat has, first of all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from p2pduel.catalogue import anytable as say
from p2pduel.catalogue.grammar import upper
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.since import Changes, unseen
from p2pduel.person.wishes import Wish

if TYPE_CHECKING:
    from p2pduel.games.door.words import Words
    from p2pduel.kernel.ruleset import Ruleset
    from p2pduel.person.chair import Update
    from p2pduel.person.plan import Answer

__all__ = ["AnyHands", "AnyLines"]


class AnyHands:
    """What a game's `screens.hands` must have, from its rules and words alone."""

    def __init__(self, rules: Ruleset[Any], words: Words, rolls: Mapping[str, int] | None = None) -> None:
        """Rolls: kind of an outcome -> how many joint rolls of dice it tells of."""
        self.rules = rules
        self.words = words
        self._rolls = rolls or {}
        self._faces = frozenset(face for variant in rules.variants for face in rules.faces(variant))

    # --- wishes -------------------------------------------------------------------------------------------

    def free(self, kind: str) -> bool:
        """Every decision is a question."""
        del kind
        return False

    def wishes(self, update: Update) -> list[Wish]:
        """The legal moves, one by one."""
        return [self._wish(update.state, move) for move in update.legal if update.decision is not None]

    def _wish(self, state: Any, move: Move) -> Wish:
        return Wish(str(move), "", upper(self.words.describe(move, state)), self.card_of_move(move), (move,))

    def why_not_here(self, update: Update, wish: Wish, place: str) -> tuple[str, str]:
        """Wishes are about no place."""
        del update, wish, place
        return "", ""

    def sure(self, moves: Sequence[Move], wishes: Sequence[Wish]) -> tuple[str, str] | None:
        """Moves go at once."""
        del moves, wishes
        return None

    # --- moves taken apart --------------------------------------------------------------------------------

    def facets(self, move: Move) -> tuple[str, ...]:
        """A move is one choice."""
        return (str(move),)

    def facet_words(self, state: Any, seat: int, move: Move, facet: int) -> str:
        """The move in words."""
        del seat, facet
        return self.words.describe(move, state)

    def places_in(self, move: Move) -> tuple[str, ...]:
        """Moves point at no tile."""
        del move
        return ()

    def aims_across(self, move: Move) -> bool:
        """Nor at somebody else's board."""
        del move
        return False

    def cards_in(self, move: Move) -> dict[str, str]:
        """Cards are not chosen in a list of their own."""
        del move
        return {}

    def card_of_move(self, move: Move) -> str | None:
        """The card a move speaks of: its secret part, or a word of its text."""
        said = (move.secret, *move.text.split())
        return next((word for word in said if word in self._faces), None)

    def only_shown(self, update: Update, decision: Decision, moves: Sequence[Move]) -> dict[str, str]:
        """None are."""
        del update, decision, moves
        return {}

    # --- plans --------------------------------------------------------------------------------------------

    def harmless(self, decision: Decision, move: Move) -> bool:
        """Whether no card leaves with a move."""
        del decision
        return self.card_of_move(move) is None

    def prefer(
        self, state: Any, decision: Decision, moves: Sequence[Move], before: Sequence[Answer] = ()
    ) -> Move:
        """The first harmless move, else the first."""
        del state, before
        return next((move for move in moves if self.harmless(decision, move)), moves[0])

    def closes(self, move: Move) -> bool:
        """A plan is one move."""
        del move
        return True

    def begins(self, decision: Decision) -> bool:
        """Every question begins something new."""
        del decision
        return True

    def further(self, state: Any, seat: int, known: Mapping[int, str]) -> tuple[Move, ...]:
        """Nothing follows."""
        del state, seat, known
        return ()

    def change(self, before: Any, after: Any, seat: int) -> list[tuple[str, bool]]:
        """What a plan does to the points."""
        old, new = self.rules.score(before, seat), self.rules.score(after, seat)
        return [(say.points(old, new), old != new)]

    # --- what happened ------------------------------------------------------------------------------------

    def changes(self, before: Any, now: Any, seat: int) -> Changes:
        """No tile is marked."""
        del before, now, seat
        return Changes()

    def with_faces(self, outcome: Outcome, state: Any, known: Mapping[int, str]) -> Outcome:
        """Cards that were drawn, with their faces where all are known: they lie at the end of the hand."""
        if outcome.kind != "drew":
            return outcome
        slots = state.zones[f"hand{outcome.data['seat']}"][-outcome.data["count"] :]
        faces = [known[slot] for slot in slots if slot in known]
        if len(faces) != outcome.data["count"]:
            return outcome
        return Outcome(outcome.kind, {**outcome.data, "faces": faces})

    def unseen(self, outcome: Outcome, seat: int) -> Outcome:
        """The outcome as a seat may tell it."""
        return unseen(outcome, seat)

    def faces_in(self, outcome: Outcome) -> list[str]:
        """The cards an outcome speaks of."""
        said = [outcome.data.get("face"), *outcome.data.get("faces", ())]
        return list(dict.fromkeys(face for face in said if face in self._faces))

    def rolls(self, kind: str) -> int:
        """How many joint rolls an outcome of this kind tells of."""
        return self._rolls.get(kind, 0)


class AnyLines:
    """What a game's `screens.lines` must have, from its rules and words alone."""

    def __init__(self, rules: Ruleset[Any], words: Words) -> None:
        self.rules = rules
        self.words = words

    # --- looking ------------------------------------------------------------------------------------------

    def board(self, state: Any, names: Sequence[str], seat: int | None) -> list[str]:
        """Every seat, one's own first, then the stacks."""
        first = seat or 0
        order = [(first + step) % state.seats for step in range(state.seats)]
        lines = [line for one in order for line in self.side(state, one, names, own=one == seat)]
        return [*lines, *self.stacks(state, names)]

    def side(self, state: Any, seat: int, names: Sequence[str], *, own: bool = False) -> list[str]:
        """Points and cards of one seat; a game says what else there is."""
        target = self.rules.target(state)
        cards = len(state.zones[f"hand{seat}"])
        return [say.side(names[seat], self.rules.score(state, seat), target, cards, own=own)]

    def stacks(self, state: Any, names: Sequence[str]) -> list[str]:
        """How many cards lie in every stack."""
        zones = [zone for zone in state.zones if not zone.startswith("hand")]
        sizes = [(self.words.zone(state, zone, names), len(state.zones[zone])) for zone in zones]
        return [say.stacks(sizes)] if sizes else []

    def hand(self, state: Any, knowledge: Mapping[int, str], seat: int) -> list[str]:
        """The own cards, one to a line, with what each does."""
        held = [knowledge[slot] for slot in state.zones[f"hand{seat}"] if slot in knowledge]
        return [f"{self.words.card_name(face)}. {self.words.card_text(face).effect}" for face in sorted(held)]

    # --- hearing ------------------------------------------------------------------------------------------

    def told(
        self, outcomes: Sequence[Outcome], names: Sequence[str], state: Any, you: int | None = None
    ) -> list[str]:
        """The story, as sentences."""
        return [f"{line}." for line in self.words.story(outcomes, names, state=state, you=you)]

    def card(self, face: str) -> list[str]:
        """A card, as sentences."""
        return [line if line.endswith(".") else f"{line}." for line in self.words.sheet(face)]

    # --- choosing -----------------------------------------------------------------------------------------

    def choice(self, wish: Wish, state: Any) -> str:
        """The wish."""
        del state
        return wish.label

    def ask(self, wish: Wish, facet: int) -> str:
        """What is asked after a wish was chosen."""
        del facet
        return say.ask(wish.label)

    def facet(self, said: str) -> str:
        """One choice inside a move."""
        return upper(said)

    def why(self, wish: Wish) -> str:
        """A wish that cannot be had, and why."""
        return f"{wish.label}: {wish.why}"

    def sure(self, moves: Sequence[Move]) -> str:
        """Moves go at once."""
        del moves
        return ""

    # --- help ---------------------------------------------------------------------------------------------

    def helps(self) -> tuple[str, ...]:
        """What one can look at."""
        return (*say.LOOKING, *self._reading())

    def helps_watching(self) -> tuple[str, ...]:
        """The same for somebody who watches."""
        return (*say.WATCHING, *self._reading())

    def helps_replaying(self) -> tuple[str, ...]:
        """The same for somebody who looks at a record."""
        return self.helps_watching()

    def example(self) -> str:
        """What is said when card was typed without a name."""
        return say.which_card(self._example())

    def _reading(self) -> tuple[str, ...]:
        return say.reading(self._example(), next(iter(self.words.book().rules)))

    def _example(self) -> str:
        return next(face for _, face in self.words.called())
