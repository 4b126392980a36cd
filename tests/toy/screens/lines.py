"""The Ferry's table in sentences."""

from collections.abc import Sequence

from p2pduel.catalogue.words import listed
from p2pduel.person.anygame import AnyLines
from tests.toy.rules.ruleset import RULESET
from tests.toy.rules.state import State
from tests.toy.words import tables
from tests.toy.words.door import WORDS

__all__ = ["LINES"]


class FerryLines(AnyLines):
    """Shores and the ferry."""

    def side(self, state: State, seat: int, names: Sequence[str], *, own: bool = False) -> list[str]:
        """What one seat has brought across, too."""
        shore = listed([WORDS.card_name(face) for face in state.shores[seat]])
        return [*super().side(state, seat, names, own=own), tables.shore(shore)]


LINES = FerryLines(RULESET, WORDS)
