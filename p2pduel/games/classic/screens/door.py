"""The classic card game on the screens: as any game is shown."""

from p2pduel.tui.boards.anygame import AnyGame

__all__ = ["SCREENS"]

SCREENS = AnyGame("classic")
