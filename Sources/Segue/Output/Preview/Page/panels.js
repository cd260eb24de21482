// What stands beside the device: what flies and why, the sources, the diagnostics.

/** The component that is looked at, on its screen. */
let subject = null;

function inspect(screen, node) {
  subject = { screen, node };
  showInspector();
}

function button(text, action, properties = {}) {
  const element = make("button", { type: "button", ...properties }, text);
  element.addEventListener("click", action);
  return element;
}

/** Makes an element show its component on the device while it is pointed at or focused. */
function marks(element, screen, node) {
  const show = () => markComponent(screen, node);
  for (const event of ["pointerenter", "focusin"]) element.addEventListener(event, show);
  for (const event of ["pointerleave", "focusout"]) element.addEventListener(event, unmark);
  return element;
}

function markComponent(screen, node) {
  const element = screen.nodes[node];
  const device = byID("device").getBoundingClientRect();
  if (!element?.isConnected) return;
  const scale = device.width / deviceNow().width;
  const box = element.getBoundingClientRect();
  const mark = byID("mark");
  setBox(mark, (box.x - device.x) / scale, (box.y - device.y) / scale, box.width / scale,
    box.height / scale);
  mark.hidden = false;
}

function unmark() {
  byID("mark").hidden = true;
}

/** `file:line:column`, which opens the source there. */
function placeLink({ source, line, column }) {
  const file = project.sources[source];
  if (!file) return null;
  const text = `${file.path}:${line}:${column}`;
  // The end of a path says more than its beginning.
  const shown = make("bdi", {}, text);
  if (!file.text) return make("span", { className: "place", title: text }, shown);
  return button(shown, () => openSource(source, line), { className: "place", title: text });
}

// ---- What flies ----

function showInspector() {
  const screens = [...player.stack, player.run?.screen];
  if (!screens.includes(subject?.screen)) subject = null;
  const top = player.run?.screen ?? topScreen();
  byID("inspector").replaceChildren(
    ...(subject ? describeFlights(subject) : []), describeTappable(top));
}

function describeTappable(screen) {
  const { tree } = screen;
  const items = tappable(tree).map(({ node, actions }) => {
    const choose = button(nameOf(tree, node), () => {
      inspect(screen, node);
      byID("inspector").querySelector("h3")?.focus();
    }, { "aria-pressed": subject?.screen === screen && subject.node === node });
    return marks(make("li", {}, choose, make("small", {}, summary(actions))), screen, node);
  });
  const list = items.length ? make("ul", { className: "taps" }, ...items)
    : make("p", { className: "hint" }, "Nothing on this screen can be tapped.");
  return make("section", {}, make("h3", {}, `On ${titleOf(screen.view)}`), list);
}

function summary(actions) {
  return actions.map(({ type, to, view, screen, tab, detail }) => {
    if (type !== "navigate") return [type, screen ?? tab ?? detail].filter(Boolean).join(" ");
    return view === undefined ? `${to} opens nothing` : `→ ${titleOf(view)}`;
  }).join(" · ");
}

function describeFlights({ screen, node }) {
  const { tree, layout } = screen;
  const sections = [make("header", {},
    make("h3", { tabIndex: -1 }, nameOf(tree, node)), placeLink(placeIn(tree, node)))];
  const keys = Object.keys(layout.flights).filter((key) => parseInt(key, 10) === node);
  for (const key of keys) sections.push(describeFlight(screen, layout.flights[key]));
  if (tree.snapshots[node]) sections.push(describeSnapshot(screen, node));
  return [make("section", { className: "subject" }, ...sections)];
}

function describeFlight(screen, flight) {
  const { gesture } = flight;
  const motion = motionOf(flight, player.run?.way ?? "push", player.isReduced);
  const facts = [
    ["Opens", `${titleOf(flight.to)} (${flight.link})`],
    ["Transition", `${flight.transition}, ${flight.kind}`],
    ["Takes", `${Math.round(motion.timing.duration * 1000)} ms, ${easingName(motion.timing.easing)}`],
    flight.fallbackFrom && ["Instead of", `${flight.fallbackFrom}: nothing could fly`],
    gesture && ["Back by", `dragging ${gesture.direction}${gesture.edge ? " from the edge" : ""}`],
  ].filter(Boolean);
  const layers = (motion.flying ?? []).map((layer, index) => {
    const side = layer.draws[0] === "component" ? layer.draws[1] : layer.side;
    const row = make("li", { style: `--hue: ${hueOf(index)}` },
      make("i", { className: "chip" }), make("span", {}, layer.id),
      make("small", {}, layer.draws[0] === "component" ? "text" : layer.draws[0]));
    return side === 0 ? marks(row, screen, layer.nodes[0] ?? layer.node) : row;
  });
  const content = layers.length ? make("ul", { className: "layers" }, ...layers)
    : make("p", { className: "hint" }, "The two screens move as wholes.");
  return make("div", {},
    make("dl", {}, ...facts.flatMap(([term, text]) => [make("dt", {}, term), make("dd", {}, text)])),
    make("h4", {}, layers.length === 1 ? "1 layer" : `${layers.length} layers`), content);
}

