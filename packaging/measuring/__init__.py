"""What measure.py measures with."""
