"""The words of exported games: pages, texts and recordings made from a journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.cs import replay
from p2pduel.catalogue.grammar import few

__all__ = [
    "FORCE_HINT",
    "LABELS",
    "LIBRARY_HINT",
    "LIVE",
    "LIVE_NOTE",
    "NO_SOURCES",
    "NO_STEPS",
    "NO_VERIFY",
    "SET_UP",
    "THE_END",
    "exists",
    "judged",
    "made",
    "no_library",
    "title",
    "turn",
    "written",
]

FORCE_HINT: Final = "--force to přepíše"
NO_STEPS: Final = "v této hře se nestalo nic, co by šlo ukázat"
SET_UP: Final = "Příprava"
THE_END: Final = "Stůl na konci"
NO_VERIFY: Final = "samu sebe ověří jen stránka: --verify patří k html"
LIBRARY_HINT: Final = "npm install pyodide libsodium-wrappers-sumo, pak uveď složku: --verify SLOŽKA"
LIVE: Final = "Hra vedle této stránky"
LIVE_NOTE: Final = "Tato stránka sleduje záznam game.duel, který leží vedle ní, a sama ověřuje každý podpis a každý důkaz kódem programu. Kdo ti stránku dal, může ti dát i takovou, která lže."
NO_SOURCES: Final = "tato kopie programu nejsou soubory Pythonu, takže je stránka nemůže nést"

LABELS: Final[Mapping[str, str]] = {
    "first": replay.K_FIRST,
    "back": replay.K_BACK,
    "next": replay.K_NEXT,
    "last": replay.K_LAST,
    "turn_back": replay.K_TURN_BACK,
    "turn_next": replay.K_TURN,
    "run": replay.K_PLAY,
    "eyes": replay.K_SEAT,
    "turn": "Tah",
    "log": "Záznam tahů",
    "dice": "Náhoda dosud",
    "step": "Krok {step}/{steps}",
    "place": "Krok",
    "keys": "← → kroky · ↑ ↓ tahy · Home End · mezerník spustí · e oči",
    "old": "Tento prohlížeč je pro tuto stránku příliš starý: potřebuje DecompressionStream.",
    "check": "Ověřit",
    "checking": "Ověřuje se v tomto prohlížeči, vlastním kódem programu …",
    "holds": "Všechno platí.",
    "fails": "Obálka {envelope} neplatí (krok {step}).",
    "broken": "Tento prohlížeč ověřit nedokázal: {why}",
    "live_begin": "Program se načítá do tohoto prohlížeče …",
    "live_wait": "Zatím tu není žádná hra.",
    "live_age": "Poslední zápis přišel před {seconds} s.",
    "live_holds": "Zatím vše platí: zápisy: {records}, důkazy: {proofs}.",
    "live_fails": "Poslední krok, který platí: {step}.",
    "live_gone": "Server neodpovídá ({why}); další pokus.",
    "script": "Tato stránka ukazuje hru skriptem, který tento prohlížeč nespouští.",
}
"""What the page itself says; names in braces are filled in there."""


def no_library(path: str) -> str:
    """What a page needs to verify is not there."""
    return f"chybí {path}; bez toho se stránka sama neověří"


def title(names: tuple[str, ...], variant: str) -> str:
    """Who plays what."""
    return f"{' – '.join(names)}: {variant}"


def turn(number: int, name: str) -> str:
    """Whose turn it is."""
    return f"Tah {number}: {name}" if number else SET_UP


def made(version: str, head: str) -> str:
    """Where a page comes from, and what it is not."""
    return (
        f"Vytvořil p2pduel {version} z deníku hry s hlavou {head}. Stránku může změnit kdokoli, "
        "deník ne: kontroluje ho p2pduel verify."
    )


def judged(verdict: str) -> str:
    """What a verification of the journal had to say when the page was made."""
    return f"Ověřeno při vytvoření: {verdict}"


def exists(path: str) -> str:
    """Something lies there already."""
    return f"{path} už existuje"


def written(path: str, steps: int, size: int) -> str:
    """What was made."""
    return f"{path}: {few(steps, 'krok', 'kroky', 'kroků')}, {(size + 1023) // 1024} KiB"
