#!/usr/bin/env python3
"""Measures random labels with `seguec layout` and with Chromium, and compares every line.

    compare_labels.py SEGUEC --count 3000 --seed 7 [--group latin …] [--scale 3 …] [--shrink 10]

At each of the devices' scales, labels of real words in many languages, in fonts that Segue reads
from a project and Chromium from the same files. Prints for each group how many labels break alike,
how many lines are as wide within 0.1 pt and to 1/64, and how many heights, baselines and boxes are
the same; the exit status is 1 if a group is under its bound. With --shrink, that many differences
of each kind in a group are reduced to their smallest and printed with both measures. Not compared:
fonts without a point or an ellipsis where lines are cut, and labels of which Chromium leaves out
letters. Needs Playwright and fonttools (PyPI), Chromium, and the Debian packages that
labels/fonts.py and labels/corpus.py read.
"""

import argparse
import json
import sys
import tempfile
import time

sys.path.append(sys.path[0] + "/..")
from bench import chromium, shrinking
from labels import corpus, fonts, generator, judge, shrinker
from labels.chromium import Browser
from labels.segue import Segue

# Per cent of a group's labels that must agree.
BOUNDS = {"latin": 99.9, "greek": 99.9, "cyrillic": 99.9, "zh": 99, "ja": 99, "ko": 99, "he": 99,
          "ar": 99, "th": 99, "hi": 98, "bn": 99, "ta": 98, "te": 98,
          "si": 98, "lo": 99, "km": 99, "my": 99}  # fmt: skip
BATCH = 400
# Those of telephones, and of a page at 1.
SCALES = [1, 2, 2.625, 3]


class Comparison:
    def __init__(self, browser, segue):
        self.browser, self.segue = browser, segue
        self.seconds = {"Chromium": 0, "Segue": 0}

    def measure(self, labels):
        """Of each label both measures, Segue's first."""
        begin = time.monotonic()
        expected = judge.measure(self.browser, labels, BATCH)
        middle = time.monotonic()
        found = judge.measure(self.segue, labels, 4000)
        self.seconds["Chromium"] += middle - begin
        self.seconds["Segue"] += time.monotonic() - middle
        return list(zip(found, expected))

    def differences(self, labels):
        return [None if pair[1]["isOdd"] else judge.verdict(*pair).difference
                for pair in self.measure(labels)]

    def report(self, labels):
        """Prints the smallest labels with which the programs differ, each once."""
        smallest = shrinking.shrink(
            labels, self.differences, shrinker.reductions, shrinker.cost, rounds=60)
        shown = set()
        for label, pair in zip(smallest, self.measure(smallest)):
            written = json.dumps(label, ensure_ascii=False)
            if written not in shown:
                shown.add(written)
                print(f"  {written}")
                for name, measures in zip(("Segue", "Chromium"), pair):
                    print(f"    {name:8} {summary(measures)}")


def summary(measures):
    lines = "  ".join(
        f"{line['text']!r} {line['x']:g}+{line['width']:g} at {line['baseline']:g}"
        for line in measures["lines"])
    return f"{measures['width']:g}×{measures['height']:g}  {lines}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("seguec")
    parser.add_argument("--count", type=int, default=3000, help="labels at each scale, of all groups together")
    parser.add_argument("--scale", dest="scales", nargs="+", type=float, default=SCALES)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--group", dest="groups", nargs="+", choices=list(corpus.GROUPS),
                        metavar="GROUP", default=list(BOUNDS), help=", ".join(corpus.GROUPS))
    parser.add_argument("--family", dest="families", nargs="+", help="only these families")
    parser.add_argument("--shrink", type=int, nargs="?", const=10, default=0, metavar="COUNT")
    parser.add_argument("--bound", type=float, help="per cent that must agree, for every group")
    parser.add_argument("--browser", default=chromium.EXECUTABLE)
    options = parser.parse_args()
    areUnder = [compare(options, scale) for scale in options.scales]
    return 1 if any(areUnder) else 0


def compare(options, scale):
    """Whether a group is under its bound at a scale. Each scale has labels of its own."""
    seed = options.seed + round(1000 * scale)
    labels = list(generator.labels(options.groups, options.count, seed, options.families))
    isUnder = False
    faces = fonts.used(options.groups)
    with (tempfile.TemporaryDirectory() as folder,
          Browser(faces, scale, options.browser) as browser):
        comparison = Comparison(browser, Segue(options.seguec, faces, folder, scale))
        print(f"Chromium {browser.version}, @{scale:g}, seed {seed}, {len(labels)} labels")
        measures = comparison.measure(labels)
        odd = sum(expected["isOdd"] for _, expected in measures)
        print(f"left out, as letters are missing from what Chromium draws: {odd}")
        verdicts = [None if pair[1]["isOdd"] else judge.verdict(*pair) for pair in measures]
        for group in options.groups:
            ofGroup = [(label, verdict) for label, verdict in zip(labels, verdicts)
                       if label["group"] == group and verdict]
            tally = judge.Tally()
            for _, verdict in ofGroup:
                tally.add(verdict)
            bound = options.bound if options.bound is not None else BOUNDS.get(group, 0)
            isUnder = isUnder or tally.isUnder(bound)
            shares = "  ".join(f"{name} {share:.2f}" for name, share in tally.shares().items())
            print(f"{group:9} {tally.labels:6} labels {tally.lines:7} lines: {shares}"
                  f"{'  UNDER ' + str(bound) if tally.isUnder(bound) else ''}", flush=True)
            differing = {}
            for label, verdict in ofGroup:
                if verdict.difference:
                    differing.setdefault(verdict.difference, []).append(label)
            for difference, those in differing.items():
                print(f"  {len(those)} differ first in {difference}")
                comparison.report(those[:options.shrink])
        seconds = ", ".join(f"{name} {time:.1f} s" for name, time in comparison.seconds.items())
        print(f"measured in {seconds}")
    return isUnder


if __name__ == "__main__":
    sys.exit(main())
