"""`planner`: looks a few turns ahead in imagined games."""
