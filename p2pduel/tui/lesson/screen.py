"""The first lesson: the real table, a voice that explains, and a learner who does everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from p2pduel.catalogue import lesson as say
from p2pduel.catalogue.speech import anew
from p2pduel.catalogue.steps import LATER, OTHER, Deed, Step
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update
from p2pduel.person.plan import ahead
from p2pduel.person.wishes import Wish
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.keymap import key_of
from p2pduel.tui.lesson.course import Course
from p2pduel.tui.lesson.memory import forget, recall, remember
from p2pduel.tui.lesson.seat import LEARNER, LessonSeat
from p2pduel.tui.parts.rows import NOWHERE, Rows
from p2pduel.tui.table.screen import TableScreen
from p2pduel.tui.theme import PALETTE

__all__ = ["LessonScreen", "Resume"]

_WORDS = "p2pduel.catalogue.lesson"
"""Where the words of keys are found, whatever language is spoken when they are shown."""
_HIDDEN = frozenset({"undo", "verify", "resign"})
"""What makes no sense in a lesson."""


class Voice(VerticalScroll):
    """The panel that explains; a click on it goes on."""

    class Clicked(Message):
        """Somebody clicked the panel."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.go_on", f"{_WORDS}:GO_ON", show=False),
    ]

    def compose(self) -> ComposeResult:
        """The words."""
        yield Static("", id="words", markup=False)

    def on_click(self, event: events.Click) -> None:
        """As good as the key."""
        event.stop()
        self.post_message(self.Clicked())


class Resume(Confirm):
    """Whether to begin again; whoever only closes the question goes on."""

    guided = False


class _Leave(Confirm):
    """Whether to stop here."""

    guided = False


