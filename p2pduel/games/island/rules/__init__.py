"""The rules of the island: pure, deterministic, for two to four seats."""
