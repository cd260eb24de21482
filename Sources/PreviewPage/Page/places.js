// The actual frames of components. A plan assumes that nothing is scrolled; otherwise the ends of a
// flight are corrected by the scroll offsets. Without scrolling, they stay exactly as planned.

/** Returns the edges of a box: top, right, bottom, left. */
const edgesOf = ([x, y, width, height]) => [y, x + width, y + height, x];

/** Returns a component's frame, and the edges of the clip of its ancestors and the viewport. */
function placeOf(screen, node, offsets) {
  const ancestors = [];
  let parent = node;
  while ((parent = screen.tree.parents[parent]) >= 0) ancestors.unshift(parent);
  let [x, y] = screen.layout.viewport;
  let clip = edgesOf(screen.layout.viewport);
  for (const ancestor of ancestors) {
    const [left, top, width, height] = screen.frame(ancestor);
    const [t, r, b, l] = screen.border(ancestor);
    if (!["", "visible"].includes(screen.nodes[ancestor].style.overflow)) {
      const box = edgesOf([x + left + l, y + top + t, width - l - r, height - t - b]);
      clip = clip.map((edge, side) => Math[side % 3 ? "min" : "max"](edge, box[side]));
    }
    const [, scrollX, scrollY] = offsets.find(([scroller]) => scroller === ancestor) ?? [0, 0, 0];
    [x, y] = [x - scrollX, y - scrollY];
  }
  const [left, top, width, height] = screen.frame(node);
  return { frame: [left + x, top + y, width, height], clip };
}

/** Returns the component at one end of the pair that a layer belongs to. */
const heroNode = ({ pair }, side, flying) =>
  flying.find((other) => other.pair === pair && !other.lifted && other.nodes[side] != null)?.nodes[side];

/** Returns the frame of a layer's carrier at an end, corrected for scrolling. */
function correctedCarrier(layer, side, screen, { flying }) {
  const [x, y, width, height] = project.shared[layer.hangs][side];
  const node = heroNode(layer, side, flying);
  if (!screen.offsets.length || node == null) return [x, y, width, height];
  const [before, after] = [[], screen.offsets].map((offsets) => placeOf(screen, node, offsets).frame);
  return [x + after[0] - before[0], y + after[1] - before[1], width, height];
}

/**
 * Returns an end of a layer's motion, corrected for scrolling. A layer without a component at this
 * end moves with the component of its pair.
 */
function correctedEnd(layer, side, screen, { flying }) {
  const planned = side ? project.shared[layer.last] : layer.first;
  const channels = Array.from({ length: 36 }, (_, at) => planned[at] ?? 0);
  const { offsets } = screen;
  const node = layer.nodes[side] ??
    heroNode(layer, side, flying);
  if (!offsets.length || node == null) return channels;
  const radii = channels.slice(28, 32);
  const bounds = [0, screen.device.width, screen.device.height, 0];
  const [before, after] = [[], offsets].map((scrolled) => {
    const { frame, clip } = placeOf(screen, node, scrolled);
    if (!layer.clipTravels) return [...frame, ...clip];
    // A clip that moves with the frame consists of insets, but straight edges that the device cuts
    // off stay in place.
    const insets = edgesOf(frame).map((edge, at) => {
      const inward = at % 3 ? -1 : 1;
      const reaches = (bounds[at] - clip[at]) * inward >= 0 && !radii[at] && !radii[(at + 1) % 4];
      return Math.min((clip[at] - edge) * inward, reaches ? 0 : Infinity);
    });
    return [...frame, ...insets];
  });
  after.forEach((number, at) => (channels[at < 4 ? at : at + 20] += number - before[at]));
  return channels;
}
