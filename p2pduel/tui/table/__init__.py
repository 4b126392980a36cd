"""The table screen: what an update looks like, what is chosen on it, and the end."""
