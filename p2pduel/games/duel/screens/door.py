"""The Duel on the screens: the door that the table, the replay and the lobby use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual.binding import Binding
from textual.content import Content

from p2pduel.catalogue import table as general
from p2pduel.games.duel.rules.board import touches
from p2pduel.games.duel.rules.facts import EVENT_DIE, card_of
from p2pduel.games.duel.rules.facts.model import ATTACK
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.screens import captions
from p2pduel.games.duel.screens.cards import by_kind, card_line, card_page
from p2pduel.games.duel.screens.inspector import inspect
from p2pduel.games.duel.screens.phrases import aims_across, places_in
from p2pduel.games.duel.screens.principality import principality
from p2pduel.games.duel.screens.rows import rows_for
from p2pduel.games.duel.screens.shelves import hand_picture, market_picture
from p2pduel.games.duel.screens.signs import signs_of
from p2pduel.games.duel.screens.wishes import BUILD, PLAY, why_not_here
from p2pduel.games.duel.words import legend as signs
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import card_name, card_text
from p2pduel.games.duel.words.places import place_words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Update
from p2pduel.person.wishes import Wish
from p2pduel.realm.dice import dice_chart
from p2pduel.realm.marks import changes
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

_TABLE = "p2pduel.games.duel.words.table"
"""Where the words of keys are found, whatever language is spoken when they are shown."""
_SUFFERED = frozenset({"removed", "lost", "paid", "gave", "showed", "defended", "undefended"})
"""What attacks do to whom they meet."""
_TOGETHER = ("gained", "paid")
"""Outcomes of one seat for one reason that are told together."""


class _Duel(AnyGame):
    """Two principalities with the market between them."""

    keys = (
        Binding("b", f"group('{BUILD}')", f"{_TABLE}:K_BUILD", id="table.build"),
        Binding("p", f"group('{PLAY}')", f"{_TABLE}:K_PLAY", id="table.play"),
        Binding("t", "wish('trade')", f"{_TABLE}:K_TRADE", id="table.trade"),
        Binding("d", "wish('demolish')", f"{_TABLE}:K_DEMOLISH", id="table.demolish"),
        Binding("e", "wish('end')", f"{_TABLE}:K_END", id="table.end"),
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
        near = board == "own"
        return _land(scene, scene.near if near else scene.far, _region_sites(scene) if near else frozenset())

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
        """The moves that name the tile's place on that side of the table; a move says which."""
        del asked
        if board not in ("own", "market", "foe"):
            return ()
        place = site_of(tile.place)
        there = (move for move in moves if aims_across(move) == (board == "foe"))
        return tuple(move for move in there if place in places_in(move) or place in move.text.split())

    def lit(
        self, board: str, picture: Picture, moves: Sequence[Move], asked: Decision | None = None
    ) -> frozenset[str]:
        """The places these moves point at; where something is to be built, only free ones."""
        del asked
        if board not in ("own", "foe"):
            return frozenset()
        there = [move for move in moves if aims_across(move) == (board == "foe")]
        free = {site for move in there if _builds(move) for site in places_in(move)}
        taken = {site for move in there if not _builds(move) for site in places_in(move)}
        return frozenset(
            tile.place
            for tile in picture.tiles
            if site_of(tile.place) in taken
            or (site_of(tile.place) in free and not (tile.solid and "." in tile.place))
        )

    def touched(self, board: str, tile: Tile) -> frozenset[str]:
        """The regions a card touches."""
        on_site = board in ("own", "foe") and tile.col % 2 and tile.row
        return frozenset(touches(site_of(tile.place))) if on_site else frozenset()

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
        """With points and prices."""
        return rows_for(wishes, state.players[seat], glyphs, width)

    def preview(self, wish: Wish) -> str:
        """What a card costs and does."""
        if wish.face is None:
            return wish.note
        return words.preview(card_of(wish.face).cost, card_text(wish.face).effect)

    # --- what happened ------------------------------------------------------------------------------------

    def goes_on(self, last: Outcome, outcome: Outcome) -> bool:
        """Gains and payments of one seat for one reason are told together."""
        alike = last.kind == outcome.kind and last.kind in _TOGETHER
        return alike and all(last.data[key] == outcome.data[key] for key in ("seat", "why"))

    def notice(self, update: Update, since: Sequence[Outcome]) -> tuple[str, str] | None:
        """The attack card the other side plays or played this turn, and what it has just done here."""
        face = next((one for one in map(_attacking, reversed(since)) if one), "")
        fresh = [entry.outcome for entry in update.fresh]
        begins = any(map(_attacking, fresh))
        suffered = [one for one in fresh if one.kind in _SUFFERED and one.data.get("seat") == update.seat]
        if not face or update.state.active == update.seat or not (begins or suffered):
            return None
        told = [sentence([one], update) for one in suffered]
        return words.attacked(card_name(face)), " ".join(told) or card_text(face).effect

    # --- cards --------------------------------------------------------------------------------------------

    def by_kind(self, faces: Iterable[str]) -> Iterable[tuple[str, list[str]]]:
        """Cards by kind, cheap ones first."""
        return by_kind(faces)

    def card_line(
        self, face: str, lead: Text, glyphs: Glyphs, width: int, *, note: str, bright: bool, effect: bool
    ) -> Text:
        """Name, cost, points, set."""
        return card_line(face, lead, glyphs, width, note=note, bright=bright, effect=effect)

    def card_page(self, face: str, glyphs: Glyphs) -> Text:
        """A card in a few lines."""
        return card_page(face, glyphs)

    def inspect(self, face: str, glyphs: Glyphs) -> Page:
        """Everything about a card."""
        return inspect(face, glyphs)

    def where(self, state: State, seat: int, move: Move, key: str) -> str:
        """The site a standing card stands on."""
        site = key.partition("@")[2]
        owner = 1 - seat if aims_across(move) else seat
        return f"({place_words(state.players[owner], site)})" if site else ""

    def legend(self, glyphs: Glyphs) -> Iterator[tuple[str, str]]:
        """Every sign of the table, the backs of the sets, and the resources in short."""
        own = signs_of(glyphs)
        mine = {field.name for field in fields(own)}
        for name, said in signs.LEGEND.items():
            if name == "backs":
                yield from ((sign, signs.back(of)) for of, sign in own.backs.items())
            else:
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
        """A few prepared turns on the real table."""
        from p2pduel.games.duel.screens.lesson import course  # painted on demand only
        from p2pduel.tui.lesson.screen import LessonScreen

        return LessonScreen(course(), glyphs=glyphs, shut=shut)

    def deck_builder(
        self, draft: Any, glyphs: Glyphs, shut: Callable[[], None] | None = None
    ) -> Screen[None]:
        """Decks for tournaments."""
        from p2pduel.games.duel.screens.bench import BENCH  # painted on demand only
        from p2pduel.realm.deck.screen import DeckScreen

        return DeckScreen(BENCH, draft, glyphs=glyphs, shut=shut)


