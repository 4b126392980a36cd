"""The words of exported games: pages, texts and recordings made from a journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.sk import replay

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

FORCE_HINT: Final = "--force to prepíše"
NO_STEPS: Final = "v tejto hre sa nestalo nič, čo by sa dalo ukázať"
SET_UP: Final = "Príprava"
THE_END: Final = "Stôl na konci"
NO_VERIFY: Final = "samu seba overí len stránka: --verify patrí k html"
LIBRARY_HINT: Final = "npm install pyodide libsodium-wrappers-sumo, potom uveď priečinok: --verify PRIEČINOK"
LIVE: Final = "Hra vedľa tejto stránky"
LIVE_NOTE: Final = "Táto stránka sleduje záznam game.duel, ktorý leží vedľa nej, a sama overuje každý podpis a každý dôkaz kódom programu. Kto ti stránku dal, môže ti dať aj takú, ktorá klame."
NO_SOURCES: Final = "táto kópia programu sa neskladá zo súborov Pythonu, takže ich stránka nemôže niesť"

LABELS: Final[Mapping[str, str]] = {
    "first": replay.K_FIRST,
    "back": replay.K_BACK,
    "next": replay.K_NEXT,
    "last": replay.K_LAST,
    "turn_back": replay.K_TURN_BACK,
    "turn_next": replay.K_TURN,
    "run": replay.K_PLAY,
    "eyes": replay.K_SEAT,
    "turn": "Ťah",
    "log": "Záznam ťahov",
    "dice": "Náhoda doteraz",
    "step": "Krok {step}/{steps}",
    "place": "Krok",
    "keys": "← → kroky · ↑ ↓ ťahy · Home End · medzerník spustí · e oči",
    "old": "Tento prehliadač je pre túto stránku príliš starý: potrebuje DecompressionStream.",
    "check": "Overiť",
    "checking": "Overuje sa v tomto prehliadači, vlastným kódom programu …",
    "holds": "Všetko platí.",
    "fails": "Obálka {envelope} neplatí (krok {step}).",
    "broken": "Tento prehliadač overiť nedokázal: {why}",
    "live_begin": "Program sa načítava do tohto prehliadača …",
    "live_wait": "Zatiaľ tu nie je žiadna hra.",
    "live_age": "Posledný zápis prišiel pred {seconds} s.",
    "live_holds": "Zatiaľ všetko platí: zápisy: {records}, dôkazy: {proofs}.",
    "live_fails": "Posledný krok, ktorý platí: {step}.",
    "live_gone": "Server neodpovedá ({why}); ďalší pokus.",
    "script": "Táto stránka ukazuje hru skriptom, ktorý tento prehliadač nespúšťa.",
}
"""What the page itself says; names in braces are filled in there."""


def no_library(path: str) -> str:
    """What a page needs to verify is not there."""
    return f"chýba {path}; bez toho sa stránka sama neoverí"


def title(names: tuple[str, ...], variant: str) -> str:
    """Who plays what."""
    return f"{' – '.join(names)}: {variant}"


def turn(number: int, name: str) -> str:
    """Whose turn it is."""
    return f"Ťah {number}: {name}" if number else SET_UP


def made(version: str, head: str) -> str:
    """Where a page comes from, and what it is not."""
    return (
        f"Vytvoril p2pduel {version} z denníka hry s hlavou {head}. Stránku môže zmeniť ktokoľvek, "
        "denník nie: kontroluje ho p2pduel verify."
    )


def judged(verdict: str) -> str:
    """What a verification of the journal had to say when the page was made."""
    return f"Overené pri vytvorení: {verdict}"


def exists(path: str) -> str:
    """Something lies there already."""
    return f"{path} už existuje"


def written(path: str, steps: int, size: int) -> str:
    """What was made."""
    return f"{path}: {few(steps, 'krok', 'kroky', 'krokov')}, {(size + 1023) // 1024} KiB"
