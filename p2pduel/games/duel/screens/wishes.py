"""What I can do now: the legal moves as a short list of wishes, each with its price and what it lacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from p2pduel.catalogue import table as general
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.core import effect_of, placed, stock
from p2pduel.games.duel.rules.facts import RESOURCES, Resource, card_of
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.trading import NORMAL_RATE
from p2pduel.games.duel.screens.phrases import card_of_move, cards_in
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import short_name
from p2pduel.games.duel.words.moves import describe
from p2pduel.games.duel.words.refusals import card_refusal
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update
from p2pduel.person.wishes import CARDS, Wish

__all__ = ["free", "missing", "sure", "why_not_here", "wishes"]

CENTRE = ("road", "settlement", "city")
PRICE_RULE = "D-4.6"
"""The full price is paid at once."""
FREE_CHOICE = frozenset({"action", "prepare"})
"""Decision kinds in which a player does as they like, any number of times."""
BUILD, PLAY, MORE = "build", "play", "more"
"""Headings of wishes, by their names in the words of the table."""
TRADE_RULE = "D-10.2"
"""Three for one, unless a card has a better rate."""


def missing(player: Player, face: str) -> dict[Resource, int]:
    """What of the printed price is not there."""
    cost = card_of(face).cost
    short = {name: count - stock(player, name) for name, count in cost.items()}
    return {name: count for name, count in short.items() if count > 0}


def free(kind: str) -> bool:
    """Whether a player does as they like, any number of times."""
    return kind in FREE_CHOICE


def wishes(update: Update) -> list[Wish]:
    """The wishes of the seat that decides, in the order they are shown."""
    decision = update.decision
    if decision is None:
        return []
    if not free(decision.kind):
        return _answers(update.state, decision.kind, update.legal)
    return list(_free(update, decision.seat))


def _answers(state: State, kind: str, legal: Sequence[Move]) -> list[Wish]:
    """The answers to a question one by one; cards are chosen from a list of their own."""
    among = tuple(move for move in legal if cards_in(move))
    found = [_plain(state, move) for move in legal if move not in among]
    if among:
        found.append(Wish(CARDS, "", words.WHICH_CARD.get(kind, words.ANY_CARD), None, among))
    return found


def _plain(state: State, move: Move) -> Wish:
    return Wish(str(move), "", describe(move, state), card_of_move(move), (move,))


def _free(update: Update, seat: int) -> Iterable[Wish]:
    state, legal = update.state, update.legal
    by_face: dict[str, list[Move]] = {}
    others: dict[str, list[Move]] = {}
    for move in legal:
        face = card_of_move(move)
        if face is not None:
            by_face.setdefault(face, []).append(move)
        else:
            others.setdefault(move.text.split()[0], []).append(move)
    held = list(dict.fromkeys([*CENTRE, *(face for face, _ in state.faceup), *_hand(update, seat)]))
    for face in sorted(held, key=lambda face: card_of(face).is_action):
        moves = tuple(by_face.pop(face, ()))
        group = PLAY if card_of(face).is_action else BUILD
        why, rule = ("", "") if moves else _why(state, seat, face)
        yield Wish(f"card {face}", group, short_name(face), face, moves, why, rule=rule)
    for face, found in by_face.items():
        yield Wish(f"card {face}", PLAY, short_name(face), face, tuple(found))
    if update.decision is not None and update.decision.kind == "action":
        yield _trade(state, seat, tuple(others.pop("trade", ())))
    doomed = tuple(others.pop("demolish", ()))
    for verb, found in sorted(others.items(), key=lambda item: item[0] == "end"):
        if len(found) == 1:
            label = words.END_WISH if verb == "end" else describe(found[0], state)
            yield Wish(verb, MORE, label, None, tuple(found))
        else:
            yield from (Wish(str(move), MORE, describe(move, state), None, (move,)) for move in found)
    if doomed:
        yield Wish("demolish", MORE, words.DEMOLISH_WISH, None, doomed)


def _trade(state: State, seat: int, moves: tuple[Move, ...]) -> Wish:
    """Trading, with the best rate of every resource."""
    player = state.players[seat]
    best = dict.fromkeys(RESOURCES, NORMAL_RATE)
    for site, card in placed(player):
        for resource, _place, amount in effect_of(card.face).rates(state, seat, site):
            best[resource] = min(best[resource], amount)
    rates = words.rates({name: (best[name], stock(player, name)) for name in RESOURCES})
    why, rule = ("", "") if moves else (words.no_trade(rates, TRADE_RULE), TRADE_RULE)
    return Wish("trade", MORE, words.TRADE_WISH, None, moves, why, rates, rule)


def _hand(update: Update, seat: int) -> list[str]:
    slots = update.state.zones.get(f"hand{seat}", [])
    return [update.knowledge[slot] for slot in slots if slot in update.knowledge]


def _why(state: State, seat: int, face: str) -> tuple[str, str]:
    """The engine's own words on why a card cannot be played, and the rule; prices are asked about most."""
    short = missing(state.players[seat], face)
    if short:
        return words.needs(short, PRICE_RULE), PRICE_RULE
    return _refusal(state, seat, face)


def _refusal(state: State, seat: int, face: str) -> tuple[str, str]:
    """What the engine says when the card is tried at every place it might go, and the rule."""
    player = state.players[seat]
    card = card_of(face)
    if card.is_action:
        tries = [f"play {face}"]
    elif card.id in CENTRE:
        tries = [f"build {face} {col}" for col in range(min(player.centre) - 1, max(player.centre) + 2)]
    else:
        tries = [
            f"build {face} {side}{col}"
            for col, what in player.centre.items()
            if what != "road"
            for side in "TB"
        ]
    said = [_try(state, seat, Move(text), face, anywhere=True) for text in tries]
    return next((why for why in said if why[0]), (general.NOT_NOW, ""))


def why_not_here(update: Update, wish: Wish, place: str) -> tuple[str, str]:
    """Why a card to build cannot stand at one place, and the rule; empty for wishes that build nothing."""
    if wish.face is None or wish.group != BUILD or update.seat is None:
        return "", ""
    centre = card_of(wish.face).id in CENTRE
    if centre != place.startswith("C"):
        return "", ""
    site = place.removeprefix("C") if centre else place
    why, rule = _try(update.state, update.seat, Move(f"build {wish.face} {site}"), wish.face)
    return (why, rule) if why else (wish.why, wish.rule)


def _try(state: State, seat: int, move: Move, face: str, *, anywhere: bool = False) -> tuple[str, str]:
    try:
        engine.act(state, seat, move, None if card_of(face).id in CENTRE else face)
    except IllegalMove as error:
        return card_refusal(error, face, anywhere=anywhere), error.rule
    return "", ""


def sure(moves: Sequence[Move], found: Sequence[Wish]) -> tuple[str, str] | None:
    """Demolition, and an end of the turn with things left to do, are asked about."""
    verb = moves[0].text.split()[0]
    if verb == "demolish":
        return words.DEMOLISH_TITLE, words.DEMOLISH_ASK
    left = [wish.label for wish in found if wish.moves and wish.face]
    return (words.END_TITLE, words.unused(left)) if verb == "end" and left else None
