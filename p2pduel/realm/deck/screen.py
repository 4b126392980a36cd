"""The deck builder: cards on the left, the deck and its law on the right."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from p2pduel import games
from p2pduel.catalogue import builder as say
from p2pduel.catalogue import faults
from p2pduel.catalogue.speech import anew
from p2pduel.decks import DeckError, load_deck, own, ready
from p2pduel.decks.draft import Draft, opened, shelf_name
from p2pduel.decks.shelf import forget
from p2pduel.realm.deck.bar import KEYS, OWNED, FilterBar
from p2pduel.realm.deck.bench import Bench
from p2pduel.realm.deck.filter import Filter, groups
from p2pduel.realm.deck.paint import counts, curve, figures, kinds, law
from p2pduel.realm.deck.sets import ask_owned, filtered, how_many, owned_here
from p2pduel.tui.dialogs import Choose, Confirm
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.frame import FullScreen
from p2pduel.tui.glyphs import RICH, Glyphs
from p2pduel.tui.parts.cardlist import CardList, CardPage, Line
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.parts.rows import Row, Rows
from p2pduel.tui.theme import PALETTE

__all__ = ["DeckScreen"]

_WORDS = "p2pduel.catalogue.builder"
"""Where the words of keys are found, whatever language is spoken when they are shown."""
_EMPTY = "empty"
_NAME_LIMIT, _STYLE_LIMIT = 40, 100


def _turns() -> list[BindingType]:
    """A letter per filter; with Shift it goes back."""
    found: list[BindingType] = []
    for name, key in KEYS.items():
        says = f"{_WORDS}:K_{name.upper()}"
        found.append(Binding(key, f"turn('{name}', 1)", says, show=False))
        found.append(Binding(key.upper(), f"turn('{name}', -1)", says, show=False))
    return found


class DeckScreen(FullScreen):
    """Builds one deck at a time."""

    DEFAULT_CSS = """
    DeckScreen { layout: vertical; }
    DeckScreen #head { height: auto; max-height: 2; background: $panel; padding: 0 1; }
    DeckScreen #search { height: 1; border: none; padding: 0 1; background: $surface; display: none; }
    DeckScreen #search:focus { border: none; }
    DeckScreen #search.-shown { display: block; }
    DeckScreen #body { height: 1fr; }
    DeckScreen #pool { width: 1fr; height: 100%; scrollbar-size: 1 1; }
    DeckScreen #pool { border: round $border-blurred; background: $background; }
    DeckScreen #pool:focus { border: round $border; background-tint: $foreground 0%; }
    DeckScreen #side { width: 46; height: 100%; }
    DeckScreen #deck, DeckScreen #card { border: round $border-blurred; padding: 0 1; }
    DeckScreen #deck { height: auto; }
    DeckScreen #deck Static { height: auto; margin-bottom: 1; }
    DeckScreen #deck #law { margin-bottom: 0; }
    DeckScreen #card { height: 1fr; }
    DeckScreen #pool, DeckScreen #deck, DeckScreen #card {
        border-title-color: $accent; border-title-style: bold; border-subtitle-color: $secondary;
    }
    DeckScreen.-wide #side { width: 64; }
    DeckScreen.-compact #side { width: 32; }
    DeckScreen.-compact #card, DeckScreen.-compact #kinds { display: none; }
    DeckScreen.-compact #deck { height: 1fr; }
    DeckScreen.-compact #deck Static { margin-bottom: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus", "more", f"{_WORDS}:K_MORE", key_display="→"),
        Binding("left,minus", "less", f"{_WORDS}:K_LESS", key_display="←"),
        Binding("space", "hold", f"{_WORDS}:K_HAND"),
        Binding("w,ctrl+s", "save", f"{_WORDS}:K_SAVE", key_display="w"),
        Binding("o", "open", f"{_WORDS}:K_OPEN"),
        Binding("slash", "search", f"{_WORDS}:K_SEARCH", key_display="/"),
        Binding("x", "clear", f"{_WORDS}:K_CLEAR"),
        Binding("n", "name", f"{_WORDS}:K_NAME"),
        Binding("t", "style", f"{_WORDS}:K_STYLE", show=False),
        Binding("i", "card", f"{_WORDS}:K_CARD"),
        Binding("e", "owned", f"{_WORDS}:K_OWNED", show=False),
        Binding("h", "rules", f"{_WORDS}:K_RULES", show=False),
        Binding("delete", "delete", f"{_WORDS}:K_DELETE", show=False),
        Binding("escape", "back", f"{_WORDS}:K_BACK"),
        *_turns(),
    ]

    def __init__(
        self,
        bench: Bench,
        draft: Draft | None = None,
        *,
        glyphs: Glyphs = RICH,
        shut: Callable[[], None] | None = None,
    ) -> None:
        """A game's cards and a deck to work on; without one the person is asked which.

        Shut: what leaving the screen means.
        """
        super().__init__()
        self.bench = bench
        self.game = games.game(bench.name)
        self.draft = draft or Draft(game=bench.name)
        self.filters = Filter(bench)
        self.changed = False
        """Whether there is something to save."""
        self._ask_first = draft is None
        self._glyphs = glyphs
        self._shut = shut

    def compose(self) -> ComposeResult:
        """The head, the filters, the pool, the deck."""
        yield Static("", id="head")
        yield FilterBar(self.filters, self._turn, lambda: how_many(self.app, self.bench))
        yield Input(placeholder=say.SEARCHING, id="search", max_length=40)
        with Horizontal(id="body"):
            yield CardList(self.game, self._glyphs, id="pool")
            with Vertical(id="side"):
                with Vertical(id="deck"):
                    yield Static("", id="figures")
                    yield Static("", id="curve")
                    yield Static("", id="kinds")
                    yield Static("", id="law")
                yield CardPage(self.game, id="card")
        yield KeyBar()

    def on_mount(self) -> None:
        """Everything is there at once; the question which deck comes on top."""
        self.query_one("#pool").border_title = say.POOL
        self._own()
        self.query_one("#deck").border_title = say.DECK
        self.query_one("#card").border_title = say.CARD
        self.query_one("#pool").focus()
        if self._ask_first:
            self._paint()
            self.action_open()

    def resized(self) -> None:
        """Lines as wide as there is room."""
        self._paint()

    @property
    def glyphs_now(self) -> Glyphs:
        """The signs on this screen."""
        return self._glyphs

    def restyle(self, glyphs: Glyphs) -> None:
        """Other signs, names or colours."""
        self._glyphs = glyphs
        self.pool.restyle(glyphs)
        self._own()
        self._paint()

    def _own(self) -> None:
        """The list and the law follow the sets this person owns; no card of the deck is lost."""
        sets = owned_here(self.app, self.bench)
        self.draft.own(sets)
        self.filters.offer(filtered(self.bench, sets))

    # -- painting --------------------------------------------------------------------------------

    @property
    def pool(self) -> CardList:
        """The list of cards."""
        return self.query_one("#pool", CardList)

    @property
    def face(self) -> str:
        """The marked card; empty when there is none."""
        return self.pool.face

    def _paint(self) -> None:
        self._paint_pool()
        self._paint_deck()
        self.query_one(FilterBar).restyle()

    def _paint_pool(self) -> None:
        found = list(groups(self.filters, self.draft))
        shelves = [
            (say.heading(kind, len(faces)), [self._line(face) for face in faces]) for kind, faces in found
        ]
        self.pool.fill(shelves or [(say.NOTHING_FITS, [])])
        self.pool.border_subtitle = say.found(sum(len(faces) for _, faces in found), len(self.draft.pool()))

    def _line(self, face: str) -> Line:
        return Line(
            face,
            face,
            counts(self.bench, face, self.draft, self._glyphs),
            bright=bool(self.draft.count(face)),
        )

    def _paint_deck(self) -> None:
        draft = self.draft
        wide = self.query_one("#figures").content_size.width or 28
        faults = draft.faults()
        for name, text in (
            ("figures", figures(draft, self._glyphs, wide)),
            ("curve", curve(self.bench, draft, self._glyphs, wide)),
            ("kinds", kinds(self.bench, draft)),
            ("law", law(faults, self._glyphs)),
            ("head", self._head(legal=not faults)),
        ):
            self.query_one(f"#{name}", Static).update(text)

    def _head(self, *, legal: bool) -> Text:
        mark = self._glyphs.yes if legal else self._glyphs.no
        text = Text()
        text.append(f"{say.TITLE}  ", style=f"bold {PALETTE['gold']}")
        text.append(self.draft.name or say.UNNAMED, style="bold")
        text.append(" *" if self.changed else "", style=PALETTE["gold"])
        text.append(f"  {mark}", style=PALETTE["green" if legal else "red"])
        if self.draft.style:
            text.append(f"  {self.draft.style}", style=PALETTE["dim"])
        return text

    @on(Rows.Pointed)
    def _pointed(self, event: Rows.Pointed) -> None:
        self.query_one(CardPage).show(self.pool.face_of(event.row), self._glyphs)

    # -- choosing cards --------------------------------------------------------------------------

    @on(Rows.Picked)
    def _picked(self, _event: Rows.Picked) -> None:
        self.action_more()

    def action_more(self) -> None:
        """One more of the marked card."""
        if self.face:
            self._settle(self.draft.add(self.face))

    def action_less(self) -> None:
        """One less."""
        if self.face and self.draft.remove(self.face):
            self._settle("")

    def action_hold(self) -> None:
        """Into the starting hand, or out of it."""
        if self.face:
            self._settle(self.draft.hold(self.face))

    def _settle(self, why: str) -> None:
        """Show what became of it: only the marked line and the deck have changed."""
        if why:
            self.app.bell()
            self.notify(why, severity="warning", markup=False)
            return
        self.changed = True
        self.pool.renew(self._line(self.face))
        self._paint_deck()

    # -- filters ---------------------------------------------------------------------------------

    def action_turn(self, name: str, step: int) -> None:
        """The next or the previous value of a filter."""
        self.filters.turn(name, step)
        self._paint()

    def _turn(self, name: str, step: int) -> None:
        """A click in the line of filters."""
        if name == OWNED:
            self.action_owned()
        else:
            self.action_turn(name, step)

    def action_clear(self) -> None:
        """All cards again."""
        self.filters.clear()
        line = self.query_one("#search", Input)
        line.value = ""
        line.remove_class("-shown")
        self._paint()

    @work
    async def action_owned(self) -> None:
        """Say which sets one owns: list, filters and law follow."""
        await ask_owned(self.app, self.bench)

    def action_search(self) -> None:
        """Type a few letters; the list follows."""
        line = self.query_one("#search", Input)
        line.add_class("-shown")
        line.focus()

    @on(Input.Changed, "#search")
    def _typed(self, event: Input.Changed) -> None:
        self.filters.text = event.value
        self._paint_pool()

    @on(Input.Submitted, "#search")
    def _found(self) -> None:
        self.query_one("#search").set_class(bool(self.filters.text), "-shown")
        self.pool.focus()

    # -- the deck as a file ----------------------------------------------------------------------

    @work
    async def action_open(self) -> None:
        """An own deck, a copy of a ready one, or an empty one."""
        rows = await asyncio.to_thread(self._choices)
        chosen = await self.app.push_screen_wait(Choose(say.OPEN_TITLE, say.OPEN_ASK, rows))
        if chosen is None or not await self._may_go():
            return
        try:
            draft = await asyncio.to_thread(self._opened, chosen)
        except DeckError as error:
            self.notify(faults.why(error), severity="error", markup=False)
            return
        self.draft, self.changed = draft, False
        self._own()
        self._paint()

    def _opened(self, chosen: str) -> Draft:
        return Draft(game=self.bench.name) if chosen == _EMPTY else opened(chosen, self.bench.name)

    def _choices(self) -> list[Row]:
        game = self.bench.name
        rows = [Row(name, Text(say.copy_of(name, load_deck(name, game).style))) for name in ready(game)]
        for name in own(game):
            try:
                rows.append(Row(name, Text(f"{load_deck(name, game).name}", style="bold")))
            except DeckError:
                rows.append(Row(name, Text(f"{name} · {say.NOT_FINISHED}", style="bold")))
        return [*rows, Row(_EMPTY, Text(say.EMPTY))]

    async def _may_go(self) -> bool:
        """Whether changes may be lost."""
        if not self.changed:
            return True
        question = Confirm(say.LEAVE_TITLE, say.LEAVE_ASK, say.LEAVE_YES, say.LEAVE_NO)
        leave = await self.app.push_screen_wait(question)
        return bool(leave)

    @work
    async def action_name(self) -> None:
        """Another name; the old file stays."""
        await self._rename()

    async def _rename(self) -> bool:
        name = await self.app.push_screen_wait(
            Ask(say.K_NAME, say.ASK_NAME, self.draft.name, limit=_NAME_LIMIT)
        )
        if name and name != self.draft.name:
            self.draft.name, self.changed = name, True
            self._paint_deck()
        return bool(name)

    @work
    async def action_style(self) -> None:
        """What is said about it in the list of decks."""
        style = await self.app.push_screen_wait(
            Ask(say.K_STYLE, say.ASK_STYLE, self.draft.style, limit=_STYLE_LIMIT)
        )
        if style is not None:
            self.draft.style, self.changed = style, True
            self._paint_deck()

    @work(exclusive=True, group="save")
    async def action_save(self) -> None:
        """Onto the shelf, finished or not."""
        if not self.draft.name and not await self._rename():
            return
        name = shelf_name(self.draft.name, self.bench.name)
        if name != self.draft.kept and name in own(self.bench.name):
            replace = Confirm(say.REPLACE_TITLE, say.replace_ask(self.draft.name))
            if not await self.app.push_screen_wait(replace):
                return
        problem = self.draft.save()
        if problem:
            self.notify(problem, severity="error", markup=False)
            return
        self.changed = False
        self.notify(anew(say.saved, self.draft.name, self.draft.faults()), markup=False)
        self._paint_deck()

    @work
    async def action_delete(self) -> None:
        """Off the shelf, after a question; the cards stay on the screen."""
        kept = self.draft.kept
        if not kept:
            self.notify(anew(lambda: say.NO_DECK_TO_DELETE), markup=False)
            return
        sure = Confirm(say.DELETE_TITLE, say.delete_ask(kept))
        if not await self.app.push_screen_wait(sure):
            return
        problem = forget(kept, self.bench.name)
        self.notify(problem or anew(say.deleted, kept), markup=False)
        if not problem:
            self.draft.kept, self.changed = "", True
            self._paint_deck()

    # -- around ----------------------------------------------------------------------------------

    def action_rules(self) -> None:
        """The handbook, open at the rules of decks."""
        from p2pduel.tui.reading.handbook import open_handbook  # painted on demand only

        open_handbook(self.app, self.bench.chapter)

    def action_card(self) -> None:
        """Everything about the marked card."""
        self.pool.inspect()

    @work
    async def action_back(self) -> None:
        """Out of the search line, or out of the builder."""
        if self.query_one("#search").has_focus:
            self.pool.focus()
        elif await self._may_go():
            (self._shut or self.dismiss)()

    @property
    def leave_question(self) -> str:
        """What is asked when the whole program is left."""
        from p2pduel.catalogue import table as words

        return say.QUIT_QUESTION if self.changed else words.LEAVE_QUESTION

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Sets are asked for where one can own some and lack others."""
        if action == "owned":
            return self.bench.law.BOXES is not None
        return super().check_action(action, parameters)

    def help_words(self) -> str:
        """What this screen is about."""
        return say.HELP if self.bench.law.BOXES is None else f"{say.HELP} {say.HELP_OWNED}"
