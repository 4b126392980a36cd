"""Players of the Duel, and what they think cards are worth."""
