#!/usr/bin/env python3
"""Makes the first inputs of every target from the samples and the tests' fixtures, in TARGET folders.

    make_seeds.py FOLDER
"""
import hashlib
import json
import random
import re
import struct
import sys
from pathlib import Path

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT, sample_files  # noqa: E402

SAMPLES = ROOT / "Samples"
TESTS = ROOT / "Tests" / "SegueTests"
# Between the files of a project; see Sources/segue-fuzz/Documents/ProjectText.swift.
SEPARATOR = b"\x1e"


def add(folder, seed):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / hashlib.sha1(seed).hexdigest()).write_bytes(seed)


def projects():
    """The samples, each in one text; of the larger one also the manifest with a few screens at a time."""
    for manifest in sample_files("segue.json"):
        screens = sorted(manifest.parent.glob("screens/*.json"))
        components = sorted(manifest.parent.glob("components/*.json"))
        sets = [screens[i : i + 2] for i in range(0, len(screens), 2)]
        for part in sets:
            wanted = {
                name for screen in part for name in re.findall(r'"type": "([a-z-]+)"', screen.read_text())
            }
            used = [file for file in components if file.stem in wanted]
            yield SEPARATOR.join(file.read_bytes() for file in [manifest] + part + used)


def written_in_tests(start):
    """JSON texts that stand in the tests' Swift and begin in a certain way, as far as they stand alone."""
    for file in sorted(TESTS.rglob("*.swift")):
        for text in re.findall(r'"""\n(.*?)"""', file.read_text(), re.DOTALL):
            text = "\n".join(line.strip() for line in text.splitlines())
            if text.startswith(start) and "\\(" not in text and len(text) < 3000:
                yield text.encode()


def decisions(draw):
    """Bytes that decide, so that a target which draws from them begins with something."""
    return bytes(draw.randrange(256) for _ in range(draw.choice([64, 200, 500, 1200])))


def main():
    folder = Path(sys.argv[1])
    draw = random.Random(1)
    json_files = [file for file in sample_files("*.json") if file.stat().st_size < 6000]
    for file in json_files:
        add(folder / "json", file.read_bytes())
        if file.parent.name == "screens":
            add(folder / "screens", file.read_bytes())
    for text in [b"1", b'"a"', b"[1,-0.5e3,null]", b'{"a":{"b":["\\ud83d\\ude00",true]}}']:
        add(folder / "json", text)
    for text in written_in_tests('{"screen"'):
        add(folder / "screens", text)
        add(folder / "json", text)
    for text in written_in_tests("--- segue.json"):
        files = [part.partition("\n") for part in text.decode().split("--- ")[1:]]
        parts = [body.strip() for name, _, body in files if name.endswith(".json") and body.strip()]
        if parts and parts[0].startswith("{"):
            for target in ["projects", "artefact"]:
                add(folder / target, "\x1e".join(parts).encode())
    for project in projects():
        add(folder / "projects", project)
        add(folder / "artefact", project)
    for _, schema, data, _ in json.loads((ROOT / "Tests/Types/cases.json").read_text()):
        add(folder / "types", json.dumps(schema).encode() + SEPARATOR + json.dumps(data).encode())
    for target in ["screens", "projects", "gestures"]:
        for _ in range(40):
            # Not read as text.
            add(folder / target, b"\x01" + decisions(draw))
    for file in sorted((TESTS / "Fonts" / "Fixtures").glob("*.[ot]t[fc]")):
        add(folder / "fonts", file.read_bytes())
    for file in sorted((TESTS / "Pictures" / "Fixtures").iterdir()):
        if file.suffix not in {".py", ".json"}:
            add(folder / "pictures", file.read_bytes())
    links = [
        "shop://a", "shop://b/7", "shop://c/x?n=2&f=false", "https://shop.example/c/%C3%A9?n=1e3", "shop:/d",
        "https://shop.example:443/b/1", "shop://a/../b/%2e%2E/1", "SHOP://B//1?n=+2#f", "http:\\\\shop.example\\a",
    ]
    routes = ["/", "/a", "/b/{n}", "/{p}", "/{p}/{n}", "/b/c", "/%61", "/é/{p}"]
    for link in links:
        add(folder / "urls", link.encode())
        for route in routes:
            add(folder / "urls", f"{link}\n{route}\n{draw.choice(routes)}".encode())
    for trace in sorted(SAMPLES.glob("*/gestures/*.json")):
        numbers = [float(number) for number in re.findall(r'[0-9]+\.[0-9]+', trace.read_text())]
        add(folder / "gestures", b"".join(b"\x01\xe0" + struct.pack(">d", number) for number in numbers))


if __name__ == "__main__":
    main()
