"""Blocks marked `console` in Markdown: commands with what they print.

A line that begins with `$ ` is a command, run in the repository's root folder with the built
command first in the path. The lines after it are its output, of which a line with `…` alone stands
for any number of lines. A command without output that writes to a file with `>` is run into a
temporary file, which must equal the committed one.
"""

import difflib
import os
import pathlib
import re
import subprocess
import tempfile

from .repository import ROOT


def run(command, seguec):
    environment = dict(os.environ, PATH=f"{seguec.parent}:{os.environ['PATH']}")
    return subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout


def matches(expected, actual):
    """Whether lines agree, `…` standing for any number of them."""
    if "…" not in expected:
        return expected == actual
    cut = expected.index("…")
    head, rest = expected[:cut], expected[cut + 1:]
    if actual[:cut] != head:
        return False
    return any(matches(rest, actual[i:]) for i in range(cut, len(actual) + 1))


def recorded(expected, actual):
    """The new output, cut at the same number of lines from either end as before."""
    if "…" not in expected:
        return actual
    cut = expected.index("…")
    tail = len(expected) - cut - 1
    return actual[:cut] + ["…"] + (actual[-tail:] if tail else [])


def check_file(command, seguec, record):
    """Whether the file of a command of the form `… > FILE` is what the command prints."""
    words, name = command.rsplit(">", 1)
    path = ROOT / name.strip()
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / "output"
        run(f"{words} > {fresh}", seguec)
        same = path.exists() and path.read_bytes() == fresh.read_bytes()
        if record and not same:
            path.write_bytes(fresh.read_bytes())
    return same


def check(name, text, seguec, record=False):
    """Runs the commands of a text. Returns how many there are, a description of each that prints
    something else, and the text with what they print now."""
    count, problems = 0, []

    def replace(block):
        nonlocal count
        lines = block[1].splitlines()
        output = []
        while lines:
            command = lines.pop(0)
            assert command.startswith("$ "), f"{name}: {command}"
            expected = []
            while lines and not lines[0].startswith("$ "):
                expected.append(lines.pop(0))
            count += 1
            output.append(command)
            if ">" in command.split("'")[0] and not expected:
                if not check_file(command[2:], seguec, record):
                    problems.append(f"{command}\n  the file differs")
                continue
            actual = run(command[2:], seguec).splitlines()
            if not matches(expected, actual):
                difference = difflib.unified_diff(expected, actual, name, "now", lineterm="")
                problems.append("\n".join([command, *difference]))
                expected = recorded(expected, actual)
            output += expected
        return "```console\n" + "\n".join(output) + "\n```"

    return count, problems, re.sub(
        r"^```console\n(.*?)\n```$", replace, text, flags=re.S | re.M)
