"""What I can do now: the legal moves as a short list of wishes, each with what it lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.engine import ENGINE
from p2pduel.games.island.rules.facts import (
    CARD_COST,
    CITY_COST,
    COLOURS,
    FACES,
    KINDS,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    STACK,
    VICTORY,
)
from p2pduel.games.island.rules.geometry import EDGE_NAMES, HEX_OF, VERTEX_NAMES, VERTEX_OF
from p2pduel.games.island.rules.state import DEV_ZONES, State
from p2pduel.games.island.words import goods
from p2pduel.games.island.words import screen as words
from p2pduel.games.island.words.door import WORDS
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import Decision
from p2pduel.kernel.slots import own_slots
from p2pduel.person.wishes import Wish

if TYPE_CHECKING:  # an update knows its game, and the game these wishes
    from p2pduel.person.chair import Update

__all__ = ["COSTS", "FREE", "facet_words", "facets", "missing", "places_in", "why_not_here", "wishes"]

FREE: Final = ("preroll", "action")
"""Questions at which players do as they like."""
COSTS: Final = {"road": ROAD_COST, "settle": SETTLEMENT_COST, "city": CITY_COST, "buy": CARD_COST}
_PIECES: Final = ("road", "settle", "city")
_PRICE_RULE: Final = "I-11.1"
_SWAPS: Final = ("offer", "counter")
_SETS: Final = ("discard", "give")
_EDGES: Final = frozenset(EDGE_NAMES)


def wishes(update: Update) -> list[Wish]:
    """The wishes of the seat that decides, in the order they are shown."""
    decision, legal = update.decision, update.legal
    if decision is None:
        return []
    if decision.kind in FREE:
        return list(_free(update, decision))
    if decision.kind in words.PLACES:
        return [Wish(decision.kind, "", words.PLACES[decision.kind], None, legal)]
    if decision.kind in _SETS:
        return [Wish(decision.kind, "", words.WISHES[decision.kind], None, legal)]
    if decision.kind == "close":
        return [_close(update, decision, move) for move in legal]
    found = [Wish(move.text, "", words.WISHES[move.text], None, (move,)) for move in legal]
    if decision.kind == "answer":
        moves = swaps("counter", update.state, decision.seat)
        found += [Wish("counter", "", words.WISHES["counter"], None, moves)] if moves else []
        note = asked(update, decision)
        return [Wish(one.key, "", one.label, None, one.moves, note=note) for one in found]
    return found


def asked(update: Update, decision: Decision) -> str:
    """The offer that is to be answered."""
    data = decision.data
    said = [goods.cards(data[key]) if any(data[key]) else "" for key in ("give", "want")]
    return words.asked_for(update.name(data["active"]), *said)


def _close(update: Update, decision: Decision, move: Move) -> Wish:
    """One of the answers to the own offer, or none."""
    colour = move.text.partition(" ")[2]
    for deal in decision.data["deals"]:
        if COLOURS[deal["seat"]] == colour:
            label = words.deal_of(
                update.name(deal["seat"]), goods.cards(deal["give"]), goods.cards(deal["get"])
            )
            return Wish(move.text, "", label, None, (move,))
    return Wish(move.text, "", words.WISHES["close"], None, (move,))


def swaps(verb: str, state: State, seat: int) -> tuple[Move, ...]:
    """One card for one, of all kinds: the shortest of the offers that no list can hold."""
    return tuple(
        plain(f"{verb} 1 {RESOURCES[give]} for 1 {RESOURCES[want]}")
        for give in range(KINDS)
        for want in range(KINDS)
        if state.hands[seat][give] and give != want
    )


def missing(cost: Sequence[int], hand: Sequence[int]) -> tuple[int, ...]:
    """What of a price is not there."""
    return tuple(max(0, need - have) for need, have in zip(cost, hand, strict=True))


# -- an own turn -------------------------------------------------------------------------------------------


def _free(update: Update, decision: Decision) -> Iterator[Wish]:
    state, seat = update.state, decision.seat
    by_verb: dict[str, list[Move]] = {}
    for move in update.legal:
        by_verb.setdefault(move.text.split()[0], []).append(move)

    def taken(verb: str) -> tuple[Move, ...]:
        return tuple(by_verb.pop(verb, ()))

    first = taken("roll")
    if first:
        yield Wish("roll", "more", words.WISHES["roll"], None, first)
    if decision.kind == "action":
        for verb in COSTS:
            moves = taken(verb)
            why, rule = ("", "") if moves else _why(state, seat, verb)
            yield Wish(verb, "build", words.WISHES[verb], None, moves, why, rule=rule)
        yield from _trades(state, seat, taken("trade"))
    yield from _cards(update, seat, {face: taken(face) for face in FACES})
    end = taken("end")
    for verb, found in by_verb.items():
        yield Wish(verb, "more", words.WISHES[verb], VICTORY if verb == "reveal" else None, tuple(found))
    if end:
        yield Wish("end", "more", words.WISHES["end"], None, end)


def _why(state: State, seat: int, verb: str) -> tuple[str, str]:
    """Why something cannot be built: its price is asked about most."""
    short = missing(COSTS[verb], state.hands[seat])
    if any(short):
        return words.missing(short), _PRICE_RULE
    if verb == "buy":
        return _refusal(state, seat, "buy") if not state.zones[STACK] else ("", "")
    if not state.stock[seat][_PIECES.index(verb)]:
        return words.no_pieces(verb), "I-1.8"
    places = EDGE_NAMES if verb == "road" else VERTEX_NAMES
    said = (_refusal(state, seat, f"{verb} {place}") for place in places)
    return next((why for why in said if why[0]), ("", ""))


def _refusal(state: State, seat: int, text: str) -> tuple[str, str]:
    """What the engine says of a move, and the rule; empty if it is allowed."""
    try:
        ENGINE.act(state, seat, Move(text), None)
    except IllegalMove as error:
        return WORDS.refusal(error), error.rule
    return "", ""


def _trades(state: State, seat: int, bank: tuple[Move, ...]) -> Iterator[Wish]:
    """With the bank, and with players."""
    rates = words.rates(RATES[state.ports[seat]])
    why = "" if bank else rates
    yield Wish("trade", "trade", words.WISHES["trade"], None, bank, why, rates, "" if bank else "I-10.6")
    offers = swaps("offer", state, seat)
    why, rule = _refusal(state, seat, offers[0].text) if offers else (words.NOTHING_CHOSEN, "I-10.1")
    yield Wish("offer", "trade", words.WISHES["offer"], None, () if why else offers, why, rule=rule)


def _cards(update: Update, seat: int, found: dict[str, tuple[Move, ...]]) -> Iterator[Wish]:
    """The development cards in hand; those that cannot be played say why."""
    state = update.state
    held = {update.knowledge.get(slot) for slot in own_slots(state, seat)}
    for face in FACES:
        moves = found[face]
        if moves:
            yield Wish(face, "cards", words.FACES[face], face, moves)
        elif face in held and face != VICTORY:
            old = {update.knowledge.get(slot) for slot in state.zones[DEV_ZONES[seat]]}
            why, rule = _played(state, seat, face, fresh=face not in old)
            yield Wish(face, "cards", words.FACES[face], face, (), why, rule=rule)


def _played(state: State, seat: int, face: str, *, fresh: bool) -> tuple[str, str]:
    """Why a card in hand cannot be played, and the rule."""
    text = {"invention": "invention 1 ore 1 wool", "monopoly": "monopoly ore"}.get(face, face)
    try:
        ENGINE.act(state, seat, Move(text, face), face)
        if fresh:
            raise IllegalMove(IslandCode.DEV_FRESH, "I-14.3")
    except IllegalMove as error:
        return WORDS.refusal(error), error.rule
    return "", ""


# -- places, and moves taken apart -------------------------------------------------------------------------


def places_in(move: Move) -> tuple[str, ...]:
    """The place of the map that a move names."""
    return tuple(
        word for word in move.text.split()[1:2] if word in HEX_OF or word in VERTEX_OF or word in _EDGES
    )


def why_not_here(update: Update, wish: Wish, place: str) -> tuple[str, str]:
    """Why a wish cannot be had at a place of the map, and the rule."""
    verb = wish.moves[0].text.split()[0] if wish.moves else wish.key
    if verb not in _PIECES or (verb == "road") != (place in _EDGES) or place in HEX_OF or update.seat is None:
        return "", ""
    return _refusal(update.state, update.seat, f"{verb} {place}")


def facets(move: Move) -> tuple[str, ...]:
    """The choices inside a move: what to give and what to get; the hex and who is robbed there."""
    verb, *rest = move.text.split()
    if verb == "trade":
        return " ".join(rest[:2]), rest[3]
    if verb in _SWAPS and "for" in rest:
        at = rest.index("for")
        return " ".join(rest[:at]), " ".join(rest[at + 1 :])
    if verb == "rob":
        return rest[0], rest[2] if len(rest) > 2 else ""
    return (move.text,)


def facet_words(state: State, seat: int, move: Move, facet: int) -> str:
    """One choice inside a move, in words."""
    del seat
    verb = move.text.split()[0]
    said = facets(move)[facet]
    if verb in ("trade", *_SWAPS):
        return words.wants(_cards_in(said)) if facet else words.gives(_cards_in(said))
    if verb == "rob":
        if facet:
            return words.rob_from(words.COLOURS[COLOURS.index(said)] if said else "")
        hex_ = HEX_OF[said]
        return f"{said}: {words.yields([(state.terrain[hex_], state.tokens[hex_])])}"
    return WORDS.describe(move, state)


def _cards_in(said: str) -> str:
    """Cards as notation writes them, or one kind alone, in words."""
    parts = said.split()
    if len(parts) == 1:
        return words.RESOURCES[RESOURCES.index(said)]
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return ", ".join(f"{count} {words.RESOURCES[RESOURCES.index(kind)]}" for count, kind in pairs)
