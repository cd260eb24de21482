// Engines in workers.

/** An engine in a worker. Of questions that wait under one name, only the last is asked. */
export class EngineWorker {
  #worker;
  #waiting = new Map();
  #asked = null;
  #count = 0;
  #notice;
  #restarted;
  /** When it ended last: one that ends again at once is not started until it is asked. */
  #ended = -Infinity;

  /**
   * @param notice Shows that the engine has ended.
   * @param restarted Is called when another has taken its place, which knows nothing yet.
   */
  constructor(notice, restarted) {
    this.#notice = notice;
    this.#restarted = restarted;
  }

  ask(name, question, answered) {
    this.#waiting.set(name, { question, answered });
    this.#next();
  }

  #start() {
    this.#worker = new Worker("/worker.js", { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#answered(data);
    this.#worker.onerror = (event) => this.#end(event.message ?? "it cannot be loaded");
  }

  #next() {
    const [name] = this.#waiting.keys();
    if (this.#asked || name === undefined) return;
    if (!this.#worker) this.#start();
    this.#asked = this.#waiting.get(name);
    this.#waiting.delete(name);
    this.#worker.postMessage({ number: ++this.#count, ...this.#asked.question() });
  }

  #answered({ number, answer, error, hasEnded }) {
    if (!this.#asked || number !== this.#count) return;
    if (hasEnded) return this.#end(error);
    const { answered } = this.#asked;
    this.#asked = null;
    try {
      answered(answer, error);
    } finally {
      this.#next();
    }
  }

  #end(message) {
    this.#worker.terminate();
    this.#worker = null;
    this.#asked = null;
    this.#waiting.clear();
    const isAgain = performance.now() - this.#ended < 10_000;
    this.#ended = performance.now();
    this.#notice(`${message}${isAgain ? "; it starts again after the next change" : "; another is started"}`);
    if (!isAgain) this.#restarted();
  }
}
