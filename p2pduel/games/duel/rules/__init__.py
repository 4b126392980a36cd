"""The rules of the Duel: pure, deterministic, without sockets, clock, randomness, files or screen."""
