"""Questions of Politics & Intrigue."""

from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.core import card_at, closed, find, open_stacks, pile_name
from p2pduel.games.classic.rules.facts.faces import LAND
from p2pduel.games.classic.rules.standing import alter, move, remove
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.hand import draw_card, search, sort_cards
from p2pduel.games.classic.rules.steps.naming import name, under
from p2pduel.games.classic.rules.steps.registry import auto
from p2pduel.games.classic.rules.steps.resources import lose_at
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push

__all__ = ["bannable"]

ARCHIVED = 6
"""So many cards an Archivist sorts at most."""

COUNCIL_CARDS = 2
"""So many cards a Council Meeting draws."""

CHOSEN = 3
"""So many cards a Chancellor chooses."""


@auto("bailiff")
def _bailiff(s: State, seat: int, word: str) -> None:
    """All ore and wool on regions are lost, and the Bailiwick goes under a stack, openly (CR-59)."""
    player = s.players[seat]
    lost = {place: 3 for place, face in player.regions.items() if LAND[face][0] in ("ore", "wool")}
    lose_at(s, seat, lost, "bailiwick")
    spot = find(s, seat, word)
    if spot is not None:
        push(s, under(seat, spot.card.face))
        remove(s, spot)


@auto("turn_brewery")
def _turn_brewery(s: State, seat: int, word: str, side: str) -> None:
    spot = find(s, seat, word)
    if spot is not None:
        alter(s, spot, note=side)
        emit(s, "turned", seat=seat, face="brewery", side=side)


@auto("copy_title")
def _copy_title(s: State, seat: int, word: str, title: str) -> None:
    """A Secret Society looks at another title from now on (CR-58)."""
    spot = find(s, seat, word)
    if spot is not None:
        alter(s, spot, note=title)
        emit(s, "copies", seat=seat, face=title)


@auto("archive")
def _archive(s: State, seat: int, zone: str) -> None:
    count = min(ARCHIVED, len(s.zones[zone]))
    push(s, requests.look(seat, zone, count), sort_cards(seat, zone, count))


@auto("council")
def _council(s: State, seat: int) -> None:
    push(s, name(seat, "council", tuple(open_stacks(s, seat)), ("council_draws", seat)))


@auto("council_draws")
def _council_draws(s: State, seat: int, zone: str) -> None:
    push(s, *[draw_card(seat, zone)] * COUNCIL_CARDS)


@auto("chancellor")
def _chancellor(s: State, seat: int, zone: str) -> None:
    push(s, *[search(seat, zone)] * min(CHOSEN, len(s.zones[zone])))


@auto("bribed")
def _bribed(s: State, seat: int, word: str) -> None:
    spot = find(s, 1 - seat, word)
    if spot is not None:
        sites = tuple(free_sites(s, seat, card_at(spot)))
        push(s, name(seat, "bribery", sites, ("changes_sides", seat, word)))


@auto("changes_sides")
def _changes_sides(s: State, seat: int, word: str, site: str) -> None:
    spot = find(s, 1 - seat, word)
    if spot is not None:
        move(s, spot, seat, seat, site)


def bannable(s: State, seat: int) -> tuple[str, ...]:
    """The stacks and piles a seat may close to the opponent; in a tournament those it owns (CR-52)."""
    other = 1 - seat
    names = [*(stack.zone for stack in s.layout.stacks_of(other)), pile_name(s, other)]
    return tuple(name for name in names if not closed(s, other, name))


@auto("banned")
def _banned(s: State, seat: int, pile: str) -> None:
    """The Ban lies there and not on the discard pile."""
    s.bans.append((pile, 1 - seat))
    s.bans.sort()
    s.players[seat].used["laid ban"] = 1
    emit(s, "banned", seat=seat, pile=pile)
