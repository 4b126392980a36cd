"""The conditions printed on cards, from their small grammar to a yes or no (D-9.6).

condition := term (AND term)*  ·  term := atom (OR atom)* | NOT atom | ( condition )
"""

import re
from collections.abc import Callable
from functools import cache

from p2pduel.games.duel.rules.board import column
from p2pduel.games.duel.rules.core import (
    CARD,
    effect_of,
    has_card,
    on_regions,
    owns,
    placed,
    room,
    stock,
    total,
    units,
    victory,
)
from p2pduel.games.duel.rules.facts import RESOURCES, resource_named
from p2pduel.games.duel.rules.state import Placed, State

__all__ = ["meets", "requirement", "unmet"]

Test = Callable[[State, int], bool]

_TOKEN = re.compile(
    r"\s*(AND\b|OR\b|NOT\b|\(either player\)|[()]|"
    r"[a-z_]+(?::[a-z_]+)?(?:\([^()]*\))?(?:\s*(?:>=|<)\s*\w+)?(?: at_a_city)?)"
)
_POINTS = ("victory", "trade", "strength", "skill", "progress")


def meets(expression: str | None, s: State, seat: int) -> bool:
    """Whether the seat fulfils a condition now; no condition is always fulfilled."""
    return expression is None or requirement(expression)(s, seat)


def unmet(expression: str, s: State, seat: int) -> str:
    """The parts of a condition the seat does not fulfil, as a condition; empty if it fulfils all."""
    parts = expression.split(" AND ")
    return " AND ".join(part for part in parts if not requirement(part)(s, seat))


@cache
def requirement(expression: str) -> Test:
    """The test behind a condition."""
    tokens = [token for token in _TOKEN.findall(expression) if token != "(either player)"]
    if "".join(_TOKEN.findall(expression)).replace(" ", "") != expression.replace(" ", ""):
        raise ValueError(f"cannot read the condition {expression!r}")
    test, rest = _either(tokens)
    if rest:
        raise ValueError(f"cannot read the condition {expression!r} from {rest[0]!r}")
    return test


def _either(tokens: list[str]) -> tuple[Test, list[str]]:
    test, tokens = _all(tokens)
    while tokens and tokens[0] == "OR":
        other, tokens = _all(tokens[1:])
        test = _or(test, other)
    return test, tokens


def _all(tokens: list[str]) -> tuple[Test, list[str]]:
    test, tokens = _one(tokens)
    while tokens and tokens[0] == "AND":
        other, tokens = _one(tokens[1:])
        test = _and(test, other)
    return test, tokens


def _one(tokens: list[str]) -> tuple[Test, list[str]]:
    head, rest = tokens[0], tokens[1:]
    if head == "(":
        test, rest = _either(rest)
        return test, rest[1:]
    if head == "NOT":
        test, rest = _one(rest)
        return (lambda s, seat: not test(s, seat)), rest
    return _atom(head), rest


def _and(a: Test, b: Test) -> Test:
    return lambda s, seat: a(s, seat) and b(s, seat)


def _or(a: Test, b: Test) -> Test:
    return lambda s, seat: a(s, seat) or b(s, seat)


def _atom(text: str) -> Test:
    """One condition; the words are those of the card file."""
    match = re.fullmatch(
        r"([a-z_]+)(?::([a-z_]+))?(?:\(([^()]*)\))?(?:\s*(>=|<)\s*(\w+))?( at_a_city)?", text
    )
    if match is None or match[1] not in _ATOMS:
        raise ValueError(f"unknown condition {text!r}")
    name, what, inner, _, bound, at_city = match.groups()
    return _ATOMS[name](what or inner or "", bound or "", bool(at_city))


