// The plans of flights, as the server computes them, for a moment after they were asked for.

import { pathOf } from "./link.js";
import { device, fetchFlight } from "./server.js";

const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Plans {
  #known = new Map();
  /** The routes of flows, as the paths of links. */
  #flows;

  /** @param flows The flows of the app, each with a `route`. */
  constructor(flows) { this.#flows = new Set(flows.map(({ route }) => encodeURI(route))); }

  /** A tap that follows a link is prepared as soon as the finger is down. */
  prepare(screen, tapped) {
    if (!this.#leadsToFlow(screen, tapped)) this.plan(screen, tapped, {}).catch(() => {});
  }

  /**
   * The flight to what a screen shows, or back from it. If it has a placeholder, that may be there before the content,
   * so both flights are asked for.
   */
  async planTo(upper, lower, tapped, { isPop, change }) {
    const plan = (phase) => this.plan(lower, tapped, { isPop, upper, change, phase });
    if (upper.phase === "content" || !upper.standIns.includes("placeholder")) return plan(upper.phase);
    for (const phase of ["content", "placeholder"]) plan(phase).catch(() => {});
    if (!upper.phase) await upper.first;
    // The content may arrive while the flight to the placeholder is on its way.
    for (;;) {
      const phase = upper.phase ?? "content";
      const planned = await plan(phase);
      if ((upper.phase ?? "content") === phase) return planned;
    }
  }

  /**
   * The flight of a tap on a screen.
   *
   * @param isPop Whether it goes back.
   * @param upper The screen that the tap has opened; undefined before that.
   * @param change The detents between which a sheet moves, if that is the flight.
   * @param phase What the screen that the tap opens shows; undefined for its content.
   */
  plan(screen, tapped, { isPop = false, upper, change, phase = upper?.phase }) {
    const options = {
      isPop, isReduced: prefersReducedMotion.matches, sourceDetent: screen.detent,
      detent: change ?? (isPop ? upper?.detent : undefined), scrolled: [screen.offsets, upper?.offsets ?? []],
      to: upper && this.#leadsToFlow(screen, tapped) ? upper.url : undefined,
      phase: phase === "content" ? undefined : phase,
    };
    const name = JSON.stringify([screen.url, tapped, options, device()]);
    if (!this.#known.has(name)) {
      const plan = fetchFlight(screen, tapped, options);
      this.#known.set(name, plan);
      plan.finally(() => setTimeout(() => this.#known.delete(name), 1000)).catch(() => {});
    }
    return this.#known.get(name);
  }

  /** Whether a tap follows a link to a flow: where that leads is only known when it is opened. */
  #leadsToFlow(screen, tapped) {
    const events = screen.element.querySelector(`[data-id="${CSS.escape(tapped)}"]`)?.dataset.events;
    const links = events ? (JSON.parse(events).tap ?? []).map(({ to }) => to) : [];
    return links.some((to) => typeof to === "string" && this.#flows.has(pathOf(to).split(/[?#]/)[0]));
  }
}
