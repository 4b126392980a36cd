"""The words of the Duel in German."""
