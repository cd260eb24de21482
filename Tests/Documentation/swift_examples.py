"""Swift examples: the blocks of an article are one program, in their order. Each block marked `text`
is what the blocks before it print."""

import difflib
import itertools
import pathlib
import subprocess
import tempfile

import articles
from bench.seguec import library_arguments

# Stands in the program's output where a block of text ends.
END = "\x1f"


def problems(texts, seguec, record):
    found = []
    programs = 0
    for name, text in texts.items():
        blocks = [block for block in articles.blocks_of(name, text)
                  if block.language in ("swift", "text")]
        if not any(block.language == "swift" for block in blocks):
            continue
        programs += 1
        output, problem = run(name, blocks, seguec)
        if problem:
            found.append(problem)
            continue
        fresh = text
        expected = [block for block in blocks if block.language == "text"]
        # In reverse, so that the lines of those before stay where they are.
        for block, actual in reversed(list(itertools.zip_longest(expected, output.split(END)))):
            if block is None:
                if actual.strip():
                    found.append(f"{name}: the Swift example prints more at its end:\n{actual}")
            elif block.text != actual:
                lines = difflib.unified_diff(
                    block.text.splitlines(), actual.splitlines(), block.place, "now", lineterm="")
                found.append("\n".join(lines))
                fresh = articles.replacing(block, actual, fresh)
        if record and fresh != text:
            articles.write(name, fresh, texts)
    return found, f"{programs} programs"


def run(name, blocks, seguec):
    """What the program prints, and what is wrong with it."""
    library = library_arguments(seguec)
    if not library:
        return "", f"the library is not beside {seguec}: build it with swift build"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        source = folder / "main.swift"
        # Errors point at the article.
        source.write_text("\n".join(
            f'#sourceLocation(file: "{block.article}", line: {block.line + 1})\n{block.text}'
            "#sourceLocation()" if block.language == "swift"
            else 'print("\\u{1F}", terminator: "")' for block in blocks) + "\n")
        compiled = subprocess.run(
            ["swiftc", "-swift-version", "6", "-warnings-as-errors",
             source, *library, "-o", folder / "example"],
            capture_output=True, text=True)
        if compiled.returncode != 0:
            return "", f"{name}: the Swift example does not compile\n{compiled.stderr}"
        result = subprocess.run([folder / "example"], capture_output=True, text=True)
    if result.returncode != 0:
        return "", f"{name}: the Swift example ends with {result.returncode}\n{result.stderr}"
    return result.stdout, None
