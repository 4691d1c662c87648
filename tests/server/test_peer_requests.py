"""What concerns a player or an operator is the same at every process."""

from __future__ import annotations

from pathlib import Path

from sixgun.server.accounts.identity import operator_token
from sixgun.server.accounts.keys import read_keys
from sixgun.server.messages import socket as said
from sixgun.server.messages.admin import BanSomebody, LiftBan, RotateKeys, ShowPlayers, ShowTables
from sixgun.server.messages.socket import CLOSE_CODES
from tests.server.fake_cluster import Cluster, eventually, in_cluster, introduced


def test_logging_out_counts_everywhere(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        near, far = await cluster.here.come(code, people[1]), await cluster.there.come(code, people[1])
        await cluster.there.web(people[1].cookies).post("/api/me/logout", json={"everywhere": True})
        for client in (near, far):
            assert (await client.wait_for(said.Goodbye)).reason == "logged_out"
            await client.staying
            assert client.ended == CLOSE_CODES["logged_out"]

    in_cluster(tmp_path, story)


def test_a_log_out_while_the_bus_is_down_is_made_up_for(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        ann, bob = await cluster.here.come(code, people[0]), await cluster.here.come(code, people[1])
        cluster.here.bus.set_up(False)
        await cluster.there.web(people[1].cookies).post("/api/me/logout", json={"everywhere": True})
        assert not bob.all_of(said.Goodbye)
        cluster.here.bus.set_up(True)
        assert (await bob.wait_for(said.Goodbye)).reason == "logged_out"
        assert not ann.all_of(said.Goodbye)

    in_cluster(tmp_path, story)


def test_a_block_counts_at_every_process(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        ann, bob = await cluster.here.come(code, people[0]), await cluster.there.come(code, people[1])
        await cluster.post(cluster.there, people[1], f"/api/tables/{code}/block", {"seat": 0})
        ann.say(said.Say("Can you hear me?"))
        await ann.wait_for(said.Said)
        await cluster.there.web(people[1].cookies).delete(f"/api/me/blocks/{people[0].id}")
        connection = next(each for each in cluster.here.desk.saloon.connections() if each.player == people[1].id)
        await eventually(lambda: not connection.blocks)
        ann.say(said.Say("And now?"))
        assert [(await bob.wait_for(said.Said)).text] == [each.text for each in bob.all_of(said.Said)] == ["And now?"]

    in_cluster(tmp_path, story)


def test_a_ban_counts_everywhere(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        bob = await cluster.here.come(code, people[1])
        await cluster.there.office.carry_out(BanSomebody(people[1].id))
        assert (await bob.wait_for(said.Goodbye)).reason in ("banned_here", "removed")
        await eventually(lambda: cluster.here.desk.bans.applies(people[1].id, "", 0) is not None)
        table = cluster.here.desk.saloon.dealers[code].table
        assert table.places[1].away == "left"
        await cluster.there.office.carry_out(LiftBan(people[1].id))
        await eventually(lambda: cluster.here.desk.bans.applies(people[1].id, "", 0) is None)

    in_cluster(tmp_path, story)


def test_a_deleted_player_leaves_tables_of_other_processes(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        bob = await cluster.here.come(code, people[1])
        answer = await cluster.there.web(people[1].cookies).delete("/api/me")
        assert answer.status_code == 204
        assert (await bob.wait_for(said.Goodbye)).reason == "logged_out"
        place = cluster.here.desk.saloon.dealers[code].table.places[1]
        assert (place.name, place.away) == ("?", "left")

    in_cluster(tmp_path, story)


def test_nobody_is_forgotten_while_the_owner_of_a_table_cannot_be_reached(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        cluster.here.bus.set_up(False)
        answer = await cluster.there.web(people[1].cookies).delete("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (503, "elsewhere")
        assert await cluster.there.store.guest(people[1].id) is not None
        cluster.here.bus.set_up(True)
        assert (await cluster.there.web(people[1].cookies).delete("/api/me")).status_code == 204
        assert cluster.here.desk.saloon.dealers[code].table.places[1].name == "?"

    in_cluster(tmp_path, story)


def test_an_operator_sees_who_is_connected_at_any_process(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        await cluster.here.come(code, people[0])
        await cluster.there.come(code, people[1])
        for branch in (cluster.here, cluster.there):
            (table,) = await branch.office.carry_out(ShowTables())
            assert table.connections == 2  # type: ignore[union-attr]
            players = {each.name: each.connections for each in await branch.office.carry_out(ShowPlayers())}  # type: ignore[union-attr]
            assert players == {"Ann": 1, "Bob": 1, "Cid": 0, "Dot": 0}

    in_cluster(tmp_path, story)


def test_new_keys_are_read_by_every_process(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        ann = await introduced(cluster.here, "Ann")
        await cluster.there.office.carry_out(RotateKeys(drop_old=True))
        await eventually(lambda: cluster.here.desk.claim(ann.token) is None)
        bob = await introduced(cluster.there, "Bob")
        assert cluster.here.desk.claim(bob.token) is not None

    in_cluster(tmp_path, story)


def test_the_link_of_an_operator_works_at_one_process_only(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        token = operator_token(read_keys(tmp_path / "secret"), "link")
        assert cluster.here.desk.identities.enter(token) is not None
        await eventually(lambda: not cluster.there.desk.identities.is_operator(token, "link"))
        assert cluster.there.desk.identities.enter(token) is None

    in_cluster(tmp_path, story)


def test_all_clients_are_told_when_a_process_ends(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        ann, bob = await cluster.here.come(code, people[0]), await cluster.there.come(code, people[1])
        await cluster.there.desk.close()
        assert (await bob.wait_for(said.Goodbye)).reason == "restart"
        await bob.staying
        audience = cluster.here.desk.saloon.dealers[code].audience
        await eventually(lambda: audience.here() == {0})
        assert not ann.all_of(said.Goodbye)

    in_cluster(tmp_path, story)
