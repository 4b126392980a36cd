"""What I can do now: the legal moves as a short list of wishes, each with its price and what it lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from p2pduel.catalogue import table as general
from p2pduel.games.classic.rules.building import centre_columns, free_sites
from p2pduel.games.classic.rules.core import hooked, reference, spots, stocks
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.engine import ENGINE
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.rules.state import Spot, State, effective
from p2pduel.games.classic.rules.trading import NORMAL_RATE
from p2pduel.games.classic.screens.phrases import CENTRE, card_of_move, cards_in
from p2pduel.games.classic.words import table as words
from p2pduel.games.classic.words.cards import card_name, short_name
from p2pduel.games.classic.words.moves import describe
from p2pduel.games.classic.words.places import place_words
from p2pduel.games.classic.words.refusals import card_refusal
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update
from p2pduel.person.wishes import CARDS, Wish
from p2pduel.principality.resources import RESOURCES

__all__ = ["BUILD", "PLAY", "USE", "free", "missing", "sure", "why_not_here", "wishes"]

BUILD, PLAY, USE, MORE = "build", "play", "use", "more"
"""Headings of wishes, by their names in the words of the table."""
TRADE_RULE: Final = "C-6.1"
"""Three for one, unless a card has a better rate."""


def missing(state: State, seat: int, face: str) -> frozenset[Price]:
    """What of the printed price is not there."""
    have = stocks(state.players[seat])
    return frozenset(
        name
        for name, count in CARD[face].cost.items()
        if (magic(state, seat) if name == "magic" else have[name]) < count
    )


def magic(state: State, seat: int) -> int:
    """The magic power of a seat's wizards."""
    found = (spot.card for spot in spots(state, seat) if CARD[spot.card.face].kind == "wizard")
    return sum(card.amount for card in found)


def free(kind: str) -> bool:
    """Whether a player does as they like, any number of times."""
    return kind == "action"


def wishes(update: Update) -> list[Wish]:
    """The wishes of the seat that decides, in the order they are shown."""
    decision = update.decision
    if decision is None:
        return []
    if not free(decision.kind):
        return _answers(update, decision.kind)
    return list(_free(update, decision.seat))


def _answers(update: Update, kind: str) -> list[Wish]:
    """The answers to a question one by one; cards are chosen from a list of their own."""
    among = tuple(move for move in update.legal if cards_in(move))
    found = [_plain(update, move) for move in update.legal if move not in among]
    if among:
        found.append(Wish(CARDS, "", words.WHICH_CARD.get(kind, words.ANY_CARD), None, among))
    return found


def _plain(update: Update, move: Move) -> Wish:
    return Wish(str(move), "", _said(update, move), card_of_move(move), (move,))


def _said(update: Update, move: Move) -> str:
    """A move in words; an order of cards by their names, for who answers has looked at them."""
    if move.text.startswith("arrange ") and move.secret is not None:
        slots = update.state.zones[move.text.split()[1]]
        faces = [update.knowledge[slots[int(at)]] for at in move.secret.split()]
        return words.in_order([card_name(face) for face in faces])
    return describe(move, update.state)


def _free(update: Update, seat: int) -> Iterator[Wish]:
    state: State = update.state
    by_face: dict[str, list[Move]] = {}
    others: dict[str, list[Move]] = {}
    for move in update.legal:
        verb, face = move.text.split()[0], card_of_move(move)
        if face is not None and verb in ("build", "play"):
            by_face.setdefault(face, []).append(move)
        else:
            others.setdefault(verb, []).append(move)
    for face in sorted(_cards(update, seat), key=lambda face: CARD[face].is_action):
        moves = tuple(by_face.pop(face, ()))
        group = PLAY if CARD[face].is_action else BUILD
        why, rule = ("", "") if moves else _refusal(state, seat, face)
        yield Wish(f"card {face}", group, short_name(face), face, moves, why, rule=rule)
    yield from _uses(
        state, seat, {str(move): move for verb in ("use", "cast") for move in others.pop(verb, ())}
    )
    yield _trade(state, seat, tuple(others.pop("trade", ())))
    if "offer" in others:
        yield Wish("offer", MORE, words.OFFER_WISH, None, tuple(others.pop("offer")), note=words.OFFER_NOTE)
    yield from _rest(update, others)


def _cards(update: Update, seat: int) -> dict[str, None]:
    """What may be built or played at all: centre cards, the open row, the hand."""
    state: State = update.state
    centre = [what for what in CENTRE[:3] if what] + (["citadel"] if state.citadels else [])
    slots = state.zones.get(f"hand{seat}", [])
    hand = [update.knowledge[slot] for slot in slots if slot in update.knowledge]
    return dict.fromkeys([*centre, *state.layout.row, *hand])


