"""Hostile words on the command line, in the environment and in streams come back as words alone."""

import json
import os
import pty
import subprocess

import readers

COMMANDS = ["build", "check", "compile", "tree", "layout", "snapshot", "frames", "navigate", "links",
            "preview", "show", "devices", "schema", "explain", "completions"]  # fmt: skip
# All that a terminal might obey, in one word; no command line can hold U+0000.
WORST = "w\x1b[2J\x1b]0;t\x07\x9b2J\x7f\x08\r\n\t\u2028\u202e\u2066\ufeff\u200b\U000e0041%::error::x"


def options(seguec, command):
    """The options that take a value, as the command's own help lists them."""
    page = subprocess.run([seguec, command, "--help"], capture_output=True, text=True).stdout
    words = [word.strip(",").split("=")[0] for line in page.split("\n") if line.startswith("  -")
             for word in line.split("  ")[1].split(" ")]  # fmt: skip
    return [word for word in words if word.startswith("--")]


def check(pair):
    failures = []
    seguec, project, shared = pair.seguec, pair.projects[True], pair.shared[True]
    screens = project / "screens"
    lines = [[WORST], ["--" + WORST], ["-" + WORST], ["help", WORST], ["@" + WORST]]
    for command in COMMANDS:
        lines += [[command, WORST], [command, "--" + WORST], [command, "--" + WORST + "=" + WORST]]
        for option in options(seguec, command):
            # What a build would write goes where it does no harm.
            target = str(screens / "all0.json") if command in ("tree", "layout", "snapshot") else None
            if option not in ("--watch", "--output", "--artefact", "--depfile"):
                lines.append([command, option, WORST] + ([target] if target else [str(project)]))
    # Names that are near to hostile ones, which are suggested.
    for number in (1, 22, 24, 28):
        near = lambda name: name[:-1] + "~"  # noqa: E731
        file = str(screens / shared["files"][number])
        device = shared["devices"][number % len(shared["devices"])]
        lines += [
            ["layout", file, "--device=" + near(device)],
            ["snapshot", file, "--tap=" + near(shared["ids"][number])],
            ["frames", str(project), "--from=" + near(shared["screens"][number]), "--tap=x"],
            ["frames", str(project), "--from=" + shared["screens"][number],
             "--tap=" + near(shared["ids"][number])],
            ["tree", file, "--set", near(shared["parameters"][number]) + "=1"],
            ["layout", file, "--scroll", near(shared["ids"][number]) + "=1,1"],
            ["check", str(project / near(shared["screens"][number]))],
        ]  # fmt: skip
    environment = os.environ | {"TERM": WORST, "COLUMNS": WORST, "LANG": WORST, "HOME": WORST}
    for words in lines:
        done = subprocess.run(
            [seguec, *words], capture_output=True, cwd=pair.folder, env=environment, timeout=120,
            stdin=subprocess.DEVNULL)  # fmt: skip
        judge(failures, words, done)
        if done.returncode == 2 and done.stderr.decode().count("\n") != 1 and len(done.stderr) < 600:
            failures.append(f"{words!r}: not one line: {done.stderr!r}")
    script = "".join(f"{word} {WORST}\n".replace("\r\n\t", "") for word in ("open", "tap", "tab", "met"))
    for text in [WORST, *script.split("\n"), f"restore {WORST}"]:
        done = subprocess.run(
            [seguec, "navigate", project], input=text.encode(), capture_output=True, timeout=120)
        judge(failures, ["navigate", text], done)
    count = len(lines) + 7 + check_streams(pair, failures) + check_terminal(pair, failures)
    return failures, f"{count} command lines, streams and terminals"


def judge(failures, words, done):
    for stream, said in [("output", done.stdout), ("errors", done.stderr)]:
        if bad := readers.raw(said.decode()):
            failures.append(f"{words!r}: {stream}: raw on a terminal: {', '.join(bad)}"[:400])
    if done.returncode not in (0, 1, 2):
        failures.append(f"{words!r}: exit status {done.returncode}")


