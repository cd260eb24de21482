// A flight's layers: their state at a progress, and the elements that show it.

/** A screen scaled about its centre and moved; at both ends, and so on the way, on device pixels. */
function screenState({ rest: [x, y, width, height], tracks, from, to }, p) {
  const numbersAt = (progress) => {
    // Translations add, scales and opacities multiply, of radii the largest counts.
    const numbers = [0, 0, 1, 1, 0];
    for (const [property, first, last, start, end] of tracks) {
      const value = first + (last - first) * inWindow(start, end, progress);
      if (property < 2) numbers[property] += value;
      else if (property < 4) numbers[property] *= value;
      else numbers[4] = Math.max(numbers[4], value);
    }
    const [dx, dy, scale, opacity, radius] = numbers;
    const frame = [
      x + (width * (1 - scale)) / 2 + dx, y + (height * (1 - scale)) / 2 + dy, width * scale,
      height * scale,
    ];
    return { frame, opacity: clamp(opacity, 0, 1), radius };
  };
  const state = numbersAt(p);
  const [start, end] = [numbersAt(0).frame, numbersAt(1).frame];
  const frame = p === 0 ? from : p === 1 ? to : state.frame.map((number, at) =>
    number + (from[at] - start[at]) * (1 - p) + (to[at] - end[at]) * p);
  return { ...state, frame };
}

/** Shows a screen as its layer is at a progress. */
function showScreen({ element: { style } }, layer, p) {
  const { frame, opacity, radius } = screenState(layer, p);
  const [x, y, width, height] = layer.rest;
  const scale = [Math.max(0, frame[2] / width), Math.max(0, frame[3] / height)];
  const transform = `translate(${frame[0] - x}px, ${frame[1] - y}px) scale(${scale})`;
  style.transform = transform === "translate(0px, 0px) scale(1,1)" ? "" : transform;
  style.opacity = opacity;
  style.borderRadius = radius && scale[0] ? `${radius / scale[0]}px` : "";
  return frame;
}

function resetScreen({ element: { style } }) {
  style.transform = style.opacity = style.borderRadius = "";
}

// The window of each of the 36 channels: frame 0, content 1, corners 2, paint 3, clip 4, opacity 5.
const windowOfChannel = [..."000011112222333333333333444444445344"].map(Number);

