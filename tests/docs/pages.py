"""The documents, and their links, code and tables."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])

LINK = re.compile(r"\[[^\]]*\]\((?!https?://)([^)#\s]*)(?:#([^)\s]*))?\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PATH = re.compile(r"(?:src|tests|docs|tools|bench|web)/[\w./*-]*|[\w./*-]+/[\w.*-]+\.(?:py|md|ftl|txt|ts)")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """The text without code blocks."""
    return FENCE.sub("", text(page))


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Every link to one of our files, with its anchor."""
    for target, heading in LINK.findall(prose(page)):
        yield (page.parent / target if target else page), heading


def anchors(page: Path) -> set[str]:
    """The anchors of the headings."""
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(prose(page)))
    return {heading.strip().replace(" ", "-") for heading in plain}


def code(page: Path) -> list[str]:
    """Everything between backticks in the prose."""
    return CODE.findall(prose(page))


def paths(page: Path) -> list[str]:
    """The files and folders that are mentioned."""
    return [word for word in code(page) if PATH.fullmatch(word)]


def commands(page: Path, program: str) -> list[str]:
    """Every command line of this program, in prose and code blocks."""
    blocks = [line.split("#")[0].strip() for block in FENCE.findall(text(page)) for line in block.splitlines()]
    return [line for line in (*code(page), *blocks) if re.match(rf"{program} [a-z]", line)]


def rows(page: Path, first: str) -> Iterator[list[str]]:
    """The rows of the table whose header begins with this."""
    table = text(page).partition(f"\n| {first} |")[2].partition("\n\n")[0]
    for line in table.splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("|").split(" | ")]
