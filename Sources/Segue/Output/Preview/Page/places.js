// Where a component really is. A plan supposes that nothing is scrolled; where something is, an end of
// a flight moves by what the scrolling changes, and stays to the last digit where nothing is.

/** The radii of a box's corners that are corners of another box too, and 0 for the rest. */
function sharedCorners({ edges, radii }, others) {
  const [top, right, bottom, left] = edges.map((edge, side) => Math.abs(edge - others[side]) < 0.5);
  return [top && left, top && right, bottom && right, bottom && left]
    .map((isShared, corner) => (isShared ? radii[corner] : 0));
}

const larger = (a, b) => a.map((radius, corner) => Math.max(radius, b[corner]));

/** A box by its edges: top, right, bottom, left. */
const edgesOf = ([x, y, width, height]) => [y, x + width, y + height, x];

const cornerNames = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"];

function radiiOf(screen, node) {
  const { style } = screen.nodes[node];
  const radii = cornerNames.map((name) => parseFloat(style[`border${name}Radius`]) || 0);
  return fitted(radii, ...screen.frame(node).slice(2));
}

/** The box inside of a component's border, with the radii of its corners. */
function paddingBox(screen, node, x, y) {
  const [left, top, width, height] = screen.frame(node);
  const [t, r, b, l] = screen.border(node);
  const sides = [[t, l], [t, r], [b, r], [b, l]];
  return {
    edges: edgesOf([x + left + l, y + top + t, width - l - r, height - t - b]),
    radii: radiiOf(screen, node).map((radius, at) => Math.max(0, radius - Math.max(...sides[at]))),
  };
}

/**
 * A component's frame, the clip that its ancestors and the viewport leave of it, the clip's corners,
 * and its own corners as rounded ancestors cut them.
 */
function placeOf(screen, node, offsets) {
  const { parents } = screen.tree;
  const ancestors = [];
  for (let parent = parents[node]; parent >= 0; parent = parents[parent]) ancestors.unshift(parent);
  let [x, y] = screen.layout.viewport;
  let clip = { edges: edgesOf(screen.layout.viewport), radii: [0, 0, 0, 0] };
  const boxes = [];
  for (const ancestor of ancestors) {
    const { overflow } = screen.nodes[ancestor].style;
    if (overflow && overflow !== "visible") {
      const box = paddingBox(screen, ancestor, x, y);
      const [a, b] = [clip.edges, box.edges];
      const edges = [
        Math.max(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2]), Math.max(a[3], b[3]),
      ];
      const radii = larger(sharedCorners(clip, edges), sharedCorners(box, edges));
      clip = { edges, radii: fitted(radii, edges[1] - edges[3], edges[2] - edges[0]) };
      boxes.unshift(box);
    }
    const [, scrollX, scrollY] = offsets.find(([scroller]) => scroller === ancestor) ?? [0, 0, 0];
    [x, y] = [x - scrollX, y - scrollY];
  }
  const [left, top, width, height] = screen.frame(node);
  const frame = [left + x, top + y, width, height];
  const corners = boxes.reduce(
    (radii, box) => fitted(larger(radii, sharedCorners(box, edgesOf(frame))), width, height),
    radiiOf(screen, node));
  return { frame, clip, corners };
}

/**
 * The clip as a layer's channels have it. One that travels has insets of the frame, save that what the
 * device's edge or a bar cuts off straight stays where it is.
 */
function clipChannels({ frame, clip: { edges, radii } }, travels, width, [top, bottom]) {
  if (!travels) return edges;
  const frameEdges = edgesOf(frame);
  const reaches = [edges[0] <= top, edges[1] >= width, edges[2] >= bottom, edges[3] <= 0];
  return edges.map((edge, side) => {
    const inset = side % 3 ? frameEdges[side] - edge : edge - frameEdges[side];
    const isStraight = radii[side] === 0 && radii[(side + 1) % 4] === 0;
    return reaches[side] && isStraight ? Math.min(inset, 0) : inset;
  });
}

/**
 * An end of a layer's way, corrected for how far its screen is scrolled. A layer that has no component
 * at this end flies with its pair, and moves as that does.
 */
function correctedEnd(layer, side, screen, { flying, stage }) {
  const channels = Array.from({ length: 36 }, (_, at) => layer[side ? "last" : "first"][at] ?? 0);
  const offsets = screen.offsets;
  const own = layer.nodes[side];
  const node = own ??
    flying.find(({ pair, nodes }) => pair === layer.pair && nodes[side] != null)?.nodes[side];
  if (!offsets.length || node == null) return channels;
  const [before, after] = [[], offsets].map((scrolled) => {
    const place = placeOf(screen, node, scrolled);
    const clip = clipChannels(place, layer.clipTravels, screen.device.width, stage.slice(2 * side));
    const corners = own == null ? [0, 0, 0, 0] : place.corners;
    return { 0: place.frame, 8: corners, 24: clip, 28: place.clip.radii };
  });
  for (const first of [0, 8, 24, 28]) {
    after[first].forEach((number, at) => (channels[first + at] += number - before[first][at]));
  }
  return channels;
}
