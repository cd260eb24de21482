"""Apache Spark pipes generated screens through `seguec compile -`, a process a partition."""

import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import time

import screens

PARTITIONS = 8
# So many answers are compared with what `seguec layout` says of the same screen.
COMPARED = 40


def summary(line):
    """What is looked at of each answer: its screen, whether it is good, and how many components it has."""
    answer = json.loads(line)
    layouts = answer["layouts"]
    return answer["id"], answer["ok"], len(layouts[0]["nodes"]) if layouts else 0


def components(number):
    """How many components the screen of a number has: the root, a title, and rows of three."""
    return 2 + 3 * (2 + number % 4)


def check(seguec, count):
    os.environ["PYSPARK_PYTHON"] = sys.executable
    # Not every machine can resolve its own name.
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    from pyspark import SparkConf, SparkContext

    conf = SparkConf().setMaster("local[2]").setAppName("segue").setAll([
        ("spark.ui.enabled", "false"), ("spark.ui.showConsoleProgress", "false"),
        ("spark.driver.host", "127.0.0.1"), ("spark.driver.memory", "1g")])
    start = time.monotonic()
    context = SparkContext(conf=conf)
    context.setLogLevel("ERROR")
    for name in ["screens.py", "spark.py"]:
        context.addPyFile(str(pathlib.Path(__file__).with_name(name)))
    started = time.monotonic()
    requests = context.range(count, numSlices=PARTITIONS).map(
        lambda number: json.dumps(screens.request(number)))
    answers = requests.pipe(shlex.join([seguec, "compile", "-"]), checkCode=True)
    step = max(1, count // COMPARED)
    found = answers.mapPartitionsWithIndex(
        lambda partition, lines: [(partition, [
            (*summary(line), line if place % step == 0 else None)
            for place, line in enumerate(lines)])]).collect()
    seconds = time.monotonic() - started
    context.stop()

    # Numbers go up through each partition and from one to the next, none left out.
    numbers = [number for _, part in sorted(found) for number, _, _, _ in part]
    assert numbers == list(range(count)), "answers are missing or out of order"
    wrong = [number for _, part in found for number, good, nodes, _ in part
             if not good or nodes != components(number)]
    assert not wrong, f"screens {wrong[:10]} are not laid out"
    compared = 0
    for _, part in found:
        for number, _, _, line in part:
            if line is not None:
                compared += 1
                compare(seguec, number, json.loads(line)["layouts"])
    assert compared >= min(count, COMPARED), compared
    return (f"{count:,} screens in {seconds:.1f} s, {count / seconds:,.0f} a second, "
            f"{compared} compared, Spark started in {started - start:.1f} s")


def compare(seguec, number, layouts):
    request = screens.request(number)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        # The same bytes as in the request, so that places agree too.
        file.write(json.dumps(request["screen"]))
        file.flush()
        with open(file.name) as text:
            result = subprocess.run(
                [seguec, "layout", "-", "--device", request["device"], "--format", "json"],
                stdin=text, capture_output=True, check=True)
    expected = [json.loads(line) for line in result.stdout.splitlines()]
    assert layouts == expected, f"screen {number} is laid out otherwise"
