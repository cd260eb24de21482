"""Files that cannot be read, go, grow or are none, and names that no two disks agree on."""

import contextlib
import json
import os
import pathlib
import random
import shutil
import socket
import threading
import time
import unicodedata

from trial import NOBODY, contents, is_root, png

PLACES = {"screens": "list.json", "components": "caption.json", "assets": "shoe.png",
          "fonts": "brand.ttf"}
FONT = [{"family": "Brand", "file": "fonts/brand.ttf"}]


def opened(path):
    """For everybody to read, also for a user who owns nothing."""
    for file in [path, *path.rglob("*")]:
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() else 0o644)


def check_unreadable(trial):
    user = NOBODY if is_root() else None
    for place in [*(f"{place}/{name}" for place, name in PLACES.items()), "segue.json", *PLACES]:
        project = trial.new(fonts=FONT)
        opened(project)
        (project / place).chmod(0)
        for words in [["check"], ["build", "-o", project.parent / "made"], ["links"],
                      ["preview", "-o", project.parent / "page.html"]]:
            run = trial.run(*words, project, user=user)
            if place == "fonts":
                # What stands in a folder that may not be searched is not there, for all one can tell.
                trial.told(run, "missing-file", "segue.json:1:")
            else:
                trial.refused(run, place, "Permission denied")
            trial.case(not (project.parent / "made").exists(), f"something is written: {run}")
        (project / place).chmod(0o755)
    # A file that opens, and cannot be read.
    if pathlib.Path("/proc/self/mem").exists():
        for place, name in PLACES.items():
            project = trial.new(fonts=FONT)
            (project / place / name).unlink()
            (project / place / name).symlink_to("/proc/self/mem")
            trial.refused(trial.run("check", project, "--allow-outside"), name, "Input/output error")
            trial.told(trial.run("check", project), "outside-project", "segue.json:1:")


@contextlib.contextmanager
def meanwhile(change):
    """Does something again and again while the block runs."""
    done = threading.Event()

    def go_on():
        while not done.is_set():
            change()

    thread = threading.Thread(target=go_on)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def expect_answer(trial, run):
    lines = run.errors.splitlines()
    trial.case(
        run.status != 2 or (len(lines) == 1 and lines[0].startswith("seguec: ")),
        f"an answer, or a line: {run}")


def check_changing(trial):
    """Files that go, come, and become pipes between being listed and being read."""
    chance = random.Random(1)
    for kind in ["go", "become pipes", "become folders", "grow"]:
        for place, name in PLACES.items():
            project = trial.new(fonts=FONT)
            file = project / place / name
            bytes_ = file.read_bytes()
            new = project / "new"

            def change():
                if kind == "grow":
                    with open(file, "ab") as growing:
                        growing.write(b" " * 4096)
                    if file.stat().st_size > 1 << 24:
                        file.write_bytes(bytes_)
                    return
                if kind == "go":
                    file.unlink()
                elif kind == "become pipes":
                    os.mkfifo(new)
                    os.rename(new, file)
                else:
                    file.unlink()
                    file.mkdir()
                time.sleep(chance.random() / 500)
                if kind == "become folders":
                    file.rmdir()
                new.write_bytes(bytes_)
                os.rename(new, file)
                time.sleep(chance.random() / 500)

            with meanwhile(change):
                for _ in range(6):
                    expect_answer(trial, trial.run("check", project, seconds=20))
                    expect_answer(
                        trial,
                        trial.run("build", project, "-o", project.parent / "made", seconds=20))


def check_endless(trial):
    """Files that are longer than any memory: a bound is read, and no more."""
    for place, name in PLACES.items():
        project = trial.new(fonts=FONT)
        with open(project / place / name, "r+b") as file:
            file.truncate(1 << 40)
        run = trial.run("check", project, memory=2 << 30)
        trial.case(run.status in [0, 1], f"a bound is read: {run}")
    project = trial.new()
    with open(project / "segue.json", "r+b") as file:
        file.truncate(1 << 40)
    trial.told(trial.run("check", project, memory=2 << 30), "file-too-large", "segue.json:1:1")
    for device in ["/dev/zero", "/dev/urandom"]:
        for words in [["check"], ["layout"], ["tree"]]:
            run = trial.run(*words, device, memory=2 << 30)
            trial.case(run.status == 1, f"it is no screen: {run}")
    trial.refused(trial.run("show", "/dev/zero", memory=5 << 30), "/dev/zero")
    output = project.parent / "made"
    project = trial.new()
    trial.fine(trial.run("build", project, "-o", output))
    before = contents(output)
    for name in ["build.memory", "index.json", "app.segue"]:
        with open(output / name, "r+b") as file:
            file.truncate(1 << 40)
        if name == "app.segue":
            trial.refused(trial.run("show", output / name, memory=2 << 30), name)
        trial.fine(trial.run("build", project, "-o", output, memory=2 << 30))
        (output / "build.memory").unlink()
        trial.fine(trial.run("build", project, "-o", output, memory=2 << 30))
        trial.case(contents(output) == before, f"{name} is not mended")