def _own_card(card_id: str, bound: str, at_city: bool) -> Test:
    least = int(bound or 1)
    if card_id in ("city", "settlement"):
        return lambda s, seat: list(s.players[seat].centre.values()).count(card_id) >= least
    if at_city:
        return lambda s, seat: any(
            CARD[card.face].id == card_id and s.players[seat].centre.get(column(site)) == "city"
            for site, card in placed(s.players[seat])
        )
    if least == 1:
        return lambda s, seat: has_card(s.players[seat], card_id)
    return lambda s, seat: owns(s.players[seat], card_id) >= least


def _points(kind: str, bound: str, _: bool) -> Test:
    if bound == "opponent":
        return lambda s, seat: victory(s, seat) < victory(s, 1 - seat)
    at = _POINTS.index(kind)
    least = int(bound)
    if kind == "victory":
        return lambda s, seat: victory(s, seat) >= least
    return lambda s, seat: s.players[seat].points[at] >= least


def _advantage(kind: str, _bound: str, _: bool) -> Test:
    at = 0 if kind == "strength" else 1
    return lambda s, seat: s.tokens[at] == seat


def _own_resource(inner: str, _bound: str, _: bool) -> Test:
    resource, amount = inner.split(">=")
    least = int(amount)
    if resource == "any":
        return lambda s, seat: total(s.players[seat]) >= least
    name = resource_named(resource)
    return lambda s, seat: stock(s.players[seat], name) >= least


def _own_unit(inner: str, _bound: str, _: bool) -> Test:
    kind = inner.split(",")[0]
    return lambda s, seat: any(
        CARD[card.face].kind == kind and CARD[card.face].points.strength
        for _, card in placed(s.players[seat])
    )


def _opponent_resource(inner: str, _bound: str, _: bool) -> Test:
    """Something of the opponent's that the seat could store (R-11); of a named type, on a region (R-46)."""
    types = [part for part in inner.split(",") if part in RESOURCES]
    if types:
        return lambda s, seat: any(
            on_regions(s.players[1 - seat], resource) and room(s.players[seat], resource)
            for resource in types
        )
    return lambda s, seat: any(
        stock(s.players[1 - seat], resource) and room(s.players[seat], resource) for resource in RESOURCES
    )


def _opponent_unit(_inner: str, _bound: str, _: bool) -> Test:
    return lambda s, seat: any(CARD[card.face].points.strength for _, card in units(s.players[1 - seat]))


def _opponent_building(_inner: str, _bound: str, _: bool) -> Test:
    return lambda s, seat: bool(unprotected(s, 1 - seat))


def unprotected(s: State, seat: int) -> list[tuple[str, Placed]]:
    """The buildings with their sites that no Fire Brigade of their city protects (D-18.5)."""
    player = s.players[seat]
    safe = {column(site) for site, card in placed(player) if effect_of(card.face).fireproof}
    return [
        (site, card)
        for site, card in placed(player)
        if CARD[card.face].is_building and column(site) not in safe
    ]


def _opponent_hand(_inner: str, bound: str, _: bool) -> Test:
    return lambda s, seat: len(s.zones[f"hand{1 - seat}"]) >= int(bound)


def _discard_pile(_inner: str, bound: str, _: bool) -> Test:
    return lambda s, seat: any(len(heap) >= int(bound) for heap in s.discards)


def _elsewhere(_inner: str, _bound: str, _: bool) -> Test:
    """A condition that is part of when a card may be played at all; its effect checks it."""
    return lambda s, seat: True


_ATOMS: dict[str, Callable[[str, str, bool], Test]] = {
    "own_card": _own_card,
    "points": _points,
    "advantage": _advantage,
    "own_resource": _own_resource,
    "own_unit": _own_unit,
    "opponent_resource": _opponent_resource,
    "opponent_unit": _opponent_unit,
    "opponent_building": _opponent_building,
    "opponent_hand": _opponent_hand,
    "discard_pile": _discard_pile,
    "free_road_end": _elsewhere,
    "own_settlement": _elsewhere,
    "building_settlement_now": _elsewhere,
    "event_revealed": _elsewhere,
    "you_are_affected": _elsewhere,
}
