"""A signed transcript, joint dice and sealed decks for any turn-based card game."""
