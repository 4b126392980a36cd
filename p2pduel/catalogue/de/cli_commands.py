"""The commands of the command line: a line and a sentence about each, and what their options mean."""

from collections.abc import Mapping, Sequence
from typing import Final

__all__ = [
    "ACCEPT",
    "ANYWHERE",
    "DECK",
    "DECKS",
    "DECKS_OR_FIRST",
    "DECK_ACT",
    "DECK_NAME",
    "FORCE",
    "GAMES",
    "GUEST",
    "HEADLESS",
    "HINTS",
    "JOBS",
    "JOURNAL",
    "JOURNAL_FILE",
    "JOURNAL_OR_EVIDENCE",
    "JSON_ARRAY",
    "JSON_AT_END",
    "JSON_OBJECT",
    "LANGUAGE",
    "LOBBY_NAME",
    "MADE_FILE",
    "MAX_TURNS",
    "NAME_AT_TABLE",
    "NAME_UNTIL",
    "NEW_NAME",
    "NO_MDNS",
    "NO_RELAY",
    "NO_SPECTATORS",
    "OPTION",
    "OVERVIEW",
    "PAGE_LIVE",
    "PAGE_VERIFIES",
    "PLAIN",
    "PLAYERS",
    "PORT",
    "PUBLISH",
    "READY_DECK",
    "RELAY",
    "REPORT",
    "SEED",
    "SUMMARIES",
    "TABLE",
    "TAKE_OVER",
    "TELL",
    "TEXT",
    "WATCHED_TABLE",
    "bots",
    "decider",
    "formats",
    "game",
    "listen",
    "timed_bots",
    "timeout",
]

OVERVIEW: Final[Mapping[str, str]] = {
    "lesson": "Das Spiel lernen: ein paar vorbereitete Züge, erklärt",
    "play": "Sofort ein Spiel gegen einen Bot",
    "lobby": "Tische, Menschen und offene Spiele",
    "host": "Einen Tisch öffnen und auf jemanden warten",
    "join": "Sich an einen Tisch in diesem Netz setzen",
    "watch": "Einem Spiel zusehen und alles prüfen",
    "peers": "Welche Tische es gibt",
    "games": "Welche Spiele und Varianten es gibt",
    "verify": "Ein aufgezeichnetes Spiel prüfen und nichts glauben",
    "replay": "Ein aufgezeichnetes Spiel erzählen",
    "export": "Ein aufgezeichnetes Spiel als Seite, Text oder Film",
    "demo": "Zwei Bots mit Publikum zeigen, wie es geht",
    "identity": "Dein Name und dein Fingerabdruck",
    "arena": "Viele Spiele zwischen zwei Bots",
    "deck": "Turnierdecks: bauen, auflisten, zeigen, prüfen",
    "engine": "Die Regeln in JSON-Zeilen, für andere Programme",
    "doctor": "Kann dieser Rechner spielen, und was ist zu tun",
    "completion": "Vervollständigung für deine Shell",
}
"""Every command with its line in the overview."""

SUMMARIES: Final[Mapping[str, str]] = {
    "lesson": (
        "Das Spiel in zehn Minuten lernen: ein paar vorbereitete Züge am echten Tisch, jeder Schritt erklärt."
    ),
    "play": (
        "Gegen einen Bot spielen: kein Netz, kein Aufbau, dieselben versiegelten Karten wie zwischen "
        "zwei Laptops."
    ),
    "lobby": (
        "Sehen, welche Tische es gibt, einen öffnen, gegen einen Bot spielen, ein offenes Spiel fortsetzen."
    ),
    "host": "Einen Tisch auf diesem Rechner öffnen, ankündigen, ein Spiel spielen, gehen.",
    "join": "Sich an einen Tisch in diesem Netz setzen und ein Spiel spielen.",
    "watch": (
        "Einem Spiel vom Anfang seiner Mitschrift an zusehen und jeden Schritt prüfen; wer "
        "zusieht, kann nichts ändern."
    ),
    "peers": "Die Tische auflisten, die sich in diesem Netz ankündigen.",
    "games": "Die Spiele auflisten, ihre Varianten, für wie viele sie sind und mit wie vielen Punkten man gewinnt.",
    "verify": (
        "Ein Spiel oder eine Belegdatei ohne Netz prüfen: Unterschriften, Kette, Festlegungen, "
        "Beweise, Regeln, "
        "Prüfung am Ende, Ergebnis."
    ),
    "replay": (
        "Ein aufgezeichnetes Spiel noch einmal sehen, Schritt für Schritt am Tisch; oder in Sätzen erzählt."
    ),
    "export": (
        "Aus einem aufgezeichneten Spiel eine Seite für Browser, einen Text oder einen Film für "
        "Terminals machen; wer das bekommt, braucht kein Programm."
    ),
    "demo": (
        "Zwei Bots und jemand im Publikum, drei Prozesse auf diesem Rechner, spielen ein ganzes "
        "Spiel und prüfen einander."
    ),
    "identity": "Deinen Namen und den Fingerabdruck deines Schlüssels zeigen; den Namen setzen.",
    "arena": "Viele Spiele zwischen Bots auf diesem Rechner spielen und zählen, wer gewinnt.",
    "deck": "Turnierdecks bauen, auflisten, zeigen und prüfen.",
    "engine": "Die Regeln sprechen: ein JSON-Objekt je Zeile hinein, eines heraus.",
    "doctor": "Terminal, Netz, Schlüssel und Ordner ansehen und sagen, was zu tun ist.",
    "completion": "Ein Skript zur Vervollständigung für bash, zsh oder fish ausgeben.",
}
"""What the help of each command begins with."""

