"""Reads Protocol Buffers' text format as far as CEL's conformance suites use it.

A message becomes a list of (field, value) pairs, since fields may be repeated; a value is a
message, a string, a number or a word.
"""

import re

TOKEN = re.compile(r"""
    \s+ | \#[^\n]*
  | (?P<string>"(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*')
  | (?P<word>[A-Za-z0-9_.+\-/\[\]]+)
  | (?P<sign>[{}:<>;,])
""", re.VERBOSE)


def tokens(text):
    position = 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise ValueError(f"unexpected {text[position:position + 20]!r}")
        position = match.end()
        if match.lastgroup:
            yield match.lastgroup, match.group(match.lastgroup)
    yield "end", ""


ESCAPE = re.compile(r"\\(?:([0-7]{1,3})|x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))",
                    re.DOTALL)
LETTERS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


def unescape(literal):
    """The text of a string literal. Octal and hexadecimal escapes are bytes of UTF-8."""
    parts = []
    position = 1
    end = len(literal) - 1
    for match in ESCAPE.finditer(literal, 1, end):
        parts.append(literal[position:match.start()].encode())
        octal, hexadecimal, short, long, letter = match.groups()
        if octal or hexadecimal:
            parts.append(bytes([int(octal, 8) & 255 if octal else int(hexadecimal, 16)]))
        elif short or long:
            parts.append(chr(int(short or long, 16)).encode("utf-8", "surrogatepass"))
        else:
            parts.append(LETTERS.get(letter, letter).encode())
        position = match.end()
    parts.append(literal[position:end].encode())
    return b"".join(parts).decode("utf-8", "replace")


class Reader:
    def __init__(self, text):
        self.tokens = list(tokens(text))
        self.position = 0

    def peek(self):
        return self.tokens[self.position]

    def next(self):
        self.position += 1
        return self.tokens[self.position - 1]

    def message(self):
        fields = []
        while self.peek()[0] == "word" or self.peek()[1] in ";,":
            if self.peek()[1] in ";," and self.peek()[0] == "sign":
                self.next()
                continue
            if self.peek()[0] == "end":
                break
            name = self.next()[1]
            if self.peek()[1] == ":":
                self.next()
            fields.append((name, self.value()))
        return fields

    def value(self):
        kind, text = self.next()
        if kind == "sign" and text in "{<":
            fields = self.message()
            self.next()
            return fields
        if kind == "string":
            value = unescape(text)
            while self.peek()[0] == "string":
                value += unescape(self.next()[1])
            return value
        return Word(text)


class Word(str):
    """A number or a word, as opposed to a string."""


def read(text):
    return Reader(text).message()


def get(message, *names):
    """The first value of a field of a field …; None if there is none."""
    for name in names:
        if message is None:
            return None
        message = next((value for field, value in message if field == name), None)
    return message


def every(message, name):
    return [value for field, value in message if field == name]
