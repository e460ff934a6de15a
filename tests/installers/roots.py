"""Fresh Debian systems in folders, made by debootstrap, that programs are run in."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

import pytest

from tests.installers.artefacts import ROOT

PLAYER: Final = "player"
HOME: Final = Path("home", PLAYER)
_SOURCES: Final = (Path("/etc/apt/sources.list.d/debian.sources"), Path("/etc/apt/sources.list"))
_CHROOT: Final = shutil.which("chroot") or "/usr/sbin/chroot"
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_LIMIT: Final = 600  # seconds that anything may take in there
# What packages leave behind that is nobody's: lists, logs and caches of the package manager.
_OF_APT: Final = ("var/cache/apt/", "var/lib/apt/", "var/lib/dpkg/", "var/log/")


@dataclass(frozen=True)
class Root:
    """A system of its own, with a person who has a home."""

    path: Path
    display: str

    @property
    def home(self) -> Path:
        """The person's home, seen from outside."""
        return self.path / HOME

    def environ(self, told: Mapping[str, str]) -> dict[str, str]:
        """A bare environment with a screen: nothing of the builder's gets in."""
        plain = {"HOME": f"/{HOME}", "USER": PLAYER, "LANG": "C.UTF-8", "DISPLAY": self.display}
        return plain | {"PATH": "/usr/local/bin:/usr/bin:/bin"} | dict(told)

    def command(self, *words: str) -> list[str]:
        """What runs a command in there as that person."""
        return [_CHROOT, f"--userspec={PLAYER}:{PLAYER}", str(self.path), *words]

    def run(self, *words: str, status: int = 0, told: Mapping[str, str] = _NOTHING) -> str:
        """Run a command as that person, told more than a bare environment; all that it prints."""
        return self._run(self.command(*words), self.environ(told), status)

    def launch(self, *words: str) -> None:
        """Run a command as that person that starts something and ends before that does."""
        null = subprocess.DEVNULL
        environ = self.environ(_NOTHING)
        command = self.command(*words)
        subprocess.run(command, env=environ, stdin=null, stdout=null, timeout=_LIMIT, check=True)

    def as_root(self, *words: str, status: int = 0) -> str:
        """Run a command as root."""
        environ = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        command = [_CHROOT, str(self.path), *words]
        return self._run(command, environ | {"HOME": "/root", "LANG": "C.UTF-8"}, status)

    def install(self, *packages: str) -> None:
        """Install Debian's packages, or one that lies in there, with what they depend on."""
        options = ["-q", "-y", "--no-install-recommends"]
        self.as_root("apt-get", "install", *options, *packages)

    def hand_in(self, file: Path, name: str | None = None) -> str:
        """Copy a file to where everybody may read it; its path in there."""
        target = self.path / "srv" / (name or file.name)
        shutil.copyfile(file, target)
        target.chmod(0o644)
        return f"/srv/{target.name}"

    def traces(self, word: str) -> list[str]:
        """All paths that name the program, but for the person's own files and apt's."""
        found = subprocess.run(
            ["find", ".", "-xdev", "-not", "-path", "./home/*", "-name", f"*{word}*"],
            cwd=self.path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        names = (name.removeprefix("./") for name in found)
        return sorted(n for n in names if not n.startswith((*_OF_APT, "srv/")))

    def files(self, *patterns: str) -> list[str]:
        """Paths of files whose names match, such as all of Python's."""
        found: set[str] = set()
        for pattern in patterns:
            found |= {str(p.relative_to(self.path)) for p in self.path.glob(pattern)}
        return sorted(found)

    def end_all(self) -> None:
        """End what still runs in there: what a double click has started is nobody's child."""
        for process in Path("/proc").iterdir():
            if process.name.isdecimal():
                with contextlib.suppress(OSError):
                    if (process / "root").readlink() == self.path:
                        os.kill(int(process.name), signal.SIGKILL)

    def _run(self, command: list[str], environ: Mapping[str, str], status: int) -> str:
        done = subprocess.run(
            command,
            env=dict(environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=_LIMIT,
            check=False,
        )
        assert done.returncode == status, f"{' '.join(command)}: {done.returncode}\n{done.stdout}"
        return done.stdout


@contextlib.contextmanager
def fresh_root(suite: str, folder: Path, display: str) -> Iterator[Root]:
    """A copy of a new system, with /proc, /dev and the screen in it, that is gone afterwards."""
    base = _base(suite)
    path = folder / suite
    subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(path)], check=True)
    shutil.copyfile("/etc/resolv.conf", path / "etc" / "resolv.conf")
    root = Root(path.resolve(), display)
    fetched, kept = path / "var/cache/apt/archives", base.with_name(f"{suite}.archives")
    _copy_packages(kept, fetched)
    with contextlib.ExitStack() as mounts:
        mounts.callback(root.end_all)
        mounts.enter_context(_mounted(path / "proc", "-t", "proc", "proc"))
        mounts.enter_context(_mounted(path / "dev", "--bind", "/dev"))
        mounts.enter_context(_mounted(path / "tmp" / ".X11-unix", "--bind", "/tmp/.X11-unix"))
        mounts.callback(root.end_all)
        root.as_root("apt-get", "update", "-q")
        root.as_root("useradd", "--create-home", PLAYER)
        yield root
        _copy_packages(fetched, kept)
    shutil.rmtree(path)


def _copy_packages(source: Path, target: Path) -> None:
    """Copy Debian's packages that are not there yet: what was fetched once is not again."""
    target.mkdir(exist_ok=True)
    for package in source.glob("*.deb"):
        if not (target / package.name).exists():
            shutil.copyfile(package, target / f"{package.name}.part")
            (target / f"{package.name}.part").replace(target / package.name)


@contextlib.contextmanager
def _mounted(target: Path, *how: str) -> Iterator[None]:
    target.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", *how, str(target)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", str(target)], check=True)


def _base(suite: str) -> Path:
    """The system that copies are made of; made once, in `build/roots` or where COUP_ROOTS says."""
    folder = Path(os.environ.get("COUP_ROOTS", ROOT / "build" / "roots"))
    base, done = folder / suite, folder / f"{suite}.done"
    if done.exists():
        return base
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        pytest.fail("needs root's rights and debootstrap: apt-get install debootstrap")
    shutil.rmtree(base, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", suite, str(base), _mirror()]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    done.touch()
    return base


def _mirror() -> str:
    """Where this machine, a Debian, gets its own packages from."""
    for path in _SOURCES:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if found := re.search(r"^(?:URIs:|deb(?: \[[^]]*\])?)\s+(\S+)", text, re.MULTILINE):
            return found[1]
    pytest.fail("nothing says where Debian's packages come from")
