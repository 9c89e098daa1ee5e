"""Engines that die, hang or talk nonsense: always a clear exception, always in time, and the process is always ended."""
import os
import signal
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path

from hearthside import (Engine, EngineClosed, EngineDied, EngineGarbled, EngineNotFound, EngineTimeout, HearthsideError, Match, Refused,
                        StaleMatch)
from hearthside.pipe import Pipe

from . import fakes

PACKAGE = Path(__file__).resolve().parent.parent


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False


class PipeTest(unittest.TestCase):
    def engine(self, program: str, timeout: float = 5.0) -> Engine:
        engine = Engine(fakes.command(program), timeout=timeout, start_timeout=timeout)
        self.addCleanup(engine.close)
        return engine

    def ended(self, error: type, program: str, timeout: float = 5.0) -> str:
        engine = self.engine(program, timeout)
        pid = engine.pid
        with self.assertRaises(error) as caught:
            engine.ask("games")
        self.assertFalse(is_running(pid), "the process is still there")
        with self.assertRaises(EngineClosed):
            engine.ask("games")
        return str(caught.exception)

    def test_an_engine_that_gives_no_answer_is_ended_in_time(self) -> None:
        start = time.monotonic()
        self.assertIn("gave no answer for 0.5 seconds", self.ended(EngineTimeout, fakes.SILENT, 0.5))
        self.assertLess(time.monotonic() - start, 5)

    def test_an_engine_that_dies_says_its_exit_code_and_its_last_words(self) -> None:
        said = self.ended(EngineDied, fakes.DIES)
        self.assertIn("exit code 3", said)
        self.assertIn("no more memory", said)

    def test_half_an_answer_is_no_answer(self) -> None:
        self.assertIn("exit code 4", self.ended(EngineDied, fakes.DIES_IN_THE_MIDDLE))

    def test_a_line_of_junk_is_shown(self) -> None:
        self.assertIn("Picked up JAVA_TOOL_OPTIONS", self.ended(EngineGarbled, fakes.JUNK))

    def test_json_that_is_no_answer_is_junk(self) -> None:
        self.assertIn("[1, 2]", self.ended(EngineGarbled, fakes.NOT_AN_ANSWER))

    def test_an_engine_that_reads_nothing_does_not_block_a_large_request(self) -> None:
        engine = self.engine(fakes.DEAF, 0.5)
        with self.assertRaises(EngineTimeout):
            engine.ask("load", position="x" * 5_000_000)

    def test_many_large_requests_at_once_do_not_wait_for_each_other(self) -> None:
        answers = self.engine(fakes.ECHO, 30).ask_many([{"do": "x" * 2000}] * 500)
        self.assertEqual(500, len(answers))
        self.assertTrue(all(len(answer["back"]) == 5000 for answer in answers))

    def test_an_answer_may_come_in_pieces(self) -> None:
        self.assertEqual({"ok": True}, self.engine(fakes.SLOW_PIECES).ask("games"))

    def test_a_refusal_is_an_exception_with_its_rule_and_the_session_goes_on(self) -> None:
        engine = self.engine(fakes.REFUSES)
        for _ in range(2):
            with self.assertRaises(Refused) as caught:
                engine.ask("apply")
            self.assertEqual(("No.", "MF-13"), (caught.exception.sentence, caught.exception.rule))

    def test_a_stubborn_engine_is_killed(self) -> None:
        engine = self.engine(fakes.STUBBORN)
        engine.ask("games")
        pid = engine.pid
        engine._open().end(0.2)
        self.assertFalse(is_running(pid))

    def test_closing_twice_is_harmless(self) -> None:
        engine = self.engine(fakes.ECHO)
        engine.ask("games")
        engine.close()
        engine.close()
        self.assertTrue(engine.closed)

    def test_a_command_that_is_not_there_says_so(self) -> None:
        with self.assertRaisesRegex(EngineNotFound, "cannot be started"):
            Engine(["/nowhere/hearthside"])

    def test_an_empty_line_would_get_no_answer_and_is_not_sent(self) -> None:
        engine = self.engine(fakes.ECHO)
        for line in ("", "  ", "{}\n{}"):
            with self.assertRaises(HearthsideError):
                engine.ask_line(line)
        self.assertTrue(engine.ask("games")["ok"])

    def test_threads_that_ask_at_once_get_their_own_answers(self) -> None:
        engine, sizes = self.engine(fakes.ECHO), {}

        def ask(length: int) -> None:
            sizes[length] = engine.ask("a" * length)["size"]

        threads = [threading.Thread(target=ask, args=(length,)) for length in range(1, 30)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        self.assertEqual({length: length + len('{"do":""}\n') for length in range(1, 30)}, sizes)

    def test_where_pipes_cannot_be_waited_for_a_thread_reads(self) -> None:
        pipe = Pipe(fakes.command(fakes.ECHO), threaded=True)
        self.addCleanup(pipe.end)
        pipe.send(b'{"do":"games"}\n', 5)
        self.assertIn(b'"ok"', pipe.line(5))
        with self.assertRaises(EngineTimeout):
            pipe.line(0.2)

    def test_a_match_is_stale_once_another_was_opened(self) -> None:
        engine = self.engine("for r in sys.stdin: say('{\"ok\":true,\"toAct\":[0],\"over\":false,\"events\":[]}')")
        first = Match.new(engine, "cavemen")
        Match.new(engine, "cavemen")
        with self.assertRaises(StaleMatch):
            first.options()

    @unittest.skipUnless(os.name == "posix", "signals")
    def test_ctrl_c_while_waiting_ends_the_engine(self) -> None:
        # Trap: what is started in the background ignores Ctrl-C from its birth, and Python then does not listen for it.
        program = ("import signal, sys\nsignal.signal(signal.SIGINT, signal.default_int_handler)\nfrom hearthside import Engine\n"
                   "engine = Engine([sys.executable, '-c', sys.argv[1]])\nprint(engine.pid, flush=True)\nengine.ask('games')")
        child = subprocess.Popen([sys.executable, "-c", program, fakes.SAY + fakes.SILENT], stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, text=True, cwd=PACKAGE)
        assert child.stdout is not None
        pid = int(child.stdout.readline())
        time.sleep(0.5)
        child.send_signal(signal.SIGINT)
        self.assertNotEqual(0, child.wait(10))
        child.stdout.close()
        self.assertFalse(is_running(pid))

    @unittest.skipUnless(os.name == "posix", "signals")
    def test_an_engine_that_nobody_closed_ends_with_python(self) -> None:
        program = ("import sys\nfrom hearthside import Engine\nengine = Engine([sys.executable, '-c', sys.argv[1]])\n"
                   "engine.ask('games')\nprint(engine.pid)")
        done = subprocess.run([sys.executable, "-c", program, fakes.SAY + fakes.ECHO], stdout=subprocess.PIPE, text=True, cwd=PACKAGE,
                              timeout=30, check=True)
        self.assertFalse(is_running(int(done.stdout)))


if __name__ == "__main__":
    unittest.main()
