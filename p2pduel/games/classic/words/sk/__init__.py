"""The classic card game in Slovak."""
