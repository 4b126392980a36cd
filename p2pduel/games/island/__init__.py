"""The island: Catan for two to four, with a board of hexes."""
