"""A playthrough in OpenSpiel's format, kept as text. `python -m tests.research.playthrough` regenerates it."""

from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from sixgun.research import openspiel

GAME = f"{openspiel.GAME_TYPE.short_name}(edition=dodgecity,players=3,seeds=10)"
KEPT = Path(__file__).parent / "playthrough.txt"


def written() -> str:
    flags.FLAGS.mark_as_parsed()
    return str(generate_playthrough.playthrough(GAME, None, seed=4))


def for_people(playthrough: str) -> str:
    """The playthrough without its tensors, which other tests cover."""
    lines = [line for line in playthrough.splitlines() if "Tensor" not in line]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    KEPT.write_text(for_people(written()), encoding="utf-8")
