"""The Windows installer and zip, in Wine: installed, played, double-clicked, upgraded, removed.

    COUP_INSTALLERS=1 COUP_WINE_ROOT=FOLDER python -m pytest -rP tests/installers/test_windows.py

As root; FOLDER is a Debian root with Wine 10 in it (`debootstrap trixie FOLDER`, then `wine` and
`wine64`). What is printed is a transcript.
"""

import os
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from coup_desktop.desk.new_game_choice import NewGameChoice
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.setup import SeatSetup
from tests.e2e.hands import Hands
from tests.installers import windows_steps as steps
from tests.installers.artefacts import artefact, picture
from tests.installers.windows_steps import CLASSES, CONSOLE, FOLDER, KIND, PROGRAM, UNINSTALL_KEY
from tests.installers.wine import Wine, computer, eventually, small_disk, unquoted

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "cases" / "allow-lines-written-out.coup"
IN_USE = 32
FAILED = 2
LANGUAGES = ("en", "de", "id", "ru")


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """What is drive W: in Windows."""
    folder = tmp_path / "work"
    folder.mkdir()
    return folder


@pytest.fixture
def pc(work: Path, managed_screen: dict[str, str]) -> Iterator[Wine]:
    """A new computer."""
    root = os.environ.get("COUP_WINE_ROOT", "")
    if not root:
        pytest.skip("needs Wine: set COUP_WINE_ROOT to a Debian root that has it")
    with computer(Path(root), work, managed_screen) as wine:
        yield wine


@pytest.fixture
def setup(work: Path) -> str:
    """The installer's path in Windows."""
    return steps.put_into_work(artefact("*-windows-x64-setup.exe"), work)


def data(pc: Wine) -> Path:
    """The person's games, statistics and settings."""
    return pc.local / "coup-desktop"


def seat_a_person(pc: Wine) -> None:
    """Settings of somebody who plays with two bots, and does not wait."""
    seats = (SeatSetup("Sacha"), SeatSetup("Corvino", "random"), SeatSetup("Lia", "random"))
    table = NewGameChoice("official", (), (), seats).text()
    save_settings(data(pc) / "settings.json", Settings(pace="instant", table=table))


def photograph(screen: dict[str, str], name: str, folder: Path) -> None:
    command = ["import", "-window", "root", str(picture(f"windows-{name}", folder))]
    subprocess.run(command, env=screen, check=True)


def test_from_installing_to_removing(
    pc: Wine, setup: str, work: Path, tmp_path: Path, managed_screen: dict[str, str]
) -> None:
    # An older version is there, and somebody has played.
    older = steps.put_into_work(steps.older_installer(tmp_path), work)
    assert pc.run(older, "/S").status == 0
    assert pc.registry(UNINSTALL_KEY)["DisplayVersion"] == "0.0.9"
    folder = pc.path(FOLDER)
    assert steps.STALE in steps.files_in(folder)
    seat_a_person(pc)
    kept_settings = (data(pc) / "settings.json").read_bytes()
    steps.tell("older version 0.0.9 installed:", sorted(steps.files_in(folder)))

    # Upgraded, without a window.
    assert pc.run(setup, "/S").status == 0
    entry = pc.registry(UNINSTALL_KEY)
    steps.tell("upgraded; Apps & Features says:", entry)
    assert entry["DisplayName"] == "Coup Desktop"
    assert f"-{entry['DisplayVersion']}-" in setup
    assert entry["Publisher"] == "The Coup Desktop authors"
    assert entry["DisplayIcon"] == rf"{FOLDER}\{PROGRAM},0"
    assert entry["UninstallString"] == rf'"{FOLDER}\uninstall.exe"'
    assert entry["QuietUninstallString"] == rf'"{FOLDER}\uninstall.exe" /S'
    files = steps.files_in(folder)
    size = sum((folder / name).stat().st_size for name in files - {"uninstall.exe"}) / 1024
    assert size <= int(entry["EstimatedSize"], 16) <= size + len(files)
    assert steps.STALE not in files
    assert not (folder / steps.STALE).parent.exists()
    assert (data(pc) / "settings.json").read_bytes() == kept_settings
    assert rf"{FOLDER}\{PROGRAM}" in steps.words_of_link(pc.path(steps.SHORTCUT))

    # Its own test; the console's twin.
    for line in steps.self_test(pc, FOLDER):
        steps.tell(line)

    # Played, through the Start menu.
    with pc.started("start", steps.SHORTCUT):
        steps.wait_for_window(managed_screen, "Coup Desktop")
        record = steps.play_a_game(managed_screen, data(pc) / "games")
        photograph(managed_screen, "played", tmp_path)
        steps.tell("played:", record.name, f"{record.stat().st_size} bytes")

        # While it is open nothing is touched.
        assert pc.run(setup, "/S").status == IN_USE
        assert pc.run(rf"{FOLDER}\uninstall.exe", "/S", *unquoted(f"_?={FOLDER}")).status == IN_USE
        assert steps.files_in(folder) == files
        steps.tell("installer and uninstaller refuse while it is open: status", IN_USE)
        steps.close_windows(managed_screen)
    pc.wait_for_all()

    # Double-clicked.
    assert pc.registry(rf"{CLASSES}\.coup")[""] == KIND
    pc.show_classes(".coup", KIND)
    shutil.copy(record, work / "Gespräch mit dem Herzog.coup")
    with pc.started("start", r"W:\Gespräch mit dem Herzog.coup"):
        steps.wait_for_window(managed_screen, "Herzog")
        steps.settle(managed_screen)
        photograph(managed_screen, "double-clicked", tmp_path)
        steps.tell("a double click on a record opens it")
        steps.close_windows(managed_screen)
    pc.wait_for_all()

    # Removed.
    before = steps.files_in(data(pc))
    assert pc.run(rf"{FOLDER}\uninstall.exe", "/S").status == 0
    pc.wait_for_all()
    eventually("all files are removed", lambda: not folder.exists())
    assert not [key for key in (*steps.OUR_KEYS, rf"{CLASSES}\.coup") if pc.has_key(key)]
    assert "Coup Desktop" not in pc.registry(r"HKCU\Software\RegisteredApplications")
    assert not pc.path(steps.SHORTCUT).exists()
    assert steps.files_in(data(pc)) == before
    assert record.is_file()
    steps.tell(r"removed; left in %LOCALAPPDATA%\coup-desktop:", sorted(before))


