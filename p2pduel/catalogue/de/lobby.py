"""The words of the lobby and of setting up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_steps, listed

__all__ = [
    "ABOUT_ADDRESS",
    "ABOUT_DECK",
    "ABOUT_DECKS",
    "ABOUT_HINTS",
    "ABOUT_HOST",
    "ABOUT_KNOWN",
    "ABOUT_LESSON",
    "ABOUT_NAME",
    "ABOUT_OTHER",
    "ABOUT_PAST",
    "ABOUT_RULES",
    "ABOUT_SETTINGS",
    "ABOUT_WATCH",
    "AGAINST_BOT",
    "AGREE",
    "ALLOWED",
    "ASK_ADDRESS",
    "ASK_NAME",
    "ASK_PAST",
    "ASK_WATCH",
    "BACK_HINT",
    "BOT",
    "BOT_MARK",
    "BUILD_DECK",
    "CATCHING_UP",
    "CHANGED_TITLE",
    "CHANGE_NAME",
    "COMPARE_TITLE",
    "CRASHED",
    "DECK",
    "DETAILS",
    "DIFFERENT",
    "FIRST_LESSON",
    "FORGET_ASK",
    "FORGET_TITLE",
    "FORM_HINT",
    "GAME",
    "HINTS",
    "HOST",
    "JOIN_ADDRESS",
    "KNOWN",
    "K_ADDRESS",
    "K_BACK",
    "K_BOT",
    "K_DECK",
    "K_DELETE",
    "K_HOST",
    "K_JOIN",
    "K_LEAVE_INPUT",
    "K_LESSON",
    "K_NAME",
    "K_PAST",
    "K_RULES",
    "K_WATCH",
    "LACKING",
    "LEARN",
    "LOBBY_HELP",
    "LOOKING",
    "MONTHS",
    "MOTTO",
    "NEXT_GAME",
    "NOT_AGREE",
    "NOT_ALLOWED",
    "NOT_KNOWN",
    "NOT_TO_SEE",
    "NOT_TO_WATCH",
    "NO_PAST",
    "NO_SEARCH",
    "OLDER",
    "OPEN_TABLE",
    "OTHERS",
    "OTHER_BOT_GAME",
    "PAST",
    "PLAY",
    "PLAYERS",
    "PLAY_ANYWAY",
    "PLAY_BOT",
    "PRIVATE",
    "RULES",
    "SAME",
    "SEARCHING",
    "SETTINGS_ROW",
    "SETTING_UP",
    "SETUP_HELP",
    "SPECTATORS",
    "START",
    "STATES",
    "STEPS",
    "TABLES",
    "TAKEN",
    "TERMS_TITLE",
    "UNFINISHED",
    "VARIANT",
    "WAITING_FOR_GUEST",
    "WATCH_ADDRESS",
    "WENT_WRONG",
    "WHAT_NOW",
    "WHICH_VARIANT",
    "WHY",
    "WHY_WATCH",
    "YOURS",
    "YOURSELF",
    "about_bot",
    "about_game",
    "about_table",
    "bot_game",
    "changed_key",
    "compare",
    "fingerprint_line",
    "game_and_variant",
    "go_on",
    "greeting",
    "listening",
    "met",
    "moment",
    "not_played",
    "past_row",
    "step_of",
    "unknown_game",
    "watched_by",
]

# --- lobby ------------------------------------------------------------------------------------------

MOTTO: Final = "Catan zwischen Laptops: kein Server, und niemandem muss man vertrauen"
TABLES: Final = "Tische in diesem Netz"
WHAT_NOW: Final = "Was möchtest du tun?"
DETAILS: Final = "Mehr dazu"
SEARCHING: Final = "Es wird gelauscht … offene Tische in deinem Netz erscheinen hier von selbst."
NO_SEARCH: Final = "Dieses Netz lässt sich nicht durchsuchen. Eine getippte Adresse geht immer."
PLAY_BOT: Final = "Gegen einen Bot spielen"
OTHER_BOT_GAME: Final = "Spiel und Bot wählen …"
HOST: Final = "Einen Tisch öffnen …"
JOIN_ADDRESS: Final = "Mitspielen: Name oder Adresse …"
WATCH_ADDRESS: Final = "Zusehen: Name oder Adresse …"
CHANGE_NAME: Final = "Deinen Namen ändern …"
BUILD_DECK: Final = "Ein Deck bauen …"
UNFINISHED: Final = "Deine offenen Spiele"
OLDER: Final = "Ältere offene Spiele"
PLAY: Final = "Ein neues Spiel"
YOURSELF: Final = "Du und dieses Programm"
SETTINGS_ROW: Final = "Einstellungen …"
ABOUT_SETTINGS: Final = "Dein Name, Sprache, Farben, Zeichen, Bewegung, die Glocke und die Tasten."
OTHERS: Final = "Mit anderen"
K_JOIN: Final = "Setzen"
K_WATCH: Final = "Zusehen"
K_HOST: Final = "Öffnen"
K_BOT: Final = "Bot"
K_ADDRESS: Final = "Adresse"
K_NAME: Final = "Name"
K_DELETE: Final = "Löschen"
K_DECK: Final = "Decks"
K_LESSON: Final = "Lektion"
K_RULES: Final = "Regeln"
K_PAST: Final = "Ansehen"
LEARN: Final = "Lernen und zurückblicken"
FIRST_LESSON: Final = "Erste Lektion: in zehn Minuten spielen lernen"
RULES: Final = "Regeln und Karten …"
PAST: Final = "Ein aufgezeichnetes Spiel ansehen …"
LOBBY_HELP: Final = (
    "Tische, die jemand in deinem Netz öffnet, erscheinen oben: Enter setzt dich an einen "
    "wartenden und lässt "
    "dich einem laufenden zusehen. Darunter steht alles andere: ein Spiel gegen einen Bot, ein eigener "
    "Tisch, eine Adresse, "
    "die dir jemand gesagt hat, und die Spiele, die du nicht beendet hast. Vor dem ersten Spiel "
    "mit jemand Neuem "
    "vergleicht ihr einen Code: dann wisst ihr, dass niemand dazwischensitzt."
)
STATES: Final = {"waiting": "wartet", "playing": "spielt", "finished": "vorbei", "unknown": "?"}
KNOWN: Final = {"known": "bekannt", "new": "neu", "changed": "SCHLÜSSEL!"}
TERMS_TITLE: Final = "Was hier gespielt wird"
AGREE: Final = "Zustimmen und spielen"
NOT_AGREE: Final = "Zurück"
BOT_MARK: Final = "Bot"
PRIVATE: Final = "ohne Publikum"
YOURS: Final = "DEINS"
"""A table where one's own game is on."""