def check_streams(pair, failures):
    """Requests of `compile` and of a build tool, whose answers are lines of JSON."""
    screen = {"screen": WORST, "root": {"type": "label", "text": WORST, "id": WORST}}
    raw = WORST.replace("\\", "")
    requests = []
    for wrong in [{}, {"device": WORST}, {"tap": WORST}, {WORST: 1}, {"arguments": {WORST: 1}},
                  {"round": WORST}, {"devices": [WORST]}, {"id": [WORST, {WORST: "\u202e"}]}]:  # fmt: skip
        requests.append({"id": WORST, "screen": screen} | wrong)
    lines = [json.dumps(request, ensure_ascii=place % 2 == 0) for place, request in enumerate(requests)]
    lines += ['{"id":\t[1,\r2 ], "screen": {}}', "{" + raw.replace("\n", ""), '{"id": "\u009b\u202e\x7f"}']
    done = subprocess.run(
        [pair.seguec, "compile", "-"], input="\n".join(lines).encode(), capture_output=True)
    judge(failures, ["compile"], done)
    answers = [readers.strict_json(line) for line in done.stdout.decode().split("\n") if line]
    wanted = [request["id"] for request in requests] + [[1, 2]]
    for want, answer in zip(wanted, answers):
        if answer["id"] != want:
            failures.append(f"compile: the id {want!r} became {answer['id']!r}")
    if answers and answers[-1]["id"] != "\u009b\u202e\x7f":
        failures.append(f"compile: the last id became {answers[-1]['id']!r}")
    work = "\n".join(json.dumps(request) for request in [
        {"arguments": [WORST], "requestId": 1}, {"arguments": ["check", WORST], "requestId": 2},
        {"arguments": WORST, "requestId": 3}, {"requestId": 4, "sandboxDir": WORST, "verbosity": 1}])
    work += '\n{"requestId": 5, "\\u001b[2J": 1, "\\u001b[2J": 2}\n'
    done = subprocess.run(
        [pair.seguec, "--persistent_worker"], input=work.encode(), capture_output=True)
    judge(failures, ["--persistent_worker"], done)
    for line in done.stdout.decode().split("\n"):
        # The tool prints the text as it comes out of the JSON.
        if line and (bad := readers.raw(readers.strict_json(line)["output"])):
            failures.append(f"--persistent_worker: its words are raw: {bad}")
    return len(lines) + 5


def check_terminal(pair, failures):
    """On a terminal there is colour, a width, and a line that tells how far the work is."""
    listings = [["check", pair.projects[True]], ["links", pair.projects[True]],
                ["tree", pair.projects[True] / "screens" / "all0.json"]]  # fmt: skip
    for words in listings:
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [pair.seguec, *words], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
            env=os.environ | {"TERM": "xterm"})
        os.close(theirs)
        said = b""
        while True:
            try:
                part = os.read(ours, 1 << 16)
            except OSError:
                break
            if not part:
                break
            said += part
        os.close(ours)
        process.wait()
        # The terminal's driver ends lines, and progress begins its own anew.
        text = said.decode().replace("\r\n", "\n").replace("\r\x1b[K", "")
        if bad := readers.raw(text, isColoured=True):
            failures.append(f"{words[0]} on a terminal: raw: {', '.join(bad)}")
        if "\x1b[" not in text:
            failures.append(f"{words[0]} on a terminal has no colour")
    # What a terminal of no size says of its width may be anything.
    for columns in ["0", "-1", "1", "65536", str(-2 ** 63), str(2 ** 63), "x"]:
        ours, theirs = pty.openpty()
        run = subprocess.run(
            [pair.seguec, "limits"], stdin=subprocess.DEVNULL, stdout=theirs, stderr=subprocess.STDOUT,
            env=os.environ | {"COLUMNS": columns})
        os.close(theirs)
        os.close(ours)
        if run.returncode != 0:
            failures.append(f"limits on a terminal of COLUMNS={columns}: exit status {run.returncode}")
    return len(listings) + 7