def _builds(move: Move) -> bool:
    return move.text.startswith("build")


def _attacking(outcome: Outcome) -> str:
    """The attack card this tells of; empty if it tells of something else."""
    face = str(outcome.data.get("face", ""))
    return face if outcome.kind == "played" and card_of(face).kind == ATTACK else ""


def _region_sites(scene: Scene) -> frozenset[str]:
    """Sites beyond regions, shown only while something may be built there."""
    built = [move for wish in scene.wishes for move in wish.moves if _builds(move)]
    return frozenset(site for move in built for site in places_in(move) if site[1] in "TB")


def _land(scene: Scene, seat: int, ghosts: frozenset[str]) -> Painted:
    """A seat's principality and what has changed on it."""
    update = scene.update
    since = changes(update.before, update.state, seat)
    return Painted(
        principality(update.state, seat, scene.glyphs, ghosts, since.gone),
        captions.score(update, seat, scene.glyphs, long=scene.size == "-wide", width=scene.room - 4),
        captions.INKS[seat],
        seat,
        since.marks,
    )


def _hand(scene: Scene) -> Painted:
    ready = frozenset(wish.face for wish in scene.wishes if wish.face and wish.moves)
    tall = {"-compact": 2, "-wide": 6}.get(scene.size, 3)
    return Painted(
        hand_picture(scene.update.state, scene.knowledge, scene.near, scene.glyphs, ready),
        Content(general.hand_of(name_of(scene.update, scene.near), scene.near == scene.you)),
        sizes=(tall, 13, 30),
    )


def _market(scene: Scene) -> Picture:
    """Dice, stacks and discards; with fewer words where those would not fit."""
    one_line = scene.size == "-compact"
    event = str(scene.last["event"].data.get("face", "")) if "event" in scene.last else ""
    for terse in (False, True):
        said = market_picture(
            scene.update.state, event, scene.glyphs, one_line=one_line, terse=terse or one_line
        )
        if flow(said, scene.room, 1).width <= scene.room:
            break
    return said


SCREENS = _Duel("duel")