def greeting(name: str) -> str:
    """Who plays here."""
    return f"Du bist {name}"


def fingerprint_line(mark: str) -> str:
    """The own fingerprint."""
    return f"Fingerabdruck {mark}"


def unknown_game(name: str) -> str:
    """A game that others play and this program lacks."""
    return f"„{name}“, hier unbekannt" if name else "hier unbekannt"


LACKING: Final = "Ein Spiel, das diesem Programm fehlt."
NOT_KNOWN: Final = "Dieses Programm kennt das Spiel nicht, das dort gespielt wird."


def game_and_variant(game: str, variant: str) -> str:
    """Which game, and which way to play it."""
    return f"{game} · {variant}"


def bot_game(title: str, bot: str, short: bool) -> str:
    """The game that begins with one Enter."""
    return f"{PLAY_BOT} · {bot}" if short else f"{PLAY_BOT} · {title} · {bot}"


def about_bot(game: str, bot: str, seats: Sequence[str]) -> str:
    """What the bot game is; the first of these seats is one's own."""
    return (
        f"{game}\n\nDeine Seite: {seats[0]}. {bot}: {listed(seats[1:])}. Dieselben versiegelten Karten und "
        "gemeinsamen Würfel wie zwischen zwei Laptops, alle Plätze in diesem Programm. Du kannst "
        "jederzeit gehen: "
        "wenn du zurückkommst, wird dieses Spiel als Erstes angeboten."
    )


