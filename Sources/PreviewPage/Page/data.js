// The data that the compiler wrote beside the page. Each element is parsed when it is first needed, so
// that a project of hundreds of screens opens at once.

const $ = (id) => document.getElementById(id);

/** An element with properties, or attributes where it has none such. Text becomes text, never markup. */
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

/** Calls a function once for each list of arguments. */
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

/** What of an instance is the same on every device: its components in document order. */
const treeOf = remember((instance) => {
  const empty = { ids: {}, words: {}, labels: {}, events: {}, snapshots: {}, hiddenFromReaders: [] };
  const tree = { ...empty, ...parse(`tree-${instance}`) };
  tree.isSilent = withDescendants(tree, tree.hiddenFromReaders);
  tree.taps = Object.keys(tree.events).map(Number).filter((node) => tree.events[node].tap?.length);
  return tree;
});

/** Where everything of a view is on a device in a direction. */
const layoutOf = remember((view, variant) => {
  const empty = { gone: [], borders: {}, scrolls: {}, order: {}, texts: {}, pictures: {}, flights: {} };
  const layout = { ...empty, ...parse(`view-${view}-${variant}`) };
  layout.isGone = withDescendants(treeOf(project.views[view].instance), layout.gone);
  return layout;
});

/** Marks some components and all in them; a parent always stands before its children. */
function withDescendants({ parents }, list) {
  const marks = new Uint8Array(parents.length);
  for (const node of list) marks[node] = 1;
  parents.forEach((parent, node) => (marks[node] ||= marks[parent] ?? 0));
  return marks;
}

/** A component and all in it. */
function subtree({ parents }, node) {
  const nodes = [node];
  while (parents[node + nodes.length] >= node) nodes.push(node + nodes.length);
  return nodes;
}

const typeNames = { l: "layout", t: "label", b: "button", i: "image", v: "video" };

/** What a person would call a component. */
const nameOf = ({ labels, ids, words, types }, node) =>
  labels[node] || ids[node] || words[node] || typeNames[types[node]];

/** The address of a picture. An embedded one is turned into bytes once, however often it is shown. */
const pictureAddress = remember((index) => {
  const address = project.pictures[index];
  const [head, type] = /^data:([^;,]+);base64,/.exec(address ?? "") ?? [];
  if (!head) return address;
  const bytes = Uint8Array.from(atob(address.slice(head.length)), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type }));
});
