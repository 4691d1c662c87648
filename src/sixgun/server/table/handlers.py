"""Handlers for the messages that clients send over the WebSocket."""

from __future__ import annotations

from functools import singledispatch

from sixgun.engine.ids import NOBODY
from sixgun.engine.refusals import IllegalAction
from sixgun.match.fairness import pledge
from sixgun.match.notation import read_move
from sixgun.server.accounts.names import distinct
from sixgun.server.messages import socket as said
from sixgun.server.render.game import action, reason, why
from sixgun.server.storage.store import Conflict, Fenced, StorageError
from sixgun.server.table import chat, log, room, shuffle
from sixgun.server.table.connection import Connection
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.table import Move, Table
from sixgun.server.workers.bot_pool import NoAnswer


async def handle(dealer: Dealer, who: Connection, message: said.FromClient) -> None:
    """Handles a message; one that cannot be carried out is answered and changes nothing."""
    key = getattr(message, "key", None)
    try:
        await dispatch(message, dealer, who)
    except Fenced:
        pass  # everybody was told goodbye, and comes back with the same key
    except StorageError:
        who.post(said.Wrong(dealer.paused or "storage", key))
    except NotAllowed:
        who.post(said.Wrong("not_allowed", key))
    except NoAnswer:
        who.post(said.Wrong("busy", key))
    except Conflict:
        who.mark_due(room=True, game=True)  # another process was faster: send the current state


class NotAllowed(Exception):
    """The message is not allowed from this connection, or not now."""


@singledispatch
async def dispatch(message: said.FromClient, dealer: Dealer, who: Connection) -> None:
    raise TypeError(message)


def seats_of(dealer: Dealer, who: Connection) -> list[int]:
    seats = dealer.table.my_seats(who.player)
    if not seats:
        raise NotAllowed
    return seats


def my_seat(dealer: Dealer, who: Connection, wanted: int = NOBODY) -> int:
    """The player's seat: the given one, the one that is asked, or the first."""
    seats = seats_of(dealer, who)
    question = dealer.table.question
    if wanted != NOBODY:
        if wanted not in seats:
            raise NotAllowed
        return wanted
    return question.seat if question is not None and question.seat in seats else seats[0]


# Playing

Answer = said.Done | said.Stale | said.Refused | said.Wrong


def reply(who: Connection, dealer: Dealer, message: Answer) -> None:
    """Answers the player first, then tells everyone. The current view follows, even for a repeated message."""
    if isinstance(message, said.Done):
        who.post(message, soon=False)
        who.game_due = True
        dealer.publish()
        return
    who.post(message)
    if isinstance(message, said.Stale):
        who.mark_due(game=True)


@dispatch.register
async def choose(message: said.Choose, dealer: Dealer, who: Connection) -> None:
    async with dealer.lock:
        seat = my_seat(dealer, who, message.seat)
        reply(
            who, dealer, await move(dealer, who, log.Chose(seat, action(message.choice)), message.key, message.prompt)
        )


@dispatch.register
async def interrupt(message: said.Interrupt, dealer: Dealer, who: Connection) -> None:
    async with dealer.lock:
        seat = my_seat(dealer, who, message.seat)
        reply(who, dealer, await move(dealer, who, log.Interrupted(seat, action(message.choice)), message.key))


@dispatch.register
async def take_back(message: said.TakeBack, dealer: Dealer, who: Connection) -> None:
    async with dealer.lock:
        reply(who, dealer, await retract(dealer, who, message))


async def retract(dealer: Dealer, who: Connection, message: said.TakeBack) -> Answer:
    """Takes the last choice back unless that was done before, or it is too late."""
    seats, table = seats_of(dealer, who), dealer.table
    if not table.forgiving:
        raise NotAllowed
    if any(each.key == message.key and each.seat in seats for each in table.retractions):
        return said.Done(message.key, table.moves)
    if message.key in table.answers:
        return said.Wrong("key_used", message.key)
    seat = table.may_take_back
    if message.prompt != table.prompt or seat not in seats:
        return said.Wrong("too_late", message.key)
    await dealer.commit(log.TookBack(seat), message.key, who.player)
    made = dealer.table.retractions[-1]
    dealer.audience.forget(said.TakenBack(seat, made.moves), made.events)
    return said.Done(message.key, made.moves)


