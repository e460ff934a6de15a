"""What dmgbuild is to make: it runs this file, with `defines` from macos_image.py, and reads names.

Nothing is set on the bundle, such as a hidden extension: its signature would not hold any more.
The window's content is 640 x 400 points. The picture is larger, since title bars differ in height.
"""

from pathlib import Path

_given: dict[str, str] = globals()["defines"]
_bundle = Path(_given["bundle"])

files = [(str(_bundle), _bundle.name)]
symlinks = {"Applications": "/Applications"}
icon = _given["icon"]
background = _given["background"]

format = "ULMO"  # noqa: A001 - LZMA: the smallest; every macOS the program runs on opens it
filesystem = "HFS+"

window_rect = ((200, 160), (640, 428))  # 28: the title bar
default_view = "icon-view"
icon_size = 128.0
text_size = 13.0
icon_locations = {_bundle.name: (170, 190), "Applications": (470, 190)}
arrange_by = None
show_toolbar = False
show_sidebar = False
show_status_bar = False
show_pathbar = False
show_tab_view = False
