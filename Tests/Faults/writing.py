"""Disks that are full, read-only, bounded or taken away: a line, status 2, and what was there is whole."""

import contextlib
import fcntl
import os
import pathlib
import random
import shutil
import signal
import subprocess
import threading
import time

from trial import NOBODY, contents, is_root
from reading import opened

# A screen that scrolls, so that there is nothing to warn of.
LONG = {"style": {"overflow": "scroll"}}

# Each writes to a folder: what with, and what it has written.
WRITERS = {
    "build -o": lambda project, to: ["build", project, "-o", to / "out"],
    "build --files": lambda project, to: ["build", project, "--files", "-o", to / "out"],
    "build --artefact": lambda project, to: ["build", project, "--artefact", to / "app.segue"],
    "build --swift": lambda project, to: ["build", project, "--swift", to / "App.swift"],
    "build --depfile": lambda project, to: [
        "build", project, "--artefact", to / "app.segue", "--depfile", to / "app.d"],
    "preview": lambda project, to: ["preview", project, "-o", to / "page.html"],
}


def whole(trial, folder):
    """The bytes of all files, none of which may be left of a build that failed."""
    files = contents(folder)
    left = [name for name in files if ".tmp" in name]
    trial.case(not left, f"{left} are left")
    for name in files:
        if name.endswith(".segue"):
            trial.fine(trial.run("show", folder / name))
    return files


class Output:
    """A project that was built once and has changed, and what a new build would write."""

    def __init__(self, trial, folder, writer, many=0):
        self.trial, self.folder, self.words = trial, folder, WRITERS[writer]
        self.project = trial.new()
        for number in range(many):
            trial.write(self.project / f"screens/more{number}.json", {
                "screen": f"more{number}", "root": {"type": "layout", **LONG, "children": [
                    {"type": "label", "text": "A text " * 9} for _ in range(9)]}})
        opened(self.project.parent)
        trial.fine(self.build())
        self.before = contents(folder)
        trial.edit(self.project, 20)
        for number in range(many):
            path = self.project / f"screens/more{number}.json"
            path.write_text(path.read_text().replace("A text", "Another text"))
        fresh = self.project.parent / "fresh"
        fresh.mkdir()
        trial.fine(trial.run(*self.words(self.project, fresh)))
        self.wanted = contents(fresh)
        assert self.wanted != self.before, "the edit changes nothing"

    def build(self, **options):
        return self.trial.run(*self.words(self.project, self.folder), **options)

    def expect_failure(self, reason, **options):
        """A line, and the files as they were before."""
        run = self.build(**options)
        if run.status == 0:
            return run
        self.trial.refused(run, reason)
        now = whole(self.trial, self.folder)
        for name in [*self.before, *now]:
            # One file after the other is written where several are asked for by name.
            known = [self.before.get(name)] + ([self.wanted.get(name)] if "app." in name and
                                               "out/" not in name else [])
            assert now.get(name) in known, f"{name} is not what it was: {run}"
        self.trial.cases += 1
        return run

    def expect_success(self):
        run = self.build()
        self.trial.fine(run)
        now = whole(self.trial, self.folder)
        # A dependency file names the folder that is written to.
        different = [name for name in now.keys() | self.wanted.keys()
                     if now.get(name) != self.wanted.get(name) and not name.endswith(".d")]
        self.trial.case(not different, f"other bytes than from nothing: {different}")


@contextlib.contextmanager
def mounted(trial, size):
    """A small disk of its own; nil where mounting is not allowed."""
    folder = trial.folder / f"disk{trial.number}"
    folder.mkdir()
    run = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", folder],
                         capture_output=True, text=True) if is_root() else None
    if run is None or run.returncode != 0:
        trial.notes.append("no disks can be mounted here, so that none was full or read-only")
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def check_full(trial):
    for writer in WRITERS:
        with mounted(trial, "1m") as disk:
            if disk is None:
                return
            output = Output(trial, disk, writer, many=20 if writer in ("build -o", "build --files") else 4)
            failures = 0
            filler = disk / "filler"
            for room in [0, 4, 8, 16, 24, 40, 64, 96, 128, 160, 192, 256]:
                # So many kilobytes are left.
                filler.unlink(missing_ok=True)
                free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_bsize
                output.before.pop("filler", None)
                if free <= room * 1024:
                    continue
                filler.write_bytes(bytes(free - room * 1024))
                output.before["filler"] = filler.read_bytes()
                run = output.expect_failure("No space left on device")
                if run.status == 0:
                    break
                failures += 1
            trial.case(failures > 0, f"{writer}: the disk was never full")
            filler.unlink(missing_ok=True)
            output.expect_success()
    # A first build leaves nothing that is half of it.
    for size, words in [("8k", []), ("16k", ["--files"])]:
        with mounted(trial, size) as disk:
            run = trial.run("build", trial.new(), *words, "-o", disk / "out")
            trial.refused(run, "No space left on device")
            trial.case(not whole(trial, disk), "something is left")
            trial.case(not list(disk.glob("out/*/*")), "folders are left")