ABOUT_OTHER: Final = "Eine andere Variante, ein anderer Bot, ein anderes Deck."
ABOUT_HOST: Final = (
    "Öffnet einen Tisch auf diesem Rechner und sagt es dem Netz. Jemand setzt sich, und das Spiel "
    "beginnt; andere "
    "dürfen zusehen, wenn du es erlaubst."
)
ABOUT_ADDRESS: Final = "Ein Name aus dem Netz, HOST:PORT, wo die Suche nicht hinreicht, oder das Ticket eines Tisches in der Ferne: p2pduel host --anywhere zeigt es dort."
ABOUT_WATCH: Final = "Ein Name aus dem Netz, HOST:PORT, wo die Suche nicht hinreicht, oder die Adresse eines veröffentlichten Spiels: https://…/game.duel."
ABOUT_DECK: Final = "Nur ein Turnier braucht Decks."
ABOUT_DECKS: Final = (
    "Der Deckbau: 33 Karten und 4 Ereignisse für ein Turnier. Kopiere ein fertiges Deck und ändere "
    "es, oder beginne "
    "mit nichts. Was du speicherst, steht neben den fertigen Decks, wenn ein Spiel beginnt."
)
NOT_TO_WATCH: Final = "Diesem Tisch darf nicht zugesehen werden."
TAKEN: Final = "Der Platz ist besetzt; mit „w“ kannst du zusehen."
ABOUT_LESSON: Final = (
    "Ein paar vorbereitete Züge am echten Tisch. Jeder Schritt wird erklärt, und du machst ihn "
    "selbst: würfeln, "
    "bauen, handeln, gewinnen."
)
ABOUT_RULES: Final = "Die Regeln in einfachen Worten und jede Karte, gesucht, während du tippst."
ABOUT_PAST: Final = (
    "Jedes Spiel in deinem Ordner, Schritt für Schritt, vor und zurück, während jeder Beweis darin "
    "noch einmal "
    "geprüft wird."
)
ASK_PAST: Final = "Welches Spiel möchtest du noch einmal sehen?"
NO_PAST: Final = (
    "Noch ist kein Spiel aufgezeichnet. Jedes Spiel, das du spielst oder ansiehst, wird behalten."
)
NOT_TO_SEE: Final = "Dieses Spiel lässt sich nicht zeigen"
ABOUT_NAME: Final = "Der Name, den andere am Tisch und im Netz sehen."


def watched_by(count: int) -> str:
    """How many people watch a table."""
    return f"{count} im Publikum"


def about_table(game: str, state: str, bot: bool, watch: bool, own: bool) -> str:
    """What is played at a table, and what Enter does."""
    lines = [game]
    if bot:
        lines.append("Dort sitzt ein Bot.")
    if own:
        lines.append("Hier läuft dein eigenes Spiel: Enter macht weiter.")
    elif state == "waiting":
        lines.append("Der Platz ist frei: Enter setzt dich hin.")
    elif state == "playing":
        lines.append(
            "Ein Spiel läuft: Enter sieht zu." if watch else "Ein Spiel läuft; niemand darf zusehen."
        )
    else:
        lines.append("Das Spiel dort ist vorbei.")
    return "\n".join(lines)


ABOUT_KNOWN: Final = {
    "known": "Mit diesem Schlüssel hast du schon gespielt.",
    "new": "Neu für dich: vor dem Spiel vergleicht ihr einen Code.",
    "changed": (
        "WARNUNG: dieser Name hatte früher einen anderen Schlüssel. Ein neuer Rechner, oder jemand, der sich "
        "nur so nennt. Frage nach, bevor du spielst."
    ),
}


def go_on(other: str, title: str, when: str, short: bool) -> str:
    """An unfinished game."""
    row = f"Weiterspielen gegen {other}"
    return row if short else f"{row} · {title} · {when}"


MONTHS: Final = (
    "Jan.",
    "Febr.",
    "März",
    "Apr.",
    "Mai",
    "Juni",
    "Juli",
    "Aug.",
    "Sept.",
    "Okt.",
    "Nov.",
    "Dez.",
)


def moment(day: int, month: int, hour: int, minute: int) -> str:
    """A day of this year and the time of day."""
    return f"{day}. {MONTHS[month - 1]} {hour:02}:{minute:02}"


def past_row(names: Sequence[str], title: str, when: str) -> str:
    """A recorded game."""
    return f"{' – '.join(names)} · {title} · {when}"


def about_game(envelopes: int, file: str, bot: bool, seat: int) -> str:
    """What continuing does."""
    how = (
        "Der Bot macht weiter, wo er war."
        if bot
        else (
            "Dein Tisch öffnet sich wieder, und die andere Seite findet ihn."
            if seat == 0
            else "Der Tisch der anderen Seite wird im Netz gesucht und dort, wo er zuletzt war."
        )
    )
    return f"{how}\n\n{counted_steps(envelopes)}, gespeichert in\n{file}"


FORGET_TITLE: Final = "Dieses Spiel löschen?"
FORGET_ASK: Final = "Seine Datei wird gelöscht, und es kann nie mehr weitergehen."

# --- forms ------------------------------------------------------------------------------------------

