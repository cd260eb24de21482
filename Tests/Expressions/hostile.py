#!/usr/bin/env python3
"""Evaluates expressions that ask for as much work as they can, about much data.

    hostile.py SEGUEC

With the default limits, each must end soon and in little memory, with a value or with an error that
names the limit. Exit status 1 if one takes more than 30 s of a processor or 400 MB.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

SECONDS, MEGABYTES = 30, 400
MOST = 2 ** 63 - 1
DATA = {
    "few": list(range(3000)), "many": list(range(900_000)), "text": "a" * 200_000,
    "texts": ["b" * 50 + str(number) for number in range(3000)],
    "objects": [{"a": number, "b": [number]} for number in range(3000)],
}
FAILING = f"y + {MOST} > 1"
EXPRESSIONS = {
    "loops in loops": "data.many.exists(x, data.many.exists(y, x + y == -1))",
    "a list searched for each element": "data.few.exists(x, -1 in data.many)",
    "lists of lists compared": "data.few.map(x, data.many) == data.few.map(x, data.many)",
    "long lists compared": "data.few.exists(x, data.many != data.many)",
    "objects compared": "data.few.exists(x, data.objects != data.objects)",
    "the last element, again and again": "data.few.all(x, data.many[?899999].orValue(0) > 0)",
    "a text searched": "data.few.exists(x, data.text.contains('ab'))",
    "texts compared": "data.few.exists(x, data.texts.exists(y, data.texts.exists(z, y > z && x < 0)))",
    "absorbed errors": f"data.few.all(x, data.few.all(y, ({FAILING} && {FAILING}) || true))",
    "errors of elements": f"data.many.exists(x, data.few.exists(y, y > 0 && {FAILING} && y < 0))",
    "many alternatives": "data.few.all(x, data.few.all(y, " + f"{FAILING} || " * 600 + "true))",
    "alternatives in alternatives":
        "data.few.all(x, data.few.all(y, " + f"({FAILING} || " * 100 + "true" + ")" * 100 + "))",
    "a growing text": "data.few.map(x, data.text + data.text)",
    "a growing list": "data.few.map(x, data.many + data.many)",
}


def main():
    seguec = pathlib.Path(sys.argv[1]).resolve()
    wrong = 0
    print(f"{'expression':34}{'seconds':>8}{'MB':>6}  result")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "data.json"
        file.write_text(json.dumps(DATA))
        for name, expression in EXPRESSIONS.items():
            output = pathlib.Path(folder) / "output"
            with output.open("wb") as stream:
                process = subprocess.Popen(
                    [seguec, "evaluate", "--lines", "--data", file], stdin=subprocess.PIPE,
                    stdout=stream)
                process.stdin.write(expression.encode())
                process.stdin.close()
                _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            seconds, megabytes = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
            answer = json.loads(output.read_text()) if process.returncode == 0 else {}
            codes = [error["code"] for error in answer.get("errors", [])]
            result = ", ".join(codes) or json.dumps(answer.get("value"))[:20]
            is_wrong = process.returncode != 0 or seconds > SECONDS or megabytes > MEGABYTES
            wrong += is_wrong
            print(f"{name:34}{seconds:>8.1f}{megabytes:>6.0f}  {result}{' wrong' if is_wrong else ''}",
                  flush=True)
    print(f"{len(EXPRESSIONS)} expressions, {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