def check_bounded(trial):
    """Files may not be longer than so many bytes, as `ulimit -f` has it."""
    for writer in WRITERS:
        folder = trial.new().parent / "to"
        folder.mkdir()
        output = Output(trial, folder, writer)
        failures = 0
        for size in [0, 1, 100, 500, 1000, 2000, 4000, 8000, 64000, 1 << 20]:
            if output.expect_failure("File too large", file_size=size).status == 0:
                break
            failures += 1
        trial.case(failures > 1, f"{writer}: the bound was never met")
        output.expect_success()


def check_read_only(trial):
    for writer in WRITERS:
        # By the rights of its folders, for a user who does not own them.
        folder = trial.new().parent / "to"
        folder.mkdir()
        output = Output(trial, folder, writer)
        opened(folder)
        for file in folder.rglob("*"):
            file.chmod(0o555 if file.is_dir() else 0o444)
        folder.chmod(0o555)
        user = NOBODY if is_root() else None
        trial.case(output.expect_failure("Permission denied", user=user).status == 2, "not refused")
        # A folder that is not there, and cannot be made.
        trial.refused(
            trial.run(*WRITERS[writer](output.project, folder / "new"), user=user),
            "Permission denied")
        opened(folder)
        output.expect_success()
        with mounted(trial, "8m") as disk:
            if disk is None:
                continue
            output = Output(trial, disk, writer)
            subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
            trial.case(output.expect_failure("Read-only file system").status == 2, "not refused")
            subprocess.run(["mount", "-o", "remount,rw", disk], check=True)
            output.expect_success()


def check_devices(trial):
    """What is no regular file is not replaced, and a full stream is told."""
    project = trial.new()
    folder = project.parent
    os.mkfifo(folder / "pipe")
    for place in [pathlib.Path("/dev/full"), pathlib.Path("/dev/null"), folder / "pipe", folder]:
        for words in [["preview", project, "-o", place], ["build", project, "--artefact", place],
                      ["build", project, "-o", folder / "late", "--depfile", place],
                      ["build", project, "-o", place / "x" if place != folder else "/dev/full"]]:
            trial.refused(trial.run(*words))
            trial.case(not (folder / "late").exists(), "it is refused after it was written")
    trial.fine(trial.run("build", project, "-o", folder / "out"))
    screen = project / "screens/list.json"
    tap = ["--tap", "card"]
    for words in [
            ["check", project], ["build", project, "-o", folder / "out"], ["layout", screen],
            ["layout", screen, "--format", "json"], ["layout", screen, "--format", "svg"],
            ["tree", screen], ["snapshot", screen, *tap], ["frames", project, "--from", "list", *tap],
            ["frames", project, "--from", "list", *tap, "--format", "svg"],
            ["frames", project, "--from", "list", *tap, "--format", "lottie"], ["navigate", project, "--open", "small://list"],
            ["links", project], ["links", project, "--format", "svg"],
            ["preview", project, "-o", "-"], ["show", folder / "out/app.segue"], ["devices"],
            ["schema", "screen"], ["explain"], ["completions", "bash"], ["--help"], ["--version"]]:
        with open("/dev/full", "wb") as full:
            trial.refused(trial.run(*words, stdout=full), "the output cannot be written",
                          "No space left on device")


