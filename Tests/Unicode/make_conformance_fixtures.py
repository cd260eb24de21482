#!/usr/bin/env python3
"""Writes the facts of Unicode's conformance tests of line breaks, grapheme clusters and bidirectional
text, version 15.0, from Debian's unicode-data, as fixtures of Segue's tests.

    make_conformance_fixtures.py               rewrites the fixtures
    make_conformance_fixtures.py --check       exit status 1 when they are not what would be written
    make_conformance_fixtures.py --bidi FILE   writes every case of bidirectional text to a file

The first line of a fixture lists the code points of its cases, in hexadecimal. Each further line is
a case: a code point is written as its place in the list, two digits of base 32 from "0" to "O" (the
higher digit first), and "|" stands wherever there is a boundary inside the text. In a case of
bidirectional text, ">" (left to right) or "<" and the level of each code point follow, "x" for one
that has none.

The fixture of bidirectional text holds the handwritten cases, and some of the systematic ones. Cases
with explicit embeddings, overrides and isolates are left out.
"""

import argparse
import pathlib
import sys

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT, write_or_check  # noqa: E402

OUTPUT = ROOT / "Tests/SegueTests/Unicode/Fixtures"
FIXTURES = {"LineBreakTest.txt": "line_breaks.txt", "GraphemeBreakTest.txt": "clusters.txt"}


def fixture(source):
    lines = source.read_text(encoding="utf-8").splitlines()
    if "-15.0.0" not in lines[0]:
        sys.exit(f"{source} is not that of Unicode 15.0")
    cases = [line.split("#")[0].split() for line in lines]
    cases = [case for case in cases if case]
    points = sorted({int(word, 16) for case in cases for word in case if word not in "÷×"})
    place = {point: chr(48 + i // 32) + chr(48 + i % 32) for i, point in enumerate(points)}
    out = [" ".join(f"{point:X}" for point in points)]
    for case in cases:
        words = [("|" if word == "÷" else "") if word in "÷×" else place[int(word, 16)] for word in case[1:-1]]
        out.append("".join(words))
    return "\n".join(out) + "\n"


# A character of every class that is no explicit formatting.
CLASSES = {
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x25, "AN": 0x661, "CS": 0x2C,
    "NSM": 0x300, "BN": 0x200B, "B": 0xA, "S": 0x9, "WS": 0x20, "ON": 0x21,
}
EXPLICIT = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}


def bidi_characters(source):
    """The cases of BidiCharacterTest.txt: whether a case is handwritten, its code points, its
    paragraph's level and its levels."""
    handwritten = True
    for line in source.read_text(encoding="utf-8").splitlines():
        handwritten = handwritten and not line.startswith("# Permutations")
        fields = line.split("#")[0].split(";")
        if len(fields) < 5:
            continue
        # CSS gives the paragraph's level, so what the text itself would choose is taken as given.
        points = [int(word, 16) for word in fields[0].split()]
        yield handwritten, points, int(fields[2]), fields[3].split()


def bidi_classes(source):
    """The cases of BidiTest.txt likewise."""
    levels = []
    for line in source.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line.startswith("@Levels:"):
            levels = line.split()[1:]
        elif line and not line.startswith("@"):
            classes, directions = line.split(";")
            classes = classes.split()
            if not CLASSES.keys() >= set(classes):
                continue
            for bit, level in (2, 0), (4, 1):
                if int(directions, 16) & bit:
                    yield False, [CLASSES[name] for name in classes], level, levels


def bidi_fixture(folder, every):
    """The handwritten cases, and one of so many others."""
    cases = []
    for name, read in ("BidiCharacterTest.txt", bidi_characters), ("BidiTest.txt", bidi_classes):
        source = folder / name
        with source.open(encoding="utf-8") as file:
            if "-15.0.0" not in file.readline():
                sys.exit(f"{source} is not that of Unicode 15.0")
        found = [case for case in read(source) if not EXPLICIT & set(case[1])]
        cases += [case for case in found if case[0]] + [case for case in found if not case[0]][::every[name]]
    points = sorted({point for case in cases for point in case[1]})
    place = {point: chr(48 + i // 32) + chr(48 + i % 32) for i, point in enumerate(points)}
    out = [" ".join(f"{point:X}" for point in points)]
    for _, text, level, levels in cases:
        out.append("".join(place[point] for point in text) + "><"[level] + "".join(levels))
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--bidi", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--data", type=pathlib.Path, default="/usr/share/unicode")
    options = parser.parse_args()
    if options.bidi:
        every = {"BidiCharacterTest.txt": 1, "BidiTest.txt": 1}
        options.bidi.write_text(bidi_fixture(options.data, every), encoding="utf-8")
        return
    fixtures = {name: fixture(options.data / "auxiliary" / source) for source, name in FIXTURES.items()}
    # Primes, so that no regular part of the systematic cases is left out.
    fixtures["bidi.txt"] = bidi_fixture(options.data, {"BidiCharacterTest.txt": 89, "BidiTest.txt": 23})
    for name, text in fixtures.items():
        write_or_check(OUTPUT / name, text, options.check)


main()
