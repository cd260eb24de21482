// The data that the compiler wrote beside the page. Each element is parsed when it is first needed, so
// that a project of hundreds of screens opens at once.

/** Calls a function once for each list of arguments. */
function remember(make) {
  const known = new Map();
  return (...key) => {
    const name = key.join("-");
    if (!known.has(name)) known.set(name, make(...key));
    return known.get(name);
  };
}

function parseElement(id) {
  const element = document.getElementById(id);
  return element && JSON.parse(element.textContent);
}

const project = parseElement("project");

/** What of an instance is the same on every device: its components in document order. */
const treeOf = remember((instance) => {
  const tree = parseElement(`tree-${instance}`);
  tree.ids ??= {};
  tree.words ??= {};
  tree.labels ??= {};
  tree.events ??= {};
  tree.snapshots ??= {};
  tree.nodeOfID = new Map(Object.entries(tree.ids).map(([node, id]) => [id, Number(node)]));
  tree.isHiddenFromReaders = withDescendants(tree, tree.hiddenFromReaders);
  return tree;
});

/** Where everything of a view is on a device in a direction. */
const layoutOf = remember((view, variant) => {
  const layout = parseElement(`view-${view}-${variant}`);
  if (!layout) throw new Error(`The page has no view ${view} for variant ${variant}.`);
  const tree = treeOf(project.views[view].instance);
  layout.isGone = withDescendants(tree, layout.gone);
  for (const key of ["borders", "scrolls", "order", "texts", "pictures", "flights"]) {
    layout[key] ??= {};
  }
  return layout;
});

/** Which components are in a list or in one of the list; a parent always stands before its children. */
function withDescendants(tree, list) {
  const marks = new Uint8Array(tree.parents.length);
  for (const node of list ?? []) marks[node] = 1;
  tree.parents.forEach((parent, node) => {
    if (parent >= 0 && marks[parent]) marks[node] = 1;
  });
  return marks;
}

const instanceOf = (view) => project.instances[project.views[view].instance];

function titleOf(view) {
  const { title, name } = instanceOf(view);
  return title || name;
}

/** The end of a component's subtree: the first component after it that is not in it. */
function endOfSubtree({ parents }, node) {
  let end = node + 1;
  while (end < parents.length && parents[end] >= node) end += 1;
  return end;
}

const typeNames = { l: "layout", t: "label", b: "button", i: "image", v: "video" };

/** What a person would call a component: its label, its id or its words. */
function nameOf(tree, node) {
  return tree.labels[node] || tree.ids[node] || tree.words[node] || typeNames[tree.types[node]];
}

/** The words in a component, as a reader would speak them. */
function wordsIn(tree, node) {
  const words = [];
  for (let index = node; index < endOfSubtree(tree, node); index += 1) {
    if (tree.isHiddenFromReaders[index] && !tree.isHiddenFromReaders[node]) continue;
    const said = tree.labels[index] || tree.words[index];
    if (said) words.push(said);
  }
  return words.join(", ");
}

/** Where a component was written: the source's place in the list, line and column. */
function placeIn(tree, node) {
  const [source, line, column] = tree.places.slice(3 * node, 3 * node + 3);
  return { source, line, column };
}

/** The components that can be tapped, with their actions. */
function tappable(tree) {
  return Object.entries(tree.events)
    .filter(([, events]) => events.tap?.length)
    .map(([node, events]) => ({ node: Number(node), actions: events.tap }))
    .sort((a, b) => a.node - b.node);
}

/** The address of a picture. One that is embedded is turned into bytes once, however often it is shown. */
const pictureAddress = remember((index) => {
  const address = project.pictures[index];
  const embedded = address && /^data:([^;,]+);base64,/.exec(address);
  if (!embedded) return address;
  const text = atob(address.slice(embedded[0].length));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: embedded[1] }));
});

/** An element with properties and children; text becomes text, never markup. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key in element && key !== "style" && key !== "list") element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const byID = (id) => document.getElementById(id);
