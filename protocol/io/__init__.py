"""The part of the protocol that does input and output."""
