"""One `seguec compile -` beside a peer: answers come at once and in order, and memory stays flat."""

import json
import pathlib
import subprocess
import threading
import time

import screens


def memory(process, key):
    """In bytes, as Linux counts them; none elsewhere."""
    try:
        text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    except FileNotFoundError:
        return 0
    return int(next(line for line in text.splitlines() if line.startswith(key)).split()[1]) * 1024


def start(seguec, *words):
    return subprocess.Popen(
        [seguec, "compile", "-", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def end(process):
    process.stdin.close()
    assert process.wait(timeout=60) == 0


def check(seguec, count):
    # A peer that waits for each answer before it goes on, with every hundredth line a bad one.
    process = start(seguec)
    for number in range(1000):
        request = screens.request(number)
        line = "oops" if number % 100 == 99 else json.dumps(request)
        process.stdin.write(line.encode() + b"\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        if number % 100 == 99:
            assert answer["id"] is None and not answer["ok"] and "oops" in answer["error"], answer
        else:
            assert answer["id"] == number and answer["ok"] and len(answer["layouts"]) == 1, answer
    end(process)

    # A line without an end is refused in little memory, and the next one is answered.
    process = start(seguec, "--limit", "1000000")
    block = b"[" * (1 << 20)
    for _ in range(256):
        process.stdin.write(block)
    process.stdin.write(b"\n" + json.dumps(screens.request(1)).encode() + b"\n")
    process.stdin.flush()
    assert "1,000,000 bytes" in json.loads(process.stdout.readline())["error"]
    assert json.loads(process.stdout.readline())["ok"]
    assert memory(process, "VmHWM") < 64 << 20, memory(process, "VmHWM")
    end(process)

    # A stream as fast as it goes.
    lines = [json.dumps(screens.request(number)).encode() + b"\n" for number in range(1000)]
    process = start(seguec)

    def write():
        for number in range(count):
            process.stdin.write(lines[number % len(lines)])
        process.stdin.flush()

    begin = time.monotonic()
    writer = threading.Thread(target=write)
    writer.start()
    warm = 0
    for number in range(count):
        answer = process.stdout.readline()
        assert answer.startswith(b'{"id":%d,"ok":true' % (number % len(lines))), answer
        if number == min(10_000, count // 2):
            warm = memory(process, "VmRSS")
    seconds = time.monotonic() - begin
    writer.join()
    grown = memory(process, "VmRSS") - warm
    assert grown < 4 << 20, f"{grown} bytes more after {count} lines"
    end(process)
    return (f"{count:,} lines, {count / seconds:,.0f} a second, "
            f"{warm / (1 << 20):.1f} MB and {grown / (1 << 20):+.1f}")
