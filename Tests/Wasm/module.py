"""The library as WebAssembly, run by wasmtime: the interface is not only JavaScript's."""

import struct

import wasmtime


class Module:
    """An instance of the module, which imports nothing."""

    def __init__(self, file):
        self.store = wasmtime.Store()
        module = wasmtime.Module.from_file(self.store.engine, str(file))
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory = self.exports["memory"]

    def call(self, name, *arguments):
        return self.exports[name](self.store, *arguments)

    @property
    def result(self):
        start = self.call("segue_result") & 0xFFFFFFFF
        return bytes(self.memory.read(self.store, start, start + self.call("segue_result_count")))

    def open(self, files):
        """Compiles a project of files by their paths, and returns its number."""
        encoded = [(path.encode(), content) for path, content in files.items()]
        packed = struct.pack("<I", len(encoded)) + b"".join(
            struct.pack("<II", len(path), len(content)) + path + content for path, content in encoded)
        address = self.call("segue_allocate", len(packed))
        self.memory.write(self.store, packed, address & 0xFFFFFFFF)
        project = self.call("segue_open", address, len(packed))
        self.call("segue_free", address)
        if project == 0:
            raise ValueError(self.result.decode())
        return project

    def ask(self, name, project):
        """The answer to a question about a project that takes no more than its number."""
        if self.call(name, project) != 0:
            raise ValueError(self.result.decode())
        return self.result
