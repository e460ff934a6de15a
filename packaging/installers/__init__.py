"""What packaging/build.py does: an environment, a frozen program, that system's installers.

Standard library only where it is imported; tools are looked for when they are needed.
"""
