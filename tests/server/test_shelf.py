"""Things kept at hand: made once for all who ask, in so much room, and the one asked for longest ago goes first."""

import asyncio
from typing import NamedTuple

import pytest

from fifthcolony.server.store.shelf import COVER, Shelf
from tests.server.served import run


class Thing(NamedTuple):
    """Something heavy."""

    name: str
    weight: int = 1000


class Workshop:
    """Makes things and notes which."""

    def __init__(self, things: int) -> None:
        self.shelf = Shelf(things * (1000 + COVER))
        self.made: list[str] = []

    async def take(self, name: str, weight: int = 1000) -> Thing:
        """A thing from the shelf."""

        async def make() -> Thing:
            self.made.append(name)
            await asyncio.sleep(0)
            if name == "impossible":
                raise ValueError(name)
            return Thing(name, weight)

        return await self.shelf.take(name, make)


def test_what_was_asked_for_longest_ago_makes_room() -> None:
    async def test() -> None:
        shop = Workshop(2)
        for name in ("a", "b", "a", "c", "a", "b"):
            assert (await shop.take(name)).name == name
        assert shop.made == ["a", "b", "c", "b"]
        assert shop.shelf.weight == shop.shelf.room

    run(test())


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    async def test() -> None:
        shop = Workshop(2)
        await shop.take("huge", 5000)
        assert shop.shelf.weight == 0
        await shop.take("huge", 5000)
        assert shop.made == ["huge", "huge"]

    run(test())


def test_all_who_ask_at_once_share_one_making() -> None:
    async def test() -> None:
        shop = Workshop(2)
        found = await asyncio.gather(*(shop.take("a") for _ in range(5)))
        assert shop.made == ["a"]
        assert all(thing is found[0] for thing in found)

    run(test())


def test_who_goes_leaves_it_to_the_others() -> None:
    async def test() -> None:
        shop = Workshop(2)
        first, second = asyncio.create_task(shop.take("a")), asyncio.create_task(shop.take("a"))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).name == "a"
        assert shop.made == ["a"]

    run(test())


def test_what_cannot_be_made_is_told_to_all_and_tried_again() -> None:
    async def test() -> None:
        shop = Workshop(2)
        told = await asyncio.gather(*(shop.take("impossible") for _ in range(2)), return_exceptions=True)
        assert [type(error) for error in told] == [ValueError, ValueError]
        with pytest.raises(ValueError, match="impossible"):
            await shop.take("impossible")
        assert shop.made == ["impossible", "impossible"]

    run(test())
