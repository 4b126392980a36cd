"""What a game must have to be played here: one Protocol per room, each fitted by a module of the game."""
