"""Questions of Science & Progress."""

from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.land import expanded, swap_regions
from p2pduel.games.classic.rules.steps.naming import name
from p2pduel.games.classic.rules.steps.registry import auto
from p2pduel.games.classic.rules.steps.resources import yield_at
from p2pduel.kernel.slots import emit, push
from p2pduel.principality.resources import CAPACITY

__all__: list[str] = []


@auto("fill")
def _fill(s: State, seat: int, why: str, place: str) -> None:
    """A region is filled to 3."""
    yield_at(s, seat, place, CAPACITY - s.players[seat].stored[place], why)


@auto("reform")
def _reform(s: State, seat: int, first: str) -> None:
    """The second region of a Land Reform."""
    player = s.players[seat]
    others = tuple(place for place in player.regions if place != first and not expanded(player, place))
    push(s, name(seat, "land_reform", others, ("reformed", seat, first)))


@auto("reformed")
def _reformed(s: State, seat: int, first: str, second: str) -> None:
    swap_regions(s, (seat, first), (seat, second))
    emit(s, "swapped", seat=seat, places=[first, second])
