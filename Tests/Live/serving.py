"""The server: only this machine's page and programs are answered, and only files that the project reads are read or
replaced, whatever a request says."""

import http.client
import json
import re
import socket
import subprocess
import time

SCREEN = "screens/feed.json"


class Server:
    def __init__(self, seguec, folder, module):
        self.process = subprocess.Popen(
            [seguec, "preview", "--live", folder, "--engine", module], stderr=subprocess.PIPE, text=True)
        line = self.process.stderr.readline()
        self.port = int(re.search(r"localhost:(\d+)", line)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)

    @property
    def address(self):
        return f"http://localhost:{self.port}"

    def ask(self, method, path, body=None, **fields):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        connection.request(method, path, body, fields)
        response = connection.getresponse()
        return response.status, response.read()

    def send(self, message):
        """The first line of the answer to any bytes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as client:
            client.sendall(message)
            client.shutdown(socket.SHUT_WR)
            return client.makefile("rb").readline().decode().strip()


def check_server(server, folder, expect):
    tags = {file["path"]: file["tag"] for file in json.loads(server.ask("GET", "/files")[1])}
    expect(SCREEN in tags and "segue.json" in tags, "the list has the sources")
    expect(any(path.endswith(".png") or path.endswith(".jpg") for path in tags), "the list has the assets")
    for path in tags:
        expect(server.ask("GET", f"/file/{path}") == (200, (folder / path).read_bytes()), f"{path} is served")

    # Only to this machine, by its own names, and to no other site's page.
    port = server.port
    for fields, status in [
        ({"Host": f"127.0.0.1:{port}"}, 200), ({"Host": f"localhost:{port}"}, 200), ({"Host": "localhost"}, 403),
        ({"Host": f"evil.example:{port}"}, 403), ({"Host": ""}, 403), ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403), ({"Origin": f"http://localhost:{port}"}, 403),
        ({"Origin": f"http://127.0.0.1:{port}"}, 200), ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403), ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}, 200),
    ]:
        expect(server.ask("GET", "/files", **fields)[0] == status, f"{fields}: {status}")

    # Only what the project reads.
    secret = folder.parent / "secret.json"
    secret.write_text("{}")
    (folder / "screens/outside.json").symlink_to(secret)
    (folder / ".hidden.json").write_text("{}")
    (folder / "notes.json").write_text("{}")
    for path in ["../secret.json", "screens/../../secret.json", "%2e%2e/secret.json", "screens/outside.json", ".hidden.json",
                 "notes.json", "screens/.a.json", "", "/etc/passwd", "screens", "screens/", "a%00b", "screens/none.json"]:
        if path:
            expect(server.ask("GET", f"/file/{path}")[0] in (400, 404), f"{path!r} is not served")
        status = server.ask("PUT", f"/file/{path}", b"x", If_Match="new")[0]
        if path != "screens/none.json":
            expect(status in (400, 403, 404), f"{path!r} is not written: {status}")
    (folder / "screens/outside.json").unlink()
    expect(secret.read_text() == "{}", "nothing outside is written")
    expect(server.ask("PUT", "/file/screens/none.json", b"{}", If_Match="new")[0] == 412, "what is there is not new")
    (folder / "screens/none.json").unlink()
    before = (folder / SCREEN).read_bytes()
    expect(server.ask("PUT", f"/file/{SCREEN}", b"x")[0] == 400, "what is replaced must be stated")
    expect(server.ask("PUT", f"/file/{SCREEN}", b"x", If_Match="old")[0] == 412, "another version is not replaced")
    asset = next(path for path in tags if not path.endswith(".json"))
    expect(server.ask("PUT", f"/file/{asset}", b"x", If_Match=tags[asset])[0] == 403, "pictures are not written")
    expect((folder / SCREEN).read_bytes() == before, "nothing is written")

    # Clients that say nothing, or do not read their answers, delay nobody.
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
    for client in idle[20:]:
        client.sendall(b"GET /segue.wasm HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port)
    start = time.monotonic()
    expect(server.ask("GET", "/files")[0] == 200 and time.monotonic() - start < 3, "other clients are answered")
    for client in idle:
        client.close()
    many = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(400)]
    expect(server.ask("GET", "/files")[0] == 200, "many clients are too many for none")
    for client in many:
        client.close()

    # Messages that are none.
    for message in [b"\r\n\r\n", b"GET\r\n\r\n", b"GET / FTP\r\n\r\n", b"GET  HTTP/1.1\r\n\r\n", b"\xff\xfe\r\n\r\n",
                    b"GET http://a/ HTTP/1.1\r\n\r\n", b"GET /%zz HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nno field\r\n\r\n",
                    b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"GET / HTTP/1.1\r\nContent-Length: 1e9\r\n\r\n",
                    b"PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"]:
        expect(server.send(message).startswith("HTTP/1.1 400"), f"{message!r} is refused")
    for message in [b"GET / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", b"a" * (1 << 17)]:
        expect(server.send(message).startswith("HTTP/1.1 413"), f"{message[:60]!r} is too large")
    expect(server.send(b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n123") == "", "half a body is no request")
    expect(server.send(b"") == "", "nothing is no request")
    expect(server.ask("DELETE", f"/file/{SCREEN}")[0] == 405, "nothing is removed")
    expect(server.ask("GET", "/nothing")[0] == 404, "there is nothing else")
    # A manifest that cannot be read is an answer, and no end.
    manifest = (folder / "segue.json").read_bytes()
    (folder / "segue.json").unlink()
    expect(server.ask("GET", "/files")[0] == 500, "a project without a manifest is none")
    (folder / "segue.json").write_bytes(manifest)
    expect(server.ask("GET", "/files")[0] == 200, "and it is one again")
