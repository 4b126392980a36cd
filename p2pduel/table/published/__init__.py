"""A game as a file on a web server: kept there by a spectator, followed from there by any number."""
