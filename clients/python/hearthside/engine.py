"""The engine process: requests out, answers in."""
import json
import os
import shlex
import shutil
import threading
import weakref
from pathlib import Path
from typing import Any, Dict, Iterable, List, Optional, Sequence, Union

from .errors import EngineClosed, EngineGarbled, EngineNotFound, HearthsideError, Refused
from .pipe import Pipe

Answer = Dict[str, Any]
Action = Dict[str, Any]


def find_command() -> List[str]:
    """How the engine is started: the environment variable HEARTHSIDE (a command), else `hearthside` in this folder or one above it,
    beside this package, or on the PATH."""
    told = os.environ.get("HEARTHSIDE")
    if told:
        return shlex.split(told)
    here = Path.cwd()
    for folder in [here, *here.parents, *Path(__file__).resolve().parents]:
        launcher = folder / "hearthside"
        if launcher.is_file() and os.access(launcher, os.X_OK) and (folder / "pom.xml").is_file():
            return [str(launcher), "engine"]
    found = shutil.which("hearthside")
    if found:
        return [found, "engine"]
    raise EngineNotFound("There is no Hearthside here: name its launcher or jar, such as "
                         "Engine(\"./hearthside\") or Engine(\"hearthside.jar\").")


def _command(given: Union[None, str, "os.PathLike[str]", Sequence[str]], java: str) -> List[str]:
    if given is None:
        return find_command()
    if isinstance(given, (str, os.PathLike)):
        path = os.fspath(given)
        return [java, "-jar", path, "engine"] if path.endswith(".jar") else [path, "engine"]
    return list(given)


class Engine:
    """One engine process. Use it as a context manager, and the process is ended whatever happens.

    command: a launcher ("./hearthside"), a jar ("hearthside.jar"), or a whole command as a list; found by itself unless given.
    timeout: how many seconds an answer may take. start_timeout: the same for the first one, before which the launcher may have to build.
    """

    def __init__(self, command: Union[None, str, "os.PathLike[str]", Sequence[str]] = None, *, timeout: float = 60.0,
                 start_timeout: float = 600.0, java: str = "java", cwd: Optional[str] = None) -> None:
        self.timeout = timeout
        self._first: Optional[float] = max(start_timeout, timeout)
        self._lock = threading.RLock()
        self._why = "it was closed"
        self._pipe: Optional[Pipe] = Pipe(_command(command, java), cwd)
        self._finalizer = weakref.finalize(self, Pipe.end, self._pipe)  # also when Python ends
        self.match: Any = None  # the Match that is open

    @property
    def pid(self) -> int:
        return self._open().process.pid

    @property
    def closed(self) -> bool:
        return self._pipe is None

    def _open(self) -> Pipe:
        if self._pipe is None:
            raise EngineClosed(f"This engine is no longer there: {self._why}. Start another one.")
        return self._pipe

    def ask(self, do: str, **fields: Any) -> Answer:
        """One request, one answer. Raises Refused where the engine says no."""
        return checked(self.ask_line(json.dumps({"do": do, **fields}, separators=(",", ":"))))

    def ask_line(self, line: str, timeout: Optional[float] = None) -> Answer:
        """The same with a request that is written already; a refusal is returned as it is."""
        return self.ask_lines([line], timeout)[0]

    def ask_many(self, requests: Iterable[Dict[str, Any]], timeout: Optional[float] = None) -> List[Answer]:
        """Many requests at once, which saves the waiting in between; refusals are among the answers (`ok` is false)."""
        return self.ask_lines([json.dumps(request, separators=(",", ":")) for request in requests], timeout)

    def ask_lines(self, lines: Sequence[str], timeout: Optional[float] = None) -> List[Answer]:
        for line in lines:
            if not line.strip() or "\n" in line:
                raise HearthsideError("A request is one line that is not empty.")
        with self._lock:
            pipe = self._open()
            wait = timeout if timeout is not None else self._first or self.timeout
            try:
                pipe.send(("\n".join(lines) + "\n").encode("utf-8"), wait)
                answers = [_read(pipe.line(wait)) for _ in lines]
            except BaseException as error:  # also Ctrl-C: an answer may be under way, so nothing that comes later can be trusted
                self._abandon(f"{type(error).__name__}: {error}" if str(error) else f"it was interrupted by {type(error).__name__}")
                raise
            self._first = None
            return answers

    def _abandon(self, why: str) -> None:
        pipe, self._pipe = self._pipe, None
        self._why = why.splitlines()[0].rstrip(".")
        self._finalizer.detach()
        if pipe is not None:
            pipe.end(0.3)

    def close(self) -> None:
        """Ends the process; nothing happens if it has ended."""
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            self._finalizer.detach()
            pipe.end()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def games(self) -> List[Answer]:
        """Every game with its seats, options and bots."""
        games: List[Answer] = self.ask("games")["games"]
        return games

    def layout(self, game: str, whole: bool = False) -> "Layout":
        """What stands at each place of the observation and what each action index means."""
        return Layout(self.ask("layout", game=game, **({"whole": True} if whole else {})))


def _read(line: bytes) -> Answer:
    try:
        answer = json.loads(line)
        if isinstance(answer, dict) and isinstance(answer.get("ok"), bool):
            return answer
    except ValueError:
        pass
    raise EngineGarbled(f"The engine wrote a line that is no answer; it was ended: {line[:200].decode('utf-8', 'replace')!r}.")


def checked(answer: Answer) -> Answer:
    if not answer["ok"]:
        raise Refused(answer.get("error", "The engine gave no reason."), answer.get("rule"), answer.get("errors"))
    return answer


from .layout import Layout  # noqa: E402  (a layout needs nothing of the engine; the engine only names it)
