"""Refuses words and phrases that a reader would have to translate, and wide comments.

    words.py [PATH ...]       prints each finding as file:line:word, then their number per folder;
                              exit status 1 if there are any

Without paths it reads the comments and the string literals of Sources/**/*.swift, the articles, and
the READMEs. Code in backticks and fenced blocks are skipped: what commands print there comes from
string literals. Comment lines of Swift files have at most 100 columns.

Each rule has a sentence that it refuses and one that it lets pass; both are tried on every run.
"""

import collections
import dataclasses
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH = 100


@dataclasses.dataclass
class Rule:
    pattern: str
    instead: str
    refused: str
    allowed: str

    def __post_init__(self):
        self.regex = re.compile(self.pattern, re.IGNORECASE)


RULES = [
    Rule(r"\b(?:un)?told\b(?! apart)", "reported, declared, by default",
         "what is told past a limit", "told apart by their keys"),
    Rule(r"\btells?\b(?!.{0,40}\b(?:apart|from)\b)", "prints, reports, describes, returns",
         "The command tells more.", "dictionaries tell words apart"),
    Rule(r"\bsayings?\b(?! so)|\b(?:what|it) (?:is|was) said\b|\bnothing (?:else )?is said\b",
         "diagnostics, reported, specified",
         "what is said of a screen", "without saying so"),
    Rule(r"\b(?:commands?|pages?|schemas?|options?|manifests?|recordings?|documents?) says?\b",
         "prints, describes, specifies", "a recording says otherwise", "a message says what is wrong"),
    Rule(r"\bstands\b(?! for\b| in for\b| out\b)", "is, appears, is declared",
         "A key stands twice.", "a box stands for a picture"),
    Rule(r"\bstand(?:ing)? (?:twice|there|where|behind|before|above|below|beside|in (?!for\b))",
         "are, appear", "they stand behind the others", "boxes that stand in for pictures"),
    Rule(r"\b(?:added|appended|comes?|goes|listed|written|put|begins?|text|something|anything) behind\b"
         r"|\bbehind (?:a|the|its) (?:last|first|name|number|word|value|key|comma|colon|dot|others|text)\b",
         "after", "text behind the value", "the screen behind a sheet is dimmed"),
    Rule(r"\bmend(?:s|ed|ing)?\b", "fix", "how to mend it", "a fix and an amendment"),
    Rule(r"\bwhoever\b|\bwho does (?:it|them|that|so|what|pieces)\b", "the caller, the worker",
         "whoever reads it", "the caller reads it"),
    Rule(r"\b(?:nobody|anybody|somebody)\b", "the thing that does not, or a passive",
         "nobody knows the size", "the size is unknown"),
    Rule(r"\bless motion\b", "Reduce Motion is on", "people who want less motion",
         "a transition with reduced motion"),
    Rule(r"\blies\b", "is", "what lies above a flight", "relies on it, and flies"),
    Rule(r"\bthe screens? that (?:is left|are left|opens|goes|comes)(?=[,.;:)]| and\b| is\b|\s*$)",
         "the source screen, the destination screen", "on the screen that opens.",
         "the screen that opens from a column"),
    Rule(r"\b(?:at|by|with|of|from|to|knows|keeps|names) (?:the|its|their|this|that|a|another|one|each|every)"
         r"(?: same| other| next| first| last)? places?\b(?! among| of worship)",
         "index, position, location", "reported at its place", "it opens in its place"),
    Rule(r"(?<!in )\bplaces? (?:in|of) (?:a|the|its|their) "
         r"(?:list|array|file|source|text|table|component|case|stack|row|enumeration)\b",
         "index, location", "the place of a component", "a picture in place of the text"),
    Rule(r"\b(?:the|these|its|their|all|of|new|other) finds\b", "diagnostics", "of all finds the first",
         "the check finds a seam"),
    Rule(r"\bif (?:it is )?left out\b", "by default", "60 if left out", "columns are left out"),
    Rule(r"\b(?:frames|points|pixels|bytes|radians|objects?|answers?|requests?|rules?) an? "
         r"(?:second|point|line|box|node|code)\b", "per", "one object a line", "the point is a line"),
    Rule(r"\bas good as\b", "almost", "different ones as good as always", "as good a size"),
    Rule(r"\bin memory that is kept\b|\bthe same in (?:kept )?memory\b", "reusing `scratch`",
         "the same in memory that is kept", "the same memory"),
    Rule(r"\bhand(?:s|ed|ing)? (?:in|out|down)\b", "pass, return",
         "bytes are handed in", "hand over hand"),
    Rule(r"(?<!there )\b(?:is|are) no (?:regular |whole )?"
         r"(?:files?|numbers?|values?|screens?|links?|folders?|names?|ids?|strings?|objects?|pictures?|JSON)\b",
         "is not a", "this is no number", "there is no file"),
    Rule(r"(?:^|[.:] )Of (?:its|their|the|each|all|a) \w+(?: \w+){0,3}\.",
         "a noun phrase: the digest of …", "Of its bytes.", "The digest of its bytes."),
    Rule(r"\bturn(?:s|ed|ing)? round\b", "reverse, mirror, rotate", "a layout is turned round",
         "it turns rounded corners square"),
]


@dataclasses.dataclass
class Finding:
    path: pathlib.Path
    line: int
    word: str
    instead: str

    def __str__(self):
        return f"{self.path.relative_to(ROOT)}:{self.line}:{self.word}: write {self.instead}"


def problems():
    """For the check: what it prints, and a summary."""
    paths = sorted((ROOT / "Sources").rglob("*.swift")) + pages()
    found = findings(paths)
    return broken_rules() + [str(finding) for finding in found], f"{len(RULES)} rules, {len(paths)} files"


