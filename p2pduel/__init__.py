"""Catan Duel between two laptops, with nobody to trust."""

__version__ = "0.3.0"
