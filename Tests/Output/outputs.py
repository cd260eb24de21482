"""What every command makes of the hostile project, compared with what it makes of the harmless one."""

import urllib.parse
from collections import Counter, defaultdict

import hostile
import readers
import runs

# Texts that are shown in lines are broken and cut there; a list of fonts is read by CSS.
BROKEN = {"text", "button", "argument", "default", "font"}

# Which texts must be found in an output, so that none passes because nothing is in it.
SHOWN = {
    ("tree", "json"): {"screen", "title", "id", "label", "event", "custom",
                       "url", "picture", "hero", "alt", "text", "button"},
    ("tree", "table"): {"id", "text"},
    ("layout", "json"): {"screen", "device", "id", "file"},
    ("layout", "table"): {"screen", "device", "id"},
    ("layout", "svg"): {"text", "button"},
    ("layout", "elements"): {"text", "button", "label", "id", "title"},
    ("snapshot", "json"): {"screen"},
    ("snapshot", "svg"): {"picture id"},
    ("frames", "json"): {"screen", "transition", "device", "picture", "hero", "picture id"},
    ("frames", "csv"): {"transition", "device", "picture", "picture id"},
    ("frames", "table"): {"screen", "transition", "device"},
    ("frames all", "json"): {"layer", "picture", "hero"},
    ("frames all", "csv"): {"layer", "picture"},
    ("frames all", "svg"): {"layer"},
    ("frames all", "waapi"): {"layer", "picture"},
    ("frames all", "css"): {"layer", "picture"},
    ("frames all", "coreanimation"): {"layer", "picture"},
    ("frames all", "android"): {"layer"},
    ("frames all", "lottie"): {"layer"},
    ("links", "json"): {"screen", "id", "transition"},
    ("links", "dot"): {"screen"},
    ("links", "mermaid"): {"screen"},
    ("links", "svg"): {"screen"},
    ("navigate", "json"): {"screen", "transition", "tab", "event", "custom", "url"},
    ("navigate", "tree"): {"screen", "transition"},
    ("preview", "html"): {"app", "device", "screen", "title", "id", "text", "button", "label", "alt",
                          "transition", "file", "tab", "tab title", "url"},
    ("show", "json"): {"screen", "device", "id"},
    ("build", "files"): {"screen", "device", "id", "hero", "transition", "text", "picture"},
}  # fmt: skip


class Pair:
    """The hostile project and the harmless one."""

    def __init__(self, seguec, folder):
        self.seguec = seguec
        self.folder = folder
        # What lies in a folder of a hostile name has it in all messages.
        self.names = {True: "h\x1b[2J\u202e\"<b>'", False: "harmless"}
        self.projects, self.texts, self.shared, self.outs = {}, {}, {}, {}
        for kind, name in self.names.items():
            self.projects[kind] = folder / name
            self.outs[kind] = folder / f"out-{kind}"
            self.outs[kind].mkdir()
            self.texts[kind], self.shared[kind] = hostile.write(self.projects[kind], kind)
            (self.outs[kind] / "script.txt").write_bytes(runs.script(self.shared[kind]).encode())


def check(pair):
    failures = []
    found = {}
    counts = Counter()
    for kind in (False, True):
        project, shared, out = pair.projects[kind], pair.shared[kind], pair.outs[kind]
        # What `show` prints must have been built.
        once = list(runs.once(project, shared, out))
        made = []
        for part in ([run for run in once if run[0] == "build"],
                     [run for run in once if run[0] != "build"]):
            made += runs.run_all(pair.seguec, part)
        # All screens are alike, so that one of the harmless ones is enough.
        numbers = range(len(hostile.PAYLOADS)) if kind else [1]
        made += runs.run_all(
            pair.seguec, [run for n in numbers
                          for run in runs.each(project, shared, out, n, 3 if kind else 9)])
        result = Output(pair.texts[kind])
        for run in made:
            counts[run.name, run.format] += kind
            where = f"{run.name} --format {run.format}"
            if run.status != 0:
                failures.append(f"{where}: exit status {run.status}: {run.errors[-300:]!r}")
                continue
            failures += [f"{where}: {problem}" for problem in result.read(run)]
        failures += [f"build: {problem}" for problem in result.read_build(out)]
        failures += [f"preview: {problem}" for problem in altered_sources(project, result.sources)]
        found[kind] = result
    for key, structure in found[True].structures.items():
        more = structure - found[False].structures[key]
        # Lines of text are broken and cut in other places.
        more = {part for part in more if not (isinstance(part, tuple) and part[0] in ("text", "tspan"))}
        if more:
            failures.append(f"{key}: only of hostile texts: {sorted(more, key=str)[:4]}")
        if key[1] in ("svg", "elements", "html", "css", "csv"):
            continue
        paths = found[True].paths[key] - found[False].paths[key]
        if paths:
            failures.append(f"{key}: members only of hostile texts: {sorted(paths)[:4]}")
    for key, kinds in SHOWN.items():
        if missing := kinds - found[True].kinds[key]:
            failures.append(f"{key}: texts are not there: {sorted(missing)}")
    texts = len(pair.texts[True].by_mark)
    said = f"{texts} texts in {sum(counts.values())} outputs of {len(counts)} kinds"
    return failures, f"{said}, {found[True].compared} times compared"


