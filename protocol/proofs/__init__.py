"""The five proofs; each module keeps prover and verifier apart."""
