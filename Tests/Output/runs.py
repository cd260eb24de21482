"""Every command and every format, run on a project of `hostile.py`."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

FRAMES = ["table", "json", "csv", "svg", "waapi", "css", "coreanimation", "lottie", "android"]


class Run:
    """A command, and what it has said."""

    def __init__(self, seguec, name, format, words, folder=None, input=None):
        self.name, self.format = name, format
        self.isColoured = format in ("table", "tree") and words[0] not in ("compile", "preview")
        colour = ["--color", "always"] if self.isColoured else []
        done = subprocess.run(
            [seguec, *words[:1], *colour, *words[1:]], capture_output=True, cwd=folder, input=input,
            timeout=120)
        self.status = done.returncode
        self.bytes, self.error_bytes = done.stdout, done.stderr

    @property
    def text(self):
        return self.bytes.decode()

    @property
    def errors(self):
        return self.error_bytes.decode()


def once(project, shared, out):
    """What is run once: name, format, words."""
    for format in ("table", "json", "sarif", "github"):
        yield "check", format, ["check", project, "--format", format]
    yield "build", "table", ["build", project, "--files", "-o", out / "build", "--artefact", out / "app.segue",
                             "--no-memory"]  # fmt: skip
    yield "swift", "table", ["build", project, "--swift", out / "Hostile.swift"]
    for format in ("table", "dot", "mermaid", "svg", "json"):
        yield "links", format, ["links", project, "--format", format]
    yield "preview", "html", ["preview", project, "-o", "-"]
    for format in FRAMES:
        yield "frames all", format, [
            "frames", project, "--from", "all0", "--tap", "card", "--fps", "2", "--format", format,
            f"--device={shared['devices'][0]}"]  # fmt: skip
    for format in ("tree", "json"):
        yield "navigate", format, [
            "navigate", project, "--format", format, "--script", out / "script.txt"]
    for format in ("table", "json"):
        yield "show", format, ["show", out / "app.segue", "--format", format]
        yield "show screen", format, ["show", "--format", format, "--", out / "app.segue", "all0"]
        yield "show link", format, ["show", "--format", format, out / "app.segue", "all0", "card"]
    for format in ("layout", "snapshot"):
        for kind in ("table", "json", "svg"):
            words = [format, project / "screens" / "all0.json", "--format", kind]
            if format == "snapshot":
                words += ["--tap", "card"]
            yield f"{format} all", kind, words + [f"--device={shared['devices'][0]}"]


def each(project, shared, out, number, formats=3):
    """What is run for a screen; of the formats of `frames` a few, by turns."""
    file = project / "screens" / shared["files"][number]
    device = f"--device={shared['devices'][number % len(shared['devices'])]}"
    screen, card = shared["screens"][number], shared["ids"][number]
    for format in ("table", "json"):
        yield "tree", format, ["tree", file, "--format", format]
        # What begins with a hyphen stands behind all options.
    for format in ("table", "json", "svg"):
        yield "layout", format, ["layout", file, device, "--format", format]
        yield "snapshot", format, ["snapshot", file, f"--tap={card}", device, "--format", format]
    yield "layout", "elements", ["layout", file, device, "--format", "html"]
    for turn in range(formats):
        format = FRAMES[(number + turn * len(FRAMES) // formats) % len(FRAMES)]
        yield "frames", format, [
            "frames", project, f"--from={screen}", f"--tap={card}", device, "--fps", "2",
            "--format", format]  # fmt: skip


def script(shared):
    """Lines of `navigate`, as far as a line can name things."""
    # The tabs come first, for they are not there for good.
    lines = ["ready", "open shop://s9"]
    for number, card in shared["ids"].items():
        lines.append(f"open shop://s{number}")
        if not set(card) & set("\n\r") and card.strip() == card:
            lines.append(f"tap {card}")
        if number < len(shared["tabs"]):
            tab = shared["tabs"][number]
            if not set(tab) & set("\n\r") and tab.strip() == tab:
                lines.append(f"tab {tab}")
        lines.append("root")
    return "\n".join(lines) + "\nsave\n"


def run_all(seguec, words):
    """Runs commands on all processors; in the order in which they are given. No command line can hold U+0000."""
    words = [one for one in words if not any("\0" in str(word) for word in one[2])]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda one: Run(seguec, *one), words))
