"""The steps of the agenda: what may have to happen in a game, and how."""