# --- options ----------------------------------------------------------------------------------------------

LANGUAGE: Final = "en, de, cs oder sk (sonst: deine Einstellung, sonst die Sprache des Systems)"
LOBBY_NAME: Final = "dein Name in der Lobby, bis du sie verlässt"
NAME_UNTIL: Final = "dein Name, bis du gehst (sonst: der eingestellte)"
NAME_AT_TABLE: Final = "dein Name am Tisch (sonst: der eingestellte)"
NEW_NAME: Final = "so heißt du von jetzt an"
GUEST: Final = "mit einer Identität spielen, die nur für dieses Spiel gemacht ist"
NO_MDNS: Final = "im Netz nichts ankündigen"
NO_SPECTATORS: Final = "niemand darf hier zusehen"
JOURNAL: Final = "das Spiel hier aufschreiben; ein offenes Spiel darin geht weiter"
DECK: Final = "dein Deck im Turnier"
READY_DECK: Final = "Turnier: ein fertiges Deck oder eine Deckdatei"
HEADLESS: Final = "kein Bildschirm: ein JSON-Ereignis je Zeile"
PLAIN: Final = "kein Bildschirm: nummerierte Auswahl und Sätze, Zeile für Zeile"
JSON_OBJECT: Final = "ein JSON-Objekt ausgeben"
JSON_AT_END: Final = "am Ende ein JSON-Objekt ausgeben"
JSON_ARRAY: Final = "ein JSON-Array ausgeben"
PORT: Final = "0 = irgendeiner (üblich)"
HINTS: Final = "beide dürfen nach Tipps fragen"
PLAYERS: Final = "wie viele spielen, wo ein Spiel das offenlässt"
TABLE: Final = "ohne: der einzige wartende Tisch; mit #FINGERABDRUCK dahinter nur, wer diesen Schlüssel hat"
WATCHED_TABLE: Final = (
    "ein Tisch oder die Adresse eines veröffentlichten Spiels; ohne: der einzige Tisch, den es gibt"
)
PUBLISH: Final = "game.duel und index.json dort für einen Webserver aktuell halten"
ANYWHERE: Final = "auch jemanden über das Internet einlassen, mit einem Ticket"
RELAY: Final = "die andere Seite über dieses Relay finden; n0: die öffentlichen, gemerkt"
NO_RELAY: Final = "die andere Seite ohne Relay finden"
TAKE_OVER: Final = (
    "diesen Platz hier spielen, obwohl eine andere Kopie des Spiels ihn spielt; die hört dann auf"
)
ACCEPT: Final = (
    "im Voraus zustimmen: game=NAME, variant=NAME, hints=yes, claim=SEKUNDEN, policy=closed oder eine "
    "Option des Spiels"
)
GAMES: Final = "sonst 100"
SEED: Final = "gleicher Startwert, gleiche Spiele"
JOBS: Final = "Prozesse, sonst 1"
MAX_TURNS: Final = "danach gilt ein Spiel als nicht beendet, sonst 1000"
REPORT: Final = "eine Seite mit Schaubildern schreiben"
DECKS: Final = "Turnierdecks nach Name oder Datei"
DECKS_OR_FIRST: Final = "Turnierdecks nach Name oder Datei (sonst: das erste)"
DECK_ACT: Final = "was zu tun ist; build öffnet den Deckbau"
DECK_NAME: Final = "ein fertiges Deck, eines von dir, oder eine Datei (nicht bei list); bei sets: die Namen derer, die du besitzt, all oder none"
JOURNAL_FILE: Final = "ein Journal (.duel)"
JOURNAL_OR_EVIDENCE: Final = "ein Journal (.duel) oder ein Beleg"
TEXT: Final = "ausgeben: jeder Zug in Notation, und was daraus wurde"
TELL: Final = "Schritt für Schritt in Sätzen erzählen, vor und zurück"
MADE_FILE: Final = "die Datei, die entsteht"
FORCE: Final = "OUT überschreiben, wenn es das schon gibt"
PAGE_LIVE: Final = "mit --publish: dazu eine Seite live.html, die das Spiel in jedem Browser zeigt und prüft; in FOLDER hat npm pyodide und libsodium-wrappers-sumo abgelegt"
PAGE_VERIFIES: Final = (
    "die Seite kann das Spiel selbst prüfen, mit den Bibliotheken, die npm dort abgelegt hat"
)


def game(names: Sequence[str], usual: str) -> str:
    """Which games there are."""
    return f"{', '.join(names)} (sonst {usual})"


def formats(names: Sequence[str], usual: str) -> str:
    """Which kinds of files a game can be made into."""
    return f"{', '.join(names)} (sonst: wie OUT endet, sonst {usual})"


def bots(names: Sequence[str]) -> str:
    """Which bots there are."""
    return f"{', '.join(names)}, cmd:PROGRAMM"


def timed_bots(names: Sequence[str]) -> str:
    """Which bots there are, and how one is told to think."""
    return f"{', '.join(names)}, cmd:PROGRAMM; planner:0.1 denkt 0,1 s"


def decider(names: Sequence[str]) -> str:
    """Which bots may decide."""
    return f"wer entscheidet: {', '.join(names)}, cmd:PROGRAMM"


def timeout(seconds: int) -> str:
    """How long a table is looked for."""
    return f"so lange nach dem Tisch suchen (sonst {seconds})"


def listen(seconds: int) -> str:
    """How long tables are listened for."""
    return f"so lange lauschen (sonst {seconds})"


OPTION: Final = "etwas an den Regeln festlegen, wo eine Variante Optionen hat (p2pduel games)"
