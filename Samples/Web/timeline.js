// The browser's history: one entry for each state of the app that a person can go back to. An entry
// has a number in `history.state`; what it stands for is kept for the session, so that it survives
// reloading.

const PREFIX = "segue-history-";

/** What makes two states the same place: which screens are where, whatever is scrolled and however high sheets are. */
export const placeOf = ({ root, modals }) => JSON.stringify([root, modals], (name, value) => {
  if (name === "detent") return undefined;
  return value?.key !== undefined && value.screen ? value.key : value;
});

/** The keys of all screens on stacks. */
function keysOf({ root, modals }) {
  const keys = new Set();
  JSON.stringify([root, modals], (name, value) => {
    if (value?.key !== undefined && value.screen) keys.add(value.key);
    return value;
  });
  return keys;
}

/** Whether a state has only screens of another, and not all of them: what going back leaves. */
function isBehind(state, other) {
  const [keys, others] = [keysOf(state), keysOf(other)];
  return keys.size < others.size && [...keys].every((key) => others.has(key));
}

/** Whether a link that waited in another state has been opened, since what it requires is met. */
const isMet = (state, other) => Boolean(other.pending?.requires && state.met.includes(other.pending.requires));

export class Timeline {
  #entries = [];
  #index = 0;
  /** Which entries of the browser's history are these: those since the page was opened. */
  #name;
  /** The entry to which the client itself is going, and what to do when the browser is there. */
  #going;

  /**
   * @param onTravel Called when a person goes back or forward, with the state there, undefined if it is
   *   not known, and whether it is back.
   */
  constructor(onTravel) {
    const { name, index } = history.state ?? {};
    const saved = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    if (saved[index]) {
      this.#entries = saved;
      this.#index = index;
    }
    this.#name = saved[index] ? name : `${PREFIX}${Date.now()}-${Math.random()}`;
    addEventListener("popstate", ({ state }) => {
      const from = this.#index;
      this.#index = state?.index ?? 0;
      if (this.#going) {
        this.#going();
        this.#going = undefined;
        return;
      }
      onTravel(this.#entries[this.#index]?.state, this.#index < from);
    });
  }

  /** The state that was left by reloading the page; undefined if it was opened. */
  get saved() { return this.#entries[this.#index]?.state; }

  /** Resolves when the browser is where the client has sent it. */
  settled = Promise.resolve();

  /** Records the state after a change, and shows its address. */
  record(state, address) {
    const place = placeOf(state);
    const current = this.#entries[this.#index];
    if (current?.place === place) this.#correct(address);
    else {
      const earlier = this.#entries.findLastIndex((entry, at) => at < this.#index && entry.place === place);
      if (earlier >= 0) this.#go(earlier, address);
      // Behind a screen that was opened by a link there are others, which the history does not have. One on which
      // a requirement was met has no place in it, since nobody goes back to sign in again.
      else if (current && (isBehind(state, current.state) || isMet(state, current.state)))
        this.#show(address, "replaceState");
      else this.#push(address);
    }
    this.#entries[this.#index] = { place, state };
    this.#keep(JSON.stringify(this.#entries));
  }

  #keep(entries) {
    try {
      sessionStorage.setItem(this.#name, entries);
    } catch {
      // There is no more room: earlier visits are forgotten.
      const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
      for (const name of names) sessionStorage.removeItem(name);
      try { sessionStorage.setItem(this.#name, entries); } catch { /* Reloading starts anew. */ }
    }
  }

  #push(address) {
    const isFirst = this.#entries.length === 0;
    if (!isFirst) this.#entries.length = ++this.#index;
    this.#show(address, isFirst ? "replaceState" : "pushState");
  }

  #show(address, change) { history[change]({ name: this.#name, index: this.#index }, "", address); }

  /** Shows the address of a place that is current: in a window of another size, another column is topmost. */
  #correct(address) {
    if (location.pathname + location.search !== address) this.#show(address, "replaceState");
  }

  #go(index, address) {
    const steps = index - this.#index;
    this.#index = index;
    this.settled = new Promise((resolve) => (this.#going = () => {
      this.#correct(address);
      resolve();
    }));
    history.go(steps);
  }
}
