"""The articles, and the fenced blocks in them."""

import dataclasses
import re

from bench.repository import ROOT

FOLDER = ROOT / "Sources/Segue/Segue.docc"


@dataclasses.dataclass
class Block:
    """A fenced block with the path that the line before it gives it, as in `segue.json`:"""

    article: str
    line: int
    language: str
    text: str
    path: str | None

    @property
    def place(self):
        return f"{self.article}:{self.line}"


def read():
    """Each article's text by its file name, in alphabetical order."""
    return {path.name: path.read_text() for path in sorted(FOLDER.glob("*.md"))}


def blocks(texts, language):
    """The blocks of a language in the order in which they stand."""
    return [block for name, text in texts.items() for block in blocks_of(name, text)
            if block.language == language]


def blocks_of(name, text):
    before = ""
    inside = None
    for number, line in enumerate(text.splitlines(), 1):
        if inside is not None:
            if line == "```":
                yield inside
                inside = None
                before = ""
            else:
                inside.text += line + "\n"
        elif match := re.fullmatch(r"```(\w*)", line):
            path = re.fullmatch(r"`([\w./-]+)`:", before)
            inside = Block(name, number, match[1], "", path and path[1])
        elif line.strip():
            before = line.strip()
    assert inside is None, f"{name}: the last block is not closed"


def replacing(block, new, text):
    """The article's text with other lines in a block; those before it stay where they are."""
    lines = text.splitlines(keepends=True)
    start = block.line
    return "".join(lines[:start] + [new] + lines[start + block.text.count("\n"):])


def write(name, text, texts):
    """Replaces an article, also for the steps that follow."""
    (FOLDER / name).write_text(text)
    texts[name] = text
    print(f"{name} is written anew")
