// Time to progress, and progress to numbers: the same formulas as the compiler's.

const clamp = (number, low, high) => Math.min(Math.max(number, low), high);

const mix = (from, to, share) =>
  share === 0 ? from : share === 1 ? to : from + (to - from) * share;

// ---- Time to progress ----

/** CSS cubic-bezier(): the parameter at which x is reached, by Newton's method kept between bounds. */
function bezier([x1, y1, x2, y2], x) {
  const value = (a, b, t) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3;
  const slope = (t) =>
    3 * (1 - t) ** 2 * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2);
  let [low, high, t] = [0, 1, x];
  for (let step = 0; step < 60; step += 1) {
    const error = value(x1, x2, t) - x;
    if (Math.abs(error) < 1e-13) break;
    if (error > 0) high = t;
    else low = t;
    const next = t - error / slope(t);
    t = next > low && next < high ? next : (low + high) / 2;
  }
  return value(y1, y2, t);
}

/** Two curves, the first shrunk between (0, 0) and the joint, the second from there to (1, 1). */
function joined([jointX, jointY, ...controls], x) {
  if (x < jointX) return jointY * bezier(controls.slice(0, 4), x / jointX);
  return jointY + (1 - jointY) * bezier(controls.slice(4), (x - jointX) / (1 - jointX));
}

/** CSS linear(): straight segments, of which the first and the last run on. */
function stops(list, x) {
  let index = 0;
  while (index < list.length - 2 && list[index + 1][0] <= x) index += 1;
  const [[x0, y0], [x1, y1]] = [list[index], list[index + 1]];
  return x0 === x1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/**
 * A damped spring, `seconds` after a displacement from its target and a velocity.
 * y = g (y₀ C + (v₀ + δ y₀) S), y' = g (v₀ C − (δ v₀ + ω² y₀) S), with δ = ζω.
 */
function spring({ omega, zeta }, seconds, y0, v0) {
  const decay = zeta * omega;
  const detuning = omega * Math.sqrt(Math.abs(1 - zeta * zeta));
  let [g, c, s] = [Math.exp(-decay * seconds), 1, seconds];
  if (detuning > 0 && zeta < 1) {
    c = Math.cos(detuning * seconds);
    s = Math.sin(detuning * seconds) / detuning;
  } else if (detuning > 0) {
    g = Math.exp(((-omega * omega) / (decay + detuning)) * seconds);
    const difference = Math.expm1(-2 * detuning * seconds);
    c = 1 + difference / 2;
    s = -difference / (2 * detuning);
  }
  const y = g * (y0 * c + (v0 + decay * y0) * s);
  const v = g * (v0 * c - (decay * v0 + omega * omega * y0) * s);
  return [y, v];
}

/** Progress at a time: exactly 0 and 1 at the two ends. */
function progressAt({ duration, easing, reversed }, seconds) {
  const eased = easedAt(easing, duration, seconds);
  return reversed ? 1 - eased : eased;
}

function easedAt(easing, duration, seconds) {
  if (seconds >= duration) return 1;
  if (seconds <= 0) return 0;
  const x = seconds / duration;
  if (easing.bezier) return bezier(easing.bezier, x);
  if (easing.joined) return joined(easing.joined, x);
  if (easing.stops) return stops(easing.stops, x);
  if (!easing.spring) return x;
  const [omega, zeta, velocity = 0] = easing.spring;
  return 1 + spring({ omega, zeta }, seconds, -1, velocity)[0];
}

// ---- Progress to numbers ----

/** How far something is that happens between two values of progress. At 0 and 1 it may overshoot. */
function inWindow(start, end, p) {
  if (p <= start && start > 0) return 0;
  if (p >= end && end < 1) return 1;
  return p === 1 ? 1 : (p - start) / (end - start);
}

/**
 * A point on its way: a straight line, or the circle that leaves or arrives along an axis. The chord
 * from the beginning is 2r·sin(a), turned by a from the tangent, where a is half the angle swept.
 */
function pointOnWay([x0, y0], [x1, y1], isArc, p) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  if (p === 1) return [x1, y1];
  if (!isArc || Math.abs(dx) <= 2 || Math.abs(dy) <= 2) return [x0 + dx * p, y0 + dy * p];
  const [shorter, longer] = [Math.abs(dx), Math.abs(dy)].sort((a, b) => a - b);
  const half = Math.atan2(shorter, longer);
  let [turn, tangentX, tangentY] = [dx > 0 === dy > 0 ? half : -half, dy > 0 ? 1 : -1, 0];
  if (Math.abs(dx) < Math.abs(dy)) {
    const side = dx > 0 ? 1 : -1;
    [tangentX, tangentY] = [side * Math.sin(2 * turn), side * Math.cos(2 * turn)];
  }
  const chord = ((dx * dx + dy * dy) / shorter) * Math.sin(turn * p);
  const [sine, cosine] = [Math.sin(turn * p), Math.cos(turn * p)];
  return [
    x0 + chord * (tangentX * cosine - tangentY * sine),
    y0 + chord * (tangentX * sine + tangentY * cosine),
  ];
}

