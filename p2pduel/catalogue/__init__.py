"""The words of the program itself; what is said about a game stands with the game."""
