"""Every word about the Duel: cards, questions, moves, the log, the rules."""
