"""A small project in a folder of its own, and the command, run on it under hostile conditions."""

import dataclasses
import json
import os
import resource
import shutil
import struct
import subprocess
import zlib

MANIFEST = {
    "app": "small", "schemes": ["small"], "fonts": [],
    "devices": [{"name": "tile", "width": 100, "height": 200, "scale": 2}],
    "transitions": {"lift": {"kind": "hero", "duration": 0.5, "reducedMotion": "fade"}},
}
PICTURE = {"type": "image", "id": "shoe", "hero": "shoe", "source": "shoe.png",
           "style": {"width": 60, "height": 40}}
LIST = {"screen": "list", "route": "/list", "root": {"type": "layout", "children": [
    {"type": "layout", "id": "card",
     "events": {"tap": [{"type": "navigate", "to": "small://detail", "transition": "lift"}]},
     "children": [PICTURE, {"type": "caption"}]}]}}
DETAIL = {"screen": "detail", "route": "/detail", "root": {"type": "layout", "children": [PICTURE]}}
CAPTION = {"component": "caption", "body": {"type": "label", "text": "A shoe"}}

# What no output may ever tell of: a picture outside of the project. Its sides are no other number.
SECRET_SIDES = (7351, 6917)

# A folder's files that builds leave for each other.
HIDDEN = {".lock", "build.memory"}

NOBODY = 65534


def png(width, height, text=b""):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"tEXt", b"Comment\0" + text)
            + chunk(b"IDAT", zlib.compress(b"\0" * (width + 1) * height if width < 999 else b""))
            + chunk(b"IEND", b""))


SECRET = png(*SECRET_SIDES, text=b"nobody may read this")


@dataclasses.dataclass
class Run:
    words: list
    status: int
    output: bytes
    errors: str
    largest: int = 0

    def __str__(self):
        return (f"seguec {' '.join(map(str, self.words))} → {self.status}\n"
                f"{self.output[:600]!r}\n{self.errors[:1200]}")


class Trial:
    """Cases are counted: each is something that was expected, and was so."""

    def __init__(self, seguec, folder, font):
        self.seguec, self.folder, self.font = str(seguec), folder, font
        self.cases = 0
        self.notes = []
        self.number = 0

    # Projects

    def new(self, **changes):
        """A project that is right. What is named replaces a part of the manifest."""
        self.number += 1
        project = self.folder / str(self.number) / "project"
        for place in ["screens", "components", "assets", "fonts"]:
            (project / place).mkdir(parents=True)
        self.write(project / "segue.json", {**MANIFEST, **changes})
        self.write(project / "screens/list.json", LIST)
        self.write(project / "screens/detail.json", DETAIL)
        self.write(project / "components/caption.json", CAPTION)
        (project / "assets/shoe.png").write_bytes(png(120, 80))
        shutil.copyfile(self.font, project / "fonts/brand.ttf")
        return project

    @staticmethod
    def write(path, value):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value))

    def edit(self, project, number):
        """Makes every file that a build writes another one."""
        for name, screen in [("list", LIST), ("detail", DETAIL)]:
            changed = json.loads(json.dumps(screen))
            changed["root"] |= {"id": f"root{number}", "style": {"paddingTop": number}}
            self.write(project / f"screens/{name}.json", changed)

    # Running

    def run(self, *words, cwd=None, isCwdRemoved=False, seconds=60, memory=3 << 30, user=None,
            file_size=None, stdin=subprocess.DEVNULL, **streams):
        def limit():
            if isCwdRemoved:
                os.rmdir(cwd)
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
            if file_size is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))
            if user is not None:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)
        words = [os.fspath(word) for word in words]
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
        process = subprocess.Popen(
            [self.seguec, *words], cwd=cwd, stdin=stdin, preexec_fn=limit, **streams)
        try:
            output, errors = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise AssertionError(f"seguec {' '.join(map(repr, words))} took more than {seconds} s")
        run = Run(words, process.returncode, output or b"",
                  (errors or b"").decode("utf-8", "replace"))
        assert run.status in (0, 1, 2), f"it crashed: {run}"
        assert "\x1b" not in run.errors and "\0" not in run.errors, f"control characters: {run!r}"
        return run

    # Expectations

    def case(self, holds, message):
        assert holds, message
        self.cases += 1

    def fine(self, run):
        self.case(run.status == 0, f"it should have worked: {run}")
        return run

    def refused(self, run, *words):
        """Ended with status 2, and told why in one line."""
        lines = run.errors.splitlines()
        self.case(
            run.status == 2 and not run.output and len(lines) == 1
            and lines[0].startswith("seguec: ") and all(word in lines[0] for word in words),
            f"a line with {words} and status 2 are expected: {run}")
        return run

    def told(self, run, code, place):
        """Ended with status 1, and a diagnostic at a place."""
        self.case(
            run.status == 1 and any(
                f"[{code}]" in line and place in line for line in run.errors.splitlines()),
            f"{code} at {place} is expected: {run}")
        return run

    def is_secret(self, *texts):
        """Nothing of the picture outside is told: neither its bytes nor its sides."""
        import base64
        inside = base64.b64encode(SECRET[:3 * 20])
        for text in texts:
            assert inside not in text and SECRET[:60] not in text, "the picture outside is embedded"
            for side in SECRET_SIDES:
                assert str(side).encode() not in text, f"the picture's side {side} is told"
        self.cases += 1


def contents(folder):
    """The bytes of all files, but of those that builds leave for each other."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in HIDDEN
    }


def is_root():
    return os.geteuid() == 0
