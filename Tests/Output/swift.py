"""The Swift that `build --swift` writes of hostile names compiles, and has the names as they are."""

import json
import subprocess

import readers

PROGRAM = """
import Foundation

let names: [String: [String]] = [
  "screen": Hostile.Screen.allCases.map(\\.rawValue),
  "transition": Hostile.Transition.allCases.map(\\.rawValue),
  "hero": Hostile.Hero.allCases.map(\\.rawValue),
  "tab": Hostile.Tab.allCases.map(\\.rawValue),
  "device": Hostile.Device.allCases.map(\\.rawValue),
]
FileHandle.standardOutput.write(try JSONEncoder().encode(names))
"""


def check(pair):
    failures = []
    folder = pair.outs[True]
    source = folder / "Hostile.swift"
    if not source.exists():
        subprocess.run(
            [pair.seguec, "build", pair.projects[True], "--swift", source], check=True,
            capture_output=True)
    if bad := readers.raw(source.read_text(encoding="utf-8")):
        failures.append(f"the source holds {bad} as they are")
    (folder / "main.swift").write_text(PROGRAM)
    made = subprocess.run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", source, folder / "main.swift", "-o",
         folder / "names"], capture_output=True, text=True)  # fmt: skip
    if made.returncode:
        return failures + [f"swiftc: {made.stdout + made.stderr}"], "no name"
    names = json.loads(subprocess.run([folder / "names"], check=True, capture_output=True).stdout)
    shared = pair.shared[True]
    expected = {
        "screen": shared["screens"] + ["all0", "all1"], "transition": shared["transitions"],
        "tab": shared["tabs"], "device": shared["devices"],
        "hero": [text for mark, text in pair.texts[True].by_mark.items()
                 if text and pair.texts[True].kinds[mark] == "hero"],
    }  # fmt: skip
    for kind, all_names in expected.items():
        if missing := set(all_names) - set(names[kind]):
            failures.append(f"{kind}: not there: {sorted(missing)[:3]!r}")
        if len(set(names[kind])) != len(names[kind]):
            failures.append(f"{kind}: a name is there twice")
    return failures, f"{sum(len(all_names) for all_names in names.values())} names compiled and run"
