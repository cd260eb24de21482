// What is on the device: a stack of screens, and the flight that leads to or from its top. A flight
// that has ended can be opened again from the timeline, between the same screens.

const player = {
  device: 0,
  direction: "ltr",
  isReduced: false,
  speed: 1,
  zoom: null,
  /** The screens from the bottom up. Each knows by which flight it came. */
  stack: [],
  /** The flight under way. */
  run: null,
  /** The screens of the last flight, for the timeline. */
  last: null,
  /** What waits for the end of the flight under way. */
  next: null,
  tab: null,
};

const variant = () => 2 * player.device + (player.direction === "rtl" ? 1 : 0);
const device = () => project.devices[player.device];
const topScreen = () => player.run?.screen ?? player.stack.at(-1);

// "stack" when other screens are shown, "frame" when a flight is at another moment.
const changes = new EventTarget();
const tellOf = (change) => changes.dispatchEvent(new Event(change));

/** Puts screens on the device, the last on top, without a flight. */
function setStack(screens) {
  closeRun();
  player.last = null;
  player.stack = screens;
  $("screens").replaceChildren(...screens.flatMap(({ scrim, element }) => [scrim, element]));
  arrange();
}

const showViews = (views) => setStack(views.map((view) => new Screen(view, variant())));

/** Covers what cannot be seen, and takes from readers what is not on top. */
function arrange() {
  const { stack } = player;
  const lowest = stack.findLastIndex((screen) => screen.coversDevice);
  stack.forEach(({ element, scrim }, index) => {
    element.inert = index < stack.length - 1;
    element.classList.toggle("covered", index < lowest);
    scrim.style.opacity = "";
  });
  resetScreen(stack.at(-1));
  tellOf("stack");
}

/** The same stack on another device or in the other direction, scrolled as far where that is possible. */
function rebuild() {
  const { stack } = player;
  const screens = stack.map(({ view, cameBy }) => Object.assign(new Screen(view, variant()), { cameBy }));
  const offsets = stack.map((screen) => screen.offsets);
  setStack(screens);
  screens.forEach((screen, index) => {
    for (const [node, x, y] of offsets[index]) screen.nodes[node]?.scrollTo(x, y);
    // What is below a card stands where the flight has left it.
    const flight = !screen.coversDevice && flightOf(screens[index - 1], screen);
    if (flight) showScreen(screens[index - 1], motionOf(flight, "push").screens[0], 1);
  });
}

/** The flight by which a screen came from the one below, as it is on this device. */
const flightOf = (below, screen) => below && screen?.cameBy && below.layout.flights[screen.cameBy];

// ---- Flights ----

/** Opens a flight between the top of a stack and a screen above it: at its beginning, held. */
function openRun({ base, screen }, way) {
  closeRun();
  const below = base.at(-1);
  const flight = flightOf(below, screen);
  const motion = motionOf(flight, way);
  if (!screen.element.isConnected) $("screens").append(screen.scrim, screen.element);
  below.element.classList.remove("covered");
  const show = new FlightShow(motion, [below, screen]);
  // It follows the plan's time, unless a spring or a finger has taken over.
  player.run = { base, screen, way, flight, motion, show, course: "timed", time: 0, isPlaying: false };
  player.last = { base, screen, way };
  head(player.run, way === "push" ? 1 : 0);
  seek(player.run, 0);
  tellOf("stack");
  return player.run;
}

/** Makes an end the one to which a flight leads; focus on the device goes to the screen there. */
function head(run, target) {
  run.target = target;
  const screens = [run.base.at(-1), run.screen];
  const hasFocus = $("device").contains(document.activeElement);
  screens.forEach(({ element }, end) => (element.inert = end !== target));
  if (hasFocus) screens[target].focus();
}

function apply(run, progress) {
  run.progress = progress;
  run.show.show(progress);
  tellOf("frame");
}

function seek(run, time) {
  run.time = time;
  apply(run, progressAt(run.motion.timing, time));
}

/** Holds the flight at a time of its plan; without one under way the last is opened again. */
function scrub(seconds) {
  const run = player.run ?? reopen();
  if (!run) return;
  Object.assign(run, { course: "timed", isPlaying: false });
  head(run, run.way === "push" ? 1 : 0);
  seek(run, clamp(seconds, 0, run.motion.timing.duration));
}

const reopen = (way = player.last?.way) => player.last && openRun(player.last, way);

/** Leads progress to an end by a spring, from where it is and as fast as it is, in progress a second. */
function springTo(run, target, velocity = velocityOf(run)) {
  const { spring: { omega, zeta } = { omega: 18, zeta: 1 }, tolerance = 5e-4 } = run.flight.gesture ?? {};
  Object.assign(run, { course: "spring", time: 0, start: run.progress - target, velocity, tolerance });
  run.stateAt = (time) => spring(omega, zeta, time, run.start, run.velocity);
  run.isAtRest = ([y, v]) => Math.hypot(y, v / omega) <= tolerance;
  head(run, target);
  play(run);
}

