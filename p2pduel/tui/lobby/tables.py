"""Tables of the network as the lobby shows them: known, new, or a known name with another key."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from p2pduel import paths
from p2pduel.catalogue import lobby as say
from p2pduel.person.safe import plain
from p2pduel.tui.boards.canvas import fit
from p2pduel.tui.lobby.titles import about as described
from p2pduel.tui.lobby.titles import game_of, short_title
from p2pduel.tui.lobby.unfinished import Saved
from p2pduel.tui.parts.rows import Row
from p2pduel.tui.theme import PALETTE
from protocol.io.keyring import BadKeyFileError, KnownPeers
from protocol.io.tables import Table

__all__ = ["Found", "about", "found_in", "row"]


@dataclass(frozen=True, slots=True)
class Found:
    """A table and whether we know who announces it."""

    table: Table
    known: str
    own: Saved | None = None
    """The unfinished game of this person that is on there."""

    @property
    def key(self) -> str:
        """The same for one table as long as it is there, whatever changes about it."""
        return f"table {self.table.fingerprint} {self.table.port}"

    @property
    def plays(self) -> str:
        """The name of the game that is played there."""
        return game_of(self.table)

    @property
    def name(self) -> str:
        """The host's name, safe to show."""
        return plain(self.table.name, 24)

    @property
    def address(self) -> str:
        """Where to knock; with several addresses the search finds out which one answers."""
        host = self.table.host
        if len(self.table.hosts) > 1:
            return f"{self.table.name}#{self.table.fingerprint}"
        return f"[{host}]:{self.table.port}" if ":" in host else f"{host}:{self.table.port}"


def found_in(tables: Iterable[Table], own: str, saved: Iterable[Saved]) -> dict[str, Found]:
    """All tables but our own, by key; spectators, who announce the game they watch, have none."""
    games = {one.game: one for one in saved if one.game}
    try:
        met = list(KnownPeers(paths.known_peers()))
    except (OSError, BadKeyFileError):
        met = []
    marks = {one.fingerprint for one in met}
    names = {one.name.casefold() for one in met}
    found = {}
    for table in tables:
        if table.fingerprint != own and not table.watching:
            stranger = "changed" if table.name.casefold() in names else "new"
            known = "known" if table.fingerprint in marks else stranger
            one = Found(table, known, games.get(table.game))
            found[one.key] = one
    return found


def row(found: Found, compact: bool) -> Row:
    """One line: host, game, state, marks; every mark is a word."""
    table = found.table
    name, game = (10, 15) if compact else (14, 20)
    text = Text()
    text.append(f"{fit(found.name, name):<{name}} ", style="bold")
    text.append(f"{fit(short_title(found.plays, table.variant), game):<{game}} ")
    state = max(map(len, say.STATES.values()))
    text.append(
        f"{say.STATES[table.state]:<{state}} ", style=PALETTE["green" if table.state == "waiting" else "dim"]
    )
    loud = f"bold {PALETTE['red']}" if found.known == "changed" else PALETTE["gold"]
    marks = [(say.KNOWN[found.known], loud)]
    if found.own is not None:
        yours = (say.YOURS, f"bold {PALETTE['green']}")
        marks = [yours] if compact and found.known == "known" else [yours, *marks]
    if table.bot:
        marks.append((say.BOT_MARK, PALETTE["dim"]))
    if table.watchers and not compact:
        marks.append((say.watched_by(table.watchers), PALETTE["dim"]))
    if not table.spectators:
        marks.append((say.PRIVATE, PALETTE["dim"]))
    for number, (mark, style) in enumerate(marks):
        text.append(" · " if number else "", style=PALETTE["dim"])
        text.append(mark, style=style)
    return Row(found.key, text)


def about(found: Found) -> Text:
    """Everything about a table, and what Enter does."""
    table = found.table
    text = Text()
    text.append(f"{found.name}\n", style="bold")
    text.append(f"{table.fingerprint}\n", style=PALETTE["gold"])
    text.append(f"{table.host} {table.port}\n\n", style=PALETTE["dim"])
    text.append(
        say.about_table(
            described(found.plays, table.variant, table.options),
            table.state,
            table.bot,
            table.spectators,
            found.own is not None,
        ),
        style=PALETTE["ink"],
    )
    if table.watchers:
        text.append(f"\n{say.watched_by(table.watchers)}", style=PALETTE["ink"])
    loud = f"bold {PALETTE['red']}" if found.known == "changed" else PALETTE["ink"]
    text.append(f"\n\n{say.ABOUT_KNOWN[found.known]}", style=loud)
    return text