def test_another_programs_records_stay_its_own(pc: Wine, setup: str) -> None:
    others = "CoupDeVille.Document"
    assert pc.run("reg", "add", rf"{CLASSES}\.coup", "/ve", "/d", others, "/f").status == 0
    assert pc.run(setup, "/S").status == 0
    assert pc.registry(rf"{CLASSES}\.coup")[""] == others
    assert KIND in pc.registry(rf"{CLASSES}\.coup\OpenWithProgids")
    assert pc.run(rf"{FOLDER}\uninstall.exe", "/S").status == 0
    pc.wait_for_all()
    eventually("all files are removed", lambda: not pc.path(FOLDER).exists())
    assert pc.registry(rf"{CLASSES}\.coup") == {"": others}
    assert not pc.has_key(rf"{CLASSES}\.coup\OpenWithProgids")


def test_in_a_folder_of_ones_own_other_files_stay(pc: Wine, setup: str) -> None:
    chosen = r"C:\Spiele für Ümläute & Co"
    folder = pc.path(chosen)
    folder.mkdir()
    (folder / "my notes.txt").write_text("mine")
    assert pc.run(setup, "/S", *unquoted(f"/D={chosen}")).status == 0
    assert pc.registry(UNINSTALL_KEY)["InstallLocation"] == chosen
    assert "coup-desktop" in pc.run(rf"{chosen}\{CONSOLE}", "--version").said

    # Moved by a later installation: the first place is emptied.
    other = r"C:\Elsewhere"
    assert pc.run(setup, "/S", *unquoted(f"/D={other}")).status == 0
    assert steps.files_in(folder) == {"my notes.txt"}
    assert pc.registry(UNINSTALL_KEY)["InstallLocation"] == other
    # And one without a folder goes where the last one went.
    assert pc.run(setup, "/S").status == 0
    assert pc.registry(UNINSTALL_KEY)["InstallLocation"] == other


