#!/usr/bin/env python3
"""Writes the outlines of the built-in family as Swift source, for documents that embed its fonts.

The glyphs are those of make_built_in_family.py, in the same order, with the paths of the same files. A path
consists of contours, and many glyphs share theirs: an accented letter has those of the letter and the accent.

    make_built_in_outlines.py            rewrites the Swift files
    make_built_in_outlines.py --check    exit status 1 when a Swift file is not what would be written

Of each weight:

    numbers        the bounding box of the font, the position and thickness of its underline, the size and
                   position of its strikeout, the height of x and of capitals, and the average width
    hints          the bytes of the Private DICT, without those about widths
    contours       the bytes of the distinct contours: Type 2 charstring operators, without the initial move
    lengths        the number of bytes of each contour
    glyphs         for each glyph the number of its contours, and for each contour the move to its start, x and
                   y, and the difference of its index from that of the contour before

Numbers are written as bench/swift_tables.py says, and of bytes every three are four digits of six bits.
"""

import sys

from fontTools.misc.psCharStrings import T2CharString
from fontTools.ttLib import TTFont

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT, write_or_check  # noqa: E402
from bench.swift_tables import literal, number, signed  # noqa: E402
from make_built_in_family import FOLDER, WEIGHTS, common_characters, font_paths, subset_of  # noqa: E402

OUTPUT = ROOT / "Sources/InterOutlines"
MOVES = {"rmoveto": 2, "hmoveto": 1, "vmoveto": 1, "endchar": 0}
# Operators of the Private DICT, and the digits of real numbers.
HINTS = {"BlueValues": [6], "OtherBlues": [7], "BlueScale": [12, 9], "BlueShift": [12, 10], "BlueFuzz": [12, 11],
         "StdHW": [10], "StdVW": [11]}
DELTAS = {"BlueValues", "OtherBlues"}
DIGITS = {**{str(digit): digit for digit in range(10)}, ".": 10, "-": 14}


def digits_of_bytes(data):
    """Four digits of six bits for every three bytes; missing ones are zero."""
    out = []
    for at in range(0, len(data), 3):
        group = int.from_bytes(data[at : at + 3].ljust(3, b"\0"), "big")
        out += [chr(48 + (group >> shift & 63)) for shift in (18, 12, 6, 0)]
    return "".join(out)


def operand(value, is_wide=False):
    """A number in a DICT."""
    if value != int(value):
        nibbles = [DIGITS[c] for c in f"{value:.8f}".strip("0")] + [15]
        nibbles += [15] * (len(nibbles) % 2)
        return bytes([30] + [a << 4 | b for a, b in zip(nibbles[::2], nibbles[1::2])])
    size = 4 if is_wide else 2
    return bytes([29 if is_wide else 28]) + int(value).to_bytes(size, "big", signed=True)


def hints(private):
    """The Private DICT with the values that renderers align outlines by, in a multiple of three bytes: some of
    its numbers are two bytes wider than they need to be."""
    def write(wide):
        out = b""
        for name, operator in HINTS.items():
            if name not in private:
                continue
            values = private[name]
            if name in DELTAS:
                values = [b - a for a, b in zip([0] + values, values)]
                out += b"".join(operand(value, index < wide) for index, value in enumerate(values))
                wide = 0
            else:
                out += operand(values)
            out += bytes(operator)
        return out

    return next(out for out in map(write, range(3)) if len(out) % 3 == 0)


def contours(charstring):
    """The contours of a charstring without subroutines and hints, each as its first move and the rest."""
    charstring.decompile()
    found, arguments, body, move, is_first = [], [], [], None, True
    for token in charstring.program:
        if not isinstance(token, str):
            arguments.append(token)
            continue
        if token not in MOVES:
            if token.endswith(("stem", "stemhm", "mask")):
                sys.exit(f"a glyph has hints: {token}")
            body += arguments + [token]
        else:
            # The first operator is preceded by the width.
            if is_first and len(arguments) > MOVES[token]:
                arguments = arguments[1:]
            is_first = False
            if move is not None:
                found.append((move, tuple(body)))
            body = []
            match token:
                case "rmoveto": move = tuple(arguments)
                case "hmoveto": move = (arguments[0], 0)
                case "vmoveto": move = (0, arguments[0])
        arguments = []
    return found


def bytecode(program):
    charstring = T2CharString(program=list(program))
    charstring.compile()
    return charstring.bytecode


def generate(path, name, weight, points):
    source = TTFont(path)
    font = subset_of(path, points, notdef_outline=True, desubroutinize=True)
    top = font["CFF "].cff.topDictIndex[0]
    head, post, os2 = source["head"], source["post"], source["OS/2"]
    numbers = [head.xMin, head.yMin, head.xMax, head.yMax, post.underlinePosition, post.underlineThickness,
               os2.yStrikeoutSize, os2.yStrikeoutPosition, os2.sxHeight, os2.sCapHeight, os2.xAvgCharWidth]
    bodies, glyphs, last = {}, [], 0
    for glyph in font.getGlyphOrder():
        found = contours(top.CharStrings[glyph])
        glyphs.append(number(len(found)))
        for (x, y), body in found:
            index = bodies.setdefault(body, len(bodies))
            glyphs.append(signed(x) + signed(y) + signed(index - last))
            last = index
    compiled = [bytecode(body) for body in bodies]
    names = source["name"]
    out = [
        "// Generated by Tests/Fonts/make_built_in_outlines.py: do not edit, run the script again.",
        "//",
        f"// Family: Inter, {names.getDebugName(5).split(';')[0]}, the weight {weight}.",
        f"// {names.getDebugName(0)}.",
        "// This Font Software is licensed under the SIL Open Font License, Version 1.1: OFL.txt.",
        "",
        "import Segue",
        "",
        "extension InterOutlines {",
        f"  static let {name} = BuiltInOutlines.Weight(",
        f"    weight: {weight}, numbers: {name}Numbers, hints: {name}Hints, contours: {name}Contours,",
        f"    lengths: {name}Lengths, glyphs: {name}Glyphs)",
        "",
    ]
    literal(f"{name}Numbers", "Measures of the font.", "".join(signed(n) for n in numbers), out)
    literal(f"{name}Hints", "The Private DICT.", digits_of_bytes(hints(top.Private.rawDict)), out)
    literal(f"{name}Contours", "The distinct contours.", digits_of_bytes(b"".join(compiled)), out)
    literal(f"{name}Lengths", "The number of bytes of each.", "".join(number(len(c)) for c in compiled), out)
    literal(f"{name}Glyphs", "The contours of each glyph.", "".join(glyphs), out)
    out = [line.replace("  static let", "  private static let") if line.endswith('#"""') else line for line in out]
    out[-1] = "}"
    return "\n".join(out) + "\n"


def main():
    paths = font_paths(FOLDER)
    points = common_characters(paths)
    for path, (name, weight) in zip(paths, WEIGHTS):
        file = OUTPUT / f"InterOutlines+{name}.swift"
        write_or_check(file, generate(path, name[0].lower() + name[1:], weight, points), "--check" in sys.argv)


if __name__ == "__main__":
    main()
