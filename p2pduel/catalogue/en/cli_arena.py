"""What the arena prints, and the page of its report."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_games, listed
from p2pduel.catalogue.grammar import one

__all__ = [
    "BEGAN",
    "CARDS",
    "CARDS_NOTE",
    "COLUMNS",
    "COUNTS",
    "FIRST_TURN",
    "GAMES_WON",
    "INTERRUPTED",
    "INTERVALS",
    "LENGTH",
    "NONE_FINISHED",
    "NO_CARD",
    "SEATS",
    "STOPPED",
    "WON",
    "began",
    "decisions",
    "game_broke",
    "gave_up",
    "interval",
    "lengths",
    "minutes_left",
    "more_broken",
    "of_game",
    "percent",
    "played",
    "report",
    "seat",
    "seconds_left",
    "seed",
    "so_many",
    "speed",
    "title",
    "wins_of",
]

INTERRUPTED: Final = "Interrupted; this is what there is:"
BEGAN: Final = "whoever began"
WON: Final = "won"
COUNTS: Final[Mapping[str, str]] = {
    "unfinished": "unfinished",
    "resigned": "resigned",
    "errors": "errors",
}


def more_broken(count: int) -> str:
    """Games whose errors are not shown."""
    return f"… and {counted_games(count)} more that broke"


def game_broke(number: int, details: str) -> str:
    """A game that ended with an error of the program."""
    return f"game {number}: {details}"


def gave_up(name: str, why: str) -> str:
    """A bot that resigned."""
    return f"{name} gave up: {why}"


def report(path: str) -> str:
    """Where the report is."""
    return f"report: {path}"


def seconds_left(seconds: int) -> str:
    """About how long it still takes."""
    return f"{seconds} s left"


def minutes_left(minutes: int) -> str:
    """About how long it still takes."""
    return f"{minutes} min left"


def played(games: int, what: str, mean: float, shortest: int, longest: int) -> str:
    """How many games of what, and how long they were."""
    return f"{counted_games(games)} of {what}, {mean} turns on average ({shortest} to {longest})"


def of_game(game: str, variant: str, players: int) -> str:
    """What was played, where it is not the usual game."""
    return f"{game} {variant} for {players}"


def seat(number: int) -> str:
    """A seat by its number."""
    return f"seat {number}"


def percent(share: float, low: float, high: float) -> str:
    """A share with its interval, in per cent."""
    return f"{share:.1f} % ({low:.1f} to {high:.1f})"


def speed(decisions: int, seconds: float, decisions_each: float, games_each: float) -> str:
    """How fast it went."""
    each = f"{decisions_each:.0f} decisions/s, {games_each:.2f} games/s"
    return f"{decisions} decisions in {seconds:.1f} s: {each}"


# --- the page ---------------------------------------------------------------------------------------------

GAMES_WON: Final = "Games won"
FIRST_TURN: Final = "The first turn"
SEATS: Final = "The seats"
LENGTH: Final = "Length in turns"
CARDS: Final = "Cards"
CARDS_NOTE: Final = (
    "How often whoever built or played a card won the game. A card that winners can afford more easily than "
    "losers shows a high share, too."
)
NONE_FINISHED: Final = "No game was finished."
NO_CARD: Final = "No card was used."
STOPPED: Final = "interrupted before its end"
INTERVALS: Final = "Lines show 95 % intervals (Wilson)."
COLUMNS: Final = ("card", "used", "won", "share of wins", "interval")


def title(names: Sequence[str], games: int, what: str) -> str:
    """Who played, how often, what."""
    return f"{listed(names)}: {counted_games(games)} of {what}"


def seed(number: int) -> str:
    """The seed of the match."""
    return f"Seed {number}"


def decisions(count: int) -> str:
    """How often somebody decided."""
    return one(count, "decision", "decisions")


def so_many(count: int, what: str) -> str:
    """A figure with its word, which is one of COUNTS."""
    return f"{count} {what}"


def wins_of(wins: int, games: int) -> str:
    """So many of so many."""
    return f"{wins} of {games}"


def began(wins: int, games: int, share: str) -> str:
    """How often whoever began won."""
    said = f"Whoever began won {wins} of {counted_games(games)} that were finished: {share}."
    return f"{said} The bots took turns to begin."


def interval(low: float, high: float) -> str:
    """From so many per cent to so many."""
    return f"{low:.0f} to {high:.0f} %"


def lengths(low: int, high: int) -> str:
    """What the chart of lengths shows, for who can't see it."""
    return f"game lengths from {low} to {high} turns"
