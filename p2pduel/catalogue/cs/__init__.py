"""The words of the program in Czech."""
