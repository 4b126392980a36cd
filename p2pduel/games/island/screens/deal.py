"""Sets of cards put together: a trade, a counter-offer, cards returned, given or taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from p2pduel.games.island.rules.board import RATES
from p2pduel.games.island.rules.cards import format_cards
from p2pduel.games.island.rules.facts import COLOURS, KINDS, RESOURCES
from p2pduel.games.island.screens.signs import HUES, signs_of
from p2pduel.games.island.screens.wishes import asked, missing
from p2pduel.games.island.words import screen as words
from p2pduel.kernel.moves import Move, plain
from p2pduel.person.chair import Update
from p2pduel.person.wishes import Wish
from p2pduel.tui.dialogs.sheet import Sheet
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, Rows
from p2pduel.tui.theme import PALETTE, TILES

__all__ = ["Deal", "Way", "deal"]

Cards = tuple[int, ...]
"""Cards by kind; in a dialogue those that are given count below zero."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to do it: the words of its row, the move, or why there is none."""

    label: str
    move: str = ""
    why: str = ""
    note: str = ""
    """What else is known of it: what somebody lacks who could answer."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a dialogue is about."""

    title: str
    question: str
    least: Cards
    """How many of each kind can be given, below zero."""
    most: Cards
    """How many of each kind can be wanted."""
    rates: Cards
    """What the bank wants of each; none where it does not trade."""
    hand: Cards
    ways: Callable[[Cards], list[Way]]


