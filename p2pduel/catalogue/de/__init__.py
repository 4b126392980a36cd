"""The words of the program in German."""
