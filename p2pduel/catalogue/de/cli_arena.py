"""What the arena prints, and the page of its report."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_games, decimal, listed
from p2pduel.catalogue.grammar import comma, one

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

INTERRUPTED: Final = "Unterbrochen; so weit ist es:"
BEGAN: Final = "wer anfing"
WON: Final = "gewonnen"
COUNTS: Final[Mapping[str, str]] = {
    "unfinished": "nicht beendet",
    "resigned": "aufgegeben",
    "errors": "mit Fehlern",
}


def more_broken(count: int) -> str:
    """Games whose errors are not shown."""
    return f"… und weitere mit Fehlern: {counted_games(count)}"


def game_broke(number: int, details: str) -> str:
    """A game that ended with an error of the program."""
    return f"Spiel {number}: {details}"


def gave_up(name: str, why: str) -> str:
    """A bot that resigned."""
    return f"{name} hat aufgegeben: {why}"


def report(path: str) -> str:
    """Where the report is."""
    return f"Bericht: {path}"


def seconds_left(seconds: int) -> str:
    """About how long it still takes."""
    return f"noch {seconds} s"


def minutes_left(minutes: int) -> str:
    """About how long it still takes."""
    return f"noch {minutes} min"


def played(games: int, what: str, mean: float, shortest: int, longest: int) -> str:
    """How many games of what, and how long they were."""
    return f"{counted_games(games)}, {what}, im Mittel {comma(str(mean))} Züge ({shortest} bis {longest})"


def of_game(game: str, variant: str, players: int) -> str:
    """What was played, where it is not the usual game."""
    return f"{game} {variant} für {players}"


def seat(number: int) -> str:
    """A seat by its number."""
    return f"Platz {number}"


def percent(share: float, low: float, high: float) -> str:
    """A share with its interval, in per cent."""
    return f"{decimal(share, 1)} % ({decimal(low, 1)} bis {decimal(high, 1)})"


def speed(decisions: int, seconds: float, decisions_each: float, games_each: float) -> str:
    """How fast it went."""
    each = f"{decisions_each:.0f} Entscheidungen/s, {decimal(games_each, 2)} Spiele/s"
    return f"{decisions} Entscheidungen in {decimal(seconds, 1)} s: {each}"


# --- the page ---------------------------------------------------------------------------------------------

GAMES_WON: Final = "Gewonnene Spiele"
FIRST_TURN: Final = "Der erste Zug"
SEATS: Final = "Die Plätze"
LENGTH: Final = "Länge in Zügen"
CARDS: Final = "Karten"
CARDS_NOTE: Final = (
    "Wie oft das Spiel gewann, wer eine Karte gebaut oder gespielt hat. Auch eine Karte, die sich "
    "eher leisten kann, "
    "wer ohnehin gewinnt, zeigt einen hohen Anteil."
)
NONE_FINISHED: Final = "Kein Spiel wurde beendet."
NO_CARD: Final = "Keine Karte wurde gebraucht."
STOPPED: Final = "vor dem Ende unterbrochen"
INTERVALS: Final = "Striche zeigen 95-%-Intervalle (Wilson)."
COLUMNS: Final = ("Karte", "gebraucht", "gewonnen", "Anteil der Siege", "Intervall")


def title(names: Sequence[str], games: int, what: str) -> str:
    """Who played, how often, what."""
    return f"{listed(names)}: {counted_games(games)}, {what}"


def seed(number: int) -> str:
    """The seed of the match."""
    return f"Startwert {number}"


def decisions(count: int) -> str:
    """How often somebody decided."""
    return one(count, "Entscheidung", "Entscheidungen")


def so_many(count: int, what: str) -> str:
    """A figure with its word, which is one of COUNTS."""
    return f"{count} {what}"


def wins_of(wins: int, games: int) -> str:
    """So many of so many."""
    return f"{wins} von {games}"


def began(wins: int, games: int, share: str) -> str:
    """How often whoever began won."""
    said = f"Wer anfing, gewann {wins} von {games} beendeten Spielen: {share}."
    return f"{said} Die Bots fingen abwechselnd an."


def interval(low: float, high: float) -> str:
    """From so many per cent to so many."""
    return f"{low:.0f} bis {high:.0f} %"


def lengths(low: int, high: int) -> str:
    """What the chart of lengths shows, for who can't see it."""
    return f"Länge der Spiele von {low} bis {high} Zügen"
