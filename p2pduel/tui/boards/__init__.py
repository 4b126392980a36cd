"""Boards: pictures of tiles, their layout and paint, the widgets that show them; a board for any game."""
