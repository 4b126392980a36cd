"""Every word about the classic card game."""