class LessonScreen(TableScreen):
    """A prepared game on the real table."""

    CSS = (
        TableScreen.CSS
        + """
    LessonScreen #log { display: none; }
    LessonScreen ToastHolder { align-horizontal: left; }
    LessonScreen #right { width: 42; }
    LessonScreen.-wide #right { width: 58; }
    LessonScreen #voice {
        height: 18; border: heavy $warning; border-title-color: $accent; border-title-style: bold;
        border-subtitle-color: $accent; border-subtitle-style: bold; background: $surface; padding: 0 1;
        scrollbar-size-vertical: 1;
    }
    LessonScreen #words { height: auto; color: $foreground; }
    LessonScreen #move { height: 1fr; }
    LessonScreen.-compact #right { width: 100%; height: 6; }
    LessonScreen.-compact.-reading #right { height: 7; }
    LessonScreen.-compact #voice { display: none; height: 100%; border: none; border-top: heavy $warning; }
    LessonScreen.-compact.-reading #voice { display: block; }
    LessonScreen.-compact.-reading #move { display: none; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go_on", f"{_WORDS}:GO_ON"),
        Binding("backspace", "back", f"{_WORDS}:BACK"),
        Binding("escape", "stop", f"{_WORDS}:LEAVE"),
    ]

    @property
    def leave_question(self) -> str:
        """What is asked before the program is left from here."""
        return f"{say.LEAVE_TITLE} {say.LEAVE_ASK}"

    def __init__(
        self,
        course: Course,
        *,
        glyphs: Glyphs | None = None,
        shut: Callable[[], object] | None = None,
        pace: Callable[[], float] = lambda: 0.9,
    ) -> None:
        """Calls shut when the learner is through or has had enough; pace: seconds for each move across."""
        self._course = course
        self._lesson_seat = LessonSeat(course, pace)
        super().__init__(self._lesson_seat, game=course.game, seats=2, glyphs=glyphs)
        self._shut = shut
        self._step_at = 0
        self._words_read = False
        """Whether the words of this step were read; on large terminals they stay in sight beside the task."""
        self._answered = False
        """Whether the learner has done what the step asks, and the table answers."""
        self._spoken = (-1, False)
        self._done: list[Deed] = []
        """What was done in each step before this one."""
        self._deed: Deed = ()

    def on_mount(self) -> None:
        """The voice sits above the list of moves; the log opens as a page."""
        self.query_one("#right").mount(Voice(id="voice"), before=0)
        self.call_after_refresh(self._paint)
        known = recall(self._course)
        if known:
            self._offer(known)

    @work
    async def _offer(self, known: list[Deed]) -> None:
        """Somebody who left in the middle may go on from there."""
        question = say.resume_ask(
            len(known) + 1, len(self._course.steps), self._course.steps[len(known)].title
        )
        again = Resume(say.RESUME_TITLE, question, say.RESUME_YES, say.RESUME_NO)
        if not await self.app.push_screen_wait(again):
            self._go_to(known)

    # --- where we are ---------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """What is explained or asked now."""
        return self._course.steps[self._step_at]

    @property
    def at(self) -> int:
        """Its number, from 0."""
        return self._step_at

    @property
    def at_rest(self) -> bool:
        """Whether the table waits for the learner."""
        return not self._answered and self._lesson_seat.at_rest(self.update_now)

    @property
    def reading(self) -> bool:
        """Whether the words are to be read before anything can be done."""
        return not self.step.wants or (self.size_class == "-compact" and not self._words_read)

    def action_go_on(self) -> None:
        """The learner has read this."""
        if not self.reading or self._answered or not self._lesson_seat.at_rest(self.update_now):
            return
        if self.step.wants:
            self._words_read = True
            self._paint()
        elif self._step_at + 1 == len(self._course.steps):
            forget(self._course)
            self._shut_lesson()
        elif self.step.then == OTHER:
            self._answered, self._deed = True, OTHER
            self._paint()
            self._lesson_seat.let_other()
        elif self.step.then == LATER:
            self._answered, self._deed = True, LATER
            self._lesson_seat.next_part()
        else:
            self._next_step()

    @on(Voice.Clicked)
    def _voice_clicked(self) -> None:
        self.action_go_on()

    def action_back(self) -> None:
        """One step back, as if it had never been done; on small terminals first to the words of this one."""
        if self._words_read:
            self._words_read = False
            self._paint()
        else:
            self._go_to(self._done[:-1])

    def _go_to(self, done: list[Deed]) -> None:
        """The step after all this was done; the beginning if it can't have been."""
        try:
            self._lesson_seat.rewind(done)
        except (IllegalMove, LookupError, StopIteration):
            done = []
            self._lesson_seat.rewind(done)
        self._done, self._deed, self._step_at = list(done), (), len(done)
        self._words_read = self._answered = False
        self._sending = True  # until the table has come: what is on the screen now is not true any more

    def _next_step(self) -> None:
        self._done.append(self._deed)
        remember(self._course, self._done)
        self._deed = ()
        self._step_at += 1
        self._words_read = self._answered = False
        self._paint()

    def _answer_by_itself(self, update: Update) -> None:
        """In the lesson nothing answers itself; when the table has come to rest, the next step is told."""
        if not self._answered or not self._lesson_seat.at_rest(update):
            return
        if self.step.ends and update.finished is None:
            self._answered = False
            self._paint()
        else:
            self._next_step()

    # --- what the learner does ------------------------------------------------------------------------------

    def _take_up(self, wish: Wish, start: str = NOWHERE, *, placed: bool = False) -> Any:
        """Moves wait until the words are read."""
        if self.reading or self._answered:
            self.notify(anew(say.first_read, self._meanings()["space"]), markup=False)
            return None
        return super()._take_up(wish, start, placed=placed)

    async def _sure(self, moves: tuple[Move, ...]) -> bool:
        """What the lesson asks for is done; anything else is only answered."""
        if not (self.step.accepts(moves) and self._keeps(moves)):
            self.notify(anew(self._task_words), title=anew(lambda: say.NUDGE), markup=False, timeout=8)
            return False
        if not await super()._sure(moves):
            return False
        self._answered, self._deed = True, (*self._deed, *map(str, moves))
        return True

    def _keeps(self, moves: tuple[Move, ...]) -> bool:
        """Whether the card that comes next can still be paid for afterwards."""
        update = self.update_now
        if not self.step.keeps or update is None:
            return True
        state = update.state
        try:
            for move in moves:
                state = ahead(self.game.rules, state, LEARNER, move)
        except IllegalMove:
            return False
        return self._course.payable(state, self.step.keeps)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only keys that lead somewhere."""
        if action in _HIDDEN:
            return False
        if action == "go_on":
            return self.reading and not self._answered
        if action == "back":
            return not self._answered and (self._words_read or self._step_at > 0)
        return super().check_action(action, parameters)

    def action_log(self) -> None:
        """The voice stands where the log is; the log opens as a page."""
        self._open_log()

    @work
    async def action_stop(self) -> None:
        """Enough, after a question."""
        if await self.app.push_screen_wait(_Leave(say.LEAVE_TITLE, say.LEAVE_ASK, say.LEAVE)):
            self._shut_lesson()

    def _shut_lesson(self) -> None:
        (self._shut or self.dismiss)()

    # --- painting -------------------------------------------------------------------------------------------

    def _meanings(self) -> dict[str, str]:
        """What the words in braces mean: keys as they are set, signs."""
        keys = getattr(self.app, "settings", None)
        held = keys.keys if keys is not None else {}
        return {
            **{name: key_of(action, held) for name, action in self._course.keys.items()},
            "enter": say.ENTER,
            "space": say.SPACE,
            "backspace": say.BACKSPACE,
            "help": key_of("app.help", held),
            **self._course.signs(self._glyphs),
        }

    def guide_words(self) -> str:
        """What is to be done, for the windows that cover it."""
        return "" if self.reading else f"{say.POINTER} {self._task_words()}"

    def _task_words(self) -> str:
        return self.step.task.format_map(self._meanings())

    def _paint(self) -> None:
        super()._paint()
        for voice in self.query(Voice):
            self._speak(voice)

    def _speak(self, voice: Voice) -> None:
        """The words of the step, and on large terminals its task below them."""
        step, compact, reading = self.step, self.size_class == "-compact", self.reading
        text = Text(step.tell.format_map(self._meanings()))
        task = Text(f"{say.POINTER} {self._task_words()}", style=f"bold {PALETTE['gold']}")
        if step.task and not compact:
            text.append("\n\n")
            text.append_text(task)
        elif step.task and not reading:
            self._say("#summary", task)
        caption, foot = say.caption(self._step_at + 1, len(self._course.steps), step.title), self._foot()
        voice.border_title = Content(f"{caption}· {foot} " if compact and foot else caption)
        voice.border_subtitle = Content(f" {foot} " if foot else "")
        self._say("#words", text, layout=True)
        self.set_class(reading or self._answered, "-reading")
        wanted = voice if reading else self.query_one("#options", Rows)
        if self.focused is None or (self.focused is not wanted and self._spoken != (self._step_at, reading)):
            wanted.focus()
        if self._spoken != (self._step_at, reading):
            voice.scroll_home(animate=False)
        self._spoken = (self._step_at, reading)
        self.refresh_bindings()

    def _foot(self) -> str:
        if self._answered:
            return say.WATCH
        back = self._meanings()["backspace"] if self._step_at else ""
        return say.foot(self._meanings()["space"] if self.reading else "", back)

    def help_words(self) -> str:
        """What this screen is about."""
        return say.HELP
