"""The words of the Duel in English."""
