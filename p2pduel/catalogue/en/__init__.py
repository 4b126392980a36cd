"""The words of the program in English."""
