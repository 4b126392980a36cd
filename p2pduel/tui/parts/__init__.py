"""Small widgets that several screens are made of."""
