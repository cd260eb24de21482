#!/usr/bin/env python3
"""Shapes words with HarfBuzz, in every Noto font of Debian for their script.

    Tests/Fonts/compare_shaping.py --count 1000 > /tmp/words.json
    SEGUE_WORDS=/tmp/words.json swift test --disable-xctest --filter SyllableShaping

Three words in four are of installed translations, the rest are random syllables, some of them broken.
The file has, for every word and with ligatures on and off, the advances of clusters in 1/65536 font
unit, as shape_with_harfbuzz.py writes them. A Thai or Lao sara am after a zero-width non-joiner belongs to
the cluster before the non-joiner: for HarfBuzz the non-joiner starts one, but a browser neither breaks a line
nor adds letter spacing there.
"""

import argparse
import json
import pathlib
import re
import sys
import unicodedata

import uharfbuzz as hb

import shaping_texts

OPTIONAL = ["liga", "clig", "calt"]
# A zero-width non-joiner before a sara am, and the tone marks between them.
JOINED = re.compile("\u200c[\u0e31\u0e34-\u0e37\u0e3b\u0e47-\u0e4e\u0eb1\u0eb4-\u0eb7\u0ebb\u0ec7-\u0ece]*[\u0e33\u0eb3]")


def shape(font, text, code, optional):
    buffer = hb.Buffer()
    buffer.add_utf8(text.encode())
    buffer.script = code
    is_reversed = any(unicodedata.bidirectional(c) in ("R", "AL") for c in text)
    buffer.direction = "rtl" if is_reversed else "ltr"
    hb.shape(font, buffer, {} if optional else {tag: False for tag in OPTIONAL})
    advances = {}
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
        advances[info.cluster] = advances.get(info.cluster, 0) + position.x_advance
    for match in JOINED.finditer(text):
        start = len(text[:match.start()].encode())
        before = [cluster for cluster in advances if cluster < start]
        if start in advances and before:
            advances[max(before)] += advances.pop(start)
    missing = any(info.codepoint == 0 for info in buffer.glyph_infos)
    return sorted(advances.items()), missing


def cases_of(data, script, words):
    """What HarfBuzz makes of words in the font of some bytes."""
    face = hb.Face(data)
    font = hb.Font(face)
    font.scale = (face.upem * 65536, face.upem * 65536)
    cases = []
    for text in words:
        for optional in (True, False):
            advances, missing = shape(font, text, shaping_texts.SCRIPTS[script][0], optional)
            if missing:
                break
            cases.append(
                {"text": text, "script": script, "optional": optional, "advances": advances, "unsafe": []})
    return {"upem": face.upem, "cases": cases}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100, help="words of each script")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--script", nargs="*", default=list(shaping_texts.SCRIPTS))
    options = parser.parse_args()
    result = []
    for script in options.script:
        words = shaping_texts.words(script, options.count, options.seed)
        for path in shaping_texts.fonts(script):
            data = pathlib.Path(path).read_bytes()
            result.append({"path": path} | cases_of(data, script, words))
    json.dump(result, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
