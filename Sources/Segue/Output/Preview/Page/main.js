// The page around the device: what is chosen, what the address says, and how large the device is drawn.

function announce(text) {
  const toast = byID("toast");
  toast.textContent = text;
  toast.classList.add("shown");
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => toast.classList.remove("shown"), 4000);
}

// ---- The device ----

function fitDevice() {
  const { width, height } = deviceNow();
  const bench = byID("bench");
  const rim = 2 * parseFloat(getComputedStyle(byID("rim")).borderTopWidth);
  const free = (room, size) => (room - rim - 16) / size;
  const fit = Math.min(1, free(bench.clientWidth, width), free(bench.clientHeight, height));
  const scale = player.zoom ?? Math.max(0.1, fit);
  byID("device").style.transform = scale === 1 ? "" : `scale(${scale})`;
  byID("rim").style.width = `${width * scale}px`;
  byID("rim").style.height = `${height * scale}px`;
  byID("rim").style.borderRadius = `${cornerOf(deviceNow()) * scale + rim / 2}px`;
}

/** A device with a home indicator has round corners. */
function cornerOf({ width, height, safeArea }) {
  return safeArea.bottom > 0 ? Math.min(48, Math.min(width, height) * 0.12) : 4;
}

function showDevice() {
  const device = deviceNow();
  const { top, bottom, leading, trailing } = device.safeArea;
  const element = byID("device");
  element.style.width = `${device.width}px`;
  element.style.height = `${device.height}px`;
  element.style.borderRadius = `${cornerOf(device)}px`;
  element.dir = player.direction;
  byID("safe-area").style.borderWidth = pixels(
    player.direction === "rtl" ? [top, leading, bottom, trailing] : [top, trailing, bottom, leading]);
  byID("size").textContent = `${device.width} × ${device.height} @${device.scale}×`;
  fitDevice();
}

/** Turns to a device and a direction that exist, and keeps the stack. */
function choose({ device = player.device, direction = player.direction }) {
  player.device = clamp(device, 0, project.devices.length - 1);
  player.direction = project.directions.includes(direction) ? direction : project.directions[0];
  byID("device-choice").value = player.device;
  for (const choice of document.getElementsByName("direction")) {
    choice.checked = choice.value === player.direction;
  }
  showDevice();
}

// ---- What is chosen, in the address ----

function writeAddress() {
  const screen = topScreen();
  if (!screen) return;
  const address = new URLSearchParams({
    screen: instanceOf(screen.view).name, device: deviceNow().name, direction: player.direction,
  });
  if (location.hash.slice(1) !== String(address)) history.replaceState(null, "", `#${address}`);
}

function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  const device = project.devices.findIndex(({ name }) => name === address.get("device"));
  const instance = project.instances.findIndex(({ name }) => name === address.get("screen"));
  return {
    device: device < 0 ? undefined : device,
    direction: address.get("direction") ?? undefined,
    view: project.starts[instance],
  };
}

/** The view that a name or an index means: an instance's own, or one of the list. */
function viewNamed(view) {
  if (typeof view === "number") return view;
  const instance = project.instances.findIndex(({ name }) => name === view);
  if (instance < 0) throw new Error(`No screen is named ${view}.`);
  return project.starts[instance];
}

/** Begins with a view; it belongs to the tab of which it is the root, if it is one. */
function start(view) {
  player.tab = project.tabs.find((tab) => tab.view === view)?.id ?? null;
  player.tabStacks.clear();
  player.queue = null;
  showViews([view]);
}

// ---- Controls ----

function startControls() {
  project.devices.forEach(({ name }, index) =>
    byID("device-choice").append(make("option", { value: index }, name)));
  byID("device-choice").addEventListener("change", ({ target }) => {
    choose({ device: Number(target.value) });
    rebuild();
  });
  byID("directions").hidden = project.directions.length < 2;
  for (const input of document.getElementsByName("direction")) {
    input.addEventListener("change", () => {
      choose({ direction: input.value });
      rebuild();
    });
  }
  const reduced = byID("reduced");
  const preference = matchMedia("(prefers-reduced-motion: reduce)");
  const follow = () => {
    reduced.checked = player.isReduced = preference.matches;
  };
  preference.addEventListener("change", follow);
  follow();
  reduced.addEventListener("change", () => {
    player.isReduced = reduced.checked;
    closeRun();
    announceChange("stack");
  });
  byID("safe").addEventListener("change", ({ target }) => (byID("safe-area").hidden = !target.checked));
  byID("back").addEventListener("click", back);
  document.addEventListener("keydown", (event) => {
    const isBack = event.key === "Escape" || (event.key === "Backspace" && !isTyping(event)) ||
      (event.key === "ArrowLeft" && event.altKey);
    if (!isBack) return;
    event.preventDefault();
    back();
  });
}

