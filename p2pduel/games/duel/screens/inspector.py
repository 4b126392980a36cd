"""The card inspector: everything about one card, with its picture."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from p2pduel.catalogue import table as general
from p2pduel.games.duel.rules.facts import card_of
from p2pduel.games.duel.screens.principality import POINTS, card_hue
from p2pduel.games.duel.screens.signs import sign_of
from p2pduel.games.duel.words import nouns
from p2pduel.games.duel.words import table as words
from p2pduel.games.duel.words.cards import card_name, card_text, condition, kind, once, origin, place, price
from p2pduel.tui.dialogs import Page
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.theme import PALETTE, TILES

__all__ = ["inspect"]


def inspect(face: str, glyphs: Glyphs) -> Page:
    """The page of a card."""
    card, said = card_of(face), card_text(face)
    ink, ground = TILES[card_hue(card)]
    title = Text(f"  {card_name(face)}  ", style=f"bold {ink} on {ground}")
    only = f" · {words.ONCE}" if once(face) else ""
    facts = Text(f"{kind(face)} · {place(face)}{only}\n", style=PALETTE["dim"])
    for label, value in ((words.COSTS, price(face) if card.cost else ""), (words.NEEDS, condition(face))):
        if value:
            facts.append(f"{label} ", style=f"bold {PALETTE['gold']}")
            facts.append(f"{value}\n", style=PALETTE["ink"])
    found = [(each, getattr(card.points, each)) for each in POINTS if getattr(card.points, each)]
    if found:
        facts.append(f"{words.POINTS} ", style=f"bold {PALETTE['gold']}")
        signs = ", ".join(f"{sign_of(each, glyphs)} {nouns.points([(each, count)])}" for each, count in found)
        facts.append(f"{signs}\n", style=PALETTE["ink"])
    effect = Text(f"{said.effect}\n", style=PALETTE["ink"])
    for note in said.notes:
        effect.append(f"\n{glyphs.dot} {note}", style=PALETTE["dim"])
    foot = Text(
        f"\n{words.IN_THE_BOX} {origin(face)}. {words.RULES} {' '.join(card.rules)}", style=PALETTE["faint"]
    )
    return Page(general.CARD, Group(title, facts, effect, foot), card.rules)
