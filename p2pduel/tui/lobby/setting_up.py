"""The set-up: who comes, how far keys and shuffles are, and why nobody can cheat."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import ProgressBar, Static

from p2pduel.catalogue import anywhere
from p2pduel.catalogue import lobby as say
from p2pduel.catalogue import playing as gamewords
from p2pduel.catalogue.speech import anew, fetch, told
from p2pduel.person.sitting import Sitting, Stranger
from p2pduel.table.anywhere import join_command
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.dialogs.forms import Warned
from p2pduel.tui.frame import FullScreen
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.theme import PALETTE

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = ["SettingUp"]


def load(game: Game) -> None:
    """Have the modules of a game's table, and its words in the language spoken."""
    importlib.import_module("p2pduel.tui.table.spectator")  # and by it that of players
    game.prepare()
    fetch()


class SettingUp(FullScreen):
    """From sitting down to the first question; Esc gets up again."""

    DEFAULT_CSS = """
    SettingUp { align: center middle; }
    SettingUp .card {
        width: 78; max-width: 96%; height: auto; border: round $primary; padding: 1 3;
        background: $surface; border-title-color: $accent; border-title-style: bold;
    }
    SettingUp .card > Static { height: auto; }
    SettingUp #status { text-style: bold; margin-bottom: 1; }
    SettingUp ProgressBar { width: 100%; margin: 0 0 1 0; }
    SettingUp ProgressBar Bar { width: 1fr; }
    SettingUp Bar > .bar--bar, SettingUp Bar > .bar--complete, SettingUp Bar > .bar--indeterminate {
        color: $accent;
    }
    SettingUp #steps { margin-bottom: 1; }
    SettingUp #why { color: $text-muted; border-top: solid $border-blurred; padding-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "p2pduel.catalogue.lobby:K_BACK"),
        Binding("c", "code", "p2pduel.catalogue.anywhere:K_CODE"),
    ]

    def __init__(
        self,
        sitting: Sitting,
        *,
        seated: Callable[[], None],
        back: Callable[[], None],
        failed: Callable[[], None],
    ) -> None:
        """Calls seated when there is a table to show, back when the person gets up, failed on an error."""
        super().__init__()
        self.sitting = sitting
        self._seated = seated
        self._back = back
        self._failed = failed
        self._asking = False
        self._done = False
        self._loading, self._loaded = set[str](), set[str]()
        """The games whose tables were asked for, and those whose tables are there, in whatever order."""

    def compose(self) -> ComposeResult:
        """One card in the middle."""
        with Vertical(classes="card"):
            yield Static("", id="status")
            yield ProgressBar(total=None, show_eta=False, show_percentage=False, id="progress")
            yield Static("", id="steps")
            yield Static("", id="why")
        yield KeyBar()

    def on_mount(self) -> None:
        """Sit down and look."""
        self.sitting.on_change = self._changed
        self.call_after_refresh(self.sitting.start)  # paint first
        self._look()

    def on_unmount(self) -> None:
        """Look away."""
        if self.sitting.on_change == self._changed:
            self.sitting.on_change = lambda: None

    @property
    def leaving(self) -> bool:
        """Whether the table takes the place of this page at any moment."""
        return self._done

    def _changed(self) -> None:
        """The game tells from outside: this screen looks in its own time, while it has its parts."""
        self.call_later(self._look)

    def _look(self) -> None:
        """Show how far it is; called whenever something changed."""
        if self._done or not self.is_attached:
            return
        sitting = self.sitting
        chair = sitting.chair
        if chair is not None and chair.game.name not in self._loading:
            self._loading.add(chair.game.name)  # a guest learns it from the host, after it sat down
            self._load(chair.game)
        if sitting.error is not None:
            self._failed()
        elif sitting.proposal and not self._asking:
            self._asking = True
            self._ask_terms(sitting.proposal)
        elif sitting.stranger is not None and not sitting.proposal:
            self._compare(sitting.stranger)
        elif self._whole and self.app.screen is self:
            self._done = True
            self.call_later(self._seated)
            return
        self._paint()

    @property
    def _whole(self) -> bool:
        """Whether there is something to see, and all that shows it."""
        chair = self.sitting.chair
        return chair is not None and chair.ready and chair.game.name in self._loaded

    @work
    async def _load(self, game: Game) -> None:
        """Load what the table is made of beside the set-up: in one go it would stall the first picture."""
        await asyncio.to_thread(load, game)
        self._loaded.add(game.name)
        self._look()

    async def on_screen_resume(self) -> None:
        """A dialogue over this page is closed; the table waited for that instead of taking its place."""
        self._look()

    def _show_error(self) -> None:
        error = self.sitting.error
        assert error is not None
        lines = [str(error), *([error.hint] if error.hint else []), "", say.BACK_HINT]
        self.query_one("#progress").display = False
        self.query_one("#steps", Static).update(Text("\n".join(lines)))

    def restyle(self, _glyphs: Glyphs) -> None:
        """Other colours or words."""
        self._paint()

    def _paint(self) -> None:
        sitting = self.sitting
        self.refresh_bindings()
        self.query_one(".card").border_title = Content(say.SETTING_UP)
        self.query_one("#why", Static).update(Text(say.WHY_WATCH if sitting.watching else say.WHY))
        self.query_one("#status", Static).update(Text(self._status()))
        if sitting.error is not None:
            self._show_error()
            return
        done, total = sitting.chair.setup if sitting.chair is not None else (0, 0)
        bar = self.query_one("#progress", ProgressBar)
        bar.update(total=max(total, done) or None, progress=done)
        self.query_one("#steps", Static).update(self._steps(done, total))

    def _status(self) -> str:
        sitting = self.sitting
        if sitting.error is not None:
            return say.WENT_WRONG
        if sitting.met:
            return say.met(sitting.met, sitting.met_mark)
        return {
            "host": say.WAITING_FOR_GUEST,
            "join": say.LOOKING,
            "again": say.NEXT_GAME,
            "watch": say.CATCHING_UP if sitting.chair is not None else say.LOOKING,
        }.get(sitting.kind, say.AGAINST_BOT)

    def _steps(self, done: int, total: int) -> Text:
        sitting, text = self.sitting, Text()
        if sitting.kind == "host" and not sitting.met:
            text.append(say.listening(sitting.address, sitting.name), style=PALETTE["dim"])
            text.append(f"\n{say.fingerprint_line(sitting.mark)}", style=PALETTE["gold"])
            if sitting.ticket:
                text.append(f"\n\n{anywhere.TICKET}\n", style=PALETTE["dim"])
                text.append(join_command(sitting.ticket))
                if self._has_code:
                    text.append(f"\n\n{anywhere.CODE_HINT}", style=PALETTE["dim"])
        elif sitting.watching:
            table = sitting.chair.table_seat if sitting.chair is not None else None
            if table is not None:
                text.append(gamewords.checked_steps(len(table.feed), table.proofs))
        else:
            at = 0 if done < 4 else 1 if done < total - 8 else 2
            for number, words in enumerate(say.STEPS):
                mark = "✓" if number < at else "▸" if number == at else "·"
                text.append(f"{mark} {words}\n", style="" if number <= at else PALETTE["faint"])
            if total:
                text.append(say.step_of(done, total), style=PALETTE["dim"])
        if sitting.notice:
            text.append(f"\n{told(sitting.notice)}", style=PALETTE["gold"])
        return text

    @property
    def _has_code(self) -> bool:
        """Whether there is a ticket that somebody still waits with, and a library that draws it."""
        sitting = self.sitting
        waits = sitting.kind == "host" and not sitting.met and sitting.error is None
        return bool(waits and sitting.ticket and importlib.util.find_spec("segno"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key for a code where there is none."""
        return self._has_code if action == "code" else super().check_action(action, parameters)

    def action_code(self) -> None:
        """The ticket for a camera."""
        from p2pduel.tui.lobby.code import CodeScreen  # most tables have no ticket
        from p2pduel.tui.settings.apply import Adjustable

        plain = isinstance(self.app, Adjustable) and self.app.glyphs.ascii
        self.app.push_screen(CodeScreen(self.sitting.ticket, plain))

    @work
    async def _ask_terms(self, sentences: tuple[str, ...]) -> None:
        """What is played here, before anything is signed."""
        question = Confirm(say.TERMS_TITLE, "\n".join(sentences), say.AGREE, say.NOT_AGREE)
        if await self.app.push_screen_wait(question):
            await self.sitting.agree()
            self._asking = False
            self._look()
        else:
            self._back()

    def _compare(self, stranger: Stranger) -> None:
        if not self._asking:
            self._asking = True
            self._ask(stranger)

    @work
    async def _ask(self, stranger: Stranger) -> None:
        """The code of both keys before the first game; the set-up, which gives nothing away, goes on."""
        if stranger.before:
            words = say.changed_key(stranger.name, stranger.mark, stranger.before)
            dialogue: Confirm = Warned(say.CHANGED_TITLE, words, say.PLAY_ANYWAY, say.DIFFERENT)
        else:
            words = say.compare(stranger.name, stranger.code)
            dialogue = Confirm(say.COMPARE_TITLE, words, say.SAME, say.DIFFERENT)
        if await self.app.push_screen_wait(dialogue):
            stranger.accept()
            self.sitting.stranger = None
            self._asking = False
            self._look()
        else:
            self.app.notify(anew(say.not_played, stranger.name), severity="warning", markup=False)
            self._back()

    def action_back(self) -> None:
        """Get up."""
        self._back()

    def help_words(self) -> str:
        """What this screen is about."""
        return say.SETUP_HELP
