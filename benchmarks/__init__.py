"""Figures for claims about speed; every one is a ratio measured in the same run."""
