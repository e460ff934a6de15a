"""Build hook of hatchling: compiles forms, translations, modules where it can; carries files."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "packaging"))
from compile_forms import FormError, compile_all
from compile_modules import CompileError, compile_into, is_asked_for, requirements
from i18n.compile import compile_translations
from i18n.ts import TsError

EDITABLE = "editable"
FOR_EDITABLE = "get_requires_for_build_editable"
"""What pip, in a process of its own, asks for before an editable install."""
RESOURCES_IN_WHEEL = "coup_desktop/resources_data"
SOURCE_OF_TRANSLATIONS = ".ts"


class FormsAndResources(BuildHookInterface[BuilderConfig]):
    """Runs for wheels and editable installs; a source archive carries the sources only."""

    PLUGIN_NAME = "custom"

    compiled: "TemporaryDirectory[str] | None" = None
    """Where the compiled modules lie until the wheel has them."""

    def dependencies(self) -> list[str]:
        """What a frontend is to install besides: mypyc, where modules are going to be compiled."""
        if self.target_name != "wheel" or FOR_EDITABLE in sys.argv:
            return []
        try:
            return requirements()
        except CompileError as error:
            _stop(error)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile forms and translations; for a wheel add ``resources/`` and machine code.

        An editable install stays plain Python: what is edited is what runs.

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
            compile_translations(root)
            if version != EDITABLE:
                build_data["force_include"] |= _resources(root / "resources")
                self._add_compiled(root, build_data)
        except (FormError, TsError, CompileError) as error:
            _stop(error)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what the wheel has now."""
        if self.compiled is not None:
            self.compiled.cleanup()

    def _add_compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        """Compile what pyproject.toml names; where that cannot be done the wheel stays as it is.

        Raises:
            CompileError: it cannot be done, but is asked for.
        """
        asked = is_asked_for()
        if asked is False:
            return
        self.compiled = TemporaryDirectory(prefix="coup-wheel-")
        folder = Path(self.compiled.name)
        try:
            made = compile_into(root, folder)
        except CompileError as error:
            if asked:
                raise
            print(f"coup-desktop: plain Python, not compiled: {error}", file=sys.stderr, flush=True)
            return
        build_data["force_include"] |= {str(folder / file): file.as_posix() for file in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _resources(folder: Path) -> dict[str, str]:
    """All files of ``resources/`` by their place in a wheel, but for sources of translations."""
    return {
        str(path): f"{RESOURCES_IN_WHEEL}/{path.relative_to(folder).as_posix()}"
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != SOURCE_OF_TRANSLATIONS
    }


def _stop(error: Exception) -> NoReturn:
    """End the build; pip would show a page of traceback around the one line that matters."""
    print(f"coup-desktop: {error}", file=sys.stderr, flush=True)
    raise SystemExit(1) from None
