"""A person at a seat, without a screen: what is seen, what may be wished, what is sent."""
