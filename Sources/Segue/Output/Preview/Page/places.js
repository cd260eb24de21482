// Where a component really is. A plan supposes that nothing is scrolled; where something is, an end of
// a flight moves by what the scrolling changes, and stays to the last digit where nothing is.

/** What both of two edge lists leave: top, right, bottom, left in device coordinates. */
const intersection = (a, b) => [
  Math.max(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2]), Math.max(a[3], b[3]),
];

/** The radii of a box's corners that are corners of another box too, and 0 for the rest. */
function sharedCorners({ edges, radii }, box) {
  const [top, right, bottom, left] = edges.map((edge, side) => Math.abs(edge - box[side]) < 0.5);
  return [top && left, top && right, bottom && right, bottom && left]
    .map((isShared, corner) => (isShared ? radii[corner] : 0));
}

/**
 * A component's frame, the clip that its ancestors and the viewport leave, the clip's corners, and the
 * component's own corners where a rounded ancestor cuts them.
 */
function placeOf(screen, node, scrolled) {
  const [viewX, viewY, viewWidth, viewHeight] = screen.layout.viewport;
  const { parents } = screen.tree;
  const ancestors = [];
  for (let parent = parents[node]; parent >= 0; parent = parents[parent]) ancestors.unshift(parent);

  let [x, y] = [viewX, viewY];
  let clip = { edges: [viewY, viewX + viewWidth, viewY + viewHeight, viewX], radii: [0, 0, 0, 0] };
  const boxes = [];
  for (const ancestor of ancestors) {
    const { overflow } = screen.nodes[ancestor].style;
    if (overflow && overflow !== "visible") {
      const box = paddingBox(screen, ancestor, x, y);
      const edges = intersection(clip.edges, box.edges);
      const [mine, others] = [sharedCorners(clip, edges), sharedCorners(box, edges)];
      const radii = mine.map((radius, corner) => Math.max(radius, others[corner]));
      clip = { edges, radii: fitted(radii, edges[1] - edges[3], edges[2] - edges[0]) };
      boxes.push(box);
    }
    const [, scrollX, scrollY] = scrolled.find(([scroller]) => scroller === ancestor) ?? [0, 0, 0];
    x -= scrollX;
    y -= scrollY;
  }
  const [left, top, width, height] = screen.frame(node);
  const frame = [left + x, top + y, width, height];
  const edges = [frame[1], frame[0] + width, frame[1] + height, frame[0]];
  const corners = boxes.reduceRight(
    (radii, box) => {
      const cut = sharedCorners(box, edges);
      return fitted(radii.map((radius, corner) => Math.max(radius, cut[corner])), width, height);
    },
    fitted(radiiOf(screen.nodes[node]), width, height));
  return { frame, clip: clip.edges, clipCorners: clip.radii, corners };
}

/** The box inside of a component's border, with the radii of its corners. */
function paddingBox(screen, node, x, y) {
  const [left, top, width, height] = screen.frame(node);
  const [t, r, b, l] = screen.border(node);
  const [tl, tr, br, bl] = fitted(radiiOf(screen.nodes[node]), width, height);
  return {
    edges: [y + top + t, x + left + width - r, y + top + height - b, x + left + l],
    radii: [tl - Math.max(t, l), tr - Math.max(t, r), br - Math.max(b, r), bl - Math.max(b, l)]
      .map((radius) => Math.max(0, radius)),
  };
}

function radiiOf({ style }) {
  return ["TopLeft", "TopRight", "BottomRight", "BottomLeft"]
    .map((corner) => parseFloat(style[`border${corner}Radius`]) || 0);
}

/**
 * The clip as a layer's channels have it. One that travels has insets of the frame, save that what the
 * device's edge or a bar cuts off straight stays where it is.
 */
function clipChannels({ frame, clip, clipCorners }, travels, width, [top, bottom]) {
  if (!travels) return clip;
  const [tl, tr, br, bl] = clipCorners;
  const inset = (amount, reachesEdge, one, other) =>
    reachesEdge && one === 0 && other === 0 ? Math.min(amount, 0) : amount;
  return [
    inset(clip[0] - frame[1], clip[0] <= top, tl, tr),
    inset(frame[0] + frame[2] - clip[1], clip[1] >= width, tr, br),
    inset(frame[1] + frame[3] - clip[2], clip[2] >= bottom, bl, br),
    inset(clip[3] - frame[0], clip[3] <= 0, tl, bl),
  ];
}

/**
 * An end of a layer's way, corrected for how far the screen at that end is scrolled.
 *
 * A layer that has no component at this end flies with its pair, and is moved as that is.
 */
function correctedEnd(layer, side, screen, motion) {
  const planned = Array.from({ length: 36 }, (_, index) => layer[side ? "last" : "first"][index] ?? 0);
  const scrolled = screen.offsets;
  if (!scrolled.length) return planned;
  const own = layer.nodes[side];
  const node = own ?? motion.flying
    .find((other) => other.pair === layer.pair && other.nodes[side] !== null)?.nodes[side];
  if (node === undefined) return planned;

  const stage = motion.stage.slice(2 * side, 2 * side + 2);
  const numbers = (offsets) => {
    const place = placeOf(screen, node, offsets);
    const clip = clipChannels(place, layer.clipTravels, screen.device.width, stage);
    return { ...place, clip };
  };
  const [before, after] = [numbers([]), numbers(scrolled)];
  const move = (key, first) => {
    after[key].forEach((number, index) => (planned[first + index] += number - before[key][index]));
  };
  move("frame", 0);
  if (own !== null) move("corners", 8);
  move("clip", 24);
  move("clipCorners", 28);
  return planned;
}
