#!/usr/bin/env python3
"""Lays random screens out with `seguec layout` and with Chromium, and compares every frame.

    compare_random.py SEGUEC --count 300 --seed 7 [--set core …] [--scale 3 …] [--shrink 10]

Prints, for each set at each of the devices' scales, how many screens agree in every component within
0.1 pt; the exit status is 1 if of all scales together a set is under the bound. With --shrink, that
many differences of each set are reduced to their smallest trees, printed in the notation of layouts.txt
with Segue's frames and Chromium's. Needs Playwright (PyPI) and a Chromium.
"""

import argparse
import collections
import sys
import time

sys.path.append(sys.path[0] + "/..")
from bench import chromium, fonts, shrinking
from random_screens import generator, notation, shrinker, worldwide
from random_screens.chromium import Browser
from random_screens.segue import Judge, Segue

# Those of telephones, and of a page at 1.
SCALES = [1, 2, 2.625, 3]


def report(judge, differing, viewport):
    """Prints the smallest trees of the differing screens, each once."""

    def differences(screens):
        return [result and "frames" for result in judge.compare(screens, viewport, batch=600)]

    smallest = shrinking.shrink(
        differing, differences, shrinker.reductions, shrinker.cost, rounds=200)
    shown = set()
    for screen, result in zip(smallest, judge.compare(smallest, viewport)):
        tree = notation.written(screen)
        if tree not in shown:
            shown.add(tree)
            found, expected = result
            print(f"  {tree}\n    Segue    {notation.frames(found)}")
            print(f"    Chromium {notation.frames(expected)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("seguec")
    parser.add_argument("--set", dest="sets", nargs="+", choices=generator.SETS, metavar="SET",
                        default=list(generator.SETS), help=", ".join(generator.SETS))
    parser.add_argument("--scale", dest="scales", nargs="+", type=float, default=SCALES)
    parser.add_argument("--count", type=int, default=300, help="screens a set at each scale")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--shrink", type=int, nargs="?", const=10, default=0, metavar="COUNT")
    parser.add_argument("--bound", type=float, default=99.9, help="per cent that must agree")
    parser.add_argument("--fonts", default=fonts.INTER)
    parser.add_argument("--browser", default=chromium.EXECUTABLE)
    options = parser.parse_args()

    differing = collections.Counter()
    for scale in options.scales:
        differing += compare(options, scale)
    allowed = (1 - options.bound / 100) * options.count * len(options.scales)
    return 1 if any(count > allowed for count in differing.values()) else 0


def compare(options, scale):
    """How many screens of each set differ at a scale. Each scale has screens of its own."""
    found = collections.Counter()
    seed = options.seed + round(1000 * scale)
    faces = worldwide.faces() if "worldwide" in options.sets else []
    built_in = fonts.inter("Built In", options.fonts)
    with Browser([*built_in, *faces], scale, options.browser) as browser:
        print(f"Chromium {browser.version}, @{scale:g}, seed {seed}")
        for name in options.sets:
            begin = time.monotonic()
            judge = Judge(
                Segue(options.seguec, scale, faces if name == "worldwide" else []), browser)
            viewport = generator.VIEWPORTS.get(name, generator.VIEWPORT)
            screens = list(generator.screens(name, options.count, seed))
            results = judge.compare(screens, viewport)
            differing = [s for s, result in zip(screens, results) if result is not None]
            found[name] = len(differing)
            share = 100 * (1 - len(differing) / max(1, len(screens)))
            print(f"{name:12} {len(screens) - len(differing):6} of {len(screens)} agree "
                  f"{share:7.2f} %  {time.monotonic() - begin:6.1f} s", flush=True)
            if options.shrink and differing:
                report(judge, differing[:options.shrink], viewport)
    return found


if __name__ == "__main__":
    sys.exit(main())
