"""Catan Duel: rules, words, bots and screens."""
