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
SPACE: Final = "medzerník"
BACKSPACE: Final = "Backspace"
POINTER: Final = "▶"
GO_ON: Final = "Pokračovať"
BACK: Final = "Späť"
LEAVE: Final = "Opustiť lekciu"
LEAVE_TITLE: Final = "Opustiť lekciu?"
LEAVE_ASK: Final = "Kedykoľvek môžeš pokračovať odtiaľto, alebo začať znova."
RESUME_TITLE: Final = "Začať lekciu znova?"
RESUME_YES: Final = "Začať znova"
RESUME_NO: Final = "Pokračovať"
NO_UNDO: Final = "V lekcii netreba nič brať späť."
NO_VERIFY: Final = "Lekcia sa hrá len na tvojom počítači, s pripravenými kockami a kartami."
WATCH: Final = "sleduj stôl"
NUDGE: Final = "V lekcii, prosím"
HELP: Final = (
    "Zopár pripravených ťahov na skutočnom stole. Prečítaj si, čo sa hovorí, a potom urob, čo sa od teba "
    "žiada: každý kláves a každé kliknutie funguje ako v skutočnej hre. Keď urobíš niečo iné, lekcia ti "
    "to len pripomenie; nič sa nemôže pokaziť. Backspace ide o krok späť. Keď odídeš, môžeš inokedy "
    "pokračovať od toho istého kroku."
)


def caption(number: int, count: int, title: str) -> str:
    """The title of a step."""
    return f" {number}/{count} · {title} "


def foot(on: str, back: str) -> str:
    """The keys that go on and back, where they do."""
    return " · ".join([*([f"{on}: ďalej"] if on else []), *([f"{back}: späť"] if back else [])])


def resume_ask(number: int, count: int, title: str) -> str:
    """Where somebody stopped."""
    return f"Lekcia čaká pri kroku {number}/{count}: {title}. Chceš začať znova, alebo pokračovať odtiaľ?"


def first_read(key: str) -> str:
    """Somebody is faster than the words."""
    return f"Chvíľku: najprv si prečítaj tento krok, potom stlač {key}."