def check_obstacles(trial):
    """What lies where a build writes, and is none of its files, is told with a way out."""
    for name in ["app.segue", "index.json", "screens/list/tile.json", "build.memory", ".lock"]:
        for kind in ["folder", "pipe", "link to nothing", "link to a file", "circle"]:
            project = trial.new()
            out = project.parent / "out"
            trial.fine(trial.run("build", project, "--files", "-o", out))
            before = contents(out)
            path = out / name
            path.unlink()
            victim = project.parent / "victim"
            if kind == "folder":
                path.mkdir()
                (path / "mine").write_text("mine")
            elif kind == "pipe":
                os.mkfifo(path)
            elif kind == "circle":
                path.symlink_to(path.name)
            else:
                if kind == "link to a file":
                    victim.write_text("mine")
                path.symlink_to(victim)
            if kind == "link to a file" and name != "build.memory":
                # What is in a file that is there is not looked into by a build that remembers it.
                (out / "build.memory").unlink()
            trial.edit(project, 30)
            run = trial.run("build", project, "--files", "-o", out, seconds=20)
            # The memory is removed before anything is written, whatever it is.
            if kind == "folder" or name == ".lock" or (kind == "pipe" and name != "build.memory"):
                trial.refused(run, name, "not a regular file")
                now = contents(out)
                trial.case(all(now[file] == data for file, data in before.items()
                               if file != name and name != "build.memory"), f"not intact: {run}")
                if kind == "folder":
                    shutil.rmtree(path)
                else:
                    path.unlink()
            else:
                trial.fine(run)
            trial.case(not victim.exists() or victim.read_text() == "mine", "what is behind a link")
            trial.fine(trial.run("build", project, "--files", "-o", out))
            fresh = project.parent / "fresh"
            trial.fine(trial.run("build", project, "--files", "-o", fresh))
            now, wanted = whole(trial, out), contents(fresh)
            trial.case(now == wanted, f"{name}, {kind}: {sorted(now)} and not {sorted(wanted)}")
    for part in ["out", "out/screens", "out/transitions/list"]:
        project = trial.new()
        path = project.parent / part
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("mine")
        trial.refused(trial.run("build", project, "--files", "-o", project.parent / "out"), part)
        trial.case(path.read_text() == "mine" and not list(project.parent.rglob("*.tmp")), part)


def check_owned(trial):
    """Files of somebody else, in folders where only the owner may replace them."""
    if not is_root():
        return
    for words, name in [([], "build.memory"), (["--no-memory"], "out")]:
        project = trial.new()
        out = project.parent / "out"
        trial.fine(trial.run("build", project, "--files", "-o", out, *words))
        before = contents(out)
        opened(project.parent)
        for folder in [out, *(path for path in out.rglob("*") if path.is_dir())]:
            folder.chmod(0o1777)
        os.chown(out / ".lock", NOBODY, NOBODY)
        trial.edit(project, 30)
        run = trial.run("build", project, "--files", "-o", out, *words, user=NOBODY)
        trial.refused(run, name, "Operation not permitted")
        trial.case(whole(trial, out) == before, "the files of somebody else")


def check_linked(trial):
    """A project that brings links along where a build writes: nothing is written or removed behind them."""
    def home(project):
        other = project.parent / "home"
        (other / "list").mkdir(parents=True)
        for name in ["tile.json", "list/tile.json", "settings.json"]:
            (other / name).write_text("mine")
        return other, contents(other)

    for place in ["screens", "screens/list", "transitions", "transitions/list"]:
        for options in [[], ["--allow-outside"], ["--no-memory"]]:
            project = trial.new()
            other, before = home(project)
            link = project / ".segue" / place
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(other)
            trial.refused(trial.run("build", project, "--files", *options), f'{place}" is a link')
            trial.case(contents(other) == before, f"behind {place}")
            trial.case(not contents(project / ".segue"), f"written beside {place}")
            link.unlink()
            trial.fine(trial.run("build", project, "--files", *options))
    for listed in ["screens/z/settings.json", "screens/z/list/tile.json", "transitions/z/tile.json"]:
        project = trial.new()
        other, before = home(project)
        link = project / ".segue" / "/".join(listed.split("/")[:2])
        link.parent.mkdir(parents=True)
        link.symlink_to(other)
        trial.write(project / ".segue/index.json", {
            "artefact": "index", "version": 1, "screens": [{"files": [listed]}], "links": []})
        trial.fine(trial.run("build", project, "--files"))
        trial.case(contents(other) == before, f"{listed} behind a link")
    project = trial.new()
    other, before = home(project)
    (project / ".segue").symlink_to(other)
    trial.refused(trial.run("build", project, "--files"), ".segue", "leads out of the project")
    trial.case(contents(other) == before, "behind .segue")
    trial.fine(trial.run("build", project, "--files", "--allow-outside"))
    trial.fine(trial.run("build", project, "--files", "-o", project / ".segue"))