def make_odd(kind, path):
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "socket":
        with socket.socket(socket.AF_UNIX) as listening:
            folder = os.open(path.parent, os.O_RDONLY)
            listening.bind(f"/proc/self/fd/{folder}/{path.name}")
            os.close(folder)
    elif kind == "folder":
        path.mkdir()
    elif kind == "circle":
        path.symlink_to(path.name)
    elif kind == "circle of two":
        path.symlink_to(f"{path.name}.other")
        path.with_name(f"{path.name}.other").symlink_to(path.name)
    elif kind == "link to nothing":
        path.symlink_to("nothing")
    else:
        path.symlink_to(kind)


ODD = ["pipe", "socket", "folder", "circle", "circle of two", "link to nothing", "/dev/zero",
       "/dev/null", "/dev/tty"]


def check_odd(trial):
    """What is no regular file is not there; where it is needed, that is told."""
    for kind in ODD:
        project = trial.new()
        for place, name in PLACES.items():
            make_odd(kind, project / place / f"odd-{name}")
        (project / "screens/round").symlink_to(".")
        trial.fine(trial.run("check", project))
        trial.fine(trial.run("build", project, "-o", project.parent / "made"))
        trial.fine(trial.run("build", project, "--artefact", project.parent / "app.segue",
                             "--depfile", project.parent / "app.d"))
        # Named in the manifest, or shown by a screen.
        for place, name in PLACES.items():
            project = trial.new(fonts=FONT)
            (project / place / name).unlink()
            make_odd(kind, project / place / name)
            run = trial.run("check", project)
            font = "outside-project" if kind.startswith("/dev") else "missing-file"
            code = {"components": "unknown-component", "assets": "missing-asset", "fonts": font}
            if place == "screens":
                # Nothing else asks for it.
                trial.fine(run)
            else:
                trial.told(run, code[place], ".json:1:")
        project = trial.new()
        (project / "segue.json").unlink()
        make_odd(kind, project / "segue.json")
        trial.refused(trial.run("check", project), "segue.json")
        # As a folder.
        for place in ["screens", "components", "assets"]:
            project = trial.new(**{place: place if place == "assets" else [place]})
            shutil.rmtree(project / place)
            make_odd(kind, project / place)
            run = trial.run("check", project)
            trial.case(run.status in [0, 1], str(run))
    # On the command line.
    folder = trial.new().parent
    for kind in ODD:
        path = folder / f"odd-{ODD.index(kind)}.json"
        make_odd(kind, path)
        if kind in ["/dev/zero", "/dev/null", "/dev/tty", "pipe"]:
            continue
        for words in [["check"], ["layout"], ["build"], ["show"]]:
            trial.refused(trial.run(*words, path), path.name)
        trial.refused(trial.run("compile", path), path.name)
        trial.refused(trial.run(f"@{path}"), path.name)
    pipe = folder / "pipe.json"
    os.mkfifo(pipe)
    start = time.monotonic()
    trial.refused(trial.run("check", pipe, seconds=30), "pipe.json", "without a writer")
    trial.case(5 < time.monotonic() - start < 25, "a pipe without a writer is waited for 10 s")
    for wait in [0, 0.3]:
        def write():
            time.sleep(wait)
            with open(pipe, "w") as file:
                time.sleep(wait)
                file.write(json.dumps({"screen": "s", "root": {"type": "layout"}}))
        writer = threading.Thread(target=write)
        writer.start()
        trial.fine(trial.run("layout", pipe, seconds=30))
        writer.join()


