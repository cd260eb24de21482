// Passes the module arguments that no host should pass: each is refused, and none ends the module.
//
//     node refuse.mjs MODULE.wasm

import assert from "node:assert";
import fs from "node:fs";

const { instance } = await WebAssembly.instantiate(fs.readFileSync(process.argv[2]));
const segue = instance.exports;
const message = () => Buffer.from(
  new Uint8Array(segue.memory.buffer, segue.segue_result() >>> 0, segue.segue_result_count())).toString();

function allocated(bytes) {
  const address = segue.segue_allocate(bytes.length);
  new Uint8Array(segue.memory.buffer).set(bytes, address >>> 0);
  return address;
}


segue.segue_seed(1n, 2n);

const nested = (depth) => '{"type":"layout","children":['.repeat(depth) + "]}".repeat(depth);

// Memory that was not allocated, or less of it.
for (const [address, count] of [[0, 0], [0, 4], [-1, 4], [1 << 30, 1 << 30], [16, -1]]) {
  assert.equal(segue.segue_open(address, count), 0);
  assert.match(message(), /segue_allocate/);
}
const small = allocated(Buffer.alloc(4));
assert.equal(segue.segue_open(small, 5), 0);
assert.equal(segue.segue_open(small, -1), 0);
segue.segue_free(small);
segue.segue_free(small);
segue.segue_free(12345);
assert.equal(segue.segue_open(small, 4), 0);
assert.match(message(), /segue_allocate/);
assert.equal(segue.segue_allocate(-1), 0);

// Lists of files that are cut off, too long, or promise more than there is.
const number = (value) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(value); return bytes; };
const file = (name, text) => [number(Buffer.byteLength(name)), number(Buffer.byteLength(text)), Buffer.from(name), Buffer.from(text)];
const list = (...files) => Buffer.concat([number(files.length), ...files.flatMap((one) => file(...one))]);
const open = (bytes) => {
  const address = allocated(bytes);
  const project = segue.segue_open(address, bytes.length);
  segue.segue_free(address);
  return project;
};
const whole = list(["segue.json", '{"app":"a"}'], ["screens/a.json", '{"screen":"a","root":{"type":"layout"}}']);
for (let length = 0; length < whole.length; length++) assert.equal(open(whole.subarray(0, length)), 0);
assert.equal(open(Buffer.concat([whole, Buffer.from([0])])), 0);
assert.equal(open(Buffer.concat([number(0xffffffff), whole.subarray(4)])), 0);
assert.equal(open(Buffer.concat([number(1), number(0xffffffff), number(0xffffffff)])), 0);
assert.equal(open(Buffer.concat([number(1), number(1), number(0), Buffer.from([0xff])])), 0);
assert.equal(open(list()), 0);
assert.match(message(), /segue\.json/);

// Numbers of what there is not.
const project = open(whole);
assert.ok(project > 0, message());
assert.equal(segue.segue_diagnostics(project), 0);
for (const other of [0, -1, project + 1, 2147483647, -2147483648]) assert.equal(segue.segue_artefact(other), 1);
for (const [link, device, rate] of [[0, 0, 60], [-1, -1, -1], [2147483647, 2147483647, 2147483647]])
  assert.equal(segue.segue_frames(project, link, device, rate), 1);