def check_removed(trial):
    """A folder that is removed, or replaced by a file, while a build runs or waits for it."""
    chance = random.Random(1)
    project = trial.new()
    for number in range(60):
        trial.write(project / f"screens/more{number}.json", {
            "screen": f"more{number}", "root": {"type": "layout", **LONG, "children": [
                {"type": "label", "text": "A text " * 9} for _ in range(9)]}})
    fresh, out = project.parent / "fresh", project.parent / "out"
    start = time.monotonic()
    trial.fine(trial.run("build", project, "--files", "-o", fresh))
    whole_time = time.monotonic() - start
    failures = 0
    for number in range(40):
        if number % 2:
            trial.run("build", project, "--files", "-o", out)
            (out / "build.memory").unlink(missing_ok=True)
            for path in list((out / "screens").iterdir())[:30]:
                shutil.rmtree(path)
        kind = number % 3
        wait = chance.random() * whole_time

        def take():
            time.sleep(wait)
            aside = project.parent / f"aside{number}"
            with contextlib.suppress(OSError):
                os.rename(out, aside)
            if kind == 1:
                with contextlib.suppress(OSError):
                    out.write_text("mine")
            shutil.rmtree(aside, ignore_errors=True)

        taker = threading.Thread(target=take)
        taker.start()
        run = trial.run("build", project, "--files", "-o", out, "--quiet")
        taker.join()
        if run.status != 0:
            trial.refused(run)
            failures += 1
        if out.is_file():
            trial.case(out.read_text() == "mine", "the file in its place")
            out.unlink()
        trial.fine(trial.run("build", project, "--files", "-o", out, "--quiet"))
        now = whole(trial, out)
        trial.case(now == contents(fresh), "other bytes than from nothing")
        shutil.rmtree(out)
    trial.notes.append(f"{failures} of 40 builds lost their folder")
    # The folder in which the command runs.
    here = project.parent / "here"
    here.mkdir()
    trial.refused(trial.run("build", project, "--files", "-o", "out", cwd=here, isCwdRemoved=True), "out")
    # One that waits takes the folder that is there afterwards, and keeps others out of it.
    out.mkdir()
    with open(out / ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run = subprocess.Popen([trial.seguec, "build", project, "--files", "-o", out], stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)
        assert "waiting for another build" in run.stderr.readline()
        shutil.rmtree(out)
    trial.case(run.wait(20) == 0, "the build that waited")
    run.stderr.close()
    trial.case(contents(out) == contents(fresh), "other bytes than from nothing")


def check_watch(trial):
    """Changes behind links are seen."""
    project = trial.new(fonts=[{"family": "Brand", "file": "fonts/linked.ttf"}])
    real = project / "real"
    real.mkdir()
    for name, target in [("screens/list.json", "list"), ("components/caption.json", "caption"),
                         ("assets/shoe.png", "shoe")]:
        os.rename(project / name, real / target)
        (project / name).symlink_to(f"../real/{target}")
    (real / "font").mkdir()
    os.rename(project / "fonts/brand.ttf", real / "font/brand.ttf")
    (project / "fonts/linked.ttf").symlink_to(real / "font/brand.ttf")
    log = project.parent / "log"

    def built(count):
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if (found := log.read_text().count("waiting for changes")) >= count:
                return found
            time.sleep(0.01)
        raise AssertionError(f"no build within 20 s: {log.read_text()[-500:]}")

    with open(log, "wb") as errors:
        run = subprocess.Popen([trial.seguec, "build", project, "--watch", "--quiet"], stderr=errors)
    try:
        count = built(1)
        for path in ["list", "caption", "shoe", "font/brand.ttf"]:
            data = (real / path).read_bytes()
            (real / path).write_bytes(data + b"\n")
            count = built(count + 1)
            new = project.parent / "new"
            new.write_bytes(data)
            os.replace(new, real / path)
            count = built(count + 1)
            trial.cases += 2
    finally:
        run.send_signal(signal.SIGTERM)
        run.wait()


PARTS = {
    "full disks": check_full, "bounded files": check_bounded, "read-only": check_read_only,
    "devices": check_devices, "obstacles": check_obstacles, "links in the output": check_linked,
    "files of somebody else": check_owned,
    "taken away": check_removed, "watched links": check_watch,
}
