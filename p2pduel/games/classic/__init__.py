"""The classic card game for two: the base set, its six theme sets and the tournament."""
