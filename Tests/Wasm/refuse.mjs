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
assert.equal(segue.segue_layout(project, 0, 0, 0, 0), 1);
const empty = allocated(Buffer.alloc(0));
assert.equal(segue.segue_layout(project, empty, 0, empty, 0), 1);
const [screen, device] = ["a", "iphone-15"].map((text) => allocated(Buffer.from(text)));
assert.equal(segue.segue_layout(project, screen, 1, device, 9), 0);

// Screens that are not among the files, with arguments that are no object of plain values.
const compile = (files, values, name) => {
  const places = [files, values, name].flatMap((bytes) => bytes === null ? [0, 0] : [allocated(Buffer.from(bytes)), Buffer.byteLength(bytes)]);
  const status = segue.segue_compile(project, ...places);
  for (const index of [0, 2, 4]) segue.segue_free(places[index]);
  return status;
};
const one = list(["b.json", '{"screen":"b","root":{"type":"layout"}}']);
assert.equal(compile(one, null, "iphone-15"), 0, message());
assert.equal(compile(one, "{}", "iphone-15"), 0);
assert.equal(compile(one, '{"a":"b","c":1,"d":true,"a":2}', "iphone-15"), 0);
for (const [files, values, name] of [
  [null, null, "iphone-15"], [one, null, null], [list(), null, "iphone-15"], [one.subarray(1), null, "iphone-15"],
  [list(...Array(3).fill(["a", ""])), null, "iphone-15"], [one, "", "iphone-15"], [one, "[]", "iphone-15"],
  [one, '{"a":null}', "iphone-15"], [one, '{"a":[1]}', "iphone-15"], [one, '{"a":1e999}', "iphone-15"],
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
