"""The lesson: the real table with a voice beside it."""
