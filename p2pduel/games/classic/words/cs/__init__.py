"""The classic card game in Czech."""
