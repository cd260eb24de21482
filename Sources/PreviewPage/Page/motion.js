// Time to progress, and progress to numbers, by the compiler's formulas.

const clamp = (number, low, high) => Math.min(Math.max(number, low), high);

/** Evaluates CSS cubic-bezier(). x is monotonic in the curve's parameter, so bisection finds it. */
function bezier([x1, y1, x2, y2], x) {
  const value = (a, b, t) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3;
  let t = 0;
  for (let step = 0.5; step > 1e-15; step /= 2) if (value(x1, x2, t + step) < x) t += step;
  return value(y1, y2, t);
}

/** Evaluates two joined curves: one scaled to (0, 0)…joint, the other to joint…(1, 1). */
function joined([jx, jy, ...controls], x) {
  if (x < jx) return jy * bezier(controls, x / jx);
  return jy + (1 - jy) * bezier(controls.slice(4), (x - jx) / (1 - jx));
}

/** Evaluates CSS linear(): line segments, of which the first and last are extrapolated. */
function stops(list, x) {
  const next = list.findIndex(([position], index) => index > 0 && position > x);
  const [[x0, y0], [x1, y1]] = next < 0 ? list.slice(-2) : list.slice(next - 1);
  return x0 === x1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/**
 * Returns the distance of a damped spring from its target and its velocity, some seconds after the
 * initial values y₀ and v₀.
 */
function spring(omega, zeta, seconds, y0, v0) {
  const decay = zeta * omega;
  const w = omega * Math.sqrt(Math.abs(1 - zeta * zeta));
  let [g, c, s] = [Math.exp(-decay * seconds), 1, seconds];
  if (zeta < 1) {
    [c, s] = [Math.cos(w * seconds), Math.sin(w * seconds) / w];
  } else if (w > 0) {
    const rest = Math.exp(-2 * w * seconds);
    [g, c, s] = [Math.exp((w - decay) * seconds), (1 + rest) / 2, (1 - rest) / (2 * w)];
  }
  const [push, pull] = [v0 + decay * y0, decay * v0 + omega * omega * y0];
  return [g * (y0 * c + push * s), g * (v0 * c - pull * s)];
}

/** Returns the progress at a time: exactly 0 and 1 at the ends. */
function progressAt({ duration, easing, reversed }, seconds) {
  const eased = seconds >= duration ? 1 : seconds <= 0 ? 0 : ease(easing, seconds, duration);
  return reversed ? 1 - eased : eased;
}

function ease(easing, seconds, duration) {
  const x = seconds / duration;
  if (easing.bezier) return bezier(easing.bezier, x);
  if (easing.joined) return joined(easing.joined, x);
  if (easing.stops) return stops(easing.stops, x);
  if (!easing.spring) return x;
  const [omega, zeta, velocity = 0] = easing.spring;
  return 1 + spring(omega, zeta, seconds, -1, velocity)[0];
}

/** Returns the progress within a window. A bound of 0 or 1 does not clamp it: it may overshoot. */
function inWindow(start, end, p) {
  if (p <= start && start > 0) return 0;
  if (p === 1 || (p >= end && end < 1)) return 1;
  return (p - start) / (end - start);
}

/**
 * Returns a point on the circular arc that leaves or arrives parallel to an axis. If a is half of
 * the swept angle, the chord from the start is 2r·sin a long, at an angle of a to the tangent.
 */
function pointOnArc([x0, y0], [x1, y1], p) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [shorter, longer] = [Math.abs(dx), Math.abs(dy)].sort((a, b) => a - b);
  if (shorter <= 2) return [x0 + dx * p, y0 + dy * p];
  const half = Math.atan2(shorter, longer) * Math.sign(dx * dy);
  const isUpright = Math.abs(dx) < Math.abs(dy);
  const tangent = isUpright ? (Math.PI / 2) * Math.sign(dx) - 2 * half : dy > 0 ? 0 : Math.PI;
  const chord = ((dx * dx + dy * dy) / shorter) * Math.sin(half * p);
  const angle = tangent + half * p;
  return [x0 + chord * Math.cos(angle), y0 + chord * Math.sin(angle)];
}

/**
 * Returns a rectangle on its path. On an arc two corners move along arcs: those of the diagonal of
 * the start rectangle that is most parallel to the line between the centers.
 */