function easingName(easing) {
  if (easing.spring) return `spring ζ ${Number(easing.spring[1].toFixed(2))}`;
  if (easing.bezier) return `cubic-bezier(${easing.bezier.join(", ")})`;
  return easing.stops ? "linear()" : easing.joined ? "emphasized" : "linear";
}

/** Every component in the tapped one: kept or dropped, and why. */
function describeSnapshot(screen, root) {
  const { tree } = screen;
  const depths = [];
  const rows = [...tree.snapshots[root]].map((letter, index) => {
    const node = root + index;
    const depth = (depths[node] = index ? (depths[tree.parents[node]] ?? 0) + 1 : 0);
    const { kept, text } = project.reasons[letter.charCodeAt(0) - 97] ?? {};
    const name = tree.ids[node] || tree.words[node] || "";
    return marks(
      make("li", { className: kept ? "kept" : "dropped", style: `--depth: ${depth}` },
        make("div", {}, make("b", {}, typeNames[tree.types[node]]), ` ${name}`),
        make("small", {}, make("em", {}, kept ? "kept" : "dropped"), `: ${text}`),
        placeLink(placeIn(tree, node))),
      screen, node);
  });
  const kept = rows.filter((row) => row.className === "kept").length;
  return make("div", {}, make("h4", {}, `Snapshot: ${kept} of ${rows.length} kept`),
    make("ul", { className: "snapshot" }, ...rows));
}

// ---- Outlines of layers ----

function showOutlines() {
  const isShown = byID("outlined").checked && player.run;
  const outlines = isShown ? player.run.show.outlines : [];
  const box = byID("outlines");
  while (box.children.length > outlines.length) box.lastChild.remove();
  outlines.forEach(({ name, hue, frame }, index) => {
    const element = box.children[index] ?? box.appendChild(make("div", {}, make("span")));
    element.className = hue === null ? "whole" : "";
    element.style.setProperty("--hue", hue ?? 0);
    setBox(element, ...frame);
    element.firstChild.textContent = name;
  });
}

// ---- Sources ----

let shownSource = null;

function startSources() {
  const chooser = byID("file");
  project.sources.forEach(({ path, text }, index) => {
    if (text) chooser.append(make("option", { value: index }, path));
  });
  byID("no-sources").hidden = chooser.options.length > 0;
  chooser.addEventListener("change", () => showSource(Number(chooser.value)));
  byID("source").addEventListener("show", () => {
    if (shownSource === null && chooser.options.length) showSource(Number(chooser.value));
  });
}

const tokens = /("(?:\\.|[^"\\])*")(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** A line of JSON with its strings, keys and numbers told apart. */
function coloured(line) {
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(tokens)) {
    parts.push(line.slice(end, match.index));
    const [all, string, colon] = match;
    const kind = colon ? "key" : string ? "string" : "number";
    parts.push(make("span", { className: kind }, string ?? all), colon ?? "");
    end = match.index + all.length;
  }
  parts.push(line.slice(end));
  return parts;
}

function showSource(index) {
  if (shownSource === index) return;
  shownSource = index;
  byID("file").value = index;
  byID("lines").replaceChildren(...project.sources[index].text.split("\n").map((line, number) =>
    make("li", { "data-line": number + 1 }, ...coloured(line))));
}

function openSource(index, line) {
  selectPanel("source");
  showSource(index);
  byID("lines").querySelector(".found")?.classList.remove("found");
  const row = byID("lines").children[line - 1];
  if (!row) return;
  row.classList.add("found");
  row.tabIndex = -1;
  row.scrollIntoView({ block: "center" });
  row.focus({ preventScroll: true });
}

// ---- Diagnostics ----

function startDiagnostics() {
  const { diagnostics } = project;
  const count = byID("diagnostics-count");
  count.textContent = diagnostics.length || "";
  const has = (severity) => diagnostics.some((diagnostic) => diagnostic.severity === severity);
  count.className = `count ${has("error") ? "error" : has("warning") ? "warning" : ""}`;
  byID("no-diagnostics").hidden = diagnostics.length > 0;
  byID("diagnostics").addEventListener("show", () => {
    const list = byID("diagnostics-list");
    if (!list.children.length) list.append(...diagnostics.map(describeDiagnostic));
  });
}

function describeDiagnostic({ severity, code, message, notes, ...place }) {
  return make("li", { className: severity },
    make("div", {}, make("b", {}, severity), make("code", {}, code)),
    make("p", {}, message), placeLink(place),
    ...(notes ?? []).map(({ message: text, ...at }) =>
      make("p", { className: "note" }, `${text} `, placeLink(at))));
}

// ---- Tabs of the panels ----

function selectPanel(id) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isSelected = tab.getAttribute("aria-controls") === id;
    tab.setAttribute("aria-selected", isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    byID(tab.getAttribute("aria-controls")).hidden = !isSelected;
  }
  byID(id).dispatchEvent(new Event("show"));
}

function startPanels() {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  tabs.forEach((tab, index) => {
    tab.addEventListener("click", () => selectPanel(tab.getAttribute("aria-controls")));
    tab.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      selectPanel(next.getAttribute("aria-controls"));
      next.focus();
    });
  });
  startSources();
  startDiagnostics();
  changes.addEventListener("stack", showInspector);
  for (const name of ["stack", "frame"]) changes.addEventListener(name, showOutlines);
  byID("outlined").addEventListener("change", showOutlines);
}