/**
 * A rectangle on its way. On an arc the two corners ride whose diagonal, of the beginning's four,
 * points most along the way between the centres.
 */
function boxOnWay(a, b, isArc, p) {
  if (!isArc) return [0, 1, 2, 3].map((index) => mix(a[index], b[index], p));
  const way = [b[0] + b[2] / 2 - a[0] - a[2] / 2, b[1] + b[3] / 2 - a[1] - a[3] / 2];
  let [best, isLeft, isTop] = [-Infinity, true, true];
  for (const [left, top] of [[true, true], [false, false], [false, true], [true, false]]) {
    const along = (left ? a[2] : -a[2]) * way[0] + (top ? a[3] : -a[3]) * way[1];
    if (along > best) [best, isLeft, isTop] = [along, left, top];
  }
  const corner = (box, left, top) => [box[0] + (left ? 0 : box[2]), box[1] + (top ? 0 : box[3])];
  const one = pointOnWay(corner(a, isLeft, isTop), corner(b, isLeft, isTop), true, p);
  const other = pointOnWay(corner(a, !isLeft, !isTop), corner(b, !isLeft, !isTop), true, p);
  const [x0, x1] = isLeft ? [one[0], other[0]] : [other[0], one[0]];
  const [y0, y1] = isTop ? [one[1], other[1]] : [other[1], one[1]];
  return [x0, y0, x1 - x0, y1 - y0];
}

/** Radii that fit a box: all shrink alike until no two overlap (CSS Backgrounds 3, § 4.5). */
function fitted(radii, width, height) {
  const [tl, tr, br, bl] = radii.map((radius) => Math.max(0, radius));
  let factor = 1;
  for (const [sum, side] of [
    [tl + tr, width], [bl + br, width], [tl + bl, height], [tr + br, height],
  ]) {
    if (sum > side && sum > 0) factor = Math.min(factor, Math.max(0, side) / sum);
  }
  return [tl, tr, br, bl].map((radius) => radius * factor);
}

// ---- Fingers ----

/** What of progress shows when the finger is past an end, as it resists more and more. */
function rubberBand(progress) {
  const stretch = (excess) => 1 - 1 / (excess * 0.55 + 1);
  if (progress > 1) return 1 + stretch(progress - 1);
  return progress < 0 ? -stretch(-progress) : progress;
}

/** How much of the finger's speed shows there. */
function rubberBandSlope(progress) {
  const excess = Math.max(progress - 1, -progress);
  return excess > 0 ? 0.55 / (excess * 0.55 + 1) ** 2 : 1;
}

/**
 * The finger's speed in points a second: the slope of the line that fits its places of the last tenth
 * of a second best. The last two count, however old they are.
 */
function fingerSpeed(samples) {
  const [lastTime, lastPlace] = samples.at(-1);
  const recent = samples.filter(([time], index) =>
    index >= samples.length - 2 || time >= lastTime - 0.1);
  const mean = (index, last) =>
    recent.reduce((sum, sample) => sum + sample[index] - last, 0) / recent.length;
  const [meanTime, meanPlace] = [mean(0, lastTime), mean(1, lastPlace)];
  let [covariance, variance] = [0, 0];
  for (const [time, place] of recent) {
    const t = time - lastTime - meanTime;
    covariance += t * (place - lastPlace - meanPlace);
    variance += t * t;
  }
  return variance > 0 ? clamp(covariance / variance, -8000, 8000) : 0;
}

/** Whether a released drag finishes what it has begun. A flick back never does. */
function dragFinishes({ distance, threshold, flickSpeed, projectionTime }, progress, speed) {
  if (speed <= -flickSpeed) return false;
  return progress + (speed / distance) * projectionTime > threshold;
}
