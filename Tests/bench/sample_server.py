"""The release server of Samples/Server: building, starting and measuring it."""

import argparse
import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

from .repository import ROOT

SAMPLE = ROOT / "Samples" / "Server"


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-build", action="store_true", help="take the program as it is")
    parser.add_argument("--scratch", default=str(SAMPLE / ".build"), help="the folder for what is built")


class SampleServer:
    """A server of the sample's screens on a free port, which the program chooses. Without a file for
    its database, the data is in memory."""

    def __init__(self, options: argparse.Namespace, database: Path | None = None) -> None:
        build = ["swift", "build", "-c", "release", "--package-path", str(SAMPLE)]
        build += ["--scratch-path", options.scratch]
        if not options.no_build:
            product = [*build, "--product", "screen-server"]
            subprocess.run(product, check=True, stdout=subprocess.DEVNULL)
        folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
        self.process = subprocess.Popen(
            [Path(folder.stdout.strip()) / "screen-server", "--project", ROOT / "Samples" / "Outfits",
             "--port", "0", *(["--database", database] if database else [])],
            stdout=subprocess.PIPE, text=True,
        )
        listening = (line for line in self.process.stdout or [] if line.startswith("listening on "))
        self.address = next(listening, "").rstrip().removeprefix("listening on ")
        if not self.address:
            raise OSError("the server does not start")
        self.port = int(self.address.rsplit(":", 1)[1])

    def processor_seconds(self) -> float:
        """The processor time of all its threads, in seconds."""
        nanoseconds = 0
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            # A thread may end meanwhile.
            with contextlib.suppress(OSError):
                nanoseconds += int((thread / "schedstat").read_text().split()[0])
        return nanoseconds / 1e9

    def resident_bytes(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def end(self, seconds: float) -> str | None:
        """Ends the server. Returns what is wrong with the way in which it ends, if anything."""
        if (status := self.process.poll()) is not None:
            return f"the server ended by itself with status {status}"
        self.process.terminate()
        try:
            status = self.process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return f"the server has not ended in {seconds:.0f} s"
        return f"the server ended with status {status}" if status else None


@contextlib.contextmanager
def sample_server(
    options: argparse.Namespace, database: Path | None = None
) -> Iterator[SampleServer]:
    """A server that is running, and is killed if it has not been ended."""
    server = SampleServer(options, database)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()
