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
// A client that shows the screens of a server needs less: `segue-client.wasm`, which launches apps.
//
//     const client = await load(fetch("segue-client.wasm"));
//     const app = client.launch(outline, "393x852@3");
//
// What can be refused returns a value or a message. An argument of a wrong type, which TypeScript
// would report, throws a TypeError. A call runs to its end, so a page that must not wait loads the
// engine in a worker.

/** Loads the engine from the bytes of the module, a response with them, or a compiled module. */
export async function load(source) {
  source = await source;
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`the module cannot be fetched: status ${source.status}`);
    source = await source.arrayBuffer();
  }
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module);
  if (!instance.exports.segue_launch) throw new Error("the module is not one that Sources/SegueWasm/build makes");
  return new Engine(instance);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const refused = (message) => ({ ok: false, message });

function checkedName(name, what) {
  if (typeof name !== "string") throw new TypeError(`${what} is a string`);
  return name;
}

function checkedNumber(number, what) {
  if (typeof number !== "number") throw new TypeError(`${what} is a number`);
  return number;
}

function encodedContent(content, what) {
  if (typeof content === "string") return encoder.encode(content);
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  if (content instanceof Uint8Array) return content;
  throw new TypeError(`${what} is a string, a Uint8Array or an ArrayBuffer`);
}

/** The members of a question about a screen of the project. */
const named = (screen, device) =>
  ({ screen: checkedName(screen, "a screen's id"), device: checkedName(device, "a device's name") });

/** A question about a screen on a device, with the options that it has. */
function encodedQuestion(members, options) {
  if (typeof options !== "object" || options === null) throw new TypeError("options are an object");
  for (const [name, value] of Object.entries(options.arguments ?? {})) {
    if (!["string", "boolean"].includes(typeof value) && !Number.isFinite(value))
      throw new TypeError(`the argument ${JSON.stringify(name)} is a string, a finite number or a boolean`);
  }
  return encoder.encode(JSON.stringify({ ...options, ...members }));
}

