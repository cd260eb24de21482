// Fingers and mice on the device: taps, dragging back by the compiled rules, scrolling with a mouse.

const slop = 8;
const edgeWidth = 24;
const axes = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };

/** A pointer that is down: where it began, and from its first steps on what it does. */
let pointer = null;
let wasDragged = false;

function startGestures() {
  const surface = $("device");
  const pointOf = ({ clientX, clientY }) => {
    const { left, top, width } = surface.getBoundingClientRect();
    return [clientX - left, clientY - top].map((length) => (length * device().width) / width);
  };
  const listen = (type, respond) => surface.addEventListener(type, (event) => {
    if (event.pointerId === pointer?.id) respond(event);
  });

  surface.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button > 0) return;
    wasDragged = false;
    pointer = { id: event.pointerId, start: pointOf(event), target: event.target, drag: null };
  });
  listen("pointermove", (event) => {
    const point = pointOf(event);
    const steps = point.map((coordinate, axis) => coordinate - pointer.start[axis]);
    if (!pointer.drag && Math.hypot(...steps) < slop) return;
    if (!pointer.drag) {
      wasDragged = true;
      pointer.drag = backDrag(pointer, point, steps) ??
        (event.pointerType === "mouse" ? mouseScroll(pointer) : {});
      surface.setPointerCapture(event.pointerId);
    }
    pointer.drag.move?.(point, event.timeStamp / 1000);
  });
  for (const type of ["pointerup", "pointercancel"]) {
    listen(type, (event) => {
      pointer.drag?.end?.(pointOf(event), event.timeStamp / 1000, type === "pointercancel");
      pointer = null;
    });
  }
  // Once a drag is ours, the browser must not scroll with it.
  surface.addEventListener("touchmove", (event) => {
    if (pointer?.drag?.move && event.cancelable) event.preventDefault();
  }, { passive: false });

  const tapAt = ({ target }) => {
    const element = target.closest(".tappable");
    const screen = [topScreen(), ...player.stack].find((shown) => shown.element.contains(element));
    if (element && screen) tap(screen, Number(element.dataset.node));
  };
  // The click that follows a drag is none.
  surface.addEventListener("click", (event) => wasDragged || tapAt(event));
  surface.addEventListener("keydown", (event) => {
    if (event.target.role !== "button" || ![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    tapAt(event);
  });
}

/** The drag that takes the top screen back, if this movement begins one. */
function backDrag({ start: [x, y], target }, point, [dx, dy]) {
  const { run, stack } = player;
  const ends = run ?? { base: stack.slice(0, -1), screen: stack.at(-1) };
  const gesture = flightOf(ends.base.at(-1), ends.screen)?.gesture;
  if (!gesture) return null;
  const [ax, ay] = axes[gesture.direction];
  if (ax * dx + ay * dy <= Math.abs(ax * dy + ay * dx)) return null;
  const { width, height } = device();
  const room = { right: x, left: width - x, down: y, up: height - y }[gesture.direction];
  if (gesture.edge ? room > edgeWidth : canScroll(target, -ax, -ay)) return null;
  if (!gesture.edge && !run && !ends.screen.element.contains(target)) return null;
  return followFinger(ends, gesture, point);
}

/** Progress follows the finger; of the way back it is g = 1 − p. */
function followFinger(ends, gesture, start) {
  const run = player.run ?? openRun(ends, "pop");
  const [ax, ay] = axes[gesture.direction];
  const { distance, threshold, flickSpeed, projectionTime } = gesture;
  const begin = run.isPlaying || run.time ? 1 - run.progress : 0;
  const samples = [];
  Object.assign(run, { course: "drag", isPlaying: false });

  const move = ([x, y], time) => {
    const moved = ax * (x - start[0]) + ay * (y - start[1]);
    if (samples.at(-1)?.[0] >= time) samples.pop();
    samples.push([time, moved]);
    if (samples.length > 32) samples.shift();
    if (player.run === run) apply(run, 1 - rubberBand(begin + moved / distance)[0]);
  };
  const end = (point, time, isInterrupted) => {
    if (player.run !== run) return;
    if (!isInterrupted) move(point, time);
    const speed = fingerSpeed(samples);
    const projected = 1 - run.progress + (speed / distance) * projectionTime;
    // A flick back never finishes, wherever it is made.
    const finishes = !isInterrupted && speed > -flickSpeed && projected > threshold;
    const [, slope] = rubberBand(begin + samples.at(-1)[1] / distance);
    springTo(run, finishes ? 0 : 1, (-speed / distance) * slope);
  };
  return { move, end };
}

/** The nearest scroll container around an element that can still scroll by a step in a direction. */
function canScroll(element, x, y) {
  for (let box = element.closest(".scroller"); box; box = box.parentElement.closest(".scroller")) {
    const { overflowX, overflowY, direction } = getComputedStyle(box);
    const [roomX, roomY] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    const left = box.scrollLeft + (direction === "rtl" ? roomX : 0);
    const moves = (place, room, step) => (step < 0 ? place > 0.5 : step > 0 && place < room - 0.5);
    if (overflowX === "auto" && moves(left, roomX, x)) return box;
    if (overflowY === "auto" && moves(box.scrollTop, roomY, y)) return box;
  }
  return null;
}

/** A mouse has no finger to scroll with: it takes hold of what is below it. */
function mouseScroll({ target, start }) {
  let [x, y] = start;
  return {
    move(point) {
      const [dx, dy] = [x - point[0], y - point[1]];
      (canScroll(target, Math.sign(dx), 0) ?? canScroll(target, 0, Math.sign(dy)))?.scrollBy(dx, dy);
      [x, y] = point;
    },
  };
}
