"""Boards: pictures of tiles, their layout, their paint, the widgets that show them; and a board for any game."""
