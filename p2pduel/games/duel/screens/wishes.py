"""What I can do now: the legal moves as a short list of wishes, each with its price and what it lacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from p2pduel.catalogue.screens import table as words
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.core import effect_of, placed, stock
from p2pduel.games.duel.rules.facts import RESOURCES, card_of
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.trading import NORMAL_RATE
from p2pduel.games.duel.screens.phrases import card_of_move, cards_in, describe
from p2pduel.games.duel.screens.principality import point_signs, short_name
from p2pduel.games.duel.words.nouns import amounts
from p2pduel.games.duel.words.refusals import card_refusal
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, heading
from p2pduel.tui.theme import PALETTE

__all__ = ["CARDS", "Wish", "missing", "rows_for", "why_not_here", "wishes"]

CARDS = "cards"
"""The key of the wish that opens a list of cards."""
_NAME = 12
"""Cells of a row that a name and its sign should have before the price is said shorter."""
CENTRE = ("road", "settlement", "city")
PRICE_RULE = "D-4.6"
"""The full price is paid at once."""
TRADE_RULE = "D-10.2"
"""Three for one, unless a card has a better rate."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something the player might want to do: legal moves that do it, or why there are none."""

    key: str
    group: str
    label: str
    face: str | None
    moves: tuple[Move, ...]
    why: str = ""
    note: str = ""
    rule: str = ""
    """The number of the rule that forbids it."""


def missing(player: Player, face: str) -> dict[str, int]:
    """What of the printed price is not there."""
    cost = card_of(face).cost
    short = {name: count - stock(player, name) for name, count in cost.items()}
    return {name: count for name, count in short.items() if count > 0}


def wishes(update: Update) -> list[Wish]:
    """The wishes of the seat that decides, in the order they are shown."""
    decision = update.decision
    if decision is None:
        return []
    if decision.kind not in words.FREE_CHOICE:
        return _answers(update.state, decision.kind, update.legal)
    return list(_free(update, decision.seat))


def _answers(state: State, kind: str, legal: Sequence[Move]) -> list[Wish]:
    """The answers to a question one by one; cards are chosen from a list of their own."""
    among = tuple(move for move in legal if cards_in(move))
    found = [_plain(state, move) for move in legal if move not in among]
    if among:
        found.append(Wish(CARDS, "", words.which_card(kind), None, among))
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
        group = words.GROUP_PLAY if card_of(face).is_action else words.GROUP_BUILD
        why, rule = ("", "") if moves else _why(state, seat, face)
        yield Wish(f"card {face}", group, short_name(face), face, moves, why, rule=rule)
    for face, found in by_face.items():
        yield Wish(f"card {face}", words.GROUP_PLAY, short_name(face), face, tuple(found))
    if update.decision is not None and update.decision.kind == "action":
        yield _trade(state, seat, tuple(others.pop("trade", ())))
    doomed = tuple(others.pop("demolish", ()))
    for verb, found in sorted(others.items(), key=lambda item: item[0] == "end"):
        if len(found) == 1:
            label = words.WISHES.get(verb) or describe(found[0], state)
            yield Wish(verb, words.GROUP_MORE, label, None, tuple(found))
        else:
            yield Wish(verb, words.GROUP_MORE, verb.replace("_", " ").capitalize(), None, tuple(found))
    if doomed:
        yield Wish("demolish", words.GROUP_MORE, words.WISHES["demolish"], None, doomed)


def _trade(state: State, seat: int, moves: tuple[Move, ...]) -> Wish:
    """Trading, with the best rate of every resource."""
    player = state.players[seat]
    best = dict.fromkeys(RESOURCES, NORMAL_RATE)
    for site, card in placed(player):
        for resource, _place, amount in effect_of(card.face).rates(state, seat, site):
            best[resource] = min(best[resource], amount)
    rates = words.rates({name: (best[name], stock(player, name)) for name in RESOURCES})
    why, rule = ("", "") if moves else (words.no_trade(rates, TRADE_RULE), TRADE_RULE)
    return Wish("trade", words.GROUP_MORE, words.WISHES["trade"], None, moves, why, rates, rule)


def _hand(update: Update, seat: int) -> list[str]:
    slots = update.state.zones.get(f"hand{seat}", [])
    return [update.knowledge[slot] for slot in slots if slot in update.knowledge]


def _why(state: State, seat: int, face: str) -> tuple[str, str]:
    """The engine's own words on why a card cannot be played, and the rule; prices are asked about most."""
    short = missing(state.players[seat], face)
    if short:
        return words.needs(amounts(short), PRICE_RULE), PRICE_RULE
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
    return next((why for why in said if why[0]), (words.NOT_NOW, ""))


def why_not_here(update: Update, wish: Wish, place: str) -> tuple[str, str]:
    """Why a card to build cannot stand at one place, and the rule; empty for wishes that build nothing."""
    if wish.face is None or wish.group != words.GROUP_BUILD or update.seat is None:
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


def rows_for(found: Iterable[Wish], player: Player, glyphs: Glyphs, width: int) -> list[Row]:
    """Rows with headings, price and what is missing."""
    rows: list[Row] = []
    group = ""
    for wish in found:
        if wish.group and wish.group != group:
            group = wish.group
            rows.append(heading(group))
        rows.append(Row(wish.key, _row_text(wish, player, glyphs, width), wish.why))
    return rows


def _row_text(wish: Wish, player: Player, glyphs: Glyphs, width: int) -> Text:
    """Sign, name, points where they fit, and the price at the right edge."""
    ok = not wish.why
    style = PALETTE["ink"] if ok else PALETTE["dim"]
    text = Text(f"{glyphs.yes if ok else glyphs.no} ", style=PALETTE["green"] if ok else PALETTE["red"])
    if wish.face is not None and wish.group:
        card = card_of(wish.face)
        price = _fitting_price(card.cost, missing(player, wish.face), glyphs, width - _NAME)
        room = width - text.cell_len - price.cell_len
        label = wish.label if cell_len(wish.label) <= room else f"{set_cell_size(wish.label, room - 1)}…"
        text.append(label, style=f"bold {style}" if ok else style)
        signs = point_signs(card, glyphs)
        if signs and text.cell_len + cell_len(signs) + 1 + price.cell_len <= width:
            text.append(f" {signs}", style=PALETTE["dim"])
        text.append(" " * (width - text.cell_len - price.cell_len) if price.plain else "")
        text.append_text(price)
    else:
        text.append(wish.label, style=f"bold {style}" if ok and wish.group else style)
    text.no_wrap = bool(wish.group)
    text.overflow = "ellipsis"
    return text


def _fitting_price(cost: Mapping[str, int], short: Mapping[str, int], glyphs: Glyphs, room: int) -> Text:
    """The price; where all of it is too long, amounts of 1 are left out."""
    full = short_price(cost, short, glyphs)
    return full if full.cell_len <= room else short_price(cost, short, glyphs, ones=False)


def short_price(
    cost: Mapping[str, int], short: Mapping[str, int], glyphs: Glyphs, *, ones: bool = True
) -> Text:
    """The price in few letters; what is missing is marked by a sign and by colour."""
    text = Text()
    for name in RESOURCES:
        if cost.get(name):
            lacks = name in short
            sign = glyphs.no if lacks else ""
            amount = cost[name] if ones or cost[name] > 1 else ""
            text.append(
                f" {sign}{amount}{words.LETTERS[name]}", style=PALETTE["red"] if lacks else PALETTE["dim"]
            )
    return text
