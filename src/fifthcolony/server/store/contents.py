"""What is where in a film, and what the game was like: heard while its record is played."""

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.registry import fetched, kit_of
from fifthcolony.lab.tales.tale import Tale, Teller
from fifthcolony.server.store.film import Film


class Contents:
    """What is where in a film, and what the game was like."""

    def __init__(self, record: Record) -> None:
        self.made: list[int] = []
        self.chapters: list[int] = []
        """The steps at which they begin."""
        self.colonies: list[tuple[int, int]] = []
        self.tale: Tale | None = None
        teller = kit_of(record.game).teller
        self._teller: Teller | None = None if teller is None else fetched(teller)(record.config["seats"])

    def hear(self, event: Event, film: Film) -> None:
        """Note what begins or is founded here, and have it told."""
        if event.key == film.kit.chapter.event:
            self.chapters.append(film.at)
        if event.key == film.kit.manners.founded:
            self.colonies.append((film.at, int(str(event.params[0]).removeprefix("seat:"))))
        if self._teller is not None and event.audience is None:
            self._teller.hear(event, film.look if film.has_begun else None, film.at)

    def close(self, film: Film) -> None:
        """The film is over."""
        self.made = film.made
        self.tale = None if self._teller is None else self._teller.tale(film.look())
