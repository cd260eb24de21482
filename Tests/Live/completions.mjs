// What can be written at places in texts, after the schemas; the expectations are those of the pages ScreenFormat.md
// and ProjectFormat.md. A bar is the caret.
//
//     node completions.mjs

import assert from "node:assert";
import fs from "node:fs";
import { completions } from "../../Sources/PreviewPage/Live/completion.js";

const schema = (name) => JSON.parse(fs.readFileSync(new URL(`../../Schemas/${name}.schema.json`, import.meta.url)));
const [screen, project] = ["screen", "project"].map(schema);
const asked = (marked, of = screen, names) => {
  const offset = marked.indexOf("|");
  return completions(marked.replace("|", ""), offset, of, names);
};
const labels = (...question) => asked(...question).items.map(({ label }) => label);
const written = (marked, label, of) => {
  const { start, end, items } = asked(marked, of);
  const text = marked.replace("|", "");
  return text.slice(0, start) + items.find((item) => item.label === label).text + text.slice(end);
};
const has = (found, ...wanted) => { for (const one of wanted) assert.ok(found.includes(one), `${one} in ${found}`); };
const lacks = (found, ...other) => { for (const one of other) assert.ok(!found.includes(one), `${one} in ${found}`); };

// Keys, without those that are there.
has(labels('{"screen": "a", |}'), "route", "root", "title");
lacks(labels('{"screen": "a", |}'), "screen", "children");
has(labels('{"screen": "a", "ro|"}'), "route", "root");
lacks(labels('{"screen": "a", "ro|"}'), "title");
assert.deepEqual(labels('{"screen": "a", "rou|'), ["route"]);
assert.ok(asked('{"rou|').items[0].description.length > 10);

// Values, and what depends on them: the keys of a label are those of its type, wherever that is written.
has(labels('{"root": {"type": |}}'), "layout", "label", "button", "image", "video");
assert.deepEqual(labels('{"root": {"type": "la|"}}').slice(0, 2), ["layout", "label"]);
has(labels('{"root": {"type": "label", |}}'), "text", "style", "id");
lacks(labels('{"root": {"type": "label", |}}'), "children", "source", "type");
has(labels('{"root": {|, "type": "layout"}}'), "children");
lacks(labels('{"root": {|, "type": "layout"}}'), "text");
has(labels('{"root": {|}}'), "type", "id", "style");
has(labels('{"root": {"type": "layout", "children": [{"type": "image", |}]}}'), "source");
has(labels('{"root": {"type": "layout", "children": [{|}]}}'), "type", "forEach", "if");
has(labels('{"root": {"type": "layout", "style": {"flexDirection": "|"}}}'), "row", "column");
has(labels('{"root": {"type": "button", "events": {"tap": [{"type": "navigate", "presentation": |}]}}}'), "sheet", "push");
has(labels('{"root": {"type": "button", "events": {"|"}}}'), "tap", "longPress");
has(labels('{"interactiveDismissDisabled": |}'), "true", "false");
has(labels('{"type": "x", "transitions": {"a": {"kind": "|"}}}', project), "hero", "fade");

// Names of the project, and nothing where a schema says nothing.
has(labels('{"root": {"type": "|"}}', screen, { type: ["outfit-card"] }), "outfit-card", "label");
assert.deepEqual(labels('{"screen": "|"}'), []);
assert.deepEqual(labels("|"), []);
assert.deepEqual(labels('{"nothing": {"|"}}'), []);

// What is written, with quotes and a colon where they are missing.
assert.equal(written('{"ro|}', "root"), '{"root": }');
assert.equal(written('{"ro|"}', "root"), '{"root": }');
assert.equal(written('{"ro|": 1}', "root"), '{"root": 1}');
assert.equal(written("{|}", "root"), '{"root": }');
assert.equal(written("{ro|}", "root"), '{"root": }');
assert.equal(written('{"root": {"type": |}}', "label"), '{"root": {"type": "label"}}');
assert.equal(written('{"root": {"type": "la|"}}', "label"), '{"root": {"type": "label"}}');
assert.equal(written('{"interactiveDismissDisabled": t|}', "true"), '{"interactiveDismissDisabled": true}');
assert.equal(written('{"screen": "a",\n  "rou|\n  "root": {}}', "route"), '{"screen": "a",\n  "route": \n  "root": {}}');

// Any text has an answer, at every offset.
const text = fs.readFileSync(new URL("../../Samples/Shop/screens/feed.json", import.meta.url), "utf8");
for (let offset = 0; offset <= text.length; offset++) {
  const { start, end } = completions(text, offset, screen);
  assert.ok(start <= offset && offset <= end);
  completions(text.slice(0, offset), offset, screen);
}
for (const broken of ['{"a', "{{{{", "]]]]", '"', "[[[", '{"a"::,,}', "\\", '{"a": "\\', "}{", ':"', "{[}]"]) {
  for (let offset = 0; offset <= broken.length; offset++) completions(broken, offset, screen);
}
