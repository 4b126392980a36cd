"""The classic card game's table in sentences."""

from collections.abc import Sequence

from p2pduel.catalogue.words import listed
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.words.door import WORDS
from p2pduel.person.anygame import AnyLines

__all__ = ["LINES"]


class ClassicLines(AnyLines):
    """Regions, their stores, and the cards that stand."""

    def side(self, state: State, seat: int, names: Sequence[str], *, own: bool = False) -> list[str]:
        """What lies and stands in one principality, too."""
        player = state.players[seat]
        lands = [
            f"{place} {WORDS.card_name(face)}: {player.stored[place]}"
            for place, face in player.regions.items()
        ]
        cards = [f"{WORDS.card_name(spot.card.face)} {spot.site}" for spot in (*player.own, *player.foreign)]
        return [
            *super().side(state, seat, names, own=own),
            listed(lands),
            *([listed(cards)] if cards else []),
        ]


LINES = ClassicLines(RULESET, WORDS)
