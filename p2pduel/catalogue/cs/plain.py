"""The words of plain mode; cards, questions and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from p2pduel.catalogue.cs.words import counted_moves, either, listed
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
    "Hra je u konce. odveta: zahrát si další hru. ne: odejít.",
    "Stále fungují slova: stůl, balíčky, záznam, karta JMÉNO, pravidla SLOVO, pravidlo ČÍSLO.",
)
AGREE_ASK: Final = "Souhlasíš, že se bude hrát takto? Napiš ano, nebo odejít, pokud nechceš hrát."
WELCOME: Final = "Prostý režim: každá otázka má očíslované volby. Napiš ? pro nápovědu."
WATCHING: Final = "Sleduješ hru. Napiš ? pro nápovědu."
SHUFFLING: Final = "Obě strany míchají a rozdávají karty; chvíli to trvá."
DEALT: Final = "Karty jsou rozdané."
RESUMED: Final = "Hra pokračuje tam, kde se zastavila. Naposledy se stalo toto:"
UNDER_WAY: Final = "Hra běží. Naposledy se stalo toto:"
TAKEN_BACK: Final = "Tah je vzat zpět."
NOTHING_ASKED: Final = "Právě teď se tě nikdo na nic neptá."
NOT_UNDERSTOOD: Final = "Tomu nerozumím. Napiš číslo, nebo ? pro nápovědu."
CANT_GO_BACK: Final = "Tady není žádná volba, kterou by šlo vzít zpět. Tah vezmeš zpět slovem vrátit."
NOTHING_REFUSED: Final = "Není nic, co by ti teď bylo zakázáno."
SAY_WHAT: Final = "Co říct? Například: řekni hodně štěstí."
RESIGN_ASK: Final = "Vzdát se: druhá strana hned vítězí. Napiš ano, nebo cokoli jiného, když chceš hrát dál."
REMATCH_ASK: Final = "Chceš hrát znovu? Napiš odveta, nebo ne, když chceš odejít."
HOW_TO_LEAVE: Final = "Když chceš odejít, napiš ne."
GAME_OVER: Final = "Hra je u konce. Napiš odveta pro další hru, ne pro odchod, nebo ? pro nápovědu."
NOT_OVER: Final = "Hra ještě není u konce; odveta přijde až po ní."
PLAYING_ON: Final = "Nic se nestalo."
NO_HINTS: Final = "Tato hra se hraje bez rad."
NO_ADVICE: Final = "V této hře nikdo neradí."
TOO_LATE: Final = "Hra je už dál; tato otázka je zodpovězena."
CHAPTERS: Final = "Pravidla mají tyto kapitoly. Kapitolu si vyžádáš slovem pravidla a jejím názvem:"
NOBODY_TO_TRUST: Final = "Není tu žádný nový klíč k zapamatování."
TRUSTED: Final = "Klíč je zapamatován."
NOTHING_TO_ALLOW: Final = "Nikdo tě nežádá, aby mohl vzít tah zpět."
OFFERED_DRAW: Final = "Nabízíš remízu. Nabídka platí do příštího tahu."
OFFERED_ADJOURN: Final = "Navrhuješ pokračovat jindy. Platí to do příštího tahu."
STILL_EMPTY: Final = "Zatím se nic nestalo."
NOT_BEGUN: Final = "Hra ještě nezačala."
UNFINISHED: Final = "Tady záznam končí; hra není dohraná."
ONLY_WATCHING: Final = "Jen přihlížíš."
LINK: Final = {
    "connected": "Druhá strana je připojená.",
    "lost": "Spojení vypadlo; navazuje se znovu. Hra je uložená a žádný čas neběží.",
}


def helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything a player may type; what the words about the table tell is the game's to say."""
    return (
        "Napiš číslo volby a stiskni Enter. Kdykoli fungují tato slova:",
        "zpět: vzít zpět poslední část volby, kterou právě skládáš.",
        "znovu: zopakovat otázku a volby.",
        "proč: co teď nemůžeš dělat a proč.",
        "rada: co by tu vybral jednoduchý bot.",
        *table,
        "záznam: co se stalo naposledy. záznam 40: posledních čtyřicet událostí.",
        "vrátit: vzít zpět svůj poslední tah, kde to jde.",
        "řekni TEXT: říct něco druhému hráči.",
        "remíza: nabídnout nebo přijmout remízu. přerušit: totéž pro pokračování jindy.",
        "povolit: souhlasit, aby druhý hráč vzal tah zpět.",
        "věřit: zapamatovat si klíč druhého hráče, když máte porovnané otisky.",
        "vzdát: vzdát hru. odejít: odejít; hra je uložená a lze v ní pokračovat.",
        "odveta: po konci hry požádat o další.",
    )


def watch_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything somebody who watches may type."""
    return (
        "Sleduješ; hra se vypráví sama. Kdykoli fungují tato slova:",
        *table,
        "záznam: co se stalo naposledy.",
        "odejít: přestat sledovat.",
    )


def replay_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything that may be typed at a record."""
    return (
        "Další tah: stiskni Enter, nebo napiš dál. Fungují i tato slova:",
        "zpět: o tah zpět. dál 10 a zpět 10: deset tahů najednou.",
        "tah 5: jít na začátek tahu 5. poslední a první: poslední a první tah.",
        *table,
        "vše: vyprávět všechno odtud až do konce. odejít: odejít.",
    )


def deciding(name: str) -> str:
    """Somebody else is asked."""
    return f"{name} se rozhoduje."


