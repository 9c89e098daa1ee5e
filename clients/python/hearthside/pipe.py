"""One child process, and lines to and from it: nothing here waits longer than it was told to."""
import os
import queue
import selectors
import signal
import subprocess
import tempfile
import threading
import time
from typing import IO, Any, List, Optional, Sequence

from .errors import EngineDied, EngineNotFound, EngineTimeout

POLITE_SECONDS = 2.0
_POSIX = os.name == "posix"


class Pipe:
    """Sends bytes and reads lines. While it sends it also reads, so that two full pipes never wait for each other."""

    def __init__(self, command: Sequence[str], cwd: Optional[str] = None, threaded: bool = not _POSIX) -> None:
        self._complaints: IO[bytes] = tempfile.TemporaryFile()
        try:
            self.process: "subprocess.Popen[bytes]" = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints, bufsize=0, cwd=cwd,
                start_new_session=_POSIX)
        except OSError as error:
            self._complaints.close()
            raise EngineNotFound(f"The engine cannot be started with {list(command)!r}: {error.strerror or error}.") from error
        assert self.process.stdin is not None and self.process.stdout is not None
        self._in, self._out = self.process.stdin.fileno(), self.process.stdout.fileno()
        self._lines: List[bytes] = []
        self._next = 0
        self._rest = bytearray()
        self._ended = False
        self._inbox: "Optional[queue.Queue[bytes]]" = queue.Queue() if threaded else None
        if threaded:
            threading.Thread(target=self._listen, daemon=True).start()
        else:
            os.set_blocking(self._in, False)
            self._reading = selectors.DefaultSelector()
            self._reading.register(self._out, selectors.EVENT_READ)
            self._both = selectors.DefaultSelector()
            self._both.register(self._out, selectors.EVENT_READ)
            self._both.register(self._in, selectors.EVENT_WRITE)

    def _listen(self) -> None:
        assert self._inbox is not None
        while True:
            try:
                part = os.read(self._out, 1 << 16)
            except OSError:
                part = b""
            self._inbox.put(part)
            if not part:
                return

    def send(self, data: bytes, timeout: float) -> None:
        """Writes everything, and reads what comes meanwhile."""
        deadline = time.monotonic() + timeout
        view = memoryview(data)
        while view:
            try:
                view = view[os.write(self._in, view):]
            except BlockingIOError:
                left = deadline - time.monotonic()
                ready = self._both.select(max(0.0, left)) if left > 0 else []
                if not ready:
                    raise EngineTimeout(f"The engine took no requests for {timeout:g} seconds; it was ended.")
                if any(key.fd == self._out for key, _ in ready) and not self._ended:
                    self._take()
                if self._ended:
                    raise self.died()
            except OSError:
                raise self.died() from None

    def line(self, timeout: float) -> bytes:
        """The next line, without its end."""
        if self._next < len(self._lines):
            self._next += 1
            return self._lines[self._next - 1]
        deadline = time.monotonic() + timeout
        while True:
            left = deadline - time.monotonic()
            if self._ended:
                raise self.died()
            if left <= 0 or not self._take(left):
                raise EngineTimeout(f"The engine gave no answer for {timeout:g} seconds; it was ended.")
            if self._next < len(self._lines):
                self._next += 1
                return self._lines[self._next - 1]

    def _take(self, wait: float = 0.0) -> bool:
        """Reads what is there; False if nothing comes in time."""
        if self._inbox is not None:
            try:
                part = self._inbox.get(timeout=max(wait, 0.001))
            except queue.Empty:
                return False
        else:
            if not self._reading.select(wait):
                return False
            part = os.read(self._out, 1 << 20)
        if not part:
            self._ended = True
            return True
        self._rest += part
        if b"\n" in part:
            lines = bytes(self._rest).split(b"\n")
            self._rest = bytearray(lines.pop())
            self._lines = self._lines[self._next:] + lines
            self._next = 0
        return True

    def died(self) -> EngineDied:
        try:
            code: Any = self.process.wait(POLITE_SECONDS)
        except subprocess.TimeoutExpired:
            code = "none yet"
        said = self.complaints()
        return EngineDied(f"The engine ended (exit code {code}) before it answered." + (f" It said:\n{said}" if said else ""))

    def complaints(self) -> str:
        """The last that the engine wrote to standard error."""
        if self._complaints.closed:
            return ""
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, size - 2000))
        return self._complaints.read().decode("utf-8", "replace").strip()

    def end(self, polite: float = POLITE_SECONDS) -> None:
        """Ends the process whatever it does: the end of its input, then a request to stop, then the hard way."""
        if self.process.poll() is None:
            self._close_input()
            for stop in (None, signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM)):
                if stop is not None:
                    self._signal(stop)
                try:
                    self.process.wait(polite)
                    break
                except subprocess.TimeoutExpired:
                    continue
        self._close_input()
        if self._inbox is None:
            self._reading.close()
            self._both.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._complaints.close()

    def _close_input(self) -> None:
        if self.process.stdin is not None:
            try:
                self.process.stdin.close()
            except OSError:
                pass

    def _signal(self, number: int) -> None:
        try:
            if _POSIX:
                os.killpg(self.process.pid, number)  # also what a launcher has started
            else:
                self.process.kill()
        except (ProcessLookupError, PermissionError):
            pass
