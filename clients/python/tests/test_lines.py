"""The connections of a bot to its house: kept between calls, and closed when it goes."""
import gc
import http.server
import threading
import unittest
import warnings
from typing import Any, List

from hearthside.house import House, HouseGone, HouseTurn

UPDATE = b'{"is":"Update","table":"t","game":"g","seq":0,"viewer":0,"options":[1],"view":{},"events":[]}\n'


class Doorkeeper(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    callers: List[Any] = []

    def do_GET(self) -> None:
        self.callers.append(self.client_address)
        self.send_response(200)
        if self.path == "/api/bot/stream":
            self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(UPDATE * 2)
        else:
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"[]")

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.do_GET()

    def log_message(self, *_: Any) -> None:
        pass


class LinesTest(unittest.TestCase):
    def setUp(self) -> None:
        Doorkeeper.callers = []
        self.door = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Doorkeeper)
        self.address = f"http://127.0.0.1:{self.door.server_address[1]}"
        threading.Thread(target=self.door.serve_forever, args=(0.01,), daemon=True).start()

    def tearDown(self) -> None:
        self.door.shutdown()
        self.door.server_close()

    def left(self, work: Any) -> List[str]:
        """What the garbage collector had to close."""
        gc.collect()
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            work()
            gc.collect()
        return [str(each.message) for each in told if each.category is ResourceWarning]

    def test_a_connection_is_kept_between_calls_and_closed_at_the_end(self) -> None:
        def work() -> None:
            with House(self.address, "hsb_x") as house:
                house.lobby()
                house.programs()

        self.assertEqual([], self.left(work))
        self.assertEqual(1, len(set(Doorkeeper.callers)))

    def test_calls_of_a_thread_that_has_ended_are_closed_too(self) -> None:
        def work() -> None:
            with House(self.address, "hsb_x") as house:
                caller = threading.Thread(target=house.lobby)
                caller.start()
                caller.join()

        self.assertEqual([], self.left(work))

    def test_a_stream_that_nobody_reads_on_is_closed(self) -> None:
        def work() -> None:
            with House(self.address, "hsb_x") as house:
                for event in house.events():
                    self.assertEqual("Update", event["is"])
                    break

        self.assertEqual([], self.left(work))

    def test_a_stream_is_closed_where_the_bot_fails(self) -> None:
        def choose(_: HouseTurn) -> Any:
            raise KeyError("a fault of the bot")

        def work() -> None:
            with House(self.address, "hsb_x") as house, self.assertRaises(KeyError):
                house.play(choose)

        self.assertEqual([], self.left(work))

    def test_a_closed_house_may_be_called_again(self) -> None:
        with House(self.address, "hsb_x") as house:
            house.lobby()
            house.close()
            self.assertEqual([], house.lobby())
            self.door.shutdown()
            self.door.server_close()
            house.close()
            with self.assertRaises(HouseGone):
                house.lobby()
