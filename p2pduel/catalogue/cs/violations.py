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
    "wire": "Bajty nejsou zprávou tohoto protokolu",
    "envelope/signature": "Podpis nepatří místu, které uvádí",
    "envelope/gid": "Obálka patří k jiné hře",
    "envelope/seq": "Číslo obálky není to následující",
    "envelope/prev": "Obálka navazuje na jinou hru než tuto",
    "envelope/turn": "Obálku měl poslat někdo jiný",
    "envelope/kind": "Na řadě byla obálka jiného druhu",
    "envelope/full": "Hra je tak dlouhá, že má místo jen pro svůj konec",
    "envelope/fork": "Pro jedno pořadí jsou podepsané dvě různé obálky",
    "body/schema": "Pole chybí, je neznámé nebo mimo rozsah",
    "body/point": "Bajty nejsou použitelný bod",
    "body/scalar": "Bajty nejsou správné číslo",
    "body/shape": "Důkaz nemá části, které má mít",
    "cards/length": "Seznam není tak dlouhý, jak musí být",
    "cards/position": "Míněna je jiná karta než ta žádaná",
    "cards/zone": "Míněn je jiný balíček než ten žádaný",
    "cards/back": "Smíchaly by se karty s různými rubovými stranami",
    "cards/re-mask": "Karty nejsou znovu zapečetěné tak, jak musí být",
    "cards/undecodable": "Odkrytá karta neukazuje žádný líc této hry",
    "cards/count": "Odkrytých kopií karty je víc, než kolik jich existuje",
    "hello/differs": "Verze, pravidla nebo podmínky nejsou na obou stranách stejné",
    "hello/copied": "Klíč nebo závazek patří jinému hráči",
    "proof/key": "Odesílatel nezná svůj tajný klíč",
    "proof/share": "Podíl není pro tyto karty ten správný",
    "proof/re-key": "Karta pod novým klíčem není ta původní",
    "proof/shuffle": "Zamíchaný balíček neobsahuje původní karty",
    "proof/take": "Balíček a vzatá karta nedávají původní balíček",
    "dice/order": "Toto není následující hod",
    "dice/link": "Hodnota kostek neodpovídá závazku",
    "act/before": "Tah vychází z jiné pozice",
    "act/carrier": "Tah je ve špatné obálce nebo se špatnými kartami",
    "act/rules": "Pravidla tento tah nedovolují",
    "act/hidden": "Pravidla tento tah s touto skrytou kartou nedovolují",
    "note/invalid": "Poznámka není tím, za co je uváděna",
    "takeback/barrier": "Zpět je vzato něco, co vrátit nelze",
    "takeback/consent": "Něco je vzato zpět bez souhlasu",
    "takeback/too-many": "Příliš mnoho tahů je vzato zpět",
    "end/differs": "Konec není ten, k němuž hra došla",
    "open/commitment": "Odkryté semínko neodpovídá závazku",
}
"""Code of a violation -> what it means."""

FINDINGS: Final[Mapping[str, str]] = {
    "audit-differs": "program vytvořil jiné bajty, než dává toto semínko",
    "unaudited": "semínko není odkryté; všechny důkazy platí",
    "hidden-rule": "skrytá volba porušuje pravidlo",
    "cards": "karty na konci nejsou ty ze začátku",
}
"""Code of a finding of the audit -> what it means."""


def why(code: str, details: str) -> str:
    """What went wrong, with the details of the protocol behind it."""
    return f"{HEADINGS[code]} ({code}: {details})"


def told(code: str, seat: int | None, envelope: int, kind: str, details: str) -> str:
    """Who broke which rule with which envelope."""
    who = "neznámo kdo" if seat is None else f"místo {seat}"
    return f"{who}, obálka {envelope} ({kind}): {why(code, details)}"


def finding(code: str, envelope: int, details: str) -> str:
    """Something the audit has found."""
    return f"obálka {envelope}: {FINDINGS[code]} ({code}: {details})"
