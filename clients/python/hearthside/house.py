"""Play in a Hearthside house over HTTP, as a bot account.

    from hearthside.house import House
    with House("https://example.org", "hsb_…") as house:
        house.play(lambda turn: turn.options[0])

Nothing but the standard library is needed.
"""
import collections
import contextlib
import http.client
import json
import ssl
import time
import urllib.parse
from typing import Any, Callable, Deque, Dict, Generator, List, Optional, Sequence, Tuple, Union

from .errors import HearthsideError

Event = Dict[str, Any]
Choice = Callable[["HouseTurn"], Any]


class HouseRefused(HearthsideError):
    """The house refused a call; nothing has changed."""

    def __init__(self, status: int, error: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.error = error
        self.sentence = sentence


class HouseGone(HearthsideError):
    """The house cannot be reached, or ended the stream."""


class HouseTurn:
    """A decision at one table: what the program may look at."""

    def __init__(self, update: Event) -> None:
        self.update = update
        self.table: str = update["table"]
        self.game: str = update["game"]
        self.seq: int = update["seq"]
        self.seat: int = update["viewer"]
        self.options: List[Any] = update["options"]
        self.view: Dict[str, Any] = update["view"]
        self.happened: List[Event] = update["events"]


class House:
    """One bot account in one house. May be used by several threads."""

    def __init__(self, address: str, token: str, *, timeout: float = 60.0) -> None:
        parts = urllib.parse.urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise HearthsideError(f"{address!r} is not the address of a house; it looks like https://example.org.")
        self.address = address
        self.timeout = timeout
        self._secure = parts.scheme == "https"
        self._host = parts.hostname
        self._port = parts.port or (443 if self._secure else 80)
        self._headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
        self._idle: Deque[http.client.HTTPConnection] = collections.deque()

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes what is kept open between calls. A call after that opens a connection again."""
        while True:
            try:
                self._idle.pop().close()
            except IndexError:
                return

    def _connection(self) -> http.client.HTTPConnection:
        if self._secure:
            return http.client.HTTPSConnection(self._host, self._port, timeout=self.timeout, context=ssl.create_default_context())
        return http.client.HTTPConnection(self._host, self._port, timeout=self.timeout)

    def _kept(self) -> http.client.HTTPConnection:
        try:
            return self._idle.pop()
        except IndexError:
            return self._connection()

    def _exchange(self, connection: http.client.HTTPConnection, path: str, body: Optional[Dict[str, Any]]) -> Tuple[int, str]:
        try:
            connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), self._headers)
            answer = connection.getresponse()
            status, text = answer.status, answer.read().decode("utf-8")
        except BaseException:
            connection.close()
            raise
        self._idle.append(connection)
        return status, text

    def call(self, path: str, body: Optional[Dict[str, Any]] = None) -> Any:
        """Any call of the API: a GET without a body, else a POST. A connection that has been closed meanwhile is opened once more."""
        try:
            try:
                status, text = self._exchange(self._kept(), path, body)
            except (http.client.RemoteDisconnected, ConnectionResetError, BrokenPipeError):
                status, text = self._exchange(self._connection(), path, body)
        except (http.client.RemoteDisconnected, ConnectionResetError, BrokenPipeError) as e:
            raise HouseGone(f"The house at {self.address} does not answer.") from e
        except (OSError, http.client.HTTPException) as e:
            raise HouseGone(f"The house at {self.address} cannot be reached: {e}.") from e
        told = json.loads(text) if text else {}
        if status >= 400:
            raise HouseRefused(status, told.get("error", "unknown"), told.get("sentence", "The house refused without a word."))
        return told

    def events(self) -> Generator[Event, None, None]:
        """What happens, until the house ends the stream: then HouseGone is raised, and one may ask again. Whoever has heard enough closes
        it: `contextlib.closing(house.events())`."""
        connection = self._connection()
        try:
            connection.request("GET", "/api/bot/stream", None, self._headers)
            with connection.getresponse() as answer:  # trap: a stream without a length has the socket for itself
                if answer.status != 200:
                    told = json.loads(answer.read().decode("utf-8") or "{}")
                    raise HouseRefused(answer.status, told.get("error", "unknown"), told.get("sentence", "There is no stream here."))
                for line in answer:
                    if line.strip():
                        yield json.loads(line)
        except (OSError, http.client.HTTPException, ValueError) as e:
            raise HouseGone(f"The stream from {self.address} broke: {e}.") from e
        finally:
            connection.close()
        raise HouseGone(f"The house at {self.address} ended the stream.")

    def move(self, turn: HouseTurn, action: Any) -> int:
        """Plays one of the options. Returns how far the game is then."""
        seq: int = self.call(f"/api/bot/tables/{turn.table}/move", {"seq": turn.seq, "seat": turn.seat, "action": action})["seq"]
        return seq

    def chat(self, table: str, text: Optional[str] = None, *, phrase: Optional[str] = None) -> None:
        self.call(f"/api/bot/tables/{table}/chat", {"text": text, "phrase": phrase})

    def resign(self, table: str, seat: int) -> None:
        self.call(f"/api/bot/tables/{table}/resign", {"seat": seat})

    def answer_undo(self, table: str, yes: bool) -> None:
        self.call(f"/api/bot/tables/{table}/undo", {"yes": yes})

    def rematch(self, table: str) -> None:
        self.call(f"/api/bot/tables/{table}/rematch", {})

    def accept(self, challenge: str) -> str:
        """Sits down. Returns the name of the table."""
        table: str = self.call(f"/api/bot/challenges/{challenge}/accept", {})["table"]
        return table

    def decline(self, challenge: str) -> None:
        self.call(f"/api/bot/challenges/{challenge}/decline", {})

    def sit(self, table: str) -> int:
        """Takes a free seat of an open table."""
        seat: int = self.call(f"/api/bot/tables/{table}/sit", {})["seat"]
        return seat

    def lobby(self) -> List[Dict[str, Any]]:
        """Open tables with a free seat."""
        tables: List[Dict[str, Any]] = self.call("/api/lobby")
        return tables

    def programs(self) -> List[Dict[str, Any]]:
        """Whom one may play against: the levels of the house, and bot accounts that are connected."""
        listed: List[Dict[str, Any]] = self.call("/api/programs")
        return listed

    def new_game(self, game: str, against: Sequence[Union[str, Dict[str, str]]], *, options: Optional[Dict[str, str]] = None,
                 pace: Optional[Dict[str, Any]] = None, seat: int = 0) -> str:
        """Opens a table: `against` holds names of accounts, or {"level": "hunter"} for a level of the house. Returns its name."""
        others = [{"name": each} if isinstance(each, str) else each for each in against]
        table: str = self.call("/api/bot/games", {"game": game, "against": others, "options": options, "pace": pace, "seat": seat})["table"]
        return table

    def play(self, choose: Choice, *, accepts: Callable[[Event], bool] = lambda _: True,
             ended: Callable[[Event], None] = lambda _: None, games: Optional[int] = None, patience: float = 60.0) -> int:
        """Plays at all tables until so many games have ended (for ever without a number), and connects again when the line breaks. Gives
        up after `patience` seconds without a house. Returns how many games have ended."""
        count, seen, pause, silent = 0, set(), 0.1, time.monotonic()
        while True:
            try:
                with contextlib.closing(self.events()) as events:
                    for event in events:
                        pause, silent = 0.1, time.monotonic()
                        if event["is"] == "Challenge":
                            self._answer(event, accepts(event))
                        elif event["is"] == "Update" and event["options"]:
                            self._decide(HouseTurn(event), choose)
                        elif event["is"] == "UndoAsked":
                            self._quietly(lambda: self.answer_undo(event["table"], True))
                        elif event["is"] == "End" and event["table"] not in seen:
                            seen.add(event["table"])
                            count += 1
                            ended(event)
                            if games is not None and count >= games:
                                return count
            except HouseGone:
                if time.monotonic() - silent > patience:
                    raise
                time.sleep(pause)
                pause = min(pause * 2, 5.0)

    def _answer(self, event: Event, yes: bool) -> None:
        self._quietly(lambda: self.accept(event["challenge"]) if yes else self.decline(event["challenge"]))

    def _decide(self, turn: HouseTurn, choose: Choice) -> None:
        action = choose(turn)
        if action not in turn.options:
            raise HearthsideError(f"The program chose {action!r}, which is not one of its {len(turn.options)} options.")
        self._quietly(lambda: self.move(turn, action))

    @staticmethod
    def _quietly(doing: Callable[[], Any]) -> None:
        """What comes too late, or too fast, is told by the stream, or tried again."""
        for pause in (0.2, 0.5, 1.0, 2.0, 4.0, None):
            try:
                doing()
                return
            except HouseRefused as e:
                if e.status != 429 or pause is None:
                    return
                time.sleep(pause)
