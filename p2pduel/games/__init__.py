"""The games, by name. This is the only door to them: a game is loaded when it is asked for, room by room."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # whoever only needs a name loads no game
    from p2pduel.games.door.crew import Crew
    from p2pduel.games.door.decks import Decks
    from p2pduel.games.door.hands import Hands
    from p2pduel.games.door.lines import Lines
    from p2pduel.games.door.screens import Screens
    from p2pduel.games.door.words import Words
    from p2pduel.kernel.ruleset import Ruleset

__all__ = ["DEFAULT", "Game", "UnknownGameError", "game", "known", "register"]

DEFAULT = "duel"
"""The game one gets without asking for another."""


class UnknownGameError(ValueError):
    """There is no game of that name here."""


@dataclass(frozen=True)
class Game:
    """A game and where it lives; each of its rooms is imported when it is first entered."""

    name: str
    home: str
    """The package with the rooms rules, words, bots and screens."""
    variants: tuple[str, ...]
    """The names of its variants, the one for newcomers first; the rules say the rest."""
    seats: tuple[int, ...] = (2,)
    """For how many it is, in any variant."""
    own_decks: tuple[str, ...] = ()
    """The variants to which players bring decks of their own."""

    def _room(self, module: str, name: str) -> Any:
        return getattr(importlib.import_module(f"{self.home}.{module}"), name)

    def _door(self, module: str, name: str) -> Any:
        """What a module calls by that name, if it does; else the module itself is the door."""
        found = importlib.import_module(f"{self.home}.{module}")
        return getattr(found, name, found)

    @cached_property
    def rules(self) -> Ruleset[Any]:
        """The rules: pure, and all that tables need."""
        rules: Ruleset[Any] = self._room("rules.ruleset", "RULESET")
        return rules

    @cached_property
    def crew(self) -> Crew:
        """Its bots: names without loading any, and what makes them."""
        crew: Crew = self._door("bots.crew", "CREW")
        return crew

    @cached_property
    def words(self) -> Words:
        """What everything is called."""
        words: Words = self._door("words.door", "WORDS")
        return words

    @cached_property
    def hands(self) -> Hands:
        """What a person can do at the table, before it is drawn."""
        hands: Hands = self._door("screens.hands", "HANDS")
        return hands

    @cached_property
    def lines(self) -> Lines:
        """The table in sentences, for plain mode."""
        lines: Lines = self._door("screens.lines", "LINES")
        return lines

    @cached_property
    def screens(self) -> Screens:
        """The boards, cards, keys and figures that the screens show."""
        screens: Screens = self._room("screens.door", "SCREENS")
        return screens

    @cached_property
    def decks(self) -> Decks:
        """What may be in a deck of one's own, and the ready decks; only of a game with `own_decks`."""
        decks: Decks = importlib.import_module(f"{self.home}.decks")
        return decks

    def prepare(self) -> None:
        """Load what a table of it needs, every topic of its words included, before anybody waits for it."""
        import pkgutil  # not where somebody only looks for a name

        _ = self.hands, self.screens
        words = importlib.import_module(f"{self.home}.words")
        for topic in pkgutil.iter_modules(words.__path__):
            if not topic.ispkg:
                importlib.import_module(f"{self.home}.words.{topic.name}")


_GAMES: dict[str, Game] = {}


def register(entry: Game) -> Game:
    """Make a game known by its name; the last one of a name counts."""
    _GAMES[entry.name] = entry
    return entry


def known() -> tuple[Game, ...]:
    """Every game there is."""
    return tuple(_GAMES.values())


def game(name: str) -> Game:
    """The game of that name; UnknownGameError if there is none."""
    if name not in _GAMES:
        raise UnknownGameError(name)
    return _GAMES[name]


register(
    Game(
        "duel",
        "p2pduel.games.duel",
        ("intro", "gold", "turmoil", "progress", "princes", "tournament"),
        own_decks=("tournament",),
    )
)
register(Game("island", "p2pduel.games.island", ("beginner", "base", "two"), (2, 3, 4)))
register(
    Game(
        "classic",
        "p2pduel.games.classic",
        (
            "base",
            "knights",
            "politics",
            "barbarians",
            "science",
            "wizards",
            "trade",
            "mixed",
            "tournament",
        ),
        own_decks=("tournament",),
    )
)