def range_of(count: int, back: bool) -> str:
    """The line after the choices; scripts wait for it."""
    asked = "Tvoje volba, 1" if count == 1 else f"Tvoje volba, 1 až {count}"
    return f"{asked}{', nebo zpět' if back else ''}:"


def sentence(said: str) -> str:
    """What another part of the program said, as a sentence."""
    return upper(said) if said.endswith((".", "!", "?", ":")) else f"{upper(said)}."


def no_such(count: int) -> str:
    """A number that is no choice."""
    return f"Taková volba tu není; čísla jdou od 1 do {count}."


def advice(number: int, choice: str, reason: str) -> str:
    """What a bot would do, and why."""
    return f"Rada: {number}, {choice}. Důvod: {reason}."


def says(name: str, text: str) -> str:
    """A line of chat, as it was typed."""
    return f"{name} říká: {text}"


def new_cards(names: Sequence[str]) -> str:
    """What has come into the own hand."""
    return f"Nově v ruce: {listed(names)}."


def no_rule(typed: str) -> str:
    """The rules do not speak of it."""
    return f"Pravidla o tom nic neříkají: {typed}. Jejich kapitoly ukáže samotné slovo pravidla."


def no_card_there(number: int) -> str:
    """A number that was typed for a card names none."""
    return f"Volba {number} není karta."


def unknown_card(name: str, like: Sequence[str]) -> str:
    """No card of that name; some that are like it."""
    near = f" Máš na mysli: {either(like)}?" if like else ""
    return f"Žádná karta se nejmenuje {name}.{near}"


def listening(address: str) -> str:
    """The table is open."""
    return f"Stůl je otevřený, adresa {address}. Čeká se, až někdo přisedne."


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} je tu. Otisk klíče: {mark}."


def stranger(name: str, code: str) -> str:
    """Somebody new."""
    return (
        f"První setkání: {name}. Oba teď vidíte jeden kód: {code}. Přečtěte si ho navzájem, osobně nebo po "
        "telefonu; je-li na obou stranách stejný, napiš věřit a klíč se zapamatuje."
    )


def changed(name: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"Pozor, dřív tu byl jiný klíč ({name}): {', '.join(before)}. Může to být někdo jiný. Napiš ano, "
        "když chceš přesto hrát, nebo odejít."
    )


def own_mark(name: str, mark: str) -> str:
    """How the others see me."""
    return f"Tvoje jméno: {name}. Tvůj otisk klíče: {mark}."


def draw_offered(name: str) -> str:
    """The other side offers a draw."""
    return f"{name} nabízí remízu. Přijmeš ji slovem remíza; odmítneš ji tím, že hraješ dál."


def adjourn_offered(name: str) -> str:
    """The other side wants to go on later."""
    return f"{name} chce pokračovat jindy. Souhlas: napiš přerušit; odmítneš to tím, že hraješ dál."


def takeback_asked(name: str) -> str:
    """The other side wants a move back."""
    return f"{name} chce vzít tah zpět. Souhlas: napiš povolit; odmítneš to tím, že hraješ dál."


def result(name: str | None, reason: str, names: Sequence[str], points: Sequence[int]) -> str:
    """How the game ended."""
    who = f"Vítězí {name}" if name is not None else "Hra končí remízou"
    why = {"resign": ", druhá strana se vzdává", "draw": " podle dohody"}.get(reason, "")
    counts = [f"{one} {count}" for one, count in zip(names, points, strict=True)]
    return f"{who}{why}. Vítězné body: {listed(counts)}."


def evening(me: str, mine: int, other: str, theirs: int, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f"; remízy: {draws}" if draws else ""
    return f"Vyhrané hry dnes večer: {me} {mine}, {other} {theirs}{drawn}."


def rematch_asked(name: str) -> str:
    """Our wish is known to the other player, who has not answered yet."""
    return f"Čeká se na odpověď: {name}. Když chceš raději odejít, napiš ne."


def withdrawn(name: str) -> str:
    """The other player wanted another game, and does no more."""
    return f"{name} už odvetu nechce."


def back_at_table(name: str) -> str:
    """A link that was lost after the end is there again."""
    return f"{name} je zase u stolu."


def kept(path: Path) -> str:
    """Where a finished game is."""
    return f"Hra je v souboru {path}. Ověření: p2pduel verify {path}"


def saved(command: str) -> str:
    """How to go on with a game that was left."""
    return f"Hra je uložená. Pokračování: {command}"


def stopped(reason: str) -> str:
    """A game that stopped before its end."""
    known = {
        "adjourned": "Shodli jste se, že budete pokračovat jindy.",
        "left": "Hra se zastavila před svým koncem.",
    }
    return known.get(reason) or f"Hra se zastavila: {reason}."


def broken(name: str | None, what: str, step: int, evidence: Path | None) -> str:
    """A rule of the protocol was broken: by whom, how, where the proof is."""
    proof = (
        f" Důkaz je v souboru {evidence}; kdokoli ho může ověřit příkazem p2pduel verify." if evidence else ""
    )
    return (
        f"Hra se zastavila, protože v kroku {step} nastalo porušení pravidla stolu "
        f"({name or 'neznámo kdo'}): {what}.{proof}"
    )


def place_in(number: int, count: int, turn: int) -> str:
    """Where a replay stands."""
    where = f"tah {turn}" if turn else "příprava hry"
    return f"Krok {number}/{count}, {where}."


def replay_title(names: Sequence[str], title: str, moves: int) -> str:
    """What is replayed."""
    return f"{title}: {' proti '.join(names)}, {counted_moves(moves)}. Napiš ? pro nápovědu."