/** CSS's colour for one that is multiplied by its alpha. */
function colour([red, green, blue, alpha]) {
  const [r, g, b] = [red, green, blue].map((part) => (alpha > 1e-9 ? (part / alpha) * 255 : 0));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** Neighbouring layers get colours that are far apart. */
const hueOf = (index) => (25 + index * 137.5) % 360;

/** A layer that flies. Its element is as large as its frame; what the clip cuts off is not painted. */
class FlyingLayer {
  constructor(layer, motion, screens) {
    this.layer = layer;
    this.deviceWidth = screens[0].device.width;
    this.ends = [0, 1].map((side) => correctedEnd(layer, side, screens[side], motion));
    const part = (className, ...children) => make("div", { className }, ...children);
    this.box = part("box");
    const [one, other] = layer.gradients ?? [];
    if (one === other) this.box.style.backgroundImage = one ?? "";
    this.gradients = one === other ? [] : [one, other].map((list) => {
      const gradient = part("box");
      gradient.style.backgroundImage = list;
      return gradient;
    });
    const [kind, place, node] = layer.draws;
    if (kind === "picture") {
      this.picture = drawPicture(place);
      this.content = part("picture", this.picture);
    } else if (kind === "component") {
      this.content = part("content", ...screens[place].drawing(node));
      this.textWidth = screens[place].frame(node)[2];
    }
    this.element = make("div", { className: "layer", "data-layer": layer.id, "data-pair": layer.pair },
      this.box, ...this.gradients, this.content);
  }

  /** Every number of the layer at a progress, unbounded. */
  channels(p) {
    const { ends: [first, last], layer: { windows, clipTravels, arc } } = this;
    if (p === 0 || p === 1) return this.ends[p];
    const shares = [0, 2, 4, 6, 8, 10].map((at) =>
      windows ? inWindow(windows[at], windows[at + 1], p) : p);
    // Insets of a frame stop at both ends: a layer that goes too far loses nothing more.
    if (clipTravels) shares[4] = clamp(shares[4], 0, 1);
    const numbers = first.map((number, at) =>
      number + (last[at] - number) * shares[windowOfChannel[at]]);
    return [...boxOnWay(first.slice(0, 4), last.slice(0, 4), arc, shares[0]), ...numbers.slice(4)];
  }

  show(p) {
    const numbers = this.channels(p);
    const four = (first) => numbers.slice(first, first + 4);
    const [x, y] = numbers;
    const [width, height] = [Math.max(0, numbers[2]), Math.max(0, numbers[3])];
    this.frame = [x, y, width, height];
    const { style } = this.element;
    style.transform = `translate(${x}px, ${y}px)`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.opacity = clamp(numbers[32], 0, 1);
    style.clipPath = this.#clipPath(numbers);

    const borderRadius = pixels(fitted(four(8), width, height));
    const borderWidth = pixels(four(16).map((side) => Math.max(0, side)));
    for (const box of [this.box, ...this.gradients]) Object.assign(box.style, { borderRadius, borderWidth });
    this.box.style.backgroundColor = colour(four(12));
    this.box.style.borderColor = colour(four(20));
    this.box.style.boxShadow = this.#shadows(p);
    const share = clamp(numbers[33], 0, 1);
    this.gradients.forEach((gradient, at) => (gradient.style.opacity = at ? share : 1 - share));
    if (this.picture) {
      this.content.style.borderRadius = borderRadius;
      const [left, top, pictureWidth, pictureHeight] = four(4);
      setBox(this.picture, left, top, Math.max(0, pictureWidth), Math.max(0, pictureHeight));
    } else if (this.content) {
      // In a wider box than it was laid out in, text stands where its alignment puts it.
      this.content.style.left = `${(width - this.textWidth) * this.layer.share}px`;
    }
  }

  /** The clip, seen from the frame. What the device or a bar cuts off has no corners there. */
  #clipPath(numbers) {
    const [a, b, c, d] = numbers.slice(24);
    const frame = edgesOf(numbers);
    const [y, right, bottom, x] = edgesOf(this.frame);
    const edges = this.layer.clipTravels
      ? [frame[0] + a, frame[1] - b, frame[2] - c, frame[3] + d] : [a, b, c, d];
    const [stageTop, stageBottom] = numbers.slice(34);
    const clip = [
      clamp(edges[0], stageTop, stageBottom), Math.min(edges[1], this.deviceWidth),
      Math.min(edges[2], stageBottom), clamp(edges[3], 0, this.deviceWidth),
    ];
    const cut = clip.map((edge, side) => Math.abs(edge - edges[side]));
    const sides = [Math.max(cut[0], cut[3]), Math.max(cut[0], cut[1]), Math.max(cut[2], cut[1]),
      Math.max(cut[2], cut[3])];
    const radii = fitted(sides.map((side, corner) => numbers[28 + corner] - side),
      clip[1] - clip[3], clip[2] - clip[0]);
    const insets = [clip[0] - y, right - clip[1], bottom - clip[2], clip[3] - x];
    return `inset(${pixels(insets)} round ${pixels(radii)})`;
  }

  #shadows(p) {
    return (this.layer.shadows ?? []).map(([isInset, start, end, ...ends]) => {
      const numbers = ends.flat();
      const share = inWindow(start, end, p);
      const [x, y, blur, spread, ...tint] = numbers.slice(0, 8)
        .map((number, at) => number + (numbers[at + 8] - number) * share);
      return `${isInset ? "inset " : ""}${pixels([x, y, Math.max(0, blur), spread])} ${colour(tint)}`;
    }).join(", ");
  }
}

/** The motion of a way, with less motion where that is wished. */
function motionOf(flight, way) {
  const plan = (player.isReduced && flight.reduced) || flight;
  return way === "push" ? plan.push : { ...plan.push, ...plan.pop };
}

/** A flight as it is shown: the two screens and what flies above them, at a progress. */
class FlightShow {
  constructor(motion, screens) {
    Object.assign(this, { motion, screens });
    this.layers = (motion.flying ?? []).map((layer) => new FlyingLayer(layer, motion, screens));
    $("flying").replaceChildren(...this.layers.map(({ element }) => element));
    this.#handOver(true);
  }

  show(p) {
    this.frames = this.motion.screens.map((layer, at) => showScreen(this.screens[at], layer, p));
    this.screens[1].scrim.style.opacity = clamp(p, 0, 1);
    for (const layer of this.layers) layer.show(p);
  }

  end() {
    this.#handOver(false);
    $("flying").replaceChildren();
  }

  /** Hides what the layers stand for, so that nothing is seen twice. */
  #handOver(isFlying) {
    this.screens.forEach((screen, side) => {
      for (const node of this.motion.hidden?.[side] ?? []) {
        screen.nodes[node]?.classList.toggle("handed-over", isFlying);
      }
      if (isFlying) screen.element.dataset.layer = side ? "entering" : "exiting";
      else delete screen.element.dataset.layer;
    });
  }
}
