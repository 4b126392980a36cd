"""The words of the Duel in Czech."""
