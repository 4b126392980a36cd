"""The words of the screens, one module for each."""