assert.equal(segue.segue_layout(project, 0, 0), 1);
const empty = allocated(Buffer.alloc(0));
assert.equal(segue.segue_layout(project, empty, 0), 1);
// Questions with keys, types and values that they cannot have, and answers to those that are whole.
const asked = (call, question, number = project) => {
  const bytes = Buffer.from(typeof question === "string" ? question : JSON.stringify(question));
  const address = allocated(bytes);
  const answer = call(number, address, bytes.length);
  segue.segue_free(address);
  return answer;
};
const known = { screen: "a", device: "iphone-15" };
for (const call of [segue.segue_layout, segue.segue_drawing]) {
  assert.equal(asked(call, known), 0, message());
  assert.equal(asked(call, { ...known, device: "200x300@3", arguments: {}, scroll: {} }), 0, message());
  for (const wrong of [
    "", "[", "[]", "null", "{}", '{"screen":"a"}', { ...known, scren: 1 }, { ...known, screen: 3 }, { ...known, device: "x" },
    { ...known, device: "0x0" }, { ...known, arguments: { a: 1 } }, { ...known, arguments: [] }, { ...known, data: "d" },
    { ...known, scroll: { root: [0] } }, { ...known, scroll: { root: "0,0" } }, { ...known, scroll: [] },
    { ...known, scroll: { "/root": [0, 1e300] } }, { ...known, scroll: { "/root": [0, 1] } }, "[".repeat(100_000),
  ]) {
    assert.equal(asked(call, wrong), 1, JSON.stringify(wrong));
    assert.ok(message().length > 5 && message().length < 1000, message());
  }
}

// Flights: of a tap that plays one, and of others.
const two = open(list(
  ["segue.json", '{"app":"a","schemes":["a"],"transitions":{"grow":{"kind":"hero","duration":0.4}}}'],
  ["screens/a.json", '{"screen":"a","root":{"type":"layout","children":[{"type":"button","title":"Go","id":"go","hero":"h",' +
    '"events":{"tap":[{"type":"navigate","to":"a://b","transition":"grow"}]}},{"type":"label","id":"text","text":"a"}]}}'],
  ["screens/b.json", '{"screen":"b","route":"/b","root":{"type":"layout","children":[{"type":"layout","id":"i","hero":"h",' +
    '"style":{"height":90,"backgroundColor":"#ff0000"}}]}}']));
assert.ok(two > 0);
const tap = { ...known, tap: "go" };
const flight = asked(segue.segue_flight, tap, two);
assert.ok(flight > two, message());
for (const call of [segue.segue_flight_frames, segue.segue_flight_artefact, segue.segue_flight_drawing]) {
  assert.equal(call(flight), 0);
  for (const other of [0, -1, two, project, flight + 1]) assert.equal(call(other), 1);
}
for (const time of [0, -1, 0.1, 1e9, 1e300, -1e300, 5e-324]) assert.equal(segue.segue_flight_state(flight, time), 0);
for (const time of [NaN, Infinity, -Infinity]) assert.equal(segue.segue_flight_state(flight, time), 1);
for (const progress of [-1, 0, 0.3, 1, 2]) assert.equal(segue.segue_flight_state_held(flight, progress), 0);
for (const progress of [NaN, -1.1, 2.1, 1e300, Infinity]) assert.equal(segue.segue_flight_state_held(flight, progress), 1);
const frame = { x: 0, y: 0, width: 10, height: 10 };
for (const wrong of [
  known, { ...tap, tap: "nothing" }, { ...tap, tap: "text" }, { ...tap, tap: "" }, { ...tap, direction: "up" },
  { ...tap, reducedMotion: 1 }, { ...tap, framesPerSecond: 0 }, { ...tap, framesPerSecond: 1.5 }, { ...tap, framesPerSecond: 1e300 },
  { ...tap, destinationScroll: { "/root": [0, 0] } }, { ...tap, interruptions: {} }, { ...tap, interruptions: [{}] },
  { ...tap, interruptions: [{ time: 9, action: "reverse" }] }, { ...tap, interruptions: [{ time: -1, action: "reverse" }] },
  { ...tap, interruptions: [{ time: 0.2, action: "reverse" }, { time: 0.1, action: "reverse" }] },
  { ...tap, interruptions: [{ time: 0.1, action: "retarget" }] }, { ...tap, interruptions: [{ time: 0.1, action: "stop" }] },
  { ...tap, interruptions: [{ time: 0.1, action: "retarget", frame: { ...frame, width: -1 } }] },
]) {
  assert.equal(asked(segue.segue_flight, wrong, two), 0, JSON.stringify(wrong));
  assert.ok(message().length > 5, JSON.stringify(wrong));
}
assert.equal(asked(segue.segue_flight, tap, 12345), 0);

