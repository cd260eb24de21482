#!/usr/bin/env python3
"""Compares screens filled with data with the same screens written out by hand.

    compare.py SEGUEC [--count 2000] [--seed 1] [--shrink 5] [--all]

Random screens with repetitions, conditions, choices, expressions, composed components and data of
random types are expanded here, in Python, to screens without any of these. Both must have the same
layout and the same tree, except for the places where components are written, and `seguec check`
must find no error in either. What is known to differ is not generated, except with --all; EXCLUDED
in random_screens.py lists it.

The limit on components counts more in the screen with data: its nodes are counted here, too, and
each of both screens must be accepted up to its own number. A check also fills the screen with
extreme data made of its type, in which repetitions inside each other may multiply until a limit is
exceeded. These screens are counted, not compared.

Prints differences, reduced to their smallest, as files of a project. Exit status 1 if anything
differs.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import sys
import time

sys.path.append(sys.path[0] + "/..")
from bench import shrinking

import expansion
import projects
import random_screens
import reductions

BATCH = 100


def compare_batch(seguec, seeds, excluded):
    """The screens of some seeds that differ, each with the kind of difference, and counts."""
    pairs = [random_screens.case(seed, excluded) for seed in seeds]
    counts = collections.Counter()
    for case, root in pairs:
        counts.update(features(case))
        counts["components of plain screens"] += json.dumps(root).count('"type": "') - \
            json.dumps(root).count('"type": "navigate"')
    found = projects.differences(seguec, pairs, counts)
    differing = [(seed, case, one[0])
                 for seed, (case, _), one in zip(seeds, pairs, found) if one]
    return counts, differing


def features(case):
    """What a screen contains, for the statistics."""
    text = json.dumps([case["root"], [one["body"] for one in case["components"]]])
    names = {"forEach": "repetitions", "if": "conditions", "discriminator": "choices",
             "slot": "slots", "arguments": "uses with arguments", "$": "strings with expressions"}
    return {title: text.count(f'"{name}": ') for name, title in names.items()}


def kinds(seguec, cases):
    """The kind of difference of each screen, if it has one."""
    results, pairs, indices = [None] * len(cases), [], []
    for index, case in enumerate(cases):
        try:
            pairs.append((case, expansion.expanded(case)))
            indices.append(index)
        except Exception:  # a reduction may be no screen at all
            continue
    batches = [pairs[start:start + BATCH] for start in range(0, len(pairs), BATCH)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [one for answers in pool.map(
            lambda batch: projects.differences(seguec, batch), batches) for one in answers]
    for index, one in zip(indices, found, strict=True):
        results[index] = one and one[0]
    return results


def report(seguec, seed, case, is_shrunk):
    if is_shrunk:
        [case] = shrinking.shrink([case], lambda cases: kinds(seguec, cases), reductions.reductions,
                                  reductions.cost, rounds=200)
    root = expansion.expanded(case)
    [found] = projects.differences(seguec, [(case, root)])
    kind, description = found or ("differs only among other screens", "")
    print(f"seed {seed}: {kind}\n  {description}")
    for name, value in projects.filled_files(0, case).items():
        print(f"  {name}: {json.dumps(value, ensure_ascii=False)}")
    plain = json.dumps(expansion.written(root, {}), ensure_ascii=False)
    print(f"  written out: {plain}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("seguec", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shrink", type=int, default=5, help="how many differences are reduced")
    parser.add_argument("--all", action="store_true", help="generate what is known to differ, too")
    options = parser.parse_args()
    seguec = options.seguec.resolve()
    excluded = frozenset() if options.all else frozenset(random_screens.EXCLUDED)
    begin = time.monotonic()
    first = options.seed * 1_000_000
    batches = [range(first + start, first + min(start + BATCH, options.count))
               for start in range(0, options.count, BATCH)]
    counts, differing = collections.Counter(), {}
    with concurrent.futures.ProcessPoolExecutor() as pool:
        futures = [pool.submit(compare_batch, seguec, seeds, excluded) for seeds in batches]
        for future in concurrent.futures.as_completed(futures):
            added, found = future.result()
            counts.update(added)
            for seed, case, kind in found:
                differing.setdefault(kind, []).append((seed, case))
    for title, count in counts.items():
        print(f"{count:8} {title}")
    total = sum(map(len, differing.values()))
    print(f"{options.count} screens, {total} differ, {time.monotonic() - begin:.1f} s", flush=True)
    for kind, found in sorted(differing.items(), key=lambda item: -len(item[1])):
        print(f"{len(found):6} {kind}")
    # The smallest of each kind.
    for kind, found in list(differing.items()):
        seed, case = min(found, key=lambda one: reductions.cost(one[1]))
        is_shrunk = options.shrink > 0
        options.shrink -= 1
        report(seguec, seed, case, is_shrunk)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
