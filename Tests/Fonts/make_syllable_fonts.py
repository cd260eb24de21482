#!/usr/bin/env python3
"""Writes small fonts for scripts with syllables, and what HarfBuzz makes of words set in them.

    make_syllable_fonts.py            rewrites the fonts and syllables.json
    make_syllable_fonts.py --check    exit status 1 when a file is not what would be written

The fonts are this project's own: every glyph is empty, with an advance of its own, and pairs of
glyphs are kerned by classes, so that a wrong glyph and a wrong order show. Two have the rules of Indic
scripts, one under the newer tags and one under the older; the third those of Khmer, Myanmar and some
scripts of the Universal Shaping Engine. Needs fonttools and uharfbuzz.
"""

import argparse
import io
import json
import random
import sys
import unicodedata

sys.path.append(sys.path[0] + "/..")

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

import compare_shaping
import shaping_texts
from bench.repository import ROOT

OUTPUT = ROOT / "Tests/SegueTests/Fonts/Fixtures"
INDIC = {
    "devanagari": ("dev2", "deva"), "bengali": ("bng2", "beng"), "gurmukhi": ("gur2", "guru"),
    "gujarati": ("gjr2", "gujr"), "oriya": ("ory2", "orya"), "tamil": ("tml2", "taml"),
    "telugu": ("tel2", "telu"), "kannada": ("knd2", "knda"), "malayalam": ("mlm2", "mlym"),
}
OTHERS = {
    "khmer": "khmr", "myanmar": "mym2", "sinhala": "sinh", "tibetan": "tibt", "javanese": "java",
    "balinese": "bali", "taiTham": "lana", "newa": "newa", "brahmi": "brah", "batak": "batk",
    "chakma": "cakm", "egyptianHieroglyphs": "egyp", "adlam": "adlm", "mongolian": "mong", "thai": "thai",
}
COMMON = [0x20, 0x2D, 0x31, 0x200C, 0x200D, 0x25CC]
CLASSES = 9


def name(point):
    return f"u{point:04X}"


def indic_rules(script, extra, is_old):
    """The features of one Indic script; the glyphs that they make are added to `extra`."""
    first = ord(shaping_texts.block(script)[0]) & ~0x7F
    points = [p for p in range(first, first + 128) if unicodedata.category(chr(p)) != "Cn"]
    letters = [p for p in points if first + 0x15 <= p <= first + 0x39]
    marks = [p for p in points if unicodedata.category(chr(p)) in ("Mn", "Mc")]
    virama, ra, ya, ka, ssa, nukta = (name(first + o) for o in (0x4D, 0x30, 0x2F, 0x15, 0x37, 0x3C))
    features = {}

    def made(base, kind):
        glyph = f"{base}.{kind}"
        extra.append(glyph)
        return glyph

    def add(tag, rule):
        features.setdefault(tag, []).append(rule)

    def joined(letter):
        return f"{letter} {virama}" if is_old else f"{virama} {letter}"

    if script == "telugu":
        add("rphf", f"sub {ra} {virama} u200D by {made(ra, 'reph')};")
    elif script != "malayalam":
        add("rphf", f"sub {ra} {virama} by {made(ra, 'reph')};")
    if first + 0x3C in points:
        add("nukt", f"sub {ka} {nukta} by {made(ka, 'nukta')};")
    if first + 0x37 in points:
        add("akhn", f"sub {ka} {virama} {ssa} by {made(ka, 'ssa')};")
    for point in letters[:18]:
        add("half", f"sub {name(point)} {virama} by {made(name(point), 'half')};")
    if script in ("telugu", "kannada", "malayalam"):
        add("pref", f"sub {joined(ra)} by {made(ra, 'pre')};")
    else:
        add("blwf", f"sub {joined(ra)} by {made(ra, 'below')};")
        add("vatu", f"sub {ka} {ra}.below by {made(ka, 'ra')};")
    for point in (first + 0x32, first + 0x28):
        add("blwf", f"sub {joined(name(point))} by {made(name(point), 'below')};")
    add("pstf", f"sub {joined(ya)} by {made(ya, 'post')};")
    add("cjct", f"sub {name(first + 0x2A)} {virama} {name(first + 0x2A)} by {made(name(first + 0x2A), 'double')};")
    matra = name(first + (0x46 if script in ("tamil", "malayalam", "telugu", "kannada") else 0x3F if first + 0x3F in points else 0x47))
    add("pres", f"sub {matra}' [{' '.join(name(p) for p in letters[::2])}] by {made(matra, 'alternate')};")
    if script == "bengali":
        add("init", f"sub {name(first + 0x47)} by {made(name(first + 0x47), 'first')};")
    add("haln", f"sub {name(first + 0x39)} {virama} by {made(name(first + 0x39), 'halant')};")
    add("psts", f"sub {ya}.post {name(first + 0x3E)} by {made(ya, 'aa')};")
    if first + 0x02 in points and "rphf" in features:
        add("abvs", f"sub {ra}.reph {name(first + 0x02)} by {made(ra, 'anusvara')};")
    return [name(p) for p in points], features


