"""Before the game: who is here, what can be played or seen again, and setting up."""
