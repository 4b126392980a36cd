"""The words of plain mode; cards, questions and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from p2pduel.catalogue.de.words import counted_games, counted_moves, either, listed
from p2pduel.catalogue.grammar import upper

__all__ = [
    "AFTER_HELP",
    "AGREE_ASK",
    "CANT_GO_BACK",
    "CHAPTERS",
    "DEALT",
    "GAME_OVER",
    "HOW_TO_LEAVE",
    "LINK",
    "NOBODY_TO_TRUST",
    "NOTHING_ASKED",
    "NOTHING_REFUSED",
    "NOTHING_TO_ALLOW",
    "NOT_BEGUN",
    "NOT_OVER",
    "NOT_UNDERSTOOD",
    "NO_ADVICE",
    "NO_HINTS",
    "OFFERED_ADJOURN",
    "OFFERED_DRAW",
    "ONLY_WATCHING",
    "PLAYING_ON",
    "REMATCH_ASK",
    "RESIGN_ASK",
    "RESUMED",
    "SAY_WHAT",
    "SHUFFLING",
    "STILL_EMPTY",
    "TAKEN_BACK",
    "TOO_LATE",
    "TRUSTED",
    "UNDER_WAY",
    "UNFINISHED",
    "WATCHING",
    "WELCOME",
    "adjourn_offered",
    "advice",
    "back_at_table",
    "broken",
    "changed",
    "deciding",
    "draw_offered",
    "evening",
    "helps",
    "kept",
    "listening",
    "met",
    "new_cards",
    "no_card_there",
    "no_rule",
    "no_such",
    "own_mark",
    "place_in",
    "range_of",
    "rematch_asked",
    "replay_helps",
    "replay_title",
    "result",
    "saved",
    "says",
    "sentence",
    "stopped",
    "stranger",
    "takeback_asked",
    "unknown_card",
    "watch_helps",
    "withdrawn",
]

AFTER_HELP: Final = (
    "Das Spiel ist vorbei. revanche: noch ein Spiel. nein: gehen.",
    "Diese Wörter gehen noch: tisch, stapel, verlauf, karte NAME, regeln WORT, regel NUMMER.",
)
AGREE_ASK: Final = "Bist du einverstanden, so zu spielen? Tippe ja, oder beenden, um zu gehen."
WELCOME: Final = "Einfacher Modus: jede Frage hat nummerierte Antworten. Tippe ? für Hilfe."
WATCHING: Final = "Du siehst zu. Tippe ? für Hilfe."
SHUFFLING: Final = "Die Karten werden von beiden Seiten gemischt und verteilt; das dauert einen Moment."
DEALT: Final = "Die Karten sind verteilt."
RESUMED: Final = "Das Spiel geht weiter, wo es aufgehört hat. Das ist zuletzt geschehen:"
UNDER_WAY: Final = "Das Spiel läuft. Das ist zuletzt geschehen:"
TAKEN_BACK: Final = "Ein Zug wurde zurückgenommen."
NOTHING_ASKED: Final = "Du wirst gerade nichts gefragt."
NOT_UNDERSTOOD: Final = "Das verstehe ich nicht. Tippe eine Nummer, oder ? für Hilfe."
CANT_GO_BACK: Final = "Hier ist keine Wahl zurückzunehmen. Um einen Zug zurückzunehmen, tippe rückgängig."
NOTHING_REFUSED: Final = "Es gibt nichts, was du jetzt nicht tun kannst."
SAY_WHAT: Final = "Was sagen? Zum Beispiel: sagen viel Glück."
RESIGN_ASK: Final = (
    "Aufgeben: die andere Seite gewinnt sofort. Tippe ja, um es zu tun, oder etwas anderes, um "
    "weiterzuspielen."
)
REMATCH_ASK: Final = "Möchtest du noch einmal spielen? Tippe revanche, oder nein, um zu gehen."
HOW_TO_LEAVE: Final = "Tippe nein, um zu gehen."
GAME_OVER: Final = (
    "Das Spiel ist vorbei. Tippe revanche für noch ein Spiel, nein, um zu gehen, oder ? für Hilfe."
)
NOT_OVER: Final = "Das Spiel ist noch nicht vorbei; eine Revanche kommt danach."
PLAYING_ON: Final = "Es ist nichts geschehen."
NO_HINTS: Final = "Dieses Spiel wird ohne Tipps gespielt."
NO_ADVICE: Final = "In diesem Spiel gibt niemand Tipps."
TOO_LATE: Final = "Das Spiel ist weitergegangen; die Frage ist beantwortet."
CHAPTERS: Final = "Die Regeln haben diese Kapitel. Um eines zu hören, tippe regeln und seinen Namen:"
NOBODY_TO_TRUST: Final = "Es gibt keinen neuen Schlüssel zu merken."
TRUSTED: Final = "Der Schlüssel ist gemerkt."
NOTHING_TO_ALLOW: Final = "Niemand hat dich gebeten, etwas zurücknehmen zu dürfen."
OFFERED_DRAW: Final = "Du bietest Unentschieden an. Das Angebot gilt bis zum nächsten Zug."
OFFERED_ADJOURN: Final = "Du schlägst vor, ein andermal weiterzuspielen. Das gilt bis zum nächsten Zug."
STILL_EMPTY: Final = "Noch ist nichts geschehen."
NOT_BEGUN: Final = "Das Spiel hat noch nicht begonnen."
UNFINISHED: Final = "Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende."
ONLY_WATCHING: Final = "Du siehst nur zu."
LINK: Final = {
    "connected": "Die andere Seite ist verbunden.",
    "lost": (
        "Die Verbindung ist weg; sie wird neu aufgebaut. Das Spiel ist gespeichert, und keine Zeit läuft ab."
    ),
}


def helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything a player may type; what the words about the table tell is the game's to say."""
    return (
        "Tippe die Nummer einer Antwort und drücke Enter. Diese Wörter gehen jederzeit:",
        "zurück: den letzten Teil einer Wahl zurücknehmen, die du gerade zusammenstellst.",
        "nochmal: die Frage und die Antworten noch einmal hören.",
        "warum: hören, was du jetzt nicht tun kannst, und warum.",
        "tipp: hören, was ein einfacher Bot hier wählen würde.",
        *table,
        "verlauf: was zuletzt geschehen ist. verlauf 40: die letzten vierzig.",
        "rückgängig: deinen letzten Zug zurücknehmen, wo das möglich ist.",
        "sagen TEXT: der anderen Seite etwas sagen.",
        "remis: Unentschieden anbieten oder annehmen. vertagen: vorschlagen oder zustimmen, ein andermal weiterzuspielen.",
        "erlauben: zustimmen, dass die andere Seite einen Zug zurücknimmt.",
        "vertrauen: den Schlüssel der anderen Seite merken, wenn ihr die Fingerabdrücke verglichen habt.",
        "aufgeben: das Spiel aufgeben. beenden: gehen; das Spiel ist gespeichert und kann weitergehen.",
        "revanche: wenn das Spiel vorbei ist, um ein weiteres bitten.",
    )