def pages():
    """The Markdown files that are read as prose."""
    return [ROOT / "README.md", *sorted((ROOT / "Sources").rglob("*.md")),
            *sorted((ROOT / "Samples").rglob("*.md"))]


def broken_rules():
    """A rule that refuses nothing, or too much, is a problem of its own."""
    return [f"words.py: the rule {rule.pattern!r} {'refuses' if hit else 'lets pass'} {sentence!r}"
            for rule in RULES
            for sentence, hit in ((rule.refused, False), (rule.allowed, True))
            if bool(rule.regex.search(sentence)) == hit]


def findings(paths):
    found = []
    for path in paths:
        if ".build" in path.relative_to(ROOT).parts:
            continue
        text = path.read_text()
        passages = swift_passages(text) if path.suffix == ".swift" else page_passages(text)
        for passage in passages:
            found += passage_findings(path, passage)
        if path.suffix == ".swift":
            found += [Finding(path, number, f"{len(line)} columns", f"at most {WIDTH}")
                      for number, line in enumerate(text.splitlines(), 1)
                      if len(line) > WIDTH and line.lstrip().startswith("//")]
    return found


def passage_findings(path, passage):
    """Findings in lines that are read as one text, so that phrases may span lines."""
    joined = ""
    starts = []
    for number, line in passage:
        starts.append((len(joined), number))
        joined += line.strip() + " "
    # Code, at the same offsets.
    joined = re.sub(r"`[^`]+`", lambda code: "`" * len(code[0]), joined)
    return [
        Finding(path, max(number for start, number in starts if start <= match.start()),
                match[0], rule.instead)
        for rule in RULES for match in rule.regex.finditer(joined)
    ]


def page_passages(text):
    """Paragraphs, list items and rows of tables, without fenced blocks."""
    passage = []
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        if fenced or not line.strip() or line.startswith(("```", "|", "#", "- ")):
            if passage:
                yield passage
            passage = []
        if not fenced and line.strip() and not line.startswith("```"):
            passage.append((number, line))
    if passage:
        yield passage


TOKEN = re.compile(r'//[^\n]*|/\*|(#*)("""|")')


def swift_passages(text):
    """Comments, lines that follow each other together, and literals of more than one word."""
    comment = []
    for kind, start, content in swift_tokens(text):
        number = text.count("\n", 0, start) + 1 if kind == "string" else None
        if kind == "comment":
            number = text.count("\n", 0, start) + 1
            content = re.sub(r"^//+[:!]?|^/\*+|\*/$", "", content)
            # A comment after code, or after other lines, begins anew.
            if comment and number != comment[-1][0] + 1 or not content.strip():
                yield comment
                comment = []
            comment += [(number + i, line) for i, line in enumerate(content.split("\n"))]
        elif " " in content.strip():
            yield [(number + i, line) for i, line in enumerate(content.split("\n"))]
    yield comment


def swift_tokens(text, start=0, depth=None):
    """Comments and strings with their offsets; interpolations are `…`, and read for themselves."""
    position = start
    while match := TOKEN.search(text, position):
        if match[0].startswith("//"):
            yield "comment", match.start(), match[0]
            position = match.end()
        elif match[0] == "/*":
            end = text.find("*/", match.end())
            position = len(text) if end < 0 else end + 2
            yield "comment", match.start(), text[match.start():position]
        else:
            content, position, inner = string(text, match.end(), match[1], match[2])
            yield "string", match.start(), content
            for expression in inner:
                yield from (("string", match.start(), nested)
                            for kind, _, nested in swift_tokens(expression) if kind == "string")


def string(text, position, hashes, quotes):
    """A literal's content from after its quotes, the offset after it, and its interpolations."""
    stop = re.compile(
        rf"{quotes}{hashes}|\\{hashes}\(|\\{hashes}." + ("" if len(quotes) == 3 else r"|\n"), re.S)
    content = ""
    inner = []
    while match := stop.search(text, position):
        content += text[position:match.start()]
        position = match.end()
        if match[0] == f"\\{hashes}(":
            end = closing(text, position)
            inner.append(text[position:end])
            content += "…"
            # The lines of an interpolation count.
            content += "\n" * text.count("\n", position, end)
            position = end + 1
        elif match[0].startswith("\\"):
            content += "\n" if match[0].endswith("\n") else " "
        else:
            break
    else:
        position = len(text)
    return content, position, inner


def closing(text, position):
    """The offset of the parenthesis that closes an interpolation."""
    depth = 1
    while match := re.compile(r'[()]|(#*)("""|")').search(text, position):
        position = match.end()
        if match[0] == "(":
            depth += 1
        elif match[0] == ")":
            depth -= 1
            if depth == 0:
                return match.start()
        else:
            position = string(text, position, match[1], match[2])[1]
    return len(text)


def main():
    paths = [pathlib.Path(path).resolve() for path in sys.argv[1:]]
    files = [file for path in paths for file in
             ([path] if path.is_file() else sorted([*path.rglob("*.swift"), *path.rglob("*.md")]))]
    found = findings(files or sorted((ROOT / "Sources").rglob("*.swift")) + pages())
    wrong = broken_rules()
    for problem in [*wrong, *found]:
        print(problem)
    folders = collections.Counter(str(finding.path.relative_to(ROOT).parent) for finding in found)
    for folder, count in sorted(folders.items()):
        print(f"{count:5} {folder}")
    print(f"{len(found):5} findings")
    sys.exit(1 if found or wrong else 0)


if __name__ == "__main__":
    main()
