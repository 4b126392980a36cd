"""What cards ask for before they are placed or played (CR-42), and what becomes of it in words."""

from p2pduel.games.classic.rules.core import has, holder, spots, stands
from p2pduel.games.classic.rules.facts.faces import CARD, LAND
from p2pduel.games.classic.rules.facts.model import Card, Needs
from p2pduel.games.classic.rules.state import State, effective
from p2pduel.principality.resources import Resource

__all__ = ["COUNTERS", "counter_points", "meets", "once", "rival_kinds", "unmet"]

_KINDS = ("victory", "trade", "strength", "tournament")

COUNTERS = ("dye_works", "art_smithy", "distillery")
"""The cards whose trade points can be handed in (CR-57)."""


def meets(needs: Needs | None, s: State, seat: int) -> bool:
    """Whether a seat fulfils what a card asks for now."""
    return needs is None or not unmet(needs, s, seat)


def _counted(s: State, seat: int, sorts: tuple[str, ...]) -> int:
    """How many cards of these kinds or titles a seat has."""
    if "citadel" in sorts:
        return list(s.players[seat].centre.values()).count("citadel")
    return sum(CARD[spot.card.face].kind in sorts for spot in spots(s, seat))


def counter_points(s: State, seat: int) -> int:
    """The trade points on a seat's effective counters."""
    return sum(
        spot.card.amount for spot in spots(s, seat) if spot.card.face in COUNTERS and effective(spot.card)
    )


def rival_kinds(s: State, seat: int) -> set[Resource]:
    """The kinds of regions at which the opponent has a wizard (CR-22)."""
    other = s.players[1 - seat]
    return {
        LAND[other.regions[spot.site[1:]]][0] for spot in other.own if CARD[spot.card.face].kind == "wizard"
    }


def unmet(needs: Needs, s: State, seat: int) -> list[str]:
    """The fields of a requirement that a seat does not fulfil, by name; empty if it fulfils all."""
    found = []
    if not all(has(s, seat, title) for title in needs.all):
        found.append("all")
    if needs.any and not any(has(s, seat, title) for title in needs.any):
        found.append("any")
    if any(stands(s, seat, title) for title in needs.none):
        found.append("none")
    if needs.token and holder(s, needs.token) != seat:
        found.append("token")
    if any(_counted(s, seat, sorts) < least for sorts, least in needs.count):
        found.append("count")
    if needs.most is not None and s.players[1 - seat].points[_KINDS.index(needs.most[0])] > needs.most[1]:
        found.append("most")
    if needs.lead:
        at = _KINDS.index(needs.lead)
        if s.players[seat].points[at] <= s.players[1 - seat].points[at]:
            found.append("lead")
    if needs.rival and not rival_kinds(s, seat):
        found.append("rival")
    if needs.spend and counter_points(s, seat) < needs.spend:
        found.append("spend")
    return found


def once(s: State, seat: int, card: Card) -> bool:
    """Whether the card may stand only once and already does (CR-72, C-52.6, C-20.14)."""
    if card.unique and (stands(s, 0, card.id) or stands(s, 1, card.id)):
        return True
    return (card.single or card.id in s.layout.row) and stands(s, seat, card.id)
