// The data that the compiler wrote into the page. Each element is parsed when it is first needed,
// so that a project with hundreds of screens opens immediately.

const $ = (id) => document.getElementById(id);

/**
 * Creates an element with properties, or attributes for names that are not properties. Strings
 * become text, never markup.
 */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value == null) continue;
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** Memoizes a function by its arguments. */
function remember(compute) {
  const known = new Map();
  return (...key) => {
    const name = key.join();
    if (!known.has(name)) known.set(name, compute(...key));
    return known.get(name);
  };
}

const parse = (id) => JSON.parse($(id).textContent);
const project = parse("project");
const instanceOf = (view) => project.instances[project.views[view].instance];
const titleOf = (view) => instanceOf(view).title || instanceOf(view).name;

/**
 * Returns the parts of an instance that are the same on every device: its components in document
 * order.
 */
const treeOf = remember((instance) => {
  const tree = parse(`tree-${instance}`);
  for (const node in tree.words) tree.words[node] = tree.lines[tree.words[node]];
  tree.isSilent = withDescendants(tree, tree.hiddenFromReaders);
  tree.taps = Object.keys(tree.events).map(Number).filter((node) => tree.events[node].tap?.length);
  return tree;
});

/**
 * Returns a view's columns. The data of further directions and devices contains only differing
 * columns.
 */
const columnsOf = remember((view, variant) => ({
  ...(variant && columnsOf(view, variant % 2 ? variant - 1 : 0)), ...parse(`view-${view}-${variant}`),
}));

/** Returns the layout of a view on a device in a direction. */
const layoutOf = remember((view, variant) => {
  const layout = { ...columnsOf(view, variant), texts: {} };
  const { lines, ...tree } = treeOf(project.views[view].instance);
  layout.isGone = withDescendants(tree, layout.gone);
  const { scale } = project.devices[variant >> 1];
  layout.textNodes.forEach((node, at) => {
    const text = (column) => layout[`text${column}`][at];
    const parts = layout.textParts[at] ?? [];
    const runs = parts.flatMap((look, part) => (part % 2 ? [] : [[look, lines[parts[part + 1]]]]));
    (layout.texts[node] ??= []).push(
      [...["X", "Baselines", "Widths"].map((place) => text(place) / scale), text("Letters"),
        lines[text("Lines")], text("Flags"), runs]);
  });
  for (const flight of Object.values(layout.flights)) Object.assign(flight, project.shared[flight.how]);
  return layout;
});

/** Returns a motion. Values that many motions share are written once, and replaced by an index. */
function wholeMotion(motion) {
  const whole = project.shared[motion] ?? motion;
  const timing = project.shared[whole.timing];
  return whole.screens === undefined ? { timing } : { ...whole, timing, screens: project.shared[whole.screens] };
}

/** Marks components and their descendants; a parent always precedes its children. */
function withDescendants({ parents }, list) {
  const marks = new Uint8Array(parents.length);
  for (const node of list) marks[node] = 1;
  parents.forEach((parent, node) => (marks[node] ||= marks[parent] ?? 0));
  return marks;
}

/** Returns a component and its descendants. */
function subtree({ parents }, node) {
  const nodes = [node];
  while (parents[node + nodes.length] >= node) nodes.push(node + nodes.length);
  return nodes;
}

const typeNames = { l: "layout", t: "label", b: "button", i: "image", v: "video" };

/** Returns a readable name of a component. */
const nameOf = ({ labels, ids, words, types }, node) =>
  labels[node] || ids[node] || words[node] || typeNames[types[node]];

/** Returns the address of a picture. An embedded one is decoded once, however often it is shown. */
const pictureAddress = remember((index) => {
  const address = project.pictures[index];
  const [head, type] = /^data:([^;,]+);base64,/.exec(address ?? "") ?? [];
  if (!head) return address;
  const bytes = Uint8Array.from(atob(address.slice(head.length)), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type }));
});
