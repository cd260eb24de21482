// The page around the device: what is chosen, what the address says, and how large the device is drawn.

function announce(text) {
  $("toast").textContent = text;
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => ($("toast").textContent = ""), 5000);
}

// ---- The device ----

/** Draws the device as large as there is room, but not larger than it is. */
function fitDevice() {
  const { width, height, safeArea } = device();
  const { clientWidth, clientHeight } = $("bench");
  const room = 40;
  const fit = Math.min(1, (clientWidth - room) / width, (clientHeight - room) / height);
  const scale = player.zoom ?? Math.max(0.1, fit);
  // A device with a home indicator has round corners.
  const corner = safeArea.bottom > 0 ? Math.min(48, width * 0.12) : 4;
  $("device").style.borderRadius = `${corner}px`;
  $("device").style.transform = scale === 1 ? "" : `scale(${scale})`;
  $("rim").style.borderRadius = `${corner * scale + 10}px`;
  $("rim").style.width = `${width * scale}px`;
  $("rim").style.height = `${height * scale}px`;
}

/** Turns to a device and a direction that exist. */
function choose({ device: index = player.device, direction = player.direction }) {
  player.device = clamp(index, 0, project.devices.length - 1);
  const { directions } = project;
  player.direction = directions.includes(direction) ? direction : directions[0];
  const { width, height, scale, safeArea: { top, bottom, leading, trailing } } = device();
  const [left, right] = player.direction === "rtl" ? [trailing, leading] : [leading, trailing];
  $("device-choice").value = player.device;
  $(player.direction).checked = true;
  $("device").style.width = `${width}px`;
  $("device").style.height = `${height}px`;
  $("safe-area").style.borderWidth = pixels([top, right, bottom, left]);
  $("size").textContent = `${width} × ${height} @${scale}×`;
  fitDevice();
}

// ---- What is chosen, in the address ----

function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  const find = (all, key) => {
    const index = all.findIndex(({ name }) => name === address.get(key));
    return index < 0 ? undefined : index;
  };
  const index = find(project.devices, "device");
  return {
    device: index, view: project.starts[find(project.instances, "screen")],
    direction: address.get("direction") ?? project.devices[index ?? 0].direction,
  };
}

/** Begins with a view; it belongs to the tab of which it is the root, if it is one. */
function start(view) {
  player.tab = project.tabs.find((tab) => tab.view === view)?.id;
  player.next = null;
  tabStacks.clear();
  showViews([view]);
}

function showStack() {
  const { stack } = player;
  const { name } = instanceOf(topScreen().view);
  const crumbs = topScreen() === stack.at(-1) ? stack : [...player.run.base, topScreen()];
  $("crumbs").replaceChildren(...crumbs.map((screen, index) =>
    make("li", {}, button(titleOf(screen.view), () => backTo(index)))));
  $("crumbs").lastChild.firstChild.ariaCurrent = "true";
  $("back").disabled = crumbs.length < 2;
  for (const choice of $("starts").querySelectorAll("button")) choice.ariaCurrent = choice.name === name;
  for (const tab of $("tabs").children) tab.ariaPressed = tab.name === player.tab;
  $("shown").textContent = `${titleOf(topScreen().view)}, ${crumbs.length} of ${crumbs.length}`;
  const address = new URLSearchParams({ screen: name, device: device().name, direction: player.direction });
  history.replaceState(null, "", `#${address}`);
}

// ---- Controls ----

function startControls() {
  $("device-choice").append(...project.devices.map(({ name }, value) => make("option", { value }, name)));
  const change = (chosen) => {
    choose(chosen);
    rebuild();
  };
  $("device-choice").onchange = ({ target }) => change({ device: Number(target.value) });
  $("directions").hidden = project.directions.length < 2;
  $("directions").onchange = ({ target }) => change({ direction: target.id });
  const preference = matchMedia("(prefers-reduced-motion: reduce)");
  const reduce = (isReduced) => {
    closeRun();
    player.isReduced = $("reduced").checked = isReduced;
    tellOf("frame");
  };
  preference.onchange = () => reduce(preference.matches);
  player.isReduced = $("reduced").checked = preference.matches;
  $("reduced").onchange = ({ target }) => reduce(target.checked);
  $("safe").onchange = ({ target }) => ($("safe-area").hidden = !target.checked);
  $("back").onclick = back;
  document.addEventListener("keydown", (event) => {
    const { key, altKey } = event;
    if (key !== "Escape" && !(key === "ArrowLeft" && altKey) && !(key === "Backspace" && !isTyping(event))) {
      return;
    }
    event.preventDefault();
    back();
  });

  const items = project.starts.map((view) => {
    const { name, title } = instanceOf(view);
    const choice = button(title || name, () => start(view), { name });
    if (title && title !== name) choice.append(make("small", {}, name));
    return make("li", {}, choice);
  });
  $("starts").append(...items);
  $("filter").hidden = items.length < 12;
  $("filter").oninput = ({ target }) => {
    const wanted = target.value.trim().toLowerCase();
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wanted);
  };
  $("tabs").append(...project.tabs.map(({ id, title }) =>
    button(title || id, () => selectTab(id), { name: id })));
  $("tabs").hidden = !project.tabs.length;
}

// ---- For tests and curious people ----

const indexOf = (all, name) => (typeof name === "string" ? all.findIndex((one) => one.name === name) : name);

globalThis.segue = {
  /** Shows a view alone: an instance's name or a view's index; `zoom` fixes the scale of the device. */
  show({ view = topScreen().view, device: chosen, direction, reduced, zoom }) {
    if (zoom !== undefined) player.zoom = zoom;
    if (reduced !== undefined) player.isReduced = $("reduced").checked = reduced;
    choose({ device: indexOf(project.devices, chosen), direction });
    start(typeof view === "string" ? project.starts[indexOf(project.instances, view)] : view);
  },

  /** Opens the flight of a component of the shown view, and holds it at a time. */
  play({ component, action = 0, way = "push", reduced = player.isReduced, seconds = 0 }) {
    closeRun();
    player.isReduced = $("reduced").checked = reduced;
    const { tree, layout } = topScreen();
    const id = Object.keys(tree.ids).find((node) => tree.ids[node] === component);
    const node = id === undefined ? component : Number(id);
    const cameBy = `${node}.${action}`;
    const screen = Object.assign(new Screen(layout.flights[cameBy].to, variant()), { cameBy });
    subject = { screen: topScreen(), node };
    const run = openRun({ base: player.stack, screen }, way);
    scrub(seconds);
    return { duration: run.motion.timing.duration, layers: run.show.layers.map(({ layer }) => layer.id) };
  },

  state() {
    const { run, stack } = player;
    const screens = !run ? stack : run.target === 1 ? [...run.base, run.screen] : run.base;
    return {
      stack: screens.map(({ view }) => instanceOf(view).name),
      progress: run?.progress ?? null,
      time: run?.course === "timed" ? run.time : null,
      playing: Boolean(run?.isPlaying),
      flight: run && {
        way: run.way, course: run.course, transition: run.flight.transition,
        layers: run.show.layers.map(({ layer }) => layer.id),
      },
    };
  },
};

document.title = `${project.app} · Segue preview`;
$("app").textContent = project.app;
$("fonts").textContent = project.fonts;
startControls();
startGestures();
startTimeline();
startPanels();
changes.addEventListener("stack", showStack);
new ResizeObserver(fitDevice).observe($("bench"));

const open = ({ view = project.tabs[0]?.view ?? project.starts[0], ...chosen }) => {
  choose(chosen);
  start(view);
};
open(readAddress());
window.onhashchange = () => open(readAddress());
