"""The sentences that terminal and page say alike; web/src/language/line.test.ts reads the same file."""

from tools.generate import lines_golden


def test_the_golden_lines_are_those_of_the_narrator() -> None:
    assert lines_golden.TARGET.read_text(encoding="utf-8") == lines_golden.golden()


def test_every_line_reads_like_one() -> None:
    lines = [line for line in lines_golden.golden().splitlines() if '"log-' in line]
    assert len(lines) > 200
    assert not [
        line for line in lines if "  " in line or "{" in line[1:].replace('"facts": {', "").replace('"faces": {', "")
    ]
