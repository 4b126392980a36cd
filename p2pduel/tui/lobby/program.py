"""What the lobby asks of the program around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from p2pduel.kernel.options import Chosen
    from p2pduel.tui.lobby.unfinished import Saved

__all__ = ["Host"]


class Host(Protocol):
    """What the lobby asks of the program around it."""

    own_name: str

    @property
    def public(self) -> bytes:
        """This person's key."""
        ...

    @property
    def mark(self) -> str:
        """Its fingerprint."""
        ...

    def give_up(self, fault: OSError) -> None:
        """Nobody can play here, and why."""
        ...

    def rename(self, name: str) -> None:
        """Another name for this person."""
        ...

    def play_bot(self, variant: str, bot: str, deck: str, game: str, players: int, options: Chosen) -> None:
        """A game against bots, one fewer than play it."""
        ...

    def open_table(
        self,
        variant: str,
        spectators: bool,
        deck: str,
        hints: bool,
        game: str,
        players: int,
        options: Chosen,
    ) -> None:
        """A table of one's own."""
        ...

    def join_table(self, target: str, deck: str = "", variant: str = "", game: str = "") -> None:
        """Sit down at somebody's table; with a deck for its variant, where the game needs one."""
        ...

    def watch_table(self, target: str) -> None:
        """Watch somebody's table."""
        ...

    def build_deck(self, game: str) -> None:
        """A deck for a game to which players bring their own."""
        ...

    def resume(self, saved: Saved) -> None:
        """Go on with an unfinished game."""
        ...
