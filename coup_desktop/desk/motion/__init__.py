"""What moves on the table: pictures on their way, the stage they move on, who moves when.

The table always stands as it is; motion only paints over it for a moment, and may end at any time.
"""