def watch_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything somebody who watches may type."""
    return (
        "Du siehst zu; das Spiel erzählt sich selbst. Diese Wörter gehen jederzeit:",
        *table,
        "verlauf: was zuletzt geschehen ist.",
        "beenden: nicht mehr zusehen.",
    )


def replay_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything that may be typed at a record."""
    return (
        "Drücke Enter, oder tippe weiter, für den nächsten Zug. Diese Wörter gehen auch:",
        "zurück: einen Zug zurück. weiter 10 und zurück 10: zehn Züge auf einmal.",
        "zug 5: zum Anfang von Zug 5 gehen. ende und anfang: der letzte und der erste Zug.",
        *table,
        "alle: alles von hier bis zum Ende erzählen. beenden: gehen.",
    )


def deciding(name: str) -> str:
    """Somebody else is asked."""
    return f"{name} entscheidet."


def range_of(count: int, back: bool) -> str:
    """The line after the choices; scripts wait for it."""
    asked = "Deine Wahl, 1" if count == 1 else f"Deine Wahl, 1 bis {count}"
    return f"{asked}{', oder zurück' if back else ''}:"


def sentence(said: str) -> str:
    """What another part of the program said, as a sentence."""
    return upper(said) if said.endswith((".", "!", "?", ":")) else f"{upper(said)}."


def no_such(count: int) -> str:
    """A number that is no choice."""
    return f"Eine solche Antwort gibt es nicht; die Nummern gehen von 1 bis {count}."


def advice(number: int, choice: str, reason: str) -> str:
    """What a bot would do, and why."""
    return f"Tipp: {number}, {choice}. Der Grund: {reason}."


def says(name: str, text: str) -> str:
    """A line of chat, as it was typed."""
    return f"{name} sagt: {text}"


def new_cards(names: Sequence[str]) -> str:
    """What has come into the own hand."""
    return f"Neu auf deiner Hand: {listed(names)}."


def no_rule(typed: str) -> str:
    """The rules do not speak of it."""
    return f"Die Regeln sagen nichts über {typed}. Tippe nur regeln, um ihre Kapitel zu hören."


def no_card_there(number: int) -> str:
    """A number that was typed for a card names none."""
    return f"Antwort {number} ist keine Karte."


