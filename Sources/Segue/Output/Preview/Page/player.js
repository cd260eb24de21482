// What is on the device: a stack of screens, and the flight that leads to or from its top. A flight
// that has ended can be opened again from the timeline; it leaves the stack as it found it.

const player = {
  device: 0,
  direction: "ltr",
  isReduced: false,
  speed: 1,
  zoom: null,
  /** The screens from the bottom up. Each knows by which flight it came. */
  stack: [],
  /** The flight under way: what is shown, on which way, at what time, and what moves it. */
  run: null,
  /** The last flight, for the timeline. */
  last: null,
  /** What to do when the flight under way has ended. */
  queue: null,
  tab: null,
  /** The stacks of the other tabs. */
  tabStacks: new Map(),
};

const variantNow = () => 2 * player.device + (player.direction === "rtl" ? 1 : 0);
const deviceNow = () => project.devices[player.device];
const topScreen = () => player.stack.at(-1);
const changes = new EventTarget();
const announceChange = (name) => changes.dispatchEvent(new Event(name));

// ---- The stack ----

/** Puts screens on the device and nothing else, without a flight. */
function setStack(screens) {
  closeRun();
  player.last = null;
  player.stack = screens;
  arrange(screens);
  byID("screens").replaceChildren(...screens.flatMap(({ scrim, element }) => [scrim, element]));
  announceChange("stack");
}

/** Shows a list of views, the last on top. */
function showViews(views) {
  setStack(views.map((view) => new Screen(view, variantNow())));
}

/** Covers what cannot be seen, and takes from readers what is not on top. */
function arrange(screens) {
  const lowest = screens.findLastIndex((screen) => screen.coversDevice);
  screens.forEach((screen, index) => {
    screen.element.inert = index < screens.length - 1;
    screen.element.classList.toggle("covered", index < lowest);
    if (index === screens.length - 1) resetScreen(screen);
    screen.scrim.style.opacity = 1;
  });
}

/** The same stack on another device or in the other direction, scrolled as far where that is possible. */
function rebuild() {
  const { stack, tabStacks } = player;
  const again = (screens) => screens.map((old) => {
    const screen = new Screen(old.view, variantNow());
    screen.cameBy = old.cameBy && { ...old.cameBy };
    screen.oldOffsets = old.offsets;
    return screen;
  });
  const screens = again(stack);
  player.tabStacks = new Map([...tabStacks].map(([tab, views]) => [tab, again(views)]));
  setStack(screens);
  screens.forEach((screen, index) => {
    screen.scroll(screen.oldOffsets);
    // A card below its sheet stands where the flight has left it.
    const motion = screen.coversDevice ? null : planOf(screens[index - 1], screen, "push");
    if (motion) showScreen(screens[index - 1], motion.screens[0], 1);
  });
}

/** The flight by which a screen came, as it is on this device. */
function flightOf(below, screen) {
  return below && screen.cameBy && below.layout.flights[screen.cameBy.key];
}

function planOf(below, screen, way) {
  const flight = flightOf(below, screen);
  return flight && motionOf(flight, way, player.isReduced);
}

// ---- Flights ----

/** What turns a flight round, or ends a drag, where its plan names no spring. */
const plainSpring = { omega: 18, zeta: 1 };

/** Opens a flight between the top of a stack and a screen above it; at its beginning, held. */
function openRun(base, screen, way) {
  closeRun();
  const below = base.at(-1);
  const motion = planOf(below, screen, way);
  const screens = byID("screens");
  if (!screen.element.isConnected) screens.append(screen.scrim, screen.element);
  [below, screen].forEach((shown) => {
    shown.element.classList.remove("covered");
    shown.element.inert = shown !== (way === "push" ? screen : below);
  });
  const show = new FlightShow(motion, [below, screen], byID("flying"));
  player.run = {
    base, screen, way, show, motion, flight: flightOf(below, screen), time: 0, isPlaying: false,
    /** "timed" follows the plan's time, "spring" its own; "drag" follows a finger. */
    course: "timed", velocity: 0,
  };
  player.last = { base, screen, way };
  applyTime(player.run);
  return player.run;
}

function apply(run, progress) {
  run.progress = progress;
  run.show.show(progress);
  announceChange("frame");
}

function applyTime(run) {
  apply(run, progressAt(run.motion.timing, run.time));
}

/** Holds the flight at a time of its plan; without one under way the last is opened again. */
function scrub(seconds) {
  const run = player.run ?? reopen();
  if (!run) return;
  run.course = "timed";
  run.isPlaying = false;
  run.time = clamp(seconds, 0, run.motion.timing.duration);
  applyTime(run);
}

function reopen() {
  const { last } = player;
  if (!last || !planOf(last.base.at(-1), last.screen, last.way)) return null;
  return openRun(last.base, last.screen, last.way);
}

function play(run) {
  run.isPlaying = true;
  startClock();
  announceChange("frame");
}

/** How fast progress is, in progress a second. */
function velocityOf(run) {
  if (run.course !== "timed") return run.velocity;
  const { timing } = run.motion;
  const step = 1e-4;
  const at = (seconds) => progressAt(timing, clamp(seconds, 0, timing.duration));
  return (at(run.time + step) - at(run.time - step)) / (2 * step);
}

/** Leads progress to an end by a spring, from where it is and as fast as it is. */
function springTo(run, target, velocity = velocityOf(run)) {
  const { gesture } = run.flight;
  run.spring = {
    ...(gesture?.spring ?? plainSpring), target, start: run.progress - target, velocity,
    tolerance: gesture?.tolerance ?? 5e-4, time: 0,
  };
  run.course = "spring";
  play(run);
}