class Deal(Sheet[tuple[Move, ...]]):
    """Returns the move, or None when it was closed. Left gives a card, right wants one."""

    DEFAULT_CSS = """
    Deal #note { height: auto; color: $text-muted; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "-1", key_display="←", priority=True),
        Binding("right", "turn(1)", "+1", key_display="→", priority=True),
    ]

    def __init__(self, terms: Terms, glyphs: Glyphs) -> None:
        """An empty set of cards."""
        super().__init__(terms.title)
        self._terms = terms
        self._glyphs = glyphs
        self.cards: Cards = (0,) * KINDS

    def contents(self) -> ComposeResult:
        """What is asked, a row for every kind, the ways to do it, what is wrong with one."""
        yield Static(Text(self._terms.question), classes="question")
        yield Rows(self._rows(), id="deal")
        yield Static("", id="note")

    def on_mount(self) -> None:
        """The focus is on the first kind."""
        self.query_one("#deal", Rows).focus()

    def _rows(self) -> list[Row]:
        kinds = [Row(RESOURCES[kind], self._kind(kind)) for kind in range(KINDS)]
        return [*kinds, *(self._way(way) for way in self._terms.ways(self.cards))]

    def _kind(self, kind: int) -> Text:
        """One kind: its sign and name, what is held, what the bank wants, what is chosen."""
        ink, ground = TILES[HUES[kind]]
        sign = signs_of(self._glyphs).terrain[kind]
        text = Text(no_wrap=True)
        text.append(f" {sign} {words.RESOURCES[kind]:<9}", style=f"{ink} on {ground}")
        text.append(f" {words.have(self._terms.hand[kind]):<10}", style=PALETTE["dim"])
        if self._terms.rates:
            text.append(f" {words.pays(self._terms.rates[kind]):<10}", style=PALETTE["dim"])
        count = self.cards[kind]
        if count:
            said = words.gives(str(-count)) if count < 0 else words.wants(str(count))
            text.append(
                f" {self._glyphs.here} {said}", style=f"bold {PALETTE['red' if count < 0 else 'green']}"
            )
        return text

    def _way(self, way: Way) -> Row:
        style = PALETTE["faint"] if way.why else f"bold {PALETTE['gold']}"
        text = Text(f" {self._glyphs.here} {way.label}", style=style)
        if way.note:
            text.append(f" {self._glyphs.dot} {way.note}", style=f"not bold {PALETTE['faint']}")
        return Row(way.label, text, way.why)

    def action_turn(self, step: int) -> None:
        """One card less or more of the highlighted kind."""
        row = self.query_one("#deal", Rows).current
        if row is not None and row.key in RESOURCES:
            kind = RESOURCES.index(row.key)
            self._set(kind, self.cards[kind] + step)

    def _set(self, kind: int, count: int) -> None:
        if not self._terms.least[kind] <= count <= self._terms.most[kind]:
            self.app.bell()
            return
        self.cards = (*self.cards[:kind], count, *self.cards[kind + 1 :])
        self.query_one("#deal", Rows).put(self._rows())

    @on(Rows.Pointed)
    def _pointed(self, event: Rows.Pointed) -> None:
        self.query_one("#note", Static).update(Text(event.row.why))

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        """A kind: one more, after the last none; a way: it is done, or says what is wrong."""
        event.stop()
        if event.row.key in RESOURCES:
            self._cycle(RESOURCES.index(event.row.key))
            return
        way = next(way for way in self._terms.ways(self.cards) if way.label == event.row.key)
        if way.why:
            self.app.bell()
            self.query_one("#note", Static).update(Text(way.why))
        else:
            self.dismiss((plain(way.move),))

    def _cycle(self, kind: int) -> None:
        """Enter or a click: give one more, then want one, two, …, then nothing again."""
        least, most, count = self._terms.least[kind], self._terms.most[kind], self.cards[kind]
        if least < count <= 0:
            self._set(kind, count - 1)
        elif count <= 0 and most:
            self._set(kind, 1)
        else:
            self._set(kind, count + 1 if 0 < count < most else 0)


def deal(update: Update, wish: Wish, glyphs: Glyphs) -> Deal | None:
    """The dialogue of a wish that is about sets of cards."""
    decision = update.decision
    if decision is None:
        return None
    state, seat = update.state, decision.seat
    hand, none = tuple(state.hands[seat]), (0,) * KINDS
    less = tuple(-count for count in hand)
    if wish.key in ("trade", "offer"):
        rates = RATES[state.ports[seat]]
        question = f"{words.trade_asks('trade')} {words.TRADE_KEYS}"
        terms = Terms(wish.label, question, less, tuple(state.bank), rates, hand, _trade(update, seat, rates))
    elif wish.key == "counter":
        question = f"{asked(update, decision)}. {words.trade_asks('counter')} {words.TRADE_KEYS}"
        terms = Terms(wish.label, question, less, (9,) * KINDS, (), hand, _counter)
    elif wish.key in ("discard", "give"):
        count = int(decision.data["count"])
        ways = _exactly(wish.key, count)
        terms = Terms(wish.label, words.trade_asks(wish.key), less, none, (), hand, ways)
    elif wish.key == "invention":
        ways = _exactly(wish.key, min(2, sum(state.bank)))
        most = tuple(min(2, count) for count in state.bank)
        terms = Terms(wish.label, words.trade_asks(wish.key), none, most, (), hand, ways)
    else:
        return None
    return Deal(terms, glyphs)


def _split(cards: Cards) -> tuple[Cards, Cards]:
    """What is given, and what is wanted."""
    return tuple(max(0, -count) for count in cards), tuple(max(0, count) for count in cards)


def _exactly(verb: str, count: int) -> Callable[[Cards], list[Way]]:
    """So many cards, no more and no less."""

    def ways(cards: Cards) -> list[Way]:
        chosen = tuple(map(abs, cards))
        why = "" if sum(chosen) == count else words.choose_exactly(count, sum(chosen))
        return [Way(words.discard_now(count), f"{verb} {format_cards(chosen)}", why)]

    return ways


def _trade(update: Update, seat: int, rates: Sequence[int]) -> Callable[[Cards], list[Way]]:
    """With the bank, with everybody, with one of them."""
    others = [(seat + step) % update.state.seats for step in range(1, update.state.seats)]

    def ways(cards: Cards) -> list[Way]:
        give, want = _split(cards)
        empty = "" if any(give) and any(want) else words.NOTHING_CHOSEN
        swap = f"offer {format_cards(give)} for {format_cards(want)}"
        found = [_with_bank(give, want, rates, empty)]
        if len(others) > 1:
            found.append(Way(words.OFFER_ALL, swap, empty))
        for one in others:
            offer = f"{swap} to {COLOURS[one]}"
            found.append(Way(words.offer_to(update.name(one)), offer, empty, _lacks(update, one, want)))
        return found

    return ways


def _lacks(update: Update, seat: int, want: Cards) -> str:
    """What a player lacks of the cards wanted, where hands lie open (I-8.5); empty if nothing."""
    short = missing(want, update.state.hands[seat]) if update.state.seats == 2 else ()
    return words.missing(short) if any(short) else ""


def _with_bank(give: Cards, want: Cards, rates: Sequence[int], empty: str) -> Way:
    kinds = [kind for kind, count in enumerate(give) if count]
    if empty:
        return Way(words.BANK_TRADE, why=empty)
    if len(kinds) != 1 or sum(want) != 1:
        return Way(words.BANK_TRADE, why=words.bank_rate(0, 0))
    if give[kinds[0]] != rates[kinds[0]]:
        return Way(words.BANK_TRADE, why=words.bank_rate(kinds[0], rates[kinds[0]]))
    return Way(words.BANK_TRADE, f"trade {format_cards(give)} {format_cards(want)}")


def _counter(cards: Cards) -> list[Way]:
    give, want = _split(cards)
    empty = "" if any(give) and any(want) else words.NOTHING_CHOSEN
    return [Way(words.WISHES["counter"], f"counter {format_cards(give)} for {format_cards(want)}", empty)]