def check_names(trial):
    """Names that are odd, and such as differ on one disk and are one on another."""
    for name in ["line\nbreak", "bell\a and \x1b[2J", "tab\tand space ", "\u202eright", "quo\"te",
                 "back\\slash", "x" * 240, "né", "日本語", "'; rm -rf", "%2e%2e", "~", "-o", "a=b",
                 "a|b", "(a"]:
        project = trial.new()
        trial.write(project / f"screens/{name}.json", {
            "screen": "odd", "root": {"type": "layout", "children": [
                {"type": "image", "source": f"{name}.png", "colour": 1}]}})
        shutil.copyfile(project / "assets/shoe.png", project / f"assets/{name}.png")
        trial.write(project / f"components/{name}.json", {
            "component": "odd", "body": {"type": "layout"}})
        for words in [["check"], ["build", "-o", project.parent / "made"],
                      ["preview", "-o", project.parent / "page.html"],
                      ["check", "--format", "github"], ["check", "--format", "sarif"]]:
            run = trial.run(*words, project)
            trial.fine(run)
            trial.case(b"\x1b" not in run.output, f"{run.output!r}")
        path = project / f"screens/{name}.json"
        path.write_text(path.read_text().replace(', "colour": 1', ""))
        run = trial.run("build", project, "-o", project.parent / "late",
                        "--depfile", project.parent / "late.d")
        # What Make reads as more than a name cannot be an input of its rules.
        unfit = {"\n": "line break", ";": '";"', "=": '"="', "|": '"|"'}
        if said := [words for character, words in unfit.items() if character in name]:
            trial.refused(run, *said, "no dependency file")
            trial.case(not (project.parent / "late").exists(), "it is refused after it was written")
        else:
            trial.fine(run)
    for place, name in list(PLACES.items())[:3]:
        for bad in [b"caf\xe9" + name.encode(), b"\xff\xfe" + name.encode(), b"\xed\xa0\x80.json"]:
            project = trial.new()
            path = os.fsencode(project / place) + b"/" + bad
            with open(path, "wb") as file:
                file.write(b"{}")
            for words in [["check"], ["build", "-o", project.parent / "made"]]:
                trial.refused(trial.run(*words, project), place, "UTF-8", "rename")
            os.unlink(path)
            os.mkdir(path)
            trial.refused(trial.run("check", project), place, "UTF-8", "rename")
            os.rmdir(path)
            os.symlink("nothing", path)
            trial.refused(trial.run("check", project), place, "UTF-8", "rename")
        for one, other in [("é", "é"), ("Å", "\u212b")]:
            one, other = unicodedata.normalize("NFC", one), unicodedata.normalize("NFD", other)
            project = trial.new()
            suffix = pathlib.Path(name).suffix
            for number, stem in enumerate([one, other]):
                shutil.copyfile(project / place / name, project / place / f"{stem}{suffix}")
            trial.refused(trial.run("check", project), place, "two ways")
        for pair in [("twin", "Twin"), ("ärger", "ÄRGER"), ("sub/a", "SUB/a")]:
            project = trial.new()
            for stem in pair:
                path = project / place / f"{stem}{pathlib.Path(name).suffix}"
                path.parent.mkdir(exist_ok=True)
                if place == "assets":
                    path.write_bytes(png(120, 80))
                    continue
                kind, body = ("screen", "root") if place == "screens" else ("component", "body")
                trial.write(path, {kind: stem.replace("/", "-"), body: {"type": "layout"}})
            run = trial.run("check", project)
            trial.case(run.status == 0 and "[clashing-names]" in run.errors, f"a warning: {run}")
            trial.case(trial.run("check", project, "--strict").status == 1, "--strict")


def check_outputs(trial):
    """Outputs of names that differ in capitals do not meet on any disk."""
    project = trial.new(devices=[
        {"name": name, "width": 100, "height": 200} for name in ["Phone", "phone", "PHONE"]])
    for number, name in enumerate(["Home", "home", "HOME", "aux", "a.b", "a..b", "a b", "ä", "Ä"]):
        trial.write(project / f"screens/{number}.json", {
            "screen": name, "route": f"/{number}", "root": {"type": "layout", "children": [
                {"type": "label", "id": identity, "text": "x",
                 "events": {"tap": [{"type": "navigate", "to": "small://detail"}]}}
                for identity in ["Go", "go"]]}})
    made = project.parent / "made"
    trial.fine(trial.run("build", project, "--files", "-o", made))
    names = [str(path.relative_to(made)) for path in made.rglob("*") if path.is_file()]
    folded = {unicodedata.normalize("NFC", name).casefold() for name in names}
    trial.case(len(folded) == len(names), f"{len(names)} files would be {len(folded)}")
    trial.case(len([name for name in names if name.startswith("screens/")]) == 33, f"{names}")
    trial.case(all(name.isascii() for name in names), f"{names}")


def check_nulls(trial):
    """A null character ends a name for the system, so that another file would be read."""
    for change in [{"screens": ["screens\0x"]}, {"assets": "\0"}, {"assets": "assets\0/../.."},
                   {"components": ["components\0"]},
                   {"fonts": [{"family": "Brand", "file": "fonts/brand.ttf\0.ttf"}]}]:
        run = trial.run("check", trial.new(**change))
        trial.case("missing-file" in run.errors, f"it is not there: {run}")
    words = trial.new().parent / "words"
    words.write_text("check\n.\0/../..\n")
    trial.refused(trial.run(f"@{words}"), "null character")


PARTS = {
    "unreadable": check_unreadable, "changing": check_changing, "endless": check_endless,
    "no regular files": check_odd, "names": check_names, "names of outputs": check_outputs,
    "null characters": check_nulls,
}
