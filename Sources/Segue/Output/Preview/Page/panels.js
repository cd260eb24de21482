// What stands beside the device: what flies and why, the sources, the diagnostics.

/** The component that is looked at, and its screen. */
let subject = null;

function inspect(screen, node) {
  subject = { screen, node };
  showInspector();
}

function button(text, onclick, properties) {
  return make("button", { type: "button", onclick, ...properties }, text);
}

const list = (className, items) => make("ul", { className }, ...items);
const heading = (level, text) => make(`h${level}`, { tabIndex: -1 }, text);
const hint = (text) => make("p", { className: "hint" }, text);

/** Makes an element show its component on the device while it is pointed at or has the focus. */
function marking(element, screen, node) {
  element.onpointerenter = () => mark(screen.nodes[node]);
  element.onpointerleave = () => mark(null);
  element.addEventListener("focusin", element.onpointerenter);
  element.addEventListener("focusout", element.onpointerleave);
  return element;
}

function mark(element) {
  $("mark").hidden = !element?.isConnected;
  if (!element) return;
  const all = $("device").getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const scale = device().width / all.width;
  setBox($("mark"), ...[box.x - all.x, box.y - all.y, box.width, box.height].map((at) => at * scale));
}

/** `file:line:column`, which opens the source there. */
function placeLink({ source, line, column }) {
  const file = project.sources[source];
  if (!file) return null;
  const title = `${file.path}:${line}:${column}`;
  const properties = { className: "place", title };
  if (!file.text) return make("span", properties, title);
  return button(title, () => openSource(source, line), properties);
}

function placeOfNode({ places }, node) {
  const [source, line, column] = places.slice(3 * node);
  return placeLink({ source, line, column });
}

// ---- What flies ----

function showInspector() {
  const { run, stack } = player;
  if (![run?.screen, ...stack].includes(subject?.screen)) subject = null;
  $("inspector").replaceChildren(...(subject ? describe(subject) : []), ...describeTaps(topScreen()));
}

function describeTaps(screen) {
  const { tree } = screen;
  const items = tree.taps.map((node) => {
    const choose = button(nameOf(tree, node), () => {
      inspect(screen, node);
      $("inspector").querySelector("h3").focus();
    }, { ariaPressed: subject?.screen === screen && subject.node === node });
    const actions = tree.events[node].tap.map(({ type, to, view, screen: id, tab, detail }) =>
      type !== "navigate" ? [type, id ?? tab ?? detail].join(" ")
        : view === undefined ? `${to} opens nothing` : `→ ${titleOf(view)}`);
    return marking(make("li", {}, choose, make("small", {}, actions.join(" · "))), screen, node);
  });
  return [heading(3, `On ${titleOf(screen.view)}`),
    items.length ? list("taps", items) : hint("Nothing on this screen can be tapped.")];
}

function describe({ screen, node }) {
  const { tree, layout: { flights } } = screen;
  const keys = Object.keys(flights).filter((key) => Number.parseInt(key) === node);
  return [heading(3, nameOf(tree, node)), placeOfNode(tree, node),
    ...keys.flatMap((key) => describeFlight(screen, flights[key])),
    ...(tree.snapshots[node] ? describeSnapshot(screen, node) : []), make("hr")];
}

function describeFlight(screen, flight) {
  const { to, link, transition, kind, fallbackFrom, gesture } = flight;
  const { timing, flying = [] } = motionOf(flight, player.run?.way ?? "push");
  const facts = {
    Opens: `${titleOf(to)}, ${link}`,
    Transition: `${transition} (${kind})`,
    "Instead of": fallbackFrom && `${fallbackFrom}: nothing could fly`,
    Takes: `${Math.round(timing.duration * 1000)} ms, ${Object.keys(timing.easing).join() === "" ||
      typeof timing.easing === "string" ? "linear" : Object.keys(timing.easing)[0]}`,
    "Back by": gesture && `dragging ${gesture.direction}${gesture.edge ? " from the edge" : ""}`,
  };
  const rows = flying.map(({ id, draws, nodes, node }, index) => {
    const row = make("li", { style: `--hue: ${hueOf(index)}` }, make("i"), id, make("small", {}, draws[0]));
    return nodes[0] == null ? row : marking(row, screen, node);
  });
  return [
    make("dl", {}, ...Object.entries(facts).filter(([, text]) => text)
      .flatMap(([term, text]) => [make("dt", {}, term), make("dd", {}, text)])),
    heading(4, rows.length === 1 ? "1 layer" : `${rows.length} layers`),
    rows.length ? list("layers", rows) : hint("The two screens move as wholes."),
  ];
}

