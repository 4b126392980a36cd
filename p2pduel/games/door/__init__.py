"""What the rooms of a game offer the rest of the program: one Protocol per room."""
