"""Where seguec and another parser may disagree: what RFC 8259 leaves to a parser.

A choice says for which texts it matters, and how to write such a text so that it no longer does.
A disagreement is explained only if there is none about the text written so.
"""

import dataclasses
import re
from collections.abc import Callable

MARK = b"\xef\xbb\xbf"
# As in Commands.md.
DEEPEST = 4096


@dataclasses.dataclass
class Choice:
    name: str
    section: str
    reason: str
    # Whose verdict it explains.
    judges: tuple[str, ...]
    # The text without what the choice is about; the text itself if it holds nothing of the kind.
    neutral: Callable[[bytes], bytes]


def without_mark(text):
    return text.removeprefix(MARK)


def without_lone_halves(text):
    """Writes U+FFFD for every escaped half of a pair that has no other half."""
    pair = rb"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    half = rb"\\u[dD][89a-fA-F][0-9a-fA-F]{2}"
    # Escapes of other kinds are passed over, so that no backslash is taken for the first of two.
    return re.sub(
        rb"(" + pair + rb"|\\[^u])|" + half, lambda match: match[1] or rb"\uFFFD", text)


def with_small_numbers(text):
    """Twenty digits at most, and exponents of one; letters and digits stay such, as a string needs."""
    text = re.sub(rb"(\d{20})\d{180,}", rb"\1", text)
    return re.sub(rb"([eE][-+]?)(\d*)\d", lambda match: match[1] + b"0" * len(match[2]) + b"1", text)


CHOICES = [
    Choice("byte order mark", "8.1",
           "seguec ignores one at the beginning, as parsers may; the others refuse it",
           ("python", "orjson"), without_mark),
    Choice("halves of surrogate pairs", "8.2",
           "the grammar has them, and seguec warns of them in the next stage; orjson refuses them",
           ("orjson",), without_lone_halves),
    Choice("size of numbers", "6",
           "the grammar has no limit, and seguec judges values in a later stage; orjson refuses what "
           "is infinite as a double",
           ("orjson",), with_small_numbers),
]


def explain(judge, name, text, verdict):
    """The choices that explain why a judge does not share a verdict; None if they do not."""
    names = []
    for choice in CHOICES:
        neutral = choice.neutral(text)
        if name not in choice.judges or neutral == text:
            continue
        text = neutral
        names.append(choice.name)
        if judge(text) == verdict:
            return names
    return None


def depth(text):
    """How deep brackets stand in each other outside of strings."""
    text = re.sub(rb'"(?:[^"\\]|\\.)*"?', b"", text, flags=re.S)
    deepest = level = 0
    for byte in text:
        level += (byte in b"[{") - (byte in b"]}")
        deepest = max(deepest, level)
    return deepest
