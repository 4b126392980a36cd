"""The words of the program in Slovak."""