/** Puts files into one buffer, as FileList.swift reads it. */
function packed(files) {
  const entries = files.map(([path, content]) =>
    [encoder.encode(checkedName(path, "a path")), encodedContent(content, `the file ${JSON.stringify(path)}`)]);
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

/** Why paths are not those of a project's files; undefined if they are. */
function problemOfPaths(paths) {
  const wrong = paths.find((path) => /[\0\\\p{Surrogate}]/u.test(path)
    || path.split("/").some((step) => ["", ".", ".."].includes(step)));
  if (wrong === undefined) return undefined;
  return `${JSON.stringify(wrong)} is not the path of a file from the project's folder, such as "screens/feed.json"`;
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

const text = (bytes) => decoder.decode(bytes);
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
    if (!this.#exports.segue_open) return refused("this module launches apps, and compiles no projects");
    return this.#withProject(files, (list) =>
      this.opened([list], (segue, ...place) => segue.segue_open(...place), Project));
  }

  launch(files, device) {
    const name = encoder.encode(checkedName(device, "a device's name"));
    return this.#withProject(files, (list) =>
      this.opened([list, name], (segue, ...places) => segue.segue_launch(...places), App));
  }

  #withProject(files, body) {
    if (typeof files !== "object" || files === null) throw new TypeError("files are an object or a Map");
    const entries = files instanceof Map ? [...files] : Object.entries(files);
    const list = packed(entries);
    const problem = problemOfPaths(entries.map(([path]) => path));
    return problem ? refused(problem) : body(list);
  }

  /** Calls a function of the module that opens something. Not part of the interface. */
  opened(parts, body, Kind) {
    let number = 0;
    const answer = this.call(parts, (segue, ...places) => {
      number = body(segue, ...places);
      return number === 0 ? 1 : 0;
    });
    return answer.ok ? { ok: true, value: new Kind(new Opened(this, number)) } : answer;
  }

  /**
   * Calls a function of the module with bytes as arguments. Returns its result, in memory of its
   * own. Not part of the interface.
   */
  call(parts, body) {
    if (this.#ended) return refused(this.#ended);
    const segue = this.#exports;
    try {
      const places = [];
      for (const bytes of parts) {
        const address = segue.segue_allocate(bytes.length) >>> 0;
        if (address === 0) {
          for (const [address] of places) segue.segue_free(address);
          return refused("there is not enough memory for an argument");
        }
        new Uint8Array(segue.memory.buffer).set(bytes, address);
        places.push([address, bytes.length]);
      }
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

/** Something that the engine has opened, and knows by a number until it is closed. */
class Opened {
  #engine;
  #number;

  constructor(engine, number) {
    this.#engine = engine;
    this.#number = number;
  }

  close() { this.#engine.call([], (segue) => (segue.segue_close(this.#number), 0)); }

  /** Calls a function of the engine with numbers and bytes. */
  ask(name, parts, read, numbers = []) {
    const answer = this.#engine.call(
      parts, (segue, ...places) => segue[name](this.#number, ...numbers, ...places));
    return answer.ok ? { ok: true, value: read(answer.value) } : answer;
  }

  /** Calls a function that opens something. */
  open(name, part, Kind) {
    return this.#engine.opened(
      [part], (segue, ...place) => segue[name](this.#number, ...place), Kind);
  }
}

class Project {
  #opened;

  constructor(opened) { this.#opened = opened; }

  diagnostics() { return this.#opened.ask("segue_diagnostics", [], parsedLines); }
  check() { return this.#opened.ask("segue_check", [], parsedLines); }
  artefact() { return this.#opened.ask("segue_artefact", [], (bytes) => bytes); }
  artefacts() { return this.#opened.ask("segue_artefacts", [], unpacked); }

  layout(screen, device, options = {}) {
    return this.#opened.ask("segue_layout", [encodedQuestion(named(screen, device), options)], parsed);
  }

  drawing(screen, device, options = {}) {
    return this.#opened.ask("segue_drawing", [encodedQuestion(named(screen, device), options)], text);
  }

  compile(screen, device, options = {}) {
    const { path = "screen.json", data, dataPath = "data.json", ...rest } = options;
    const files = [[path, screen]];
    if (data !== undefined) files.push([dataPath, data]);
    const name = { device: checkedName(device, "a device's name") };
    return this.#opened.ask("segue_compile", [packed(files), encodedQuestion(name, rest)], parsed);
  }

  app() { return this.#opened.ask("segue_app", [], parsed); }

  elements(screen, device, options = {}) {
    return this.#opened.ask("segue_elements", [encodedQuestion(named(screen, device), options)], text);
  }

  frames(link, device, framesPerSecond = 60) {
    if (!Number.isInteger(framesPerSecond) || framesPerSecond < 1 || framesPerSecond > 1000)
      return refused("frames per second are a whole number from 1 to 1000");
    for (const index of [link, device]) {
      if (!Number.isInteger(index) || Math.abs(index) >= 2 ** 31)
        return refused("links and devices are whole numbers: indices into the lists of index.json");
    }
    return this.#opened.ask("segue_frames", [], parsed, [link, device, framesPerSecond]);
  }

  flight(screen, tap, device, options = {}) {
    const names = { ...named(screen, device), tap: checkedName(tap, "a component's id") };
    return this.#opened.open("segue_flight", encodedQuestion(names, options), OpenFlight);
  }

  preview(device) {
    return this.#opened.ask("segue_preview", [encoder.encode(checkedName(device, "a device's name"))], text);
  }

  navigate(device) {
    const name = encoder.encode(checkedName(device, "a device's name"));
    return this.#opened.open("segue_navigation", name, App);
  }

  close() { this.#opened.close(); }
}

class OpenFlight {
  #opened;

  constructor(opened) { this.#opened = opened; }

  artefact() { return this.#opened.ask("segue_flight_artefact", [], parsed); }
  frames() { return this.#opened.ask("segue_flight_frames", [], parsed); }
  drawing() { return this.#opened.ask("segue_flight_drawing", [], text); }
  animations() { return this.#opened.ask("segue_flight_animations", [], parsed); }

  at(seconds) {
    return this.#opened.ask("segue_flight_state", [], parsed, [checkedNumber(seconds, "a time")]);
  }

  heldAt(progress) {
    return this.#opened.ask("segue_flight_state_held", [], parsed, [checkedNumber(progress, "progress")]);
  }

  close() { this.#opened.close(); }
}

class App {
  #opened;

  constructor(opened) { this.#opened = opened; }

  run(line) {
    const command = encoder.encode(checkedName(line, "a command"));
    return this.#opened.ask("segue_navigation_run", [command], parsed);
  }

  perform(key, tapped, actions) {
    const question = { key: checkedNumber(key, "a screen's key") };
    if (tapped != null) question.tapped = checkedName(tapped, "a component's id");
    if (!Array.isArray(actions)) throw new TypeError("actions are an array");
    const parts = [question, actions].map((value) => encoder.encode(JSON.stringify(value)));
    return this.#opened.ask("segue_navigation_perform", parts, parsed);
  }

  restore(state) {
    const saved = encoder.encode(JSON.stringify(state) ?? "");
    return this.#opened.ask("segue_navigation_restore", [saved], parsed);
  }

  close() { this.#opened.close(); }
}