/** Where a flight under way is going. */
const targetOf = (run) => run.course === "spring" ? run.spring.target : run.way === "push" ? 1 : 0;

let clock = null;

function startClock() {
  if (clock) return;
  let before = null;
  const tick = (now) => {
    const { run } = player;
    clock = run?.isPlaying ? requestAnimationFrame(tick) : null;
    if (!clock) return;
    // The first picture shows the moment at which it starts.
    advance(run, before === null ? 0 : ((now - before) / 1000) * player.speed);
    before = now;
  };
  clock = requestAnimationFrame(tick);
}

function advance(run, seconds) {
  if (run.course === "drag") return;
  if (run.course === "spring") return advanceSpring(run, seconds);
  run.time += seconds;
  applyTime(run);
  if (run.time >= run.motion.timing.duration) settle(run);
}

/** A spring rests when its energy could not carry it farther than the tolerance any more. */
function advanceSpring(run, seconds) {
  const course = run.spring;
  course.time += seconds;
  const [y, v] = spring(course, course.time, course.start, course.velocity);
  run.velocity = v;
  if (Math.hypot(y, v / course.omega) <= course.tolerance) {
    apply(run, course.target);
    settle(run);
  } else {
    apply(run, course.target + y);
  }
}

/** Ends a flight at the end to which it leads, and goes on with what waits. */
function settle(run) {
  finish(run, targetOf(run));
  const next = player.queue;
  player.queue = null;
  next?.();
}

/** Ends a flight that is held or under way at the end to which its way leads. */
function closeRun() {
  if (player.run) finish(player.run, targetOf(player.run));
}

function finish(run, end) {
  const { base, screen, show } = run;
  apply(run, end);
  show.end();
  player.run = null;
  player.stack = end === 1 ? [...base, screen] : base;
  if (end === 0) {
    screen.scrim.remove();
    screen.element.remove();
    resetScreen(base.at(-1));
  } else {
    resetScreen(screen);
  }
  arrange(player.stack);
  announceChange("stack");
}

// ---- What a person does ----

/** Opens what a component's action leads to, by its compiled flight. */
function push(node, place, { view }) {
  const key = `${node}.${place}`;
  const below = topScreen();
  const screen = new Screen(view, variantNow());
  screen.cameBy = { key, node };
  if (!below.layout.flights[key]) return setStack([...player.stack, screen]);
  moveFocus(screen, () => play(openRun(player.stack, screen, "push")));
}

/** Back by one screen. A push under way turns round where it is. */
function back() {
  const { run, stack } = player;
  if (run) {
    if (targetOf(run) === 1) return moveFocus(run.base.at(-1), () => turn(run, 0));
    if (run.base.length > 1) player.queue = back;
    return play(run);
  }
  if (stack.length < 2) return announce("This is the first screen.");
  const [screen, base] = [stack.at(-1), stack.slice(0, -1)];
  moveFocus(base.at(-1), () => {
    if (planOf(base.at(-1), screen, "pop")) play(openRun(base, screen, "pop"));
    else setStack(base);
  });
}

function turn(run, target) {
  run.screen.element.inert = target === 0;
  run.base.at(-1).element.inert = target === 1;
  springTo(run, target);
}

/** Back to a screen farther below; only the last step has a flight. */
function backTo(index) {
  const { stack } = player;
  if (index < 0) return announce("No such screen is below.");
  if (index === stack.length - 1) return;
  if (index === stack.length - 2) return back();
  moveFocus(stack[index], () => setStack(stack.slice(0, index + 1)));
}

function selectTab(id) {
  const tab = project.tabs.find((other) => other.id === id);
  if (!tab) return announce(`No tab is named ${id}.`);
  if (tab.id === player.tab) return backTo(0);
  closeRun();
  if (player.tab) player.tabStacks.set(player.tab, player.stack);
  player.tab = tab.id;
  const known = player.tabStacks.get(tab.id);
  moveFocus(known?.at(-1), () => (known ? setStack(known) : showViews([tab.view])));
}

/** Does what a component's tap asks for, in order; what has no place on a page is told. */
function tap(screen, node) {
  if (player.run) {
    player.queue = () => topScreen() === screen && tap(screen, node);
    return play(player.run);
  }
  screen.lastFocus = screen.nodes[node].querySelector(":scope > .hit") ?? screen.nodes[node];
  inspect(screen, node);
  let place = 0;
  const told = [];
  for (const action of screen.tree.events[node].tap) {
    if (action.type === "navigate") {
      if (action.view === undefined) told.push(`Nothing opens ${action.to}`);
      else if (player.run) told.push(`Would open ${action.to}`);
      else push(node, place, action);
      place += 1;
    } else if (!perform(action)) {
      told.push(`${{ open: "Would open", track: "Would track", custom: "Would do" }[action.type] ??
        action.type}: ${action.detail ?? ""}`);
    }
  }
  if (told.length) announce(told.join(" · "));
}

/** An action on the stack; false for one that only an app can do. */
function perform(action) {
  const { stack } = player;
  switch (action.type) {
    case "back": back(); break;
    case "dismiss": back(); break;
    case "backToRoot": backTo(0); break;
    case "backTo":
      backTo(stack.findLastIndex(({ view }) => instanceOf(view).screen === action.screen)); break;
    case "replaceStack":
      if (action.views.length) moveFocus(null, () => showViews(action.views));
      break;
    case "selectTab": selectTab(action.tab); break;
    default: return false;
  }
  return true;
}

/** Does something that changes which screen is on top; a focus that was on the device follows. */
function moveFocus(screen, change) {
  const isOnDevice = byID("device").contains(document.activeElement);
  change();
  if (isOnDevice) (screen ?? topScreen()).focus();
}