function startChooser() {
  const list = byID("starts");
  const items = project.starts.map((view) => {
    const { name, title } = instanceOf(view);
    const choice = button(title || name, () => start(view), { "data-view": view });
    if (title && title !== name) choice.append(make("small", {}, name));
    return make("li", {}, choice);
  });
  list.append(...items);
  const filter = byID("filter");
  filter.hidden = items.length < 12;
  filter.addEventListener("input", () => {
    const wanted = filter.value.trim().toLowerCase();
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wanted);
  });
  byID("tabs").append(...project.tabs.map(({ id, title }) =>
    button(title || id, () => selectTab(id), { "data-tab": id })));
  byID("tabs").hidden = !project.tabs.length;
}

function showStack() {
  const { stack } = player;
  const top = topScreen();
  byID("crumbs").replaceChildren(...stack.map((screen, index) => {
    const isTop = screen === top;
    const crumb = button(titleOf(screen.view), () => backTo(index));
    if (isTop) crumb.setAttribute("aria-current", "true");
    return make("li", {}, crumb);
  }));
  byID("back").disabled = stack.length < 2;
  for (const choice of byID("starts").querySelectorAll("button")) {
    const isShown = instanceOf(Number(choice.dataset.view)) === instanceOf(top.view);
    if (isShown) choice.setAttribute("aria-current", "true");
    else choice.removeAttribute("aria-current");
  }
  for (const tab of byID("tabs").children) {
    tab.setAttribute("aria-pressed", tab.dataset.tab === player.tab);
  }
  const place = stack.length > 1 ? `, screen ${stack.length} of the stack` : "";
  byID("shown").textContent = `${titleOf(top.view)}${place}`;
  writeAddress();
}

// ---- For tests and curious people ----

globalThis.segue = {
  /** Shows a view alone: an instance's name or a view's index; `zoom` fixes the scale of the device. */
  show({ view, device, direction, reduced, zoom } = {}) {
    const named = project.devices.findIndex(({ name }) => name === device);
    const index = named < 0 ? device : named;
    if (zoom !== undefined) player.zoom = zoom;
    if (reduced !== undefined) byID("reduced").checked = player.isReduced = reduced;
    choose({ device: index, direction });
    start(view === undefined ? topScreen().view : viewNamed(view));
  },

  /** Opens the flight of a component of the shown view, and holds it at a time. */
  play({ component, action = 0, way = "push", reduced, seconds = 0 }) {
    closeRun();
    if (reduced !== undefined) byID("reduced").checked = player.isReduced = reduced;
    const below = topScreen();
    const node = typeof component === "number" ? component : below.tree.nodeOfID.get(component);
    const key = `${node}.${action}`;
    const flight = below.layout.flights[key];
    if (!flight) throw new Error(`${component} has no flight ${action}.`);
    const screen = new Screen(flight.to, variantNow());
    screen.cameBy = { key, node };
    subject = { screen: below, node };
    const run = openRun(player.stack, screen, way);
    scrub(seconds);
    showInspector();
    return {
      duration: run.motion.timing.duration,
      layers: run.show.layers.map(({ layer }) => layer.id),
    };
  },

  state() {
    const { run, stack } = player;
    const screens = run && targetOf(run) === 1 ? [...run.base, run.screen] : run?.base ?? stack;
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

// ---- The beginning ----

document.title = `${project.app} · Segue preview`;
byID("app").textContent = project.app;
byID("fonts").textContent = project.fonts;
startControls();
startChooser();
startGestures();
startTimeline();
startPanels();
changes.addEventListener("stack", showStack);
new ResizeObserver(fitDevice).observe(byID("bench"));

const asked = readAddress();
choose({ device: asked.device, direction: asked.direction ?? project.devices[asked.device ?? 0].direction });
start(asked.view ?? project.tabs[0]?.view ?? project.starts[0]);
window.addEventListener("hashchange", () => {
  const { view, ...chosen } = readAddress();
  choose(chosen);
  start(view ?? topScreen().view);
});
