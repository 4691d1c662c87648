"""Situations around characters (section D of the matrix)."""

from sixgun.editions import SettingValue
from sixgun.rules.triggers import interrupts
from sixgun.scenario import Scenario, table
from tests.stories.helpers import suffer


def seat_together(
    edition: str, house_rules: dict[str, SettingValue], *characters: str, roles: str = ""
) -> Scenario | None:
    """A table with these characters, or None if one of them is not in the edition."""
    try:
        return table(*characters, edition=edition, house_rules=house_rules, roles=roles)
    except ValueError:
        return None


def black_jack_draws(edition: str, **house_rules: SettingValue) -> str:
    """The second card is red."""
    jack, *_ = story = table("black_jack", "-", "-", "-", edition=edition, house_rules=house_rules)
    story.stack("clubs hearts clubs")
    jack.begin_turn()
    return f"{len(jack.me.hand)} cards, {story.asked()}"


def bart_cassidy_is_hit(edition: str, **house_rules: SettingValue) -> str:
    shooter, bart, *_ = story = table("-", "bart_cassidy", "-", "-", edition=edition, house_rules=house_rules)
    shooter.give("bang")
    shooter.play("bang", at=bart)
    suffer(bart)
    return f"{len(bart.me.hand)} cards, {story.asked()}"


def el_gringo_is_hit(edition: str, **house_rules: SettingValue) -> str:
    """By somebody who has a card left."""
    shooter, gringo, *_ = story = table("-", "el_gringo", "-", "-", edition=edition, house_rules=house_rules)
    shooter.give("bang beer")
    shooter.play("bang", at=gringo)
    suffer(gringo)
    return f"{len(gringo.me.hand)} cards, {story.asked()}"


def bart_cassidy_drinks(edition: str, **house_rules: SettingValue) -> str:
    """Bart at one life point is hit; he draws if he may."""
    shooter, bart, *_ = story = table("-", "bart_cassidy", "-", "-", edition=edition, house_rules=house_rules)
    shooter.give("bang")
    bart.give("beer", life=1)
    shooter.play("bang", at=bart)
    bart.pass_()
    bart.play("beer")
    if story.asked() == "1 may_use":
        bart.use_ability()
    return f"{len(bart.me.hand)} cards"


def sid_ketchum_in_another_players_turn(edition: str, **house_rules: SettingValue) -> str:
    """Sid with two life points and two cards, while nothing happens to him."""
    other, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition, house_rules=house_rules)
    sid.give("panic duel", life=2)
    other.is_asked("play_phase")
    return "may heal" if interrupts(sid.g, sid.seat) else "may not"


def sid_ketchum_in_his_turn(edition: str, **house_rules: SettingValue) -> str:
    """How often he may heal."""
    sid, *_ = table("sid_ketchum", "-", "-", "-", edition=edition, house_rules=house_rules)
    sid.give("panic duel gatling saloon", life=2)
    times = 0
    for pay in ("panic duel", "gatling saloon"):
        if sid.offers("ability"):
            sid.use_ability(pay)
            times += 1
    return f"{times} times, {sid.me.life} life"


def sid_ketchum_is_hit(edition: str, **house_rules: SettingValue) -> str:
    """A hit that does not kill: whether he may pay two cards, and whether he loses the point."""
    shooter, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition, house_rules=house_rules)
    shooter.give("bang")
    sid.give("panic duel", life=4)
    shooter.play("bang", at=sid)
    sid.pass_()
    if sid.offers("ability"):
        sid.use_ability("panic duel")
    suffer(sid)
    return f"{sid.me.life} life"


def suzy_in_a_duel(edition: str, **house_rules: SettingValue) -> str:
    """Her last card, a BANG!, answers a Duel: her hand when the challenger must answer, and after the Duel."""
    other, suzy, *_ = story = table("-", "suzy_lafayette", "-", "-", edition=edition, house_rules=house_rules)
    other.give("duel")
    suzy.give("bang")
    other.play("duel", at=suzy)
    suzy.discard("bang")
    during = f"{len(suzy.me.hand)} cards at {story.asked()}"
    if story.asked() == "1 may_use":
        suzy.use_ability()
    suffer(other)
    return f"{during}, then {len(suzy.me.hand)}"


def vulture_sam_and_vera(edition: str, **house_rules: SettingValue) -> str:
    """A player with two cards dies. Vera Custer, if she is in the edition, has named Vulture Sam."""
    fourth = "vera_custer" if edition == "combined" else "-"
    roles = "sheriff outlaw outlaw renegade"
    killer, dead, sam, heir = story = table(
        "-", "-", "vulture_sam", fourth, edition=edition, roles=roles, house_rules=house_rules
    )
    if fourth == "vera_custer":
        heir.begin_turn()
        heir.name(sam)
        story.clear_hands()
    killer.begin_play()
    killer.give("duel")
    dead.give("panic missed", life=1)
    killer.play("duel", at=dead)
    suffer(dead)
    return f"{len(sam.me.hand)} cards, {story.asked()}"


def molly_stark_dodges(edition: str, **house_rules: SettingValue) -> str:
    story = seat_together(edition, house_rules, "-", "molly_stark", "-", "-")
    if story is None:
        return "nobody"
    shooter, molly, *_ = story
    shooter.give("bang")
    molly.give("missed")
    shooter.play("bang", at=molly)
    molly.play("missed")
    return f"{len(molly.me.hand)} cards"


def pixie_pete_draws(edition: str, **house_rules: SettingValue) -> str:
    story = seat_together(edition, house_rules, "pixie_pete", "-", "-", "-")
    if story is None:
        return "nobody"
    story[0].begin_turn()
    return f"{len(story[0].me.hand)} cards"


def jose_delgado_discards(edition: str, **house_rules: SettingValue) -> str:
    """He discards three blue cards."""
    story = seat_together(edition, house_rules, "jose_delgado", "-", "-", "-")
    if story is None:
        return "nobody"
    jose = story[0]
    jose.give("barrel mustang volcanic")
    story.stack("bang bang bang bang bang bang")
    times = 0
    for card in ("barrel", "mustang", "volcanic"):
        if jose.offers("ability", card):
            jose.use_ability(card)
            times += 1
    return f"{times} times, {len(jose.me.hand)} cards"


def sean_mallory_ends_his_turn(edition: str, **house_rules: SettingValue) -> str:
    """He ends his turn with twelve cards."""
    story = seat_together(edition, house_rules, "sean_mallory", "-", "-", "-")
    if story is None:
        return "nobody"
    sean = story[0]
    sean.give(" ".join(["bang"] * 12))
    sean.pass_()
    return f"{len(sean.me.hand)} cards"


def abilities_after_a_turn_begins(edition: str, **house_rules: SettingValue) -> str:
    """Whether an ability has changed after Vera Custer, if she is in the edition, named her neighbour."""
    story = seat_together(edition, house_rules, "vera_custer", "-", "-", "-")
    if story is None:
        return "each has their own"
    vera, neighbour, *_ = story
    vera.begin_turn()
    vera.name(neighbour)
    changed = vera.me.ability is neighbour.me.character
    return "Vera Custer has another" if changed else "each has their own"
