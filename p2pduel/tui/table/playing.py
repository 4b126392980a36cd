"""The table of a real game: offers, chat, claims, and the way to the end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.binding import BindingType

from p2pduel.catalogue import playing as say
from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.person.live import LiveChair, Said
from p2pduel.person.sitting import Sitting
from p2pduel.table.violated import told
from p2pduel.tui.dialogs import Choose, Confirm, Page
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.keys import PLAY
from p2pduel.tui.parts.rows import Row
from p2pduel.tui.table.messages import Updated
from p2pduel.tui.table.screen import TableScreen

__all__ = ["PlayScreen"]

_CHAT_KEPT = 40
_CHAT_LIMIT = 200
_CLAIM = "I waited; the other player is away."
"""Goes into the journal, where every language says the same."""
_OFFERABLE = ("draw", "adjourn", "takeback")
"""What one player proposes and the other answers."""


class PlayScreen(TableScreen):
    """A player's table."""

    BINDINGS: ClassVar[list[BindingType]] = [*PLAY]

    def __init__(
        self,
        sitting: Sitting,
        chair: LiveChair,
        *,
        over: Callable[[], None],
        back: Callable[[], None],
        glyphs: Glyphs | None = None,
        wait: Callable[[], float] | None = None,
    ) -> None:
        """Calls over when the game has ended, back when the person goes to the lobby."""
        if wait is None:
            super().__init__(chair, game=chair.game, seats=chair.seats, glyphs=glyphs)
        else:
            super().__init__(chair, game=chair.game, seats=chair.seats, glyphs=glyphs, wait=wait)
        self.sitting = sitting
        self.chair = chair
        self._show_end = over
        self._back = back
        self._ended = False
        self._stopped = False
        self.muted = False
        self.chat: deque[str] = deque(maxlen=_CHAT_KEPT)
        chair.on_said = self._heard

    # --- the end --------------------------------------------------------------------------------

    @on(Updated)
    def _look_for_the_end(self, message: Updated) -> None:
        if message.update.finished is not None and not self._ended:
            self._ended = True
            self.refresh_bindings()
            self.call_after_refresh(self._show_end)
        elif self.sitting.ending is not None and self.chair.lost and not self._stopped:
            self._stopped = True  # not before the table is left: until then both sides look for the reason
            self._say_why_it_stopped()

    def _say_why_it_stopped(self) -> None:
        """A game that stopped before its end: by agreement, over a broken rule, or by the other side."""
        ending = self.sitting.ending
        if ending is not None and ending.violation is not None:
            evidence = str(ending.evidence) if ending.evidence is not None else ""
            self.app.push_screen(Page(say.BROKEN_TITLE, Text(say.broken(told(ending.violation), evidence))))
        elif ending is not None and ending.reason == "adjourned":
            self.app.push_screen(Page(say.ADJOURNED_TITLE, Text(say.ADJOURNED)), self._to_lobby)
        elif ending is not None and ending.stopped:
            self.app.push_screen(Page(say.HALTED_TITLE, Text(say.halted(ending.stopped))))

    def _to_lobby(self, _closed: None) -> None:
        self._back()

    def action_result(self) -> None:
        """The end once more."""
        self._show_end()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that lead nowhere are not shown."""
        if action == "result":
            return self._ended
        if action in ("chat", "offers"):
            return not self._ended and not self.sitting.watching
        if action == "undo" and self.sitting.watching:
            return False
        if action == "hint":
            allowed = bool(self.chair.table_seat.terms.get("hints"))
            return allowed and self.update_now is not None and bool(self.update_now.legal)
        return super().check_action(action, parameters)

    @work
    async def action_hint(self) -> None:
        """What a bot would do here, and why; only from what this seat sees."""

        update = self.update_now
        if update is None or not update.legal or update.seat is None:
            return
        game = self.game
        view = game.rules.view(update.state, update.knowledge, update.seat)
        found = await asyncio.to_thread(game.crew.advise, view, update.legal)
        if found is None:
            self.notify(anew(lambda: say.NO_HINT), markup=False)
            return
        said = anew(lambda: say.hint(game.words.describe(found.move, update.state), game.words.hint(found)))
        self.notify(said, title=anew(lambda: say.K_HINT), markup=False, timeout=10)

    # --- between the players --------------------------------------------------------------------

    def _heard(self, said: Said) -> None:
        """The other player said something; only words, never markup."""
        name = self.chair.names[said.seat]
        if said.kind == "chat":
            self.chat.append(f"{name}: {said.text}")
            if not self.muted:
                self.notify(said.text, title=name, markup=False, timeout=10)
        elif said.kind in _OFFERABLE and self.chair.seat is not None and not said.agreed:
            self._consider(said)
        else:
            words = anew(say.heard, said.kind, name, said.agreed, self.sitting.watching)
            self.notify(words, markup=False, timeout=10)

    @work
    async def _consider(self, said: Said) -> None:
        """An offer; not to answer is to decline."""
        self.app.bell()
        question = say.offer_ask(said.kind, self.chair.other)
        agreed = await self.app.push_screen_wait(Confirm(say.offer_title(said.kind), question))
        if agreed:
            body = {"to": said.to} if said.kind == "takeback" else {}
            self._tell(await self.chair.say(said.kind, **body))

    def _tell(self, problem: str, done: str = "") -> None:
        if problem:
            self.notify(problem, severity="warning", markup=False)
        elif done:
            self.notify(done, markup=False)

    @work
    async def action_verify(self) -> None:
        """Check the whole game so far; it takes a moment, and the table stays usable."""
        self.notify(anew(lambda: say.STILL_VERIFYING), markup=False)
        said = await self.chair.verify()
        self.app.push_screen(Page(words.K_VERIFY, Text(said)))

    @work
    async def action_chat(self) -> None:
        """Say something; what was said stands above the line."""
        before = "\n".join([*list(self.chat)[-8:], "", say.ASK_CHAT]) if self.chat else say.ASK_CHAT
        text = await self.app.push_screen_wait(Ask(say.K_CHAT, before, limit=_CHAT_LIMIT))
        if text:
            problem = await self.chair.say("chat", text=text)
            if not problem:
                self.chat.append(f"{self.chair.names[self.chair.seat or 0]}: {text}")
            self._tell(problem)

    @work
    async def action_offers(self) -> None:
        """Draw, adjourn, claim, resign, mute, lobby: everything between the players."""
        gone = self.chair.table_seat.away_since is not None
        wish = self._wished_back()
        rows = [
            *([] if wish is None else [Row("allow", Text(say.allow_undo(self.chair.other)))]),
            Row("draw", Text(say.K_DRAW)),
            Row("adjourn", Text(say.K_ADJOURN)),
            Row("claim", Text(say.K_CLAIM), "" if gone else say.CLAIM_EARLY),
            Row("resign", Text(words.K_RESIGN)),
            Row("mute", Text(say.K_UNMUTE if self.muted else say.K_MUTE)),
            Row("lobby", Text(say.TO_LOBBY)),
        ]
        chosen = await self.app.push_screen_wait(Choose(say.OFFERS, say.OFFERS_ASK, rows))
        match chosen:
            case "allow" if wish is not None:
                self._tell(await self.chair.say("takeback", to=wish))
            case "draw":
                self._tell(await self.chair.say("draw"), anew(lambda: say.OFFERED_DRAW))
            case "adjourn":
                self._tell(await self.chair.say("adjourn"), anew(lambda: say.OFFERED_ADJOURN))
            case "claim":
                if await self.app.push_screen_wait(Confirm(say.CLAIM_TITLE, say.CLAIM_ASK)):
                    self._tell(await self.chair.claim(), anew(lambda: say.CLAIMED))
            case "resign":
                self.action_resign()
            case "mute":
                self.muted = not self.muted
                muted = self.muted
                self.notify(anew(lambda: say.MUTED if muted else say.UNMUTED), markup=False)
            case "lobby":
                self.action_lobby()

    def _wished_back(self) -> int | None:
        """Where another player wishes to go back to, while nothing has happened since."""
        chair = self.chair
        others = [seat for seat in range(chair.seats) if seat != chair.seat] if chair.seat is not None else []
        notes = (chair.table_seat.session.note(seat, "takeback") for seat in others)
        note = next((one for one in notes if one is not None), None)
        to = note.body["to"] if note is not None else None
        return to if isinstance(to, int) else None

    @work
    async def action_lobby(self) -> None:
        """Leave the table, not the program."""
        if self._ended or await self.app.push_screen_wait(Confirm(say.LOBBY_TITLE, say.LOBBY_ASK)):
            self._back()

    async def on_unmount(self) -> None:
        """Hear nothing more."""
        self.chair.deafen()
