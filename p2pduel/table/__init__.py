"""One seat at one game: the only place where the rules and the protocol meet."""
