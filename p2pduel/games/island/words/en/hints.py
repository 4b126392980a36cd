"""Why a move on the island is suggested, in English: a phrase that follows the move."""

from typing import Final

__all__ = ["FIXED", "GOALS", "found", "leads", "nearer", "saving", "then_pay"]

FIXED: Final = {
    "roll": "nothing is worth playing before the roll",
    "settlement": "1 point and a harvest more",
    "city": "1 point more, and the harvest there is doubled",
    "longest": "it brings Longest Road nearer, which is 2 points",
    "card": "a knight, a useful card or a point",
    "road": "a free road is never in the way",
    "accept": "the cards are worth more to you than what you give",
    "decline": "it helps the other more than you",
    "deal": "this answer helps you most",
    "no_deal": "none of the answers helps you",
    "spare": "these cards are needed least",
    "rob": "it hurts whoever is most dangerous to you",
    "army": "it wins you Largest Army, which is 2 points",
    "free": "the robber leaves your land",
    "steal": "a stolen card, and one knight more in your army",
    "road_building": "two roads for nothing lead where you want to go",
    "invention": "the two cards pay for what you save for",
    "monopoly": "the others hold much of it",
    "reveal": "these points win the game",
    "home": "the robber leaves your land and nothing else is lost",
    "force": "the other holds what you lack",
    "retire": "tokens are worth more to you than the knight",
    "neutral": "there it is least in your way",
    "nothing": "nothing is worth building now",
}
"""Reasons that are always the same."""

GOALS: Final = {
    "city": "a city",
    "settlement": "a settlement",
    "site": "a road and a settlement",
    "longest": "Longest Road",
    "card": "a development card",
}
"""What is saved for or paid."""


def found(dots: int) -> str:
    """A site with so many dots around it."""
    return f"{dots} dots around it"


def leads(site: str) -> str:
    """A road to a site."""
    return f"it leads to {site}"


def saving(goal: str, cards: str) -> str:
    """What is saved for, and which cards are short."""
    return f"saving for {GOALS[goal]}, {cards} short"


def then_pay(goal: str) -> str:
    """A trade after which a goal can be paid."""
    return f"after that you can pay for {GOALS[goal]}"


def nearer(goal: str) -> str:
    """Cards that a goal needs."""
    return f"it helps to pay for {GOALS[goal]}"
