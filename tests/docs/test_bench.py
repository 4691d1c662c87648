"""What the benchmarks count and print. No test depends on timing."""

from bench.engine import halfway, length, play_all
from bench.engine_copies import clone_bytes
from bench.engine_questions import TIMED, ask_all, asking
from bench.report import Copy, Figures, Play, Rival, lines
from bench.timing import ROUNDS, rates


def figures(*, compiled: bool) -> Figures:
    play = Play(decisions=1000.0, games=10.0, length=100.0)
    return Figures(
        python="3",
        compiled=compiled,
        games=10,
        players=5,
        play={"fourth": play},
        ratios={"combined/fourth": 0.5},
        copies={"fourth": Copy(2.0, 3000)},
        questions={"hand_limit": 61.25},
        curve={3: play},
        compared={"interpreted": Rival(100.0, 10.0)},
    )


def test_every_round_plays_the_same_games() -> None:
    loop = play_all("fourth", 4, 3)
    assert loop() == loop() == length("fourth", 4, 3) * 3


def test_every_round_measures_everything_once() -> None:
    heard: list[str] = []

    def loop(name: str) -> int:
        heard.append(name)
        return sum(range(1000))

    assert set(rates({"a": lambda: loop("a"), "b": lambda: loop("b")})) == {"a", "b"}
    assert heard == ["a", "b"] * ROUNDS


def test_the_copied_game_is_in_progress() -> None:
    g = halfway("combined", 5)
    assert not g.over()
    assert g.turns > 1
    assert clone_bytes("combined", 5) > 1000


def test_every_question_is_asked_of_every_player() -> None:
    g = halfway("combined", 5)
    heard: list[int] = []
    assert ask_all(g, lambda g, seat: heard.append(seat)) == len(heard) == TIMED
    assert heard[:6] == [0, 1, 2, 3, 4, 0]
    assert asking("combined", 5).keys() == {"hand_limit", "bang_limit", "distance"}


def test_it_says_when_the_engine_is_not_compiled() -> None:
    assert "NOT COMPILED" in "\n".join(lines(figures(compiled=False)))
    assert "NOT COMPILED" not in "\n".join(lines(figures(compiled=True)))


def test_every_figure_is_printed() -> None:
    told = "\n".join(lines(figures(compiled=True)))
    assert all(
        word in told for word in ("1,000", "combined/fourth", "0.50", "2.00", "3,000", "hand_limit", "61.2", "10.00 x")
    )
