#!/usr/bin/env python3
"""Writes random texts with the grapheme clusters that the regex package (PyPI, Unicode 17) finds in
them, for Segue's tests to compare with.

    make_cluster_cases.py --count 10000 --seed 7 --output clusters.json

The tests compare the file named by SEGUE_CLUSTERS, and always the committed one, which was written
with

    make_cluster_cases.py --count 300 --seed 1 --output Tests/SegueTests/Unicode/Fixtures/clusters.json

A case is the text, and the places of its clusters, the first left out, counted in code points.
"""

import argparse
import json
import pathlib
import random

import regex

CLASSES = [rf"\p{{gcb={name}}}" for name in
           "Other CR LF Control Extend ZWJ RI Prepend SpacingMark L V T LV LVT".split()]
CLASSES += [rf"\p{{InCB={name}}}" for name in "Consonant Extend Linker".split()]
CLASSES += [r"\p{ExtPict}", r"\p{Emoji_Modifier}"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    options = parser.parse_args()

    generator = random.Random(options.seed)
    everything = "".join(chr(point) for point in range(0xE1000) if not 0xD800 <= point < 0xE000)
    letters = [regex.findall(rf"[{name}--\p{{Cn}}]", everything, regex.V1) for name in CLASSES]
    devanagari = list("कषर\u094d\u200d\u093c\u093f")
    emoji = list("👍👩🏽🇩🇪❤\ufe0f\u200d")
    cases = []
    for _ in range(options.count):
        pools = generator.choice([letters, letters, [devanagari], [emoji]])
        length = generator.randint(1, 12)
        text = "".join(generator.choice(generator.choice(pools)) for _ in range(length))
        starts = [match.start() for match in regex.finditer(r"\X", text)]
        cases.append([text, starts[1:]])
    with options.output.open("w", encoding="utf-8") as output:
        output.write(f'{{"seed": {options.seed}, "cases": [\n')
        output.write(",\n".join(json.dumps(case) for case in cases))
        output.write("\n]}\n")
    print(f"{options.output}: {len(cases)} texts")


main()