// An app: commands that are none, lines of any bytes, and states that are damaged.
const app = asked(segue.segue_navigation, "iphone-15", two);
assert.ok(app > flight, message());
assert.equal(asked(segue.segue_navigation, "nothing", two), 0);
const run = (line) => asked(segue.segue_navigation_run, line, app);
for (const line of ["", "# a", "ready", "tap go", "back", "hold", "tap go", "finish"]) assert.equal(run(line), 0, message());
const saved = message();
for (const line of [
  "fly", "tap", "tap nothing", "tap \u0000", "\ud800", "page 1e9", "page 99999999999999999999", "resize 0x0", "resize 1e308x1e308",
  "resize nanxnan", "drag inf", "drag back 101%", "scroll go nan,nan", "restore file", "help", "quit", "tab x", "met y",
  "ready now", "x".repeat(100_000),
]) {
  assert.equal(run(line), 1, line);
  assert.ok(message().length > 5 && message().length < 1000);
}
// Actions that are none do nothing, whatever their text closes or opens.
const perform = (question, actions) => {
  const parts = [question, actions].map((text) => Buffer.from(text));
  const places = parts.map((bytes) => [allocated(bytes), bytes.length]);
  const status = segue.segue_navigation_perform(app, ...places.flat());
  for (const [address] of places) segue.segue_free(address);
  return status;
};
for (const actions of ["", "{", "{}", "3", "[3]", '[{"type":"fly"}]', '[{"type":"navigate"}]', "[]]", '[]},"children":[{"type":"layout"}]',
  `[${'{"type":"back"},'.repeat(3)}]`, `${"[".repeat(5000)}`, '[{"type":"navigate","to":"${data.x}"}]'])
  assert.equal(perform('{"key":0}', actions), 1, actions.slice(0, 60));
for (const question of ["", "[]", "{}", '{"key":-1}', '{"key":1e300}', '{"key":"0"}', '{"key":0,"tapped":3}', '{"key":0,"more":1}'])
  assert.equal(perform(question, "[]"), 1, question);
assert.equal(perform('{"key":999,"tapped":"nothing"}', '[{"type":"navigate","to":"none://at/all"}]'), 0, message());
assert.equal(run("finish"), 0);
assert.equal(run("finish"), 0);
const { state } = JSON.parse(message());
const restore = (state) => asked(segue.segue_navigation_restore, state, app);
assert.equal(restore(state), 0, message());
assert.deepEqual(JSON.parse(message()).state, state);
for (const wrong of ["", "{", "[]", "{}", { ...state, version: 9 }, { ...state, width: "wide" }, { ...state, root: null },
  { ...state, nextKey: 1e300 }, { ...state, modals: [3] }]) assert.equal(restore(wrong), 1, JSON.stringify(wrong));
assert.equal(run(""), 0);
assert.deepEqual(JSON.parse(message()).state, state);
for (const other of [0, -1, two, flight]) assert.equal(asked(segue.segue_navigation_run, "back", other), 1);

// An app that is launched without a project, from files and a device that are none.
const launch = (files, name) => {
  const places = [files, Buffer.from(name)].map((bytes) => [allocated(bytes), bytes.length]);
  const launched = segue.segue_launch(...places.flat());
  for (const [address] of places) segue.segue_free(address);
  return launched;
};
for (let length = 0; length < whole.length; length++) assert.equal(launch(whole.subarray(0, length), "iphone-15"), 0);
for (const name of ["", "nothing", "0x0", "1e9x1e9", "\0"]) assert.equal(launch(whole, name), 0, name);
assert.equal(segue.segue_launch(12345, 4, 12345, 4), 0);
assert.match(message(), /segue_allocate/);
assert.equal(launch(list(["segue.json", "{}"]), "iphone-15"), 0);
assert.equal(launch(list(["segue.json", '{"tabs":3}'], ["screens/a.json", "["]), "iphone-15"), 0);