async def move(dealer: Dealer, who: Connection, entry: Move, key: str, prompt: int | None = None) -> Answer:
    """Commits a choice unless it was committed before; tries once more if another process wrote first."""
    for _ in range(2):
        table = dealer.table
        if key in table.answers:
            return repeated(table, who, entry, key, prompt)
        if table.question is None:
            return said.Stale(key, "game_over")
        if prompt not in (None, table.prompt):
            break
        try:
            transaction = dealer.transaction()
            transaction.add(entry, key, who.player)
            if isinstance(entry, log.Chose) and table.places[entry.seat].bot_plays:
                transaction.add(log.CameBack(entry.seat), f"back:{transaction.table.seq}", who.player)
            await dealer.save(transaction)
        except IllegalAction as error:
            return said.Refused(key, reason(error.refusal))
        except Conflict:
            continue
        return said.Done(key, dealer.table.moves)
    return said.Stale(key, "answered")


def repeated(table: Table, who: Connection, entry: Move, key: str, prompt: int | None) -> Answer:
    """The answer to a key that was used before: the same for the same choice of the same player."""
    made = table.answers[key]
    assert table.box is not None
    seat, choice = read_move(table.box, made.word)
    mine, unasked = made.seat in table.seats_of(who.player), isinstance(entry, log.Interrupted)
    same = choice == entry.choice and unasked == (seat != NOBODY) and prompt in (None, made.prompt)
    return said.Done(key, made.moves) if mine and same else said.Wrong("key_used", key)


# Asking


@dispatch.register
async def ask_why(message: said.AskWhy, dealer: Dealer, who: Connection) -> None:
    if dealer.table.match is None:
        raise NotAllowed
    seat = my_seat(dealer, who)
    who.post(said.Why(message.choice, why(dealer.table.match.game, seat, message.choice)))


@dispatch.register
async def ask_history(message: said.AskHistory, dealer: Dealer, who: Connection) -> None:
    who.post(room.history(dealer.table, who.seat))


@dispatch.register
async def look(message: said.Look, dealer: Dealer, who: Connection) -> None:
    if message.open and not room.may_look(dealer.table, who.seat):
        raise NotAllowed
    who.open_eyes = message.open
    who.mark_due(game=True)


@dispatch.register
async def set_pace(message: said.SetPace, dealer: Dealer, who: Connection) -> None:
    """Sets the speed of the bots, at a table without other people."""
    seats_of(dealer, who)
    if len(dealer.table.players()) > 1:
        raise NotAllowed
    dealer.tempo.change(message.pace)


@dispatch.register
async def ping(message: said.Ping, dealer: Dealer, who: Connection) -> None:
    who.post(said.Pong())


@dispatch.register
async def nudge(message: said.Nudge, dealer: Dealer, who: Connection) -> None:
    question = dealer.table.question
    me = my_seat(dealer, who)
    if question is None or who.player is None:
        raise NotAllowed
    if muted(dealer, who) or not check_talk(dealer.talk.refuses_phrase(who.player), who):
        return
    for connection in dealer.audience.connections:
        if who.player not in connection.blocks:
            connection.post(said.Nudged(question.seat, me))


@dispatch.register
async def explain(message: said.AskExplanation, dealer: Dealer, who: Connection) -> None:
    """Explains a bot's last action; only at tables without other people, who could learn something from it."""
    seats_of(dealer, who)
    if len(dealer.table.players()) > 1 or message.seat not in dealer.thoughts:
        raise NotAllowed
    thought = dealer.thoughts[message.seat]
    motives = await dealer.services.thinkers.explain(dealer.mind(message.seat), *thought, owner=dealer.owner)
    who.post(said.Explained(message.seat, [said.Motive(code, facts) for code, facts in motives]))


# Talking


def place_of(dealer: Dealer, who: Connection) -> chat.ChatGroup:
    """The chat group of a connection: during a game the living, the eliminated and the spectators."""
    if dealer.table.running is None:
        return "living"
    seats = dealer.table.seats_of(who.player)
    if not seats:
        return "watching"
    return "living" if any(dealer.table.plays_on(seat) for seat in seats) else "out"


def spread(dealer: Dealer, who: Connection, message: said.Said | said.Emoted) -> None:
    mine = place_of(dealer, who)
    listeners = [each for each in dealer.audience.connections if who.player not in each.blocks]
    hearing = [each for each in listeners if chat.hears(mine, place_of(dealer, each))]
    for listener in hearing:
        listener.post(message)
    if who.player is not None:
        dealer.talk.remember(message, who.player, [listener.player for listener in hearing])


