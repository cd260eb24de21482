#!/usr/bin/env python3
"""Measures labels of the built-in family in Chromium: what the tests compare with everywhere.

    measure_labels.py FILE --count 360 --seed 1    writes random labels and what was measured
    measure_labels.py FILE                         measures the labels of the file again
    measure_labels.py FILE --check                 exit status 1 if Chromium measures something else

A label has Segue's style and `expected`: `minContent`, `maxContent` and `height`, and of every line
with text in it `text` (without spaces at its end), `x`, `width` and `baseline`, in CSS pixels from
the label's top left corner. The browser loads the Inter that the family is made from. Needs the same
packages as compare_labels.py, but the words' catalogues only to write new labels.
"""

import argparse
import json
import pathlib
import sys

sys.path.append(sys.path[0] + "/..")
from bench import chromium
from labels import fonts, generator
from labels.chromium import Browser

GROUPS = ["latin", "greek", "cyrillic"]


def random_labels(count, seed):
    """Labels of a width in points: the intrinsic widths are measured of all of them."""
    labels = []
    for label in generator.labels(GROUPS, 2 * count, seed, [fonts.BUILT_IN]):
        for style in (label["style"], *(run["style"] for run in label["runs"])):
            style.pop("fontFamily", None)
        if not isinstance(label["style"]["width"], str):
            labels.append(label)
    return labels[:count]


def measured(browser, labels):
    expectations = zip(browser.measure(labels), browser.intrinsic(labels))
    return [
        {**label, "expected": {"minContent": narrowest, "maxContent": widest,
                               "height": measures["height"], "lines": measures["lines"]}}
        for label, (measures, (narrowest, widest)) in zip(labels, expectations)
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--browser", default=chromium.EXECUTABLE)
    options = parser.parse_args()

    old = options.file.read_text(encoding="utf-8") if options.file.exists() else ""
    if options.count is not None:
        labels = random_labels(options.count, options.seed)
    else:
        labels = json.loads(old)["labels"]
        for label in labels:
            del label["expected"]
    faces = [face for face in fonts.FACES if face.family == fonts.BUILT_IN]
    with Browser(faces, 1, options.browser) as browser:
        rows = [json.dumps(label, ensure_ascii=False) for label in measured(browser, labels)]
    new = '{"labels": [\n' + ",\n".join(rows) + "\n]}\n"
    if options.check and new != old:
        print(f"{options.file}: Chromium {browser.version} measures something else", file=sys.stderr)
        return 1
    if not options.check:
        options.file.write_text(new, encoding="utf-8")
    print(f"{options.file}: {len(rows)} labels measured by Chromium {browser.version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