// What belongs to a project ends with it.
segue.segue_close(flight);
assert.equal(segue.segue_flight_frames(flight), 1);
const another = asked(segue.segue_flight, tap, two);
segue.segue_close(two);
assert.equal(segue.segue_flight_frames(another), 1);
assert.equal(run(""), 1);

// Screens that are not among the files, with arguments that are no object of plain values.
const compile = (files, values, name) => {
  const question = `{"device":${JSON.stringify(name)}${values === null ? "" : `,"arguments":${values}`}}`;
  const places = [files, question].flatMap((bytes) => bytes === null ? [0, 0] : [allocated(Buffer.from(bytes)), Buffer.byteLength(bytes)]);
  const status = segue.segue_compile(project, ...places);
  for (const index of [0, 2]) segue.segue_free(places[index]);
  return status;
};
const one = list(["b.json", '{"screen":"b","parameters":{"a":"string","d":"boolean"},"root":{"type":"layout"}}']);
assert.equal(compile(one, null, "iphone-15"), 0, message());
assert.equal(compile(one, "{}", "iphone-15"), 0);
assert.equal(compile(one, '{"a":"b","d":true,"a":"c"}', "iphone-15"), 0);
for (const [files, values, name] of [
  [null, null, "iphone-15"], [one, null, null], [list(), null, "iphone-15"], [one.subarray(1), null, "iphone-15"],
  [list(...Array(3).fill(["a", ""])), null, "iphone-15"], [one, "", "iphone-15"], [one, "[]", "iphone-15"],
  [one, '{"a":"b","c":1}', "iphone-15"], [one, '{"a":1}', "iphone-15"], [one, '{"a":null}', "iphone-15"], [one, '{"a":[1]}', "iphone-15"], [one, '{"a":1e999}', "iphone-15"],
  [one, "{", "iphone-15"], [one, null, "nothing"],
]) assert.equal(compile(files, values, name), 1);
for (const text of ["", "[", "\0", '{"screen":"b"}', "[".repeat(100_000), nested(4000)])
  assert.equal(compile(list(["b.json", text], ["d.json", text]), null, "iphone-15"), 0);
segue.segue_close(project);
segue.segue_close(project);
assert.equal(segue.segue_artefact(project), 1);

// Files that are hostile: nested deeply, of one long text, of large numbers, empty.
for (const text of [
  "", "\0", "[".repeat(1_000_000), nested(1000), nested(4000), `{"screen":"a","root":${nested(1300)}}`,
  JSON.stringify({ screen: "a", root: { type: "label", text: "a ".repeat(400_000) } }),
  JSON.stringify({ screen: "a", root: { type: "label", text: "\u0915\u094d".repeat(100_000) } }),
  JSON.stringify({ screen: "a", root: { type: "label", text: "W".repeat(900_000), style: { fontSize: 9999, whiteSpace: "nowrap" } } }),
  ...[1e9, 3e9, -3e9, 1e15, 1e300].map((size) => JSON.stringify({ screen: "a", root: { type: "layout",
    style: { width: size, flexGrow: size, zIndex: size, padding: size, maxLines: size },
    children: [{ type: "label", text: "a b c", style: { fontSize: size, letterSpacing: size, maxLines: size } }] } })),
]) {
  for (const files of [
    [["segue.json", text], ["screens/a.json", '{"screen":"a","root":{"type":"layout"}}']],
    [["segue.json", '{"app":"a"}'], ["screens/a.json", text]],
    [["segue.json", '{"app":"a"}'], ["screens/a.json", '{"screen":"a","root":{"type":"layout"}}'], ["types/t.json", text],
      ["data/a/d.json", text], ["components/c.json", text], ["assets/a.png", text]],
  ]) {
    const opened = open(list(...files));
    assert.ok(opened > 0, message());
    assert.equal(segue.segue_check(opened), 0);
    assert.equal(segue.segue_artefacts(opened), 0);
    segue.segue_close(opened);
  }
}
