"""The facts of the game as data: cards, numbers, dice; no behaviour."""
