"""Builds the package with the standard library alone, so that it can be installed where nothing can be downloaded (PEP 517)."""
import base64
import hashlib
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

ROOT = Path(__file__).resolve().parent.parent
NAME, VERSION = "hearthside", "0.2.0"
INFO = f"{NAME}-{VERSION}.dist-info"
Settings = Optional[Dict[str, Any]]


def _metadata() -> List[Tuple[str, bytes]]:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    about = (f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\n"
             "Summary: Drive the games of Hearthside from Python.\nRequires-Python: >=3.9\n"
             f"Description-Content-Type: text/markdown\n\n{readme}")
    wheel = f"Wheel-Version: 1.0\nGenerator: wheelwright\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    return [(f"{INFO}/METADATA", about.encode()), (f"{INFO}/WHEEL", wheel.encode())]


def _wheel(directory: str, files: List[Tuple[str, bytes]]) -> str:
    record = ""
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(Path(directory) / name, "w", zipfile.ZIP_DEFLATED) as out:
        for path, content in files + _metadata():
            out.writestr(path, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{path},sha256={digest},{len(content)}\n"
        out.writestr(f"{INFO}/RECORD", record + f"{INFO}/RECORD,,\n")
    return name


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None) -> str:
    package = sorted(path for path in (ROOT / NAME).rglob("*") if path.suffix == ".py" or path.name == "py.typed")
    return _wheel(wheel_directory, [(path.relative_to(ROOT).as_posix(), path.read_bytes()) for path in package])


def build_editable(wheel_directory: str, config_settings: Settings = None, metadata_directory: Optional[str] = None) -> str:
    return _wheel(wheel_directory, [(f"{NAME}.pth", f"{ROOT}\n".encode())])


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    name = f"{NAME}-{VERSION}"
    with tarfile.open(Path(sdist_directory) / f"{name}.tar.gz", "w:gz") as out:
        for part in ("pyproject.toml", "README.md", "backend/wheelwright.py", NAME):
            out.add(ROOT / part, f"{name}/{part}", filter=lambda entry: None if "__pycache__" in entry.name else entry)
    return f"{name}.tar.gz"
