"""The workflows of a public forge: right by their linters, and as careful as they claim to be."""

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from installers.requirements import read_lock

yaml = pytest.importorskip("yaml", reason="needs yamllint and its PyYAML")

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RULES = (
    "{extends: default, rules: {document-start: disable, truthy: {check-keys: false}, "
    "line-length: {max: 140}, comments: {min-spaces-from-content: 1}}}"
)
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")
BRANCHES = {"ubuntu-22.04", "windows-2022", "macos-15", "macos-15-intel"}
"""The systems that installers are built on."""

Json = dict[str, Any]


def read(name: str) -> Json:
    # YAML 1.1 takes `on` for a truth.
    found: dict[Any, Any] = yaml.safe_load(
        (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
    )
    return {"on" if key is True else key: value for key, value in found.items()}


def jobs() -> Iterator[tuple[str, Json]]:
    """All jobs that run on a machine, with their names."""
    for path in WORKFLOWS:
        for name, job in read(path.stem)["jobs"].items():
            if "runs-on" in job:
                yield f"{path.stem}.{name}", job


def steps() -> Iterator[tuple[str, Json]]:
    return ((name, step) for name, job in jobs() for step in job["steps"])


def machines(job: Json) -> set[str]:
    """What a job runs on, one after the other."""
    matrix = job.get("strategy", {}).get("matrix", {})
    told = [*matrix.get("os", []), *(each.get("os") for each in matrix.get("include", []))]
    named = job["runs-on"]
    return {os for os in told if os} if named == "${{ matrix.os }}" else {named}


def test_actionlint_finds_nothing() -> None:
    lint = Path(sysconfig.get_path("scripts"), "actionlint")
    if not lint.exists():
        pytest.skip("needs actionlint, which has no wheel for this system")
    done = subprocess.run([lint, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_actionlint_would_find_something(tmp_path: Path) -> None:
    lint = Path(sysconfig.get_path("scripts"), "actionlint")
    if not lint.exists():
        pytest.skip("needs actionlint, which has no wheel for this system")
    text = WORKFLOWS[0].read_text("utf-8").replace("needs: linux", "needs: minix")
    bad = tmp_path / "bad.yml"
    bad.write_text(text, "utf-8")
    done = subprocess.run([lint, bad], capture_output=True, text=True, check=False)
    assert "minix" in done.stdout


def test_yamllint_finds_nothing() -> None:
    command = [sys.executable, "-m", "yamllint", "--strict", "--config-data", RULES]
    command += map(str, WORKFLOWS)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_actions_are_pinned_to_commits_whose_versions_are_told() -> None:
    for path in WORKFLOWS:
        for line in path.read_text("utf-8").splitlines():
            if said := re.match(r"\s*(?:- )?uses: (\S+)(.*)", line):
                if said[1].startswith("./"):
                    assert (ROOT / said[1]).is_file()
                    continue
                assert PINNED.fullmatch(said[1]), line
                assert re.fullmatch(r" # v\d+\.\d+\.\d+", said[2]), line


def test_an_action_is_the_same_everywhere() -> None:
    versions: dict[str, set[str]] = {}
    for _, step in steps():
        if "uses" in step:
            action, _, commit = step["uses"].partition("@")
            versions.setdefault(action, set()).add(commit)
    assert {action: found for action, found in versions.items() if len(found) > 1} == {}
    assert "actions/checkout" in versions


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_nothing_may_do_more_than_it_must(path: Path) -> None:
    workflow = read(path.stem)
    assert workflow["permissions"] == {}
    assert "pull_request_target" not in workflow["on"]
    assert workflow["concurrency"]["group"]
    for name, job in workflow["jobs"].items():
        allowed = {"contents": "write"} if name == "release" else {"contents": "read"}
        assert job["permissions"].items() <= allowed.items(), name
        assert "secrets" not in job or isinstance(job["secrets"], dict), "none are inherited"


def test_each_job_ends() -> None:
    limits = {name: job["timeout-minutes"] for name, job in jobs()}
    assert {name: limit for name, limit in limits.items() if not 0 < limit <= 90} == {}


def test_a_checkout_keeps_no_credentials() -> None:
    found = [step for _, step in steps() if step.get("uses", "").startswith("actions/checkout@")]
    assert found
    assert all(step["with"]["persist-credentials"] is False for step in found)


def test_no_script_is_put_together_from_what_others_say() -> None:
    """An expression in a script is replaced before the shell reads it: a branch's name is code."""
    assert [name for name, step in steps() if "${{" in step.get("run", "")] == []


def test_secrets_are_for_releases_only() -> None:
    text = (ROOT / ".github" / "workflows" / "builds.yml").read_text("utf-8")
    used = re.findall(r"\$\{\{([^}]*\bsecrets\.[^}]*)\}\}", text)
    assert used
    assert all(re.fullmatch(r" inputs\.sign && secrets\.\w+ \|\| '' ", said) for said in used)
    named = set(re.findall(r"secrets\.(\w+)", " ".join(used)))
    builds, release = read("builds"), read("release")
    assert set(builds["on"]["workflow_call"]["secrets"]) == named
    assert set(release["jobs"]["builds"]["secrets"]) == named
    assert builds["on"]["workflow_call"]["inputs"]["sign"]["default"] is False
    assert "sign" not in str(read("tests"))


def test_the_secrets_are_those_that_the_build_reads() -> None:
    macos = pytest.importorskip("installers.macos_credentials")
    signing = pytest.importorskip("installers.signing")
    steps = read("builds")["jobs"]
    (build,) = (step for step in steps["macos"]["steps"] if step.get("name") == "Build")
    # An identity is for a keychain that is there already.
    assert set(build["env"]) == set(macos.VARIABLES) - {macos.IDENTITY}
    script = "\n".join(step.get("run", "") for step in steps["windows"]["steps"])
    assert f'"{signing.CERTIFICATE}=' in script
    assert f'"{signing.PASSWORD_FILE}=' in script
    (build,) = (step for step in steps["windows"]["steps"] if step.get("name") == "Build")
    assert set(build["env"]) == {signing.TIMESTAMP}


def test_installers_are_built_tried_and_kept_on_each_system() -> None:
    found: set[str] = set()
    for job in read("builds")["jobs"].values():
        script = "\n".join(step.get("run", "") for step in job["steps"])
        if "packaging/build.py" not in script:
            continue
        found |= machines(job)
        order = ("packaging/build.py", "packaging/release.py sbom", "packaging/try_artefacts.py")
        assert [script.index(command) for command in order] == sorted(map(script.index, order))
        assert job["steps"][-1]["uses"].startswith("actions/upload-artifact@")
        assert job["steps"][-1]["with"]["if-no-files-found"] == "error"
        (python,) = (
            s for s in job["steps"] if s.get("uses", "").startswith("actions/setup-python")
        )
        assert python["with"]["cache-dependency-path"] == "packaging/requirements.txt"
    assert found == BRANCHES
    for path in ("build.py", "release.py", "try_artefacts.py", "requirements.txt"):
        assert (ROOT / "packaging" / path).is_file()


def test_tests_run_with_the_oldest_our_own_and_the_newest_on_three_systems() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (job,) = read("tests")["jobs"].values()
    matrix = job["strategy"]["matrix"]
    assert {os.partition("-")[0] for os in machines(job)} == {"ubuntu", "windows", "macos"}
    told = {each["versions"]: each for each in matrix["include"]}
    assert matrix["versions"] == ["oldest", "installers", "newest"] == list(told)
    assert project["requires-python"] == f">={told['oldest']['python']}"
    floor = re.search(r">=([\d.]+)", project["dependencies"][0])
    assert floor is not None
    qt = told["oldest"]["qt"].split()
    assert qt[0].removeprefix("PySide6-Essentials==").startswith(f"{floor[1]}.")
    assert qt[1].removeprefix("shiboken6==") == qt[0].removeprefix("PySide6-Essentials==")
    pins = read_lock(ROOT / "packaging" / "requirements.txt", "linux", "x86_64")
    locked = {pin.name: pin.version for pin in pins}
    own = f"PySide6-Essentials=={locked['pyside6-essentials']} shiboken6=={locked['shiboken6']}"
    assert told["installers"]["qt"] == own
    assert told["installers"]["python"] == read("builds")["env"]["BUILD_PYTHON"]
    assert told["newest"]["qt"] == "PySide6-Essentials", "whichever is the newest"
    assert float(told["newest"]["python"]) != float(told["oldest"]["python"])


def test_a_release_waits_for_its_tag_the_tests_and_the_builds() -> None:
    workflow = read("release")
    assert workflow["on"] == {"push": {"tags": ["v*"]}}
    needs = {name: job.get("needs", []) for name, job in workflow["jobs"].items()}
    assert needs == {"tag": [], "tests": "tag", "builds": "tag", "release": ["tests", "builds"]}
    script = "\n".join(step.get("run", "") for step in workflow["jobs"]["tag"]["steps"])
    assert 'release.py check-tag "$GITHUB_REF_NAME"' in script
    script = "\n".join(step.get("run", "") for step in workflow["jobs"]["release"]["steps"])
    assert script.index("release.py checksums") < script.index("gh release create")


@pytest.mark.skipif(sys.platform != "linux", reason="of Debian's packages")
def test_what_the_tests_need_can_be_installed_alone() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    stop = script.index('[ "${1:-}" != --system ] || exit 0')
    assert script.index("apt-get install") < stop < script.index("exec timeout")
    bash = shutil.which("bash")
    assert bash is not None
    subprocess.run([bash, "-n", str(ROOT / ".ci" / "run")], check=True)
