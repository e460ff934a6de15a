"""Trains the policy for the last two seats, and the best response that measures it."""
