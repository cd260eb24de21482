// Dragging the card on top: a finger holds a flight, to the next detent or away. What the engine answers
// when the finger is lifted decides where the flight goes from there.

/** How far a finger moves, in points, before it drags. */
const slop = 8;
/** For how long, in milliseconds, a finger's speed is measured. */
const recently = 100;

export class SheetDrag {
  #client;
  /** Where the finger began, and on what; undefined if no finger is down. */
  #start;
  /** Where the finger has been, each `[time, y]`. */
  #moves = [];
  /** Which way the sheet goes, and the flight that shows it; undefined while that is being fetched. */
  #way;
  #flight;

  /**
   * @param client Whose topmost screen is dragged.
   * @param stage The element that contains all screens.
   */
  constructor(client, stage) {
    this.#client = client;
    stage.addEventListener("pointerdown", (event) => this.#press(event));
    // Links and pictures would be dragged out of the page.
    stage.addEventListener("dragstart", (event) => this.#start && event.preventDefault());
    stage.addEventListener("pointermove", (event) => this.#move(event, stage));
    stage.addEventListener("pointerup", (event) => this.#lift(event));
    stage.addEventListener("pointercancel", (event) => this.#lift(event));
  }

  #press({ target, isPrimary, button, pointerId, clientX, clientY }) {
    const card = this.#client.card;
    const scroller = target.closest?.(".scroller");
    const scrolls = scroller && scroller.scrollHeight > scroller.clientHeight + 1;
    if (!card || !isPrimary || button !== 0 || scrolls || !card.element.contains(target)) return;
    this.#start = { pointerId, x: clientX, y: clientY, card };
    this.#way = this.#flight = undefined;
    this.#moves = [];
  }

  #move({ pointerId, buttons, clientX, clientY, timeStamp }, stage) {
    const start = this.#start;
    if (start?.pointerId !== pointerId) return;
    // Something else has been opened or closed in the meantime, or the finger was lifted unnoticed.
    if (!buttons || !this.#isOnTop(start)) return this.#cancel();
    const distance = clientY - start.y;
    if (this.#moves.length === 0) {
      const aside = Math.abs(clientX - start.x);
      if (Math.max(Math.abs(distance), aside) < slop) return;
      if (aside > Math.abs(distance)) return void (this.#start = undefined);
      stage.setPointerCapture(pointerId);
    }
    this.#moves.push([timeStamp, clientY]);
    this.#hold(start, distance);
  }

  /** Shows the sheet where the finger has it. */
  async #hold(start, distance) {
    const way = wayOf(start.card, distance);
    if (way !== this.#way) {
      this.#way = way;
      this.#client.putBack(this.#flight);
      this.#flight = undefined;
      const flight = way && await this.#client.hold(way);
      // In the meantime the finger may have turned round, or be up.
      if (this.#way !== way || this.#start !== start) return this.#client.putBack(flight);
      this.#flight = flight ?? this.#flight;
    }
    const last = this.#moves.at(-1)[1];
    if (this.#flight?.isHeld) this.#flight.show.holdWhere(start.card.top + last - start.y);
  }

  #isOnTop({ card }) { return this.#client.top.key === card.key; }

  #cancel() {
    this.#start = undefined;
    this.#client.putBack(this.#client.flight);
  }

  #lift({ type, pointerId, clientY, timeStamp }) {
    const start = this.#start;
    if (start?.pointerId !== pointerId) return;
    if (type === "pointercancel" || !this.#isOnTop(start)) return this.#cancel();
    this.#start = undefined;
    if (this.#moves.length === 0) return;
    const [since, from] = this.#moves.find(([time]) => timeStamp - time <= recently) ?? [timeStamp, clientY];
    const speed = timeStamp > since ? (1000 * (clientY - from)) / (timeStamp - since) : 0;
    this.#client.run(`drag ${rounded(clientY - start.y)} ${rounded(speed)}`);
  }
}

const rounded = (number) => Math.round(number * 1000) / 1000;

/** Returns the nearest of the places of a sheet above or below a place; undefined if there is none. */
export function nearest(tops, top, isUp) {
  const beyond = tops.filter((other) => (isUp ? other < top : other > top));
  return beyond.length === 0 ? undefined : isUp ? Math.max(...beyond) : Math.min(...beyond);
}

/** Returns where a card goes that is dragged: a change of detents such as `0:1`, or `away`. */
function wayOf({ top, tops, detent, leaves }, distance) {
  const next = nearest(tops, top, distance < 0);
  if (next !== undefined) return `${detent}:${tops.indexOf(next)}`;
  return distance > 0 && leaves ? "away" : undefined;
}
