"""The words of the Duel in Slovak."""
