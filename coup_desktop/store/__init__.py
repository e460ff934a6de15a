"""What is kept on disk: plain files, replaced whole or appended to, always synced. No Qt.

Where the files live is decided above; every path is handed in.
"""