/** Every component in the tapped one: kept or dropped, and why. */
function describeSnapshot(screen, root) {
  const { tree } = screen;
  const depths = { [tree.parents[root]]: -1 };
  let keptCount = 0;
  const rows = subtree(tree, root).map((node, index) => {
    const { kept, text } = project.reasons[tree.snapshots[root].charCodeAt(index) - 97];
    const depth = (depths[node] = depths[tree.parents[node]] + 1);
    keptCount += kept;
    return marking(make("li", { className: kept ? "kept" : "", style: `--depth: ${Math.min(depth, 8)}` },
      make("b", {}, typeNames[tree.types[node]]), ` ${tree.ids[node] || tree.words[node] || ""}`,
      make("small", {}, make("b", {}, kept ? "kept" : "dropped"), `: ${text}`),
      placeOfNode(tree, node)), screen, node);
  });
  return [heading(4, `Snapshot: ${keptCount} of ${rows.length} kept`), list("snapshot", rows)];
}

/** Each layer's frame with its name, above the device. */
function showOutlines() {
  const { show } = $("outlined").checked && player.run || {};
  const outlines = show ? [
    ["exiting", "", show.frames[0]], ["entering", "", show.frames[1]],
    ...show.layers.map(({ layer, frame }, index) => [layer.id, hueOf(index), frame]),
  ] : [];
  $("outlines").replaceChildren(...outlines.map(([name, hue, frame]) => {
    const outline = make("div", { style: `--hue: ${hue}` }, make("span", {}, name));
    outline.classList.toggle("whole", hue === "");
    setBox(outline, ...frame);
    return outline;
  }));
}

// ---- Sources ----

const tokens = /("(?:\\.|[^"\\])*")(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** A line of JSON with its keys, strings and numbers told apart. */
function coloured(line) {
  const parts = [];
  let end = 0;
  for (const { 0: token, 1: string, 2: colon, index } of line.matchAll(tokens)) {
    const className = colon ? "key" : string ? "string" : "number";
    parts.push(line.slice(end, index), make("span", { className }, token));
    end = index + token.length;
  }
  return [...parts, line.slice(end)];
}

function showSource(index) {
  $("file").value = index;
  $("lines").replaceChildren(...project.sources[index].text.split("\n").map((line, number) =>
    make("li", { "data-line": number + 1 }, ...coloured(line))));
}

function openSource(index, line) {
  selectPanel("source");
  if ($("file").value !== String(index) || !$("lines").children.length) showSource(index);
  $("lines").querySelector(".found")?.classList.remove("found");
  const row = $("lines").children[line - 1];
  row?.classList.add("found");
  row?.scrollIntoView({ block: "center" });
  $("lines").focus({ preventScroll: true });
}

// ---- Diagnostics ----

function describeDiagnostic({ severity, code, message, notes = [], ...place }) {
  return make("li", { className: severity }, make("b", {}, severity), make("code", {}, code),
    make("p", {}, message), placeLink(place),
    ...notes.flatMap(({ message: text, ...at }) => [make("p", { className: "hint" }, text), placeLink(at)]));
}

// ---- Their tabs ----

function selectPanel(id) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const panel = $(tab.getAttribute("aria-controls"));
    tab.ariaSelected = panel.id === id;
    tab.tabIndex = panel.id === id ? 0 : -1;
    panel.hidden = panel.id !== id;
  }
  // What may be long is built when it is first seen.
  if (id === "source" && !$("lines").children.length && $("file").value) showSource($("file").value);
  if (id === "diagnostics" && !$("complaints").children.length) {
    $("complaints").append(...project.diagnostics.map(describeDiagnostic));
  }
}

function startPanels() {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  tabs.forEach((tab, index) => {
    tab.onclick = () => selectPanel(tab.getAttribute("aria-controls"));
    tab.onkeydown = ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      const next = step && tabs.at((index + step) % tabs.length);
      next?.click();
      next?.focus();
    };
  });
  const files = project.sources.map(({ path, text }, value) => text && make("option", { value }, path));
  $("file").append(...files.filter(Boolean));
  $("file").onchange = ({ target }) => showSource(target.value);
  const { diagnostics } = project;
  $("count").textContent = diagnostics.length || "";
  $("count").className = ["error", "warning"]
    .find((worst) => diagnostics.some(({ severity }) => severity === worst)) ?? "";
  changes.addEventListener("stack", showInspector);
  for (const change of ["stack", "frame"]) changes.addEventListener(change, showOutlines);
  $("outlined").onchange = showOutlines;
}
