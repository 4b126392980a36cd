"""What the arena prints, and the page of its report."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import comma, few
from p2pduel.catalogue.sk.words import counted_games, decimal, listed

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

INTERRUPTED: Final = "Prerušené; zatiaľ je tu toto:"
BEGAN: Final = "kto začína"
WON: Final = "výhry"
COUNTS: Final[Mapping[str, str]] = {
    "unfinished": "nedohrané",
    "resigned": "vzdané",
    "errors": "s chybou",
}


def more_broken(count: int) -> str:
    """Games whose errors are not shown."""
    return f"… a ďalšie s chybou: {counted_games(count)}"


def game_broke(number: int, details: str) -> str:
    """A game that ended with an error of the program."""
    return f"hra {number}: {details}"


def gave_up(name: str, why: str) -> str:
    """A bot that resigned."""
    return f"{name} sa vzdáva: {why}"


def report(path: str) -> str:
    """Where the report is."""
    return f"správa: {path}"


def seconds_left(seconds: int) -> str:
    """About how long it still takes."""
    return f"zostáva {seconds} s"


def minutes_left(minutes: int) -> str:
    """About how long it still takes."""
    return f"zostáva {minutes} min"


def played(games: int, what: str, mean: float, shortest: int, longest: int) -> str:
    """How many games of what, and how long they were."""
    return (
        f"{counted_games(games)}, {what}, priemerný počet ťahov {comma(str(mean))} ({shortest} až {longest})"
    )


def of_game(game: str, variant: str, players: int) -> str:
    """What was played, where it is not the usual game."""
    return f"{game} {variant}, hráčov: {players}"


def seat(number: int) -> str:
    """A seat by its number."""
    return f"miesto {number}"


def percent(share: float, low: float, high: float) -> str:
    """A share with its interval, in per cent."""
    return f"{decimal(share, 1)} % ({decimal(low, 1)} až {decimal(high, 1)})"


def speed(decisions: int, seconds: float, decisions_each: float, games_each: float) -> str:
    """How fast it went."""
    each = f"{decisions_each:.0f} rozhodnutí/s, {decimal(games_each, 2)} hier/s"
    return f"rozhodnutia: {decisions} za {decimal(seconds, 1)} s, teda {each}"


# --- the page ---------------------------------------------------------------------------------------------

GAMES_WON: Final = "Vyhrané hry"
FIRST_TURN: Final = "Prvý ťah"
SEATS: Final = "Miesta"
LENGTH: Final = "Dĺžka v ťahoch"
CARDS: Final = "Karty"
CARDS_NOTE: Final = (
    "Ako často vyhráva hru ten, kto kartu postaví alebo zahrá. Vysoký podiel má aj karta, ktorú si víťazi "
    "môžu dovoliť ľahšie než porazení."
)
NONE_FINISHED: Final = "Žiadna hra nie je dohraná."
NO_CARD: Final = "Žiadna karta nebola použitá."
STOPPED: Final = "prerušené pred koncom"
INTERVALS: Final = "Čiary ukazujú 95-percentné intervaly (Wilson)."
COLUMNS: Final = ("karta", "použitia", "výhry", "podiel výhier", "interval")


def title(names: Sequence[str], games: int, what: str) -> str:
    """Who played, how often, what."""
    return f"{listed(names)}: {counted_games(games)}, {what}"


def seed(number: int) -> str:
    """The seed of the match."""
    return f"Semienko {number}"


def decisions(count: int) -> str:
    """How often somebody decided."""
    return few(count, "rozhodnutie", "rozhodnutia", "rozhodnutí")


def so_many(count: int, what: str) -> str:
    """A figure with its word, which is one of COUNTS."""
    return f"{what}: {count}"


def wins_of(wins: int, games: int) -> str:
    """So many of so many."""
    return f"{wins}/{games}"


def began(wins: int, games: int, share: str) -> str:
    """How often whoever began won."""
    said = f"Výhry toho, kto začína: {wins}, dohrané hry: {games}, podiel {share}."
    return f"{said} Boti sa v začínaní striedajú."


def interval(low: float, high: float) -> str:
    """From so many per cent to so many."""
    return f"{low:.0f} až {high:.0f} %"


def lengths(low: int, high: int) -> str:
    """What the chart of lengths shows, for who can't see it."""
    return f"dĺžky hier v ťahoch: {low} až {high}"
