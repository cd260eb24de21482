// The engine in JavaScript: for pages, workers and Node. It needs nothing but the module that
// `Sources/SegueWasm/build` makes, and segue.d.ts says what each function takes and returns.
//
//     import { load } from "./segue.js";
//
//     const engine = await load(fetch("segue.wasm"));
//     const opened = engine.open({ "segue.json": …, "screens/feed.json": … });
//     if (!opened.ok) throw new Error(opened.message);
//     const layout = opened.value.layout("feed", "iphone-15");
//
// What can be refused returns a value or a message, and never throws. A call runs to its end, so a
// page that must not wait loads the engine in a worker.

/** Loads the engine from the bytes of the module, a response with them, or a compiled module. */
export async function load(source) {
  source = await source;
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`the module cannot be fetched: status ${source.status}`);
    source = await source.arrayBuffer();
  }
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return new Engine(await WebAssembly.instantiate(module));
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const encoded = (content) => (typeof content === "string" ? encoder.encode(content) : content);
const refused = (message) => ({ ok: false, message });

/** Puts files into one buffer, as FileList.swift reads it. */
function packed(files) {
  const entries = (files instanceof Map ? [...files] : Object.entries(files))
    .map(([path, content]) => [encoder.encode(path), encoded(content)]);
  const count = entries.reduce((sum, [path, bytes]) => sum + 8 + path.length + bytes.length, 4);
  const buffer = new Uint8Array(count);
  const view = new DataView(buffer.buffer);
  view.setUint32(0, entries.length, true);
  let position = 4;
  for (const [path, bytes] of entries) {
    view.setUint32(position, path.length, true);
    view.setUint32(position + 4, bytes.length, true);
    buffer.set(path, position + 8);
    buffer.set(bytes, position + 8 + path.length);
    position += 8 + path.length + bytes.length;
  }
  return buffer;
}

/** Takes files out of one buffer. */
function unpacked(buffer) {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length);
  const files = new Map();
  let position = 4;
  for (let rest = view.getUint32(0, true); rest > 0; rest--) {
    const path = position + 8;
    const bytes = path + view.getUint32(position, true);
    position = bytes + view.getUint32(position + 4, true);
    files.set(decoder.decode(buffer.subarray(path, bytes)), buffer.slice(bytes, position));
  }
  return files;
}

const parsed = (bytes) => JSON.parse(decoder.decode(bytes));
const parsedLines = (bytes) =>
  decoder.decode(bytes).split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));

class Engine {
  #exports;
  /** Why the engine cannot be used any more. */
  #ended;

  constructor(instance) {
    this.#exports = instance.exports;
    const seed = new BigInt64Array(2);
    if (globalThis.crypto?.getRandomValues) crypto.getRandomValues(seed);
    this.#exports.segue_seed(seed[0], seed[1]);
  }

  get memoryBytes() { return this.#exports.memory.buffer.byteLength; }

  open(files) {
    let project = 0;
    const answer = this.call([packed(files)], (segue, ...list) => {
      project = segue.segue_open(...list);
      return project === 0 ? 1 : 0;
    });
    return answer.ok ? { ok: true, value: new Project(this, project) } : answer;
  }

  /**
   * Calls a function of the module with bytes as arguments, of which undefined is passed as none.
   * Returns its result, in memory of its own.
   */
  call(parts, body) {
    if (this.#ended) return refused(this.#ended);
    const segue = this.#exports;
    try {
      const places = parts.map((bytes) => {
        if (bytes === undefined) return [0, 0];
        const address = segue.segue_allocate(bytes.length);
        new Uint8Array(segue.memory.buffer).set(bytes, address >>> 0);
        return [address, bytes.length];
      });
      const status = body(segue, ...places.flat());
      for (const [address] of places) segue.segue_free(address);
      const bytes = new Uint8Array(
        segue.memory.buffer, segue.segue_result() >>> 0, segue.segue_result_count()).slice();
      return status === 0 ? { ok: true, value: bytes } : refused(decoder.decode(bytes));
    } catch (error) {
      // A module that was stopped in the middle of a call must not be called again.
      this.#ended = `the engine has ended: ${error.message}`;
      return refused(this.#ended);
    }
  }
}

class Project {
  #engine;
  #number;

  constructor(engine, number) {
    this.#engine = engine;
    this.#number = number;
  }

  diagnostics() { return this.#ask("segue_diagnostics", [], parsedLines); }
  check() { return this.#ask("segue_check", [], parsedLines); }
  artefact() { return this.#ask("segue_artefact", [], (bytes) => bytes); }
  artefacts() { return this.#ask("segue_artefacts", [], unpacked); }
  layout(screen, device) { return this.#ask("segue_layout", [encoded(screen), encoded(device)], parsed); }

  compile(screen, device, { path = "screen.json", values, data, dataPath = "data.json" } = {}) {
    const files = new Map([[path, screen]]);
    if (data !== undefined) files.set(dataPath === path ? `${dataPath} (data)` : dataPath, data);
    const given = values === undefined ? undefined : encoded(JSON.stringify(values));
    return this.#ask("segue_compile", [packed(files), given, encoded(device)], parsed);
  }

  frames(link, device, framesPerSecond = 60) {
    return this.#ask("segue_frames", [], parsed, [link, device, framesPerSecond]);
  }

  close() { this.#engine.call([], (segue) => (segue.segue_close(this.#number), 0)); }

  #ask(name, parts, read, numbers = []) {
    const answer = this.#engine.call(
      parts, (segue, ...places) => segue[name](this.#number, ...numbers, ...places));
    return answer.ok ? { ok: true, value: read(answer.value) } : answer;
  }
}
