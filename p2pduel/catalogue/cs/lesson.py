"""The words around the lesson; what its steps say stands in the script."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BACK",
    "BACKSPACE",
    "ENTER",
    "GO_ON",
    "HELP",
    "LEAVE",
    "LEAVE_ASK",
    "LEAVE_TITLE",
    "NO_UNDO",
    "NO_VERIFY",
    "NUDGE",
    "POINTER",
    "RESUME_NO",
    "RESUME_TITLE",
    "RESUME_YES",
    "SPACE",
    "WATCH",
    "caption",
    "first_read",
    "foot",
    "resume_ask",
]

ENTER: Final = "Enter"
SPACE: Final = "mezerník"
BACKSPACE: Final = "Backspace"
POINTER: Final = "▶"
GO_ON: Final = "Pokračovat"
BACK: Final = "Zpět"
LEAVE: Final = "Opustit lekci"
LEAVE_TITLE: Final = "Opustit lekci?"
LEAVE_ASK: Final = "Kdykoli můžeš pokračovat odtud, nebo začít znovu."
RESUME_TITLE: Final = "Začít lekci znovu?"
RESUME_YES: Final = "Začít znovu"
RESUME_NO: Final = "Pokračovat"
NO_UNDO: Final = "V lekci není třeba nic brát zpět."
NO_VERIFY: Final = "Lekce se hraje jen na tvém počítači, s připravenými kostkami a kartami."
WATCH: Final = "sleduj stůl"
NUDGE: Final = "Pro lekci prosím"
HELP: Final = (
    "Pár připravených tahů na skutečném stole. Přečti si, co se říká, a pak udělej, co se po tobě chce: "
    "každá klávesa a každé kliknutí funguje jako ve skutečné hře. Když uděláš něco jiného, lekce ti to "
    "jen připomene; nic se nemůže pokazit. Backspace jde o krok zpět. Když odejdeš, můžeš jindy "
    "pokračovat od stejného kroku."
)


def caption(number: int, count: int, title: str) -> str:
    """The title of a step."""
    return f" {number}/{count} · {title} "


def foot(on: str, back: str) -> str:
    """The keys that go on and back, where they do."""
    return " · ".join([*([f"{on}: dál"] if on else []), *([f"{back}: zpět"] if back else [])])


def resume_ask(number: int, count: int, title: str) -> str:
    """Where somebody stopped."""
    return f"Lekce čeká na kroku {number}/{count}: {title}. Chceš začít znovu, nebo pokračovat odtamtud?"


def first_read(key: str) -> str:
    """Somebody is faster than the words."""
    return f"Okamžik: nejdřív si přečti tento krok, pak stiskni {key}."
