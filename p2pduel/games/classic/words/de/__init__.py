"""The classic card game in German."""
