"""The classic card game in English."""
