"""Creates the virtual environment that everything runs in, with uv if available and with pip otherwise.

    python3 tools/environment.py play            packages to play
    python3 tools/environment.py build           also those to compile the engine
    python3 tools/environment.py test            also those to check a change
    python3 tools/environment.py wheel FILE      Sixgun itself, from a wheel

constraints.txt pins every version. This file needs nothing but Python.
"""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CONSTRAINTS = ROOT / "constraints.txt"

Command = list[str]


def main(purpose: str, *files: str) -> None:
    make_environment()
    if purpose == "wheel":
        install("--no-deps", "--reinstall" if has_uv() else "--force-reinstall", *files)
        return
    sentences = {
        "play": "Installing the packages a game needs: about 2 seconds.",
        "build": "Installing the compiler of the engine: about 3 seconds.",
        "test": "Installing the packages of the tests: about 10 seconds.",
    }
    say(sentences[purpose] if has_uv() else sentences[purpose].partition(":")[0] + ": a minute or two without uv.")
    install("--constraint", str(CONSTRAINTS), *wanted(purpose))


def wanted(purpose: str) -> Command:
    """The names of the packages, or the file that lists them."""
    if purpose == "test":
        return ["--requirement", str(CONSTRAINTS)]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, build = settings["project"], settings["build-system"]["requires"]
    game = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    return [*game, *build] if purpose == "build" else game


def make_environment() -> None:
    """Creates an environment with this version of Python, and installs uv in it if there is none."""
    if not sound():
        say("Making a virtual environment in .venv: about 5 seconds.")
        # Only the environment itself is removed: compiled modules stay.
        for name in ("bin", "include", "lib", "lib64", "pyvenv.cfg", ".play", ".build", ".test", ".package"):
            remove(VENV / name)
        run([sys.executable, "-m", "venv", str(VENV)], "On Debian, Python needs one more package: python3-venv.")
    if not has_uv():
        pinned = [line for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines() if line.startswith("uv==")]
        pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, *pinned], capture_output=True, check=False)  # pip does the same more slowly


def sound() -> bool:
    """Whether the environment is complete and has this version of Python."""
    probe = [str(PYTHON), "-c", "import pip, sys; print(sys.version)"]
    try:
        return subprocess.run(probe, capture_output=True, check=True, text=True).stdout.strip() == sys.version
    except (OSError, subprocess.CalledProcessError):
        return False


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def has_uv() -> bool:
    return (VENV / "bin" / "uv").exists()


def install(*words: str) -> None:
    uv = [str(VENV / "bin" / "uv"), "pip", "install", "--quiet", "--compile-bytecode", "--python", str(PYTHON)]
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*(uv if has_uv() else pip), *words], "The packages could not be installed. Is there a network?")


def run(command: Command, advice: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{(done.stdout + done.stderr).strip()}\n\n{advice}")


def say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
