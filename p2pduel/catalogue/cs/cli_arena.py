"""What the arena prints, and the page of its report."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_games, decimal, listed
from p2pduel.catalogue.grammar import comma

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

INTERRUPTED: Final = "Přerušeno; zatím je tu toto:"
BEGAN: Final = "kdo začíná"
WON: Final = "výhry"
COUNTS: Final[Mapping[str, str]] = {
    "unfinished": "nedohráno",
    "resigned": "vzdáno",
    "errors": "s chybou",
}


def more_broken(count: int) -> str:
    """Games whose errors are not shown."""
    return f"… a další s chybou: {counted_games(count)}"


def game_broke(number: int, details: str) -> str:
    """A game that ended with an error of the program."""
    return f"hra {number}: {details}"


def gave_up(name: str, why: str) -> str:
    """A bot that resigned."""
    return f"{name} se vzdává: {why}"


def report(path: str) -> str:
    """Where the report is."""
    return f"zpráva: {path}"


def seconds_left(seconds: int) -> str:
    """About how long it still takes."""
    return f"zbývá {seconds} s"


def minutes_left(minutes: int) -> str:
    """About how long it still takes."""
    return f"zbývá {minutes} min"


def played(games: int, what: str, mean: float, shortest: int, longest: int) -> str:
    """How many games of what, and how long they were."""
    return f"{counted_games(games)}, {what}, průměrný počet tahů {comma(str(mean))} ({shortest} až {longest})"


def of_game(game: str, variant: str, players: int) -> str:
    """What was played, where it is not the usual game."""
    return f"{game} {variant}, hráčů: {players}"


def seat(number: int) -> str:
    """A seat by its number."""
    return f"místo {number}"


def percent(share: float, low: float, high: float) -> str:
    """A share with its interval, in per cent."""
    return f"{decimal(share, 1)} % ({decimal(low, 1)} až {decimal(high, 1)})"


def speed(decisions: int, seconds: float, decisions_each: float, games_each: float) -> str:
    """How fast it went."""
    each = f"{decisions_each:.0f} rozhodnutí/s, {decimal(games_each, 2)} her/s"
    return f"{decisions} rozhodnutí za {decimal(seconds, 1)} s: {each}"


# --- the page ---------------------------------------------------------------------------------------------

GAMES_WON: Final = "Vyhrané hry"
FIRST_TURN: Final = "První tah"
SEATS: Final = "Místa"
LENGTH: Final = "Délka v tazích"
CARDS: Final = "Karty"
CARDS_NOTE: Final = (
    "Jak často vyhrává hru ten, kdo kartu postaví nebo zahraje. Vysoký podíl má i karta, kterou si "
    "vítězové mohou dovolit snáz než poražení."
)
NONE_FINISHED: Final = "Žádná hra není dohraná."
NO_CARD: Final = "Žádná karta nebyla použita."
STOPPED: Final = "přerušeno před koncem"
INTERVALS: Final = "Čáry ukazují 95% intervaly (Wilson)."
COLUMNS: Final = ("karta", "použití", "výhry", "podíl výher", "interval")


def title(names: Sequence[str], games: int, what: str) -> str:
    """Who played, how often, what."""
    return f"{listed(names)}: {counted_games(games)}, {what}"


def seed(number: int) -> str:
    """The seed of the match."""
    return f"Semínko {number}"


def decisions(count: int) -> str:
    """How often somebody decided."""
    return f"{count} rozhodnutí"


def so_many(count: int, what: str) -> str:
    """A figure with its word, which is one of COUNTS."""
    return f"{what}: {count}"


def wins_of(wins: int, games: int) -> str:
    """So many of so many."""
    return f"{wins}/{games}"


def began(wins: int, games: int, share: str) -> str:
    """How often whoever began won."""
    said = f"Výhry toho, kdo začíná: {wins}, dohrané hry: {games}, podíl {share}."
    return f"{said} Boti se v začínání střídají."


def interval(low: float, high: float) -> str:
    """From so many per cent to so many."""
    return f"{low:.0f} až {high:.0f} %"


def lengths(low: int, high: int) -> str:
    """What the chart of lengths shows, for who can't see it."""
    return f"délky her od {low} do {high} tahů"
