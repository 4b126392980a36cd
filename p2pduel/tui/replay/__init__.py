"""A recorded game on the table, with charts and the check beside it."""
