"""What is wrong with hostile files is told alike in every format, and none of it acts on its reader."""

import json
import subprocess
import urllib.parse

import hostile
import readers


def write(folder):
    """Writes a project in which every mistake quotes a hostile text."""
    def put(name, text):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))

    put("segue.json", json.dumps({
        "app": "wrong", "schemes": ["shop"], "devices": ["iphone-15"],
        "transitions": {"t": {"kind": hostile.PAYLOADS[22]}}}))
    for number, payload in enumerate(hostile.PAYLOADS):
        text = payload.replace("MARK", f"k{number:04}k")
        name = "".join(c for c in text if c not in "/\0")[:60]
        put(f"screens/{name}{number}.json", json.dumps({
            "screen": f"s{number}", text: 1, "title": 1,
            "root": {"type": "layout", "style": {text: 1, "color": text, "width": text}, "children": [
                {"type": text}, {"type": "image", "source": text, text: text},
                {"type": "label", "text": "${" + text + "}", "id": text}, {"type": "label", "id": text},
                {"type": "layout", "events": {"tap": [
                    {"type": "navigate", "to": "shop://" + text, "transition": text},
                    {"type": "navigate", "to": text}, {"type": "backTo", "screen": text},
                    {"type": text}, {"type": "selectTab", "tab": text}], text: []}},
            ]}}, ensure_ascii=False))  # fmt: skip
        # The same in a file that cannot be read: behind an end, in no string, and raw in one.
        put(f"screens/raw{number}.json", '{"screen": "' + text + '", ' + text + "}" + text)
    put("screens/half.json", '{"screen": "half\\ud800\\udc", "\\udc00\\ud800": "\\ud83d", "root": 1}')
    put("screens/bytes.json", b'{"screen": "\x9b2J\xff\xc2\x9b\xed\xa0\x80", "\x1b]0;x\x07": 1}')


def check(seguec, folder):
    failures = []
    project = folder / "wrong\x1b[2J\u202e::error::x"
    write(project)
    outputs = {}
    for command in ("check", "build"):
        for format in ("table", "json", "sarif", "github"):
            words = [seguec, command, project, "--format", format]
            done = subprocess.run(words, capture_output=True, cwd=folder)
            text, errors = done.stdout.decode(), done.stderr.decode()
            for stream, said in [("output", text), ("errors", errors)]:
                if bad := readers.raw(said):
                    failures.append(f"{command} {format}: {stream}: raw on a terminal: {', '.join(bad)}")
            if done.returncode != 1:
                failures.append(f"{command} {format}: exit status {done.returncode}: {errors[-200:]!r}")
            outputs[command, format] = text
    for command in ("check", "build"):
        try:
            told = [readers.strict_json(line)
                    for line in outputs[command, "json"].split("\n") if line]
            failures += compare_sarif(told, readers.strict_json(outputs[command, "sarif"]))
            failures += compare_github(told, outputs[command, "github"])
        except Exception as error:
            failures.append(f"{command}: cannot be read: {type(error).__name__}: {error}")
            return failures, "none"
    texts = "\n".join(entry["message"] for entry in told)
    missing = [number for number, payload in enumerate(hostile.PAYLOADS)
               if "MARK" in payload and f"k{number:04}k" not in texts]  # fmt: skip
    if missing:
        failures.append(f"no diagnostic quotes the texts {missing}")
    return failures, f"{len(told)} diagnostics in four formats of two commands"


def compare_sarif(told, log):
    """SARIF says what JSON says, once its messages are read as § 3.11 has it."""
    failures = []
    results = log["runs"][0]["results"]
    if len(results) != len(told):
        return [f"sarif: {len(results)} results of {len(told)}"]
    for entry, result in zip(told, results):
        text = result["message"]["text"]
        if is_link(text):
            failures.append(f"sarif: a message has a link: {text[:200]!r}")
        if plain(text) != entry["message"]:
            failures.append(f"sarif: {entry['message'][:200]!r} became {text[:200]!r}")
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        if urllib.parse.unquote(uri.removeprefix("file://")) != entry["file"]:
            failures.append(f"sarif: {entry['file']!r} became {uri!r}")
    return failures


def plain(text):
    return text.replace("\\](", "](").replace("{{", "{").replace("}}", "}")


def is_link(text):
    """Whether there are words in brackets with an address in parentheses behind them."""
    place = text.find("](")
    while place > 0 and text[place - 1] == "\\":
        place = text.find("](", place + 1)
    return place > 0


def compare_github(told, text):
    """Read as the runner of GitHub Actions reads its log: a command for each diagnostic, no others."""
    failures = []
    lines = text.split("\n")[:-1]
    if len(lines) != len(told):
        return [f"github: {len(lines)} lines of {len(told)}"]
    for entry, line in zip(told, lines):
        _, head, message = line.split("::", 2)
        severity, properties = head.split(" ", 1)
        values = dict(part.split("=", 1) for part in properties.split(","))
        if severity != {"note": "notice"}.get(entry["severity"], entry["severity"]):
            failures.append(f"github: {entry['severity']} became {severity}")
        if set(values) - {"file", "line", "col", "endLine", "endColumn", "title"}:
            failures.append(f"github: it has {sorted(values)}")
        if values["title"] != entry["code"] or values["line"] != str(entry["line"]):
            failures.append(f"github: {entry['code']} became {values}")
        # Ends of lines are escaped; what else is hidden is shown.
        expected = ["".join(c if c in "\r\n" else readers.visible(c) for c in part)
                    for part in (entry["file"], first_line(entry["message"]))]  # fmt: skip
        shown = [unescaped(values["file"], ":,"), first_line(unescaped(message))]
        if shown != expected:
            failures.append(f"github: {expected!r} became {shown!r}"[:400])
    return failures


def first_line(text):
    return text.replace("\r", "\n").split("\n")[0]


def unescaped(text, more=""):
    for sign in "\r\n" + more:
        text = text.replace(f"%{ord(sign):02X}", sign)
    return text.replace("%25", "%")