def unknown_card(name: str, like: Sequence[str]) -> str:
    """No card of that name; some that are like it."""
    near = f" Meinst du {either(like)}?" if like else ""
    return f"Keine Karte heißt {name}.{near}"


def listening(address: str) -> str:
    """The table is open."""
    return f"Der Tisch ist offen: {address}. Warten, bis sich jemand setzt."


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} ist da. Fingerabdruck: {mark}."


def stranger(name: str, code: str) -> str:
    """Somebody new."""
    return (
        f"Du triffst {name} zum ersten Mal. Ihr seht jetzt beide einen Code: {code}. Lest ihn "
        "einander vor, nebeneinander "
        "oder am Telefon; ist er auf beiden Seiten gleich, tippe vertrauen, und der Schlüssel ist gemerkt."
    )


def changed(name: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"Warnung: {name} hatte früher einen anderen Schlüssel: {', '.join(before)}. Das kann "
        "jemand anderes sein. "
        "Tippe ja, um trotzdem zu spielen, oder beenden, um zu gehen."
    )


def own_mark(name: str, mark: str) -> str:
    """How the others see me."""
    return f"Du bist {name}. Dein Fingerabdruck: {mark}."


def draw_offered(name: str) -> str:
    """The other side offers a draw."""
    return f"{name} bietet Unentschieden an. Tippe remis, um anzunehmen; spiel weiter, um abzulehnen."


def adjourn_offered(name: str) -> str:
    """The other side wants to go on later."""
    return (
        f"{name} möchte ein andermal weiterspielen. Tippe vertagen, um zuzustimmen; spiel weiter, um "
        "abzulehnen."
    )


def takeback_asked(name: str) -> str:
    """The other side wants a move back."""
    return (
        f"{name} möchte einen Zug zurücknehmen. Tippe erlauben, um zuzustimmen; spiel weiter, um abzulehnen."
    )


def result(name: str | None, reason: str, names: Sequence[str], points: Sequence[int]) -> str:
    """How the game ended."""
    who = f"{name} hat gewonnen" if name is not None else "Das Spiel endet unentschieden"
    why = {"resign": ", weil die andere Seite aufgegeben hat", "draw": ", wie vereinbart"}.get(reason, "")
    counts = [f"{one} {count}" for one, count in zip(names, points, strict=True)]
    return f"{who}{why}. Siegpunkte: {listed(counts)}."


def evening(me: str, mine: int, other: str, theirs: int, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f"; unentschieden: {draws}" if draws else ""
    return f"Heute Abend hat {me} {counted_games(mine)} gewonnen und {other} {counted_games(theirs)}{drawn}."


def rematch_asked(name: str) -> str:
    """Our wish is known to the other player, who has not answered yet."""
    return f"{name} ist gefragt. Tippe nein, um stattdessen zu gehen."


def withdrawn(name: str) -> str:
    """The other player wanted another game, and does no more."""
    return f"{name} möchte keine Revanche mehr."


def back_at_table(name: str) -> str:
    """A link that was lost after the end is there again."""
    return f"{name} ist wieder am Tisch."


def kept(path: Path) -> str:
    """Where a finished game is."""
    return f"Das Spiel liegt in {path}. Um es zu prüfen: p2pduel verify {path}"


def saved(command: str) -> str:
    """How to go on with a game that was left."""
    return f"Das Spiel ist gespeichert. Um weiterzuspielen: {command}"


def stopped(reason: str) -> str:
    """A game that stopped before its end."""
    known = {
        "adjourned": "Ihr habt beide zugestimmt, ein andermal weiterzuspielen.",
        "left": "Das Spiel wurde vor seinem Ende angehalten.",
    }
    return known.get(reason) or f"Das Spiel ist angehalten: {reason}."


def broken(name: str | None, what: str, step: int, evidence: Path | None) -> str:
    """A rule of the protocol was broken: by whom, how, where the proof is."""
    proof = f" Der Beleg liegt in {evidence}; alle können ihn mit p2pduel verify prüfen." if evidence else ""
    return (
        f"Das Spiel ist angehalten, weil {name or 'jemand'} in Schritt {step} eine Regel des "
        "Tisches gebrochen hat: "
        f"{what}.{proof}"
    )


def place_in(number: int, count: int, turn: int) -> str:
    """Where a replay stands."""
    where = f"in Zug {turn}" if turn else "im Aufbau"
    return f"Schritt {number} von {count}, {where}."


def replay_title(names: Sequence[str], title: str, moves: int) -> str:
    """What is replayed."""
    return f"{title}: {' gegen '.join(names)}, {counted_moves(moves)}. Tippe ? für Hilfe."
