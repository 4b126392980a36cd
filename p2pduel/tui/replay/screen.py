"""A recorded game on the table: forwards, backwards, by leaps, with anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from rich.console import Group
from rich.text import Text
from textual import on, work
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.worker import get_current_worker

from p2pduel.catalogue import replay as say
from p2pduel.catalogue import speech
from p2pduel.catalogue.speech import anew
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.chair import Entry, Update
from p2pduel.table.thinking import share_the_interpreter
from p2pduel.tui.boards.scene import Scene
from p2pduel.tui.dialogs import Page
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, Rows
from p2pduel.tui.replay.check import Check, check, verdict
from p2pduel.tui.replay.moving import PACES, Moving
from p2pduel.tui.replay.reel import Frame, Reel
from p2pduel.tui.table.screen import TableScreen
from p2pduel.tui.theme import PALETTE

__all__ = ["ReplayScreen"]

_BATCH = 24
"""Envelopes read before the screen is told."""


class ReplayScreen(Moving, inherit_bindings=False):
    """The table at one step of a recorded game."""

    class Grown(Message):
        """More of the reel is read."""

    CSS = (
        TableScreen.CSS
        + """
    ReplayScreen.-usual #question, ReplayScreen.-wide #question { height: 6; max-height: 6; }
    ReplayScreen.-usual #preview, ReplayScreen.-wide #preview { height: 14; max-height: 14; }
    ReplayScreen #since { max-height: 2; }
    ReplayScreen.-usual #move { height: 26; }
    ReplayScreen.-usual #move.-since { height: 28; }
    ReplayScreen.-wide #move { height: 34; }
    ReplayScreen.-compact #question { height: 2 !important; max-height: 2 !important; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,right", "step(1)", "p2pduel.catalogue.replay:K_NEXT", key_display="n"),
        Binding("p,left", "step(-1)", "p2pduel.catalogue.replay:K_BACK", key_display="p"),
        Binding("space", "run", "p2pduel.catalogue.replay:K_PLAY"),
        Binding("t", "leap('turn', 1)", "p2pduel.catalogue.replay:K_TURN"),
        Binding("T", "leap('turn', -1)", "p2pduel.catalogue.replay:K_TURN_BACK", show=False),
        Binding("g", "goto", "p2pduel.catalogue.replay:K_GOTO", show=False),
        Binding("less_than_sign", "first", "p2pduel.catalogue.replay:K_FIRST", key_display="<", show=False),
        Binding("greater_than_sign", "last", "p2pduel.catalogue.replay:K_LAST", key_display=">", show=False),
        Binding("plus", "pace(1)", "p2pduel.catalogue.replay:K_FASTER", key_display="+", show=False),
        Binding("minus", "pace(-1)", "p2pduel.catalogue.replay:K_SLOWER", key_display="-", show=False),
        Binding("s", "eyes", "p2pduel.catalogue.replay:K_SEAT"),
        Binding("f", "flip", "p2pduel.catalogue.replay:K_FLIP"),
        Binding("o", "swap", "p2pduel.catalogue.table:K_SWAP"),
        Binding("z", "zoom", "p2pduel.catalogue.table:K_ZOOM"),
        Binding("d", "dice", "p2pduel.catalogue.replay:K_DICE"),
        Binding("v", "verify", "p2pduel.catalogue.replay:K_VERDICT"),
        Binding("i", "inspect", "p2pduel.catalogue.table:K_INSPECT", show=False),
        Binding("l", "log", "p2pduel.catalogue.table:K_LOG", show=False),
        Binding("h", "app.handbook", "p2pduel.catalogue.table:K_RULES", show=False),
        Binding("escape", "shut", "p2pduel.catalogue.replay:K_CLOSE"),
    ]

    def __init__(
        self,
        reel: Reel,
        *,
        glyphs: Glyphs | None = None,
        verifying: Check | None = check,
        shut: Callable[[], object] | None = None,
    ) -> None:
        """Shows a reel and reads on behind it; shut is called when the person has seen enough."""
        super().__init__(reel, glyphs)
        self.eyes: int | None = None
        self._verified: dict[str, Any] = {}
        self._verifying = verifying
        self._shut = shut

    @property
    def leave_question(self) -> str:
        """What is asked before the program is left from here."""
        return say.LEAVE

    def on_mount(self) -> None:
        """Paint the first frame as soon as it is read, then read and verify on."""
        self._read()
        if self._verifying is not None:
            self._verify()

    @property
    def holds(self) -> bool | None:
        """Whether the game holds; None while that is being found out."""
        return verdict(self._verified)[0] if self._verified else None

    @property
    def verdict(self) -> str:
        """What verifying has shown."""
        return verdict(self._verified)[1] if self._verified else ""

    @property
    def proofs(self) -> int:
        """Proofs that were checked."""
        return int(self._verified.get("proofs") or 0)

    # --- reading and verifying behind the screen ----------------------------------------------------------

    @work(thread=True, group="reading")
    def _read(self) -> None:
        share_the_interpreter()
        worker, told = get_current_worker(), 0
        for number, count in enumerate(self.reel.read_on()):
            if worker.is_cancelled:
                return
            if count and (not told or number % _BATCH == 0):
                told = count
                self.post_message(self.Grown())
        self.post_message(self.Grown())

    @on(Grown)
    def _grown(self) -> None:
        if self.position < 0 and self.reel.frames:
            self.show(0)
        goal = self._goal
        if goal is not None:
            self._seek(goal)
        self._paint_place()

    @work(group="verifying")
    async def _verify(self) -> None:
        assert self._verifying is not None
        self._verified = await self._verifying(self.reel.path)
        if self.update_now is not None:
            self.update_now = replace(self.update_now, proofs=self.proofs)
            self._paint()

    def _update(self, frame: Frame) -> Update:
        last = self.position == len(self.reel) - 1 and self.reel.done
        return Update(
            state=frame.state,
            knowledge=self._knowledge(frame),
            seat=self.eyes,
            due=self.reel.end if last and self.reel.end is not None else Decision(-1, "replay", {}),
            fresh=self._seen(frame),
            names=self.reel.names,
            game=self.game,
            before=self.reel.before(self.position, self.eyes),
            proofs=self.proofs,
        )

    def _seen(self, frame: Frame) -> tuple[Entry, ...]:
        return frame.seen_by(self.eyes, self.game)

    def _knowledge(self, frame: Frame) -> Mapping[int, str]:
        if self.eyes is None:
            return {slot: face for hand in frame.hands for slot, face in hand.items()}
        return frame.hands[self.eyes]

    # --- whose eyes ---------------------------------------------------------------------------------------

    def action_eyes(self) -> None:
        """Everybody's, then each player's."""
        if not self.reel.opened:
            self.notify(anew(lambda: say.SEALED), markup=False)
        after = 0 if self.eyes is None else self.eyes + 1
        self.eyes = after if after < self.reel.seats else None
        self._turned = 0
        self._again()

    def action_flip(self) -> None:
        """Sit down one seat further."""
        self._turned += 1
        self._again()

    def _again(self) -> None:
        """The same frame for other eyes: the log speaks to them, and tells only what they knew."""
        if self.frame is not None:
            self.show(self.position)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The other side is a page of its own on small terminals only."""
        if action == "swap":
            return self.size_class == "-compact"
        return super().check_action(action, parameters)

    # --- painting -----------------------------------------------------------------------------------------

    def scene(self, update: Update, board: str) -> Scene:
        """Hands are open as far as these eyes know them, and nobody's own."""
        return replace(super().scene(update, board), you=None, knowledge=update.knowledge)

    def resized(self) -> None:
        """Other keys fit, and small terminals have the dice on a page of their own."""
        super().resized()
        self.refresh_bindings()

    def _caption(self) -> None:
        super()._caption()
        self.query_one("#move").border_title = say.TITLE

    def _paint_move(self, update: Update) -> None:
        """In the place of one's own moves: where we are, ways to go on, the dice."""
        options = self.query_one("#options", Rows)
        options.put([Row(key, Text(label)) for key, label in self._ways()])
        self._tell_since(update, self.size_class == "-compact")
        self._paint_place()
        if self.size_class != "-compact":
            width = self.query_one("#preview").content_size.width or 28
            self._say("#preview", self._chart(width))

    def _ways(self) -> list[tuple[str, str]]:
        """Ways to go on, as rows."""
        return [
            ("step(1)", say.K_NEXT),
            ("step(-1)", say.K_BACK),
            ("run", say.K_PLAY),
            ("leap('turn', 1)", say.K_TURN),
            ("leap('turn', -1)", say.K_TURN_BACK),
            *((f"leap('{leap.kind}', 1)", speech.message(leap.says)) for leap in self.game.screens.leaps),
            ("goto", say.K_GOTO),
            ("first", say.K_FIRST),
            ("last", say.K_LAST),
        ]

    def _paint_place(self) -> None:
        self._say("#question", self._place())

    def _place(self) -> Text:
        frame = self.frame
        if frame is None:
            return Text(say.stopped(self.reel.problem) if self.reel.done else say.NOT_YET)
        who = say.NEUTRAL if self.eyes is None else self.reel.names[self.eyes]
        parts = [
            Text(say.step_of(self.position, len(self.reel), not self.reel.done)),
            Text(say.seen_by(who), style=PALETTE["dim"]),
            Text(say.pace_words(PACES[self.pace], self.playing), style=PALETTE["dim"]),
            Text(self._said_here(frame), style=PALETTE["gold"]),
            self._belief(),
        ]
        shown = [part for part in parts if part.plain]
        return Text(" · " if self.size_class == "-compact" else "\n").join(shown)

    def _said_here(self, frame: Frame) -> str:
        """Whose act this is, or how the record ends."""
        if self.reel.done and self.position == len(self.reel) - 1:
            return self._last_words()
        if frame.seat is None:
            return ""
        name = self.reel.names[frame.seat]
        if frame.takeback is not None:
            return say.taken_back(name, frame.takeback)
        before = self.reel.frames[self.position - 1].state  # an act always follows a frame of the set-up
        return say.move_words(name, self.game.words.describe(Move(frame.move), before))

    def _last_words(self) -> str:
        if self.reel.problem:
            return say.stopped(self.reel.problem)
        if self.reel.end is None:
            return say.UNFINISHED
        return say.ended(self.reel.winner, self.reel.end.reason)

    def _belief(self) -> Text:
        if self.holds is None:
            # Frames are shown before any proof in them is checked: whoever looks must know.
            return Text(f"… {say.CHECKING}" if self._verifying is not None else "", style=PALETTE["gold"])
        sign = self._glyphs.yes if self.holds else self._glyphs.no
        return Text(f"{sign} {self.verdict}", style=PALETTE["green" if self.holds else "red"])

    def _preview(self, row: Row | None) -> None:
        """The dice stay in sight, whatever is marked."""

    # --- pages --------------------------------------------------------------------------------------------

    @on(Rows.Picked, "#options")
    def _way_picked(self, event: Rows.Picked) -> None:
        event.stop()
        self.call_later(self.run_action, event.row.key)

    def _chart(self, width: int) -> Text:
        return self.game.screens.chart(self.reel.outcomes(self.position), self._glyphs, width)

    def action_dice(self) -> None:
        """The dice so far, as a page."""
        self.app.push_screen(
            Page(say.DICE, Group(self._chart(56), Text(f"\n{say.DICE_NOTE}", style=PALETTE["dim"])))
        )

    @work
    async def action_verify(self) -> None:
        """What the verification has shown so far."""
        lines: list[Any] = [self._belief(), Text(str(self.reel.path), style=PALETTE["dim"])]
        if self.reel.done:
            lines.append(Text(self._last_words()))
        self.app.push_screen(Page(say.K_VERDICT, Group(*lines)))

    def action_shut(self) -> None:
        """Seen enough."""
        (self._shut or self.dismiss)()

    def help_words(self) -> str:
        """What this screen is about."""
        return say.HELP
