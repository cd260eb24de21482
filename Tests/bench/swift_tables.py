"""Tables of numbers as Swift source.

Numbers are written as text: digits of base 32 in the 64 characters from "0" to "o", lowest digit
first; a character from "P" upwards means that another digit follows.
"""

import argparse
import pathlib

from .repository import write_or_check


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
    """Writes, or checks with --check, what `generate` makes of the files in a folder, which
    `option` may name."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument(option, dest="folder", type=pathlib.Path, default=folder)
    options = parser.parse_args()
    write_or_check(file, generate(options.folder), options.check)
