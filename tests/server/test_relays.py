"""Clients at the wrong process: what they say and see is passed on, byte for byte, and never piles up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from sixgun.server.cluster import relays
from sixgun.server.cluster.letters import Beat
from sixgun.server.cluster.relays import MOST_SAID, WINDOW
from sixgun.server.messages import socket as said
from sixgun.server.messages.socket import CLOSE_CODES
from sixgun.server.peers import membership, relayed_sockets
from tests.server.fake_cluster import Cluster, FarClient, Person, eventually, in_cluster

RESTART = CLOSE_CODES["restart"]


@pytest.fixture
def quick_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (relays, relayed_sockets):
        monkeypatch.setattr(module, "BEAT", 0.01)


async def seated(cluster: Cluster, code: str, people: list[Person]) -> list[FarClient]:
    """Everybody comes, every second one to the process that does not own the table."""
    return [await (cluster.here, cluster.there)[number % 2].come(code, each) for number, each in enumerate(people)]


async def caught_up(clients: list[FarClient], seq: int) -> None:
    await eventually(lambda: all(client.all_of(said.GameMessage)[-1].game.seq >= seq for client in clients))


async def play(clients: list[FarClient], rng: Random, most: int = 10_000) -> int:
    """Everybody answers at random, to the end or so often; returns the number of choices."""
    for client in clients:
        await client.wait_for(said.GameMessage)
    seq: int = max(client.all_of(said.GameMessage)[-1].game.seq for client in clients)
    for _ in range(most):
        await caught_up(clients, seq)
        prompt = clients[0].all_of(said.GameMessage)[-1].game.prompt
        if prompt is None:
            break
        asked = clients[prompt.seat]
        choice = rng.choice(asked.all_of(said.GameMessage)[-1].game.options)
        asked.say(said.Choose(f"key-{seq:06}", prompt.id, choice))
        answers = len(asked.all_of(said.Done)) + 1
        done = await asked.wait_for(said.Done, answers)
        assert done.key == f"key-{seq:06}"
        seq += 1
    return seq


def test_a_whole_game_is_played_with_clients_at_the_wrong_process(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        assert cluster.owners == {code: "here"}
        near, far = await cluster.here.come(code, None), await cluster.there.come(code, None)
        clients = await seated(cluster, code, people)
        seq = await play(clients, Random(1))
        await caught_up([near, far], seq)
        assert clients[1].all_of(said.GameMessage)[-1].game.winners
        assert code not in cluster.there.desk.saloon.dealers

    in_cluster(tmp_path, story)


def test_a_relayed_client_gets_byte_for_byte_what_a_direct_one_gets(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        clients = await seated(cluster, code, people)
        twins = [await branch.come(code, people[0]) for branch in (cluster.here, cluster.there)]
        seq = await play(clients, Random(2), 30)
        await caught_up(twins, seq)
        near, far = ([text for text in twin.wire.texts if b'"type":"game"' in text] for twin in twins)
        assert len(near) > 20
        assert near[1:] == far[1:]  # the first one shows what each has missed

    in_cluster(tmp_path, story)


def test_chat_and_questions_go_both_ways(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        ann, bob, *_ = await seated(cluster, code, people)
        bob.say(said.Say("Howdy"))
        assert (await ann.wait_for(said.Said)).text == "Howdy"
        bob.say(said.AskHistory())
        assert (await bob.wait_for(said.History)).lines
        bob.say(said.Ping())
        await bob.wait_for(said.Pong)
        assert bob.wire.listener is not None
        bob.wire.listener.heard(b"nonsense")
        assert (await bob.wait_for(said.Wrong)).code == "malformed"

    in_cluster(tmp_path, story)


def test_a_client_that_reads_nothing_is_sent_little_and_then_the_newest_view(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot Eve Fay Gus")
        clients = await seated(cluster, code, people)
        slow = await cluster.there.come(code, people[1])
        slow.wire.blocked = True
        before = len(slow.wire.texts)
        seq = await play(clients, Random(3), 120)
        unread = sum(map(len, slow.wire.texts[before:]))
        longest = max(map(len, slow.wire.texts))
        assert unread < WINDOW + 2 * longest
        assert slow.all_of(said.GameMessage)[-1].game.seq < seq  # it was not even sent the rest
        slow.wire.blocked = False
        assert slow.wire.listener is not None
        slow.wire.listener.ready()
        await caught_up([slow], seq)

    in_cluster(tmp_path, story)


def test_a_client_may_say_only_so_much_that_is_not_handled(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        _, bob, *_ = await seated(cluster, code, people)
        for number in range(MOST_SAID):
            assert not bob.wire.paused, number
            bob.say(said.Ping())
        assert bob.wire.paused
        await bob.wait_for(said.Pong, MOST_SAID)
        await eventually(lambda: not bob.wire.paused)
        for _ in range(3 * MOST_SAID):
            bob.say(said.Ping())
        await bob.wait_for(said.Pong, 4 * MOST_SAID)
        await eventually(lambda: not bob.wire.paused)

    in_cluster(tmp_path, story)


def test_a_relayed_client_is_present_and_then_is_not(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        _, bob, *_ = await seated(cluster, code, people)
        audience = cluster.here.desk.saloon.dealers[code].audience
        assert audience.here() == {0, 1, 2, 3}
        await bob.leave()
        await eventually(lambda: audience.here() == {0, 2, 3})
        assert 1 in audience.absent
        assert cluster.here.member.relayed.wires.keys() == {("there", 2)}

    in_cluster(tmp_path, story)


def test_visitors_who_may_not_enter_hear_the_same_code(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, _ = await cluster.game("Ann Bob Cid Dot", spectators=False)
        codes = [(await branch.come(code, None)).ended for branch in (cluster.here, cluster.there)]
        assert codes == [CLOSE_CODES["removed"]] * 2

    in_cluster(tmp_path, story)


def test_a_removed_player_hears_it_at_the_wrong_process(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        _, bob, *_ = await seated(cluster, code, people)
        await cluster.post(cluster.there, people[0], f"/api/tables/{code}/remove", {"seat": 1, "ban": True})
        assert (await bob.wait_for(said.Goodbye)).reason == "removed"
        await bob.staying
        assert bob.ended == CLOSE_CODES["removed"]

    in_cluster(tmp_path, story)


@pytest.mark.parametrize("side", ["here", "there"])
def test_if_the_bus_drops_clients_come_back_with_their_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, side: str
) -> None:
    monkeypatch.setattr(membership, "HOLD_OUT", 3600.0)

    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        clients = await seated(cluster, code, people)
        while clients[0].all_of(said.GameMessage)[-1].game.prompt.seat % 2 == 0:
            await play(clients, Random(4), 1)
        game = clients[0].all_of(said.GameMessage)[-1].game
        asked, server = clients[game.prompt.seat], getattr(cluster, side)
        await caught_up([asked], game.seq)
        choice = said.Choose("my-own-key", game.prompt.id, asked.all_of(said.GameMessage)[-1].game.options[0])
        asked.say(choice)
        done = await asked.wait_for(said.Done)
        server.bus.set_up(False)
        assert (await asked.wait_for(said.Goodbye)).reason == "restart"
        await asked.staying
        assert asked.ended == RESTART
        audience = cluster.here.desk.saloon.dealers[code].audience
        await eventually(lambda: audience.here() == {0, 2})
        server.bus.set_up(True)
        again = await cluster.there.come(code, asked.person)
        again.say(choice)
        assert (await again.wait_for(said.Done)) == done
        assert audience.here() == {0, 2, game.prompt.seat}

    in_cluster(tmp_path, story)


def test_when_a_relay_dies_its_claims_run_out(tmp_path: Path, quick_beats: None) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        await seated(cluster, code, people)
        audience = cluster.here.desk.saloon.dealers[code].audience
        cluster.there.bus.fall_silent()
        await eventually(lambda: audience.here() == {0, 2})
        assert audience.absent.keys() >= {1, 3}

    in_cluster(tmp_path, story)


def test_when_the_owner_dies_clients_hear_goodbye(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        _, bob, *_ = await seated(cluster, code, people)
        cluster.here.bus.fall_silent()
        assert (await bob.wait_for(said.Goodbye)).reason == "restart"
        await bob.staying
        late = await cluster.there.come(code, people[1])
        assert (await late.wait_for(said.Goodbye)).reason == "restart"
        cluster.owners[code] = "there"  # its lease has run out
        again = await cluster.there.come(code, people[1])
        assert (await again.wait_for(said.GameMessage)).game.me == 1

    in_cluster(tmp_path, story)


def test_when_a_table_is_lost_its_relayed_clients_hear_goodbye(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        _, bob, *_ = await seated(cluster, code, people)
        cluster.here.desk.saloon.lose(code)
        assert (await bob.wait_for(said.Goodbye)).reason == "restart"
        await bob.staying
        assert bob.ended == RESTART
        assert cluster.here.member.relayed.wires == {}

    in_cluster(tmp_path, story)


def test_who_is_on_the_way_to_a_table_that_is_lost_comes_back(tmp_path: Path) -> None:
    """A process that is cut off from the database would wait long for the answer that lets them in."""

    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        store = cluster.here.desk.store
        asked, answered = asyncio.Event(), asyncio.Event()

        async def blocks_of(player: str) -> dict[str, str]:
            asked.set()
            await answered.wait()
            return {}

        store.blocks_of = blocks_of  # type: ignore[method-assign]
        bob = asyncio.create_task(cluster.there.come(code, people[1]))
        await asked.wait()
        cluster.here.desk.services.leases.lose(code)
        client = await bob
        await client.staying
        assert client.ended == RESTART
        assert cluster.here.member.relayed.wires == {}

    in_cluster(tmp_path, story)


def test_a_process_that_owns_nothing_lets_nobody_in(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        cluster.here.desk.services.leases.alive = False  # type: ignore[misc]
        bob = await cluster.there.come(code, people[1])
        await bob.staying
        assert bob.ended == RESTART
        assert bob.all_of(said.GameMessage) == []

    in_cluster(tmp_path, story)


def test_an_owner_that_is_silent_is_given_up(
    tmp_path: Path, quick_beats: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relayed_sockets, "SILENT", 10**9)

    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        _, bob, *_ = await seated(cluster, code, people)
        cluster.here.member.mail.handlers[Beat] = lambda letter, answer: None
        assert (await bob.wait_for(said.Goodbye)).reason == "restart"
        await bob.staying
        assert bob.ended == RESTART

    in_cluster(tmp_path, story)


def test_what_comes_for_a_client_that_is_gone_is_not_written(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        _, bob, *_ = await seated(cluster, code, people)
        relay = next(iter(cluster.there.member.relays.lines.values()))
        await bob.leave()
        before = list(bob.wire.texts)
        relay.show(b"late")
        assert bob.wire.texts == before

    in_cluster(tmp_path, story)


def test_a_table_whose_clients_were_all_relayed_is_given_back_when_the_bus_drops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cannot come back to this process, and another one can run the table."""
    monkeypatch.setattr(membership, "PAUSE", 0.01)
    monkeypatch.setattr(membership, "UNATTENDED", 3_600_000)

    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        far = await cluster.there.come(code, people[1])
        await far.wait_for(said.GameMessage)
        cluster.here.bus.set_up(False)
        await eventually(lambda: code not in cluster.owners)
        assert code not in cluster.here.desk.saloon.dealers

    in_cluster(tmp_path, story)


