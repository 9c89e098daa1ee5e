"""The package as people meet it: installed, and by its README."""
import ast
import contextlib
import io
import re
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path
from typing import Iterator

from . import doubles
from .layouts import page

PACKAGE = Path(__file__).resolve().parent.parent
README = (PACKAGE / "README.md").read_text(encoding="utf-8")


def members(kind: ast.ClassDef) -> Iterator[str]:
    """What others may use: methods, fields, and what __init__ sets."""
    for node in kind.body:
        name = node.name if isinstance(node, ast.FunctionDef) else getattr(getattr(node, "target", None), "id", "_")
        if not name.startswith("_"):
            yield name
    for node in ast.walk(kind):
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") == "self" and not target.attr.startswith("_"):
            yield target.attr


class PackageTest(unittest.TestCase):
    def test_every_example_of_the_readme_runs(self) -> None:
        doubles.install()
        examples = re.findall(r"```python\n(.*?)```", README, re.S)
        self.assertEqual(3, len(examples))
        said = []
        for example in examples:
            out = io.StringIO()
            with contextlib.redirect_stdout(out):
                exec(compile(example, "README.md", "exec"), {"__name__": "readme"})
            said.append(out.getvalue())
        self.assertRegex(said[0], r"^winners \[.*\] huts \[\d, \d\]$")
        self.assertRegex(said[1], r"^\d+ numbers, \d+ actions$")

    def test_the_readme_names_every_member(self) -> None:
        for file, kinds in (("batch.py", ("Batch", "Ended")), ("layout.py", ("Layout", "Slot", "Block")), ("match.py", ("Match",))):
            for node in ast.parse((PACKAGE / "hearthside" / file).read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and node.name in kinds:
                    row = next(line for line in README.splitlines() if re.match(rf"\| [^|]*`{node.name}`", line))
                    for member in members(node):
                        self.assertIn(f"`{member}`", row, f"README, {node.name}")

    def test_the_tables_of_numbers_are_those_of_the_engine(self) -> None:
        self.assertEqual(page(), (PACKAGE / "layouts.md").read_text(encoding="utf-8"),
                         "layouts.md is stale: python3 -m tests.layouts > layouts.md in clients/python")

    def test_it_can_be_installed_where_nothing_can_be_downloaded(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            if subprocess.run([sys.executable, "-m", "pip", "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
                self.built(folder)
                return
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check",
                            "--target", folder, str(PACKAGE)], check=True, timeout=300, stderr=subprocess.PIPE)
            told = subprocess.run([sys.executable, "-c", "import hearthside; print(hearthside.__file__, hearthside.__version__)"],
                                  cwd=folder, env={"PYTHONPATH": folder}, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
            self.assertIn(folder, told.stdout)
            self.assertTrue((Path(folder) / "hearthside" / "py.typed").is_file())

    def built(self, folder: str) -> None:
        """Without pip: the wheel at least has everything in it."""
        program = f"import sys; sys.path.insert(0, {str(PACKAGE / 'backend')!r}); import wheelwright; wheelwright.build_wheel({folder!r})"
        subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
        names = zipfile.ZipFile(next(Path(folder).glob("*.whl"))).namelist()
        self.assertTrue({"hearthside/engine.py", "hearthside/py.typed"} <= set(names))

    def test_every_function_says_its_types(self) -> None:
        for file in sorted((PACKAGE / "hearthside").glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    where = f"{file.name}: {node.name}"
                    self.assertIsNotNone(node.returns, where)
                    for argument in node.args.args[1:] + node.args.kwonlyargs:
                        self.assertIsNotNone(argument.annotation, f"{where}({argument.arg})")

    def test_lines_and_files_are_not_too_long(self) -> None:
        for file in sorted(PACKAGE.rglob("*.py")):
            lines = file.read_text(encoding="utf-8").splitlines()
            self.assertLess(len(lines), 300, file)
            self.assertLessEqual(max(map(len, lines), default=0), 140, file)


if __name__ == "__main__":
    unittest.main()
