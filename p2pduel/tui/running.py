"""The program around the screens: which one is shown when, and which game runs behind it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from p2pduel.catalogue.speech import anew
from p2pduel.games import DEFAULT
from p2pduel.games import game as game_named
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.lobby.screen import LobbyScreen
from protocol.io.names import clean

if TYPE_CHECKING:  # the rest is imported when it is wanted: the lobby is painted first
    from pathlib import Path

    from textual.screen import Screen

    from p2pduel.kernel.options import Chosen
    from p2pduel.person.sitting import Begin, OnEvent, OnSeat, Sitting
    from p2pduel.table.again import Again
    from p2pduel.table.options import Options
    from p2pduel.tui.lobby.setting_up import SettingUp
    from p2pduel.tui.lobby.unfinished import Saved
    from p2pduel.tui.table.playing import PlayScreen
    from protocol.identity import Identity

__all__ = ["Program", "unhurried"]

_JOIN_SECONDS = 20.0


def unhurried() -> float:
    """Seconds a bot lets people look at each of its moves."""
    return 0.35


class Program(ScreenApp):
    """Lobby, set-up, table, end, and back again."""

    def __init__(
        self,
        sitting: Callable[[Program], Sitting] | None = None,
        *,
        name: str = "",
        search: bool = True,
        pace: Callable[[], float] = unhurried,
        wait: Callable[[], float] | None = None,
    ) -> None:
        """Begins in the lobby, or at the table of a sitting made for it.

        name: the one of this session, else the person's own; search: use mDNS.
        """
        super().__init__(self._first_screen)
        from p2pduel.table import people

        self.own_name = clean(name, "Player") if name else people.own_name()
        self._search = search
        self._pace = pace
        self._wait = wait
        self.alone = sitting is not None
        """Whether the program was started for one game: when that fails, it ends."""
        self.fault: OSError | None = None
        """Why the program could not go on."""
        self.sitting: Sitting | None = sitting(self) if sitting is not None else None
        self._rising = False
        self._heard_wish = False

    # --- who plays here -----------------------------------------------------------------------------------

    @cached_property
    def identity(self) -> Identity:
        """The key of this data folder, read when it is first needed."""
        from p2pduel.table import people

        return people.identity()

    @property
    def public(self) -> bytes:
        """The public key."""
        return self.identity.public

    @property
    def mark(self) -> str:
        """The fingerprint."""
        return self.identity.fingerprint

    @property
    def between(self) -> bool:
        """Also while somebody gets up: what opens then would be closed with the table."""
        return self._rising or super().between

    # --- which screen when --------------------------------------------------------------------------------

    def _first_screen(self) -> Screen[Any]:
        return self._setting_up(self.sitting) if self.sitting is not None else self._lobby()

    def _lobby(self) -> LobbyScreen:
        return LobbyScreen(self, search=self._search)

    def _setting_up(self, sitting: Sitting) -> SettingUp:
        from p2pduel.tui.lobby.setting_up import SettingUp

        sitting.on_elsewhere = self._take_over
        return SettingUp(
            sitting,
            seated=lambda: self._seated(sitting),
            back=self.rise,
            failed=lambda: self.exit(1) if self.alone else None,
        )

    def sit_down(self, sitting: Sitting) -> None:
        """Begin a game over the lobby."""
        self.sitting = sitting
        self.push_screen(self._setting_up(sitting))

    def _seated(self, sitting: Sitting) -> None:
        """There is something to see: the table takes the place of the set-up."""
        from p2pduel.tui.table.playing import PlayScreen
        from p2pduel.tui.table.spectator import SpectatorScreen

        link = sitting.chair
        if link is None or sitting is not self.sitting:
            return
        self._heard_wish = False
        sitting.on_after = lambda: self._wished(sitting)
        # All that is loaded by now stays: looking through it for garbage in a game would stall the screen.
        gc.freeze()
        if sitting.watching:
            table: PlayScreen = SpectatorScreen(
                sitting, link, over=lambda: self._over(sitting), back=self.rise, glyphs=self.glyphs
            )
        else:
            table = PlayScreen(
                sitting,
                link,
                over=lambda: self._over(sitting),
                back=self.rise,
                glyphs=self.glyphs,
                wait=self._wait,
            )
        self.switch_screen(table)

    def _over(self, sitting: Sitting) -> None:
        from p2pduel.tui.table.end import EndScreen

        if sitting.chair is not None and not isinstance(self.screen, EndScreen):
            self.push_screen(
                EndScreen(sitting, sitting.chair, rematch=lambda: self._again(sitting), lobby=self.rise)
            )

    async def _take_over(self) -> bool:
        """Ask, over the set-up or the table when that is whole, for a seat that another program plays."""
        from p2pduel.catalogue import seats
        from p2pduel.tui.dialogs.confirm import Confirm
        from p2pduel.tui.lobby.setting_up import SettingUp

        while self.between or (isinstance(self.screen, SettingUp) and self.screen.leaving):
            await asyncio.sleep(0.02)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def answered(yes: bool | None) -> None:
            if not answer.done():
                answer.set_result(bool(yes))

        self.call_later(
            self.push_screen, Confirm(seats.ASK_TITLE, seats.ASK, seats.ASK_YES, seats.ASK_NO), answered
        )
        return await answer

    # --- another game with the same player ----------------------------------------------------------------

    def _again(self, sitting: Sitting) -> None:
        """Another game: at once against a bot, else a wish, or its withdrawal."""
        if sitting.again is not None:
            self.rise(sitting.again)
        elif sitting.may_go_on:
            sitting.want(not sitting.wanted)

    def _wished(self, sitting: Sitting) -> None:
        """One of the two wants another game, or no more; when both do, it begins."""
        from p2pduel.catalogue import playing as say
        from p2pduel.tui.table.end import EndScreen

        after = sitting.after
        if sitting is not self.sitting or self._rising:
            return
        if after is not None and after.seating is not None:
            self.notify(anew(say.rematch_begins, after.swapped), markup=False, timeout=10)
            self.rise(lambda: self._next_game(after))
            return
        if after is not None and after.theirs and not self._heard_wish and sitting.chair is not None:
            self.notify(anew(say.wants_rematch, sitting.chair.other), markup=False, timeout=20)
            self.bell()
        self._heard_wish = after is not None and after.theirs
        for screen in self.screen_stack:
            if isinstance(screen, EndScreen):
                screen.look()

    def _next_game(self, after: Again) -> Sitting:
        from p2pduel.table.rematch import rematch

        return self._with_people("again", partial(rematch, after))

    def rise(self, then: Callable[[], Sitting] | None = None) -> None:
        """Get up from the table, to the lobby or to another game; once, however often a key is hit."""
        if not self._rising:
            self._rising = True
            self.run_worker(self._rise(then), group="rise")

    async def _rise(self, then: Callable[[], Sitting] | None) -> None:
        """Runs beside the screens, for it takes away the one that asked for it."""
        sitting, self.sitting = self.sitting, None
        self.alone = False
        if any(isinstance(screen, LobbyScreen) for screen in self.screen_stack):
            while not isinstance(self.screen, LobbyScreen):
                await self.pop_screen()
        else:
            while len(self.screen_stack) > 2:
                await self.pop_screen()
            await self.switch_screen(self._lobby())
        if sitting is not None:
            await sitting.close()
        gc.unfreeze()
        self._rising = False
        if then is not None:
            self.sit_down(then())
        elif isinstance(self.screen, LobbyScreen):
            self.screen.look_again()

    async def on_unmount(self) -> None:
        """The program ends: close the journal in order."""
        gc.unfreeze()
        if self.sitting is not None:
            self.sitting.on_change = lambda: None
            await self.sitting.close()

    # --- what the lobby asks for --------------------------------------------------------------------------

    def give_up(self, fault: OSError) -> None:
        """End the program; whoever started it says why."""
        self.fault = fault
        self.exit(1)

    def rename(self, name: str) -> None:
        """Keep another name."""
        self.own_name = clean(name, "Player")
        self.adjust(name=self.own_name)

    def play_bot(
        self,
        variant: str,
        bot: str,
        deck: str,
        game: str = DEFAULT,
        players: int = 0,
        options: Chosen | None = None,
    ) -> None:
        """A game against bots, one fewer than play it."""
        self.sit_down(self.bot_sitting(variant, bot, deck, None, game, players, options))

    def bot_sitting(
        self,
        variant: str,
        bot: str,
        deck: str = "",
        journal: Path | None = None,
        game: str = DEFAULT,
        players: int = 0,
        options: Chosen | None = None,
    ) -> Sitting:
        """A game against a bot, new or continued."""
        from p2pduel.person.company import bot_begin
        from p2pduel.person.sitting import Sitting

        person = (self.own_name, self.identity)

        def again() -> Sitting:
            played = sitting.terms
            if played is None:
                return self.bot_sitting(variant, bot, deck, None, game, players, options)
            return self.bot_sitting(
                played.variant, bot, deck, None, played.game, played.seats, played.options
            )

        sitting = Sitting(
            bot_begin(person, variant, bot, deck, journal, self._pace, game, players, options or {}),
            kind="bot",
            name=self.own_name,
            mark=self.mark,
            again=again,
            acquaint=False,
        )
        return sitting

    def open_table(
        self,
        variant: str,
        spectators: bool,
        deck: str,
        hints: bool = False,
        game: str = DEFAULT,
        players: int = 0,
        options: Chosen | None = None,
    ) -> None:
        """A table of one's own."""
        from p2pduel.person.company import deck_of

        seats = players or game_named(game).seats[0]
        more = {"game": game, "variant": variant, "seats": seats, "spectators": spectators, "hints": hints}
        self.sit_down(self._hosting({**more, "options": options or {}, "deck": deck_of(variant, deck, game)}))

    def _hosting(self, more: dict[str, Any]) -> Sitting:
        async def begin(on_seat: OnSeat, on_event: OnEvent) -> Any:
            from p2pduel.table.host import host

            return await host(self._options(on_seat, on_event, **more))

        return self._with_people("host", begin)

    def join_table(self, target: str, deck: str = "", variant: str = "", game: str = DEFAULT) -> None:
        """Sit down at somebody's table; with a deck for its variant, where the game needs one."""
        from p2pduel.person.company import deck_of
        from p2pduel.table.anywhere import is_ticket

        brought: dict[str, Any] = {"deck": deck_of(variant, deck, game)} if deck else {}
        if is_ticket(target):
            self.run_worker(self._by_ticket(target, brought), group="ticket", exclusive=True)
        else:
            self.sit_down(self._joining(target, brought))

    async def _by_ticket(self, ticket: str, brought: dict[str, Any]) -> None:
        """Across the internet, by relays that were agreed to."""
        from p2pduel.tui.lobby.relays import agreed

        chosen = await agreed(self)
        if chosen is not None:
            self.sit_down(self._joining(ticket, {**brought, "anywhere": chosen}))

    def _joining(self, target: str | None, more: dict[str, Any]) -> Sitting:
        async def begin(on_seat: OnSeat, on_event: OnEvent) -> Any:
            from p2pduel.table.join import join

            return await join(
                target, self._options(on_seat, on_event, timeout=_JOIN_SECONDS, ask_terms=True, **more)
            )

        return self._with_people("join", begin)

    def watch_table(self, target: str) -> None:
        """Watch somebody's table."""
        from p2pduel.person.sitting import Sitting

        async def begin(on_seat: OnSeat, on_event: OnEvent) -> Any:
            from p2pduel.table.published.follow import follow, is_web

            if is_web(target):
                return await follow(target, self._options(on_seat, on_event, timeout=_JOIN_SECONDS))
            from p2pduel.table.watch import watch

            return await watch(target, self._options(on_seat, on_event, timeout=_JOIN_SECONDS))

        self.sit_down(Sitting(begin, kind="watch", name=self.own_name, mark=self.mark))

    def build_deck(self, game: str = DEFAULT) -> None:
        """A deck for a game in which players bring their own."""
        builder = game_named(game).screens.deck_builder(None, self.glyphs)
        if builder is not None:
            self.push_screen(builder)

    def resume(self, saved: Saved) -> None:
        """Go on with an unfinished game."""
        if saved.bot:
            bot, players = saved.names[1].lower(), len(saved.names)
            self.sit_down(self.bot_sitting(saved.variant, bot, "", saved.path, saved.plays, players))
        elif saved.seat == 0:
            terms = {"game": saved.plays, "variant": saved.variant, "seats": len(saved.names)}
            self.sit_down(self._hosting({**terms, "journal": saved.path}))
        else:
            self.sit_down(self._joining(None, {"journal": saved.path}))

    def _with_people(self, kind: str, begin: Begin) -> Sitting:
        from p2pduel.person.sitting import Sitting

        return Sitting(begin, kind=kind, name=self.own_name, mark=self.mark, stays=True)

    def _options(self, on_seat: OnSeat, on_event: OnEvent, **more: Any) -> Options:
        from p2pduel.table.options import Options

        # guest: whom to remember is decided on the screen, after the fingerprints were compared
        more = {"mdns": self._search, **more}
        return Options(self.own_name, self.identity, on_seat=on_seat, on_event=on_event, guest=True, **more)
