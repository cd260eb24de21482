// Asks about a project through segue.js, in Node.
//
//     node library.mjs MODULE.wasm PROJECT

import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";
import { load } from "../../Sources/SegueWasm/segue.js";

const [moduleFile, folder] = process.argv.slice(2);
const files = new Map(fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  .map((file) => [path.relative(folder, file), fs.readFileSync(file)]));
const value = (result) => { assert.ok(result.ok, result.message); return result.value; };
const message = (result) => { assert.ok(!result.ok); return result.message; };

// A compiled module, its bytes, and a response with them are the same engine.
const bytes = fs.readFileSync(moduleFile);
const compiled = await WebAssembly.compile(bytes);
const engine = await load(compiled);
assert.ok((await load(bytes)).open(files).ok);
const response = new Response(bytes, { headers: { "content-type": "application/wasm" } });
assert.ok((await load(Promise.resolve(response))).open(files).ok);
await assert.rejects(load(new Response("", { status: 404 })), /404/);
await assert.rejects(load(bytes.subarray(0, 100)));
await assert.rejects(load(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), /not one that/);

const project = value(engine.open(files));
assert.match(message(engine.open({})), /segue\.json/);
assert.deepEqual(value(project.diagnostics()), []);

// The artefacts are those of the binary artefact's project, and the index lists the links.
assert.ok(value(project.artefact()).length > 1000);
const artefacts = value(project.artefacts());
const index = JSON.parse(Buffer.from(artefacts.get("index.json")));
const device = index.devices[0];
for (const { screen } of index.screens) {
  const layout = value(project.layout(screen, device));
  assert.equal(layout.screen, screen);
  assert.equal(layout.nodes[0].path, "/root");
}
assert.match(message(project.layout("nothing", device)), /screen/);
assert.match(message(project.layout(index.screens[0].screen, "nothing")), /device/);

