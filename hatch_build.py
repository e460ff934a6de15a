"""Build hook of hatchling: compiles the forms and carries the resources into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "packaging"))
from compile_forms import FormError, compile_all

EDITABLE = "editable"
RESOURCES_IN_WHEEL = "coup_desktop/resources_data"


class FormsAndResources(BuildHookInterface[BuilderConfig]):
    """Runs for wheels and editable installs; a source archive carries the sources only."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile ``ui/*.ui`` into the package; for a wheel add ``resources/`` to it.

        Args:
            version: ``"standard"`` for a wheel, ``"editable"`` for an editable install, which
                finds the resources in the checkout.
            build_data: What hatchling is told about additional files.
        """
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        try:
            compile_all(root)
        except FormError as error:
            # Without this, pip would show a page of traceback around the one line that matters.
            print(f"coup-desktop: {error}", file=sys.stderr, flush=True)
            raise SystemExit(1) from None
        if version != EDITABLE:
            build_data["force_include"][str(root / "resources")] = RESOURCES_IN_WHEEL
