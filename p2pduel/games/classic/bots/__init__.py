"""Who plays the classic card game by itself."""
