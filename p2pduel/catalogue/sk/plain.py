"""The words of plain mode; cards, questions and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from p2pduel.catalogue.grammar import upper
from p2pduel.catalogue.sk.words import counted_moves, either, listed

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
    "Hra sa skončila. odveta: zahrať si ďalšiu hru. nie: odísť.",
    "Stále fungujú slová: stôl, balíčky, záznam, karta MENO, pravidlá SLOVO, pravidlo ČÍSLO.",
)
AGREE_ASK: Final = "Súhlasíš, že sa bude hrať takto? Napíš áno, alebo odísť, ak nechceš hrať."
WELCOME: Final = "Jednoduchý režim: každá otázka má očíslované voľby. Napíš ? a dostaneš pomoc."
WATCHING: Final = "Sleduješ hru. Napíš ? a dostaneš pomoc."
SHUFFLING: Final = "Obe strany miešajú a rozdávajú karty; chvíľu to trvá."
DEALT: Final = "Karty sú rozdané."
RESUMED: Final = "Hra pokračuje tam, kde sa zastavila. Naposledy sa stalo toto:"
UNDER_WAY: Final = "Hra beží. Naposledy sa stalo toto:"
TAKEN_BACK: Final = "Ťah je vzatý späť."
NOTHING_ASKED: Final = "Práve teraz sa ťa nikto na nič nepýta."
NOT_UNDERSTOOD: Final = "Tomu nerozumiem. Napíš číslo, alebo ? a dostaneš pomoc."
CANT_GO_BACK: Final = "Tu nie je žiadna voľba, ktorá by sa dala vziať späť. Ťah vezmeš späť slovom vrátiť."
NOTHING_REFUSED: Final = "Nie je nič, čo by ti teraz bolo zakázané."
SAY_WHAT: Final = "Čo povedať? Napríklad: povedz veľa šťastia."
RESIGN_ASK: Final = "Vzdať sa: druhá strana hneď víťazí. Napíš áno, alebo čokoľvek iné, ak chceš hrať ďalej."
REMATCH_ASK: Final = "Chceš hrať znova? Napíš odveta, alebo nie, ak chceš odísť."
HOW_TO_LEAVE: Final = "Ak chceš odísť, napíš nie."
GAME_OVER: Final = "Hra sa skončila. Napíš odveta, ak chceš ďalšiu hru; nie, ak chceš odísť; ? ukáže pomoc."
NOT_OVER: Final = "Hra sa ešte neskončila; odveta príde až po nej."
PLAYING_ON: Final = "Nič sa nestalo."
NO_HINTS: Final = "Táto hra sa hrá bez rád."
NO_ADVICE: Final = "V tejto hre nikto neradí."
TOO_LATE: Final = "Hra je už ďalej; táto otázka je zodpovedaná."
CHAPTERS: Final = "Pravidlá majú tieto kapitoly. Kapitolu si vyžiadaš slovom pravidlá a jej názvom:"
NOBODY_TO_TRUST: Final = "Nie je tu žiadny nový kľúč na zapamätanie."
TRUSTED: Final = "Kľúč je zapamätaný."
NOTHING_TO_ALLOW: Final = "Nikto ťa nežiada o súhlas so vzatím ťahu späť."
OFFERED_DRAW: Final = "Ponúkaš remízu. Ponuka platí do najbližšieho ťahu."
OFFERED_ADJOURN: Final = "Navrhuješ pokračovať inokedy. Platí to do najbližšieho ťahu."
STILL_EMPTY: Final = "Zatiaľ sa nič nestalo."
NOT_BEGUN: Final = "Hra sa ešte nezačala."
UNFINISHED: Final = "Tu sa záznam končí; hra nie je dohraná."
ONLY_WATCHING: Final = "Len sa prizeráš."
LINK: Final = {
    "connected": "Druhá strana je pripojená.",
    "lost": "Spojenie vypadlo; nadväzuje sa znova. Hra je uložená a žiadny čas nebeží.",
}


def helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything a player may type; what the words about the table tell is the game's to say."""
    return (
        "Napíš číslo voľby a stlač Enter. Kedykoľvek fungujú tieto slová:",
        "späť: vziať späť poslednú časť voľby, ktorú práve skladáš.",
        "znova: zopakovať otázku a voľby.",
        "prečo: čo teraz nemôžeš robiť a prečo.",
        "rada: čo by tu vybral jednoduchý bot.",
        *table,
        "záznam: čo sa stalo naposledy. záznam 40: posledných štyridsať udalostí.",
        "vrátiť: vziať späť svoj posledný ťah, kde sa to dá.",
        "povedz TEXT: povedať niečo druhému hráčovi.",
        "remíza: ponúknuť alebo prijať remízu. prerušiť: to isté pre pokračovanie inokedy.",
        "povoliť: súhlasiť, že druhý hráč vezme ťah späť.",
        "veriť: zapamätať si kľúč druhého hráča, keď máte porovnané odtlačky.",
        "vzdať: vzdať hru. odísť: odísť; hra je uložená a dá sa v nej pokračovať.",
        "odveta: po konci hry požiadať o ďalšiu.",
    )


