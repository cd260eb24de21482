// What a server answers to the web client, for the client in the app's frame: here the engine of the page
// around it answers. The address is that of the frame, with the path of the link behind a `#`.

import { pathOf } from "/client/link.js";

const { app } = parent;

export const device = () => app.device;
export const addressOf = (url) => `${location.href.split("#", 1)[0]}#${pathOf(url)}`;
export const openedLink = (scheme) => (location.hash ? `${scheme}:/${location.hash.slice(1)}` : undefined);
export const fetchEngine = () => app.engine ?? fetch("/segue.wasm");

const isRemote = (address) => address.includes("://");
/** The address of a file of the project, for its path as a relative reference. */
const fileAddress = (reference) => (isRemote(reference) ? reference : app.addressOf(decodeURIComponent(reference)));

export async function fetchApp() {
  const { fonts, tabs, ...others } = app.description;
  return {
    ...others,
    fonts: fonts.map((font) => ({ ...font, address: fileAddress(font.address) })),
    tabs: tabs.map((tab) => ({ ...tab, icon: tab.icon && fileAddress(tab.icon) })),
  };
}

/** The content of a screen comes when the page says: at once, late, or never. */
async function takeTime() {
  if (app.network === "slow") await new Promise((resolve) => setTimeout(resolve, 3000));
  if (app.network === "broken") throw new Error("The page says that no content can be loaded.");
}

export async function fetchScreen(screen, presentation, detent, phase) {
  if (!phase) await takeTime();
  const options = { arguments: screen.arguments, presentation, detent, phase };
  const template = document.createElement("template");
  template.innerHTML = await app.ask({ elements: [screen.name, device(), options] });
  const element = template.content.firstElementChild;
  for (const link of element.querySelectorAll("a[href]")) link.href = addressOf(link.getAttribute("href"));
  for (const name of ["src", "poster"]) {
    for (const shown of element.querySelectorAll(`[${name}]`)) shown[name] = fileAddress(shown.getAttribute(name));
  }
  return element;
}

const offsetsOf = (scrolled) => Object.fromEntries(scrolled.map(([id, ...offset]) => [id, offset]));

export function fetchFlight(screen, tapped, { isPop, isReduced, sourceDetent, detent, to, phase, scrolled }) {
  const [scroll, destinationScroll] = scrolled.map(offsetsOf);
  const options = {
    arguments: screen.arguments, presentation: screen.presentation, detent: sourceDetent,
    to, destinationPhase: phase, direction: isPop ? "pop" : "push", reducedMotion: isReduced, scroll, destinationScroll,
  };
  if (typeof detent === "string") options.detents = detent.split(":").map(Number);
  else options.destinationDetent = detent;
  return app.ask({ flight: [screen.name, tapped, device(), options] });
}

export const pictureAddress = (source) => (isRemote(source) ? source : app.addressOf(`${app.assets}/${source}`));
