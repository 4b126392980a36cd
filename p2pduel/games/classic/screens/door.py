"""The classic card game on the screens: the door that the table, the replay and the lobby use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual.binding import Binding
from textual.content import Content

from p2pduel.catalogue import table as general
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.numbers import EVENT_DIE
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.screens import captions
from p2pduel.games.classic.screens.cards import by_kind, card_line, card_page, inspect
from p2pduel.games.classic.screens.lands import point_signs, principality
from p2pduel.games.classic.screens.marks import changes
from p2pduel.games.classic.screens.phrases import across, cards_in, places_in, reference
from p2pduel.games.classic.screens.shelves import hand_picture, market_picture
from p2pduel.games.classic.screens.signs import signs_of
from p2pduel.games.classic.screens.wishes import BUILD, PLAY, USE, missing, why_not_here
from p2pduel.games.classic.words import legend as signs
from p2pduel.games.classic.words import nouns
from p2pduel.games.classic.words import table as words
from p2pduel.games.classic.words.cards import card_name, card_text
from p2pduel.games.classic.words.places import place_words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Update
from p2pduel.person.wishes import Wish
from p2pduel.principality.board import touches
from p2pduel.realm.dice import dice_chart
from p2pduel.realm.rows import Tag, rows_for
from p2pduel.realm.shape import site_of
from p2pduel.tui.boards.anygame import AnyGame
from p2pduel.tui.boards.layout import flow
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.boards.scene import COMMON, FAR, HAND, NEAR, Figure, Leap, Painted, Scene, Spread
from p2pduel.tui.boards.widget import Board, Ledge, Shelf
from p2pduel.tui.dialogs import Page
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row
from p2pduel.tui.reading.legend import meant
from p2pduel.tui.table.captions import name_of
from p2pduel.tui.table.prompts import sentence

if TYPE_CHECKING:
    from textual.screen import Screen

__all__ = ["SCREENS"]

_TABLE = "p2pduel.games.classic.words.table"
"""Where the words of keys are found, whatever language is spoken when they are shown."""
_SUFFERED = frozenset({"removed", "lost", "paid", "gave", "showed", "home", "robbed", "warded"})
"""What attacks do to whom they meet."""
_TOGETHER = ("gained", "paid")
"""Outcomes of one seat for one reason that are told together."""


class _Classic(AnyGame):
    """Two principalities with stacks, piles and the open row between them."""

    keys = (
        Binding("b", f"group('{BUILD}')", f"{_TABLE}:K_BUILD", id="table.build"),
        Binding("p", f"group('{PLAY}')", f"{_TABLE}:K_PLAY", id="table.play"),
        Binding("t", "wish('trade')", f"{_TABLE}:K_TRADE", id="table.trade"),
        Binding("e", "wish('end')", f"{_TABLE}:K_END", id="table.end"),
        Binding("k", f"group('{USE}')", f"{_TABLE}:K_USE", id="table.use"),
        Binding("d", "wish('demolish')", f"{_TABLE}:K_DEMOLISH", id="table.demolish"),
    )
    leaps = (
        Leap("dice", "r", f"{_TABLE}:NEXT_ROLL"),
        Leap("built", "b", f"{_TABLE}:NEXT_BUILDING"),
        Leap("event", "e", f"{_TABLE}:NEXT_EVENT"),
    )

    @property
    def help(self) -> str:
        """What the table is about."""
        return words.TABLE_HELP

    @property
    def handbook(self) -> tuple[str, str]:
        """What may be typed into the handbook, and what its help says."""
        return words.HANDBOOK_ASK, words.HANDBOOK_HELP

    # --- the table ----------------------------------------------------------------------------------------

    def boards(self, seats: int) -> Sequence[Spread]:  # noqa: ARG002 (always two)
        """The other principality, the market, one's own, the hand."""
        return (
            Spread("foe", FAR, Board),
            Spread("market", COMMON, Ledge),
            Spread("own", NEAR, Board),
            Spread("hand", HAND, Shelf),
        )

    def paint(self, board: str, scene: Scene) -> Painted:
        """One of these."""
        if board == "market":
            return Painted(_market(scene))
        if board == "hand":
            return _hand(scene)
        return _land(scene, far=board == "foe")

    def summary(self, scene: Scene, seat: int) -> Text:
        """A principality in two lines."""
        return captions.summary(scene.update, seat, scene.glyphs, scene.room)

    def ink(self, seat: int) -> str:
        """Red and blue."""
        return captions.INKS[seat]

    # --- places -------------------------------------------------------------------------------------------

    def aimed(
        self, board: str, tile: Tile, moves: Iterable[Move], asked: Decision | None = None
    ) -> tuple[Move, ...]:
        """The moves that name the tile's place, or the card that stands there, on that side of the table."""
        if board == "market":
            return tuple(move for move in moves if tile.place in move.text.split())
        if board not in ("own", "foe"):
            return ()
        there = (move for move in moves if across(asked, move) == (board == "foe"))
        return tuple(move for move in there if _points_at(move, tile))

    def lit(
        self, board: str, picture: Picture, moves: Sequence[Move], asked: Decision | None = None
    ) -> frozenset[str]:
        """The places these moves point at; where something is to be built, only free ones."""
        if board not in ("own", "foe"):
            return frozenset()
        return frozenset(tile.place for tile in picture.tiles if any(self.aimed(board, tile, moves, asked)))

    def touched(self, board: str, tile: Tile) -> frozenset[str]:
        """The regions a card touches."""
        site = site_of(tile.place)
        if board not in ("own", "foe") or not tile.row:
            return frozenset()
        if tile.col % 2:
            return frozenset(touches(site))
        return frozenset({site[1:]} if site[1] in "TB" else ())

    def refused(
        self, update: Update, wishes: Sequence[Wish], board: str, tile: Tile
    ) -> str | list[tuple[str, str, str]]:
        """Why no card can stand on a free site, in the rules' words."""
        if board != "own":
            return ""
        if update.decision is None or update.decision.kind != "action":
            return words.NOT_YOUR_MOVE
        told = [(wish.label, *why_not_here(update, wish, site_of(tile.place))) for wish in wishes]
        return [one for one in told if one[1]]

    # --- choosing -----------------------------------------------------------------------------------------

    def rows(self, wishes: Iterable[Wish], state: State, seat: int, glyphs: Glyphs, width: int) -> list[Row]:
        """With points and prices; of a card that stands, what using it costs."""
        found = list(wishes)
        standing = {wish.face for wish in found if wish.group == USE}

        def tag(face: str) -> Tag:
            card = CARD[face]
            if face in standing:
                spell = {words.LETTERS["magic"]: card.cast} if card.cast else {}
                return Tag("", {**{words.LETTERS[name]: n for name, n in card.use.items()}, **spell})
            cost = {words.LETTERS[name]: count for name, count in card.cost.items() if count}
            short = frozenset(words.LETTERS[name] for name in missing(state, seat, face))
            return Tag(point_signs(card, glyphs), cost, short)

        return rows_for(found, words.GROUPS, tag, glyphs, width)

    def preview(self, wish: Wish) -> str:
        """What a card costs and does."""
        if wish.face is None:
            return wish.note
        cost = {} if wish.group == USE else CARD[wish.face].cost
        return words.preview(cost, card_text(wish.face).effect)

    # --- what happened ------------------------------------------------------------------------------------

    def goes_on(self, last: Outcome, outcome: Outcome) -> bool:
        """Gains and payments of one seat for one reason are told together."""
        alike = last.kind == outcome.kind and last.kind in _TOGETHER
        return alike and all(last.data[key] == outcome.data[key] for key in ("seat", "why"))

    def notice(self, update: Update, since: Sequence[Outcome]) -> tuple[str, str] | None:
        """The attack the other side makes or made this turn, and what it has just done here."""
        face = next((one for one in (_attacking(one, update.seat) for one in reversed(since)) if one), "")
        fresh = [entry.outcome for entry in update.fresh]
        begins = any(_attacking(one, update.seat) for one in fresh)
        suffered = [one for one in fresh if one.kind in _SUFFERED and one.data.get("seat") == update.seat]
        if not face or update.state.active == update.seat or not (begins or suffered):
            return None
        told = [sentence([one], update) for one in suffered]
        said = " ".join(part for part in told if part)
        return words.attacked(card_name(face)), said or card_text(face).effect

    # --- cards --------------------------------------------------------------------------------------------

    def by_kind(self, faces: Iterable[str]) -> Iterable[tuple[str, list[str]]]:
        """Cards by kind, cheap ones first."""
        return by_kind(faces)

    def card_line(
        self, face: str, lead: Text, glyphs: Glyphs, width: int, *, note: str, bright: bool, effect: bool
    ) -> Text:
        """Name, cost, points, text."""
        return card_line(face, lead, glyphs, width, note=note, bright=bright, effect=effect)

    def card_page(self, face: str, glyphs: Glyphs) -> Text:
        """A card in a few lines."""
        return card_page(face, glyphs)

    def inspect(self, face: str, glyphs: Glyphs) -> Page:
        """Everything about a card."""
        return inspect(face, glyphs)

    def where(self, state: State, seat: int, move: Move, key: str) -> str:
        """The site a standing card stands on, and of which side where both have one."""
        face, site = reference(key)
        if not face or key not in cards_in(move):
            return ""
        owners = [at for at in (seat, 1 - seat) if _stands(state, at, key)]
        host = owners[0] if owners else seat
        return f"({place_words(state.players[host], site)})"

    def legend(self, glyphs: Glyphs) -> Iterator[tuple[str, str]]:
        """Every sign of the table, and the resources in short."""
        own = signs_of(glyphs)
        mine = {field.name for field in fields(own)}
        for name, said in signs.LEGEND.items():
            yield from meant(getattr(own if name in mine else glyphs, name), said)
        yield from ((letters, nouns.RESOURCE_WORDS[name]) for name, letters in words.LETTERS.items())
        yield from signs.MORE

    # --- the end, and looking back ------------------------------------------------------------------------

    def figures(self, state: State) -> Sequence[Figure]:
        """Where the points of both come from."""
        return captions.figures(state)

    def chart(self, outcomes: Iterable[Outcome], glyphs: Glyphs, width: int) -> Text:
        """Both dice: counted, and expected after as many rolls."""
        titles = (words.PRODUCTION_DIE, words.SYMBOL_DIE)
        return dice_chart(
            outcomes, EVENT_DIE, lambda face: nouns.SYMBOL_WORDS.get(face, face), titles, glyphs, width
        )

    # --- screens of its own -------------------------------------------------------------------------------

    def lesson(self, glyphs: Glyphs, shut: Callable[[], None] | None = None) -> Screen[None]:
        """One prepared turn for those who know the Duel."""
        from p2pduel.games.classic.screens.lesson import course  # painted on demand only
        from p2pduel.tui.lesson.screen import LessonScreen

        return LessonScreen(course(), glyphs=glyphs, shut=shut)

    def deck_builder(
        self, draft: Any, glyphs: Glyphs, shut: Callable[[], None] | None = None
    ) -> Screen[None]:
        """Decks for tournaments."""
        from p2pduel.games.classic.screens.bench import BENCH  # painted on demand only
        from p2pduel.realm.deck.screen import DeckScreen

        return DeckScreen(BENCH, draft, glyphs=glyphs, shut=shut)


