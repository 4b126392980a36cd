"""A recorded game for those who have no table: a page for browsers, a text, a recording of a terminal."""
