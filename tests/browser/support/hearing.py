"""What a screen reader is given to read out, recorded from the page's live regions."""

from __future__ import annotations

from typing import Any, Final

import sixgun
from sixgun.match.lines import Line
from sixgun.match.narrator import Narrator
from sixgun.words import Words
from tests.browser.support.players import Player
from tests.browser.support.visitors import Visitor

RECORDER: Final = """(() => {
  window.heard = [];
  const last = new Map();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[data-announcer]")) {
      const text = region.textContent; // a sentence that is said twice differs in its blanks
      if (text.trim() !== "" && text !== last.get(region)) window.heard.push(text);
      last.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


def listen(visitor: Visitor) -> None:
    """Records from the next page on."""
    visitor.context.add_init_script(RECORDER)


def heard(visitor: Visitor) -> str:
    """Everything that was announced so far, in order."""
    texts: list[str] = visitor.page.evaluate("window.heard")
    return " ".join(" ".join(texts).split())


def told(player: Player, edition: str) -> list[str]:
    """The lines of the log since the first question, as sentences; bots may play while the page still opens."""
    messages = [message for message in player.line.heard if message["type"] == "game"]
    asked = next(place for place, message in enumerate(messages) if message["game"].get("options"))
    lines = [line for message in messages[asked + 1 :] for line in message.get("lines", [])]
    game = messages[0]["game"]
    match = sixgun.deal(edition, players=len(game["people"]), seed=1)
    words = Words(player.visitor.words.lang, edition)
    narrator = Narrator(words, match.game, player.names, game["me"])
    return [" ".join(narrator.line(read(line)).split()) for line in lines]


def read(line: dict[str, Any]) -> Line:
    facts = ((name, tuple(fact) if isinstance(fact, list) else fact) for name, fact in line["facts"].items())
    return Line(line["code"], tuple(facts), line["tone"])
