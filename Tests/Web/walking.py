"""What a person does in the client of Samples/Web, and whether its states are those of `seguec navigate`."""

import json
import pathlib
import subprocess
import tempfile

# How long something may take on a busy machine, in milliseconds.
PATIENCE = 90_000

# Whether nothing moves, and all screens are there: their contents, not what is shown until these have arrived.
IDLE = """() => window.client && client.flight === null
  && client.step.shown.every(({ key }) => {
    const { isLoaded, phase } = client.screens.get(key) ?? {};
    return isLoaded && phase !== "placeholder";
  })"""

# Something of what can be reached, by a number below 1.
TAP = """(at) => {
  const nodes = [...document.querySelectorAll("#stage > .screen:not([inert]) .tappable[data-id]")];
  const node = nodes[Math.floor(at * nodes.length)];
  node?.scrollIntoView({ block: "nearest" });
  (node?.querySelector(":scope > .hit") ?? node)?.click();
}"""
TAP_TAB = """(at) => {
  const tabs = document.querySelectorAll("#stage > .screen:not([inert]) > .bar.tab button");
  tabs[Math.floor(at * tabs.length)]?.click();
}"""
SCROLL = """(at) => {
  const all = document.querySelectorAll("#stage > .screen:last-child .scroller");
  all[Math.floor(at * all.length)]?.scrollBy(0, 137);
}"""


class ScriptStates:
    """What the command says of a client's script: the number of states, what it answers to the last line, and in what
    the client's states differ first."""

    def __init__(self, seguec, project, script):
        answers, errors = _answers(seguec, project, script)
        self.count = len(answers)
        self.last = answers[-1] if answers else None
        self.difference = ""
        if len(answers) != len(script):
            self.difference = f"{len(answers)} answers to {len(script)} commands: {errors[:300]}"
        for step, answer in zip(script, answers):
            if not self.difference and step["state"] != answer["state"]:
                self.difference = f"after {step['line'][:60]}, {difference(step['state'], answer['state'])}"


def _answers(seguec, project, script):
    with tempfile.TemporaryDirectory() as folder:
        lines = []
        for number, step in enumerate(script):
            line = step["line"]
            if line.startswith("restore "):
                file = pathlib.Path(folder) / f"state-{number}.json"
                file.write_text(line.removeprefix("restore "))
                line = f"restore {file}"
            lines.append(line)
        result = subprocess.run(
            [seguec, "navigate", project, "--device", script[0]["device"], "--format", "json"],
            input="\n".join(lines) + "\n", capture_output=True, text=True)
    return [json.loads(line) for line in result.stdout.splitlines()], result.stderr


def difference(one, other, place="the state"):
    """Where two states differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs = [(f"{place}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{place}[{index}]", *pair) for index, pair in enumerate(zip(one, other))]
    else:
        return f"{place} is {json.dumps(one)[:300]}, not {json.dumps(other)[:300]}"
    return next(difference(a, b, inside) for inside, a, b in pairs if a != b)
