"""Situations around cards (sections B, C and E of the matrix): each plays one and returns the outcome."""

from sixgun.editions import SettingValue
from sixgun.engine.events import LifeChanged
from sixgun.engine.hooks import GREEN
from sixgun.engine.ids import NO_CARD
from sixgun.scenario import Scenario, table
from tests.stories.editions.deals import ordinary
from tests.stories.helpers import kill, suffer


def four(edition: str, house_rules: dict[str, SettingValue], roles: str = "") -> Scenario:
    return table("-", ordinary(edition), "-", "-", edition=edition, house_rules=house_rules, roles=roles)


def pile(story: Scenario) -> str:
    return " ".join(story.g.card(card).key for card in story.g.discards)


def exists(story: Scenario, kind: str) -> bool:
    return any(story.g.card(card).key == kind for card in range(len(story.g.box.kinds)))


# Turn, limits, reactions


def gatling_and_missed(edition: str, **house_rules: SettingValue) -> str:
    """Which of the two is on top of the discards."""
    shooter, target, *others = story = four(edition, house_rules)
    shooter.give("gatling")
    target.give("missed")
    shooter.play("gatling")
    target.play("missed")
    for seat in others:
        suffer(seat)
    return pile(story)


def second_barrel(edition: str, **house_rules: SettingValue) -> str:
    me, *_ = story = four(edition, house_rules)
    me.lay("barrel")
    me.give("barrel")
    if not me.offers("play", "barrel"):
        return me.unplayable("barrel", because="same_name").code
    me.play("barrel")
    me.pass_()
    return f"laid, then {story.asked()}"


def two_iron_plates(edition: str, **house_rules: SettingValue) -> str:
    me, *_ = story = four(edition, house_rules)
    if not exists(story, "iron_plate"):
        return "no green cards"
    me.lay("iron_plate")
    me.give("iron_plate")
    me.play("iron_plate")
    me.pass_()
    return f"laid, then {story.asked()}"


def answers_to_a_shot(edition: str, **house_rules: SettingValue) -> str:
    """The answers of a target with one card of each kind: brown ones in hand, green ones in play."""
    shooter, target, *_ = story = four(edition, house_rules)
    shooter.give("bang")
    for kind in {story.g.card(card).key for card in story.g.deck} - {"barrel", "mustang", "hideout"}:
        card = story.from_deck(kind)
        (target.me.in_play if story.g.card(card).colour == GREEN else target.me.hand).append(card)
    story.refresh()
    shooter.play("bang", at=target)
    return " ".join(sorted(story.g.card(option.card).key for option in story.g.options if option.card != NO_CARD))


def beer_at_a_light_hit(edition: str, **house_rules: SettingValue) -> str:
    """A player with four life points and a Beer is about to lose one."""
    shooter, target, *_ = story = four(edition, house_rules)
    shooter.give("bang")
    target.give("beer")
    shooter.play("bang", at=target)
    target.pass_()
    if target.offers("play", "beer"):
        target.play("beer")
    return f"{target.me.life} life, {len(target.me.hand)} cards, {story.asked()}"


def beer_at_a_lethal_hit(edition: str, **house_rules: SettingValue) -> str:
    """Whether the point is lost and regained, or never lost."""
    shooter, target, *_ = story = four(edition, house_rules)
    shooter.give("bang")
    target.give("beer", life=1)
    shooter.play("bang", at=target)
    target.pass_()
    target.play("beer")
    changes = [event.change for event in story.heard(LifeChanged) if isinstance(event, LifeChanged)]
    return f"{target.me.life} life after {changes}"


def beer_between_two(edition: str, **house_rules: SettingValue) -> str:
    me, _, *others = four(edition, house_rules)
    for seat in others:
        seat.leave()
    me.give("beer", life=1)
    if not me.offers("play", "beer"):
        return me.unplayable("beer", because="two_players_left").code
    me.play("beer")
    return f"played, {me.me.life} life"


# Dynamite and Jail


def failed_jail(edition: str, **house_rules: SettingValue) -> str:
    """Three cards in hand and two life points: whether the hand is cut, and the order of the discards."""
    _, prisoner, *_ = story = four(edition, house_rules)
    prisoner.lay("jail")
    prisoner.give("panic duel gatling", life=2)
    story.stack("bang")
    prisoner.begin_turn()
    if prisoner.offers("discard"):
        prisoner.discard("panic")
    story.expect_turn(story[2])
    return f"{len(prisoner.me.hand)} cards, {pile(story)}"


def jail_laid_before_dynamite(edition: str, **house_rules: SettingValue) -> str:
    """The first Draw! is spades, the second hearts. Both cards are resolved and discarded."""
    _, unlucky, *_ = story = four(edition, house_rules)
    unlucky.lay("jail dynamite")
    story.stack("7S hearts")
    unlucky.begin_turn()
    suffer(unlucky)
    unlucky.expect(in_play="")
    return f"{unlucky.me.life} life, {'plays on' if story.g.turn == unlucky.seat else 'sits out'}"


def two_dynamites(edition: str, **house_rules: SettingValue) -> str:
    """Dynamite in front of seats 1 and 2; seat 1's does not explode. The deck has two of them."""
    _, me, left, second = story = four(edition, {"deck": "base80+dodge40", **house_rules})
    me.lay("dynamite")
    left.lay("dynamite")
    story.stack("hearts")
    me.begin_turn()
    return f"left {len(left.me.in_play)}, next {len(second.me.in_play)}"


# Distances


def closer(edition: str, **house_rules: SettingValue) -> str:
    """All cards that bring others closer in play together, at a table of seven."""
    me, *_ = story = table("-", "-", "-", "-", "-", "-", "-", edition=edition, house_rules=house_rules)
    cards = sorted({story.g.card(card).key for card in story.g.deck if story.g.card(card).sight})
    me.give(" ".join(cards))
    for card in cards:
        me.play(card)
    return f"{' '.join(cards)}: 3 is {me.distance_to(story[3])}"


def farther(edition: str, **house_rules: SettingValue) -> str:
    """All cards that keep others away in play together."""
    me, *_, neighbour = story = four(edition, house_rules)
    cards = sorted({story.g.card(card).key for card in story.g.deck if story.g.card(card).remoteness})
    me.give(" ".join(cards))
    for card in cards:
        me.play(card)
    return f"{' '.join(cards)}: 1 is {neighbour.distance_to(me)}"


# The end


def gatling_at_sheriff_and_last_outlaw(edition: str, **house_rules: SettingValue) -> str:
    """The renegade hits the sheriff first, then the last outlaw, with no one else left."""
    story = four(edition, house_rules, roles="renegade sheriff outlaw outlaw")
    renegade, sheriff, outlaw, dead = story
    dead.leave()
    sheriff.set_life(1)
    outlaw.set_life(1)
    renegade.give("gatling")
    renegade.play("gatling")
    suffer(sheriff)
    suffer(outlaw)
    return "renegade" if story.g.winners == [renegade.seat] else "outlaws"


def two_renegades_survive_the_sheriff(edition: str, **house_rules: SettingValue) -> str:
    roles = "sheriff renegade outlaw outlaw outlaw deputy deputy renegade"
    try:
        story = table(*("-" for _ in roles.split()), edition=edition, roles=roles, house_rules=house_rules)
    except ValueError:
        return "no such game"
    for seat in story:
        if seat.seat not in (0, 1, 7):
            seat.leave()
    kill(story[1], story[0])
    return "outlaws" if story.g.winners == [2, 3, 4] else f"{story.g.winners}"