def _uses(state: State, seat: int, moves: dict[str, Move]) -> Iterator[Wish]:
    """Standing cards that are used or cast in the action part, those that cannot be now with the reason."""
    for verb, spot in _usable(state, seat):
        word = reference(state, spot)
        move = moves.get(f"{verb} {word}")
        why, rule = ("", "") if move else _try(state, seat, Move(f"{verb} {word}"), spot.card.face)
        place = place_words(state.players[spot.host], spot.site)
        face = spot.card.face
        note = place if sum(other.card.face == face for _, other in _usable(state, seat)) > 1 else ""
        label = f"{short_name(face)} ({note})" if note else short_name(face)
        yield Wish(f"{verb} {word}", USE, label, face, (move,) if move else (), why, rule=rule)


def _usable(state: State, seat: int) -> list[tuple[str, Spot]]:
    found = [("use", spot) for spot in hooked(state, seat, "on_use")]
    books = (spot for spot in spots(state, seat) if CARD[spot.card.face].kind == "spellbook")
    found += [("cast", spot) for spot in books if effective(spot.card)]
    return [
        (verb, spot)
        for verb, spot in found
        if effect_of(spot.card.face).timing == "action" and spot in spots(state, seat)
    ]


def _trade(state: State, seat: int, moves: tuple[Move, ...]) -> Wish:
    """Trading with the bank, with the best rate of every resource."""
    have = stocks(state.players[seat])
    best = dict.fromkeys(RESOURCES, NORMAL_RATE)
    for spot in hooked(state, seat, "rates"):
        for resource, _place, amount in effect_of(spot.card.face).rates(state, spot):
            best[resource] = min(best[resource], amount)
    rates = words.rates({name: (best[name], have[name]) for name in RESOURCES})
    why, rule = ("", "") if moves else (words.no_trade(rates, TRADE_RULE), TRADE_RULE)
    return Wish("trade", MORE, words.TRADE_WISH, None, moves, why, rates, rule)


def _rest(update: Update, others: dict[str, list[Move]]) -> Iterable[Wish]:
    """Redeeming, lifting, selling; then the end of the turn; demolition last."""
    order = sorted(others, key=lambda verb: (verb == "demolish", verb == "end"))
    for verb in order:
        found = tuple(others[verb])
        if verb == "end":
            yield Wish(verb, MORE, words.END_WISH, None, found)
        elif verb in ("demolish", "sell"):
            label = words.SELL_WISH if verb == "sell" else words.DEMOLISH_WISH
            yield Wish(verb, MORE, label, None, found)
        else:
            yield from (Wish(str(move), MORE, _said(update, move), None, (move,)) for move in found)


def _refusal(state: State, seat: int, face: str) -> tuple[str, str]:
    """What the engine says when the card is tried where it might go, and the rule."""
    player, card = state.players[seat], CARD[face]
    if card.is_action:
        tries = [f"play {face}"]
    elif face in CENTRE:
        tries = [f"build {face} {col}" for col in (*centre_columns(player, face), max(player.centre) + 2)][:1]
    else:
        tries = [f"build {face} {site}" for site in (*free_sites(state, seat, card), "T1")][:1]
    said = [_try(state, seat, Move(text), face, anywhere=True) for text in tries]
    return next((why for why in said if why[0]), (general.NOT_NOW, ""))


def _try(state: State, seat: int, move: Move, face: str, *, anywhere: bool = False) -> tuple[str, str]:
    """Why the engine refuses a move about a card, and the rule; anywhere: it is tried at every place."""
    held = CARD[face].is_drawn and face not in state.layout.row and move.text.startswith(("build", "play"))
    try:
        ENGINE.act(state, seat, move, face if held else None)
    except IllegalMove as error:
        return card_refusal(error, face, anywhere=anywhere), error.rule
    return "", ""


def why_not_here(update: Update, wish: Wish, place: str) -> tuple[str, str]:
    """Why a card to build cannot stand at one place, and the rule; empty for wishes that build nothing."""
    if wish.face is None or wish.group != BUILD or update.seat is None:
        return "", ""
    centre = wish.face in CENTRE
    if centre != place.startswith("C"):
        return "", ""
    site = place.removeprefix("C") if centre else place
    why, rule = _try(update.state, update.seat, Move(f"build {wish.face} {site}"), wish.face)
    return (why, rule) if why else (wish.why, wish.rule)


def sure(moves: Sequence[Move], found: Sequence[Wish]) -> tuple[str, str] | None:
    """Demolition, and an end of the turn with things left to do, are asked about."""
    verb = moves[0].text.split()[0]
    if verb == "demolish":
        return words.DEMOLISH_TITLE, words.DEMOLISH_ASK
    left = [wish.label for wish in found if wish.moves and wish.face]
    return (words.END_TITLE, words.unused(left)) if verb == "end" and left else None