def other_rules(script, extra):
    """Features by which order, joiners and syllables show."""
    letters, marks, stackers, ras, _ = shaping_texts.parts(script)
    letters = [name(ord(c)) for c in letters[:60]]
    marks = [name(ord(c)) for c in marks]
    ras = [name(ord(c)) for c in ras] or letters[:1]
    features = {}

    def add(tag, glyphs, kind):
        made = f"{glyphs.split()[0].rstrip(chr(39))}.{kind}"
        if made not in extra:
            extra.append(made)
        features.setdefault(tag, []).append(f"sub {glyphs} by {made};")

    for index, stacker in enumerate(name(ord(c)) for c in stackers):
        add("rphf", f"{ras[0]} {stacker}", f"reph{index}")
        add("pref", f"{stacker} {ras[0]}", "pre")
        for letter in letters[2:20:3]:
            add("blwf", f"{stacker} {letter}", f"below_{letter}")
        for letter in letters[3:20:3]:
            add("half", f"{letter} {stacker}", f"half{index}")
        add("pstf", f"{stacker} {letters[4]}", "post")
        add("haln", f"{letters[5]} {stacker}", f"halant{index}")
    for mark in marks[::3]:
        add("abvs", f"{letters[6]} {mark}", f"above_{mark}")
        add("pres", f"{mark}' [{' '.join(letters[::2])}]", "alternate")
    for tag, part in (("init", letters[1::4]), ("medi", letters[1::5]), ("fina", letters[::7])):
        for letter in part:
            add(tag, letter, tag)
    return letters + marks, features


def make(family, tags, rules):
    glyphs = {name(p): p for p in COMMON}
    extra = []
    blocks = []
    for script, script_tag in tags.items():
        names, features = rules(script, extra)
        names += [name(ord(c)) for c in shaping_texts.block(script)[:400] if unicodedata.category(c) != "Cn"]
        glyphs |= {n: int(n[1:], 16) for n in names}
        for tag, lines in features.items():
            blocks.append((script_tag, tag, lines))
    order = [".notdef", *glyphs, *extra]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({point: n for n, point in glyphs.items()})
    builder.setupGlyf({n: TTGlyphPen(None).glyph() for n in order})
    builder.setupHorizontalMetrics({n: (300 + index % 691, 0) for index, n in enumerate(order)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    builder.setupPost(keepGlyphNames=False)
    classes = [[n for index, n in enumerate(order) if index and index % CLASSES == c] for c in range(CLASSES)]
    text = "".join(f"languagesystem {tag} dflt;\n" for tag in tags.values())
    text = "languagesystem DFLT dflt;\n" + text
    for number, (script, tag, lines) in enumerate(blocks):
        text += f"lookup l{number} {{ {' '.join(lines)} }} l{number};\n"
    for number, (script, tag, lines) in enumerate(blocks):
        text += f"feature {tag} {{ script {script}; language dflt; lookup l{number}; }} {tag};\n"
    text += "feature kern {\n"
    for left in range(CLASSES):
        for right in range(CLASSES):
            text += f"pos [{' '.join(classes[left])}] [{' '.join(classes[right])}] {left * 7 - right * 5 + left * right};\n"
    text += "} kern;\n"
    addOpenTypeFeaturesFromString(builder.font, text)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    file = io.BytesIO()
    builder.font.save(file)
    return file.getvalue()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    newer = {script: tags[0] for script, tags in INDIC.items()}
    older = {script: tags[1] for script, tags in INDIC.items()}
    made = {
        "Indic.ttf": ("Indic", newer, lambda script, extra: indic_rules(script, extra, False)),
        "IndicOld.ttf": ("Indic Old", older, lambda script, extra: indic_rules(script, extra, True)),
        "Syllables.ttf": ("Syllables", OTHERS, other_rules),
    }
    files = {file: make(*arguments) for file, arguments in made.items()}
    fonts = []
    for file, data in files.items():
        for script in made[file][1]:
            rng = random.Random(f"{file} {script}")
            words = [shaping_texts.random_word(script, rng) for _ in range(25)]
            words += shaping_texts.composites_after_marks(script)
            words += shaping_texts.composites_in_a_row(script)
            font = compare_shaping.cases_of(data, script, words)
            fonts.append({"path": file} | font)
    text = json.dumps(fonts, ensure_ascii=False, separators=(",", ":")).replace('{"text"', '\n{"text"')
    files["syllables.json"] = (text + "\n").encode()
    for file, data in files.items():
        path = OUTPUT / file
        if not options.check:
            path.write_bytes(data)
            print(f"{file}: {len(data)} bytes")
        elif not path.exists() or path.read_bytes() != data:
            sys.exit(f"{file} is not what the script writes: run it without --check")


if __name__ == "__main__":
    main()