def watch_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything somebody who watches may type."""
    return (
        "Sleduješ; hra sa rozpráva sama. Kedykoľvek fungujú tieto slová:",
        *table,
        "záznam: čo sa stalo naposledy.",
        "odísť: prestať sledovať.",
    )


def replay_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything that may be typed at a record."""
    return (
        "Stlač Enter, alebo napíš ďalej, a príde ďalší ťah. Fungujú aj tieto slová:",
        "späť: o ťah späť. ďalej 10 a späť 10: desať ťahov naraz.",
        "ťah 5: ísť na začiatok ťahu 5. posledný a prvý: posledný a prvý ťah.",
        *table,
        "všetko: rozprávať všetko odtiaľto až do konca. odísť: odísť.",
    )


def deciding(name: str) -> str:
    """Somebody else is asked."""
    return f"{name} sa rozhoduje."


def range_of(count: int, back: bool) -> str:
    """The line after the choices; scripts wait for it."""
    asked = "Tvoja voľba, 1" if count == 1 else f"Tvoja voľba, 1 až {count}"
    return f"{asked}{', alebo späť' if back else ''}:"


def sentence(said: str) -> str:
    """What another part of the program said, as a sentence."""
    return upper(said) if said.endswith((".", "!", "?", ":")) else f"{upper(said)}."


def no_such(count: int) -> str:
    """A number that is no choice."""
    return f"Taká voľba tu nie je; čísla idú od 1 do {count}."


def advice(number: int, choice: str, reason: str) -> str:
    """What a bot would do, and why."""
    return f"Rada: {number}, {choice}. Dôvod: {reason}."


def says(name: str, text: str) -> str:
    """A line of chat, as it was typed."""
    return f"{name} hovorí: {text}"


def new_cards(names: Sequence[str]) -> str:
    """What has come into the own hand."""
    return f"Nové v ruke: {listed(names)}."


def no_rule(typed: str) -> str:
    """The rules do not speak of it."""
    return f"Pravidlá o tom nič nehovoria: {typed}. Ich kapitoly ukáže samotné slovo pravidlá."


def no_card_there(number: int) -> str:
    """A number that was typed for a card names none."""
    return f"Voľba {number} nie je karta."


def unknown_card(name: str, like: Sequence[str]) -> str:
    """No card of that name; some that are like it."""
    near = f" Máš na mysli: {either(like)}?" if like else ""
    return f"Žiadna karta sa nevolá {name}.{near}"


def listening(address: str) -> str:
    """The table is open."""
    return f"Stôl je otvorený, adresa {address}. Čaká sa, kým niekto prisadne."


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} je tu. Odtlačok kľúča: {mark}."