def _builds(move: Move) -> bool:
    return move.text.startswith("build")


def _points_at(move: Move, tile: Tile) -> bool:
    """Whether a move names the tile: its place, or the very card that stands there."""
    site = site_of(tile.place)
    called = {site, f"R{tile.col}"} if site == f"C{tile.col}" else {site}
    if called.isdisjoint(places_in(move)):
        return False
    if _builds(move):
        return not (tile.solid and tile.row)
    faces = {reference(word)[0] for word in move.text.split()} & CARDS.keys()
    return not faces or tile.face in faces


def _stands(state: State, host: int, key: str) -> bool:
    face, site = reference(key)
    return any(card.face == face for card in state.players[host].sites.get(site, ()))


def _attacking(outcome: Outcome, seat: int | None) -> str:
    """The attack of another seat that this tells of; empty if it tells of something else."""
    face = str(outcome.data.get("face", ""))
    if outcome.kind not in ("played", "cast") or outcome.data.get("seat") == seat:
        return ""
    card = CARD[face]
    return face if card.kind == "action_attack" or card.spell == "attack" else ""


def _land(scene: Scene, *, far: bool) -> Painted:
    """A seat's principality and what has changed on it.

    Sites beyond regions are shown only while something may be built or named there.
    """
    update, seat = scene.update, scene.far if far else scene.near
    since = changes(update.before, update.state, seat)
    asked = update.decision
    aimed = [move for wish in scene.wishes for move in wish.moves if across(asked, move) == far]
    ghosts = {site for move in aimed for site in places_in(move) if site[1:2] in "TB" and site[1:2]}
    return Painted(
        principality(update.state, seat, scene.glyphs, frozenset(ghosts), since.gone),
        captions.score(update, seat, scene.glyphs, long=scene.size == "-wide", width=scene.room - 4),
        captions.INKS[seat],
        seat,
        since.marks,
    )


def _hand(scene: Scene) -> Painted:
    ready = frozenset(wish.face for wish in scene.wishes if wish.face and wish.moves and wish.group != USE)
    tall = {"-compact": 2, "-wide": 6}.get(scene.size, 3)
    return Painted(
        hand_picture(scene.update.state, scene.knowledge, scene.near, scene.glyphs, ready),
        Content(general.hand_of(name_of(scene.update, scene.near), scene.near == scene.you)),
        sizes=(tall, 13, 30),
    )


def _market(scene: Scene) -> Picture:
    """Dice, stacks and discards; with fewer words where those would not fit."""
    one_line = scene.size == "-compact"
    event = scene.update.state.event
    if not event and "event" in scene.last:
        event = str(scene.last["event"].data.get("face", ""))
    for terse in (False, True):
        said = market_picture(
            scene.update.state, event, scene.glyphs, one_line=one_line, terse=terse or one_line
        )
        if flow(said, scene.room, 1).width <= scene.room:
            break
    return said


SCREENS = _Classic("classic")
