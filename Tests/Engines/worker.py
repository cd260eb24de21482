"""A persistent worker beside a peer that speaks Bazel's JSON worker protocol."""

import json
import pathlib
import shutil
import subprocess
import tempfile

from bench.repository import ROOT


class Peer:
    """Talks as Bazel does: an object after the other, with or without a line feed, and waits."""

    def __init__(self, seguec, words, folder):
        self.process = subprocess.Popen(
            [seguec, *words, "--persistent_worker"], cwd=folder, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, *requests, end="\n"):
        # At once, so that the worker sees all of them before it begins with the first.
        text = end.join(json.dumps(request, separators=(",", ":")) for request in requests) + end
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, request, **options):
        self.send(request, **options)
        return self.answer()

    def close(self):
        output, errors = self.process.communicate(timeout=60)
        assert output == b"", output
        assert self.process.returncode == 0, errors
        return errors.decode()


def check(seguec):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        shutil.copytree(
            ROOT / "Samples/Outfits", folder / "shop", ignore=shutil.ignore_patterns(".segue"))
        alone = subprocess.run(
            [seguec, "build", "shop", "-o", "alone"], cwd=folder, capture_output=True, check=True)
        peer = Peer(seguec, ["build"], folder)

        # What one process after the other writes and says, one worker does too.
        inputs = [{"path": "shop/segue.json", "digest": "c29tZXRoaW5n"}]
        for end in ["\n", ""]:
            answer = peer.ask(
                {"arguments": ["shop", "-o", "out"], "inputs": inputs, "unknown": {"a": [1]}}, end=end)
            assert answer["exitCode"] == 0 and answer["requestId"] == 0, answer
            assert answer["output"].startswith(alone.stdout.decode().splitlines()[0]), answer
        same = subprocess.run(["diff", "-r", "-x", "build.memory", "alone", "out"], cwd=folder)
        assert same.returncode == 0

        # A failure is the request's and not the worker's.
        bag = (folder / "shop/screens/bag.json").read_bytes()
        (folder / "shop/screens/bag.json").write_bytes(b"{}")
        answer = peer.ask({"arguments": ["shop", "-o", "out"], "requestId": 5})
        assert answer["exitCode"] == 1 and answer["requestId"] == 5, answer
        assert "shop/screens/bag.json:1:1: error" in answer["output"], answer
        (folder / "shop/screens/bag.json").write_bytes(bag)
        answer = peer.ask({"arguments": ["nowhere"], "requestId": 6})
        assert answer["exitCode"] == 2 and "nowhere" in answer["output"], answer
        answer = peer.ask({"arguments": "no array", "requestId": 7})
        assert answer["exitCode"] == 2 and answer["requestId"] == 7, answer
        peer.process.stdin.write(b"{damaged\n")
        assert peer.ask({"arguments": ["shop", "-o", "out"], "requestId": 8})["exitCode"] == 2
        assert peer.answer()["requestId"] == 8

        # Arguments in a file, and the folder of a sandbox.
        (folder / "flags").write_text("--quiet\n-o\nout\nshop\n")
        answer = peer.ask({"arguments": ["@flags"]})
        assert answer == {"exitCode": 0, "output": "", "requestId": 0}, answer
        answer = peer.ask({"arguments": [".", "--quiet", "-o", "here"], "sandboxDir": "shop"})
        assert answer["exitCode"] == 0 and (folder / "shop/here/index.json").exists(), answer
        shutil.rmtree(folder / "shop/here")

        # Several at once: each is answered once, the one that is cancelled as such or regularly.
        peer.send(
            *({"arguments": ["shop", "--quiet", "-o", f"out{number}"], "requestId": number,
               "verbosity": 10} for number in range(10, 15)),
            {"requestId": 14, "cancel": True}, {"requestId": 3, "cancel": True})
        answers = {}
        for _ in range(5):
            answer = peer.answer()
            assert answer["requestId"] not in answers
            answers[answer["requestId"]] = answer
        assert sorted(answers) == list(range(10, 15))
        assert all(answers[number]["exitCode"] == 0 for number in range(10, 14)), answers
        assert answers[14].get("wasCancelled") and not (folder / "out14").exists(), answers
        log = peer.close()
        assert "request 10" in log, log

        # Nothing that a command prints reaches the stream of answers, nor does it eat requests.
        peer = Peer(seguec, [], folder)
        peer.send({"arguments": ["check", "-"]}, {"arguments": ["navigate", "shop"]},
                  {"arguments": ["--version"]})
        assert peer.answer()["exitCode"] == 1
        assert peer.answer()["exitCode"] == 0
        assert peer.answer()["output"].startswith("seguec ")
        peer.close()
    return "18 requests"
