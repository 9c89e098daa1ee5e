"""Bots in a real house: several at once, broken lines, and those that are slow, silent or mean."""
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path
from typing import Any, Dict, List, Optional

from hearthside import HearthsideError
from hearthside.house import House, HouseGone, HouseRefused, HouseTurn

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 90


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


class RealHouse:
    """A server of its own, which can be killed and started again."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.database = os.path.join(folder, "house.db")
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Optional[subprocess.Popen] = None

    def start(self) -> None:
        self.process = subprocess.Popen([str(ROOT / "hearthside"), "serve", "--port", str(self.port), "--data", self.database],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                self.post("/api/session/end", {})
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("The house does not open.")

    def kill(self) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def post(self, path: str, body: Dict[str, Any], cookie: str = "") -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
            answer = connection.getresponse()
            cookies = [value.split(";")[0] for name, value in answer.getheaders() if name.lower() == "set-cookie"]
            return answer.status, json.loads(answer.read().decode("utf-8") or "{}"), "; ".join(cookies)
        finally:
            connection.close()

    def bot(self, name: str) -> str:
        """A new bot account. Returns its token."""
        entry = {"name": name, "passphrase": "three words for " + name}
        status, _, cookie = self.post("/api/account", entry)
        assert status == 200, status
        status, told, _ = self.post("/api/account/program", {"passphrase": entry["passphrase"]}, cookie)
        assert status == 200, told
        token: str = told["token"]
        return token


class HouseTest(unittest.TestCase):
    house: RealHouse

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.house = RealHouse(cls.folder.name)
        cls.house.start()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.house.kill()
        cls.folder.cleanup()

    def enter(self, token: str) -> House:
        """Closed after the test."""
        house = House(self.house.address, token)
        self.addCleanup(house.close)
        return house

    def bots(self, *names: str) -> List[House]:
        return [self.enter(self.house.bot(name)) for name in names]

    def together(self, *works: Any) -> None:
        """All at once; what goes wrong in one of them goes wrong here."""
        wrong: List[BaseException] = []

        def run(work: Any) -> None:
            try:
                work()
            except BaseException as e:  # noqa: B902
                wrong.append(e)

        threads = [threading.Thread(target=run, args=(work,), daemon=True) for work in works]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
            self.assertFalse(thread.is_alive(), "a bot does not come to an end")
        if wrong:
            raise wrong[0]

    def test_several_bots_play_several_games_at_once(self) -> None:
        one, two, three = self.bots("Several One", "Several Two", "Several Three")
        forest, _ = (one.new_game(game, ["Several Two", "Several Three"]) for game in ("my-first-stone-age", "cavemen"))
        results: List[Any] = []

        def choose(turn: HouseTurn) -> Any:  # whoever always turns up the last tree plays for ever
            return turn.options[turn.seq % len(turn.options) if turn.table == forest else -1]

        self.together(*(lambda bot=bot: bot.play(choose, ended=results.append, games=2)
                        for bot in (one, two, three)))
        self.assertEqual(6, len(results))
        self.assertEqual(2, len({event["table"] for event in results}))

    def test_the_levels_of_the_house_are_reached_the_same_way(self) -> None:
        bot, = self.bots("Leveller")
        self.assertIn("sleepy", [each["level"] for each in bot.programs() if each["game"] == "my-first-stone-age"])
        bot.new_game("my-first-stone-age", [{"level": "random"}], seat=1)
        seats: List[int] = []
        bot.play(lambda turn: seats.append(turn.seat) or turn.options[len(seats) % len(turn.options)], games=1)
        self.assertEqual({1}, set(seats))

    def test_a_bot_that_is_refused_is_told_why(self) -> None:
        bot, = self.bots("Mean")
        table = bot.new_game("my-first-stone-age", [{"level": "random"}])
        with self.assertRaises(HouseRefused) as caught:
            self.enter("hsb_guessed").new_game("my-first-stone-age", [{"level": "random"}])
        self.assertEqual((401, "no-token"), (caught.exception.status, caught.exception.error))
        with self.assertRaises(HouseRefused):
            next(self.enter("").events())
        for event in bot.events():
            if event["is"] == "Update" and event["options"]:
                break
        turn = HouseTurn(event)
        with self.assertRaises(HouseRefused) as caught:
            bot.call(f"/api/bot/tables/{table}/move", {"seq": turn.seq, "seat": 1, "action": turn.options[0]})
        self.assertEqual("not-yours", caught.exception.error)
        with self.assertRaises(HouseRefused) as caught:
            bot.call(f"/api/bot/tables/{table}/move", {"seq": turn.seq - 1, "seat": 0, "action": turn.options[0]})
        self.assertEqual("stale", caught.exception.error)
        with self.assertRaises(HearthsideError):
            bot._decide(turn, lambda _: {"is": "Cheat"})
        self.assertGreater(bot.move(turn, turn.options[0]), turn.seq)
        flood = [0]
        for _ in range(200):
            try:
                bot.chat(table, "spam")
            except HouseRefused as e:
                flood[0] += e.status in (409, 429)
        self.assertGreater(flood[0], 50)

    def test_a_line_that_breaks_and_a_house_that_is_killed(self) -> None:
        """Twice the place of a stream is taken by another, and once the house is killed in the middle of a decision; the game is played
        to its end all the same. The bots choose by a seed: whoever always turns up the same tree plays for ever."""
        tokens = [self.house.bot(name) for name in ("Broken One", "Broken Two")]
        one, two = (self.enter(token) for token in tokens)
        table = one.new_game("my-first-stone-age", ["Broken Two"])
        luck = {bot: random.Random(seed) for seed, bot in enumerate((one, two))}
        moves: List[str] = []

        def careless(turn: HouseTurn) -> Any:
            moves.append(turn.table)
            if len(moves) in (3, 9):
                next(self.enter(tokens[0]).events())
            if len(moves) == 6:
                self.house.kill()
                self.house.start()
            return luck[one].choice(turn.options)

        ended: List[Any] = []
        self.together(lambda: one.play(careless, ended=ended.append, games=1),
                      lambda: two.play(lambda turn: luck[two].choice(turn.options), games=1))
        self.assertEqual([table], [event["table"] for event in ended])
        self.assertGreater(len(moves), 9)

    def test_the_example_plays(self) -> None:
        token = self.house.bot("Example")
        other, = self.bots("Other")
        example = subprocess.Popen([sys.executable, str(ROOT / "docs/examples/house_bot.py"), self.house.address, token, "1"],
                                   env={**os.environ, "PYTHONPATH": str(ROOT / "clients/python")}, stdout=subprocess.PIPE, text=True)
        other.new_game("stone-age", ["Example"])
        other.play(lambda turn: turn.options[0], games=1)
        told, _ = example.communicate(timeout=PATIENCE)
        self.assertEqual("stone-age", json.loads(told)["game"])
        source = (ROOT / "docs/examples/house_bot.py").read_text(encoding="utf-8")
        self.assertLessEqual(len(source.splitlines()), 40)

    def test_a_house_that_is_not_there(self) -> None:
        nobody = House(f"http://127.0.0.1:{free_port()}", "hsb_x", timeout=2)
        with self.assertRaises(HouseGone):
            nobody.lobby()
        with self.assertRaises(HouseGone):
            nobody.play(lambda turn: turn.options[0], patience=0.5)
        with self.assertRaises(HearthsideError):
            House("example.org", "hsb_x")