def stranger(name: str, code: str) -> str:
    """Somebody new."""
    return (
        f"Prvé stretnutie: {name}. Obaja teraz vidíte jeden kód: {code}. Prečítajte si ho navzájom, osobne "
        "alebo cez telefón; ak je na oboch stranách rovnaký, napíš veriť a kľúč sa zapamätá."
    )


def changed(name: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"Pozor, predtým tu bol iný kľúč ({name}): {', '.join(before)}. Môže to byť niekto iný. Napíš áno, "
        "ak chceš aj tak hrať, alebo odísť."
    )


def own_mark(name: str, mark: str) -> str:
    """How the others see me."""
    return f"Tvoje meno: {name}. Tvoj odtlačok kľúča: {mark}."


def draw_offered(name: str) -> str:
    """The other side offers a draw."""
    return f"{name} ponúka remízu. Prijmeš ju slovom remíza; odmietneš ju tým, že hráš ďalej."


def adjourn_offered(name: str) -> str:
    """The other side wants to go on later."""
    return f"{name} chce pokračovať inokedy. Súhlas: napíš prerušiť; odmietneš to tým, že hráš ďalej."


def takeback_asked(name: str) -> str:
    """The other side wants a move back."""
    return f"{name} chce vziať ťah späť. Súhlas: napíš povoliť; odmietneš to tým, že hráš ďalej."


def result(name: str | None, reason: str, names: Sequence[str], points: Sequence[int]) -> str:
    """How the game ended."""
    who = f"Víťazí {name}" if name is not None else "Hra sa končí remízou"
    why = {"resign": ", druhá strana sa vzdáva", "draw": " podľa dohody"}.get(reason, "")
    counts = [f"{one} {count}" for one, count in zip(names, points, strict=True)]
    return f"{who}{why}. Víťazné body: {listed(counts)}."


def evening(me: str, mine: int, other: str, theirs: int, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f"; remízy: {draws}" if draws else ""
    return f"Vyhrané hry dnes večer: {me} {mine}, {other} {theirs}{drawn}."


def rematch_asked(name: str) -> str:
    """Our wish is known to the other player, who has not answered yet."""
    return f"Čaká sa na odpoveď: {name}. Ak chceš radšej odísť, napíš nie."


def withdrawn(name: str) -> str:
    """The other player wanted another game, and does no more."""
    return f"{name} už odvetu nechce."


def back_at_table(name: str) -> str:
    """A link that was lost after the end is there again."""
    return f"{name} je zasa pri stole."


def kept(path: Path) -> str:
    """Where a finished game is."""
    return f"Hra je v súbore {path}. Overenie: p2pduel verify {path}"


def saved(command: str) -> str:
    """How to go on with a game that was left."""
    return f"Hra je uložená. Pokračovanie: {command}"


def stopped(reason: str) -> str:
    """A game that stopped before its end."""
    known = {
        "adjourned": "Zhodli ste sa, že budete pokračovať inokedy.",
        "left": "Hra sa zastavila pred svojím koncom.",
    }
    return known.get(reason) or f"Hra sa zastavila: {reason}."


def broken(name: str | None, what: str, step: int, evidence: Path | None) -> str:
    """A rule of the protocol was broken: by whom, how, where the proof is."""
    proof = (
        f" Dôkaz je v súbore {evidence}; ktokoľvek ho môže overiť príkazom p2pduel verify."
        if evidence
        else ""
    )
    return (
        f"Hra sa zastavila, lebo v kroku {step} nastalo porušenie pravidla stola "
        f"({name or 'nevedno kto'}): {what}.{proof}"
    )


def place_in(number: int, count: int, turn: int) -> str:
    """Where a replay stands."""
    where = f"ťah {turn}" if turn else "príprava hry"
    return f"Krok {number}/{count}, {where}."


def replay_title(names: Sequence[str], title: str, moves: int) -> str:
    """What is replayed."""
    return f"{title}: {' proti '.join(names)}, {counted_moves(moves)}. Napíš ? a dostaneš pomoc."
