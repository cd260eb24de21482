"""Tables of numbers as Swift source: what the scripts share that write some.

Numbers are written as text: digits of base 32 in the 64 characters from "0" to "o", lowest digit
first, the characters from "P" upwards saying that another digit follows.
"""

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def number(value):
    digits = []
    while True:
        digit = value & 31
        value >>= 5
        digits.append(chr(48 + digit + (32 if value else 0)))
        if not value:
            return "".join(digits)


def signed(value):
    """Folded: 0, -1, 1, -2, ..."""
    return number(value * 2 if value >= 0 else -value * 2 - 1)


def literal(name, comment, text, out):
    out.append(f"  /// {comment}")
    out.append(f'  static let {name} = #"""')
    width = 96
    out.extend("    " + text[i : i + width] for i in range(0, len(text), width))
    out.append('    """#')
    out.append("")


def write(file, generate, option, folder):
    """Writes what `generate` makes of the files in a folder, which `option` may name; or, with
    --check, tells whether it stands there."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument(option, dest="folder", type=pathlib.Path, default=folder)
    options = parser.parse_args()
    text = generate(options.folder)
    if not options.check:
        file.write_text(text, encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(text)} bytes")
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        sys.exit(f"{file.relative_to(ROOT)} is not what the script writes: run it without --check")
    else:
        print(f"{file.relative_to(ROOT)} is up to date")
