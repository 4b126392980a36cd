"""Moves in words, and a move taken apart into the choices it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from p2pduel.catalogue.cards import card_name
from p2pduel.catalogue.places import centre_words, end_words, place_words, zone_words
from p2pduel.catalogue.words import RESOURCE_WORDS, listed, upper
from p2pduel.rules.board import touches
from p2pduel.rules.facts import CARDS, card_of
from p2pduel.rules.moves import Move
from p2pduel.rules.state import Player, State
from p2pduel.tui import words
from p2pduel.tui.board.read import short_name

__all__ = [
    "card_of_move",
    "card_words",
    "describe",
    "facet_words",
    "facets",
    "is_place",
    "places_in",
    "token_words",
]


def is_place(token: str) -> bool:
    """Whether a word of a move names a site or a region."""
    rest = token.lstrip("TB")
    return token[:1] in ("T", "B") and rest.lstrip("-").isdigit()


def _is_face(token: str) -> bool:
    return token.partition("/")[0].partition("-")[0] in CARDS


def token_words(state: State, seat: int, token: str) -> str:
    """One word of the notation as people say it."""
    player = state.players[seat]
    if "@" in token:
        what, _, place = token.partition("@")
        owner = seat if _stands(player, what, place) else 1 - seat
        return f"{token_words(state, seat, what)} {words.AT} {place_words(state.players[owner], place)}"
    if is_place(token):
        return place_words(player, token)
    if token in state.zones and not token.startswith("hand"):
        return zone_words(state, token, words.COLOURS)
    if token in RESOURCE_WORDS:
        return token
    if _is_face(token):
        return card_name(token.partition("/")[0])
    return words.NOTATION.get(token, token.replace("_", " "))


def _stands(player: Player, token: str, place: str) -> bool:
    face = token.partition("/")[0]
    if token in RESOURCE_WORDS:
        return place in player.stored
    return any(card.face == face for card in player.sites.get(place, ()))


def describe(state: State, seat: int, move: Move) -> str:
    """The whole move in words, fit for a row of a list."""
    verb, *rest = move.text.split()
    player = state.players[seat]
    if verb == "build" and len(rest) >= 2:
        return _built(player, rest)
    if verb == "trade" and len(rest) >= 3:
        give = rest[1].partition("@")
        source = f" ({place_words(player, give[2])})" if give[2] else ""
        return f"{rest[0]} {give[0]}{source} → 1 {rest[2]}"
    if verb in ("pay", "give", "store") and rest and all(is_place(token) for token in rest):
        return f"{words.VERBS[verb]} {_from_places(player, rest)}"
    secret = f" {card_words(move.secret)}" if move.secret else ""
    said = " ".join(token_words(state, seat, token) for token in rest)
    head = words.VERBS.get(verb, upper(verb.replace("_", " ")))
    if move.secret and rest:
        return f"{head}{secret} – {said}"
    return f"{head} {said}".strip() + secret


def card_words(secret: str) -> str:
    """The hidden cards a move means."""
    return listed([card_name(token.partition("/")[0]) for token in secret.replace(",", " ").split()])


def _built(player: Player, rest: Sequence[str]) -> str:
    what, where, *more = rest
    extra = f" {words.WITH} {card_name(more[1])}" if len(more) > 1 and _is_face(more[1]) else ""
    face = what.partition("/")[0]
    if face in ("road", "settlement"):
        return f"{card_name(face)} {end_words(int(where))}{extra}"
    if face == "city":
        return f"{card_name(face)} {words.ON} {centre_words(player, int(where))}"
    place = where if is_place(where) else ""
    touched = ""
    if place and place[1] not in "TB":
        found = [card_name(player.regions[r]) for r in touches(place) if r in player.regions]
        touched = f" ({words.TOUCHES} {listed(found)})" if found else ""
    return f"{short_name(face)} {place_words(player, place) if place else where}{touched}{extra}"


def _from_places(player: Player, places: Sequence[str]) -> str:
    counts = Counter(places)
    return listed(
        [
            f"{count} {words.stored_name(player, place)} ({place_words(player, place)})"
            for place, count in counts.items()
        ]
    )


def places_in(move: Move) -> tuple[str, ...]:
    """The tiles a move points at, by their places on the board."""
    verb, *rest = move.text.split()
    found: list[str] = []
    if verb == "build" and len(rest) >= 2 and rest[0] in ("road", "settlement", "city"):
        found.append(f"C{rest[1]}")
    for token in rest:
        place = token.partition("@")[2] or token
        if is_place(place):
            found.append(place)
    return tuple(found)


def facets(move: Move) -> tuple[str, ...]:
    """The separate choices inside a move: a trade is what to give and what to get."""
    verb, *rest = move.text.split()
    if verb == "trade" and len(rest) == 3:
        return (f"{rest[0]} {rest[1]}", rest[2])
    if move.secret is not None:
        return (move.secret, move.text)
    return (move.text,)


def card_of_move(move: Move) -> str | None:
    """The card a build or play move is about."""
    verb, *rest = move.text.split()
    if verb in ("build", "play") and rest and _is_face(rest[0]):
        face = rest[0].partition("/")[0]
        card_of(face)
        return face
    return None


def facet_words(state: State, seat: int, move: Move, facet: int) -> str:
    """One choice inside a move, in words."""
    verb, *rest = move.text.split()
    if verb == "trade" and len(rest) == 3:
        if facet == 1:
            return words.receive(rest[2])
        what, _, place = rest[1].partition("@")
        source = f" ({place_words(state.players[seat], place)})" if place else ""
        return words.give(f"{rest[0]} {what}{source}")
    if move.secret is not None:
        return card_words(move.secret) if facet == 0 else describe(state, seat, Move(move.text))
    return describe(state, seat, move)
