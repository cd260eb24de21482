// Fingers and mice on the device: taps, dragging back by the compiled rules, and scrolling with a mouse.

const slop = 8;
const edgeWidth = 24;
const axes = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };

function startGestures() {
  const device = byID("device");
  let drag = null;

  const pointOf = ({ clientX, clientY }) => {
    const box = device.getBoundingClientRect();
    const scale = box.width / deviceNow().width;
    return [(clientX - box.left) / scale, (clientY - box.top) / scale];
  };

  device.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button > 0) return;
    drag = { start: pointOf(event), target: event.target, pointer: event.pointerId, kind: null };
  });

  device.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const point = pointOf(event);
    drag.kind ??= recognise(drag, point, event);
    if (drag.kind) {
      if (!device.hasPointerCapture(event.pointerId)) device.setPointerCapture(event.pointerId);
      drag.kind.move(point, event.timeStamp / 1000);
    }
  });

  const release = (event) => {
    if (event.pointerId !== drag?.pointer) return;
    drag.kind?.end(pointOf(event), event.timeStamp / 1000, event.type === "pointercancel");
    // The click that follows a drag is none.
    device.dataset.dragged = drag.kind ? "" : "no";
    drag = null;
  };
  device.addEventListener("pointerup", release);
  device.addEventListener("pointercancel", release);

  // Once a drag is ours, the browser must not scroll with it.
  device.addEventListener("touchmove", (event) => {
    if (drag?.kind && event.cancelable) event.preventDefault();
  }, { passive: false });

  device.addEventListener("click", (event) => {
    const wasDragged = device.dataset.dragged === "";
    device.dataset.dragged = "no";
    if (!wasDragged) tapAt(event.target);
  });

  device.addEventListener("keydown", (event) => {
    if (event.target.getAttribute("role") !== "button") return;
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    tapAt(event.target);
  });
}

function tapAt(target) {
  const element = target.closest(".tappable");
  const screen = [...player.stack, player.run?.screen]
    .find((shown) => shown?.element.contains(element));
  if (element && screen) tap(screen, Number(element.dataset.node));
}

/** What a pointer is doing once it has moved far enough: dragging back, or scrolling with a mouse. */
function recognise(drag, [x, y], { pointerType }) {
  const [dx, dy] = [x - drag.start[0], y - drag.start[1]];
  if (Math.hypot(dx, dy) < slop) return null;
  const dragging = backDrag(drag, [x, y], dx, dy);
  if (dragging) return dragging;
  return pointerType === "mouse" ? mouseScroll(drag, Math.abs(dx) > Math.abs(dy)) : idle;
}

const idle = { move() {}, end() {} };

/** The drag that takes the top screen back, if this movement begins one. */
function backDrag({ start, target }, point, dx, dy) {
  const { run, stack } = player;
  const [base, screen] = run ? [run.base, run.screen] : [stack.slice(0, -1), stack.at(-1)];
  const gesture = flightOf(base.at(-1), screen)?.gesture;
  if (!gesture) return null;
  const [ax, ay] = axes[gesture.direction];
  const along = ax * dx + ay * dy;
  if (along <= 0 || along < Math.abs(ax * dy + ay * dx)) return null;
  if (gesture.edge) {
    const { width, height } = deviceNow();
    const room = { right: start[0], left: width - start[0], down: start[1], up: height - start[1] };
    if (room[gesture.direction] > edgeWidth) return null;
  } else if (!screen.element.contains(target) && !run || canScroll(target, -ax, -ay)) {
    return null;
  }
  return new BackDrag(base, screen, gesture, point);
}

/** Whether something around an element can still scroll by a step in a direction. */
function canScroll(element, x, y) {
  for (let box = element.closest(".scroller"); box; box = box.parentElement.closest(".scroller")) {
    const style = getComputedStyle(box);
    const canMove = (position, room, step, overflow) =>
      step !== 0 && overflow === "auto" && (step < 0 ? position > 0.5 : position < room - 0.5);
    const [roomX, roomY] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    const left = box.scrollLeft + (style.direction === "rtl" ? roomX : 0);
    if (canMove(left, roomX, x, style.overflowX)) return true;
    if (canMove(box.scrollTop, roomY, y, style.overflowY)) return true;
  }
  return false;
}

/** Progress follows the finger; on the way back its g is 1 − p. */
class BackDrag {
  constructor(base, screen, gesture, point) {
    Object.assign(this, { gesture, start: point, samples: [] });
    const run = player.run ?? openRun(base, screen, "pop");
    if (run.way === "pop" && !run.isPlaying && run.course === "timed" && run.time === 0) apply(run, 1);
    Object.assign(this, { run, base: 1 - run.progress });
    run.course = "drag";
    run.isPlaying = false;
  }

  #distance([x, y]) {
    const [ax, ay] = axes[this.gesture.direction];
    return ax * (x - this.start[0]) + ay * (y - this.start[1]);
  }

  #sample(point, time) {
    const moved = this.#distance(point);
    if (this.samples.at(-1)?.[0] >= time) this.samples.pop();
    this.samples.push([time, moved]);
    if (this.samples.length > 32) this.samples.shift();
    this.raw = this.base + moved / this.gesture.distance;
  }

  move(point, time) {
    if (player.run !== this.run) return;
    this.#sample(point, time);
    apply(this.run, 1 - rubberBand(this.raw));
  }

  end(point, time, isInterrupted) {
    if (player.run !== this.run) return;
    if (!isInterrupted) this.move(point, time);
    const speed = this.samples.length > 1 ? fingerSpeed(this.samples) : 0;
    const finishes = !isInterrupted &&
      dragFinishes(this.gesture, 1 - this.run.progress, speed);
    const velocity = (-speed / this.gesture.distance) * rubberBandSlope(this.raw ?? 0);
    springTo(this.run, finishes ? 0 : 1, velocity);
    this.run.base.at(-1).element.inert = !finishes;
    this.run.screen.element.inert = finishes;
  }
}

/** A mouse has no finger to scroll with: it takes hold of what is below it. */
function mouseScroll({ target, start }, isHorizontal) {
  let [x, y] = start;
  return {
    move(point) {
      const [dx, dy] = isHorizontal ? [x - point[0], 0] : [0, y - point[1]];
      let box = target.closest?.(".scroller");
      while (box && !canScroll(box, Math.sign(dx), Math.sign(dy))) {
        box = box.parentElement.closest(".scroller");
      }
      box?.scrollBy(dx, dy);
      [x, y] = point;
    },
    end() {},
  };
}
