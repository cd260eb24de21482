// The server's answers. Everything is addressed by deep links: the path of a link is the path of its
// page, of its screen under /screens, and of the flights of its taps under /flights.

import { pathOf } from "./link.js";

/** The window as a device: its size in points, and how many pixels a point has. */
export const device = () => {
  const scale = Math.round(devicePixelRatio * 1e4) / 1e4;
  return `${innerWidth}x${innerHeight}@${scale}`;
};

/** The address of the page of a link. */
export const addressOf = pathOf;

/** The link of the page; undefined if its address is that of the site. */
export const openedLink = (scheme) =>
  location.pathname === "/" ? undefined : `${scheme}:/${location.pathname}${location.search}`;

/** The engine's module. */
export const fetchEngine = () => fetch("/client/segue-client.wasm");

async function fetched(address, options) {
  const response = await fetch(address, options);
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  throw new Error(problem.detail ?? `The server answers ${response.status}.`);
}

function queried(address, query) {
  const [path, own] = address.split("?");
  const all = new URLSearchParams(own);
  for (const [name, value] of query) all.append(name, value);
  return `${path}?${all}`;
}

/** What a client needs to navigate: the outline of the project, its tabs and its fonts. */
export const fetchApp = async () => (await fetched("/app")).json();

/**
 * The elements of a screen, laid out for the window.
 *
 * @param screen The screen, with its link.
 * @param detent The number of the detent at which a sheet rests; undefined for its first.
 * @param phase What is shown instead of the content, `placeholder` or `failure`; undefined for the content.
 */
export async function fetchScreen({ url }, presentation, detent, phase) {
  const query = [["device", device()]];
  if (phase) query.push(["phase", phase]);
  if (presentation) query.push(["presentation", presentation]);
  if (detent !== undefined) query.push(["detent", detent]);
  const response = await fetched(
    queried(`/screens${pathOf(url)}`, query), { headers: { Accept: "text/html" } });
  const template = document.createElement("template");
  template.innerHTML = await response.text();
  return template.content.firstElementChild;
}

/**
 * The flight of a tap on a screen.
 *
 * @param sourceDetent The number of the detent at which the tapped screen rests; undefined for its first.
 * @param detent Where the sheet rests that the tap opens, or `0:1` for its way from one detent to another.
 * @param to The link of the screen that the tap opens; undefined if that depends on no choice.
 * @param phase What that screen shows; undefined for its content.
 * @param scrolled The offsets of containers on the tapped screen, each `[id, x, y]`, and on the
 *   screen that it opens.
 */
export async function fetchFlight({ url }, tapped, { isPop, isReduced, sourceDetent, detent, to, phase, scrolled: [source, destination] }) {
  const query = [["device", device()], ["tap", tapped]];
  if (isPop) query.push(["direction", "pop"]);
  if (isReduced) query.push(["motion", "reduced"]);
  if (sourceDetent !== undefined) query.push(["sourceDetent", sourceDetent]);
  if (detent !== undefined) query.push(["detent", detent]);
  if (to) query.push(["to", to]);
  if (phase) query.push(["phase", phase]);
  for (const [id, x, y] of source) query.push(["scroll", `${id}:${x},${y}`]);
  for (const [id, x, y] of destination) query.push(["destinationScroll", `${id}:${x},${y}`]);
  return (await fetched(queried(`/flights${pathOf(url)}`, query))).json();
}

/** The address of a picture for its source in a screen. */
export const pictureAddress = (source) =>
  source.includes("://") ? source : `/assets/${source.split("/").map(encodeURIComponent).join("/")}`;