function velocityOf({ course, motion: { timing }, time, stateAt }) {
  if (course === "spring") return stateAt(time)[1];
  const step = Math.min(1e-4, timing.duration / 2);
  const middle = clamp(time, step, timing.duration - step);
  return (progressAt(timing, middle + step) - progressAt(timing, middle - step)) / (2 * step || 1);
}

function play(run) {
  run.isPlaying = true;
  let before = null;
  cancelAnimationFrame(player.clock);
  const tick = (now) => {
    if (player.run !== run || !run.isPlaying) return;
    // The first picture shows the moment at which it starts.
    advance(run, before === null ? 0 : ((now - before) / 1000) * player.speed);
    before = now;
    player.clock = requestAnimationFrame(tick);
  };
  player.clock = requestAnimationFrame(tick);
  tellOf("frame");
}

function advance(run, seconds) {
  if (run.course === "timed") {
    seek(run, run.time + seconds);
    if (run.time >= run.motion.timing.duration) settle();
  } else {
    run.time += seconds;
    // A spring rests when its energy cannot carry it farther than the tolerance any more.
    const state = run.stateAt(run.time);
    if (run.isAtRest(state)) settle();
    else apply(run, run.target + state[0]);
  }
}

/** Ends the flight under way at the end to which it leads. */
function closeRun() {
  const { run } = player;
  if (!run) return;
  apply(run, run.target);
  run.show.end();
  player.run = null;
  player.stack = run.target === 1 ? [...run.base, run.screen] : run.base;
  if (run.target === 0) {
    run.screen.scrim.remove();
    run.screen.element.remove();
  }
  arrange();
}

/** The same, and goes on with what waits. */
function settle() {
  closeRun();
  const { next } = player;
  player.next = null;
  next?.();
}

// ---- What a person does ----

/** Opens a view by the flight that goes with a link. */
function push(flightKey, view) {
  const { stack } = player;
  const screen = new Screen(view, variant());
  screen.cameBy = flightKey;
  if (flightOf(stack.at(-1), screen)) play(openRun({ base: stack, screen }, "push"));
  else changeStack([...stack, screen]);
}

/** Back by one screen. A push under way turns round where it is. */
function back() {
  const { run, stack } = player;
  if (run?.target === 1) return springTo(run, 0);
  if (run) {
    if (run.base.length > 1) player.next = back;
    return play(run);
  }
  const base = stack.slice(0, -1);
  if (!base.length) return announce("This is the first screen.");
  if (flightOf(base.at(-1), stack.at(-1))) play(openRun({ base, screen: stack.at(-1) }, "pop"));
  else changeStack(base);
}

/** Back to a screen farther below. Only a single step has a flight. */
function backTo(index) {
  const steps = player.stack.length - 1 - index;
  if (index < 0) announce("No such screen is below.");
  else if (steps === 1) back();
  else if (steps > 1) changeStack(player.stack.slice(0, index + 1));
}

/** Another stack without a flight; focus on the device goes to its top. */
function changeStack(screens) {
  const hasFocus = $("device").contains(document.activeElement);
  setStack(screens);
  if (hasFocus) topScreen().focus();
}

const tabStacks = new Map();

function selectTab(id) {
  const tab = project.tabs.find((other) => other.id === id);
  if (!tab) return announce(`No tab is named ${id}.`);
  closeRun();
  if (id === player.tab) return backTo(0);
  tabStacks.set(player.tab, player.stack.map(({ view, cameBy }) => ({ view, cameBy })));
  player.tab = id;
  changeStack((tabStacks.get(id) ?? [tab]).map(({ view, cameBy }) =>
    Object.assign(new Screen(view, variant()), { cameBy })));
}

/** Does what a component's tap asks for, in order; what only an app can do is told. */
function tap(screen, node) {
  if (player.run) {
    player.next = () => topScreen() === screen && tap(screen, node);
    return play(player.run);
  }
  inspect(screen, node);
  const element = screen.nodes[node];
  screen.lastFocus = element.querySelector(":scope > .hit") ?? element;
  let place = 0;
  const told = [];
  for (const action of screen.tree.events[node].tap) {
    const { type, to, view, detail } = action;
    if (type === "navigate") {
      if (view === undefined) told.push(`Nothing opens ${to}`);
      else push(`${node}.${place}`, view);
      place += 1;
    } else if (perform[type]) {
      perform[type](action);
    } else {
      told.push(`An app would ${type === "custom" ? "do" : type}: ${detail}`);
    }
  }
  if (told.length) announce(told.join(" · "));
}

const perform = {
  back,
  dismiss: back,
  backToRoot: () => backTo(0),
  backTo: ({ screen }) =>
    backTo(player.stack.findLastIndex(({ view }) => instanceOf(view).screen === screen)),
  replaceStack: ({ views }) =>
    views.length && changeStack(views.map((view) => new Screen(view, variant()))),
  selectTab: ({ tab }) => selectTab(tab),
};
