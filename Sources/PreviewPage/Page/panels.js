// The panels beside the device: flights and snapshots, the sources, the diagnostics.

/** The inspected component, and its screen. */
let subject = null;

function inspect(screen, node) {
  subject = { screen, node };
  showInspector();
}

const button = (text, onclick, properties) => make("button", { onclick, ...properties }, text);
const list = (className, items) => make("ul", { className }, ...items);
const heading = (text) => make("h3", { tabIndex: -1 }, text);

/** Highlights a component on the device while its element is hovered or focused. */
function marking(element, screen, node) {
  const show = () => mark(screen.nodes[node]);
  const events = { pointerenter: show, focusin: show, pointerleave: () => mark(), focusout: () => mark() };
  for (const [event, act] of Object.entries(events)) element.addEventListener(event, act);
  return element;
}

function mark(element) {
  $("mark").hidden = !element?.isConnected;
  if (!element) return;
  const [all, box] = [$("device"), element].map((shown) => shown.getBoundingClientRect());
  const scale = device().width / all.width;
  setBox($("mark"), ...[box.x - all.x, box.y - all.y, box.width, box.height].map((at) => at * scale));
}

/** Returns a button `file:line:column` that opens the source there. */
function placeLink({ source, line, column }) {
  const file = project.sources[source];
  if (!file) return null;
  return button(`${file.path}:${line}:${column}`, () => openSource(source, line), { className: "place" });
}

function placeOfNode({ places }, node) {
  const [source, line, column] = places.slice(3 * node);
  return placeLink({ source, line, column });
}

// ---- Flights ----

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
      view === undefined ? `${type} ${to ?? id ?? tab ?? detail ?? ""}` : `→ ${titleOf(view)}`);
    return marking(make("li", {}, choose, make("small", {}, actions.join(" · "))), screen, node);
  });
  return [heading(`On ${titleOf(screen.view)}`),
    items.length ? list("choices", items) : "Nothing can be tapped."];
}

function describe({ screen, node }) {
  const { tree, layout: { flights } } = screen;
  const actions = Object.values(tree.events[node]).flat();
  return [heading(nameOf(tree, node)), placeOfNode(tree, node),
    ...actions.flatMap(({ flight, to }) => (flights[flight] ? describeFlight(screen, flights[flight], to) : [])),
    ...(tree.snapshots[node] ? describeSnapshot(screen, node) : []), make("hr")];
}

function describeFlight(screen, flight, link) {
  const { to, transition, kind, fallbackFrom, gesture, noGesture } = flight;
  const { timing, flying = [] } = motionOf(flight, player.run?.way ?? "push");
  const easing = typeof timing.easing === "string" ? timing.easing : Object.keys(timing.easing)[0];
  const facts = {
    Opens: `${titleOf(to)}, ${link}`,
    Transition: `${transition} (${kind})`,
    "Instead of": fallbackFrom && `${fallbackFrom}: nothing could fly`,
    Takes: `${Math.round(timing.duration * 1000)} ms, ${easing}`,
    "Back by": gesture ? `dragging ${gesture.direction}${gesture.edge ? " from the edge" : ""}`
      : noGesture,
  };
  const rows = flying.map(({ id, draws, nodes }, index) => {
    const row = make("li", { style: `--hue: ${hueOf(index)}` }, make("i"), id, make("small", {}, draws[0]));
    return nodes[0] == null ? row : marking(row, screen, nodes[0]);
  });
  return [
    make("dl", {}, ...Object.entries(facts).filter(([, text]) => text)
      .flatMap(([term, text]) => [make("dt", {}, term), make("dd", {}, text)])),
    make("h4", {}, `Layers: ${rows.length || "the two screens"}`), list("layers", rows),
  ];
}

/** Lists the tapped component and its descendants: kept or dropped, and why. */
function describeSnapshot(screen, root) {
  const { tree } = screen;
  const depths = { [tree.parents[root]]: -1 };
  const rows = subtree(tree, root).map((node, index) => {
    const { kept, text } = project.reasons[tree.snapshots[root].charCodeAt(index) - 97];
    depths[node] = depths[tree.parents[node]] + 1;
    const style = `--depth: ${Math.min(depths[node], 8)}`;
    return marking(make("li", { className: kept ? "kept" : "", style },
      make("b", {}, typeNames[tree.types[node]]), ` ${tree.ids[node] || tree.words[node] || ""}`,
      make("p", {}, make("b", {}, kept ? "kept" : "dropped"), `: ${text}`),
      placeOfNode(tree, node)), screen, node);
  });
  return [make("h4", {}, "Snapshot"), list("rows", rows)];
}

/** Shows the frame and name of each layer above the device. */
function showOutlines() {
  const { show } = ($("outlined").checked && player.run) || {};
  const screens = show?.frames.map((frame, at) => [at ? "entering" : "exiting", "", frame]) ?? [];
  const layers = show?.layers.map(({ layer, frame }, at) => [layer.id, hueOf(at), frame]) ?? [];
  $("outlines").replaceChildren(...[...screens, ...layers].map(([name, hue, frame]) => {
    const className = hue === "" ? "whole" : "";
    const outline = make("div", { className, style: `--hue: ${hue}` }, make("span", {}, name));
    setBox(outline, ...frame);
    return outline;
  }));
}

// ---- Sources and diagnostics ----

function showSource(index) {
  $("file").value = index;
  $("lines").dataset.source = index;
  $("lines").replaceChildren(...project.sources[index].text.split("\n").map((line, number) =>
    make("li", { "data-line": number + 1 }, line)));
}

function openSource(index, line) {
  if ($("lines").dataset.source !== String(index)) showSource(index);
  $("sources").open = true;
  $("lines").querySelector(".found")?.classList.remove("found");
  const row = $("lines").children[line - 1];
  row?.classList.add("found");
  row?.scrollIntoView({ block: "center" });
  $("lines").focus({ preventScroll: true });
}

function describeDiagnostic({ severity, code, message, notes, ...place }) {
  return make("li", { className: severity }, make("b", {}, severity), make("code", {}, code),
    make("p", {}, message), placeLink(place),
    ...notes.flatMap(({ message: text, ...at }) => [make("p", {}, text), placeLink(at)]));
}

function startPanels() {
  const { sources, diagnostics } = project;
  $("file").append(...sources.map(({ path }, value) => make("option", { value }, path)));
  $("file").onchange = ({ target }) => showSource(target.value);
  $("count").textContent = diagnostics.length;
  // Long lists are built when they are first opened.
  $("sources").ontoggle = () => $("lines").dataset.source || showSource(0);
  $("diagnostics").ontoggle = () => $("complaints").replaceChildren(...diagnostics.map(describeDiagnostic));
  changes.addEventListener("stack", showInspector);
  for (const change of ["stack", "frame"]) changes.addEventListener(change, showOutlines);
  $("outlined").onchange = showOutlines;
}
