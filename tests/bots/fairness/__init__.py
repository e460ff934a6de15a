"""Proofs that no bot knows more than its seat: TRAPS.md 26, and before any figure of strength."""
