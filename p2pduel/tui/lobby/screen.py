"""The lobby: who is here, what can be played, what was left unfinished."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from p2pduel import games
from p2pduel.catalogue import lobby as say
from p2pduel.catalogue.speech import anew
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.frame import FullScreen
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.keys import LOBBY
from p2pduel.tui.lobby.art import masthead
from p2pduel.tui.lobby.menu import about_row, menu_rows, played_before
from p2pduel.tui.lobby.titles import known
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.parts.rows import Row, Rows

if TYPE_CHECKING:  # files, keys, the network and forms are looked at after the first paint
    from p2pduel.tui.dialogs.forms import Fields
    from p2pduel.tui.lobby.program import Host
    from p2pduel.tui.lobby.tables import Found
    from p2pduel.tui.lobby.unfinished import Saved
    from protocol.io.tables import Table

__all__ = ["LobbyScreen"]

_LONGEST = 1000
"""Signs of a place that is typed: a ticket with a relay and some addresses has hundreds."""


class LobbyScreen(FullScreen):
    """The first screen."""

    DEFAULT_CSS = """
    LobbyScreen { layout: vertical; }
    LobbyScreen #me { height: 6; background: $panel; }
    LobbyScreen #lists { height: 1fr; }
    LobbyScreen #choose { width: 1fr; height: 100%; }
    LobbyScreen Rows { border: round $border-blurred; padding: 0 1; background: $background; }
    LobbyScreen Rows:focus { border: round $border; background-tint: $foreground 0%; }
    LobbyScreen Rows, LobbyScreen #about { border-title-color: $accent; border-title-style: bold; }
    LobbyScreen #tables { height: auto; min-height: 5; max-height: 45%; }
    LobbyScreen #menu { height: 1fr; }
    LobbyScreen #about { width: 44; height: 100%; border: round $border-blurred; padding: 1 2; }
    LobbyScreen.-wide #about { width: 64; }
    LobbyScreen.-compact #about { width: 30; padding: 0 1; }
    LobbyScreen.-compact #me { height: 2; }
    LobbyScreen.-compact #tables { min-height: 4; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [*LOBBY]

    def __init__(self, host: Host, *, search: bool = True) -> None:
        """A lobby of a program; search listens to the network."""
        super().__init__()
        self._host = host
        self._search = search
        self._found: dict[str, Found] = {}
        self._heard_of: tuple[Table, ...] = ()
        self._saved: dict[str, Saved] = {}
        self._touched = False
        self._heard = True
        """Whether the network can be listened to."""
        self._mark = ""
        usual = games.game(games.DEFAULT)
        levels = usual.crew.LEVELS
        self._chosen = {
            "game": usual.name,
            "variant": usual.variants[0],
            "players": str(usual.seats[0]),
            "bot": levels[1 if played_before() else 0],
            "deck": "",
            "watch": "yes",
            "hints": "no",
        }

    @property
    def game(self) -> games.Game:
        """The game that is chosen here: lesson and handbook are about it."""
        return games.game(self._chosen["game"])

    def compose(self) -> ComposeResult:
        """Me above, tables and what else can be done on the left, about it on the right."""
        yield Static("", id="me")
        with Horizontal(id="lists"):
            with Vertical(id="choose"):
                yield Rows(id="tables")
                yield Rows(id="menu")
            yield Static("", id="about")
        yield KeyBar()

    def on_mount(self) -> None:
        """Paint at once; the network and the folder of games follow."""
        self._paint_all()
        menu = self.query_one("#menu", Rows)
        menu.point("bot")
        menu.focus()
        if self._search:
            self._listen()

    async def on_screen_resume(self) -> None:
        """Back from a game: it may be in the list now; what is there is painted first."""
        self.call_after_refresh(self.look_again)

    def look_again(self) -> None:
        """Read which games are unfinished."""
        self._load()

    def restyle(self, _glyphs: Glyphs) -> None:
        """Another name, other signs, colours or words."""
        self._paint_all()
        self._tell_about()

    def resized(self) -> None:
        """Small terminals get a small head and short rows."""
        self._paint_all()

    # -- painting --------------------------------------------------------------------------------

    def _paint_all(self) -> None:
        self.query_one("#tables").border_title = say.TABLES
        self.query_one("#menu").border_title = say.WHAT_NOW
        self.query_one("#about").border_title = say.DETAILS
        self._paint_me()
        self._paint_tables()
        self._paint_menu()

    def _tell_about(self) -> None:
        """What is marked in the list that has the focus, or had it last."""
        tables = self.query_one("#tables", Rows)
        rows = tables if tables.has_focus else self.query_one("#menu", Rows)
        if rows.current is not None:
            self.query_one("#about", Static).update(self._about(rows.current.key))

    def _paint_me(self) -> None:
        self.query_one("#me", Static).update(
            masthead(self._host.own_name, self._mark, self.size.width, self.size_class == "-compact")
        )

    def _paint_tables(self) -> None:
        rows = []
        if self._found:
            from p2pduel.tui.lobby.tables import row

            rows = [row(one, self.size_class == "-compact") for one in self._found.values()]
        empty = say.SEARCHING if self._heard else say.NO_SEARCH
        self.query_one("#tables", Rows).put(rows or [Row("", Text(empty, style="italic"), heading=True)])

    def _paint_menu(self) -> None:
        short = self.size_class == "-compact"
        self.query_one("#menu", Rows).put(menu_rows(self._chosen, self._saved, short))

    def _about(self, key: str) -> Text:
        if key in self._found:
            from p2pduel.tui.lobby.tables import about

            return about(self._found[key])
        return about_row(key, self._chosen, self._saved)

    @on(Rows.Pointed)
    def _pointed(self, event: Rows.Pointed) -> None:
        if event.rows.has_focus:
            self.query_one("#about", Static).update(self._about(event.row.key))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """The other list: tell about what is marked there."""
        if isinstance(event.widget, Rows) and event.widget.current is not None:
            self.query_one("#about", Static).update(self._about(event.widget.current.key))

    def on_key(self) -> None:
        """From the first key on the cursor belongs to the person."""
        self._touched = True

    def on_mouse_down(self) -> None:
        """So does a click."""
        self._touched = True

    # -- what there is ---------------------------------------------------------------------------

    @work(exclusive=True, group="games")
    async def _load(self) -> None:
        """The own key and the unfinished games, looked for beside the event loop."""
        try:
            self._mark, saved = await asyncio.to_thread(self._read)
        except OSError as error:  # without a key there is nothing to do here
            self._host.give_up(error)
            return
        self._saved = {f"game {one.path.name}": one for one in saved}
        self._paint_me()
        self._paint_menu()
        if self._heard_of:
            self.heard(self._heard_of)
        if saved and not self._touched and self.is_current:  # an own game comes before anything else
            menu = self.query_one("#menu", Rows)
            menu.point(next(iter(self._saved)))
            menu.focus()

    def _read(self) -> tuple[str, list[Saved]]:
        from p2pduel.tui.lobby.unfinished import unfinished

        return self._host.mark, unfinished(self._host.public)

    @work(exclusive=True, group="listen")
    async def _listen(self) -> None:
        """Hear tables come and go as long as the lobby exists."""
        from protocol.io.discovery import Neighbourhood  # heavy: after the first paint
        from protocol.io.tables import DiscoveryError

        try:
            async with Neighbourhood(self.heard):
                await asyncio.Event().wait()
        except DiscoveryError:
            self._heard = False
            self._paint_tables()

    def heard(self, tables: tuple[Table, ...]) -> None:
        """The tables there are now; the cursor stays where it is."""
        from p2pduel.tui.lobby.tables import found_in

        first, self._heard_of = not self._found, tables
        self._found = found_in(tables, self._host.mark, self._saved.values())
        self._paint_tables()
        if first and self._found and not (self._touched or self._saved) and self.is_current:
            self.query_one("#tables", Rows).focus()
        elif not self._found and self.query_one("#tables").has_focus:
            self.query_one("#menu").focus()

    # -- choosing --------------------------------------------------------------------------------

    @on(Rows.Picked, "#tables")
    def _table_picked(self, event: Rows.Picked) -> None:
        found = self._found.get(event.row.key)
        if found is not None:
            self._enter(found, watch=found.table.state != "waiting")

    def _enter(self, found: Found, *, watch: bool) -> None:
        table = found.table
        game = known(found.plays)
        if game is None:
            self.notify(anew(lambda: say.NOT_KNOWN), severity="warning", markup=False)
        elif found.own is not None:
            self._host.resume(found.own)
        elif watch and (not table.spectators or table.state == "finished"):
            self.notify(anew(lambda: say.NOT_TO_WATCH), severity="warning", markup=False)
        elif not watch and table.state != "waiting":
            self.notify(anew(lambda: say.TAKEN), severity="warning", markup=False)
        elif watch:
            self._host.watch_table(found.address)
        elif table.variant in game.own_decks:
            self._join_with_deck(found)
        else:
            self._host.join_table(found.address)

    @work
    async def _join_with_deck(self, found: Found) -> None:
        """Where players bring decks of their own, one is chosen first."""
        from p2pduel.tui.dialogs.forms import Form
        from p2pduel.tui.lobby.fields import deck_field

        line = deck_field(found.plays)
        chosen = await self.app.push_screen_wait(
            Form(say.K_JOIN, lambda _chosen: [line], self._chosen, say.K_JOIN)
        )
        if chosen is not None:
            self._chosen["deck"] = chosen["deck"]
            self._host.join_table(found.address, chosen["deck"], found.table.variant, found.plays)

    def _deck(self) -> str:
        """The deck chosen last; the first one if it is no more, none where nobody brings any."""
        if not self._chosen["deck"] or not self.game.own_decks:
            return ""
        from p2pduel.decks import playable

        names = playable(self.game.name)
        return self._chosen["deck"] if self._chosen["deck"] in names else names[0]

    @on(Rows.Picked, "#menu")
    def _menu_picked(self, event: Rows.Picked) -> None:
        key, chosen = event.row.key, self._chosen
        if key in self._saved:
            self._host.resume(self._saved[key])
        elif key == "bot":
            self._play_bot({**chosen, "deck": self._deck()})
        else:
            actions: dict[str, Callable[[], object]] = {
                "other": self.action_bot,
                "host": self.action_host,
                "join": self.action_address,
                "watch": self._watch_address,
                "name": self.action_name,
                "deck": self.action_deck,
                "lesson": lambda: self.call_later(self.app.run_action, "app.lesson"),
                "rules": lambda: self.call_later(self.app.run_action, "app.handbook"),
                "past": self.action_past,
                "settings": lambda: self.call_later(self.app.run_action, "app.settings"),
            }
            actions[key]()

    def _marked(self) -> Found | None:
        current = self.query_one("#tables", Rows).current
        return self._found.get(current.key) if current is not None else None

    def action_join(self) -> None:
        """Sit down at the marked table, or type where."""
        found = self._marked()
        if found is not None:
            self._enter(found, watch=False)
        else:
            self.action_address()

    def action_watch(self) -> None:
        """Watch the marked table, or type which."""
        found = self._marked()
        if found is not None:
            self._enter(found, watch=True)
        else:
            self._watch_address()

    @work
    async def action_address(self) -> None:
        """Join by name or address."""
        from p2pduel.tui.dialogs.forms import Ask

        target = await self.app.push_screen_wait(Ask(say.K_JOIN, say.ASK_ADDRESS, limit=_LONGEST))
        if target:
            self._host.join_table(target)

    @work
    async def _watch_address(self) -> None:
        from p2pduel.tui.dialogs.forms import Ask

        target = await self.app.push_screen_wait(Ask(say.K_WATCH, say.ASK_WATCH, limit=_LONGEST))
        if target:
            self._host.watch_table(target)

    @work
    async def action_bot(self) -> None:
        """Which game, which bot."""
        from p2pduel.tui.lobby.fields import bot_fields, reading_once

        chosen = await self._form(say.PLAY_BOT, reading_once(bot_fields), say.START)
        if chosen is not None:
            self._play_bot(chosen)

    def _play_bot(self, chosen: Mapping[str, str]) -> None:
        from p2pduel.tui.lobby.fields import chosen_options

        game, players, options = chosen["game"], int(chosen["players"]), chosen_options(chosen)
        self._host.play_bot(chosen["variant"], chosen["bot"], chosen["deck"], game, players, options)

    @work
    async def action_host(self) -> None:
        """A table of one's own."""
        from p2pduel.tui.lobby.fields import chosen_options, host_fields, reading_once

        chosen = await self._form(say.K_HOST, reading_once(host_fields), say.OPEN_TABLE)
        if chosen is not None:
            watch, hints = chosen["watch"] == "yes", chosen["hints"] == "yes"
            game, players = chosen["game"], int(chosen["players"])
            self._host.open_table(
                chosen["variant"], watch, chosen["deck"], hints, game, players, chosen_options(chosen)
            )

    async def _form(self, title: str, fields: Fields, do: str) -> dict[str, str] | None:
        from p2pduel.tui.dialogs.forms import Form

        chosen = await self.app.push_screen_wait(Form(title, fields, self._chosen, do))
        if chosen is not None:
            self._chosen = chosen
            self._paint_menu()
        return chosen

    @work
    async def action_name(self) -> None:
        """Another name."""
        from p2pduel.tui.dialogs.forms import Ask

        name = await self.app.push_screen_wait(Ask(say.K_NAME, say.ASK_NAME, self._host.own_name, 24))
        if name:
            self._host.rename(name)
            self._paint_me()

    def action_deck(self) -> None:
        """Build a deck of one's own: for the chosen game, or else for the first that has decks."""
        able = [game for game in (self.game, *games.known()) if game.own_decks]
        self._host.build_deck(able[0].name)

    @work
    async def action_past(self) -> None:
        """Choose a recorded game and see it again."""
        from p2pduel.tui.lobby.past import look_back

        await look_back(self.app)

    @work
    async def action_forget(self) -> None:
        """Delete the marked unfinished game, after a question."""
        current = self.query_one("#menu", Rows).current
        saved = self._saved.get(current.key) if current is not None else None
        if saved is not None and await self.app.push_screen_wait(Confirm(say.FORGET_TITLE, say.FORGET_ASK)):
            from p2pduel.tui.lobby.unfinished import forget

            await asyncio.to_thread(forget, saved)
            self._load()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Forgetting is for unfinished games only."""
        if action == "forget":
            return bool(self._saved)
        return super().check_action(action, parameters)

    def help_words(self) -> str:
        """What this screen is about."""
        return say.LOBBY_HELP
