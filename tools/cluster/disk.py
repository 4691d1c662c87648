"""A small disk of its own for a program, so that it can be full. Only root may mount one."""

from __future__ import annotations

import os
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

NEEDS_ROOT: Final = "mounting a disk needs root: run this as root to try a full one"
MEGABYTE: Final = 1 << 20


def run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"{' '.join(words)}: {done.stderr.strip()}")


def disks() -> str | None:
    """None if disks can be mounted on this machine, or why they cannot."""
    if os.geteuid():
        return NEEDS_ROOT
    with tempfile.TemporaryDirectory() as folder:
        disk = Disk(Path(folder), 1)
        try:
            disk.mount()
        except OSError as error:
            return str(error)
        disk.unmount()
    return None


class Disk:
    """A file system in memory, which takes no more room than what is on it."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self.megabytes = megabytes
        self.filler = folder / "filler"

    def mount(self) -> None:
        self.folder.mkdir(exist_ok=True)
        run("mount", "-t", "tmpfs", "-o", f"size={self.megabytes}m,mode=755", "sixgun", str(self.folder))

    def unmount(self) -> None:
        with suppress(OSError):
            run("umount", str(self.folder))

    def fill(self) -> None:
        """Leaves not one page."""
        with self.filler.open("wb") as file, suppress(OSError):
            while True:
                file.write(bytes(MEGABYTE))
                file.flush()

    def clear(self) -> None:
        """There is room again."""
        self.filler.unlink()
