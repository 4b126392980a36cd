"""The classic game as the register will have it, for tests that ask for it by its name."""

from p2pduel import games

__all__ = ["CLASSIC", "make_known"]

VARIANTS = ("base", "knights", "politics", "barbarians", "science", "wizards", "trade", "mixed", "tournament")
CLASSIC = games.Game("classic", "p2pduel.games.classic", VARIANTS, own_decks=("tournament",))


def make_known() -> None:
    """Make it known in a process of its own; one that is registered already stays."""
    if "classic" not in {entry.name for entry in games.known()}:
        games.register(CLASSIC)
