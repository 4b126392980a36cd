"""Games on this machine: a driver with a random source, and the arena."""
