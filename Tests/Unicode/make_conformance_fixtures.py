#!/usr/bin/env python3
"""Writes the facts of Unicode's conformance tests of line breaks and grapheme clusters, version 15.0,
from Debian's unicode-data, as fixtures of Segue's tests.

    make_conformance_fixtures.py            rewrites the fixtures
    make_conformance_fixtures.py --check    exit status 1 when they are not what would be written

The first line of a fixture lists the code points of its cases, in hexadecimal. Each further line is
a case: a code point is written as its place in the list, two digits of base 32 from "0" to "O" (the
higher digit first), and "|" stands wherever there is a boundary inside the text.
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--data", type=pathlib.Path, default="/usr/share/unicode/auxiliary")
    options = parser.parse_args()
    for source, name in FIXTURES.items():
        write_or_check(OUTPUT / name, fixture(options.data / source), options.check)


main()