def muted(dealer: Dealer, who: Connection) -> bool:
    """Whether the host has muted this person, who is then told."""
    silent = who.player in dealer.table.muted
    if silent:
        who.post(said.Wrong("muted"))
    return silent


def check_talk(refused: said.Wrong | None, who: Connection) -> bool:
    if refused is not None:
        who.post(refused)
    return refused is None


@dispatch.register
async def say(message: said.Say, dealer: Dealer, who: Connection) -> None:
    if who.player is None:
        raise NotAllowed
    text = chat.clean(message.text)
    if text and not muted(dealer, who) and check_talk(dealer.talk.refuses_text(who.player), who):
        out, spectator = place_of(dealer, who) == "out", speaking_spectator(dealer, who)
        seat, now = speaking_seat(dealer, who), dealer.services.now()
        spread(dealer, who, said.Said(speaking_name(dealer, who), text, seat, out, now, spectator))


@dispatch.register
async def emote(message: said.Emote, dealer: Dealer, who: Connection) -> None:
    if who.player is None or not NOBODY <= message.target < len(dealer.table.places):
        raise NotAllowed
    if not muted(dealer, who) and check_talk(dealer.talk.refuses_phrase(who.player), who):
        seat, now, spectator = speaking_seat(dealer, who), dealer.services.now(), speaking_spectator(dealer, who)
        name = speaking_name(dealer, who)
        spread(dealer, who, said.Emoted(name, message.phrase, seat, message.target, now, spectator))


def speaking_name(dealer: Dealer, who: Connection) -> str:
    """The name at the table; a spectator cannot speak in the name of a player."""
    seats = dealer.table.seats_of(who.player)
    if seats:
        return dealer.table.places[seats[0]].name
    return distinct(who.name, [place.name for place in dealer.table.places if place.name])


def speaking_seat(dealer: Dealer, who: Connection) -> int:
    return next(iter(dealer.table.seats_of(who.player)), NOBODY)


def speaking_spectator(dealer: Dealer, who: Connection) -> str:
    """The id of somebody without a seat, by which others can act on them."""
    return "" if dealer.table.seats_of(who.player) else who.player or ""


# Coming and going


@dispatch.register
async def sit_back(message: said.SitBack, dealer: Dealer, who: Connection) -> None:
    async with dealer.lock:
        transaction = dealer.transaction()
        for seat in seats_of(dealer, who):
            if dealer.table.places[seat].bot_plays:
                transaction.add(log.CameBack(seat), f"back:{transaction.table.seq}", who.player)
        await dealer.save(transaction)
    dealer.publish()


@dispatch.register
async def stand_up(message: said.StandUp, dealer: Dealer, who: Connection) -> None:
    async with dealer.lock:
        transaction = dealer.transaction()
        for seat in seats_of(dealer, who):
            if dealer.table.running is not None and not dealer.table.places[seat].bot_plays:
                transaction.add(log.WentAway(seat, "stood_up"), f"away:{transaction.table.seq}", who.player)
        await dealer.save(transaction)
    dealer.publish()


@dispatch.register
async def again(message: said.Again, dealer: Dealer, who: Connection) -> None:
    async with dealer.lock:
        seats, transaction = seats_of(dealer, who), dealer.transaction()
        if dealer.table.status != "over":
            raise NotAllowed
        if dealer.services.draining:
            who.post(said.Wrong("draining"))
            return
        if dealer.table.round is not None:
            return  # everyone has agreed, and the shuffle has begun
        for seat in seats:
            entry = log.WantsAgain(seat, message.keep, (message.pledge or "") if seat == seats[0] else "")
            transaction.add(entry, f"again:{transaction.table.seq}", who.player)
        if everybody_wants(transaction.table):
            shuffle.begin(transaction)
        await dealer.save(transaction)
    dealer.publish()


@dispatch.register
async def open_share(message: said.OpenShare, dealer: Dealer, who: Connection) -> None:
    """Takes the share that a player has pledged, and no other. After the deal it comes too late."""
    async with dealer.lock:
        seats, opened = seats_of(dealer, who), dealer.table.round
        if opened is None:
            return
        promised = pledge(message.share)
        seat = next((seat for seat in seats if opened.pledges.get(seat) == promised), None)
        if seat is None:
            raise NotAllowed
        transaction = dealer.transaction()
        shuffle.open_share(transaction, seat, message.share, who.player)
        await dealer.save(transaction)
    dealer.publish()


def everybody_wants(table: Table) -> bool:
    """Whether all players who are present want another game; bots play for the others."""
    return all(place.again or place.bot_plays for place in table.places)
