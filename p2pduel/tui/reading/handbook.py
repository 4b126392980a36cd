"""The handbook: all rules and all cards in one list, searched while one types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, cast

from rich.console import Group, RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from p2pduel.catalogue import table as words
from p2pduel.catalogue.book import CardEntry
from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.search import Found, bare, look_up
from p2pduel.games import Game
from p2pduel.games.door.words import Words
from p2pduel.tui.dialogs import Page, Sheet
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.here import game_here
from p2pduel.tui.parts.rows import Row, Rows, heading
from p2pduel.tui.settings.apply import Adjustable
from p2pduel.tui.theme import PALETTE

__all__ = ["Handbook", "chapter_page"]


class Handbook(Sheet[None]):
    """A line to type in and everything that holds what was typed; Enter opens a chapter or a card."""

    DEFAULT_CSS = """
    Handbook > .sheet { height: 92%; }
    Handbook Input { margin: 0; }
    Handbook #found { height: 1fr; max-height: 100%; }
    Handbook #none { height: auto; color: $text-muted; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "into", "p2pduel.catalogue.table:INTO_LIST", show=False),
        Binding("ctrl+q", "app.leave", "p2pduel.catalogue.table:LEAVE", priority=True, show=False),
    ]
    wide: ClassVar[bool] = True
    guided: ClassVar[bool] = False

    def __init__(self, game: Game, query: str = "") -> None:
        """The whole handbook of a game, or what holds these words."""
        super().__init__(words.HANDBOOK)
        self.game = game
        self._query = query

    def contents(self) -> ComposeResult:
        """The line above, what was found below."""
        yield Input(self._query, placeholder=self.game.screens.handbook[0], max_length=60, id="query")
        yield Static("", id="none")
        yield Rows(id="found")

    def on_mount(self) -> None:
        """Typing searches at once."""
        self.query_one("#query").focus()
        self._search()

    @property
    def _app(self) -> Adjustable:
        return cast(Adjustable, self.app)

    @on(Input.Changed)
    def _changed(self, event: Input.Changed) -> None:
        event.stop()
        self._query = event.value
        self._search()

    def _search(self) -> None:
        found = look_up(self.game.words, self._query)
        rows = self.query_one("#found", Rows)
        rows.put(_rows(self.game.words, found, grouped=not bare(self._query)), keep=False)
        rows.display = bool(found)
        none = self.query_one("#none", Static)
        none.display = not found
        none.update(Text(words.nothing_found(self._query)))

    def action_into(self) -> None:
        """From the line into the list."""
        self.query_one("#found").focus()

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        current = self.query_one("#found", Rows).current
        if current is not None:
            self._open(current.key)

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        event.stop()
        self._open(event.row.key)

    def _open(self, key: str) -> None:
        kind, _, name = key.partition(" ")
        if kind == "card":
            self.app.push_screen(self.game.screens.inspect(name, self._app.glyphs))
            return
        book = self.game.words.book()
        if kind == "rule":
            chapter = book.page(name)
        elif kind == "topic":
            chapter = book.as_chapter(next(each for each in book.topics if each.key == name))
        else:
            chapter = next(each for each in book.chapters if each.key == name)
        typed = [] if book.meant(self._query) is not None else bare(self._query).split()
        self.app.push_screen(chapter_page(chapter, self.game.words.named, typed))

    def look_up(self, query: str) -> None:
        """Something else is looked for."""
        self.query_one("#query", Input).value = query

    def restyle(self, _glyphs: Glyphs) -> None:
        """Other names or colours."""
        self._search()

    def help_words(self) -> str:
        """What this is."""
        return self.game.screens.handbook[1]


def _rows(said: Words, found: list[Found], *, grouped: bool) -> list[Row]:
    """One row each; the whole handbook is ordered by sets."""
    cards = {card.face: card for card in said.cards()}
    rows: list[Row] = []
    group = ""
    for one in found:
        title = _group(one, cards)
        if grouped and title != group:
            group = title
            rows.append(heading(title))
        rows.append(Row(f"{one.kind} {one.key}", _line(one, cards)))
    return rows


def _group(found: Found, cards: Mapping[str, CardEntry]) -> str:
    if found.kind == "chapter":
        return words.RULES_HEADING
    if found.kind in ("topic", "rule"):
        return words.NUMBERS_HEADING
    return words.cards_of(cards[found.key].group)


def _line(found: Found, cards: Mapping[str, CardEntry]) -> Text:
    text = Text(found.title, style=f"bold {PALETTE['ink']}", no_wrap=True, overflow="ellipsis")
    if found.kind == "card":
        text.append(f"  {cards[found.key].kind}", style=f"not bold {PALETTE['dim']}")
    elif found.kind == "rule":
        text.no_wrap = False
        text.append(f"\n{found.said}", style=f"not bold {PALETTE['ink']}")
        return text
    elif found.said:
        text.append(f"  {words.CHAPTER}", style=f"not bold {PALETTE['dim']}")
    if found.said:
        text.append(f"\n  {found.said}", style=f"not bold {PALETTE['faint']}")
    return text


def chapter_page(chapter: Chapter, named: Callable[[str], str], wanted: list[str] | None = None) -> Page:
    """One chapter: paragraphs and lists; stars mean bold, and the words looked for stand out."""
    parts: list[RenderableType] = []
    for piece in chapter.body:
        if isinstance(piece, str):
            parts.append(_starred(named(f"{piece}\n"), wanted or []))
        else:
            parts += [_starred(named(f"· {line}"), wanted or []) for line in piece]
            parts.append(Text(""))
    return Page(chapter.title, Group(*parts))


def _starred(line: str, wanted: list[str]) -> Text:
    text = Text()
    for index, part in enumerate(line.split("**")):
        text.append(part, style="bold" if index % 2 else "")
    if wanted:
        text.highlight_words(wanted, style=f"bold underline {PALETTE['gold']}", case_sensitive=False)
    return text


def open_handbook(app: Any, query: str = "") -> None:
    """Show it, once; at what is looked for."""
    book = next((screen for screen in app.screen_stack if isinstance(screen, Handbook)), None)
    if book is None:
        app.push_screen(Handbook(game_here(app), query))
    elif query:
        while app.screen is not book:
            app.pop_screen()
        book.look_up(query)
