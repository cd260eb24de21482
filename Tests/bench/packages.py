"""The Python packages that scripts need."""

import importlib.util
import os
import subprocess
import sys

from .repository import ROOT


def use(*packages):
    """Restarts the script in a virtual environment in .build/ if this Python lacks one of the
    packages, which come from PyPI in the versions of Tests/requirements.txt. A package whose module
    has another name is written with it: `cel-python=celpy`."""
    modules = [package.split("=")[-1].replace("-", "_") for package in packages]
    packages = [package.split("=")[0] for package in packages]
    if all(map(importlib.util.find_spec, modules)):
        return
    if os.environ.get("SEGUE_TEST_PACKAGES"):
        sys.exit(f"{', '.join(packages)}: not there though installed")
    environment = ROOT / ".build/test-python"
    python = environment / "bin/python"
    lines = (ROOT / "Tests/requirements.txt").read_text().splitlines()
    wanted = [line for line in lines if line.split("==")[0] in packages]
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted],
        check=True)
    os.environ["SEGUE_TEST_PACKAGES"] = str(environment)
    os.execv(python, [python, *sys.argv])
