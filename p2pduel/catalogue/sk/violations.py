"""What a check of the protocol has found: a heading in words; the details behind it stay as they are."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "FINDINGS",
    "HEADINGS",
    "finding",
    "told",
    "why",
]

HEADINGS: Final[Mapping[str, str]] = {
    "wire": "Bajty nie sú správou tohto protokolu",
    "envelope/signature": "Podpis nepatrí miestu, ktoré uvádza",
    "envelope/gid": "Obálka patrí k inej hre",
    "envelope/seq": "Číslo obálky nie je to nasledujúce",
    "envelope/prev": "Obálka nadväzuje na inú hru než túto",
    "envelope/turn": "Obálku mal poslať niekto iný",
    "envelope/kind": "Na rade bola obálka iného druhu",
    "envelope/full": "Hra je taká dlhá, že má miesto len na svoj koniec",
    "envelope/fork": "Pre jedno poradie sú podpísané dve rôzne obálky",
    "body/schema": "Pole chýba, je neznáme alebo mimo rozsahu",
    "body/point": "Bajty nie sú použiteľný bod",
    "body/scalar": "Bajty nie sú správne číslo",
    "body/shape": "Dôkaz nemá časti, ktoré má mať",
    "cards/length": "Zoznam nie je taký dlhý, ako musí byť",
    "cards/position": "Ide o inú kartu než tú žiadanú",
    "cards/zone": "Ide o iný balíček než ten žiadaný",
    "cards/back": "Zmiešali by sa karty s rôznymi rubovými stranami",
    "cards/re-mask": "Karty nie sú znova zapečatené tak, ako musia byť",
    "cards/undecodable": "Odkrytá karta neukazuje žiadne líce tejto hry",
    "cards/count": "Odkrytých kópií karty je viac, než koľko ich existuje",
    "hello/differs": "Verzia, pravidlá alebo podmienky nie sú na oboch stranách rovnaké",
    "hello/copied": "Kľúč alebo záväzok patrí inému hráčovi",
    "proof/key": "Odosielateľ nepozná svoj tajný kľúč",
    "proof/share": "Podiel nie je pre tieto karty ten správny",
    "proof/re-key": "Karta pod novým kľúčom nie je tá pôvodná",
    "proof/shuffle": "Zamiešaný balíček neobsahuje pôvodné karty",
    "proof/take": "Balíček a vzatá karta nedávajú pôvodný balíček",
    "dice/order": "Toto nie je nasledujúci hod",
    "dice/link": "Hodnota kociek nezodpovedá záväzku",
    "act/before": "Ťah vychádza z inej pozície",
    "act/carrier": "Ťah je v zlej obálke alebo so zlými kartami",
    "act/rules": "Pravidlá tento ťah nedovoľujú",
    "act/hidden": "Pravidlá tento ťah s touto skrytou kartou nedovoľujú",
    "note/invalid": "Poznámka nie je tým, za čo sa vydáva",
    "takeback/barrier": "Späť je vzaté niečo, čo sa vrátiť nedá",
    "takeback/consent": "Niečo je vzaté späť bez súhlasu",
    "takeback/too-many": "Priveľa ťahov je vzatých späť",
    "end/differs": "Koniec nie je ten, ku ktorému hra dospela",
    "open/commitment": "Odkryté semienko nezodpovedá záväzku",
}
"""Code of a violation -> what it means."""

FINDINGS: Final[Mapping[str, str]] = {
    "audit-differs": "program vytvoril iné bajty, než dáva toto semienko",
    "unaudited": "semienko nie je odkryté; všetky dôkazy platia",
    "hidden-rule": "skrytá voľba porušuje pravidlo",
    "cards": "karty na konci nie sú tie zo začiatku",
}
"""Code of a finding of the audit -> what it means."""


def why(code: str, details: str) -> str:
    """What went wrong, with the details of the protocol behind it."""
    return f"{HEADINGS[code]} ({code}: {details})"


def told(code: str, seat: int | None, envelope: int, kind: str, details: str) -> str:
    """Who broke which rule with which envelope."""
    who = "nevedno kto" if seat is None else f"miesto {seat}"
    return f"{who}, obálka {envelope} ({kind}): {why(code, details)}"


def finding(code: str, envelope: int, details: str) -> str:
    """Something the audit has found."""
    return f"obálka {envelope}: {FINDINGS[code]} ({code}: {details})"
