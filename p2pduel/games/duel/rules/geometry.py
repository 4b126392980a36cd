"""Whether a principality can be laid out at all: columns, corners, sites, 0 to 3 (D-3, D-4.1)."""

from p2pduel.games.duel.rules.board import LAND, borders, column, outer
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD, effect_of
from p2pduel.games.duel.rules.facts import CAPACITY
from p2pduel.games.duel.rules.state import Placed, Player
from p2pduel.kernel.errors import IllegalMove

__all__ = ["check_player"]


def check_player(player: Player, colour: str, *, corners: bool = True) -> None:
    """Raise IllegalMove unless the principality is a possible layout.

    Without `corners` regions may be missing: those of a settlement just built come a step later.
    """
    _check_centre(player, colour)
    _check_regions(player, colour, corners)
    for site, cards in player.sites.items():
        _check_site(player, colour, site, cards)
    _check_stored(player, colour)


def _check_centre(player: Player, colour: str) -> None:
    columns = sorted(player.centre)
    if columns != list(range(columns[0], columns[-1] + 1)):
        raise IllegalMove(DuelCode.POSITION_CENTRE, "D-3.9", why="gap", colour=colour)
    for col, what in player.centre.items():
        if what not in (("road",) if col % 2 == 0 else ("settlement", "city")):
            raise IllegalMove(
                DuelCode.POSITION_CENTRE, "D-3.1", why="column", colour=colour, what=what, column=col
            )


def _check_regions(player: Player, colour: str, complete: bool) -> None:
    corners = {place for col, what in player.centre.items() if what != "road" for place in borders(col)}
    for place, face in player.regions.items():
        if place not in corners:
            raise IllegalMove(DuelCode.POSITION_REGIONS, "D-3.1", why="place", colour=colour, place=place)
        LAND[face]
    missing = corners - set(player.regions)
    if missing and complete:
        raise IllegalMove(
            DuelCode.POSITION_REGIONS, "D-3.18", why="missing", colour=colour, places=sorted(missing)
        )


def _check_site(player: Player, colour: str, site: str, cards: tuple[Placed, ...]) -> None:
    beyond = site in {outer(place) for place in player.regions}
    what = None if beyond else player.centre.get(column(site)) if site[0] in "TB" else None
    places = 1 if beyond else {"city": 2, "settlement": 1}.get(what or "", 0)
    if not cards or len(cards) > places:
        raise IllegalMove(
            DuelCode.POSITION_SITE, "D-3.5", why="crowd", colour=colour, count=len(cards), site=site
        )
    for card in cards:
        kind = CARD[card.face].placement
        fits = (
            kind == "region"
            if beyond
            else kind == "settlement_or_city" or (kind == "city" and what == "city")
        )
        if not fits:
            raise IllegalMove(
                DuelCode.POSITION_SITE, "D-3.13", why="kind", colour=colour, card=card.face, site=site
            )


def _check_stored(player: Player, colour: str) -> None:
    wanted = set(player.regions)
    for site, cards in player.sites.items():
        if any(effect_of(card.face).stores_gold for card in cards):
            wanted.add(site)
    for place in sorted(set(player.stored) - wanted):
        if player.stored[place]:
            raise IllegalMove(DuelCode.POSITION_STORED, "D-4.1", why="place", colour=colour, place=place)
        del player.stored[place]
    for place in wanted:
        held = player.stored.setdefault(place, 0)
        if not isinstance(held, int) or not 0 <= held <= CAPACITY:
            raise IllegalMove(
                DuelCode.POSITION_STORED,
                "D-4.1",
                why="amount",
                colour=colour,
                place=place,
                most=CAPACITY,
                held=held,
            )
    player.arrange()