function boxOnWay(a, b, isArc, p) {
  if (!isArc) return a.map((number, at) => number + (b[at] - number) * p);
  const [gainX, gainY] = [0, 1].map((axis) =>
    a[axis + 2] * (b[axis] + b[axis + 2] / 2 - a[axis] - a[axis + 2] / 2));
  const left = gainX > 0 || (gainX === 0 && gainY >= 0);
  const top = gainY > 0 || (gainY === 0 && gainX >= 0);
  const point = (isLeft, isTop) => {
    const corner = ([x, y, w, h]) => [isLeft ? x : x + w, isTop ? y : y + h];
    return pointOnArc(corner(a), corner(b), p);
  };
  const ends = [point(left, top), point(!left, !top)];
  const [x, y] = [ends[left ? 0 : 1][0], ends[top ? 0 : 1][1]];
  return [x, y, ends[left ? 1 : 0][0] - x, ends[top ? 1 : 0][1] - y];
}

/**
 * Returns the box attached to a carrier: its position and size are fractions of the carrier's, plus
 * lengths.
 */
function boxHangingOn([x, y, width, height], [ax, bx, ay, by], [aw, bw, ah, bh]) {
  return [x + width * ax + bx, y + height * ay + by, width * aw + bw, height * ah + bh];
}

const between = (from, to, share) => from.map((number, at) => number + (to[at] - number) * share);

/** Returns a box inset by edges: top, right, bottom, left. */
const inset = ([x, y, width, height], [top, right, bottom, left]) =>
  [x + left, y + top, Math.max(0, width - left - right), Math.max(0, height - top - bottom)];

/** Returns the rectangle in which a picture is drawn in a box (CSS Images 3, § 5.5 and § 5.6). */
function fittedPicture([naturalWidth, naturalHeight], [x, y, width, height], fit, [px, dx, py, dy]) {
  if (!naturalWidth || !naturalHeight || fit === "fill") return [x, y, width, height];
  const ratios = [width / naturalWidth, height / naturalHeight];
  const scale = {
    none: 1, contain: Math.min(...ratios), cover: Math.max(...ratios), "scale-down": Math.min(1, ...ratios),
  }[fit];
  const [w, h] = [naturalWidth * scale, naturalHeight * scale];
  return [x + (width - w) * (px / 100) + dx, y + (height - h) * (py / 100) + dy, w, h];
}

/** Scales a box about its center and moves it, as little as necessary to cover another. */
function covering([x, y, width, height], [left, top, w, h]) {
  const scale = Math.max(1, width ? w / width : 1, height ? h / height : 1);
  const [newWidth, newHeight] = [width * scale, height * scale];
  return [
    clamp(x + (width - newWidth) / 2, left + w - newWidth, left),
    clamp(y + (height - newHeight) / 2, top + h - newHeight, top), newWidth, newHeight,
  ];
}

/**
 * Returns the box of a layer's picture, and the rectangle in which the picture is drawn:
 * interpolated between the rectangles of both screens in the current frame.
 */
function pictureInFrame([size, covers, fit, position, padding, fit2, position2, padding2], inner, share) {
  const part = clamp(share, 0, 1);
  const box = inset(inner, between(padding, padding2, part));
  const drawn = between(
    fittedPicture(size, box, fit, position), fittedPicture(size, box, fit2, position2), part);
  return [box, covers ? covering(drawn, box) : drawn];
}

/**
 * Fits radii to a box: all are scaled by one factor until none overlap (CSS Backgrounds 3, § 4.5).
 */
function fitted(radii, width, height) {
  const [tl, tr, br, bl] = radii.map((radius) => Math.max(0, radius));
  const factors = [[tl + tr, width], [bl + br, width], [tl + bl, height], [tr + br, height]]
    .map(([sum, side]) => (sum > Math.max(0, side) ? Math.max(0, side) / sum : 1));
  return [tl, tr, br, bl].map((radius) => radius * Math.min(...factors));
}

/** Returns the progress shown when the finger is past an end, and the fraction of its speed. */
function rubberBand(progress) {
  const excess = progress - clamp(progress, 0, 1);
  const stiffness = Math.abs(excess) * 0.55 + 1;
  const shown = progress - excess + Math.sign(excess) * (1 - 1 / stiffness);
  return [shown, excess ? 0.55 / stiffness ** 2 : 1];
}

/**
 * Returns a finger's speed in points per second: the slope of a least-squares line through its
 * samples, `[time, position]`, of the last tenth of a second. The last two samples always count.
 */
function fingerSpeed(samples) {
  const [now] = samples.at(-1);
  const recent = samples.filter(([time], index) => index >= samples.length - 2 || time >= now - 0.1);
  const mean = (value) => recent.reduce((sum, sample) => sum + value(sample), 0) / recent.length;
  const [time, place] = [mean(([t]) => t), mean(([, x]) => x)];
  const variance = mean(([t]) => (t - time) ** 2);
  const slope = mean(([t, x]) => (t - time) * (x - place)) / (variance || 1);
  return clamp(slope, -8000, 8000);
}
