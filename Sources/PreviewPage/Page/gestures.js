// Pointer gestures on the device: taps, dragging back by the compiled rules, scrolling with a
// mouse.

const slop = 8;
const edgeWidth = 24;
const axes = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };

function startGestures() {
  const surface = $("device");
  /** The pressed pointer: its start and, after its first movement, the drag that it performs. */
  let pointer = null;
  let wasDragged = false;
  const pointOf = ({ clientX, clientY }) => {
    const { left, top, width } = surface.getBoundingClientRect();
    return [clientX - left, clientY - top].map((length) => (length * device().width) / width);
  };
  const listen = (type, respond) => surface.addEventListener(type, (event) => {
    if (event.pointerId === pointer?.id) respond(event, pointOf(event), event.timeStamp / 1000);
  });

  surface.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button > 0) return;
    wasDragged = false;
    pointer = { id: event.pointerId, start: pointOf(event), target: event.target };
  });
  listen("pointermove", (event, point, time) => {
    const steps = point.map((coordinate, axis) => coordinate - pointer.start[axis]);
    if (!pointer.drag && Math.hypot(...steps) < slop) return;
    if (!pointer.drag) {
      wasDragged = true;
      pointer.drag = backDrag(pointer, point, steps) ??
        (event.pointerType === "mouse" ? { move: mouseScroll(pointer) } : {});
      surface.setPointerCapture(event.pointerId);
    }
    pointer.drag.move?.(point, time);
  });
  for (const type of ["pointerup", "pointercancel"]) {
    listen(type, (event, point, time) => {
      pointer.drag?.end?.(point, time, type === "pointercancel");
      pointer = null;
    });
  }
  // Prevents the browser from scrolling during a drag.
  surface.addEventListener("touchmove", (event) => {
    if (pointer?.drag?.move && event.cancelable) event.preventDefault();
  }, { passive: false });

  const tapAt = ({ target }) => {
    const element = target.closest(".tappable");
    const screen = [topScreen(), ...player.stack].find((shown) => shown.element.contains(element));
    if (element && screen) tap(screen, Number(element.dataset.node));
  };
  // Ignores the click after a drag.
  surface.onclick = (event) => wasDragged || tapAt(event);
  surface.onkeydown = (event) => {
    if (event.target.role !== "button" || ![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    tapAt(event);
  };
}

/** Returns the drag that dismisses the top screen, if this movement begins one. */
function backDrag({ start: [x, y], target }, point, [dx, dy]) {
  const { run, stack } = player;
  const ends = run ?? { base: stack.slice(0, -1), screen: stack.at(-1) };
  const gesture = flightOf(ends.base.at(-1), ends.screen)?.gesture;
  if (!gesture) return null;
  const [ax, ay] = axes[gesture.direction];
  if (ax * dx + ay * dy <= Math.abs(ax * dy + ay * dx)) return null;
  const { width, height } = device();
  const room = { right: x, left: width - x, down: y, up: height - y }[gesture.direction];
  const begins = gesture.edge ? room <= edgeWidth
    : ends.screen.element.contains(target) && !scroller(target, -ax, -ay);
  return begins ? followFinger(ends, gesture, point) : null;
}

/**
 * Starts an interactive pop, whose progress follows the pointer. The gesture's progress is g = 1 −
 * p.
 */
function followFinger(ends, gesture, [x0, y0]) {
  const begin = player.run ? 1 - player.run.progress : 0;
  const run = player.run ?? openRun(ends, "pop");
  const [ax, ay] = axes[gesture.direction];
  const { distance, threshold, flickSpeed, projectionTime } = gesture;
  const samples = [];
  // Until the pointer is released, or the flight continues without it.
  Object.assign(run, { course: "drag", isPlaying: false, stateAt: () => [0, 0] });
  const move = ([x, y], time) => {
    const moved = ax * (x - x0) + ay * (y - y0);
    if (samples.at(-1)?.[0] >= time) samples.pop();
    samples.push([time, moved]);
    if (run.course === "drag") apply(run, 1 - rubberBand(begin + moved / distance)[0]);
  };
  const end = (point, time, isInterrupted) => {
    if (run.course !== "drag") return;
    // A rest of less than a tenth of a second before the release does not count as one.
    if (!isInterrupted && time > samples.at(-1)[0] + 0.1) move(point, time);
    const speed = fingerSpeed(samples.slice(-32));
    const projected = 1 - run.progress + (speed / distance) * projectionTime;
    // A flick in the opposite direction never finishes, wherever it ends.
    const finishes = !isInterrupted && speed > -flickSpeed && projected > threshold;
    const [, slope] = rubberBand(begin + samples.at(-1)[1] / distance);
    springTo(run, finishes ? 0 : 1, (-speed / distance) * slope);
  };
  return { move, end };
}

/** Returns the nearest scroll container around an element that can scroll in a direction. */
function scroller(element, x, y) {
  for (let box = element.closest(".scroller"); box; box = box.parentElement.closest(".scroller")) {
    const { overflowX, overflowY, direction } = getComputedStyle(box);
    const canMove = (overflow, place, room, step) =>
      overflow === "auto" && (step < 0 ? place > 0.5 : step > 0 && place < room - 0.5);
    const [roomX, roomY] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    const left = box.scrollLeft + (direction === "rtl" ? roomX : 0);
    if (canMove(overflowX, left, roomX, x) || canMove(overflowY, box.scrollTop, roomY, y)) return box;
  }
  return null;
}

/** Returns a drag that scrolls the content below the mouse, as a finger would. */
function mouseScroll({ target, start }) {
  let [x, y] = start;
  return (point) => {
    const [dx, dy] = [x - point[0], y - point[1]];
    (scroller(target, Math.sign(dx), 0) ?? scroller(target, 0, Math.sign(dy)))?.scrollBy(dx, dy);
    [x, y] = point;
  };
}