def altered_sources(project, sources):
    """Which files the page shows otherwise than they are written."""
    files = {path.read_text(encoding="utf-8") for path in project.rglob("*.json")}
    return [f"no file has the source {text[:80]!r}" for text in sorted(sources ^ files)]


class Output:
    """What outputs of a project hold, by command and format."""

    def __init__(self, texts):
        self.texts = texts
        self.structures = defaultdict(Counter)
        self.paths = defaultdict(set)
        self.kinds = defaultdict(set)
        # The files whose sources the page shows.
        self.sources = set()
        self.compared = 0

    def read(self, run):
        """Reads the output of a command; what is wrong with it."""
        problems = []
        key = (run.name, run.format)
        for stream, text in [("output", run.bytes), ("errors", run.error_bytes)]:
            try:
                bad = readers.raw(text.decode(), run.isColoured or stream == "errors")
                if bad:
                    problems.append(f"{stream}: raw on a terminal: {', '.join(bad)}")
            except UnicodeDecodeError as error:
                problems.append(f"{stream}: no UTF-8: {error}")
                return problems
        if run.format in ("sarif", "github") or run.name in ("check", "build", "swift"):
            return problems
        try:
            # The file of a link stands on many lines.
            isFile = key == ("show link", "json")
            read = readers.read_json if isFile else readers.READERS[run.format]
            texts, structure = read(run.text)
        except Exception as error:
            return problems + [f"cannot be read: {type(error).__name__}: {error}"]
        self.compare(key, texts, structure, problems)
        return problems

    def compare(self, key, texts, structure, problems):
        # Of outputs of one kind the most that one of them has.
        self.structures[key] |= structure
        for place, text in texts:
            if place == ("project", "sources", "text"):
                self.sources.add(text)
            self.paths[key].add(tuple(place) if key[1] not in ("table", "tree") else ())
            for mark in hostile.MARK.findall(text):
                whole = self.texts.by_mark.get(mark)
                if whole is None:
                    continue
                kind = self.texts.kinds[mark]
                self.kinds[key].add(kind)
                self.compared += 1
                if not is_there(whole, mark, text, key, place, kind):
                    problems.append(f"{place}: {whole[:120]!r} became {text[:160]!r}")

    def read_build(self, out):
        """Reads the files of a build."""
        problems = []
        for path in (out / "build").rglob("*"):
            name = path.name
            if not all(c.isascii() and (c.isalnum() or c in "-_=+,@~.") for c in name):
                problems.append(f"a file is called {name!r}")
            if path.suffix != ".json":
                continue
            text = path.read_text(encoding="utf-8")
            if bad := readers.raw(text):
                problems.append(f"{name}: raw {bad}")
            try:
                texts, structure = readers.read_json(text)
            except Exception as error:
                problems.append(f"{name}: cannot be read: {error}")
                continue
            self.compare(("build", "files"), texts, structure, problems)
        return problems


def is_in_address(whole, mark, text):
    """Whether a text stands percent-encoded in an address."""
    whole = readers.visible(whole)
    address = next((word for word in text.split(" ") if mark in word), "")
    return whole in readers.visible(urllib.parse.unquote(address))


def is_there(whole, mark, text, key, place, kind):
    """Whether a text that has a mark in it holds all that belongs to the mark."""
    command, format = key
    # As it is, or percent-encoded in an address.
    if whole in text or whole in urllib.parse.unquote(text):
        return True
    isWhole = command == "tree" and format == "json" and place[-1] == "text" and "lines" not in place
    if kind in BROKEN and not isWhole:
        return True
    # Messages quote names, and cut them.
    if "message" in place or "diagnostics" in place:
        return True
    # The source of a file has them as JSON escapes them; `altered_sources` compares it.
    if place == ("project", "sources", "text"):
        return True
    isCut = format in ("table", "tree", "dot", "mermaid")
    if isCut or format in ("svg", "elements") and place in (("text",), ("title",), ("tspan",)):
        before = whole[: whole.index(mark)]
        if not isCut and readers.in_xml(before).strip(" ") in text:
            return True
        before = readers.visible(before)
        return before.strip(" ") in text or "…" in text or is_in_address(whole, mark, text)
    # The files of a build have names of their own making.
    if command == "build" and place[-1] == "files":
        return True
    if format == "csv":
        whole = "".join(c if c == "\n" else readers.visible(c) for c in whole).replace("'", "")
        return whole in text.replace("'", "")
    if format == "css":
        whole = readers.without_controls(whole)
    if format in ("svg", "elements"):
        if readers.visible(whole) in text:
            return True
        whole = readers.in_xml(whole)
    return whole in text
