"""The master with two seats left: a trained policy that remembers claims."""