// A screen with other arguments, data, sizes and offsets, and its drawing.
const wide = value(project.layout("feed", "700x500@2"));
assert.equal(wide.nodes[0].frame.width, 700);
const scrolling = value(project.layout("feed", "393x300@2", { scroll: { "/root": [0, 40] } }));
const still = value(project.layout("feed", "393x300@2"));
assert.ok(scrolling.nodes.some((node, place) => node.frame.y === still.nodes[place].frame.y - 40));
assert.match(value(project.drawing("feed", device)), /^<svg[^]*<\/svg>\s*$/);
assert.match(value(project.elements("feed", device)), /^<section class="screen"[^]*data-id="/);
const description = value(project.app());
assert.ok(value(engine.launch(description.files, device)).run("ready").ok);
assert.equal(description.app, JSON.parse(description.files["segue.json"]).app);
assert.match(message(project.elements("feed", device, { presentation: "sheet", detent: 0 })), /detent 0/);
assert.match(message(project.elements("feed", device, { presentation: "flying" })), /presentation/);
assert.match(message(project.elements("feed", device, { detent: 0.5 })), /whole/);
const [column, whole] = [{ presentation: "push" }, {}].map((how) => value(project.elements("feed", device, how)));
assert.equal(column, whole);
assert.match(value(project.preview(device)), /<script type="application\/json" id="?project/);
assert.match(value(project.compile('{"screen":"a","root":{"type":"layout"}}', device, { drawing: true })).drawing, /^<svg/);
assert.match(message(project.layout("feed", device, { datum: "a" })), /datum/);
assert.match(message(project.layout("feed", device, { arguments: { nothing: 1 } })), /nothing/);

// What a tap plays, at any moment, interrupted and under a finger; and back.
const [{ from, component, link: opened }] = index.links;
const tapped = value(project.flight(from, component, device, { framesPerSecond: 30 }));
const { frames, duration } = value(tapped.frames());
assert.deepEqual(frames, value(project.frames(0, 0, 30)).frames);
for (const frame of frames) assert.deepEqual({ ...value(tapped.at(frame.time)), index: frame.index }, frame);
assert.deepEqual(value(tapped.at(-1)), frames[0]);
assert.deepEqual(value(tapped.at(duration + 1)), frames.at(-1));
assert.deepEqual(value(tapped.heldAt(0)).layers, frames[0].layers);
assert.deepEqual(value(tapped.heldAt(1)).layers, frames.at(-1).layers);
assert.equal(value(tapped.artefact()).artefact, "transition");
assert.match(value(tapped.drawing()), /^<svg/);
assert.equal(value(tapped.animations()).duration, duration);
assert.match(message(project.flight(from, component, device, { detents: [0, 1] })), /detent/);
assert.match(message(project.flight(from, component, device, { detents: [0] })), /two/);
assert.match(message(project.flight(from, component, device, { destinationDetent: 3 })), /detent 3/);
const turned = value(project.flight(from, component, device, { interruptions: [{ time: duration / 2, action: "reverse" }] }));
assert.deepEqual(value(turned.at(100)).layers, frames[0].layers);
const back = value(project.flight(from, component, device, { direction: "pop" }));
assert.deepEqual(value(back.at(100)).layers.map(({ frame }) => frame), frames[0].layers.map(({ frame }) => frame));
assert.match(message(project.flight(from, "nothing", device)), /nothing/);
tapped.close();
assert.match(message(tapped.at(0)), /no open flight/);

// The app, driven by commands; its state is kept and restored.
const app = value(project.navigate(device));
assert.equal(value(app.run("")).command, null);
value(app.run("ready"));
const pushed = value(app.run(`tap ${component}`));
assert.ok(pushed.effects.some((effect) => effect.type === "play"));
assert.ok(pushed.effects.some((effect) => effect.url === opened));
const again = value(project.navigate(device));
assert.deepEqual(value(again.restore(pushed.state)).shown, pushed.shown);
const returned = value(app.run("back"));
assert.equal(returned.shown.at(-1).screen, from);
// What a tap does, its actions do, on the screen with their key.
const { to, type } = value(project.flight(from, component, device)).frames().value.action;
const performed = value(again.restore(returned.state)) && value(again.perform(returned.shown.at(-1).key, component, [{ type, to }]));
assert.equal(performed.shown.at(-1).url, opened);
assert.equal(performed.state.nextKey, value(app.run(`tap ${component}`)).state.nextKey);
assert.match(message(again.perform(0, component, [{ type: "fly" }])), /fly/);
assert.match(message(again.perform(0.5, component, [])), /whole/);
for (const wrong of [undefined, null, "back", {}]) assert.throws(() => again.perform(0, component, wrong), TypeError);
assert.throws(() => again.perform("0", component, []), TypeError);
assert.throws(() => again.perform(0, 3, []), TypeError);
assert.match(message(app.run("jump")), /jump/);

// The same app without compiling the project, by both modules.
const client = await load(fs.readFileSync(process.argv[2].replace(/\.wasm$/, "-client.wasm")));
for (const launcher of [engine, client]) {
  const launched = value(launcher.launch(files, device));
  value(launched.run("ready"));
  assert.match(message(launched.run(`tap ${component}`)), /perform/);
  const { key } = value(launched.run("")).shown.at(-1);
  assert.deepEqual(value(launched.perform(key, component, [{ type, to }])).shown, pushed.shown);
  launched.close();
  assert.match(message(launched.run("back")), /no open app/);
  assert.match(message(launcher.launch({ "segue.json": "{" }, device)), /errors/);
  assert.match(message(launcher.launch({ "segue.json": "{}" }, device)), /no start/);
  assert.match(message(launcher.launch({ "a.json": "{}" }, device)), /segue\.json/);
  assert.match(message(launcher.launch(files, "nothing")), /nothing/);
  assert.match(message(launcher.launch(new Map([...files, ["../a", ""]]), device)), /path/);
  for (const wrong of [undefined, 3, null]) {
    assert.throws(() => launcher.launch(wrong, device), TypeError);
    assert.throws(() => launcher.launch(files, wrong), TypeError);
  }
}
assert.match(message(client.open(files)), /compiles no projects/);
assert.match(message(app.restore({})), /version/);
assert.throws(() => app.run(3), TypeError);

// A flight begins at the tapped picture, and ends at its partner.
const flight = value(project.frames(0, 0, 30));
assert.equal(flight.fps, 30);
const places = flight.pairs.map(({ from, to }) => [from.frame, to.frame]);
const [first, last] = [flight.frames[0], flight.frames.at(-1)].map((frame) => frame.layers[0].frame);
assert.deepEqual([first, last], places[0]);
assert.match(message(project.frames(index.links.length, 0)), /link/);

// A screen that is edited: its mistakes are diagnostics, with their locations, under its path. What could not
// be built is an empty layout, and without a root there is none.
const screen = { screen: "edited", parameters: { name: "string" },
  root: { type: "label", text: "Dear ${name}, naïve \u{1F600}" } };
const edited = value(project.compile(JSON.stringify(screen), device, { arguments: { name: "Ada" } }));
assert.deepEqual(edited.diagnostics, []);
assert.match(edited.layout.nodes[0].lines.map((line) => line.text).join(""), /Dear Ada, naïve \u{1F600}/u);
screen.root.type = "lable";
const broken = value(project.compile(JSON.stringify(screen), device,
  { path: "screens/edited.json", arguments: { name: "Ada" } }));
assert.equal(broken.layout.nodes[0].type, "layout");
assert.equal(broken.diagnostics[0].file, "screens/edited.json");
assert.equal(broken.diagnostics[0].fix.replacement, '"label"');
assert.equal(value(project.compile("{}", device)).layout, null);

// Data fills a screen.
const filled = { screen: "filled", data: { properties: { names: { elements: { type: "string" } } } },
  root: { type: "layout", children: [{ forEach: "data.names", as: "name", body: { type: "label", text: "${name}" } }] } };
const shown = value(project.compile(JSON.stringify(filled), device, { data: '{"names":["a","b"]}' }));
assert.deepEqual(shown.layout.nodes.slice(1).map((node) => node.lines[0].text), ["a", "b"]);
const wrong = value(project.compile(JSON.stringify(filled), device, { data: '{"names":[1]}', dataPath: "answer.json" }));
assert.equal(wrong.diagnostics[0].file, "answer.json");

// Arguments of a wrong type throw, and what is no index, rate or path is refused. The engine goes on.
for (const wrong of [undefined, null, 3, {}, Symbol("a"), new Uint16Array(2)]) {
  assert.throws(() => engine.open({ "segue.json": wrong }), TypeError);
  assert.throws(() => project.layout(wrong, device), TypeError);
  assert.throws(() => project.layout("feed", wrong), TypeError);
  assert.throws(() => project.compile(wrong, device), TypeError);
  assert.throws(() => project.compile("{}", wrong), TypeError);
  assert.throws(() => project.drawing("feed", wrong), TypeError);
  assert.throws(() => project.flight("feed", wrong, device), TypeError);
  assert.throws(() => project.navigate(wrong), TypeError);
  if (wrong !== undefined) assert.throws(() => project.compile("{}", device, { data: wrong }), TypeError);
}
for (const wrong of [undefined, null, 3, "a"]) assert.throws(() => engine.open(wrong), TypeError);
for (const wrong of [null, [], {}, NaN, Infinity, 3n, undefined])
  assert.throws(() => project.compile("{}", device, { arguments: { name: wrong } }), /"name"/);
for (const wrong of [NaN, -1, 0.5, 2 ** 32, "0", 0n, null]) {
  assert.equal(project.frames(wrong, 0).ok, false);
  assert.equal(project.frames(0, wrong).ok, false);
  assert.equal(project.frames(0, 0, wrong).ok, false);
}
for (const wrong of ["", "/a.json", "a/", "./a", "a/../b", "a//b", "screens\\feed.json", "a\0", "\ud800"])
  assert.match(message(engine.open(new Map([["segue.json", "{}"], [wrong, "{}"]]))), /path/);
// More than 32 bits address; whether half of that can be had depends on the machine.
assert.match(message(engine.call([{ length: 2 ** 32 - 1 }], () => 0)), /memory/);
assert.ok(engine.open({ "segue.json": new TextEncoder().encode('{"app":"a"}').buffer }).ok);
assert.equal(value(project.diagnostics()).length, 0);

// What is closed is refused, and memory is used again.
project.close();
project.close();
assert.match(message(project.diagnostics()), /no open project/);
assert.match(message(app.run("back")), /no open app/);
assert.match(message(turned.frames()), /no open flight/);
const round = () => {
  value(engine.launch(files, device)).close();
  const opened = value(engine.open(files));
  value(opened.compile(JSON.stringify(screen), device));
  value(value(opened.flight(from, component, device)).frames());
  value(value(opened.navigate(device)).run("ready"));
  value(opened.preview(device));
  opened.close();
};
for (let count = 0; count < 20; count++) round();
const memory = engine.memoryBytes;
for (let count = 0; count < 100; count++) round();
assert.equal(engine.memoryBytes, memory);

// After a trap, every call is refused.
const lost = await load(compiled);
const open = value(lost.open(files));
assert.match(message(lost.call([], () => { throw new WebAssembly.RuntimeError("unreachable"); })), /unreachable/);
assert.match(message(open.diagnostics()), /has ended/);
assert.match(message(lost.open(files)), /has ended/);
open.close();
