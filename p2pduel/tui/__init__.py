"""The screens: what a person sees and presses."""