@pytest.mark.parametrize("first", ["bus", "silence"])
def test_players_of_whom_some_are_cut_off_meet_at_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_beats: None, first: str
) -> None:
    """The owner is cut from the bus, and half of its players are connected to it: the others cannot come back there."""
    monkeypatch.setattr(membership, "PAUSE", 0.01)
    monkeypatch.setattr(membership, "HOLD_OUT", 0.0)

    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        ann, bob, *_ = await seated(cluster, code, people)
        audience = cluster.here.desk.saloon.dealers[code].audience
        if first == "silence":
            cluster.there.bus.fall_silent()
            await eventually(lambda: audience.here() == {0, 2})
        cluster.here.bus.set_up(False)
        await eventually(lambda: ann.staying.done() and bob.staying.done())
        assert (ann.ended, bob.ended) == (RESTART, RESTART)
        clients = [await cluster.there.come(code, person) for person in people]
        assert await play(clients, Random(5), 20) > 0
        assert cluster.owners == {code: "there"}

    in_cluster(tmp_path, story)


def test_who_is_away_ends_no_game_when_the_bus_drops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_beats: None
) -> None:
    """Nobody was cut off: everybody who is there plays on."""
    monkeypatch.setattr(membership, "PAUSE", 0.01)
    monkeypatch.setattr(membership, "HOLD_OUT", 0.0)

    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        clients = [await cluster.here.come(code, person) for person in people]
        await clients[3].leave()
        cluster.here.bus.set_up(False)
        await asyncio.sleep(0.1)
        assert cluster.owners == {code: "here"}
        assert not any(client.staying.done() for client in clients[:3])

    in_cluster(tmp_path, story)
