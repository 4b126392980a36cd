"""What a card asks for before it can be placed or played, taken apart for the languages to say."""

from collections.abc import Container
from typing import Final

from p2pduel.games.classic.rules.facts.model import Needs
from p2pduel.games.classic.words import needs as say
from p2pduel.games.classic.words.things import Need

__all__ = ["condition_words", "parsed"]

_FIELDS: Final = frozenset(Needs.__slots__)


def parsed(needs: Needs, only: Container[str] = _FIELDS) -> list[Need]:
    """Everything that must hold, or only these fields of it."""
    found = [Need(kind, getattr(needs, kind)) for kind in ("all", "any", "none") if getattr(needs, kind)]
    if needs.token:
        found.append(Need("token", (needs.token,)))
    found += [Need("count", sorts, number) for sorts, number in needs.count]
    if needs.most is not None:
        found.append(Need("most", (needs.most[0],), needs.most[1]))
    if needs.lead:
        found.append(Need("lead", (needs.lead,)))
    if needs.rival:
        found.append(Need("rival"))
    if needs.spend:
        found.append(Need("spend", number=needs.spend))
    return [need for need in found if need.kind in only]


def condition_words(needs: Needs | None, only: Container[str] = _FIELDS) -> str:
    """What a requirement asks for, in words; empty when there is none."""
    return say.said(parsed(needs, only)) if needs is not None else ""
