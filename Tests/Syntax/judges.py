"""Who judges whether a text is JSON: Python's json, orjson, and seguec."""

import json
import subprocess
import sys

import orjson

# Files that one process is given.
BATCH = 2000


def by_python(text):
    """Python's json on what Python's own decoder takes for UTF-8, without the words that Python has
    besides JSON's; None past the depth to which it goes. Digits stay text: their value is no matter
    of the grammar."""
    def refuse(word):
        raise ValueError(word)
    try:
        json.loads(text.decode("utf-8"), parse_constant=refuse, parse_int=str, parse_float=str)
    except RecursionError:
        return None
    except ValueError:
        return False
    return True


def by_orjson(text):
    """None past the depth to which it goes."""
    try:
        orjson.loads(text)
    except orjson.JSONDecodeError as error:
        return None if str(error).startswith("depth limit") else False
    return True


def by_seguec(seguec, texts, folder):
    """What seguec says of each text: a list of diagnostics, empty for one that it accepts."""
    found = []
    for start in range(0, len(texts), BATCH):
        names = []
        for index, text in enumerate(texts[start:start + BATCH], start):
            names.append(f"{index}.json")
            (folder / names[-1]).write_bytes(text)
        words = folder / f"from-{start}"
        words.write_text("".join(f"{name}\n" for name in names))
        run = subprocess.run(
            [seguec, "check", "--syntax-only", "--format", "json", f"@{words.name}"], cwd=folder,
            stdin=subprocess.DEVNULL, capture_output=True, timeout=300)
        diagnostics = {name: [] for name in names}
        for line in run.stdout.splitlines():
            diagnostic = json.loads(line)
            diagnostics[diagnostic["file"]].append(diagnostic)
        found += diagnostics.values()
        status = 1 if any(diagnostics.values()) else 0
        if run.returncode != status or run.stderr:
            sys.exit(f"seguec ends with {run.returncode}, and {status} is expected: "
                     + run.stderr.decode(errors="replace")[:500])
    return found


def accepts(diagnostics):
    return not any(diagnostic["severity"] == "error" for diagnostic in diagnostics)