GAME: Final = "Spiel"
VARIANT: Final = "Spiel"
WHICH_VARIANT: Final = "Variante"
PLAYERS: Final = "Personen"
BOT: Final = "Bot"
SPECTATORS: Final = "Publikum"
DECK: Final = "Deck"
HINTS: Final = "Tipps"
ABOUT_HINTS: Final = (
    "Ob beide einen Bot fragen dürfen, was er täte. Das gehört zu den Bedingungen, die beide unterschreiben."
)
ALLOWED: Final = "ja"
NOT_ALLOWED: Final = "nein"
FORM_HINT: Final = "Enter oder ← → ändert eine Zeile; die letzte Zeile beginnt."
OPEN_TABLE: Final = "Den Tisch öffnen"
START: Final = "Das Spiel beginnen"
ASK_ADDRESS: Final = "Name am Tisch, NAME#FINGERABDRUCK, HOST:PORT oder ein Ticket (endpoint…)"
ASK_WATCH: Final = "Name am Tisch, NAME#FINGERABDRUCK, HOST:PORT oder https://…/game.duel"
ASK_NAME: Final = "Dein Name, wie andere ihn sehen"
K_LEAVE_INPUT: Final = "Verlassen"

# --- people -----------------------------------------------------------------------------------------

COMPARE_TITLE: Final = "Jemand Neues"
CHANGED_TITLE: Final = "WARNUNG: ein anderer Schlüssel"
SAME: Final = "Er ist gleich"
DIFFERENT: Final = "Nicht spielen"
PLAY_ANYWAY: Final = "Trotzdem spielen"


def compare(name: str, code: str) -> str:
    """Before the first game with somebody: one code of both keys, the same on both screens."""
    return (
        f"Du triffst {name} zum ersten Mal. Ihr seht jetzt beide einen Code; lest ihn einander vor, "
        "am Telefon oder "
        f"nebeneinander:\n\n   {code}\n\nIst er auf beiden Bildschirmen gleich, sitzt niemand "
        "zwischen euch, jetzt "
        "nicht und später nicht: dieses Programm erkennt den Schlüssel wieder."
    )


def changed_key(name: str, theirs: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"Du kennst {name} mit einem anderen Schlüssel!\n\n   früher: {listed(list(before))}\n   "
        f"jetzt: {theirs}\n\n"
        f"Vielleicht ein neuer Rechner, vielleicht gibt sich jemand als {name} aus. Frage nach, "
        "bevor du spielst."
    )


def not_played(name: str) -> str:
    """The fingerprints differed."""
    return f"Du hast nicht mit {name} gespielt. Nichts wurde gemerkt."


# --- set-up -----------------------------------------------------------------------------------------

SETTING_UP: Final = "Der Tisch wird gedeckt"
AGAINST_BOT: Final = "Du gegen einen Bot: zwei versiegelte Plätze in einem Programm"
WAITING_FOR_GUEST: Final = "Warten, bis sich jemand setzt"
NEXT_GAME: Final = "Das nächste Spiel mit derselben Person"
LOOKING: Final = "Der Tisch wird gesucht"
CATCHING_UP: Final = "Das Spiel wird von Anfang an gelesen"
WENT_WRONG: Final = "Es hat nicht geklappt"
K_BACK: Final = "Zurück"
BACK_HINT: Final = "Esc: zurück in die Lobby"
STEPS: Final = (
    "Beide Seiten machen einen Schlüssel für dieses Spiel und beweisen, dass sie ihn kennen.",
    (
        "Jeder Stapel wird unter beiden Schlüsseln versiegelt, dann von beiden gemischt, jedes Mischen "
        "mit Beweis."
    ),
    "Startkarten werden verteilt: niemand kann eine Karte ohne den Anteil der anderen Seite öffnen.",
)
WHY: Final = (
    "Warum niemand schummeln kann: einen Stapel, den beide gemischt haben, kennt keiner von "
    "beiden, jeder Schritt "
    "ist unterschrieben und bewiesen, und dein Programm prüft jeden Beweis, bevor es etwas glaubt."
)
WHY_WATCH: Final = (
    "Du siehst, was alle sehen dürfen. Dein Programm prüft jede Unterschrift, jedes Mischen und "
    "jeden Zug selbst; es "
    "nimmt niemanden beim Wort."
)
SETUP_HELP: Final = (
    "Die Karten werden von beiden Seiten versiegelt und gemischt. Von dir wird noch nichts verlangt."
)


def listening(address: str, name: str) -> str:
    """Where the table can be found."""
    return f"Andere sehen ihn als „{name}“; wo die Suche nicht hinreicht, geht {address}."


def step_of(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"{done} von {total} Schritten"


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} ist da · Fingerabdruck {mark}"


CRASHED: Final = (
    "Die Anzeige ist ausgefallen; dein Spiel ist gespeichert. Starte p2pduel neu und mach in der Lobby "
    "weiter."
)
