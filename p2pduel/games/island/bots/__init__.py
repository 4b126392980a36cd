"""Who plays the island by itself."""
