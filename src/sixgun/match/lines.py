"""Lines of the log: a code, typed facts and a tone."""

from __future__ import annotations

from typing import Final, NamedTuple

Fact = int | str | bool | tuple[int, ...]
Facts = dict[str, Fact]

FACT_TYPES: Final = {
    "who": "seat",
    "target": "seat",
    "by": "seat",
    "dead": "seat",
    "winners": "seats",
    "card": "card",
    "face": "face",
    "in_play": "card",
    "back": "card",
    "old": "card",
    "top": "card",
    "pay": "card",
    "duty": "card",
    "cards": "cards",
    "price": "cards",
    "via": "thing",
    "cause": "kind",
    "kind": "kind",
    "character": "word",
    "event_card": "word",
    "role": "word",
    "side": "word",
    "ability": "key",
    "count": "number",
    "lost": "number",
    "gained": "number",
    "life": "number",
    "range": "number",
    "limit": "number",
    "over": "number",
    "percent": "number",
    "distance": "number",
    "reach": "number",
    "matched": "flag",
    "dodged": "flag",
    "red": "flag",
}
"""The type of each fact, which says how it is spelled.

seat, seats: names of players; `$who_is` is `you` or `other`. card, cards: name, rank and suit; face: rank and suit.
kind: the name of a kind of card; `$cause_is` is its key. word: a name from `words/`. thing: a card or a word.
key, number, flag: passed on unchanged.
"""

TAILS: Final = ("pay", "via")
"""Facts that any line may have. The messages `tail-pay` and `tail-via` append them."""


class Line(NamedTuple):
    """A line of the log. `code` is a message of `words/`."""

    code: str
    facts: tuple[tuple[str, Fact], ...]
    tone: str


TONES: Final = {
    "log-character": "turn",
    "log-turn": "turn",
    "log-drew": "cards",
    "log-kept": "cards",
    "log-put_back": "cards",
    "log-showed": "cards",
    "log-turned_up": "cards",
    "log-picked": "cards",
    "log-took_discard": "cards",
    "log-named": "cards",
    "log-discarded": "cards",
    "log-traded": "cards",
    "log-paid": "cards",
    "log-shuffled": "cards",
    "log-played": "cards",
    "log-used": "cards",
    "log-laid": "cards",
    "log-armed": "cards",
    "log-ability": "cards",
    "log-gained": "cards",
    "log-saved": "cards",
    "log-prevented": "cards",
    "log-passed_on": "cards",
    "log-estate": "cards",
    "log-inherited": "cards",
    "log-rewarded": "cards",
    "log-punished": "news",
    "log-took": "fight",
    "log-stripped": "fight",
    "log-jailed": "fight",
    "log-shot": "fight",
    "log-volley": "fight",
    "log-duel": "fight",
    "log-answered": "fight",
    "log-shot_back": "fight",
    "log-dodged": "fight",
    "log-unaffected": "fight",
    "log-check_barrel": "fight",
    "log-check_jail": "fight",
    "log-check_dynamite": "fight",
    "log-lost": "fight",
    "log-event": "news",
    "log-volleyed": "fight",
    "log-shot_at_card": "fight",
    "log-check_lasso": "fight",
    "log-check_vendetta": "news",
    "log-gave_life": "cards",
    "log-abstained": "cards",
    "log-guessed": "cards",
    "log-duty": "cards",
    "log-buried": "cards",
    "log-revived": "news",
    "log-returned": "news",
    "log-departed": "news",
    "log-died": "news",
    "log-over": "end",
}
"""The tone of every line: a turn, a fight, cards, news, or the end."""
