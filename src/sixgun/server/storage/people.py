"""Players and their devices, as rows of either store."""

from __future__ import annotations

from dataclasses import astuple

from sixgun.server.storage.rows import DEVICE, GUEST, saving
from sixgun.server.storage.store import Device, Guest
from sixgun.server.storage.store_part import StorePart


class People(StorePart):
    """The part of the store that is about one player."""

    async def save_guest(self, guest: Guest) -> None:
        await self.write([(saving("players", GUEST), astuple(guest))])

    async def guest(self, player: str) -> Guest | None:
        rows = await self.ask(f"select {GUEST} from players where id = ?", player)
        return Guest(*rows[0]) if rows else None

    async def guest_at(self, player: str, device: str) -> Guest | None:
        known = "exists (select 1 from devices where player = id and device = ?)"
        rows = await self.ask(f"select {GUEST} from players where id = ? and {known}", player, device)
        return Guest(*rows[0]) if rows else None

    # Devices

    async def save_device(self, device: Device) -> None:
        await self.write([(saving("devices", DEVICE, key=2), astuple(device))])

    async def devices_of(self, player: str) -> list[Device]:
        query = f"select {DEVICE} from devices where player = ? order by seen desc, device"
        return [Device(*row) for row in await self.ask(query, player)]

    async def log_out(self, player: str, device: str | None = None) -> None:
        query, values = "delete from devices where player = ?", [player]
        if device is not None:
            query, values = f"{query} and device = ?", [player, device]
        await self.change(query, *values)

    async def drop_devices(self, moment: int, limit: int) -> None:
        old = "select player, device from devices where seen < ? limit ?"
        query = f"delete from devices where (player, device) in ({old})"
        if await self.ask(old, moment, 1):
            await self.change(query, moment, limit)
