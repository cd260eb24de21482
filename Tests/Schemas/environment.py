"""The Python packages that scripts of this folder need."""

import importlib.util
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def use(*packages):
    """Starts again in an environment that has these, unless this one does: with the versions of
    Tests/requirements.txt, in .build/."""
    if all(importlib.util.find_spec(package.replace("-", "_")) for package in packages):
        return
    if os.environ.get("SEGUE_SCHEMA_PACKAGES"):
        sys.exit(f"{', '.join(packages)}: not there though installed")
    environment = ROOT / ".build" / "schemas-python"
    python = environment / "bin" / "python"
    lines = (ROOT / "Tests" / "requirements.txt").read_text().splitlines()
    wanted = [line for line in lines if line.split("==")[0] in packages]
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted],
        check=True)
    os.environ["SEGUE_SCHEMA_PACKAGES"] = str(environment)
    os.execv(python, [python, *sys.argv])
