"""Why the program itself refuses something, by its codes; what a game refuses stands with the game."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.cs.words import counted_seconds

__all__ = [
    "NOT_DUE",
    "REASONS",
    "claim_after",
]

REASONS: Final[Mapping[str, str]] = {
    "act/index": "taková karta z ruky neodchází",
    "act/opened": "odkryta je jiná karta, než o které tah je",
    "act/secret": "skryté karty se tu nejmenují",
    "card/missing": "ta karta tu není",
    "card/not-held": "tuto kartu nemáš v ruce",
    "card/unnamed": "řekni, která karta",
    "deck/pool": "tolikrát ta karta k dispozici není",
    "deck/size": "tolik karet se nevybírá",
    "done/faces": "tyto karty nelze otočit",
    "done/none": "nic není na řadě",
    "done/values": "to z toho nemohlo vzejít",
    "force/dice": "to nejsou kostky",
    "force/face": "taková karta už nezbývá",
    "force/known": "tu kartu znají všichni",
    "force/stack": "takový balíček tu není",
    "game/over": "hra je u konce",
    "move/form": "to není tah",
    "move/not-offered": "tady to není možné",
    "move/refused": "stůl to odmítá",
    "move/turn": "teď nerozhoduješ ty",
    "move/unknown": "takový tah neexistuje",
    "position/cards": "karty takto ležet nemohou",
    "position/faces": "líce karet takto ležet nemohou",
    "position/field": "pozice má chybné pole",
    "position/form": "to není pozice",
    "position/slots": "zakryté karty takto ležet nemohou",
    "seat/unknown": "takové místo neexistuje",
    "seats/number": "pro tolik hráčů hra není",
    "stack/back": "rubové strany se neshodují",
    "turn/nobody": "teď není na tahu nikdo",
    "turn/not-yours": "teď nerozhoduješ ty",
    "undo/ply": "k takovému tahu se nelze vrátit",
    "variant/unknown": "taková varianta neexistuje",
}
"""Code of a refusal that is not one game's alone -> why."""

NOT_DUE: Final[Mapping[str, str]] = {
    "nothing": "To teď není možné.",
    "not-playing": "To může říct jen hráč běžící hry.",
    "not-asked": "Teď nemáš o čem rozhodovat.",
    "no-way-back": "Před hod kostkami, odkrytou kartu nebo tah jiného hráče se vrátit nelze.",
    "takebacks": "Od posledního hodu nebo karty je už tolik tahů vzato zpět, že další nejdou: hraj dál.",
    "no-room": "Hra je příliš dlouhá na další tah: vzdej se, nebo se dohodněte na remíze.",
    "moved-on": "Hra je mezitím už dál.",
    "talkative": "Mluvíš příliš rychle: chvíli počkej a řekni to znovu.",
    "asked-often": "O to má druhý hráč v tomto tahu žádostí už dost.",
}
"""Why something can't be done now."""


def claim_after(seconds: int) -> str:
    """A claim that comes too early."""
    return f"Nárok lze uplatnit, když je druhý hráč pryč aspoň {counted_seconds(seconds)}."