def test_what_cannot_be_installed_leaves_what_is_there(
    pc: Wine, setup: str, work: Path, tmp_path: Path
) -> None:
    older = steps.put_into_work(steps.older_installer(tmp_path), work)
    assert pc.run(older, "/S").status == 0
    before = steps.files_in(pc.path(FOLDER))
    with small_disk(pc, "s", "8m"):
        assert pc.run(setup, "/S", r"/D=S:\Coup").status == FAILED
    assert steps.files_in(pc.path(FOLDER)) == before
    entry = pc.registry(UNINSTALL_KEY)
    assert (entry["DisplayVersion"], entry["InstallLocation"]) == ("0.0.9", FOLDER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages(
    pc: Wine, setup: str, language: str, tmp_path: Path, managed_screen: dict[str, str]
) -> None:
    hands = Hands(managed_screen)
    with pc.started(setup, f"/LANG={language}") as installer:
        steps.wait_for_window(managed_screen, "Coup Desktop")
        for page in ("welcome", "folder"):
            steps.settle(managed_screen)
            photograph(managed_screen, f"{language}-{page}", tmp_path)
            hands.key("Return")
        eventually("it is installed", lambda: pc.has_key(UNINSTALL_KEY), limit=120)
        steps.settle(managed_screen)
        photograph(managed_screen, f"{language}-finish", tmp_path)
        hands.key("space", "Return")  # the box for starting the game is emptied
        installer.communicate(timeout=60)
        assert installer.returncode == 0
    kind = pc.registry(rf"{CLASSES}\{KIND}")[""]
    steps.tell(language, "records are called", kind)
    assert kind == steps.record_kind(language)

    # What was chosen is remembered: nothing is asked here.
    with pc.started(rf"{FOLDER}\uninstall.exe") as remover:
        steps.wait_for_window(managed_screen, "Coup Desktop")
        steps.settle(managed_screen)
        photograph(managed_screen, f"{language}-remove", tmp_path)
        hands.key("Return")
        eventually("it is removed", lambda: not pc.has_key(UNINSTALL_KEY))
        steps.settle(managed_screen)
        photograph(managed_screen, f"{language}-removed", tmp_path)
        hands.key("Return")
        remover.communicate(timeout=60)
        assert remover.returncode == 0
    assert not pc.path(FOLDER).exists()


def test_the_zip_runs_from_any_folder(
    pc: Wine, work: Path, tmp_path: Path, managed_screen: dict[str, str]
) -> None:
    place = work / "Spiele für Ümläute & Co"
    with zipfile.ZipFile(artefact("*-windows-x64-portable.zip")) as archive:
        archive.extractall(place)
    (top,) = place.iterdir()
    folder = rf"W:\{place.name}\{top.name}"

    # In a console: the version, games, a record; in any letters; and a status.
    assert pc.run(rf"{folder}\{CONSOLE}", "--version").said.startswith("coup-desktop ")
    game = ("--rules", "official", "--seats", "3", "--bots", "random", "--games", "5")
    played = pc.run(rf"{folder}\{CONSOLE}", "simulate", *game, "--seed", "1")
    assert (played.status, "5 games of 3 seats" in played.said) == (0, True), played.said
    text = RECORD.read_text(encoding="utf-8").replace("Ada", "Наташа")
    (work / "Партия.coup").write_text(text, encoding="utf-8")
    told = pc.run(rf"{folder}\{CONSOLE}", "replay", r"W:\Партия.coup")
    assert (told.status, "Наташа" in told.said) == (0, True), told.said
    wrong = pc.run(rf"{folder}\{CONSOLE}", "gone.coup")
    assert (wrong.status, "gone.coup" in wrong.said) == (2, True), wrong.said
    for line in steps.self_test(pc, folder):
        steps.tell(line)

    # The program with windows.
    assert steps.has_no_console(top / PROGRAM)
    assert not steps.has_no_console(top / CONSOLE)
    seat_a_person(pc)
    with pc.started(rf"{folder}\{PROGRAM}") as process:
        steps.wait_for_window(managed_screen, "Coup Desktop")
        record = steps.play_a_game(managed_screen, data(pc) / "games")
        photograph(managed_screen, "zip-played", tmp_path)
        steps.tell("played:", record.name)
        steps.close_windows(managed_screen)
        process.communicate(timeout=60)
        assert process.returncode == 0
    assert not pc.has_key(rf"{CLASSES}\.coup"), "a zip changes nothing in Windows"


def test_a_record_that_is_gone_is_told_in_a_box(
    pc: Wine, work: Path, tmp_path: Path, managed_screen: dict[str, str]
) -> None:
    with zipfile.ZipFile(artefact("*-windows-x64-portable.zip")) as archive:
        archive.extractall(work)
    (top,) = (path for path in work.iterdir() if path.is_dir())
    # As Explorer starts it: nobody catches what it says.
    with pc.started("start", "/wait", rf"W:\{top.name}\{PROGRAM}", "gone.coup") as process:
        steps.wait_for_window(managed_screen, "Coup Desktop")
        photograph(managed_screen, "gone", tmp_path)
        Hands(managed_screen).key("Return")
        process.communicate(timeout=60)
        assert process.returncode == 2
